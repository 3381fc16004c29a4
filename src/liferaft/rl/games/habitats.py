"""Writes the tensors of Habitats as layouts/habitats.py says."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT
from liferaft.core.game import State as AnyState
from liferaft.games.habitats.box import GOALS, TILES
from liferaft.games.habitats.cells import X, Y
from liferaft.games.habitats.market import HALF, UNDECIDED
from liferaft.games.habitats.park import PLACES, cell_of, tile_of, turn_of
from liferaft.games.habitats.rules import State
from liferaft.games.habitats.tables import LAY, RESULTS, ROTATE
from liferaft.rl.cells import (
    BY_2,
    BY_16,
    BY_32,
    CELL,
    NOTE,
    ONE,
    WIDTH,
    changed,
    put,
    put_choice,
    put_order,
    put_pack,
    put_set,
)
from liferaft.rl.encoder import Encoder

LAID: Final[i64] = BIT[20] - 1  # of a laid tile: all but the tiles beside it


class Writer(Encoder):
    """Reads nothing that a view does not show."""

    def write(self, state: AnyState, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """Row by row."""
        assert isinstance(state, State), "a state of Habitats"
        s = state
        spaces = s.variant.plan.spaces
        at = put_choice(cells, notes, at, seat, self.seats)
        at = put_order(cells, notes, at, s.market, 0, TILES, BY_16 if spaces <= 16 else BY_32)
        at = self.write_pawns(s, spaces, seat, cells, notes, at)
        at = put_set(cells, notes, at, s.supply_low, HALF)
        at = put_set(cells, notes, at, s.supply_high, HALF)
        at = self.write_parks(s, seat, cells, notes, at)
        at = self.put_seat(cells, notes, at, s.start, seat)
        at = put(cells, at, s.year, BY_2)
        at = put(cells, at, s.round, BY_32)
        at = self.write_goals(s, seat, cells, notes, at)
        f = s.agenda[-1] if len(s.agenda) else i64(0)
        step = i64(-1) if s.over else step_of(f)
        tile = thing_of(f) & 127 if step == LAY or step == ROTATE else i64(-1)
        at = put_choice(cells, notes, at, tile, TILES)
        cell = (thing_of(f) >> 7) + 1 if step == ROTATE else i64(0)
        at = put_set(cells, notes, at, cell, 11)
        at = self.write_step(s, cells, notes, at)
        at = self.write_asked(s, seat, cells, notes, at)
        at = self.put_seat(cells, notes, at, seat_of(f), seat)
        return self.write_end(s, s.result, i64(len(RESULTS)) - 1, cells, notes, at)

    def write_pawns(
        self, s: State, spaces: i64, seat: i64, cells: vec[i32], notes: vec[i64], at: i64
    ) -> i64:
        """Where the pawns stand, and to which side they look; the blind solo game has none."""
        if not len(s.pawns):
            return at + (spaces + 4) * self.seats
        for k in range(self.seats):
            at = put_choice(cells, notes, at, s.pawns[self.after(seat, k)] >> 3, spaces)
        for k in range(self.seats):
            side = s.pawns[self.after(seat, k)] & 7
            at = put_choice(cells, notes, at, side if side != UNDECIDED else i64(-1), 4)
        return at

    def write_parks(self, s: State, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """By tile: in whose park it lies, where, how it is turned, when it was laid."""
        last = (changed(notes, at, seat + 1) ^ (seat + 1)) - 1  # who saw this row; -1 for nobody
        at += NOTE
        if last >= 0:
            for p in range(self.seats):
                owner = (at & CELL) + TILES * self.distance(last, p)
                first = (at >> WIDTH) + PLACES * p
                self.clear_park(s.parks[p].tiles, owner, seat != last, cells, notes, at, first)
        for p in range(self.seats):
            owner = (at & CELL) + TILES * self.distance(seat, p)
            first = (at >> WIDTH) + PLACES * p
            self.write_park(s.parks[p].tiles, owner, seat != last, cells, notes, at, first)
        return at + TILES * (self.seats + 4) + NOTE * PLACES * self.seats

    def clear_park(
        self,
        tiles: vec[i64],
        owner: i64,
        turned: bool,
        cells: vec[i32],
        notes: vec[i64],
        at: i64,
        first: i64,
    ) -> None:
        """Take out tiles that do not lie as they lay last time; the first note: how many stay."""
        size = notes[first]
        same: i64 = 1
        while same < size and same < i64(len(tiles)) and tiles[same] & LAID == notes[first + same]:
            same += 1
        for i in range(i64(1) if turned else same, size):
            cells[owner + tile_of(notes[first + i])] = 0
        for i in range(same, size):
            tile = at + TILES * self.seats + tile_of(notes[first + i])
            for k in range(i64(4)):
                put(cells, tile + TILES * k, 0, BY_32)
        notes[first] = same

    def write_park(
        self,
        tiles: vec[i64],
        owner: i64,
        turned: bool,
        cells: vec[i32],
        notes: vec[i64],
        at: i64,
        first: i64,
    ) -> None:
        """Put in tiles that were not there last time."""
        same: i64 = 1
        if len(notes):
            if notes[first]:
                same = notes[first]
            notes[first] = i64(len(tiles))
        for i in range(i64(1) if turned else same, i64(len(tiles))):
            cells[owner + tile_of(tiles[i])] = ONE
        for i in range(same, i64(len(tiles))):
            laid = tiles[i]
            tile = at + TILES * self.seats + tile_of(laid)
            put(cells, tile, X[cell_of(laid)], BY_32)
            put(cells, tile + TILES, Y[cell_of(laid)], BY_32)
            put(cells, tile + 2 * TILES, turn_of(laid), BY_32)
            put(cells, tile + 3 * TILES, i, BY_32)
            if len(notes):
                notes[first + i] = laid & LAID

    def write_goals(self, s: State, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """The goals of all years, and the points that they have brought."""
        for i in range(i64(6)):
            goal = s.goals[i] if i < i64(len(s.goals)) else i64(-1)
            at = put_choice(cells, notes, at, goal, GOALS)
        for k in range(self.seats):
            at = put_pack(cells, notes, at, s.awards[self.after(seat, k)], 6, BY_16)
        return at
