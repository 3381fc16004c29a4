"""All cards of Driftwood, wherever they lie."""

from toy.rules import Driftwood


def driftwood_cards(state: Driftwood) -> list[int]:
    """Sorted, so that it is the same from the first deal to the end."""
    held = [card for hand in state.hands for card in hand]
    bids = [bid for bid in state.bids if bid]
    return sorted(state.deck + held + bids + state.discards)
