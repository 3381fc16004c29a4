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
    HALF,
    ONE,
    put,
    put_choice,
    put_flag,
    put_set,
)
from liferaft.rl.encoder import Encoder


def _places(cards: vec[i64]) -> list[i64]:
    places: list[i64] = [0] * int(CARDS)
    for i in range(i64(len(cards))):
        places[cards[i]] = i
    return places


SILVER_PLACE: Final[vec[i64]] = vec[i64](_places(SILVER_CARDS))  # by card, in its deck
GOLD_PLACE: Final[vec[i64]] = vec[i64](_places(GOLD_CARDS))


def put_cards(cells: vec[i32], at: i64, once: i64, twice: i64, gold: i64, n: i64) -> i64:
    """How often each card is in a bundle."""
    while once:
        bit = once & -once
        cells[at + SILVER_CARDS[lowest(once)]] = ONE if twice & bit else ONE - HALF
        once &= once - 1
    while gold:
        cells[at + GOLD_CARDS[lowest(gold)]] = ONE - HALF
        gold &= gold - 1
    return at + n


class Writer(Encoder):
    """Reads nothing that a view does not show."""

    def write(self, state: AnyState, seat: i64, cells: vec[i32], at: i64) -> i64:
        """Row by row."""
        assert isinstance(state, State), "a state of Comet"
        s = state
        at = put_choice(cells, at, seat, self.seats)
        at = put_choice(cells, at, s.phase, i64(len(PHASES)))
        at = self.put_seat(cells, at, s.first, seat)
        at = self.put_seat(cells, at, s.turn, seat)
        at = put(cells, at, s.turns if s.turns < 1023 else 1023, BY_1024)
        at = self.put_idle(s, s.busy, cells, at)
        at = self.put_idle(s, s.drew, cells, at)
        at = put_choice(cells, at, s.mammoth, CAVE + 1)
        at = put_choice(cells, at, s.tortoise, CAVE + 1)
        at = self.write_decks(s, cells, at)
        at = self.write_move(s, cells, at)
        at = self.write_crews(s, seat, cells, at)
        at = self.write_animals(s, seat, cells, at)
        at = self.write_hands(s, seat, cells, at)
        for k in range(self.seats):
            at = put_flag(cells, at, bool(s.out & BIT[self.after(seat, k)]))
        for k in range(self.seats):
            at = put_flag(cells, at, bool(s.skipped & BIT[self.after(seat, k)]))
        at = self.write_own(s, seat, cells, at)
        f: i64 = s.agenda[-1] if len(s.agenda) else 0
        at = put_set(cells, at, thing_of(f), 20)
        at = self.write_step(s, cells, at)
        at = self.write_asked(s, seat, cells, at)
        about = seat_of(f)
        if not s.over and step_of(f) == HERO:
            about = s.asked()[0]
        at = self.put_seat(cells, at, about, seat)
        return self.write_end(s, s.result, i64(len(RESULTS)) - 1, cells, at)

    def put_idle(self, s: State, last: i64, cells: vec[i32], at: i64) -> i64:
        """How many turns have gone by since the last one that counted."""
        gone = s.turns - 1 - last
        if s.phase != MAIN or gone < 0:
            gone = 0
        return put(cells, at, gone if gone < 63 else 63, BY_64)

    def write_decks(self, s: State, cells: vec[i32], at: i64) -> i64:
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
        at = put_cards(cells, at, once, twice, 0, CARDS)
        left = s.display
        while left:
            cells[at + GOLD_CARDS[lowest(left)]] = ONE
            left &= left - 1
        at = put(cells, at + CARDS, size(s.gold_pile), BY_64)
        pile = s.silver_discards
        for i in range(i64(len(pile))):
            place = at + 2 * SILVER_PLACE[pile[i]]
            if cells[place]:
                place += 1
            cells[place] = BITS[i + 1] - BY_128
        at += 2 * SILVER_KINDS
        pile = s.gold_discards
        for i in range(i64(len(pile))):
            cells[at + GOLD_PLACE[pile[i]]] = BITS[i + 1] - BY_64
        at = put(cells, at + GOLD_KINDS, s.silver_fresh, BY_128)
        return put(cells, at, s.gold_fresh, BY_64)

    def write_move(self, s: State, cells: vec[i32], at: i64) -> i64:
        """What a turn has brought so far."""
        for symbol in range(i64(SYMBOL_COUNT)):
            at = put(cells, at, (s.pool >> (8 * symbol)) & 255, BY_64)
        at = put(cells, at, s.extras, BY_16)
        at = put(cells, at, s.hatches, BY_16)
        at = put(cells, at, s.lowered, BY_16)
        at = put_set(cells, at, s.placed, RESCUERS)
        return put_set(cells, at, s.skips, 15)

    def write_crews(self, s: State, seat: i64, cells: vec[i32], at: i64) -> i64:
        """Heroes, rescuers, and the animals in the slots; in a draft one's own choice."""
        for k in range(self.seats):
            p = self.after(seat, k)
            hero = s.hero(p)
            if hero == NO_HERO:
                hero = -1
                if k == 0 and s.chosen(p):
                    hero = s.offered(p, s.chosen(p) - 1)
            at = put_choice(cells, at, hero, HEROES)
        for k in range(self.seats):
            at = put_flag(cells, at, s.hero_turned(self.after(seat, k)))
        for k in range(self.seats):
            for slot in range(i64(RESCUERS)):
                at = put_choice(cells, at, s.field(self.after(seat, k), slot), CAVE + 1)
        for k in range(self.seats):
            for slot in range(i64(RESCUERS)):
                at = put_choice(cells, at, s.in_slot(self.after(seat, k), slot), ANIMALS)
        return at

    def write_animals(self, s: State, seat: i64, cells: vec[i32], at: i64) -> i64:
        """Rescued animals, and those of them that are turned."""
        words = s.words
        for bundle in range(i64(RESCUED), i64(TURNED) + 1, i64(TURNED) - i64(RESCUED)):
            for k in range(self.seats):
                i = s.at(self.after(seat, k), bundle)
                at = put_cards(cells, at, words[i], words[i + 1], words[i + 2], ANIMALS)
        return at

    def write_hands(self, s: State, seat: i64, cells: vec[i32], at: i64) -> i64:
        """How many cards are in the hands, and what all know of them."""
        words = s.words
        n = self.seats
        for k in range(n):
            i = s.at(self.after(seat, k), HAND)
            put(cells, at + k, size(words[i]) + size(words[i + 1]), BY_64)
            put(cells, at + n + k, size(words[i + 2]), BY_64)
        at += 2 * n
        for k in range(n):
            p = self.after(seat, k)
            i = s.at(p, KNOWN)
            at = put_cards(cells, at, words[i], words[i + 1], words[s.at(p, HAND) + 2], CARDS)
        for k in range(n):
            i = s.at(self.after(seat, k), OLD)
            at = put(cells, at, size(words[i]) + size(words[i + 1]), BY_64)
        return at

    def write_own(self, s: State, seat: i64, cells: vec[i32], at: i64) -> i64:
        """The hand of the seat, and the heroes it may choose from."""
        words = s.words
        i = s.at(seat, HAND)
        at = put_cards(cells, at, words[i], words[i + 1], words[i + 2], CARDS)
        i = s.at(seat, OLD)
        at = put_cards(cells, at, words[i], words[i + 1], 0, CARDS)
        drafting = s.hero(seat) == NO_HERO
        for n in range(i64(2)):
            at = put_choice(cells, at, s.offered(seat, n) if drafting else -1, HEROES)
        return at
