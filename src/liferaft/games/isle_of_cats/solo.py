"""The sister, who plays against a lone player on The Isle of Cats."""

from librt.vecs import pop
from mypy_extensions import i64

from liferaft.core.bits import BIT, count, nth
from liferaft.core.pack import ONE, held
from liferaft.games.isle_of_cats.anytime import Anytime
from liferaft.games.isle_of_cats.box import (
    COLOUR_POINTS,
    COLOURS,
    COMMON,
    FIRST_BASKET_CARD,
    SISTER_ACTIONS,
    SISTER_CARDS,
    SISTER_SPEED,
    SWAPS_CATS,
    TAKES_CAT,
    TAKES_COMMON,
    TAKES_OSHAX,
    TAKES_RARE,
)
from liferaft.games.isle_of_cats.tables import (
    COLOUR_SHOWN,
    SISTER_CARD,
    SISTER_SWAPPED,
    SISTER_TOOK,
)


class Sister(Anytime):
    """What the sister does. Her cards are drawn when they are needed."""

    def reveal_colour(self) -> None:
        """IOC-14.3: the next colour card of the row is turned up."""
        shown: i64 = 0
        n: i64 = 0
        while n < COLOURS and (self.colours >> (4 * n)) & 15:
            shown |= BIT[((self.colours >> (4 * n)) & 15) - 1]
            n += 1
        left = (BIT[COLOURS] - 1) & ~shown
        if not left:
            return
        self.reveals += 1
        colour = nth(left, self.rng.below(count(left)))
        self.colours |= (colour + 1) << (4 * n)
        if self.listening:
            self.tell(COLOUR_SHOWN, colour, COLOUR_POINTS[n])

    def draw_basket_card(self) -> i64:
        """A random card of those that she has not used yet."""
        self.reveals += 1
        card = nth(self.basket_cards, self.rng.below(count(self.basket_cards)))
        self.basket_cards &= ~BIT[card]  # IOC-14.6: it is discarded for good
        return card

    def turn_up_basket_card(self) -> i64:
        """IOC-14.5: it tells her boots, and how many cards she uses today."""
        if not self.basket_cards:
            return 0
        self.sister_up = self.draw_basket_card()
        self.sister_left = min(SISTER_CARDS[self.sister_up], count(self.basket_cards) + 1)
        if self.listening:
            self.tell(SISTER_CARD, FIRST_BASKET_CARD + self.sister_up)
        return SISTER_SPEED[self.sister_up]

    def sister_turn(self) -> None:
        """IOC-14.6: she carries out her next card, both actions from top to bottom."""
        card = self.sister_up
        if card < 0:
            card = self.draw_basket_card()
            if self.listening:
                self.tell(SISTER_CARD, FIRST_BASKET_CARD + card)
        self.sister_up = -1
        self.sister_left -= 1
        for i in range(i64(2)):
            at = 6 * card + 3 * i
            self.sister_acts(SISTER_ACTIONS[at], SISTER_ACTIONS[at + 1], SISTER_ACTIONS[at + 2])

    def sister_acts(self, verb: i64, a: i64, b: i64) -> None:
        """IOC-14.7: the tile at a position leaves the game, or the last one; IOC-14.8: a swap."""
        if verb == TAKES_CAT:
            self.sister_takes_cat(a)
        elif verb == TAKES_OSHAX:
            if len(self.oshax):
                self.oshax, shape = pop(self.oshax, min(a, i64(len(self.oshax))) - 1)
                self.tell_taken(1, shape)
        elif verb == TAKES_RARE:
            if len(self.rares):
                shape = self.rares[min(a, i64(len(self.rares))) - 1] >> 3
                self.take_rare(shape)
                self.tell_taken(1, shape)
        elif verb == TAKES_COMMON:
            if held(self.commons, a):
                self.commons -= ONE[a]
                self.tell_taken(1, COMMON + a)
        else:
            assert verb == SWAPS_CATS, f"the sister does not know {verb}"
            self.sister_swaps(a, b)

    def tell_taken(self, is_shape: i64, what: i64) -> None:
        """News of a tile that leaves the game."""
        if self.listening:
            self.tell(SISTER_TOOK, is_shape, what)

    def cat_at(self, position: i64) -> i64:
        """IOC-14.2: the cat at a position from 1 on, the left field before the right one."""
        n = i64(len(self.left))
        return self.left[position - 1] if position <= n else self.right[position - n - 1]

    def put_at(self, position: i64, cat: i64) -> None:
        """A cat takes a position that another one leaves."""
        n = i64(len(self.left))
        if position <= n:
            self.left[position - 1] = cat
        else:
            self.right[position - n - 1] = cat

    def sister_takes_cat(self, position: i64) -> None:
        """IOC-14.7: the cat at a position, or the one at the highest position."""
        cats = i64(len(self.left)) + i64(len(self.right))
        if cats:
            cat = self.cat_at(min(position, cats))
            self.take_cat(cat)
            self.tell_taken(0, cat)

    def sister_swaps(self, a: i64, b: i64) -> None:
        """IOC-14.8: two cats change places; the last ones if there are not so many."""
        cats = i64(len(self.left)) + i64(len(self.right))
        if cats < 2:
            return
        second = min(b, cats)
        first = min(a, cats)
        if first == second:
            first = second - 1
        one = self.cat_at(first)
        other = self.cat_at(second)
        self.put_at(first, other)
        self.put_at(second, one)
        if self.listening:
            self.tell(SISTER_SWAPPED, one, other)
