"""Cards in piles. A pile is a set in three words: rescue cards, cards to play, lessons."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.bits import BIT, count, lowest, nth
from liferaft.core.rng import Rng
from liferaft.games.isle_of_cats.box import (
    ANYTIME_CARD,
    BASKET,
    EFFECT,
    FAMILY_CARDS,
    NEXT_TILE_ANYWHERE,
    NO_BASKET,
    PER,
    PRIVATE_LESSON,
    PUBLIC_LESSON,
    RESCUE_CARD,
    TYPE,
)

RESCUES: Final = 0  # the word of cards 7 to 66
PLAYS: Final = 1  # the word of Oshax cards 1 to 6, then 67 to 112
LESSONS: Final = 2  # the word of lessons 113 to 150, then those of the family mode to 168

# Piles by number: four of the whole table, then those of each seat.

DECK: Final = 0  # its order does not exist until a card is drawn
BURIED: Final = 1  # the face-down part of the discard pile
DISCARDS: Final = 2  # its face-up part
PUBLIC: Final = 3  # public lessons on the table
SHARED: Final = 4
HAND: Final = 0
PACK: Final = 1  # held in the draft; while cards are paid for: those that are not kept
PICKED: Final = 2  # of the draft, not yet paid for
KEPT: Final = 3  # to be paid for when everybody has answered
DRAWN: Final = 4  # by cards 71 to 74
CHOSEN: Final = 5  # rescue cards lying face down
LAID: Final = 6  # rescue cards lying face up, not used yet
OWN: Final = 7  # private lessons
OF_A_SEAT: Final = 8


def pile_of(seat: i64, which: i64) -> i64:
    """The number of one of a seat's piles."""
    return SHARED + OF_A_SEAT * seat + which


def word_of(card: i64) -> i64:
    """Which of the three words a card is in."""
    if card >= 113:
        return LESSONS
    return RESCUES if 7 <= card <= 66 else PLAYS


def place_of(card: i64) -> i64:
    """The place of a card in its word."""
    if card >= 113:
        return card - 113
    if card >= 67:
        return card - 61
    return card - 7 if card >= 7 else card - 1


def card_at(word: i64, place: i64) -> i64:
    """The card at a place of a word."""
    if word == LESSONS:
        return place + 113
    if word == RESCUES:
        return place + 7
    return place + 61 if place >= 6 else place + 1


def _mask(word: int, wanted: list[bool]) -> int:
    mask = 0
    for card in range(1, FAMILY_CARDS + 1):
        if wanted[card] and word_of(card) == word:
            mask |= BIT[place_of(card)]
    return mask


_numbers: Final = range(FAMILY_CARDS + 1)
DISCOVERY: Final[vec[i64]] = vec[i64](
    [i64(_mask(word, [1 <= n <= 150 for n in _numbers])) for word in range(3)]
)  # IOC-1.6: all 150 cards, by word
FAMILY: Final[vec[i64]] = vec[i64](
    [i64(_mask(word, [n > 150 for n in _numbers])) for word in range(3)]
)  # IOC-15.1
ANYTIME: Final[i64] = _mask(PLAYS, [TYPE[n] == ANYTIME_CARD for n in _numbers])
ANYWHERE: Final[i64] = _mask(PLAYS, [EFFECT[n] == NEXT_TILE_ANYWHERE for n in _numbers])
PRIVATE: Final[i64] = _mask(LESSONS, [TYPE[n] == PRIVATE_LESSON for n in _numbers])
ANNOUNCED: Final[i64] = _mask(LESSONS, [TYPE[n] == PUBLIC_LESSON for n in _numbers])


def of_effect(effect: int) -> int:
    """The cards to play that have an effect."""
    return _mask(PLAYS, [EFFECT[n] == effect for n in _numbers])


def of_per(per: int) -> int:
    """The cards to play that gain fish for something."""
    return _mask(PLAYS, [PER[n] == per for n in _numbers])


def of_basket(basket: int) -> int:
    """The rescue cards with such a basket."""
    return _mask(
        RESCUES, [n > 0 and TYPE[n] == RESCUE_CARD and BASKET[n] == basket for n in _numbers]
    )


assert of_basket(NO_BASKET) == 255, "cards 7 to 14 have no basket"


class Piles:
    """Where every card is. It is part of a state and copied with it."""

    def __init__(self, words: vec[i64]) -> None:
        self.words = words  # by 3 × pile + word: a set of places

    def copy(self) -> "Piles":
        """The same piles, sharing nothing."""
        return Piles(self.words[:])

    def has(self, pile: i64, card: i64) -> bool:
        """Whether a card is in a pile."""
        return bool(self.words[3 * pile + word_of(card)] & BIT[place_of(card)])

    def size(self, pile: i64) -> i64:
        """How many cards are in a pile."""
        return (
            count(self.words[3 * pile])
            + count(self.words[3 * pile + 1])
            + count(self.words[3 * pile + 2])
        )

    def is_empty(self, pile: i64) -> bool:
        """Whether there is no card in a pile."""
        words = self.words
        return not (words[3 * pile] | words[3 * pile + 1] | words[3 * pile + 2])

    def move(self, card: i64, source: i64, target: i64) -> None:
        """A card goes from one pile to another."""
        bit = BIT[place_of(card)]
        word = word_of(card)
        self.words[3 * source + word] &= ~bit
        self.words[3 * target + word] |= bit

    def move_all(self, source: i64, target: i64) -> None:
        """All cards of a pile go to another."""
        for word in range(i64(3)):
            self.words[3 * target + word] |= self.words[3 * source + word]
            self.words[3 * source + word] = 0

    def draw(self, rng: Rng, target: i64) -> i64:
        """A random card of the deck, which is not empty, goes to a pile."""
        rescues = count(self.words[0])
        plays = count(self.words[1])
        n = rng.below(rescues + plays + count(self.words[2]))
        if n < rescues:
            card = card_at(RESCUES, nth(self.words[0], n))
        elif n < rescues + plays:
            card = card_at(PLAYS, nth(self.words[1], n - rescues))
        else:
            card = card_at(LESSONS, nth(self.words[2], n - rescues - plays))
        self.move(card, DECK, target)
        return card

    def lowest(self, pile: i64) -> i64:
        """The card with the lowest number in a pile that is not empty."""
        best: i64 = FAMILY_CARDS + 1
        for word in range(i64(3)):
            if self.words[3 * pile + word]:
                best = min(best, card_at(word, lowest(self.words[3 * pile + word])))
        return best

    def listed(self, pile: i64) -> vec[i64]:
        """The cards of a pile in ascending order."""
        out: vec[i64] = vec[i64]()
        words = self.words
        oshax = words[3 * pile + PLAYS] & 63
        out = _listed(out, PLAYS, oshax)
        out = _listed(out, RESCUES, words[3 * pile + RESCUES])
        out = _listed(out, PLAYS, words[3 * pile + PLAYS] & ~63)
        return _listed(out, LESSONS, words[3 * pile + LESSONS])


def _listed(out: vec[i64], word: i64, mask: i64) -> vec[i64]:
    while mask:
        out = append(out, card_at(word, lowest(mask)))
        mask &= mask - 1
    return out
