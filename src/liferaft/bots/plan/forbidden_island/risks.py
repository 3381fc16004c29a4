"""How likely the sea takes a flooded tile: what is known of the flood pile, layer by layer."""

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.bits import count, lowest
from liferaft.core.pack import held, size
from liferaft.games.forbidden_island.box import (
    CARDS_PER_TURN,
    FLOOD_CARDS,
    SKULL,
    TILES,
    WATERS_RISE,
)
from liferaft.games.forbidden_island.rules import State


class Risks:
    """By tile: the chance that a flooded one sinks, at the end of this turn and of the next."""

    def __init__(self) -> None:
        self.now: vec[float] = vec[float]([0.0] * TILES)
        self.soon: vec[float] = vec[float]([0.0] * TILES)

    def look(self, state: State, draws: i64) -> None:
        """Find them all; so many treasure cards are drawn before the flood cards."""
        rise = rising(state, draws)
        soon = 1.0 - (1.0 - rise) * (1.0 - rising(state, CARDS_PER_TURN))
        calm = FLOOD_CARDS[min(state.water, SKULL - 1)]
        wild = FLOOD_CARDS[min(state.water + 1, SKULL - 1)]
        discards = count(state.flood_discards)
        above: i64 = 0
        for i in range(i64(len(state.flood_pile)) - 1, -1, -1):
            layer = state.flood_pile[i]
            n = count(layer)
            wet = layer & state.flooded
            if wet:
                now = (1.0 - rise) * share(calm - above, n)
                now += rise * share(wild - above - discards, n)
                later = (1.0 - soon) * share(2 * calm - above, n)
                later += soon * share(calm + wild - above - discards, n)
                self.note(wet, now, later)
            above += n
        wet = state.flood_discards & state.flooded
        if wet:
            now = (1.0 - rise) * share(calm - above, discards) + rise * share(wild, discards)
            later = (1.0 - soon) * share(2 * calm - above, discards)
            later += soon * share(calm + wild, discards)
            self.note(wet, now, later)

    def note(self, tiles: i64, now: float, soon: float) -> None:
        """Write down the same risks for some tiles."""
        while tiles:
            tile = lowest(tiles)
            self.now[tile] = now
            self.soon[tile] = soon
            tiles &= tiles - 1


def share(cards: i64, n: i64) -> float:
    """The chance to be among so many cards drawn of *n*."""
    if cards <= 0:
        return 0.0
    return 1.0 if cards >= n else float(cards) / float(n)


def rising(state: State, draws: i64) -> float:
    """How likely the waters rise while so many treasure cards are drawn."""
    pile = state.treasure_cards()
    if size(pile) < draws:
        pile += state.treasure_discards
    n = size(pile)
    calm = 1.0
    dry = n - held(pile, WATERS_RISE)
    for _ in range(draws):
        if n <= 0:
            break
        calm *= float(max(dry, i64(0))) / float(n)
        dry -= 1
        n -= 1
    return 1.0 - calm
