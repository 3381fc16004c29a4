"""Writes the tensors of The Isle of Cats as layouts/isle_of_cats.py says."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, count
from liferaft.core.game import State as AnyState
from liferaft.games.isle_of_cats.boat import colour_of, placement_of, shape_of
from liferaft.games.isle_of_cats.box import (
    BASKET_CARDS,
    BOATS,
    CATS,
    COLOURS,
    COMMON,
    COMMON_KINDS,
    FAMILY_CARDS,
    FIRST_SOLO_LESSON,
    HEIGHT,
    NO_COLOUR,
    OSHAX,
    OSHAX_COUNT,
    PLAN,
    RARE,
    RARE_KINDS,
    SHAPES,
    SOLO_CARDS,
)
from liferaft.games.isle_of_cats.cards import (
    BURIED,
    CHOSEN,
    DECK,
    DISCARDS,
    DRAWN,
    HAND,
    LAID,
    OWN,
    PUBLIC,
    Piles,
    pile_of,
)
from liferaft.games.isle_of_cats.cards import LESSONS as LESSON_CARDS
from liferaft.games.isle_of_cats.cards import PLAYS as PLAY_CARDS
from liferaft.games.isle_of_cats.cards import RESCUES as RESCUE_CARDS
from liferaft.games.isle_of_cats.rules import State
from liferaft.games.isle_of_cats.shapes import CELLS, OFFSETS, OUTSIDE, WAYS
from liferaft.games.isle_of_cats.table import HANDED, LOW_CATS, MEMORY, SEEN, TOSSED
from liferaft.games.isle_of_cats.tables import DRAFT, LESSONS, PAY, PLACE, RESULTS
from liferaft.rl.cells import (
    BITS,
    BY_8,
    BY_16,
    BY_32,
    BY_64,
    BY_128,
    BY_256,
    ONE,
    put,
    put_choice,
    put_flag,
    put_order,
    put_pack,
    put_set,
)
from liferaft.rl.encoder import Encoder

BOAT: Final = 142  # cells of a boat
MARKS: Final = 8  # colours, Oshax, common and rare treasures
LESSON_COUNT: Final = 56
PUBLIC_PLACE: Final = 30  # of the first public lesson in its word


def _on_boat() -> list[i64]:
    places: list[i64] = []
    afloat = 0
    for cell in range(CELLS):
        places.append(afloat)
        if PLAN[cell % HEIGHT][cell // HEIGHT] != ".":
            afloat += 1
    assert afloat == BOAT, f"a boat has {afloat} cells, not {BOAT}"
    return places


ON_BOAT: Final[vec[i64]] = vec[i64](_on_boat())  # by cell: which cell of the boat it is


def put_cards(cells: vec[i32], at: i64, words: vec[i64], first: i64) -> i64:
    """The cards of a set in three words, by number."""
    put_set(cells, at, words[first + PLAY_CARDS] & 63, 6)
    put_set(cells, at + 6, words[first + RESCUE_CARDS], 60)
    put_set(cells, at + 66, words[first + PLAY_CARDS] >> 6, 46)
    put_set(cells, at + 112, words[first + LESSON_CARDS], LESSON_COUNT)
    return at + FAMILY_CARDS


class Writer(Encoder):
    """Reads nothing that a view does not show."""

    def write(self, state: AnyState, seat: i64, cells: vec[i32], at: i64) -> i64:
        """Row by row."""
        assert isinstance(state, State), "a state of The Isle of Cats"
        s = state
        at = put_choice(cells, at, seat, self.seats)
        at = put(cells, at, s.day, BY_8)
        at = self.write_track(s, seat, cells, at)
        at = self.write_offer(s, cells, at)
        at = self.write_boats(s, seat, cells, at)
        at = self.write_seats(s, seat, cells, at)
        at = self.write_piles(s.piles, s.over, seat, cells, at)
        at = self.write_memory(s, seat, cells, at)
        if s.variant.solo:
            at = self.write_sister(s, cells, at)
        return self.write_question(s, seat, cells, at)

    def write_track(self, s: State, seat: i64, cells: vec[i32], at: i64) -> i64:
        """The places of the seats on the track; the sister has the other one."""
        for place in range(i64(len(s.order))):
            p = s.order[place]
            if p < self.seats:
                put(cells, at + (p - seat + self.seats) % self.seats, place + 1, BY_8)
        return at + self.seats

    def write_offer(self, s: State, cells: vec[i32], at: i64) -> i64:
        """Cats, Oshax and treasures to be had, the bag, the deck and public lessons."""
        at = put_order(cells, at, s.left, 0, CATS, BY_128)
        at = put_order(cells, at, s.right, 0, CATS, BY_128)
        at = put_order(cells, at, s.oshax, OSHAX, OSHAX_COUNT, BY_8)
        for i in range(i64(len(s.rares))):
            rare = (s.rares[i] >> 3) - RARE
            put(cells, at + rare, i + 1, BY_8)
            put(cells, at + RARE_KINDS + rare, s.rares[i] & 7, BY_8)
        at = put_pack(cells, at + 2 * RARE_KINDS, s.commons, COMMON_KINDS, BY_16)
        put_set(cells, at, s.bag_low, LOW_CATS)
        put_set(cells, at + LOW_CATS, s.bag_high, CATS - LOW_CATS)
        at = put_pack(cells, at + CATS, s.bag_rares, RARE_KINDS, BY_16)
        at = put(cells, at, s.piles.size(DECK), BY_256)
        at = put(cells, at, s.piles.size(BURIED), BY_256)
        at = put_cards(cells, at, s.piles.words, 3 * DISCARDS)
        public = s.piles.words[3 * PUBLIC + LESSON_CARDS] >> PUBLIC_PLACE
        at = put_set(cells, at, public, 8)
        for i in range(i64(8)):
            named = ((s.marks >> (4 * i)) & 15) - 1
            at = put_choice(cells, at, named, COLOURS)
        return at

    def write_boats(self, s: State, seat: i64, cells: vec[i32], at: i64) -> i64:
        """The boats and their tiles, cell by cell."""
        for k in range(self.seats):
            at = put_choice(cells, at, s.boats[self.after(seat, k)].kind, BOATS)
        kinds = at + BOAT * self.seats
        for k in range(self.seats):
            tiles = s.boats[self.after(seat, k)].tiles
            for i in range(i64(len(tiles))):
                self.write_tile(tiles[i], i + 1, cells, at, kinds)
            at += BOAT
            kinds += BOAT * MARKS
        return kinds

    def write_tile(self, laid: i64, number: i64, cells: vec[i32], at: i64, kinds: i64) -> None:
        """One tile: its number, and what it is, on each of its cells."""
        shape = shape_of(laid)
        mark = colour_of(laid)
        if shape >= COMMON:
            mark = COLOURS + 1 if shape < RARE else COLOURS + 2
        anchor = placement_of(laid) % CELLS
        i = 7 * (WAYS * shape + placement_of(laid) // CELLS)
        while OFFSETS[i] != OUTSIDE:
            cell = ON_BOAT[anchor + OFFSETS[i]]
            cells[at + cell] = BITS[number] - BY_64
            cells[kinds + BOAT * mark + cell] = ONE
            if OSHAX <= shape < COMMON:
                cells[kinds + BOAT * COLOURS + cell] = ONE
            i += 1

    def write_seats(self, s: State, seat: i64, cells: vec[i32], at: i64) -> i64:
        """Fish, baskets, what the next turn brings, how many cards."""
        n = self.seats
        for k in range(n):
            p = self.after(seat, k)
            put(cells, at + k, s.fish[p], BY_256)
            put(cells, at + n + k, s.ready[p], BY_32)
            put(cells, at + 2 * n + k, s.used[p], BY_32)
            put(cells, at + 3 * n + k, s.extra[p], BY_16)
            put_flag(cells, at + 4 * n + k, bool(s.anywhere & BIT[p]))
            put_flag(cells, at + 5 * n + k, bool(s.passed & BIT[p]))
            put(cells, at + 6 * n + k, s.piles.size(pile_of(p, HAND)), BY_256)
            put(cells, at + 7 * n + k, s.piles.size(pile_of(p, DRAWN)), BY_16)
            put(cells, at + 8 * n + k, s.piles.size(pile_of(p, CHOSEN)), BY_256)
        return at + 9 * n

    def write_piles(self, piles: Piles, over: bool, seat: i64, cells: vec[i32], at: i64) -> i64:
        """Cards that lie open, and one's own."""
        n = self.seats
        for k in range(n):
            laid = piles.words[3 * pile_of(self.after(seat, k), LAID) + RESCUE_CARDS]
            at = put_set(cells, at, laid, 60)
        for k in range(n):
            lessons = piles.words[3 * pile_of(self.after(seat, k), OWN) + LESSON_CARDS]
            put(cells, at + k, count(lessons), BY_256)
            if k == 0 or over:  # IOC-13.5: at the end they are turned up
                put_set(cells, at + n + LESSON_COUNT * k, lessons, LESSON_COUNT)
        at += n + LESSON_COUNT * n
        for which in range(i64(HAND), i64(CHOSEN) + 1):  # hand, pack, picked, kept, drawn, chosen
            at = put_cards(cells, at, piles.words, 3 * pile_of(seat, which))
        return at

    def write_memory(self, s: State, seat: i64, cells: vec[i32], at: i64) -> i64:
        """The cards that a seat passed on or discarded, as far as it remembers."""
        at = put_cards(cells, at, s.memory, MEMORY * seat + SEEN)
        at = put_cards(cells, at, s.memory, MEMORY * seat + TOSSED)
        for i in range(i64(3)):
            at = put_cards(cells, at, s.memory, MEMORY * seat + HANDED + 3 * i)
        return at

    def write_sister(self, s: State, cells: vec[i32], at: i64) -> i64:
        """IOC-14: the sister's things."""
        for n in range(i64(COLOURS)):
            at = put_choice(cells, at, ((s.colours >> (4 * n)) & 15) - 1, COLOURS)
        at = put_set(cells, at, s.basket_cards, BASKET_CARDS)
        at = put(cells, at, s.sister_left, BY_16)
        at = put_choice(cells, at, s.sister_up, BASKET_CARDS)
        return put_set(cells, at, s.sister_lessons, SOLO_CARDS - FIRST_SOLO_LESSON + 1)

    def write_question(self, s: State, seat: i64, cells: vec[i32], at: i64) -> i64:
        """What is asked; IOC-10.4: not of whom, if that would tell who holds a playable card."""
        f: i64 = s.agenda[-1] if len(s.agenda) else 0
        step = step_of(f)
        about = seat_of(f)
        thing = thing_of(f)
        together = step == LESSONS or step == DRAFT or step == PAY
        secret = s.window() and s.answers(f) != seat
        if secret:
            about = -1
            thing &= ~7
        elif s.over or together:
            about = 0 if s.over else i64(s.asked()[0])
            place = s.place(int(seat))
            thing = thing_of(s.agenda[place]) if place >= 0 else 0
        placing = step == PLACE and not s.over
        at = put_choice(cells, at, thing & 31 if placing else -1, SHAPES)
        at = put_choice(cells, at, (thing >> 5) & 7 if placing else -1, NO_COLOUR + 1)
        at = put_set(cells, at, thing, 32)
        at = self.write_step(s, cells, at)
        at = at + self.seats if secret else self.write_asked(s, seat, cells, at)
        at = self.put_seat(cells, at, about, seat)
        return self.write_end(s, s.result, i64(len(RESULTS)) - 1, cells, at)
