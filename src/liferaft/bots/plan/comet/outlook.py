"""What a position of Comet will come to, as many games have taught: a small net.

It sees a seat by *marks*, which are there or not, and by amounts: the terms of the evaluation, the
size of the pile, and what habit sees. Its table, outlook.csv, has a row of weights for each of
them; bench/outlook.py makes it.
"""

from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.base import chance
from liferaft.bots.evaluate.comet import WEIGHTS as JUDGED
from liferaft.bots.evaluate.comet import Comet
from liferaft.bots.plan.comet.customs import WEIGHTS
from liferaft.bots.plan.comet.sights import SIGHTS, Sights
from liferaft.core.agenda import seat_of
from liferaft.core.bits import BIT, lowest
from liferaft.games.comet.box import (
    ANIMAL_IDS,
    ANIMALS,
    CARD_IDS,
    CARDS,
    GOLD_CARDS,
    HERO_IDS,
    HEROES,
    RESCUERS,
    SILVER_CARDS,
)
from liferaft.games.comet.rules import State
from liferaft.games.comet.table import HAND, RESCUED, TURNED
from liferaft.games.comet.tables import PHASES

TABLE: Final = Path(__file__).parent / "outlook.csv"

FAR: Final = 24  # steps that are told apart
PILE: Final = 40  # sizes of the pile that are told apart, in half cards a seat
SEATS: Final = 4

# Marks, one kind after the other

IN_HAND: Final[i64] = 0  # by card
RESCUED_ONE: Final[i64] = IN_HAND + CARDS  # by animal
TURNED_ONE: Final[i64] = RESCUED_ONE + ANIMALS
ON_ITS_WAY: Final[i64] = TURNED_ONE + ANIMALS
READY_HERO: Final[i64] = ON_ITS_WAY + ANIMALS  # by hero, and for none
TURNED_HERO: Final[i64] = READY_HERO + HEROES + 1
STEPS: Final[i64] = TURNED_HERO + HEROES + 1  # of a rescuer to the cave
BUSY: Final[i64] = STEPS + FAR  # how many rescuers are on their way
SILVER_PILE: Final[i64] = BUSY + RESCUERS + 1
PHASE: Final[i64] = SILVER_PILE + PILE
WAIT: Final[i64] = PHASE + len(PHASES)  # seats that play before this one
AT_TABLE: Final[i64] = WAIT + SEATS  # how many seats there are
OUT: Final[i64] = AT_TABLE + SEATS + 1  # who has passed for good
MARKS: Final[i64] = OUT + 1


def marks() -> list[str]:
    """The names of all marks."""
    heroes = [*HERO_IDS, "nobody"]
    return [
        *[f"hand {card}" for card in CARD_IDS],
        *[f"rescued {animal}" for animal in ANIMAL_IDS],
        *[f"turned {animal}" for animal in ANIMAL_IDS],
        *[f"way {animal}" for animal in ANIMAL_IDS],
        *[f"hero {hero}" for hero in heroes],
        *[f"turned_hero {hero}" for hero in heroes],
        *[f"steps {n}" for n in range(FAR)],
        *[f"busy {n}" for n in range(RESCUERS + 1)],
        *[f"pile {n}" for n in range(PILE)],
        *[f"phase {phase}" for phase in PHASES],
        *[f"wait {n}" for n in range(SEATS)],
        *[f"seats {n}" for n in range(SEATS + 1)],
        "out",
    ]


AMOUNTS: Final[tuple[str, ...]] = (
    *[f"term {name}" for name in JUDGED],
    "cards left",  # in the silver pile, for each seat
    *[f"seen {name}" for name in SIGHTS],
)
ROWS: Final[tuple[str, ...]] = (
    *marks(),
    *AMOUNTS,
    "bias",  # what the hidden units begin with
    "out of all",  # what they count for
)


def read_table(text: str) -> dict[str, list[float]]:
    """The rows of a table by name."""
    rows: dict[str, list[float]] = {}
    for line in text.splitlines():
        cells = line.split(",")
        rows[cells[0]] = [float(cell) for cell in cells[1:]]
    return rows


class Outlook:
    """Foretells what a position is worth to a seat."""

    def __init__(self, rows: dict[str, list[float]]) -> None:
        width = len(rows["bias"])
        weights: list[float] = []
        for name in ROWS:
            row = rows.get(name, [0.0] * width)  # nobody knows yet what a new card is worth
            assert len(row) == width, f"the row of {name} has {len(row)} weights, not {width}"
            weights.extend(row)
        self.width: i64 = width  # hidden units
        self.weights: vec[float] = vec[float](weights)  # row by row
        self.layer: vec[float] = vec[float]([0.0] * width)
        self.judge = Comet(JUDGED)
        self.sights = Sights(WEIGHTS)

    def foretell(self, s: State, p: i64) -> float:
        """What the position will be worth to a seat, on average against each of the others."""
        own = self.worth(s, p)
        worth = 0.0
        for q in range(s.seats):
            if q != p:
                worth += chance(own - self.worth(s, q))
        return worth / float(s.seats - 1)

    def worth(self, s: State, p: i64) -> float:
        """What a seat has to set against the others."""
        width = self.width
        weights = self.weights
        layer = self.layer
        amounts = self.amounts(s, p)
        at = (MARKS + i64(len(amounts))) * width
        for i in range(width):
            layer[i] = weights[at + i]
        for mark in self.marks(s, p):
            at = mark * width
            for i in range(width):
                layer[i] += weights[at + i]
        at = MARKS * width
        for amount in amounts:
            if amount != 0.0:
                for i in range(width):
                    layer[i] += amount * weights[at + i]
            at += width
        at += width  # the bias is in already
        worth = 0.1 * amounts[0]  # ten points are worth as much as chance() has it
        for i in range(width):
            if layer[i] > 0.0:
                worth += layer[i] * weights[at + i]
        return worth

    def amounts(self, s: State, p: i64) -> vec[float]:
        """How much there is for a seat of what is counted, the points as they stand first."""
        out = self.judge.amounts(s, p)
        out = append(out, float(s.pile) / float(s.seats))
        for amount in self.sights.sights(s, p):
            out = append(out, amount)
        return out

    def marks(self, s: State, p: i64) -> vec[i64]:
        """The marks of a seat; of a card that it has twice, twice."""
        out: vec[i64] = vec[i64](capacity=48)
        out = bundle(out, s, s.at(p, HAND), IN_HAND)
        out = bundle(out, s, s.at(p, RESCUED), RESCUED_ONE)
        out = bundle(out, s, s.at(p, TURNED), TURNED_ONE)
        out = append(out, (TURNED_HERO if s.hero_turned(p) else READY_HERO) + s.hero(p))
        ways = self.judge.ways(s, p)
        busy: i64 = 0
        for k in range(i64(RESCUERS)):
            animal = s.in_slot(p, k)
            if animal >= 0:
                busy += 1
                out = append(out, ON_ITS_WAY + animal)
                out = append(out, STEPS + min((ways >> (8 * k)) & 127, i64(FAR - 1)))
        out = append(out, BUSY + busy)
        out = append(out, SILVER_PILE + min(2 * s.pile // s.seats, i64(PILE - 1)))
        out = append(out, PHASE + s.phase)
        turn = s.turn if s.over or not len(s.agenda) else seat_of(s.agenda[-1])
        out = append(out, WAIT + (turn - p + s.seats) % s.seats)
        out = append(out, AT_TABLE + s.seats)
        return append(out, OUT) if s.out & BIT[p] else out


def bundle(out: vec[i64], s: State, at: i64, kind: i64) -> vec[i64]:
    """Mark the cards of a bundle."""
    for word in range(i64(3)):
        left = s.words[at + word]
        cards = GOLD_CARDS if word == 2 else SILVER_CARDS
        while left:
            out = append(out, kind + cards[lowest(left)])
            left &= left - 1
    return out


def outlook() -> Outlook:
    """The outlook that many games have taught."""
    return Outlook(read_table(TABLE.read_text(encoding="utf-8")))
