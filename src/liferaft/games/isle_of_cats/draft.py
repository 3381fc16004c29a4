"""Cards of The Isle of Cats: the draft, the payment, the lessons that are read."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import count, lowest
from liferaft.games.isle_of_cats.box import (
    DEALT,
    FAMILY_DEALT,
    FAMILY_KEPT,
    FIRST_PUBLIC,
    KEPT_OF_A_PACK,
    PICKS_COLOUR,
    SOLO_DRAW,
    SOLO_KEEP,
)
from liferaft.games.isle_of_cats.cards import (
    ANNOUNCED as ANNOUNCED_CARDS,
)
from liferaft.games.isle_of_cats.cards import (
    HAND,
    KEPT,
    OWN,
    PACK,
    PICKED,
    PRIVATE,
    PUBLIC,
    card_at,
    pile_of,
)
from liferaft.games.isle_of_cats.cards import LESSONS as LESSON_CARDS
from liferaft.games.isle_of_cats.table import HANDED, MEMORY, SEEN
from liferaft.games.isle_of_cats.tables import (
    ANNOUNCED,
    CHOSE_LESSONS,
    COLOUR,
    DEALT_CARDS,
    DRAFT,
    HANDED_ON,
    LESSONS,
    NAMED,
    PAID,
    PASS_ON,
    PAY,
    PICK,
    READ,
    READ_OWN,
    SETTLE,
)
from liferaft.games.isle_of_cats.tiles import Tiles

ROUNDS: Final = 3  # in which packs are passed on


class Draft(Tiles):
    """How cards come into the hands: phases 2 and 3 of a day."""

    # IOC-4.1 to IOC-4.4: the draft

    def deal(self) -> None:
        """IOC-4.1: seven cards for each; IOC-14.4: five, of which three are kept, when solo."""
        self.forget_draft()
        if self.variant.solo:
            self.solo_pick(0)
            return
        for p in range(self.seats):
            for _ in range(DEALT):
                self.draw_card(pile_of(p, PACK))
        if self.listening:
            self.tell(DEALT_CARDS, DEALT)
        self.ask_draft(0)

    def forget_draft(self) -> None:
        """What was passed on yesterday is no longer on its way."""
        memory = self.memory[:]
        for p in range(self.seats):
            for i in range(i64(HANDED), i64(MEMORY)):
                memory[MEMORY * p + i] = 0
        self.memory = memory

    def ask_draft(self, round_: i64) -> None:
        """IOC-4.4: everybody chooses at the same time, in secret."""
        self.push(PASS_ON, 0, round_)
        for p in range(self.seats):
            if not self.piles.is_empty(pile_of(p, PACK)):
                self.push_together(DRAFT, p, KEPT_OF_A_PACK)

    def pick(self, f: i64, card: i64) -> None:
        """IOC-4.1: keep a card of the pack, then another one."""
        p = seat_of(f)
        self.piles.move(card, pile_of(p, PACK), pile_of(p, PICKED))
        if thing_of(f) > 1 and not self.piles.is_empty(pile_of(p, PACK)):
            if step_of(f) == PICK:
                self.push(PICK, p, thing_of(f) - 1)
            else:
                self.push_together(step_of(f), p, thing_of(f) - 1)
        elif step_of(f) == PICK:
            self.toss(p, pile_of(p, PACK))

    def pass_on(self, round_: i64) -> None:
        """IOC-4.2: to the left, on days 2 and 4 to the right; IOC-4.3: the last card is kept."""
        step: i64 = 1 if self.day % 2 else self.seats - 1
        words = self.piles.words
        packs: vec[i64] = vec[i64]([0] * (3 * self.seats))
        for p in range(self.seats):
            pack = pile_of(p, PACK)
            self.remember(p, SEEN, pack)
            self.remember(p, HANDED + 3 * round_, pack)
            for word in range(i64(3)):
                packs[3 * ((p + step) % self.seats) + word] = words[3 * pack + word]
        self.reveals += 1
        last = round_ + 1 == ROUNDS
        for p in range(self.seats):
            target = pile_of(p, PICKED) if last else pile_of(p, PACK)
            for word in range(i64(3)):
                words[3 * pile_of(p, PACK) + word] = 0
                if last:
                    words[3 * target + word] |= packs[3 * p + word]
                else:
                    words[3 * target + word] = packs[3 * p + word]
        if self.listening:
            self.tell(HANDED_ON, DEALT - 2 * (round_ + 1), 0 if step == 1 else 1)
        if not last:
            self.ask_draft(round_ + 1)

    def solo_pick(self, round_: i64) -> None:
        """IOC-14.4: twice five cards, of which three are kept, then one more."""
        pack = pile_of(0, PACK)
        if round_ == 2:
            self.draw_card(pile_of(0, PICKED))
            return
        for _ in range(SOLO_DRAW):
            self.draw_card(pack)
        if self.listening:
            self.tell(DEALT_CARDS, SOLO_DRAW)
        self.push(PASS_ON, 0, round_ + 1)
        if not self.piles.is_empty(pack):
            self.push(PICK, 0, SOLO_KEEP)

    # IOC-15.1: the lessons of the family mode

    def deal_lessons(self) -> None:
        """IOC-15.1: three lessons for each, of which two are kept in secret."""
        for p in range(self.seats):
            for _ in range(FAMILY_DEALT):
                self.draw_card(pile_of(p, PACK))
        for p in range(self.seats):
            self.push_together(LESSONS, p, FAMILY_KEPT)

    def keep_lessons(self) -> None:
        """IOC-15.1: the third one is discarded."""
        for p in range(self.seats):
            self.piles.move_all(pile_of(p, PICKED), pile_of(p, OWN))
            self.toss(p, pile_of(p, PACK))
        if self.listening:
            self.tell(CHOSE_LESSONS)

    # IOC-4.5 to IOC-4.9: the payment

    def ask_payment(self) -> None:
        """IOC-4.7: everybody decides at the same time, card by card.

        Each answers for every card, so that the number of answers tells nobody how many are kept.
        """
        self.push(SETTLE)
        for p in range(self.seats):
            cards = self.piles.size(pile_of(p, PICKED))
            if cards:
                self.push_together(PAY, p, cards)

    def decide(self, f: i64, card: i64, keep: bool) -> None:
        """IOC-4.5: a card will be paid for, or not."""
        p = seat_of(f)
        self.piles.move(card, pile_of(p, PICKED), pile_of(p, KEPT) if keep else pile_of(p, PACK))
        if thing_of(f) > 1:
            self.push_together(PAY, p, thing_of(f) - 1)

    def settle(self) -> None:
        """IOC-4.5: the fish go, the other cards are discarded; IOC-4.9: there is no hand limit."""
        self.reveals += 1
        for p in range(self.seats):
            kept = pile_of(p, KEPT)
            fish = self.owed(p)
            self.fish[p] -= fish
            if self.listening:
                self.tell(PAID, p, self.piles.size(kept), fish)
            self.piles.move_all(kept, pile_of(p, HAND))
            self.toss(p, pile_of(p, PACK))

    # IOC-5: reading lessons

    def read_lessons(self, p: i64) -> None:
        """IOC-5.1: all lessons of a hand are laid down, none is held back."""
        words = self.piles.words
        hand = 3 * pile_of(p, HAND) + LESSON_CARDS
        lessons = words[hand]
        self.reveals += 1
        words[hand] = 0
        own = lessons & PRIVATE
        words[3 * pile_of(p, OWN) + LESSON_CARDS] |= own  # IOC-5.4
        if self.listening and own:
            self.tell(READ_OWN, p, count(own))
        announced = lessons & ANNOUNCED_CARDS
        words[3 * PUBLIC + LESSON_CARDS] |= announced  # IOC-5.2
        asked: vec[i64] = vec[i64]()
        while announced:
            card = card_at(LESSON_CARDS, lowest(announced))
            announced &= announced - 1
            if self.listening:
                self.tell(ANNOUNCED, p, card)
            if PICKS_COLOUR[card]:
                asked = append(asked, card)
        for i in range(i64(len(asked)) - 1, -1, -1):
            self.push(COLOUR, p, asked[i])  # IOC-5.3: in ascending order, so the last goes first

    def name_colour(self, p: i64, card: i64, colour: i64) -> None:
        """IOC-5.3: a marker of that colour is put on the public lesson."""
        self.marks |= (colour + 1) << (4 * (card - FIRST_PUBLIC))
        if self.listening:
            self.tell(NAMED, p, colour, card)

    def reads_later(self, p: i64) -> bool:
        """IOC-5.6: whether the lessons of this day are still to be read, or wait for another."""
        if self.variant.lessons_wait:
            return True
        for f in self.agenda:
            if step_of(f) == READ and seat_of(f) == p:
                return True
        return False
