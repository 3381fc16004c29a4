"""The customs of a team on Forbidden Island: what counts for how much, and who does what."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.agenda import step_of, thing_of
from liferaft.core.bits import BIT
from liferaft.core.pack import held
from liferaft.games.forbidden_island.box import (
    CARDS_TO_FIND,
    LANDING,
    MESSENGER,
    TILES,
    TREASURE_TILES,
    TREASURES,
)
from liferaft.games.forbidden_island.rules import State
from liferaft.games.forbidden_island.tables import ACT

WEIGHTS: Final[dict[str, float]] = {
    "landing": 10.46,  # what it is worth to keep Fools' Landing
    "last_tile": 2.39,  # the last tile of a treasure to be found
    "wet_pair": 11.97,  # one of its two tiles, if both are flooded
    "pair": 1.06,  # one of its two tiles
    "plain": 0.66,  # any other tile
    "beside": 0.036,  # how much more for each of those tiles at its side
    "soon": 0.24,  # how much the risk of the next turn counts
    "always": 0.045,  # a risk that every flooded tile has
    "double": 1.07,  # how much more shoring up is worth to the Engineer
    "find": 13.42,  # a treasure for which one has the cards
    "give": 0.98,  # to bring cards together, by what that adds to the worth of a hand
    "full": 0.068,  # how much more that is worth for each card beyond three in the own hand
    "crowded": 0.6,  # what is left of it if the other hand is full
    "meet": 0.26,  # to go to somebody who has cards for one's own treasure
    "approach": 0.014,  # to wait near the tile of a treasure, for each card one has
    "home": 4.0,  # all treasures found: to go to Fools' Landing
    "push": 1.95,  # to bring a pawn nearer to where it must go
    "late": 0.24,  # what is left of a goal that this turn cannot reach
    "bags": 0.4,  # the danger for which Sandbags are played
    "rescue": 0.95,  # the danger for which a pawn is flown to the place
    "last_lift": 0.98,  # the only Helicopter Lift is used while so many treasures are missing
    "one": 0.5,  # what a hand is worth with so many cards of a treasure
    "two": 0.53,
    "three": 2.52,
    "four": 16.88,
    "keep_own": 0.91,  # how much more a card is worth to the one who gathers its kind
    "keep_other": 0.75,  # how much of that it is worth to somebody else
    "keep_bags": 0.7,  # Sandbags
    "keep_lift": 6.0,  # the only Helicopter Lift
    "keep_spare": 0.3,  # another one
}

ALL: Final[i64] = BIT[TREASURES] - 1


def _treasures_by_tile() -> list[i64]:
    out: list[i64] = [-1] * TILES
    for treasure in range(TREASURES):
        for tile in range(TILES):
            if TREASURE_TILES[treasure] & BIT[tile]:
                out[tile] = treasure
    return out


TREASURE_AT: Final[vec[i64]] = vec[i64](_treasures_by_tile())  # by tile: its treasure, or -1


class Custom:
    """The weights of a habit by name."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.landing: float = weights["landing"]
        self.last_tile: float = weights["last_tile"]
        self.wet_pair: float = weights["wet_pair"]
        self.pair: float = weights["pair"]
        self.plain: float = weights["plain"]
        self.beside: float = weights["beside"]
        self.soon: float = weights["soon"]
        self.always: float = weights["always"]
        self.double: float = weights["double"]
        self.find: float = weights["find"]
        self.give: float = weights["give"]
        self.full: float = weights["full"]
        self.crowded: float = weights["crowded"]
        self.meet: float = weights["meet"]
        self.approach: float = weights["approach"]
        self.home: float = weights["home"]
        self.push: float = weights["push"]
        self.late: float = weights["late"]
        self.bags: float = weights["bags"]
        self.rescue: float = weights["rescue"]
        self.last_lift: float = weights["last_lift"]
        self.keep_own: float = weights["keep_own"]
        self.keep_other: float = weights["keep_other"]
        self.keep_bags: float = weights["keep_bags"]
        self.keep_lift: float = weights["keep_lift"]
        self.keep_spare: float = weights["keep_spare"]
        one, two, three, four = (
            weights["one"],
            weights["two"],
            weights["three"],
            weights["four"],
        )
        self.hand: vec[float] = vec[float]([0.0, one, two, three, four])  # by cards of a treasure


def collector(s: State, treasure: i64) -> i64:
    """The seat that gathers the cards of a treasure: it has most; of several not the Messenger."""
    best: i64 = -1
    choice: i64 = 0
    for q in range(s.seats):
        n = 2 * held(s.hands[q], treasure)
        if s.roles[q] != MESSENGER:
            n += 1
        if n > best:
            best = n
            choice = q
    return choice


def useless(s: State, p: i64) -> i64:
    """How many cards of a hand are of treasures that have been found."""
    n: i64 = 0
    for treasure in range(i64(TREASURES)):
        if s.found & BIT[treasure]:
            n += held(s.hands[p], treasure)
    return n


def errand(s: State, p: i64) -> i64:
    """The tiles where a pawn must go: home, or to a treasure for which it has the cards."""
    if s.found == ALL:
        return BIT[LANDING]
    for treasure in range(i64(TREASURES)):
        if not s.found & BIT[treasure] and held(s.hands[p], treasure) >= CARDS_TO_FIND:
            return TREASURE_TILES[treasure] & ~s.sunk
    return 0


def actions_left(s: State) -> i64:
    """How many actions the active player still has."""
    for f in s.agenda:
        if step_of(f) == ACT:
            return thing_of(f)
    return 0
