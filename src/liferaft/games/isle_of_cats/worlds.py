"""What a seat cannot see on The Isle of Cats, dealt anew.

A seat knows its own cards, what lies face up, what it discarded itself, and every card it ever
passed on: such a card is not in the deck. During a draft it knows more: a pack that it held holds
only cards it passed on, less what the seats in between have picked.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, count, lowest
from liferaft.games.isle_of_cats.box import DEALT, FAMILY_KEPT, KEPT_OF_A_PACK
from liferaft.games.isle_of_cats.cards import (
    BURIED,
    CHOSEN,
    DECK,
    DRAWN,
    HAND,
    KEPT,
    LESSONS,
    OF_A_SEAT,
    OWN,
    PACK,
    PICKED,
    PLAYS,
    PRIVATE,
    RESCUES,
    card_at,
    pile_of,
    place_of,
    word_of,
)
from liferaft.games.isle_of_cats.draft import ROUNDS, Draft
from liferaft.games.isle_of_cats.table import HANDED, MEMORY, SEEN, TOSSED
from liferaft.games.isle_of_cats.tables import DRAFT, PASS_ON, PAY, PICK, READ
from liferaft.games.isle_of_cats.tables import LESSONS as FAMILY_LESSONS

# Which cards a place can take

LESSON: Final = 0  # private lessons
RESCUE: Final = 1  # rescue cards
NO_LESSON: Final = 2  # rescue cards and cards to play
ANY: Final = 3
UNSEEN: Final = 4  # any card that the seat has never held: the deck, and packs it has not seen


class World:
    """A world in the making: a clone whose hidden cards are gathered and dealt again."""

    def __init__(self, table: Draft, seat: i64) -> None:
        self.table = table
        self.seat: i64 = seat  # whose eyes; -1 for those who only watch
        self.pool: vec[i64] = vec[i64]([0, 0, 0])  # the cards whose places are hidden
        self.seen: vec[i64] = vec[i64]([0, 0, 0])  # those of them that are not in the deck
        self.piles: vec[i64] = vec[i64](capacity=150)  # the places to be filled: a pile for each
        self.kinds: vec[i64] = vec[i64](capacity=150)  # and what it can take
        self.wanted: vec[i64] = vec[i64]([0] * 5)  # by kind: how many places are not filled yet
        self.beside: vec[i64] = vec[i64](capacity=150)  # cards for other places than the deck
        self.below: vec[i64] = vec[i64](capacity=150)  # cards for the deck; -1: has its place
        self.spare: i64 = 0  # how many cards never seen the deck can do without
        self.drafting: i64 = 0  # the other seats whose cards come from a draft

    def deal(self) -> None:
        """Everything the seat cannot see, from what it can: its own memory and public counts."""
        table = self.table
        if self.seat >= 0:
            for word in range(i64(3)):
                self.seen[word] = table.memory[MEMORY * self.seat + SEEN + word]
        self.gather_table()
        for q in range(table.seats):
            if q != self.seat:
                self.gather_seat(q)
        self.deal_draft()
        self.fill()
        self.hide_answers()
        self.forget_others()

    # What is hidden

    def take(self, pile: i64) -> i64:
        """All cards of a pile become hidden ones; how many there were."""
        words = self.table.piles.words
        cards = self.table.piles.size(pile)
        for word in range(i64(3)):
            self.pool[word] |= words[3 * pile + word]
            words[3 * pile + word] = 0
        return cards

    def want(self, pile: i64, cards: i64, kind: i64) -> None:
        """So many places of a pile have to be filled."""
        self.wanted[kind] += cards
        for _ in range(cards):
            self.piles = append(self.piles, pile)
            self.kinds = append(self.kinds, kind)

    def gather_table(self) -> None:
        """The deck, and the discards that the seat did not bury itself."""
        words = self.table.piles.words
        self.want(DECK, self.take(DECK), UNSEEN)
        known: vec[i64] = vec[i64]([0, 0, 0])
        if self.seat >= 0:
            for word in range(i64(3)):
                tossed = self.table.memory[MEMORY * self.seat + TOSSED + word]
                known[word] = tossed & words[3 * BURIED + word]
                words[3 * BURIED + word] &= ~known[word]
        self.want(BURIED, self.take(BURIED), ANY)
        for word in range(i64(3)):
            words[3 * BURIED + word] = known[word]

    def gather_seat(self, q: i64) -> None:
        """IOC-5.4, IOC-6.1: another seat's cards, of which only the number is seen."""
        if not self.table.over:  # IOC-13.5: at the end they are turned up
            self.want(pile_of(q, OWN), self.take(pile_of(q, OWN)), LESSON)
        self.want(pile_of(q, CHOSEN), self.take(pile_of(q, CHOSEN)), RESCUE)
        kind: i64 = ANY if self.may_hold_lessons(q) else NO_LESSON
        self.want(pile_of(q, HAND), self.take(pile_of(q, HAND)), kind)
        self.want(pile_of(q, DRAWN), self.take(pile_of(q, DRAWN)), ANY)

    def may_hold_lessons(self, q: i64) -> bool:
        """IOC-5.1: lessons stay in a hand only until they are read."""
        if self.table.variant.lessons_wait:
            return True
        for f in self.table.agenda:
            if step_of(f) == READ and seat_of(f) == q:
                return True
        return False

    # The draft: which of the cards that were passed on are where

    def deal_draft(self) -> None:
        """The packs and picks of the others, all laid into PICKED or, if it is held, PACK."""
        table = self.table
        now = self.draft_round()
        if now < 0:
            return
        for q in range(table.seats):
            if q != self.seat and not self.is_drafting(q, now):
                self.gather_pack(q)
        for q in range(table.seats):
            if q != self.seat and self.drafting & BIT[q]:
                self.take(pile_of(q, PACK))
                self.take(pile_of(q, KEPT))
                self.take(pile_of(q, PICKED))
        if self.seat >= 0:
            for j in range(i64(ROUNDS) - 1, -1, -1):
                self.deal_handed(j, now)
        for q in range(table.seats):
            if q != self.seat and self.drafting & BIT[q]:
                for i in range(now + 1):
                    if self.last_held(q, i) < 0:
                        self.want(self.slot(q, i, now), self.group(i, now), UNSEEN)

    def is_drafting(self, q: i64, now: i64) -> bool:
        """Whether a seat has as many cards as a draft brings; noted for the next steps."""
        if self.table.variant.solo or self.table.variant.family:
            return False
        piles = self.table.piles
        cards = piles.size(pile_of(q, PACK)) + piles.size(pile_of(q, PICKED))
        wanted: i64 = 0
        for i in range(now + 1):
            wanted += self.group(i, now)
        if cards + piles.size(pile_of(q, KEPT)) != wanted:
            return False
        self.drafting |= BIT[q]
        return True

    def gather_pack(self, q: i64) -> None:
        """Cards that came to a seat in another way: only how many there are is known."""
        held = self.take(pile_of(q, PACK))
        picked = self.take(pile_of(q, PICKED)) + self.take(pile_of(q, KEPT))
        if self.table.variant.family:
            self.want(pile_of(q, PACK), held + picked, ANY)  # IOC-15.1: none is picked for good
        elif step_of(self.table.agenda[-1]) == PICK:
            self.want(pile_of(q, PACK), held, ANY)
            self.want(pile_of(q, PICKED), picked, ANY)
        else:
            self.want(pile_of(q, PICKED), held + picked, ANY)

    def draft_round(self) -> i64:
        """The round of the draft that is played, ROUNDS after the last, -1 if there is none."""
        for f in self.table.agenda:
            if step_of(f) == PASS_ON and not self.table.variant.solo:
                return thing_of(f)
        for q in range(self.table.seats):
            if q != self.seat and not (
                self.table.piles.is_empty(pile_of(q, PICKED))
                and self.table.piles.is_empty(pile_of(q, KEPT))
                and self.table.piles.is_empty(pile_of(q, PACK))
            ):
                return ROUNDS
        return -1

    def group(self, i: i64, now: i64) -> i64:
        """How many cards of the pack that it held in round *i* a seat has."""
        return KEPT_OF_A_PACK if i < now else DEALT - KEPT_OF_A_PACK * i

    def slot(self, q: i64, i: i64, now: i64) -> i64:
        """Where these cards lie: only the pack of a round that is being played is a pack."""
        return pile_of(q, PACK) if i == now and now < ROUNDS else pile_of(q, PICKED)

    def last_held(self, q: i64, i: i64) -> i64:
        """The last round in which the seat held the pack that *q* held in round *i*; -1 if none."""
        n = self.table.seats
        step: i64 = 1 if self.table.day % 2 else n - 1
        for j in range(i - 1, -1, -1):
            if (q + (n - step) * (i - j)) % n == self.seat:
                return j
        return -1

    def deal_handed(self, j: i64, now: i64) -> None:
        """The cards passed on in round *j* are with the seats that held the pack since then."""
        cards: vec[i64] = vec[i64](capacity=8)
        at = MEMORY * self.seat + HANDED + 3 * j
        for word in range(i64(3)):
            left = self.table.memory[at + word] & self.pool[word]
            while left:
                cards = append(cards, card_at(word, lowest(left)))
                left &= left - 1
        cards = self.table.rng.shuffled(cards)
        dealt: i64 = 0
        for q in range(self.table.seats):
            if not self.drafting & BIT[q]:
                continue
            for i in range(now + 1):
                if self.last_held(q, i) != j:
                    continue
                for _ in range(self.group(i, now)):
                    if dealt < len(cards):
                        self.put(cards[dealt], self.slot(q, i, now))
                        dealt += 1
                    else:
                        self.want(self.slot(q, i, now), 1, ANY)

    def put(self, card: i64, pile: i64) -> None:
        """A hidden card gets its place."""
        bit = BIT[place_of(card)]
        word = word_of(card)
        self.pool[word] &= ~bit
        self.table.piles.words[3 * pile + word] |= bit

    # All other places

    def fill(self) -> None:
        """Shuffle the hidden cards and fill the places, those that take fewest cards first."""
        cards: vec[i64] = vec[i64](capacity=168)
        for word in range(i64(3)):
            left = self.pool[word]
            while left:
                cards = append(cards, card_at(word, lowest(left)))
                left &= left - 1
        unseen: i64 = 0
        for word in range(i64(3)):
            unseen += count(self.pool[word] & ~self.seen[word])
        self.spare = unseen - self.wanted[UNSEEN]
        left_over = self.spare
        for card in self.table.rng.shuffled(cards):
            if self.is_seen(card):
                self.beside = append(self.beside, card)
            elif left_over > 0:
                self.beside = append(self.beside, card)
                left_over -= 1
            else:
                self.below = append(self.below, card)
        self.beside = self.table.rng.shuffled(self.beside)
        for kind in range(i64(ANY)):
            if self.wanted[kind]:
                for i in range(i64(len(self.piles))):
                    if self.kinds[i] == kind:
                        self.fill_place(self.piles[i], kind)
        self.fill_rest()

    def fill_place(self, pile: i64, kind: i64) -> None:
        """A card that fits: one never seen only if the other places can do without it."""
        self.wanted[kind] -= 1
        needed = self.needed()
        for i in range(i64(len(self.beside))):
            card = self.beside[i]
            if card >= 0 and fits(card, kind) and (self.spare > needed or self.is_seen(card)):
                self.beside[i] = -1
                self.use(card, pile)
                return
        for i in range(i64(len(self.below))):
            card = self.below[i]
            if card >= 0 and fits(card, kind):  # another one goes to the deck for it
                self.below[i] = -1
                self.use(card, pile)
                return

    def use(self, card: i64, pile: i64) -> None:
        """A card gets its place beside the deck."""
        if not self.is_seen(card):
            self.spare -= 1
        self.put(card, pile)

    def fill_rest(self) -> None:
        """All other cards that were seen lie beside the deck, and those never seen anywhere."""
        rest: vec[i64] = vec[i64](capacity=64)
        deck: vec[i64] = vec[i64](capacity=150)
        for card in self.beside:
            if card >= 0 and self.is_seen(card):
                rest = append(rest, card)
        for card in self.beside:
            if card >= 0 and not self.is_seen(card):
                rest = append(rest, card)
        for i in range(self.wanted[ANY], i64(len(rest))):
            deck = append(deck, rest[i])
        for card in self.below:
            if card >= 0:
                deck = append(deck, card)
        rest = self.table.rng.shuffled(rest[: self.wanted[ANY]])
        deck = self.table.rng.shuffled(deck)
        any_: i64 = 0
        unseen: i64 = 0
        for i in range(i64(len(self.piles))):
            if self.kinds[i] == ANY and any_ < len(rest):
                self.put(rest[any_], self.piles[i])
                any_ += 1
            elif self.kinds[i] == UNSEEN and unseen < len(deck):
                self.put(deck[unseen], self.piles[i])
                unseen += 1

    def is_seen(self, card: i64) -> bool:
        """Whether the seat has had a card in its hands, so that it is not in the deck."""
        return bool(self.seen[word_of(card)] & BIT[place_of(card)])

    def needed(self) -> i64:
        """How many cards never seen the places still to be filled need, beside those seen."""
        rescues = self.wanted[RESCUE] - count(self.pool[RESCUES] & self.seen[RESCUES])
        plays = count(self.pool[PLAYS] & self.seen[PLAYS])
        lessons = count(self.pool[LESSONS] & self.seen[LESSONS] & PRIVATE)
        both = max(rescues, rescues + self.wanted[NO_LESSON] - plays)
        return max(i64(0), self.wanted[LESSON] - lessons) + max(i64(0), both)

    # What the others have answered in secret, and what they remember

    def hide_answers(self) -> None:
        """How many answers a seat has given may be known, but not what they were."""
        table = self.table
        f = table.agenda[-1] if len(table.agenda) else i64(0)
        step = step_of(f)
        if table.over or (step != DRAFT and step != PAY and step != FAMILY_LESSONS):
            return
        left: vec[i64] = vec[i64]([0] * table.seats)
        i = i64(len(table.agenda)) - 1
        while i >= 0 and step_of(table.agenda[i]) == step:
            left[seat_of(table.agenda[i])] = thing_of(table.agenda[i])
            i -= 1
        for q in range(table.seats):
            if q != self.seat:
                if step == PAY:
                    self.pay(q, left[q])
                else:
                    self.pick(q, (KEPT_OF_A_PACK if step == DRAFT else FAMILY_KEPT) - left[q])

    def pay(self, q: i64, left: i64) -> None:
        """A seat keeps some of its cards, the first ones of which it has decided about."""
        table = self.table
        piles = table.piles
        fish = table.fish[q]
        cards = piles.listed(pile_of(q, PICKED))
        for i in range(i64(len(cards)) - left):
            cost = table.variant.costs[cards[i]]
            keep = cost <= fish and table.rng.below(2) == 1
            if keep:
                fish -= cost
            piles.move(cards[i], pile_of(q, PICKED), pile_of(q, KEPT if keep else PACK))

    def pick(self, q: i64, answers: i64) -> None:
        """A seat has picked so many cards of its pack."""
        piles = self.table.piles
        cards = self.table.rng.shuffled(piles.listed(pile_of(q, PACK)))
        for i in range(min(answers, i64(len(cards)))):
            piles.move(cards[i], pile_of(q, PACK), pile_of(q, PICKED))

    def forget_others(self) -> None:
        """What other seats remember is hidden too: in a world they remember nothing."""
        memory = self.table.memory[:]
        for i in range(i64(len(memory))):
            if i // MEMORY != self.seat:
                memory[i] = 0
        self.table.memory = memory


def fits(card: i64, kind: i64) -> bool:
    """Whether a card can be in a place of that kind."""
    word = word_of(card)
    if kind == LESSON:
        return word == LESSONS and bool(PRIVATE & BIT[place_of(card)])
    if kind == RESCUE:
        return word == RESCUES
    if kind == NO_LESSON:
        return word != LESSONS
    return True


assert OF_A_SEAT == 8, "gather_seat and deal_draft know all piles of a seat"
