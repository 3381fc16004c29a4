"""What an animal of Comet will bring a seat that rescues it, seen from now."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.bits import lowest
from liferaft.games.comet.box import (
    ANIMALS,
    CARD_BIT,
    COUNT_CARDS,
    DECK,
    GOLD_CARDS,
    HERO_SCORE,
    NO_HERO,
    POINTS,
    SCORE_CARDS,
    SCORE_EVERY,
    SCORE_HOW,
    SCORE_OF,
    SCORE_POINTS,
    SCORERS,
    SILVER_CARDS,
)
from liferaft.games.comet.rules import State
from liferaft.games.comet.scoring import per
from liferaft.games.comet.table import RESCUED

WHOLE: Final = 7.0  # Rests from the first to the comet


def _usual() -> list[float]:
    """By animal: what its score ability usually brings in a whole game."""
    out: list[float] = []
    for animal in range(ANIMALS):
        row = SCORE_OF[animal]
        usual = 3.0
        if row >= 0 and SCORE_HOW[row] == COUNT_CARDS and SCORE_EVERY[row] == 1:
            usual = 2.5 * float(SCORE_POINTS[row])
        out.append(usual if row >= 0 else 0.0)
    return out


USUAL: Final[vec[float]] = vec[float](_usual())


class Prizes:
    """Knows which scorings of a seat count cards, and so what a further animal brings."""

    def __init__(self) -> None:
        self.rows: vec[i64] = vec[i64]()  # those scorings

    def read(self, s: State, p: i64) -> None:
        """COM-8.2: look at the hero and at the animals rescued."""
        rows: vec[i64] = vec[i64](capacity=4)
        hero = s.hero(p)
        if hero != NO_HERO and SCORE_HOW[HERO_SCORE[hero]] == COUNT_CARDS:
            rows = append(rows, HERO_SCORE[hero])
        at = s.at(p, RESCUED)
        for word in range(i64(3)):
            left = s.words[at + word] & SCORERS[1 if word == 2 else 0]
            cards = GOLD_CARDS if word == 2 else SILVER_CARDS
            while left:
                row = SCORE_OF[cards[lowest(left)]]
                left &= left - 1
                if SCORE_HOW[row] == COUNT_CARDS:
                    rows = append(rows, row)
        self.rows = rows

    def points(self, s: State, p: i64, animal: i64, rests: float) -> float:
        """The points of an animal, and what it adds to scorings with so many Rests to come."""
        points = float(POINTS[animal])
        bit = CARD_BIT[animal]
        deck = DECK[animal]
        for row in self.rows:
            if SCORE_CARDS[2 * row + deck] & bit:
                points += float(SCORE_POINTS[row]) / float(SCORE_EVERY[row])
        row = SCORE_OF[animal]
        if row >= 0:
            points += float(per(s, p, row)) + USUAL[animal] * min(1.0, rests / WHOLE)
        return points
