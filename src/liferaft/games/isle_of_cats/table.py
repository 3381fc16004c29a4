"""The table of The Isle of Cats: what a position is made of, and the questions rules ask of it."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from liferaft.core import game as core
from liferaft.core.bits import BIT, count, nth
from liferaft.core.game import Game
from liferaft.core.pack import ONE, drawn, held, packed, size
from liferaft.core.rng import Rng
from liferaft.games.isle_of_cats.boat import Boat
from liferaft.games.isle_of_cats.box import (
    BASKET_CARDS,
    CAT_SHAPES,
    COLOURS,
    COMMON,
    COMMON_KINDS,
    LEFT_PRICE,
    NO_COLOUR,
    RARE,
    RARE_COPIES,
    RARE_KINDS,
    RIGHT_PRICE,
)
from liferaft.games.isle_of_cats.cards import (
    BURIED,
    DECK,
    DISCARDS,
    HAND,
    OF_A_SEAT,
    SHARED,
    Piles,
    pile_of,
)
from liferaft.games.isle_of_cats.tables import Variant

LOW_CATS: Final = 51  # cats of the first three colours; a set of cats is two words
ALL_RARES: Final[i64] = packed([RARE_COPIES] * RARE_KINDS)

# What a seat remembers, in words: 3 for each kind, the last one three times.

SEEN: Final = 0  # cards that are not in the deck, for it had them in its hands
TOSSED: Final = 3  # cards that it discarded face down itself
HANDED: Final = 6  # what it passed on in each round of this draft
MEMORY: Final = 15

NO_CARD: Final[i64] = -1
NO_TILE: Final[i64] = -1
SISTER: Final = 1  # on the track of the solo game


class Table(core.State):
    """The fields of a position, the bag, the fields beside the island and the deck."""

    def __init__(self, game: Game, seats: i64, rng: Rng, variant: Variant) -> None:
        super().__init__(game, seats, rng)
        self.variant = variant
        self.piles = Piles(vec[i64]([0] * (3 * (SHARED + OF_A_SEAT * seats))))
        self.memory: vec[i64] = vec[i64]()  # by 15 × seat: what it remembers; replaced
        self.boats: list[Boat] = []  # by seat; a boat is replaced, never changed
        self.left: vec[i64] = vec[i64]()  # the cats in each field, in the order they came
        self.right: vec[i64] = vec[i64]()
        self.oshax: vec[i64] = vec[i64]()  # shapes below the island, in their row (IOC-14.2)
        self.rares: vec[i64] = vec[i64]()  # piles below the island: 8 × shape + how many
        self.commons: i64 = 0  # below the island: a pack of the four shapes
        self.bag_low: i64 = BIT[LOW_CATS] - 1  # IOC-1.3: all cats, in two sets
        self.bag_high: i64 = BIT[COLOURS * CAT_SHAPES - LOW_CATS] - 1
        self.bag_rares: i64 = ALL_RARES  # IOC-1.3: a pack
        self.fish: vec[i64] = vec[i64]()  # by seat
        self.ready: vec[i64] = vec[i64]()  # by seat: permanent baskets with the ready side up
        self.used: vec[i64] = vec[i64]()  # by seat: the others
        self.extra: vec[i64] = vec[i64]()  # by seat: further rescues in its next turn (IOC-11.7)
        self.anywhere: i64 = 0  # the seats whose next tile need not touch another (IOC-11.2)
        self.passed: i64 = 0  # the seats that have no more turns in this phase
        self.order: vec[i64] = vec[i64]()  # IOC-1.7: the seats on the track; replaced
        self.marks: i64 = 0  # public lessons' colours: colour + 1 in four bits each, from 143 on
        self.day: i64 = 1
        self.result: i64 = 0  # see RESULTS
        self.colours: i64 = 0  # solo, IOC-14.3: the colours revealed, colour + 1 in four bits each
        self.basket_cards: i64 = BIT[BASKET_CARDS] - 1  # solo: those the sister has not used
        self.sister_left: i64 = 0  # solo: how many cards she still uses today
        self.sister_up: i64 = -1  # solo: the one that is turned up
        self.sister_lessons: i64 = 0  # solo: a set, from 197 on

    def copy_to(self, s: "Table") -> None:
        """Give *s*, a clone in the making, all fields; it shares nothing that can change."""
        self.copy_base(s)
        s.piles = self.piles.copy()
        s.memory = self.memory
        s.boats = self.boats[:]
        s.left = self.left[:]
        s.right = self.right[:]
        s.oshax = self.oshax[:]
        s.rares = self.rares[:]
        s.commons = self.commons
        s.bag_low = self.bag_low
        s.bag_high = self.bag_high
        s.bag_rares = self.bag_rares
        s.fish = self.fish[:]
        s.ready = self.ready[:]
        s.used = self.used[:]
        s.extra = self.extra[:]
        s.anywhere = self.anywhere
        s.passed = self.passed
        s.order = self.order
        s.marks = self.marks
        s.day = self.day
        s.result = self.result
        s.colours = self.colours
        s.basket_cards = self.basket_cards
        s.sister_left = self.sister_left
        s.sister_up = self.sister_up
        s.sister_lessons = self.sister_lessons

    # Cards

    def draw_card(self, target: i64) -> i64:
        """A random card goes from the deck to a pile; an empty deck is made of the discards."""
        piles = self.piles
        if piles.is_empty(DECK):
            piles.move_all(BURIED, DECK)
            piles.move_all(DISCARDS, DECK)
            self.memory = vec[i64]([0] * (MEMORY * self.seats))
        if piles.is_empty(DECK):
            return NO_CARD
        self.reveals += 1
        return piles.draw(self.rng, target)

    def has_cards_to_draw(self) -> bool:
        """IOC-10.7: whether there is a card in the deck or in the discard pile."""
        piles = self.piles
        return not (piles.is_empty(DECK) and piles.is_empty(BURIED) and piles.is_empty(DISCARDS))

    def remember(self, p: i64, what: i64, pile: i64) -> None:
        """A seat remembers all cards that are in a pile now."""
        memory = self.memory[:]
        for word in range(i64(3)):
            memory[MEMORY * p + what + word] |= self.piles.words[3 * pile + word]
        self.memory = memory

    def toss(self, p: i64, pile: i64) -> None:
        """IOC-4.5: a seat discards a pile face down, and remembers it."""
        self.remember(p, SEEN, pile)
        self.remember(p, TOSSED, pile)
        self.piles.move_all(pile, BURIED)

    def toss_card(self, p: i64, card: i64, source: i64, through: i64) -> None:
        """The same for one card; *through* is a pile of the seat that is empty."""
        self.piles.move(card, source, through)
        self.toss(p, through)

    def hand(self, p: i64, word: i64) -> i64:
        """The cards of one word in a hand."""
        return self.piles.words[3 * pile_of(p, HAND) + word]

    # IOC-1.3, IOC-2.3: the bag

    def bag_size(self) -> i64:
        """How many tiles are in the bag."""
        return count(self.bag_low) + count(self.bag_high) + size(self.bag_rares)

    def draw_tile(self) -> i64:
        """A random tile leaves the bag: 32 × colour + shape; NO_TILE if it is empty."""
        low = count(self.bag_low)
        cats = low + count(self.bag_high)
        tiles = cats + size(self.bag_rares)
        if not tiles:
            return NO_TILE
        self.reveals += 1
        n = self.rng.below(tiles)
        if n >= cats:
            rare = drawn(self.bag_rares, self.rng)
            self.bag_rares -= ONE[rare]
            return tile_of_rare(rare)
        if n < low:
            cat = nth(self.bag_low, n)
            self.bag_low &= ~BIT[cat]
        else:
            cat = nth(self.bag_high, n - low) + LOW_CATS
            self.bag_high &= ~BIT[cat - LOW_CATS]
        return tile_of_cat(cat)

    # What is on offer

    def fields_empty(self) -> bool:
        """IOC-6.15: whether there is no cat beside the island."""
        return not len(self.left) and not len(self.right)

    def price(self, cat: i64) -> i64:
        """IOC-6.11: what it takes to lure a cat: more on the right; -1 if it is not there."""
        for there in self.left:
            if there == cat:
                return LEFT_PRICE
        for there in self.right:
            if there == cat:
                return RIGHT_PRICE
        return -1

    def take_cat(self, cat: i64) -> None:
        """A cat leaves its field."""
        self.left = without(self.left, cat)
        self.right = without(self.right, cat)

    def add_rare(self, rare: i64) -> None:
        """IOC-2.6, IOC-14.2: a rare treasure comes below the island, alike ones on one pile."""
        shape = RARE + rare
        for i in range(i64(len(self.rares))):
            if self.rares[i] >> 3 == shape:
                self.rares[i] += 1
                return
        self.rares = append(self.rares, 8 * shape + 1)

    def take_rare(self, shape: i64) -> None:
        """A rare treasure leaves its pile; an empty pile leaves no gap."""
        for i in range(i64(len(self.rares))):
            if self.rares[i] >> 3 == shape:
                self.rares[i] -= 1
                if not self.rares[i] & 7:
                    self.rares, _ = pop(self.rares, i)
                return

    def has_rare(self, shape: i64) -> bool:
        """IOC-2.7: whether such a rare treasure is on offer."""
        for pile in self.rares:
            if pile >> 3 == shape:
                return True
        return False

    def has_common(self, shape: i64) -> bool:
        """Whether such a common treasure is on offer."""
        return held(self.commons, shape - COMMON) > 0

    # IOC-7.8: what can be placed

    def goes_anywhere(self, p: i64) -> bool:
        """IOC-11.2: whether the next tile of a seat need not touch another."""
        return bool(self.anywhere & BIT[p])

    def has_place(self, p: i64, shape: i64) -> bool:
        """Whether a tile of this shape has a legal place on a seat's boat now."""
        return self.boats[p].has_place(shape, self.goes_anywhere(p))

    def can_take_common(self, p: i64, kinds: i64) -> bool:
        """Whether one of the first *kinds* common treasures is on offer and has a place."""
        for kind in range(kinds):
            if held(self.commons, kind) and self.has_place(p, COMMON + kind):
                return True
        return False

    def can_take_rare(self, p: i64) -> bool:
        """Whether a rare treasure is on offer that has a place."""
        for pile in self.rares:
            if self.has_place(p, pile >> 3):
                return True
        return False

    def can_call(self, p: i64) -> bool:
        """IOC-8.8: whether an Oshax is on offer that has a place."""
        for shape in self.oshax:
            if self.has_place(p, shape):
                return True
        return False

    def can_rescue(self, p: i64) -> bool:
        """IOC-6.12: whether there is a cat that a seat can pay for and place."""
        if self.variant.family or self.fish[p] >= LEFT_PRICE:
            for cat in self.left:
                if self.has_place(p, cat % CAT_SHAPES):
                    return True
        if self.variant.family or self.fish[p] >= RIGHT_PRICE:
            for cat in self.right:
                if self.has_place(p, cat % CAT_SHAPES):
                    return True
        return False

    def can_take_bonus(self, p: i64) -> bool:
        """IOC-6.13: whether there is a treasure for a map; IOC-15.3: also a rare one."""
        if self.can_take_common(p, COMMON_KINDS):
            return True
        return self.variant.family and self.can_take_rare(p)


def tile_of_cat(cat: i64) -> i64:
    """A cat as a tile: 32 × colour + shape."""
    return 32 * (cat // CAT_SHAPES) + cat % CAT_SHAPES


def cat_of_tile(tile: i64) -> i64:
    """The number of a tile that is a cat."""
    return CAT_SHAPES * (tile >> 5) + (tile & 31)


def tile_of_rare(rare: i64) -> i64:
    """A rare treasure as a tile."""
    return 32 * NO_COLOUR + RARE + rare


def without(items: vec[i64], gone: i64) -> vec[i64]:
    """The same list without an item, if it is there."""
    for i in range(i64(len(items))):
        if items[i] == gone:
            items, _ = pop(items, i)
            return items
    return items
