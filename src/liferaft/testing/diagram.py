"""For tests of single rules: answer a position in words and read what it allows."""

from liferaft.core.game import State


def legal(state: State, seat: int | None = None, verb: str = "") -> set[str]:
    """The legal actions as text, all or those of one verb."""
    texts = {state.game.action_text(action) for action in state.legal_actions(seat)}
    return {text for text in texts if not verb or text.split()[0] == verb}


def do(state: State, *texts: str, seat: int | None = None) -> State:
    """Apply actions given as text one after the other; the state itself, for chaining."""
    for text in texts:
        state.apply(state.game.parse_action(text), seat)
    return state


def why_not(state: State, text: str, seat: int | None = None) -> str:
    """The refusal of an action given as text; empty if it is legal."""
    return state.why_not(state.game.parse_action(text), seat)
