"""Which abilities and help cards of Comet a seat can use at a moment."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.bits import BIT, lowest
from liferaft.games.comet.box import (
    ANIMALS,
    CARD_BIT,
    DECK,
    EFFECT_KIND,
    EFFECT_KINDS,
    FIRST_ROW,
    GOLD,
    GOLD_CARDS,
    HELP_IN,
    HELPS,
    HERO_TAP,
    HERO_WINDOWS,
    SILVER,
    SILVER_CARDS,
    TAP,
    TAPS,
)
from liferaft.games.comet.rules import State
from liferaft.games.comet.tables import HELP, THE_HERO, USE

NONE: Final[i64] = -1


def _of_kind() -> list[i64]:
    """By 2 × kind + deck: the animals that have such an ability."""
    out: list[i64] = [i64(0)] * (2 * len(EFFECT_KINDS))
    for animal in range(ANIMALS):
        if TAP[animal] >= 0:
            out[2 * EFFECT_KIND[TAP[animal]] + DECK[animal]] |= CARD_BIT[animal]
    return out


def _helps_of_kind() -> list[i64]:
    """By 2 × kind + deck: the help cards that have such an effect."""
    out: list[i64] = [i64(0)] * (2 * len(EFFECT_KINDS))
    for number in range(HELPS):
        for row in range(FIRST_ROW[number], FIRST_ROW[number + 1]):
            card = ANIMALS + number
            out[2 * EFFECT_KIND[row] + DECK[card]] |= CARD_BIT[card]
    return out


TAPS_OF: Final[vec[i64]] = vec[i64](_of_kind())  # by 2 × kind + deck: animals
HELPS_OF: Final[vec[i64]] = vec[i64](_helps_of_kind())  # help cards


class Sources:
    """Finds abilities and help cards."""

    def __init__(self) -> None:
        self.row: i64 = 0  # the effect that was found last
        self.skip: i64 = 0  # how many were found before it

    def open(self, s: State, p: i64, window: i64) -> bool:
        """Whether there is anything for a moment."""
        if s.ready_animals(p, SILVER) & TAPS[2 * window]:
            return True
        if s.ready_animals(p, GOLD) & TAPS[2 * window + 1]:
            return True
        if s.hand(p, SILVER) & HELP_IN[2 * window] or s.hand(p, GOLD) & HELP_IN[2 * window + 1]:
            return True
        return bool(HERO_WINDOWS[s.hero(p)] & BIT[window]) and not s.hero_turned(p)

    def find(self, s: State, p: i64, window: i64, kind: i64) -> i64:
        """How to use the first effect of a kind that can be used now; NONE if there is none."""
        self.skip = 0
        return self.search(s, p, window, kind)

    def next(self, s: State, p: i64, window: i64, kind: i64) -> i64:
        """The one after it."""
        self.skip += 1
        return self.search(s, p, window, kind)

    def search(self, s: State, p: i64, window: i64, kind: i64) -> i64:
        """Abilities first, help cards last."""
        skip = self.skip
        for deck in range(i64(2)):
            left = s.ready_animals(p, deck) & TAPS_OF[2 * kind + deck]
            cards = GOLD_CARDS if deck else SILVER_CARDS
            while left:
                animal = cards[lowest(left)]
                left &= left - 1
                if s.usable(p, TAP[animal]):
                    if not skip:
                        self.row = TAP[animal]
                        return USE + animal
                    skip -= 1
        row = HERO_TAP[s.hero(p)]
        if row >= 0 and EFFECT_KIND[row] == kind and s.hero_usable(p, window):
            if not skip:
                self.row = row
                return USE + THE_HERO
            skip -= 1
        for deck in range(i64(2)):
            left = s.hand(p, deck) & HELPS_OF[2 * kind + deck] & HELP_IN[2 * window + deck]
            cards = GOLD_CARDS if deck else SILVER_CARDS
            while left:
                number = cards[lowest(left)] - ANIMALS
                left &= left - 1
                if s.help_usable(p, number):
                    if not skip:
                        self.row = row_of(number, kind)
                        return HELP + number
                    skip -= 1
        return NONE


def row_of(number: i64, kind: i64) -> i64:
    """The row of the effect of a kind that a help card has."""
    row = FIRST_ROW[number]
    while EFFECT_KIND[row] != kind:
        row += 1
    return row
