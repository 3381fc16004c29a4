"""What a position of Rescue is worth: workers on loaders, and those on their way there."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.base import Evaluation
from liferaft.core import game as core
from liferaft.core.agenda import seat_of, step_of
from liferaft.core.bits import BIT, lowest
from liferaft.core.pack import size
from liferaft.games.rescue.box import LOADERS, RINGS, SLOT_CELL, SLOT_SIDE, SLOTS, STEP
from liferaft.games.rescue.rules import State
from liferaft.games.rescue.tables import DISCARD, PICK, PLAY, SWAP, SWAP_PACKS

WEIGHTS: Final[dict[str, float]] = {
    "rescued": 1.0,  # RES-1.3: workers on loaders
    "now": 0.8,  # a worker can board in this turn
    "next": 0.35,  # a worker could board in the next turn, as the mine lies now
    "more": 0.05,  # further workers that could
    "surface": 0.12,  # workers in the outer ring
    "inner": 0.06,  # workers in the inner ring
}

RING: Final[vec[i64]] = vec[i64]([i64(ring) for ring in RINGS])  # by cell: 0 is the middle
SWAPS: Final = 12  # ways to swap cards that are thought about


class Rescue(Evaluation):
    """Five workers on loaders win; the nearer the others are, the better."""

    def amounts(self, state: core.State, seat: i64) -> vec[float]:
        """The terms of WEIGHTS for a seat."""
        assert isinstance(state, State), "a state of Rescue"
        target = state.variant.target
        rescued = state.rescued(seat)
        top = state.agenda[-1] if len(state.agenda) else i64(0)
        now = not state.over and step_of(top) == PLAY and seat_of(top) == seat
        able = boarders(state, seat, turns_until(state, seat))
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
        wanted = target - rescued
        surface = min(surface, wanted)
        out: vec[float] = vec[float](capacity=6)
        out = append(out, float(rescued))
        out = append(out, 1.0 if now and boarders(state, seat, 0) else 0.0)
        out = append(out, 1.0 if able else 0.0)
        out = append(out, float(max(i64(0), able - 1)))
        out = append(out, float(surface))
        return append(out, float(min(inner, wanted - surface)))

    def spread(self, state: core.State) -> float:
        """A worker ahead is a good lead."""
        return 0.6

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


def boarders(state: State, seat: i64, moves: i64) -> i64:
    """The cells with workers that tunnels join to a loader after it has moved so often."""
    exits: i64 = 0
    for loader in range(i64(LOADERS)):
        slot = (state.slot(loader) + moves * STEP) % SLOTS
        exits |= BIT[SLOT_CELL[slot]] & state.exits(SLOT_SIDE[slot])
    n: i64 = 0
    if exits:
        left = state.workers(seat) & state.tunnel(exits)
        while left:
            left &= left - 1
            n += 1
    return n


def evaluation() -> Rescue:
    """The evaluation of Rescue."""
    return Rescue(WEIGHTS)
