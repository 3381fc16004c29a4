"""Writes the tensors of Habitats as layouts/habitats.py says."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.game import State as AnyState
from liferaft.games.habitats.box import GOALS, TILES
from liferaft.games.habitats.cells import X, Y
from liferaft.games.habitats.market import HALF, UNDECIDED
from liferaft.games.habitats.park import cell_of, tile_of, turn_of
from liferaft.games.habitats.rules import State
from liferaft.games.habitats.tables import LAY, RESULTS, ROTATE
from liferaft.rl.cells import BY_2, BY_16, BY_32, ONE, put, put_choice, put_order, put_set
from liferaft.rl.encoder import Encoder


class Writer(Encoder):
    """Reads nothing that a view does not show."""

    def write(self, state: AnyState, seat: i64, cells: vec[i32], at: i64) -> i64:
        """Row by row."""
        assert isinstance(state, State), "a state of Habitats"
        s = state
        spaces = s.variant.plan.spaces
        at = put_choice(cells, at, seat, self.seats)
        at = put_order(cells, at, s.market, 0, TILES, BY_16 if spaces <= 16 else BY_32)
        at = self.write_pawns(s, seat, spaces, cells, at)
        put_set(cells, at, s.supply_low, HALF)
        at = put_set(cells, at + HALF, s.supply_high, HALF)
        at = self.write_parks(s, seat, cells, at)
        at = self.put_seat(cells, at, s.start, seat)
        at = put(cells, at, s.year, BY_2)
        at = put(cells, at, s.round, BY_32)
        at = self.write_goals(s, seat, cells, at)
        f: i64 = s.agenda[-1] if len(s.agenda) else 0
        step: i64 = -1 if s.over else step_of(f)
        if step == LAY or step == ROTATE:
            cells[at + (thing_of(f) & 127)] = ONE
        at += TILES
        at = put_set(cells, at, (thing_of(f) >> 7) + 1 if step == ROTATE else 0, 11)
        at = self.write_step(s, cells, at)
        at = self.write_asked(s, seat, cells, at)
        at = self.put_seat(cells, at, seat_of(f), seat)
        return self.write_end(s, s.result, i64(len(RESULTS)) - 1, cells, at)

    def write_pawns(self, s: State, seat: i64, spaces: i64, cells: vec[i32], at: i64) -> i64:
        """Where the pawns stand, and to which side they look; the blind solo game has none."""
        sides = at + self.seats * spaces
        if len(s.pawns):
            for k in range(self.seats):
                pawn = s.pawns[self.after(seat, k)]
                cells[at + spaces * k + (pawn >> 3)] = ONE
                if pawn & 7 != UNDECIDED:
                    cells[sides + 4 * k + (pawn & 7)] = ONE
        return sides + 4 * self.seats

    def write_parks(self, s: State, seat: i64, cells: vec[i32], at: i64) -> i64:
        """By tile: in whose park it lies, where, how it is turned, when it was laid."""
        x = at + TILES * self.seats
        for k in range(self.seats):
            tiles = s.parks[self.after(seat, k)].tiles
            for i in range(i64(1), i64(len(tiles))):
                laid = tiles[i]
                tile = tile_of(laid)
                cells[at + TILES * k + tile] = ONE
                put(cells, x + tile, X[cell_of(laid)], BY_32)
                put(cells, x + TILES + tile, Y[cell_of(laid)], BY_32)
                put(cells, x + 2 * TILES + tile, turn_of(laid), BY_32)
                put(cells, x + 3 * TILES + tile, i, BY_32)
        return x + 4 * TILES

    def write_goals(self, s: State, seat: i64, cells: vec[i32], at: i64) -> i64:
        """The goals of all years, and the points that they have brought."""
        for i in range(i64(6)):
            goal: i64 = s.goals[i] if i < i64(len(s.goals)) else -1
            at = put_choice(cells, at, goal, GOALS)
        for k in range(self.seats):
            won = s.awards[self.after(seat, k)]
            for i in range(i64(6)):
                at = put(cells, at, (won >> (4 * i)) & 15, BY_16)
        return at
