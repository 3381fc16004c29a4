"""What habit sees in a position of Comet, whoever is to play: the numbers it decides by."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.plan.comet.habit import Habit
from liferaft.core.bits import BIT, lowest
from liferaft.games.comet.box import (
    ANIMALS,
    FUEL,
    GOLD_CARDS,
    LOWEST_NEST,
    NEST,
    RESCUERS,
    SILVER_CARDS,
)
from liferaft.games.comet.rules import State
from liferaft.games.comet.table import HAND
from liferaft.games.comet.tables import MAIN

SIGHTS: Final[tuple[str, ...]] = (
    "hatch",  # the animal that is hatched best, and the next one
    "hatch_next",
    "egg",  # the animal that brings most after its way, the next one, and all of them
    "egg_next",
    "eggs",
    "move",  # the card that is played best in a Move, the next two, and all of them
    "move_next",
    "move_third",
    "moves",
    "movers",  # how many there are
    "bad",  # cards that Rest would discard
    "power",  # abilities for a Move
    "turned",  # abilities that a Rest would ready
    "rest",  # what a Rest would bring
    "need",  # steps that rescuers have to go
    "budget",  # symbols to come
    "limit",  # of the hand
    "prizes",  # animals on their way
    "near",  # the same, divided by their steps
    "hand",  # cards in it
)


class Best:
    """The three largest of some numbers, and the sum of all."""

    def __init__(self) -> None:
        self.one = 0.0
        self.two = 0.0
        self.three = 0.0
        self.sum = 0.0
        self.number = 0.0

    def note(self, worth: float) -> None:
        """Only what is more than nothing counts."""
        if worth <= 0.0:
            return
        self.sum += worth
        self.number += 1.0
        if worth > self.one:
            self.three = self.two
            self.two = self.one
            self.one = worth
        elif worth > self.two:
            self.three = self.two
            self.two = worth
        elif worth > self.three:
            self.three = worth


class Sights(Habit):
    """Looks at a position with the eyes of a seat."""

    def sights(self, s: State, p: i64) -> vec[float]:
        """What is seen, in the order of SIGHTS."""
        self.read(s, p)
        crew = s.on_board(p)
        self.reckon(s, p)
        self.lowered = self.head_start(s, p)
        custom = self.custom
        hatch = Best()
        eggs = Best()
        moves = Best()
        bad: i64 = 0
        for word in range(i64(3)):
            left = s.words[s.at(p, HAND) + word]
            cards = SILVER_CARDS if word < 2 else GOLD_CARDS
            while left:
                card = cards[lowest(left)]
                left &= left - 1
                if card >= ANIMALS:
                    continue
                worth = self.cards.worth(s, p, card)
                nest = max(NEST[card] - self.cards.lower, i64(LOWEST_NEST))
                egg = worth - custom.far * float(nest)
                keep = custom.egg * egg if egg > 0.0 else 0.0
                gain = self.gain(FUEL[card], crew) if crew else 0.0
                if self.cards.fuel(card) + keep + custom.fit * gain < custom.trash:
                    bad += 1
                hatch.note(self.hatch_value(s, card, worth, nest))
                eggs.note(egg)
                moves.note(gain - keep)
        prizes = 0.0
        near = 0.0
        for k in range(i64(RESCUERS)):
            if crew & BIT[k]:
                worth = self.cards.worth(s, p, s.in_slot(p, k))
                prizes += worth
                near += worth / float(self.trail.far[k] + 1)
        out: vec[float] = vec[float](capacity=20)
        out = append(out, hatch.one)
        out = append(out, hatch.two)
        out = append(out, eggs.one)
        out = append(out, eggs.two)
        out = append(out, eggs.sum)
        out = append(out, moves.one)
        out = append(out, moves.two)
        out = append(out, moves.three)
        out = append(out, moves.sum)
        out = append(out, moves.number)
        out = append(out, float(bad))
        out = append(out, self.power(s, p) if crew else 0.0)
        out = append(out, self.turned(s, p))
        out = append(out, self.rest_value(s, p, bad) if s.phase == MAIN else 0.0)
        out = append(out, float(self.need))
        out = append(out, float(self.budget))
        out = append(out, float(s.limit(p)))
        out = append(out, prizes)
        out = append(out, near)
        return append(out, float(s.hand_size(p)))
