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
    CELL,
    NOTE,
    ONE,
    WIDTH,
    changed,
    note,
    noted,
    put,
    put_choice,
    put_flag,
    put_news,
    put_order,
    put_pack,
    put_set,
    unchanged,
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


def put_cards(cells: vec[i32], notes: vec[i64], at: i64, words: vec[i64], first: i64) -> i64:
    """The cards of a set in three words, by number."""
    plays = words[first + PLAY_CARDS]
    rescues = words[first + RESCUE_CARDS]
    lessons = words[first + LESSON_CARDS]
    news = changed(notes, at, plays)
    if news:
        put_news(cells, at, news & 63, plays & 63)
        put_news(cells, at + 66, news >> 6, plays >> 6)
    news = changed(notes, at + NOTE, rescues)
    if news:
        put_news(cells, at + 6, news, rescues)
    news = changed(notes, at + 2 * NOTE, lessons)
    if news:
        put_news(cells, at + 112, news, lessons)
    return at + FAMILY_CARDS + 3 * NOTE


class Writer(Encoder):
    """Reads nothing that a view does not show."""

    def write(self, state: AnyState, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """Row by row."""
        assert isinstance(state, State), "a state of The Isle of Cats"
        s = state
        at = put_choice(cells, notes, at, seat, self.seats)
        at = put(cells, at, s.day, BY_8)
        at = self.write_track(s, seat, cells, notes, at)
        at = self.write_offer(s, cells, notes, at)
        at = self.write_boats(s, seat, cells, notes, at)
        at = self.write_seats(s, seat, cells, at)
        at = self.write_piles(s.piles, s.over, seat, cells, notes, at)
        at = self.write_memory(s, seat, cells, notes, at)
        if s.variant.solo:
            at = self.write_sister(s, cells, notes, at)
        return self.write_question(s, seat, cells, notes, at)

    def write_track(self, s: State, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """The places of the seats on the track; the sister has the other one."""
        places: i64 = 0
        for i in range(i64(len(s.order))):
            p = s.order[i]
            if p < self.seats:
                places |= (i + 1) << (4 * self.distance(seat, p))
        return put_pack(cells, notes, at, places, self.seats, BY_8)

    def write_offer(self, s: State, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """Cats, Oshax and treasures to be had, the bag, the deck and public lessons."""
        at = put_order(cells, notes, at, s.left, 0, CATS, BY_128)
        at = put_order(cells, notes, at, s.right, 0, CATS, BY_128)
        at = put_order(cells, notes, at, s.oshax, OSHAX, OSHAX_COUNT, BY_8)
        places: i64 = 0
        lying: i64 = 0
        for i in range(i64(len(s.rares))):
            rare = 4 * ((s.rares[i] >> 3) - RARE)
            places |= (i + 1) << rare
            lying |= (s.rares[i] & 7) << rare
        at = put_pack(cells, notes, at, places, RARE_KINDS, BY_8)
        at = put_pack(cells, notes, at, lying, RARE_KINDS, BY_8)
        at = put_pack(cells, notes, at, s.commons, COMMON_KINDS, BY_16)
        at = put_set(cells, notes, at, s.bag_low, LOW_CATS)
        at = put_set(cells, notes, at, s.bag_high, CATS - LOW_CATS)
        at = put_pack(cells, notes, at, s.bag_rares, RARE_KINDS, BY_16)
        at = put(cells, at, s.piles.size(DECK), BY_256)
        at = put(cells, at, s.piles.size(BURIED), BY_256)
        at = put_cards(cells, notes, at, s.piles.words, 3 * DISCARDS)
        at = put_set(cells, notes, at, s.piles.words[3 * PUBLIC + LESSON_CARDS] >> PUBLIC_PLACE, 8)
        for i in range(i64(8)):
            at = put_choice(cells, notes, at, ((s.marks >> (4 * i)) & 15) - 1, COLOURS)
        return at

    def write_boats(self, s: State, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """The boats and their tiles, cell by cell."""
        for k in range(self.seats):
            at = put_choice(cells, notes, at, s.boats[self.after(seat, k)].kind, BOATS)
        marks = BOAT * self.seats
        for k in range(self.seats):
            tiles = s.boats[self.after(seat, k)].tiles
            at = self.write_boat(tiles, marks, cells, notes, at)
            marks += BOAT * (MARKS - 1)
        return at + BOAT * MARKS * self.seats

    def write_boat(
        self, tiles: vec[i64], marks: i64, cells: vec[i32], notes: vec[i64], at: i64
    ) -> i64:
        """The tiles of one boat: their numbers, and so many cells further on what they are."""
        same = unchanged(notes, at, tiles)
        for i in range(same, noted(notes, at)):
            self.write_tile(notes[(at >> WIDTH) + 1 + i], 0, 0, cells, at & CELL, marks)
        for i in range(same, i64(len(tiles))):
            self.write_tile(tiles[i], BITS[i + 1] - BY_64, ONE, cells, at & CELL, marks)
        return note(notes, at + BOAT, tiles, same, BOAT)

    def write_tile(
        self, laid: i64, number: i32, one: i32, cells: vec[i32], boat: i64, marks: i64
    ) -> None:
        """One tile: its number, and what it is, on each of its cells."""
        shape = shape_of(laid)
        mark = colour_of(laid)
        if shape >= COMMON:
            mark = COLOURS + 1 if shape < RARE else COLOURS + 2
        anchor = placement_of(laid) % CELLS
        i = 7 * (WAYS * shape + placement_of(laid) // CELLS)
        while OFFSETS[i] != OUTSIDE:
            cell = boat + ON_BOAT[anchor + OFFSETS[i]]
            cells[cell] = number
            cells[cell + marks + BOAT * mark] = one
            if OSHAX <= shape < COMMON:
                cells[cell + marks + BOAT * COLOURS] = one
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

    def write_piles(
        self, piles: Piles, over: bool, seat: i64, cells: vec[i32], notes: vec[i64], at: i64
    ) -> i64:
        """Cards that lie open, and one's own."""
        words = piles.words
        for k in range(self.seats):
            at = put_set(
                cells, notes, at, words[3 * pile_of(self.after(seat, k), LAID) + RESCUE_CARDS], 60
            )
        for k in range(self.seats):
            at = put(
                cells,
                at,
                count(words[3 * pile_of(self.after(seat, k), OWN) + LESSON_CARDS]),
                BY_256,
            )
        for k in range(self.seats):
            lessons = words[3 * pile_of(self.after(seat, k), OWN) + LESSON_CARDS]
            open = k == 0 or over  # IOC-13.5: at the end they are turned up
            at = put_set(cells, notes, at, lessons if open else i64(0), LESSON_COUNT)
        for which in range(i64(HAND), i64(CHOSEN) + 1):  # hand, pack, picked, kept, drawn, chosen
            at = put_cards(cells, notes, at, words, 3 * pile_of(seat, which))
        return at

    def write_memory(self, s: State, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """The cards that a seat passed on or discarded, as far as it remembers."""
        own = MEMORY * seat
        at = put_cards(cells, notes, at, s.memory, own + SEEN)
        at = put_cards(cells, notes, at, s.memory, own + TOSSED)
        for i in range(i64(3)):
            at = put_cards(cells, notes, at, s.memory, own + HANDED + 3 * i)
        return at

    def write_sister(self, s: State, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """IOC-14: the sister's things."""
        for n in range(i64(COLOURS)):
            at = put_choice(cells, notes, at, ((s.colours >> (4 * n)) & 15) - 1, COLOURS)
        at = put_set(cells, notes, at, s.basket_cards, BASKET_CARDS)
        at = put(cells, at, s.sister_left, BY_16)
        at = put_choice(cells, notes, at, s.sister_up, BASKET_CARDS)
        return put_set(cells, notes, at, s.sister_lessons, SOLO_CARDS - FIRST_SOLO_LESSON + 1)

    def write_question(self, s: State, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """What is asked; IOC-10.4: not of whom, if that would tell who holds a playable card."""
        f = s.agenda[-1] if len(s.agenda) else i64(0)
        step = step_of(f)
        about = seat_of(f)
        thing = thing_of(f)
        together = step == LESSONS or step == DRAFT or step == PAY
        secret = s.window() and s.answers(f) != seat
        if secret:
            about = -1
            thing &= ~7
        elif s.over or together:
            about = i64(0) if s.over else s.answers(f)
            place = s.place(int(seat))
            thing = thing_of(s.agenda[place]) if place >= 0 else i64(0)
        placing = step == PLACE and not s.over
        at = put_choice(cells, notes, at, thing & 31 if placing else i64(-1), SHAPES)
        colour = (thing >> 5) & 7 if placing else i64(-1)
        at = put_choice(cells, notes, at, colour, NO_COLOUR + 1)
        at = put_set(cells, notes, at, thing, 32)
        at = self.write_step(s, cells, notes, at)
        if secret:
            at = put_set(cells, notes, at, 0, self.seats)
        else:
            at = self.write_asked(s, seat, cells, notes, at)
        at = self.put_seat(cells, notes, at, about, seat)
        return self.write_end(s, s.result, i64(len(RESULTS)) - 1, cells, notes, at)
