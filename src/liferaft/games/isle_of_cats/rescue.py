"""Turns on The Isle of Cats: rescue cards and turn order, rescuing cats, rare finds."""

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, thing_of
from liferaft.core.bits import BIT, lowest
from liferaft.games.isle_of_cats.box import SPEED
from liferaft.games.isle_of_cats.cards import (
    CHOSEN,
    DISCARDS,
    HAND,
    LAID,
    RESCUES,
    card_at,
    pile_of,
)
from liferaft.games.isle_of_cats.legal import BROKEN_BASKETS, WHOLE_BASKETS
from liferaft.games.isle_of_cats.solo import Sister
from liferaft.games.isle_of_cats.table import tile_of_cat
from liferaft.games.isle_of_cats.tables import (
    AFTER_FIND,
    AFTER_RESCUE,
    CHOOSE,
    FIND,
    HOME,
    HURRIED,
    LAID_DOWN,
    LEFT,
    NEXT_FIND,
    PASSED,
    PERMANENT,
    PLACE,
    RESCUE,
    RESCUED,
    RESCUED_CAT,
    REVEALED,
    RIGHT,
    TWO_BROKEN,
    UNUSED,
)
from liferaft.games.isle_of_cats.tables import RESCUES as RESCUE_TURNS


class Rescue(Sister):
    """Phases 4 and 5 of a day."""

    # IOC-6.1 to IOC-6.5: rescue cards and turn order

    def ask_choice(self, p: i64) -> None:
        """IOC-6.1: which rescue cards a seat lays down; nothing to ask an empty hand."""
        if not self.piles.is_empty(pile_of(p, HAND)):
            self.push(CHOOSE, p)

    def lay_down(self, p: i64, card: i64) -> None:
        """IOC-6.1: one more rescue card, face down."""
        self.piles.move(card, pile_of(p, HAND), pile_of(p, CHOSEN))
        self.push(CHOOSE, p)

    def end_choice(self, p: i64) -> None:
        """IOC-6.1: how many cards lie there is seen by all."""
        if self.listening:
            self.tell(LAID_DOWN, p, self.piles.size(pile_of(p, CHOSEN)))

    def reveal(self) -> None:
        """IOC-6.2: all cards are turned up and the boots counted; without cards there are none."""
        self.reveals += 1
        speeds: vec[i64] = vec[i64](capacity=4)
        for p in range(self.seats):
            chosen = pile_of(p, CHOSEN)
            boots: i64 = 0
            for card in self.piles.listed(chosen):
                boots += SPEED[card]
                if self.listening:
                    self.tell(REVEALED, p, card)
            self.piles.move_all(chosen, pile_of(p, LAID))
            speeds = append(speeds, boots)
        if self.variant.solo:
            speeds = append(speeds, self.turn_up_basket_card())  # IOC-14.5
        self.set_order(speeds)

    def set_order(self, speeds: vec[i64]) -> None:
        """IOC-6.3: the highest sum goes to place 1; IOC-6.4: who ties keeps the order; IOC-6.5."""
        order = self.order[:]
        for i in range(1, i64(len(order))):
            p = order[i]
            j = i
            while j > 0 and speeds[order[j - 1]] < speeds[p]:
                order[j] = order[j - 1]
                j -= 1
            order[j] = p
        self.order = order
        if self.listening:
            for place in range(i64(len(order))):
                self.tell(HURRIED, order[place], speeds[order[place]], place + 1)

    # IOC-6.6 to IOC-6.17: rescuing cats

    def next_rescue(self, place: i64) -> None:
        """IOC-6.6: turns in track order until all pass; IOC-6.15: or the fields are empty."""
        if self.variant.solo and (self.fields_empty() or self.passed & BIT[0]):
            while self.sister_left:  # IOC-14.6: she carries out all that is left
                self.sister_turn()
            return
        if self.fields_empty():
            return
        n = i64(len(self.order))
        for i in range(n):
            at = (place + i) % n
            p = self.order[at]
            if self.passed & BIT[p] or (p >= self.seats and not self.sister_left):
                continue
            self.push(RESCUE_TURNS, 0, (at + 1) % n)
            self.push_window(AFTER_RESCUE)
            if p >= self.seats:
                self.sister_turn()  # IOC-14.6
            else:
                self.push(HOME if self.variant.family else RESCUE, p)  # IOC-15.2
            return

    def pass_turn(self, p: i64) -> None:
        """IOC-6.7: no more turns for this seat in this phase; waiting rescues stay (IOC-11.7)."""
        self.passed |= BIT[p]
        if self.listening:
            self.tell(PASSED, p)

    def rescue_cat(self, f: i64, cat: i64) -> None:
        """IOC-6.8: a basket is used; IOC-6.11: the cat is lured; IOC-6.12: and must be placed."""
        p = seat_of(f)
        field = LEFT if cat in self.left else RIGHT
        if not self.variant.family:
            self.fish[p] -= self.price(cat)
            self.use_basket(p, thing_of(f))
            self.push(RESCUED, p)
        self.take_cat(cat)
        if self.listening:
            self.tell(RESCUED_CAT, p, cat, field)
        self.push(PLACE, p, tile_of_cat(cat))

    def use_basket(self, p: i64, source: i64) -> None:
        """IOC-6.8: a permanent one, a whole one, or two broken ones, the lowest cards first."""
        if source == PERMANENT:
            self.ready[p] -= 1
            self.used[p] += 1
            return
        kind = BROKEN_BASKETS if source == TWO_BROKEN else WHOLE_BASKETS
        for _ in range(2 if source == TWO_BROKEN else 1):
            laid = self.piles.words[3 * pile_of(p, LAID) + RESCUES]
            card = card_at(RESCUES, lowest(laid & kind))  # IOC-6.17
            self.piles.move(card, pile_of(p, LAID), DISCARDS)

    def after_rescue(self, p: i64) -> None:
        """IOC-11.7: another rescue in the same turn, if a card allows it and it can be made.

        Whether it is asked for may depend on the hand, so it counts as a reveal.
        """
        if not self.extra[p]:
            return
        self.reveals += 1
        if (self.has_any_basket(p) and self.can_rescue(p)) or self.usable(p):
            self.push(RESCUE, p, 1)
        else:
            self.extra[p] = 0

    def begin_rescue(self, f: i64) -> None:
        """IOC-11.7: every cat after the first one of a turn takes one of the further rescues."""
        if thing_of(f):
            self.extra[seat_of(f)] -= 1

    def clean(self) -> None:
        """IOC-6.16: rescue cards that were laid down but not used go; those in hand stay."""
        for p in range(self.seats):
            if self.listening:
                for card in self.piles.listed(pile_of(p, LAID)):
                    self.tell(UNUSED, p, card)
            self.piles.move_all(pile_of(p, LAID), DISCARDS)
        self.passed = 0

    # IOC-8.1: rare finds

    def next_find(self, place: i64) -> None:
        """IOC-8.1: turns in track order until all have passed."""
        n = i64(len(self.order))
        for i in range(n):
            at = (place + i) % n
            p = self.order[at]
            if p < self.seats and not self.passed & BIT[p]:
                self.push(NEXT_FIND, 0, (at + 1) % n)
                self.push_window(AFTER_FIND)
                self.push(FIND, p)
                return
