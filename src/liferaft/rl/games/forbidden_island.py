"""Writes the tensors of Forbidden Island as layouts/forbidden_island.py says."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import count
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
    put,
    put_choice,
    put_flag,
    put_layers,
    put_pack,
    put_set,
)
from liferaft.rl.encoder import Encoder

UNKNOWN: Final[vec[i64]] = vec[i64]()  # the layers of a pile that nobody remembers


class Writer(Encoder):
    """Reads nothing that a view does not show."""

    def write_fixed(self, state: AnyState, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """The island."""
        assert isinstance(state, State), "a state of Forbidden Island"
        for cell in range(i64(TILES)):
            at = put_choice(cells, notes, at, state.island.tile_at[cell], TILES)
        return at

    def write(self, state: AnyState, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """Row by row."""
        assert isinstance(state, State), "a state of Forbidden Island"
        s = state
        at = put_choice(cells, notes, at, seat, self.seats)
        at = put_set(cells, notes, at, s.flooded, TILES)
        at = put_set(cells, notes, at, s.sunk, TILES)
        for k in range(self.seats):
            at = put_choice(cells, notes, at, s.roles[self.after(seat, k)], ROLES)
        for k in range(self.seats):
            at = put_choice(cells, notes, at, s.pawns[self.after(seat, k)], TILES)
        for k in range(self.seats):
            at = put_pack(cells, notes, at, s.hands[self.after(seat, k)], HOLDABLE, BY_8)
        at = put(cells, at, size(s.treasure_cards()), BY_32)
        at = put_pack(cells, notes, at, s.treasure_discards, HOLDABLE + 1, BY_8)
        at = self.write_floods(s, cells, notes, at)
        at = put(cells, at, s.water, BY_16)
        at = put_set(cells, notes, at, s.found, TREASURES)
        at = self.put_seat(cells, notes, at, s.turn, seat)
        at = put(cells, at, s.turns, BY_256)
        at = put_flag(cells, at, s.flown)
        at = self.write_left(s, cells, notes, at)
        f = s.agenda[-1]
        at = put_set(cells, notes, at, thing_of(f), 16)
        at = self.write_step(s, cells, notes, at)
        at = self.write_asked(s, seat, cells, notes, at)
        at = self.put_seat(cells, notes, at, seat_of(f), seat)
        return self.write_end(s, s.result, i64(len(RESULTS)) - 1, cells, notes, at)

    def write_floods(self, s: State, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """The flood pile: how many cards, in which layers; and the discards."""
        cards: i64 = 0
        for layer in s.flood_pile:
            cards += count(layer)
        at = put(cells, at, cards, BY_32)
        layers = s.flood_pile if s.variant.memory_aid else UNKNOWN
        at = put_layers(cells, notes, at, layers, True, TILES, BY_32)
        return put_set(cells, notes, at, s.flood_discards, TILES)

    def write_left(self, s: State, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
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
