"""Writes the tensors of Comet as layouts/comet.py says."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, lowest
from liferaft.core.game import State as AnyState
from liferaft.games.comet.board import CAVE
from liferaft.games.comet.box import (
    ANIMALS,
    CARDS,
    GOLD_CARDS,
    GOLD_KINDS,
    HEROES,
    NO_HERO,
    RESCUERS,
    SILVER_CARDS,
    SILVER_KINDS,
    SYMBOL_COUNT,
)
from liferaft.games.comet.rules import State
from liferaft.games.comet.table import HAND, KNOWN, OLD, RESCUED, TURNED, size
from liferaft.games.comet.tables import HERO, MAIN, PHASES, RESULTS
from liferaft.rl.cells import (
    BITS,
    BY_16,
    BY_64,
    BY_128,
    BY_1024,
    CELL,
    HALF,
    NOTE,
    ONE,
    WIDTH,
    changed,
    note,
    noted,
    put,
    put_choice,
    put_flag,
    put_set,
    unchanged,
)
from liferaft.rl.encoder import Encoder


def _places(cards: vec[i64]) -> list[i64]:
    places: list[i64] = [0] * int(CARDS)
    for i in range(i64(len(cards))):
        places[cards[i]] = i
    return places


SILVER_PLACE: Final[vec[i64]] = vec[i64](_places(SILVER_CARDS))  # by card, in its deck
GOLD_PLACE: Final[vec[i64]] = vec[i64](_places(GOLD_CARDS))


def put_cards(
    cells: vec[i32], notes: vec[i64], at: i64, once: i64, twice: i64, gold: i64, n: i64
) -> i64:
    """How often each card is in a bundle."""
    left = changed(notes, at, once) | changed(notes, at + NOTE, twice)
    while left:
        bit = left & -left
        bits: i32 = 0
        if once & bit:
            bits = ONE if twice & bit else ONE - HALF
        cells[(at & CELL) + SILVER_CARDS[lowest(left)]] = bits
        left &= left - 1
    put_gold(cells, notes, at + 2 * NOTE, gold, ONE - HALF)
    return at + n + 3 * NOTE


def put_gold(cells: vec[i32], notes: vec[i64], at: i64, gold: i64, bits: i32) -> None:
    """The same bits at the places of golden cards."""
    left = changed(notes, at, gold)
    while left:
        cells[(at & CELL) + GOLD_CARDS[lowest(left)]] = bits if gold & left & -left else i32(0)
        left &= left - 1


def put_discards(
    cells: vec[i32],
    notes: vec[i64],
    at: i64,
    pile: vec[i64],
    places: vec[i64],
    kinds: i64,
    copies: i64,
    by: i32,
) -> i64:
    """By card and copy: its place in a pile, counted from 1."""
    same = unchanged(notes, at, pile)
    for i in range(same, noted(notes, at)):
        cell = (at & CELL) + copies * places[notes[(at >> WIDTH) + 1 + i]]
        if cells[cell] != BITS[i + 1] - by:
            cell += 1
        cells[cell] = 0
    for i in range(same, i64(len(pile))):
        cell = (at & CELL) + copies * places[pile[i]]
        if cells[cell]:
            cell += 1
        cells[cell] = BITS[i + 1] - by
    return note(notes, at + copies * kinds, pile, same, copies * kinds)


class Writer(Encoder):
    """Reads nothing that a view does not show."""

    def write(self, state: AnyState, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """Row by row."""
        assert isinstance(state, State), "a state of Comet"
        s = state
        at = put_choice(cells, notes, at, seat, self.seats)
        at = put_choice(cells, notes, at, s.phase, i64(len(PHASES)))
        at = self.put_seat(cells, notes, at, s.first, seat)
        at = self.put_seat(cells, notes, at, s.turn, seat)
        at = put(cells, at, s.turns if s.turns < 1023 else i64(1023), BY_1024)
        at = self.write_idle(s, s.busy, cells, at)
        at = self.write_idle(s, s.drew, cells, at)
        at = put_choice(cells, notes, at, s.mammoth, CAVE + 1)
        at = put_choice(cells, notes, at, s.tortoise, CAVE + 1)
        at = self.write_decks(s, cells, notes, at)
        at = self.write_move(s, cells, notes, at)
        at = self.write_crews(s, seat, cells, notes, at)
        at = self.write_animals(s, seat, cells, notes, at)
        at = self.write_hands(s, seat, cells, notes, at)
        for k in range(self.seats):
            at = put_flag(cells, at, bool(s.out & BIT[self.after(seat, k)]))
        for k in range(self.seats):
            at = put_flag(cells, at, bool(s.skipped & BIT[self.after(seat, k)]))
        at = self.write_own(s, seat, cells, notes, at)
        f = s.agenda[-1] if len(s.agenda) else i64(0)
        at = put_set(cells, notes, at, thing_of(f), 20)
        at = self.write_step(s, cells, notes, at)
        at = self.write_asked(s, seat, cells, notes, at)
        about = seat_of(f)
        if not s.over and step_of(f) == HERO:
            about = s.answers(f)
        at = self.put_seat(cells, notes, at, about, seat)
        return self.write_end(s, s.result, i64(len(RESULTS)) - 1, cells, notes, at)

    def write_idle(self, s: State, last: i64, cells: vec[i32], at: i64) -> i64:
        """How many turns have gone by since the last one that counted."""
        gone = s.turns - 1 - last
        if s.phase != MAIN or gone < 0:
            gone = 0
        return put(cells, at, gone if gone < 63 else i64(63), BY_64)

    def write_decks(self, s: State, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """Piles, display and discards."""
        at = put(cells, at, s.pile, BY_128)
        at = put(cells, at, s.stack, BY_128)
        once: i64 = 0
        twice: i64 = 0
        if s.old:
            for p in range(self.seats):
                old = s.at(p, OLD)
                twice |= s.words[old + 1] | (once & s.words[old])
                once |= s.words[old]
        at = put_cards(cells, notes, at, once, twice, 0, CARDS)
        put_gold(cells, notes, at, s.display, ONE)
        at += CARDS + NOTE
        at = put(cells, at, size(s.gold_pile), BY_64)
        at = put_discards(
            cells, notes, at, s.silver_discards, SILVER_PLACE, SILVER_KINDS, 2, BY_128
        )
        at = put_discards(cells, notes, at, s.gold_discards, GOLD_PLACE, GOLD_KINDS, 1, BY_64)
        at = put(cells, at, s.silver_fresh, BY_128)
        return put(cells, at, s.gold_fresh, BY_64)

    def write_move(self, s: State, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """What a turn has brought so far."""
        for symbol in range(i64(SYMBOL_COUNT)):
            at = put(cells, at, (s.pool >> (8 * symbol)) & 255, BY_64)
        at = put(cells, at, s.extras, BY_16)
        at = put(cells, at, s.hatches, BY_16)
        at = put(cells, at, s.lowered, BY_16)
        at = put_set(cells, notes, at, s.placed, RESCUERS)
        return put_set(cells, notes, at, s.skips, 15)

    def write_crews(self, s: State, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """Heroes, rescuers, and the animals in the slots; in a draft one's own choice."""
        for k in range(self.seats):
            p = self.after(seat, k)
            hero = s.hero(p)
            if hero == NO_HERO:
                hero = -1
                if k == 0 and s.chosen(p):
                    hero = s.offered(p, s.chosen(p) - 1)
            at = put_choice(cells, notes, at, hero, HEROES)
        for k in range(self.seats):
            at = put_flag(cells, at, s.hero_turned(self.after(seat, k)))
        for k in range(self.seats):
            for slot in range(i64(RESCUERS)):
                at = put_choice(cells, notes, at, s.field(self.after(seat, k), slot), CAVE + 1)
        for k in range(self.seats):
            for slot in range(i64(RESCUERS)):
                at = put_choice(cells, notes, at, s.in_slot(self.after(seat, k), slot), ANIMALS)
        return at

    def write_animals(self, s: State, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """Rescued animals, and those of them that are turned."""
        words = s.words
        for k in range(self.seats):
            i = s.at(self.after(seat, k), RESCUED)
            at = put_cards(cells, notes, at, words[i], words[i + 1], words[i + 2], ANIMALS)
        for k in range(self.seats):
            i = s.at(self.after(seat, k), TURNED)
            at = put_cards(cells, notes, at, words[i], words[i + 1], words[i + 2], ANIMALS)
        return at

    def write_hands(self, s: State, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """How many cards are in the hands, and what all know of them."""
        words = s.words
        for k in range(self.seats):
            i = s.at(self.after(seat, k), HAND)
            at = put(cells, at, size(words[i]) + size(words[i + 1]), BY_64)
        for k in range(self.seats):
            at = put(cells, at, size(words[s.at(self.after(seat, k), HAND) + 2]), BY_64)
        for k in range(self.seats):
            p = self.after(seat, k)
            i = s.at(p, KNOWN)
            at = put_cards(
                cells, notes, at, words[i], words[i + 1], words[s.at(p, HAND) + 2], CARDS
            )
        for k in range(self.seats):
            i = s.at(self.after(seat, k), OLD)
            at = put(cells, at, size(words[i]) + size(words[i + 1]), BY_64)
        return at

    def write_own(self, s: State, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """The hand of the seat, and the heroes it may choose from."""
        words = s.words
        i = s.at(seat, HAND)
        at = put_cards(cells, notes, at, words[i], words[i + 1], words[i + 2], CARDS)
        i = s.at(seat, OLD)
        at = put_cards(cells, notes, at, words[i], words[i + 1], 0, CARDS)
        drafting = s.hero(seat) == NO_HERO
        for n in range(i64(2)):
            offered = s.offered(seat, n) if drafting else i64(-1)
            at = put_choice(cells, notes, at, offered, HEROES)
        return at
