"""What the cards of Comet are worth to a seat."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.comet import SCORING, SHOWN, SYMBOLS
from liferaft.bots.plan.comet.customs import Custom
from liferaft.core.bits import BIT, lowest
from liferaft.games.comet.box import (
    ANIMALS,
    CARD_BIT,
    COUNT_CARDS,
    DECK,
    GOLD_CARDS,
    HERO_SCORE,
    JOKER,
    LOWERS_NEST,
    LOWEST_NEST,
    NEST,
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
from liferaft.games.comet.tables import MAIN

WHOLE: Final = 7.0  # Rests from the first to the comet


class Cards:
    """Looks at cards as one seat does: as animals, as fuel, as help."""

    def __init__(self, custom: Custom) -> None:
        self.custom = custom
        self.rows: vec[i64] = vec[i64]()  # the scorings of the seat that count cards
        self.rests = 0.0  # how many Rests it will still have
        self.lower: i64 = 0  # by how much its nests are nearer

    def read(self, s: State, p: i64) -> None:
        """Look with the eyes of a seat."""
        self.rests = 0.0
        if s.phase == MAIN:
            self.rests = float(s.pile) / (self.custom.pace * float(s.seats))
        self.lower = s.passive(p, LOWERS_NEST)
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

    def worth(self, s: State, p: i64, animal: i64) -> float:
        """What an animal brings if it is rescued: points, and its ability."""
        worth = float(POINTS[animal])
        bit = CARD_BIT[animal]
        deck = DECK[animal]
        for row in self.rows:
            if SCORE_CARDS[2 * row + deck] & bit:
                worth += float(SCORE_POINTS[row]) / float(SCORE_EVERY[row])
        row = SCORE_OF[animal]
        if row >= 0:
            worth += float(per(s, p, row)) + SCORING[animal] * min(1.0, self.rests / WHOLE)
        return worth + self.custom.animals[animal] * self.rests

    def egg(self, s: State, p: i64, animal: i64) -> float:
        """What is left of that after the way from its nest to the cave."""
        nest = NEST[animal] - self.lower
        nest = max(nest, LOWEST_NEST)
        return self.worth(s, p, animal) - self.custom.far * float(nest)

    def fuel(self, animal: i64) -> float:
        """What the symbols of an animal card are worth."""
        each = self.custom.symbol
        if SHOWN[animal] == BIT[JOKER]:
            each += self.custom.wild
        return each * float(SYMBOLS[animal])

    def card(self, s: State, p: i64, card: i64) -> float:
        """What a card in the hand is worth."""
        if card >= ANIMALS:
            return self.custom.help * self.custom.helps[card - ANIMALS]
        egg = self.egg(s, p, card)
        worth = self.fuel(card)
        return worth + self.custom.egg * egg if egg > 0.0 else worth
