"""The table of Comet: what a position is made of, and the questions rules ask of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core import game as core
from liferaft.core.bits import lowest
from liferaft.core.game import Game
from liferaft.core.rng import Rng
from liferaft.games.comet.board import HIGH, LOW, OFF, Board
from liferaft.games.comet.box import (
    ADDS_GOLD,
    BEASTS,
    CARD_BIT,
    DECK,
    GOLD,
    HAND_LIMIT,
    HERO_PASSIVE,
    HEROES,
    LOWERS_NEST,
    LOWEST_NEST,
    NEST,
    PASSIVE_AMOUNT,
    PASSIVES,
    RAISES_LIMIT,
    RESCUERS,
    SILVER,
    SILVER_ANIMALS,
)
from liferaft.games.comet.tables import Variant

# The words of a seat. A bundle of cards is three masks: silver kinds that are there, silver kinds
# that are there twice, golden cards.

HAND: Final = 0
RESCUED: Final = 3
TURNED: Final = 6  # those of the rescued that are turned
KNOWN: Final = (
    9  # the silver cards of the hand that all have seen; golden ones are all taken openly
)
CREW: Final = 11  # 14 bits for each rescuer: its field + 1, and 128 × (the animal in its slot + 1)
HERO: Final = 12  # the hero, IS_TURNED, and in the draft what is offered and chosen
OLD: Final = 13  # the hidden silver cards that were there before the last shuffle, in two words
OF_A_SEAT: Final = 15

IS_TURNED: Final = 64

_SIZES: Final[vec[i64]] = vec[i64]([i64(bin(byte).count("1")) for byte in range(256)])


def size(mask: i64) -> i64:
    """How many members a large set has."""
    n: i64 = 0
    while mask:
        n += _SIZES[mask & 255]
        mask >>= 8
    return n


def pick(mask: i64, n: i64) -> i64:
    """The n-th smallest member of a large set, as a set."""
    skipped: i64 = 0
    while n >= _SIZES[mask & 255]:
        n -= _SIZES[mask & 255]
        mask >>= 8
        skipped += 8
    while n > 0:
        mask &= mask - 1
        n -= 1
    return (mask & -mask) << skipped


class Table(core.State):
    """The fields of a position, hands, rescued animals and crews."""

    def __init__(self, game: Game, seats: i64, rng: Rng, variant: Variant) -> None:
        super().__init__(game, seats, rng)
        self.variant = variant
        self.board: Board = variant.board
        self.words: vec[i64] = vec[i64]()  # by OF_A_SEAT × seat
        self.unseen_once: i64 = 0  # silver kinds in pile and comet stack: nobody knows which where
        self.unseen_twice: i64 = 0  # those of which both copies are there
        self.pile: i64 = 0  # how many of the unseen cards are in the silver pile
        self.stack: i64 = 0  # and how many under the comet card
        self.old: i64 = 0  # how many hidden cards were in hands before the last shuffle
        self.gold_pile: i64 = 0  # golden cards, whose order nobody knows
        self.display: i64 = 0  # golden cards
        self.silver_discards: vec[i64] = vec[i64]()  # cards, bottom to top
        self.gold_discards: vec[i64] = vec[i64]()
        self.silver_fresh: i64 = 0  # how many of them came in this turn
        self.gold_fresh: i64 = 0
        self.occupied_low: i64 = 0  # the fields that hold a piece
        self.occupied_high: i64 = 0
        self.mammoth: i64 = OFF  # their fields
        self.tortoise: i64 = OFF
        self.first: i64 = 0  # the start player
        self.turn: i64 = 0  # whose turn it is
        self.turns: i64 = 0  # the number of this turn
        self.drew: i64 = 0  # the last turn in which a silver card was drawn
        self.busy: i64 = 0  # the last turn that was not a Rest without a silver card drawn
        self.phase: i64 = 0  # see PHASES
        self.out: i64 = 0  # the seats that have passed for good
        self.skipped: i64 = 0  # the seats skipped since the last Hatch or Move
        self.pool: i64 = 0  # the symbols of this Move, or of a dash
        self.skips: i64 = 0  # by 5 × rescuer + terrain: what it may pass over in this Move
        self.placed: i64 = 0  # the rescuers placed in this turn
        self.extras: i64 = 0  # further animal cards that may be played in this Move
        self.hatches: i64 = 0  # further animals that may be hatched in this turn
        self.lowered: i64 = 0  # by how much effects lowered the nest of the animal being hatched
        self.result: i64 = 0  # see RESULTS

    def copy_to(self, s: "Table") -> None:
        """Give *s*, a clone in the making, all fields; it shares nothing that can change."""
        self.copy_base(s)
        s.words = self.words[:]
        s.unseen_once = self.unseen_once
        s.unseen_twice = self.unseen_twice
        s.pile = self.pile
        s.stack = self.stack
        s.old = self.old
        s.gold_pile = self.gold_pile
        s.display = self.display
        s.silver_discards = self.silver_discards[:]
        s.gold_discards = self.gold_discards[:]
        s.silver_fresh = self.silver_fresh
        s.gold_fresh = self.gold_fresh
        s.occupied_low = self.occupied_low
        s.occupied_high = self.occupied_high
        s.mammoth = self.mammoth
        s.tortoise = self.tortoise
        s.first = self.first
        s.turn = self.turn
        s.turns = self.turns
        s.drew = self.drew
        s.busy = self.busy
        s.phase = self.phase
        s.out = self.out
        s.skipped = self.skipped
        s.pool = self.pool
        s.skips = self.skips
        s.placed = self.placed
        s.extras = self.extras
        s.hatches = self.hatches
        s.lowered = self.lowered
        s.result = self.result

    # Bundles of cards: *at* is where the first of the three words lies

    def at(self, p: i64, bundle: i64) -> i64:
        """Where a bundle of a seat lies."""
        return OF_A_SEAT * p + bundle

    def add(self, at: i64, card: i64) -> None:
        """A card joins a bundle."""
        words = self.words
        bit = CARD_BIT[card]
        if DECK[card] == GOLD:
            words[at + 2] |= bit
        elif words[at] & bit:
            words[at + 1] |= bit
        else:
            words[at] |= bit

    def remove(self, at: i64, card: i64) -> None:
        """A card leaves a bundle in which it is."""
        words = self.words
        bit = CARD_BIT[card]
        if DECK[card] == GOLD:
            words[at + 2] &= ~bit
        elif words[at + 1] & bit:
            words[at + 1] &= ~bit
        else:
            words[at] &= ~bit

    def has(self, at: i64, card: i64) -> bool:
        """Whether a card is in a bundle."""
        return bool(self.words[at + (2 if DECK[card] == GOLD else 0)] & CARD_BIT[card])

    def in_bundle(self, at: i64) -> i64:
        """How many cards are in a bundle."""
        return size(self.words[at]) + size(self.words[at + 1]) + size(self.words[at + 2])

    # Hands

    def hand(self, p: i64, deck: i64) -> i64:
        """The kinds of a deck in a hand."""
        return self.words[OF_A_SEAT * p + (2 if deck else 0)]

    def hand_size(self, p: i64) -> i64:
        """COM-6.4: golden cards and help cards count too."""
        return self.in_bundle(self.at(p, HAND))

    def has_animal(self, p: i64) -> bool:
        """Whether there is an animal card in a hand."""
        return bool(self.hand(p, SILVER) & BEASTS[SILVER] or self.hand(p, GOLD) & BEASTS[GOLD])

    def leave_hand(self, p: i64, card: i64) -> None:
        """A card is shown; if it was known to be in the hand, it is that one which goes."""
        self.reveals += 1
        if DECK[card] == SILVER:
            at = self.at(p, KNOWN)
            bit = CARD_BIT[card]
            if self.words[at + 1] & bit:
                self.words[at + 1] &= ~bit
            elif self.words[at] & bit:
                self.words[at] &= ~bit
            elif self.old:
                self.leave_old(p, bit)
        self.remove(self.at(p, HAND), card)

    def join_hand(self, p: i64, card: i64) -> None:
        """A card that all have seen comes into a hand, and they remember it."""
        self.add(self.at(p, HAND), card)
        if DECK[card] == SILVER:
            self.add(self.at(p, KNOWN), card)

    # COM-7.10: after a shuffle all know which cards are in the pile, and which were in hands

    def hidden_once(self, p: i64) -> i64:
        """The silver kinds in a hand of which nobody else knows."""
        hand, known = self.at(p, HAND), self.at(p, KNOWN)
        words = self.words
        return (words[hand] & ~words[known]) | (
            words[hand + 1] & words[known] & ~words[known + 1]  # there twice, and known once
        )

    def hidden_twice(self, p: i64) -> i64:
        """Those of which both copies are hidden in the hand."""
        return self.words[self.at(p, HAND) + 1] & ~self.words[self.at(p, KNOWN)]

    def remember_hands(self) -> None:
        """The discards are shuffled: what is hidden in hands now is not in the new pile."""
        self.old = 0
        for p in range(self.seats):
            at = self.at(p, OLD)
            self.words[at] = self.hidden_once(p)
            self.words[at + 1] = self.hidden_twice(p)
            self.old += size(self.words[at]) + size(self.words[at + 1])

    def leave_old(self, p: i64, bit: i64) -> None:
        """A hidden card is about to leave a hand: was it there before the last shuffle?

        If it may have been there before and may have been drawn since, nobody can tell what else
        is old: then all forget.
        """
        at = self.at(p, OLD)
        words = self.words
        old = size(words[at]) + size(words[at + 1])
        hidden = size(self.hidden_once(p)) + size(self.hidden_twice(p))
        if not old or not self.copies_old(bit):
            return
        if hidden > old and self.copies_hidden(bit) > self.copies_old(bit):
            self.forget_hands()
            return
        self.old -= 1
        if words[at + 1] & bit:
            words[at + 1] &= ~bit
        else:
            words[at] &= ~bit

    def copies_old(self, bit: i64) -> i64:
        """How many cards of a kind were hidden in hands before the last shuffle and still are."""
        n: i64 = 0
        for p in range(self.seats):
            at = self.at(p, OLD)
            n += size(self.words[at] & bit) + size(self.words[at + 1] & bit)
        return n

    def copies_hidden(self, bit: i64) -> i64:
        """How many cards of a kind are hidden in hands, in the pile or in the comet stack."""
        n = size(self.unseen_once & bit) + size(self.unseen_twice & bit)
        for p in range(self.seats):
            n += size(self.hidden_once(p) & bit) + size(self.hidden_twice(p) & bit)
        return n

    def forget_hands(self) -> None:
        """Nobody can tell old cards from new ones any more."""
        self.old = 0
        for p in range(self.seats):
            self.words[self.at(p, OLD)] = 0
            self.words[self.at(p, OLD) + 1] = 0

    # COM-5.8: passive abilities add up

    def passive(self, p: i64, effect: i64) -> i64:
        """How much the rescued animals and the hero of a seat add to something, always."""
        at = self.at(p, RESCUED)
        words = self.words
        n = HERO_PASSIVE[(HEROES + 1) * effect + self.hero(p)]
        for copy in range(i64(2)):
            mask = words[at + copy] & PASSIVES[2 * effect]
            while mask:
                n += PASSIVE_AMOUNT[lowest(mask)]
                mask &= mask - 1
        mask = words[at + 2] & PASSIVES[2 * effect + 1]
        while mask:
            n += PASSIVE_AMOUNT[SILVER_ANIMALS + lowest(mask)]
            mask &= mask - 1
        return n

    def limit(self, p: i64) -> i64:
        """COM-6.4, COM-9.15: the hand limit of a seat."""
        return HAND_LIMIT + self.passive(p, RAISES_LIMIT)

    def golden_cards(self, p: i64) -> i64:
        """COM-6.3, COM-9.16: how many golden cards a seat takes in Rest."""
        return 1 + self.passive(p, ADDS_GOLD)

    # Heroes

    def hero(self, p: i64) -> i64:
        """The hero of a seat; NO_HERO while it is not chosen."""
        return self.words[OF_A_SEAT * p + HERO] & 63

    def hero_turned(self, p: i64) -> bool:
        """Whether it is turned."""
        return bool(self.words[OF_A_SEAT * p + HERO] & IS_TURNED)

    def offered(self, p: i64, n: i64) -> i64:
        """The n-th hero offered to a seat in the draft."""
        return (self.words[OF_A_SEAT * p + HERO] >> (8 + 6 * n)) & 63

    def chosen(self, p: i64) -> i64:
        """In the draft: 0 not yet, 1 the first one offered, 2 the second."""
        return self.words[OF_A_SEAT * p + HERO] >> 20

    # Crews: rescuer k belongs to slot k

    def field(self, p: i64, k: i64) -> i64:
        """Where a rescuer stands; OFF if it is not on the board."""
        return ((self.words[OF_A_SEAT * p + CREW] >> (14 * k)) & 127) - 1

    def in_slot(self, p: i64, k: i64) -> i64:
        """The animal in a slot; -1 if it is free."""
        return ((self.words[OF_A_SEAT * p + CREW] >> (14 * k + 7)) & 127) - 1

    def set_crew(self, p: i64, k: i64, field: i64, animal: i64) -> None:
        """A rescuer, its field and the animal in its slot; both -1 for none."""
        at = OF_A_SEAT * p + CREW
        new = (field + 1) | ((animal + 1) << 7)
        old = (self.words[at] >> (14 * k)) & 16383
        self.words[at] ^= (old ^ new) << (14 * k)

    def free_slot(self, p: i64) -> i64:
        """COM-2.2: the free slot with the lowest number; -1 if there is none."""
        for k in range(i64(RESCUERS)):
            if self.in_slot(p, k) < 0:
                return k
        return -1

    def laid_slot(self, p: i64) -> i64:
        """The slot of the animal being hatched, whose rescuer is not placed yet; -1: none."""
        for k in range(i64(RESCUERS)):
            if self.in_slot(p, k) >= 0 and self.field(p, k) < 0:
                return k
        return -1

    def on_board(self, p: i64) -> i64:
        """The set of rescuers of a seat that are on the board."""
        crew = self.words[OF_A_SEAT * p + CREW]
        found: i64 = 0
        if crew & 127:
            found |= 1
        if (crew >> 14) & 127:
            found |= 2
        if (crew >> 28) & 127:
            found |= 4
        return found

    def distance(self, p: i64) -> i64:
        """COM-9.7: the nest distance of the animal being hatched, lowered, but not below 2."""
        printed = NEST[self.in_slot(p, self.laid_slot(p))]
        lower = printed - self.lowered - self.passive(p, LOWERS_NEST)
        return lower if lower > LOWEST_NEST else LOWEST_NEST

    # Pieces on the board

    def occupy(self, field: i64) -> None:
        """COM-2.10, COM-3.10: a field holds one piece."""
        self.occupied_low |= LOW[field]
        self.occupied_high |= HIGH[field]

    def vacate(self, field: i64) -> None:
        """A piece leaves."""
        self.occupied_low &= ~LOW[field]
        self.occupied_high &= ~HIGH[field]

    def piece(self, piece: i64) -> i64:
        """The field of a neutral piece; OFF if it is beside the board."""
        return self.tortoise if piece else self.mammoth
