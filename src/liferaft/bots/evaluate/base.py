"""The shape of every evaluation: named terms, their weights, and what becomes of their sum."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from liferaft.core.game import State

UNKNOWN: Final = -1e9  # less than any sum of terms


def chance(lead: float) -> float:
    """How likely one wins who leads by so much: 0.5 for nothing, towards 0 and 1 for a lot."""
    if lead < -40.0:
        return 0.0
    if lead > 40.0:
        return 1.0
    return 1.0 / (1.0 + math.exp(-lead))


def compared(sums: vec[float], spread: float) -> vec[float]:
    """By seat: how likely it wins against another one, if they have these sums."""
    seats = i64(len(sums))
    out: vec[float] = vec[float](capacity=seats)
    for p in range(seats):
        total = 0.0
        for q in range(seats):
            if q != p:
                total += chance((sums[p] - sums[q]) / spread)
        out = append(out, total / float(seats - 1))
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """What a state is worth to a seat, from 0 to 1.

    A game's module says how much there is of each term; by default that is the points as they
    stand. In a cooperative game the sum of all terms is a lead over the game, else over a rival.
    """

    def __init__(self, weights: dict[str, float]) -> None:
        self.names: tuple[str, ...] = tuple(weights)
        self.weights: vec[float] = vec[float](list(weights.values()))
        self.throws: i64 = 1  # how often an action that chance has a part in is tried out
        self.weighed: i64 = 0  # answers that were foreseen
        self.wide: i64 = 24  # lines of a turn that are followed
        self.most: i64 = 1500  # of them that are in the middle of something
        self.differ: float = 0.0  # by which answers differ; smaller leads do not end curiosity
        self.replies = False  # whether a search weighs what others do next, not only the own turn
        self.plans = False  # whether a search begins with the best turns instead of single actions

    # What a game's module writes

    def amounts(self, state: State, seat: i64) -> vec[float]:
        """How much of each term there is for a seat, in the order of the names."""
        return vec[float]([float(state.scores()[seat])])

    def spread(self, state: State) -> float:
        """The lead that wins about three games in four, in units of the sum."""
        return 10.0

    def alone(self, state: State) -> float:
        """What the state is worth to a team, or to one who plays alone, from 0 to 1."""
        return chance(self.worth(state, 0) / self.spread(state))

    def settled(self, state: State) -> bool:
        """Whether nothing is half done: a state of which the terms tell the truth."""
        return True

    def hope(self, state: State, seat: i64) -> float:
        """What the rest of the turn of a seat may add to the sum; with it lines are compared."""
        return 0.0

    def moment(self, state: State) -> i64:
        """A number that stays the same as long as a turn lasts."""
        return 0

    def likeness(self, state: State) -> i64:
        """Of states within a turn that are alike only the best is thought on; -1: like none."""
        return -1

    def foreseen(self, state: State, f: i64, action: i64, seat: i64) -> float:
        """The sum for a seat after an answer, where it can be told without carrying it out."""
        return UNKNOWN

    def worthwhile(self, state: State, f: i64, choices: vec[i64]) -> vec[i64]:
        """The answers to frame *f* that deserve thought, some at least; by default all."""
        return choices

    def is_plain(self, f: i64) -> bool:
        """Whether the evaluation alone answers frame *f* well enough in the rounds to come."""
        return False

    def prospects(self, state: State) -> vec[float]:
        """What the state is worth to every seat to who has time for a longer look."""
        return self.values(state)

    # What bots use

    def worth(self, state: State, seat: i64) -> float:
        """The sum of all terms."""
        total = 0.0
        amounts = self.amounts(state, seat)
        for i in range(i64(len(amounts))):
            total += self.weights[i] * amounts[i]
        return total

    def values(self, state: State) -> vec[float]:
        """What the state is worth to every seat, from 0 to 1."""
        seats = state.seats
        out: vec[float] = vec[float](capacity=seats)
        if state.over:
            for won in state.outcome():
                out = append(out, won)
            return out
        if state.game.cooperative or seats == 1:
            shared = self.alone(state)
            for _ in range(seats):
                out = append(out, shared)
            return out
        sums: vec[float] = vec[float](capacity=seats)
        for p in range(seats):
            sums = append(sums, self.worth(state, p))
        return compared(sums, self.spread(state))

    def rivals(self, state: State, seat: i64) -> vec[float]:
        """The sums of all others; none in a team, or of who plays alone."""
        out: vec[float] = vec[float](capacity=state.seats)
        if not state.game.cooperative:
            for q in range(state.seats):
                if q != seat:
                    out = append(out, self.worth(state, q))
        return out

    def against(self, state: State, seat: i64, rivals: vec[float]) -> float:
        """What the state, which is not the last one, is worth against rivals with these sums."""
        if not len(rivals):
            return self.alone(state)
        worth = self.worth(state, seat)
        spread = self.spread(state)
        total = 0.0
        for other in rivals:
            total += chance((worth - other) / spread)
        return total / float(len(rivals))

    def hoped(self, state: State, seat: i64) -> float:
        """What the rest of the turn of a seat may add to its value."""
        hope = self.hope(state, seat)
        return hope / (4.0 * self.spread(state)) if hope else 0.0  # the slope of chance() at 0

    def value(self, state: State, seat: int) -> float:
        """What the state is worth to one seat, from 0 to 1."""
        return self.values(state)[seat]

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """What each term adds for a seat, by name: the reasons behind the value."""
        amounts = self.amounts(state, seat)
        return {self.names[i]: self.weights[i] * amounts[i] for i in range(len(self.names))}
