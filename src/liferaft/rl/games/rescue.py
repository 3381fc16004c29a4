"""Writes the tensors of Rescue as layouts/rescue.py says."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import count, lowest
from liferaft.core.game import State as AnyState
from liferaft.games.rescue.box import (
    CARDS,
    CELLS,
    COLOURS,
    LOADERS,
    MIDDLE,
    PLANET,
    SLOTS,
    SYMBOLS,
    TUNNEL_COLOURS,
)
from liferaft.games.rescue.rules import State
from liferaft.games.rescue.tables import CHANGE, DESTINATION, RESULTS, WORKER
from liferaft.rl.cells import (
    BY_8,
    BY_32,
    BY_64,
    BY_1024,
    CELL,
    NOTE,
    ONE,
    changed,
    put,
    put_choice,
    put_layers,
    put_pack,
    put_set,
)
from liferaft.rl.encoder import Encoder

WAVES: Final[i64] = 20


class Writer(Encoder):
    """Reads nothing that a view does not show."""

    def write_fixed(self, state: AnyState, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """The cards and what is printed on them, unless that is hidden; the colours of tunnels."""
        assert isinstance(state, State), "a state of Rescue"
        m = state.planet
        hidden = state.variant.hidden_backs
        colours = (at & CELL) + CELLS
        if not changed(notes, at, 1):  # there are the colours of an earlier game
            for i in range(CELLS * i64(len(COLOURS))):
                cells[colours + i] = 0
        for cell in range(i64(CELLS)):
            card = m.prints[2 * cell] >> 2
            at = put(cells, at, i64(-1) if hidden else card, BY_64)
            cells[colours + CELLS * TUNNEL_COLOURS[card] + cell] = ONE
        at += CELLS * i64(len(COLOURS)) + NOTE
        if hidden:
            return at + 18 * CELLS
        at = put_set(cells, notes, at, m.front_north, CELLS)
        at = put_set(cells, notes, at, m.front_east, CELLS)
        at = put_set(cells, notes, at, m.front_south, CELLS)
        at = put_set(cells, notes, at, m.front_west, CELLS)
        for symbol in range(i64(SYMBOLS)):
            at = put_set(cells, notes, at, m.front_symbols[symbol], CELLS)
        at = put_set(cells, notes, at, m.back_north, CELLS)
        at = put_set(cells, notes, at, m.back_east, CELLS)
        at = put_set(cells, notes, at, m.back_south, CELLS)
        at = put_set(cells, notes, at, m.back_west, CELLS)
        for symbol in range(i64(SYMBOLS)):
            at = put_set(cells, notes, at, m.back_symbols[symbol], CELLS)
        return at

    def write(self, state: AnyState, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """Row by row."""
        assert isinstance(state, State), "a state of Rescue"
        s = state
        at = put_choice(cells, notes, at, seat, self.seats)
        at = self.write_lies(s, cells, notes, at)
        at = self.write_faces(s, cells, notes, at)
        at = put_choice(cells, notes, at, s.changed, CELLS)
        for loader in range(i64(LOADERS)):
            at = put_choice(cells, notes, at, s.slot(loader), SLOTS)
        at = self.write_crews(s, seat, cells, notes, at)
        at = self.write_symbols(s, seat, cells, notes, at)
        at = self.put_seat(cells, notes, at, s.first, seat)
        at = self.put_seat(cells, notes, at, s.turn, seat)
        at = put(cells, at, s.turns if s.turns < 1023 else i64(1023), BY_1024)
        f = s.agenda[-1] if len(s.agenda) else i64(0)
        step = i64(-1) if s.over else step_of(f)
        moving = step == WORKER or step == DESTINATION
        at = put_choice(cells, notes, at, thing_of(f) & 7 if moving else i64(-1), SYMBOLS)
        chosen = thing_of(f) if step == CHANGE else i64(-1)
        if step == DESTINATION:
            chosen = thing_of(f) >> 3
        at = put_choice(cells, notes, at, chosen, CELLS)
        at = self.write_step(s, cells, notes, at)
        at = self.write_asked(s, seat, cells, notes, at)
        at = self.put_seat(cells, notes, at, seat_of(f), seat)
        return self.write_end(s, s.result, i64(len(RESULTS)) - 1, cells, notes, at)

    def write_lies(self, s: State, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """How the cards lie, unless backs are hidden."""
        left = changed(notes, at, PLANET) | changed(notes, at + NOTE, s.turned)
        left |= changed(notes, at + 2 * NOTE, s.back)
        if s.variant.hidden_backs:
            left = 0
        while left:
            cell = (at & CELL) + 4 * lowest(left)
            for lie in range(i64(4)):
                cells[cell + lie] = 0
            cells[cell + s.lie(lowest(left))] = ONE
            left &= left - 1
        return at + 4 * CELLS + 3 * NOTE

    def write_faces(self, s: State, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """The exits and symbols that lie up; with hidden backs those of other faces seen so far."""
        for side in range(i64(4)):
            at = put_set(cells, notes, at, s.exits(side), CELLS)
        for symbol in range(i64(SYMBOLS)):
            at = put_set(cells, notes, at, s.showing(symbol), CELLS)
        if not s.variant.hidden_backs:
            return at + 9 * CELLS
        m = s.planet
        up = PLANET & ~s.back  # cells whose other face is the back
        down = s.back
        known = s.seen
        turned = s.turned
        north = ((m.front_north & down) | (m.back_north & up)) & known
        east = ((m.front_east & down) | (m.back_east & up)) & known
        south = ((m.front_south & down) | (m.back_south & up)) & known
        west = ((m.front_west & down) | (m.back_west & up)) & known
        at = put_set(cells, notes, at, (north & ~turned) | (south & turned), CELLS)
        at = put_set(cells, notes, at, (east & ~turned) | (west & turned), CELLS)
        at = put_set(cells, notes, at, (south & ~turned) | (north & turned), CELLS)
        at = put_set(cells, notes, at, (west & ~turned) | (east & turned), CELLS)
        for symbol in range(i64(SYMBOLS)):
            other = (m.front_symbols[symbol] & down) | (m.back_symbols[symbol] & up)
            at = put_set(cells, notes, at, other & known, CELLS)
        return at

    def write_crews(self, s: State, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """Workers on the planet and on loaders."""
        for k in range(self.seats):
            p = self.after(seat, k)
            left = changed(notes, at, s.crews[p])
            if left > PLANET:  # how many stand in the middle
                left |= MIDDLE
            left &= PLANET
            while left:
                cell = lowest(left)
                put(cells, at + cell, s.standing(p, cell), BY_8)
                left &= left - 1
            at += CELLS + NOTE
        for k in range(self.seats):
            aboard = (s.aboard >> (4 * LOADERS * self.after(seat, k))) & 4095
            at = put_pack(cells, notes, at, aboard, LOADERS, BY_8)
        return at

    def write_symbols(self, s: State, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """The symbol cards: one's own, how many others have, and what everybody knows of them."""
        at = put_set(cells, notes, at, s.hands[seat], CARDS)
        for k in range(self.seats):
            at = put(cells, at, count(s.hands[self.after(seat, k)]), BY_32)
        at = put(cells, at, count(s.pile), BY_32)
        at = put_set(cells, notes, at, s.discards, CARDS)
        at = put_layers(cells, notes, at, s.waves, False, CARDS, BY_32)
        waves = i64(len(s.waves))
        last = waves ^ changed(notes, at, waves)  # how many there were last time
        at += NOTE
        for k in range(self.seats):
            hand = s.hands[self.after(seat, k)]
            for i in range(waves):
                put(cells, at + i, count(hand & s.waves[i]), BY_32)
            for i in range(waves, last):
                put(cells, at + i, 0, BY_32)
            at += WAVES
        return at
