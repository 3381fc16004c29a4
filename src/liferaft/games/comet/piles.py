"""How cards of Comet change places: discards, draws, the display, and how the comet comes."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from liferaft.core.bits import lowest
from liferaft.games.comet.box import (
    BEASTS,
    CARD_BIT,
    DECK,
    DISPLAY,
    GOLD,
    GOLD_CARDS,
    SALVAGED,
    SILVER,
    SILVER_CARDS,
)
from liferaft.games.comet.reach import Reach
from liferaft.games.comet.table import HAND, pick, size
from liferaft.games.comet.tables import (
    COMET_CAME,
    COMING,
    DISPLAYED,
    DREW,
    MAIN,
    RESHUFFLED,
)


class Piles(Reach):
    """The silver pile with the comet stack, the golden pile with the display, the discards."""

    # Discards, face up (COM-0.8)

    def discard(self, card: i64) -> None:
        """COM-3.1: a card goes to the discard pile of its colour."""
        if DECK[card] == GOLD:
            self.gold_discards = append(self.gold_discards, card)
            self.gold_fresh += 1
        else:
            self.silver_discards = append(self.silver_discards, card)
            self.silver_fresh += 1

    def discards(self, deck: i64) -> vec[i64]:
        """The discard pile of a deck."""
        return self.gold_discards if deck else self.silver_discards

    def on_top(self, deck: i64, depth: i64) -> i64:
        """COM-9.13: the kinds among the top cards of a discard pile that can be taken from it."""
        pile = self.discards(deck)
        last = i64(len(pile))
        found: i64 = 0
        for i in range(last - depth if last > depth else 0, last):
            found |= CARD_BIT[pile[i]]
        return found & SALVAGED[deck]

    def played(self, deck: i64) -> i64:
        """COM-9.6: the animals that were played in this Move and lie in a discard pile."""
        pile = self.discards(deck)
        last = i64(len(pile))
        found: i64 = 0
        for i in range(last - (self.gold_fresh if deck else self.silver_fresh), last):
            found |= CARD_BIT[pile[i]]
        return found & BEASTS[deck]

    def fetch(self, p: i64, card: i64) -> None:
        """The topmost card of that kind comes from its discard pile into a hand."""
        pile = self.discards(DECK[card])
        i = i64(len(pile)) - 1
        while pile[i] != card:
            i -= 1
        above = i64(len(pile)) - i
        pile, _ = pop(pile, i)
        if DECK[card] == GOLD:
            self.gold_discards = pile
            if above <= self.gold_fresh:
                self.gold_fresh -= 1
        else:
            self.silver_discards = pile
            if above <= self.silver_fresh:
                self.silver_fresh -= 1
        self.join_hand(p, card)

    # Silver cards

    def can_draw(self) -> bool:
        """COM-7.10: whether there is a silver card to be drawn, now or after shuffling."""
        return self.pile > 0 or len(self.silver_discards) > 0

    def draw(self, p: i64, n: i64) -> None:
        """COM-9.11: silver cards, one by one; COM-7.4: what is left comes from the new pile.

        COM-6.6: no hand is too large for them; only Rest asks for the limit.
        """
        for _ in range(n):
            if not self.pile:
                self.reshuffle_silver()
            if not self.pile:
                return  # COM-7.10
            card = self.draw_unseen()
            self.add(self.at(p, HAND), card)
            self.drew = self.turns
            if self.listening:
                self.tell(DREW, p, card)
            if not self.pile and self.phase == MAIN:
                self.comet_comes(0)  # COM-7.1

    def draw_unseen(self) -> i64:
        """A random card of pile and comet stack: which of them lay on top, nobody knew."""
        self.reveals += 1
        once = size(self.unseen_once)
        n = self.rng.below(self.pile + self.stack)
        bit = pick(self.unseen_once, n) if n < once else pick(self.unseen_twice, n - once)
        if self.unseen_twice & bit:
            self.unseen_twice &= ~bit
        else:
            self.unseen_once &= ~bit
        self.pile -= 1
        return SILVER_CARDS[lowest(bit)]

    def reshuffle_silver(self) -> None:
        """COM-7.10: the silver discards become the new pile."""
        if not len(self.silver_discards):
            return
        self.remember_hands()
        for card in self.silver_discards:
            bit = CARD_BIT[card]
            if self.unseen_once & bit:
                self.unseen_twice |= bit
            else:
                self.unseen_once |= bit
        self.pile = i64(len(self.silver_discards))
        if self.listening:
            self.tell(RESHUFFLED, SILVER, self.pile)
        self.silver_discards = vec[i64]()
        self.silver_fresh = 0

    def comet_comes(self, cause: i64) -> None:
        """COM-7.3: the comet card is removed, the stack is the new pile; COM-8.5: below the old."""
        self.phase = COMING
        self.pile += self.stack
        self.stack = 0
        if self.listening:
            self.tell(COMET_CAME, cause)

    # Golden cards

    def take_gold(self, p: i64, card: i64) -> None:
        """A golden card of the display comes into a hand."""
        self.display &= ~CARD_BIT[card]
        self.join_hand(p, card)

    def refill(self) -> None:
        """COM-6.5: the display has four open cards, as far as there are any."""
        missing = DISPLAY - size(self.display)
        for _ in range(missing):
            if not self.gold_pile:
                self.reshuffle_gold()
            if not self.gold_pile:
                return  # COM-6.9
            self.reveals += 1
            bit = pick(self.gold_pile, self.rng.below(size(self.gold_pile)))
            self.gold_pile &= ~bit
            self.display |= bit
            if self.listening:
                self.tell(DISPLAYED, GOLD_CARDS[lowest(bit)])

    def reshuffle_gold(self) -> None:
        """COM-6.9: the golden discards become the new golden pile."""
        for card in self.gold_discards:
            self.gold_pile |= CARD_BIT[card]
        if self.listening and self.gold_pile:
            self.tell(RESHUFFLED, GOLD, len(self.gold_discards))
        self.gold_discards = vec[i64]()
        self.gold_fresh = 0
