"""Writes the tensors of Forbidden Island as layouts/forbidden_island.py says."""

from librt.vecs import vec
from mypy_extensions import i32, i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import count, lowest
from liferaft.core.game import State as AnyState
from liferaft.core.pack import size
from liferaft.games.forbidden_island.box import FLOOD_CARDS, HOLDABLE, ROLES, TILES, TREASURES
from liferaft.games.forbidden_island.rules import State
from liferaft.games.forbidden_island.tables import ACT, DRAW, FLOOD, FLOODS, RESULTS
from liferaft.rl.cells import (
    BY_4,
    BY_8,
    BY_16,
    BY_32,
    BY_256,
    ONE,
    put,
    put_choice,
    put_flag,
    put_pack,
    put_set,
)
from liferaft.rl.encoder import Encoder


class Writer(Encoder):
    """Reads nothing that a view does not show."""

    def write_fixed(self, state: AnyState, cells: vec[i32], at: i64) -> i64:
        """The island."""
        assert isinstance(state, State), "a state of Forbidden Island"
        for cell in range(i64(TILES)):
            cells[at + state.island.tile_at[cell]] = ONE
            at += TILES
        return at

    def write(self, state: AnyState, seat: i64, cells: vec[i32], at: i64) -> i64:
        """Row by row."""
        assert isinstance(state, State), "a state of Forbidden Island"
        s = state
        at = put_choice(cells, at, seat, self.seats)
        at = put_set(cells, at, s.flooded, TILES)
        at = put_set(cells, at, s.sunk, TILES)
        for k in range(self.seats):
            at = put_choice(cells, at, s.roles[self.after(seat, k)], ROLES)
        for k in range(self.seats):
            at = put_choice(cells, at, s.pawns[self.after(seat, k)], TILES)
        for k in range(self.seats):
            at = put_pack(cells, at, s.hands[self.after(seat, k)], HOLDABLE, BY_8)
        at = put(cells, at, size(s.treasure_cards()), BY_32)
        at = put_pack(cells, at, s.treasure_discards, HOLDABLE + 1, BY_8)
        at = self.write_floods(s, cells, at)
        at = put(cells, at, s.water, BY_16)
        at = put_set(cells, at, s.found, TREASURES)
        at = self.put_seat(cells, at, s.turn, seat)
        at = put(cells, at, s.turns, BY_256)
        at = put_flag(cells, at, s.flown)
        at = self.write_left(s, cells, at)
        f = s.agenda[-1]
        at = put_set(cells, at, thing_of(f), 16)
        at = self.write_step(s, cells, at)
        at = self.write_asked(s, seat, cells, at)
        at = self.put_seat(cells, at, seat_of(f), seat)
        return self.write_end(s, s.result, i64(len(RESULTS)) - 1, cells, at)

    def write_floods(self, s: State, cells: vec[i32], at: i64) -> i64:
        """The flood pile: how many cards, in which layers; and the discards."""
        layers = i64(len(s.flood_pile))
        cards: i64 = 0
        for i in range(layers):
            left = s.flood_pile[layers - 1 - i]
            cards += count(left)
            if s.variant.memory_aid:
                while left:
                    put(cells, at + 1 + lowest(left), i + 1, BY_32)
                    left &= left - 1
        put(cells, at, cards, BY_32)
        put(cells, at + 1 + TILES, layers if s.variant.memory_aid else 0, BY_32)
        return put_set(cells, at + 2 + TILES, s.flood_discards, TILES)

    def write_left(self, s: State, cells: vec[i32], at: i64) -> i64:
        """What is left of the turn: actions, treasure cards, flood cards."""
        actions: i64 = 0
        draws: i64 = 0
        floods: i64 = 0
        for f in s.agenda:
            step = step_of(f)
            if step == ACT:
                actions = thing_of(f)
            elif step == DRAW:
                draws += 1
            elif step == FLOOD:
                floods += 1
            elif step == FLOODS and not s.over:
                floods += FLOOD_CARDS[s.water]
        at = put(cells, at, actions, BY_4)
        at = put(cells, at, draws, BY_4)
        return put(cells, at, floods, BY_16)
