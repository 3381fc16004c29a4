"""What a position of Rescue is worth: workers on loaders, and those on their way there."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.base import Evaluation, compared
from liferaft.bots.evaluate.rescue_ways import JOINED, Ways
from liferaft.core import game as core
from liferaft.core.agenda import seat_of, step_of
from liferaft.core.bits import lowest
from liferaft.core.pack import size
from liferaft.games.rescue.box import RINGS
from liferaft.games.rescue.rules import State
from liferaft.games.rescue.tables import DISCARD, PICK, PLAY, SWAP, SWAP_PACKS

WEIGHTS: Final[dict[str, float]] = {
    "rescued": 1.0,  # RES-1.3: workers on loaders
    "now": 0.75,  # a worker can board in this turn
    "next": 0.25,  # a worker could board in the next turn, after one change of the mine
    "ways": 0.25,  # in how many ways; their logarithm
    "surface": 0.02,  # workers in the outer ring
    "inner": 0.01,  # workers in the inner ring
}
SPREADS: Final[vec[float]] = vec[float]([0.25, 0.25, 0.44, 0.55, 0.6])  # by workers still wanted

# What a longer look adds
SOON: Final = 0.25  # a worker could board in the turn after the next, or in the one after that
LATER: Final = 0.16  # in how many ways, with the turn after those; their logarithms
DOUBT: Final = 1.33  # how much larger a lead must then be

RING: Final[vec[i64]] = vec[i64]([i64(ring) for ring in RINGS])  # by cell: 0 is the middle
MOST_WAYS: Final[i64] = 12  # ways to board that count
SWAPS: Final = 12  # ways to swap cards that are thought about


class Rescue(Evaluation):
    """Five workers on loaders win; the nearer the others are, the better."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.replies = True
        self.ways = Ways()

    def amounts(self, state: core.State, seat: i64) -> vec[float]:
        """The terms of WEIGHTS for a seat."""
        assert isinstance(state, State), "a state of Rescue"
        rescued = state.rescued(seat)
        surface: i64 = 0
        inner: i64 = 0
        left = state.workers(seat)
        while left:
            cell = lowest(left)
            left &= left - 1
            if RING[cell] == 2:
                surface += 1
            elif RING[cell] == 1:
                inner += 1
        wanted = state.variant.target - rescued
        surface = min(surface, wanted)
        ways = self.ways.count(state, seat, turns_until(state, seat))
        out: vec[float] = vec[float](capacity=6)
        out = append(out, float(rescued))
        out = append(out, 1.0 if self.boards_now(state, seat) else 0.0)
        out = append(out, 1.0 if ways else 0.0)
        out = append(out, math.log(float(min(ways, MOST_WAYS) + 1)))
        out = append(out, float(surface))
        return append(out, float(min(inner, wanted - surface)))

    def boards_now(self, state: State, seat: i64) -> bool:
        """Whether it is the turn of a seat, and one of its workers can still board."""
        if state.over or not len(state.agenda):
            return False
        top = state.agenda[-1]
        if seat_of(top) != seat or step_of(top) > PLAY:
            return False
        ways = self.ways.count(state, seat, 0)
        return ways == JOINED if step_of(top) == PLAY else ways > 0

    def prospects(self, state: core.State) -> vec[float]:
        """With the ways to board in later turns: where the loaders will be is known."""
        assert isinstance(state, State), "a state of Rescue"
        if state.over:
            return self.values(state)
        sums: vec[float] = vec[float](capacity=state.seats)
        for p in range(state.seats):
            worth = self.worth(state, p)
            moves = turns_until(state, p)
            for turn in range(i64(3)):
                moves += state.seats
                ways = self.ways.count(state, p, moves)
                if ways and turn < 2:
                    worth += SOON
                worth += LATER * math.log(float(min(ways, MOST_WAYS) + 1))
            sums = append(sums, worth)
        return compared(sums, DOUBT * self.spread(state))

    def spread(self, state: core.State) -> float:
        """A worker ahead is a good lead, and the better the nearer the end is."""
        assert isinstance(state, State), "a state of Rescue"
        wanted = state.variant.target
        for p in range(state.seats):
            wanted = min(wanted, state.variant.target - state.rescued(p))
        return SPREADS[max(i64(0), min(wanted, i64(len(SPREADS)) - 1))]

    def moment(self, state: core.State) -> i64:
        """Turns are counted."""
        assert isinstance(state, State), "a state of Rescue"
        return state.turns

    def settled(self, state: core.State) -> bool:
        """Whether no card is being changed and no worker is being moved."""
        step = step_of(state.agenda[-1])
        return state.over or step == PICK or step == PLAY or step > SWAP

    def worthwhile(self, state: core.State, f: i64, choices: vec[i64]) -> vec[i64]:
        """Of all swaps only the greatest: a card that is kept is one that was not wanted."""
        if step_of(f) != SWAP or len(choices) <= SWAPS:
            return choices
        most: i64 = 0
        for action in choices:
            most = max(most, size(SWAP_PACKS[action - DISCARD]))
        out: vec[i64] = vec[i64](capacity=SWAPS)
        for action in choices:
            if size(SWAP_PACKS[action - DISCARD]) == most and len(out) < SWAPS:
                out = append(out, action)
        return out


def turns_until(state: State, seat: i64) -> i64:
    """How often the loaders move before it is the turn of a seat again."""
    return state.seats if seat == state.turn else (seat - state.turn + state.seats) % state.seats


def evaluation() -> Rescue:
    """The evaluation of Rescue."""
    return Rescue(WEIGHTS)
