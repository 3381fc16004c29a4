"""Anytime cards of The Isle of Cats: the windows in which they are played, and their effects."""

from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, count
from liferaft.core.pack import held
from liferaft.games.isle_of_cats.boat import shape_of
from liferaft.games.isle_of_cats.box import (
    AMOUNT,
    BASKET_FOR_FISH,
    BASKET_PRICE,
    DAYS,
    DRAW_CARDS,
    DRAW_TILE_TO_BOAT,
    DRAW_TILES_TO_FIELDS,
    DRAWS,
    EFFECT,
    EXTRA_RESCUE,
    GAIN_BASKET,
    GAIN_FISH,
    MOVE_CATS,
    NEXT_TILE_ANYWHERE,
    OSHAX_CARD,
    PER,
    PER_CAT_OF_COLOUR,
    PER_COLOUR,
    PER_COMMON,
    PER_LESSON,
    PER_OSHAX,
    PER_RARE,
    RARE,
    TREASURE_CARD,
    TWO_LESSONS,
    TWO_TREASURES,
    TYPE,
)
from liferaft.games.isle_of_cats.cards import (
    ANYWHERE,
    DISCARDS,
    HAND,
    OWN,
    PLAYS,
    pile_of,
)
from liferaft.games.isle_of_cats.cards import DRAWN as DRAWN_CARDS
from liferaft.games.isle_of_cats.cards import LESSONS as LESSON_CARDS
from liferaft.games.isle_of_cats.draft import Draft
from liferaft.games.isle_of_cats.table import NO_TILE, cat_of_tile
from liferaft.games.isle_of_cats.tables import (
    AFTER_LESSONS,
    AFTER_ORDER,
    BASKET,
    BASKETS_NOW,
    BEFORE_PAYMENT,
    BRANCH,
    CALL,
    COUNT,
    DISCARD,
    DRAWN,
    DREW_CARDS,
    DREW_TILE,
    FIELD,
    FIND,
    FORGET,
    FORGOT,
    GAINED,
    KEPT_CARDS,
    LAST_OF_DAY,
    LEFT,
    MOVE,
    MOVED,
    OPEN,
    PLACE,
    PLAYED,
    RESCUE,
    RIGHT,
    TILE_OF_75,
    WINDOW,
)


class Anytime(Draft):
    """Cards that are played: when they may be, and what each does."""

    # IOC-10.3, IOC-10.4: windows

    def push_window(self, window: i64) -> None:
        """IOC-10.3: a moment at which everybody may play an anytime card."""
        if self.variant.family:
            return
        if (
            not self.variant.lean
            or window == BEFORE_PAYMENT
            or window == AFTER_LESSONS
            or window == AFTER_ORDER
            or (window == LAST_OF_DAY and self.day == DAYS)
        ):
            self.push(OPEN, 0, window)

    def ask_window(self, window: i64, place: i64) -> None:
        """IOC-10.2, IOC-10.4: in track order; who has no card that would do something is skipped.

        That somebody is asked, or nobody, tells of the hands, so it counts as a reveal.
        """
        hidden = False
        for at in range(place, i64(len(self.order))):
            p = self.order[at]
            if p >= self.seats:
                continue  # the sister
            hidden = hidden or not self.piles.is_empty(pile_of(p, HAND))
            if self.usable(p):
                self.reveals += 1
                self.push(WINDOW, p, 8 * window + at)
                return
        if hidden:
            self.reveals += 1

    def pass_window(self, f: i64) -> None:
        """IOC-10.4: the next one is asked; when all in a row have declined, the window closes."""
        self.ask_window(thing_of(f) >> 3, (thing_of(f) & 7) + 1)

    # IOC-8.1, IOC-10.1: playing a card

    def play_card(self, f: i64, card: i64) -> None:
        """IOC-10.1: it is announced and carried out at once, also outside the own turn."""
        p = seat_of(f)
        step = step_of(f)
        self.reveals += 1
        self.piles.move(card, pile_of(p, HAND), DISCARDS)  # IOC-10.8
        if self.listening:
            self.tell(PLAYED, p, card)
        if TYPE[card] == OSHAX_CARD:
            self.push(CALL, p)  # IOC-8.3
            return
        if TYPE[card] == TREASURE_CARD:
            self.push(BRANCH, p, card)  # IOC-8.6
            return
        if step == WINDOW:
            self.push(OPEN, 0, thing_of(f) >> 3)  # IOC-10.4: the asking starts again
        elif step == RESCUE or step == FIND:
            self.push(step, p, thing_of(f))  # IOC-10.5: the turn goes on
        else:
            assert step == PLACE, f"no cards are played at step {step}"
            self.push(PLACE, p, thing_of(f))  # IOC-10.6
        self.carry_out(p, card)

    def carry_out(self, p: i64, card: i64) -> None:
        """IOC-11: what an anytime card does; IOC-11.11: never to anybody else's things."""
        effect = EFFECT[card]
        if effect == GAIN_FISH:
            if PER[card] == PER_CAT_OF_COLOUR:
                self.push(COUNT, p)
            else:
                self.gain_fish(p, AMOUNT[card] * self.counted(p, PER[card]))
        elif effect == NEXT_TILE_ANYWHERE:
            self.anywhere |= BIT[p]  # IOC-11.2
        elif effect == DRAW_CARDS:
            self.draw_cards(p, DRAWS[card])
        elif effect == DRAW_TILE_TO_BOAT:
            self.draw_to_boat(p)
        elif effect == BASKET_FOR_FISH:
            self.push(BASKET, p)
        elif effect == MOVE_CATS:
            self.push(MOVE, p)
        elif effect == EXTRA_RESCUE:
            self.extra[p] += 1  # IOC-11.7: several add up
        elif effect == DRAW_TILES_TO_FIELDS:
            self.draw_to_fields(p, DRAWS[card])
        else:
            assert effect == GAIN_BASKET, f"card {card} does nothing"
            if BASKET_PRICE[card] == TWO_LESSONS:
                self.push(FORGET, p, 2)
            elif BASKET_PRICE[card] == TWO_TREASURES:
                self.push(DISCARD, p, 2)
            else:
                self.gain_basket(p)

    # IOC-11.1: fish

    def counted(self, p: i64, per: i64) -> i64:
        """What a card counts: on the boat, or the private lessons (IOC-5.5)."""
        boat = self.boats[p]
        if per == PER_OSHAX:
            return boat.oshax
        if per == PER_LESSON:
            return count(self.piles.words[3 * pile_of(p, OWN) + LESSON_CARDS])
        if per == PER_RARE:
            return boat.rares
        if per == PER_COMMON:
            return boat.commons
        assert per == PER_COLOUR, "cats of a colour are counted when it is named"
        colours: i64 = 0
        for colour in range(i64(5)):
            if held(boat.cats, colour):
                colours += 1
        return colours

    def gain_fish(self, p: i64, fish: i64) -> None:
        """IOC-11.1: from the supply, at once."""
        self.fish[p] += fish
        if self.listening:
            self.tell(GAINED, p, fish)

    def count_cats(self, p: i64, colour: i64) -> None:
        """IOC-11.1, cards 96 and 97: a fish for each cat of the named colour."""
        self.gain_fish(p, held(self.boats[p].cats, colour))

    # IOC-11.3: cards

    def draw_cards(self, p: i64, n: i64) -> None:
        """IOC-11.3: draw, look at them, and pay for those that are kept."""
        for _ in range(n):
            self.draw_card(pile_of(p, DRAWN_CARDS))
        if self.listening:
            self.tell(DREW_CARDS, p, self.piles.size(pile_of(p, DRAWN_CARDS)))
        self.push(DRAWN, p)

    def keep_drawn(self, p: i64, card: i64) -> None:
        """IOC-11.3: a card is paid for; the fish on the table show what it cost."""
        self.reveals += 1
        self.fish[p] -= self.variant.costs[card]
        self.piles.move(card, pile_of(p, DRAWN_CARDS), pile_of(p, HAND))
        if self.listening:
            self.tell(KEPT_CARDS, p, 1)
        if self.piles.is_empty(pile_of(p, DRAWN_CARDS)):
            self.end_drawing(p)
        else:
            self.push(DRAWN, p)

    def end_drawing(self, p: i64) -> None:
        """IOC-11.3: the rest is discarded face down; IOC-5.6: late lessons are read at once."""
        self.toss(p, pile_of(p, DRAWN_CARDS))
        if self.hand(p, LESSON_CARDS) and not self.reads_later(p):
            self.read_lessons(p)

    # IOC-11.4, IOC-11.8: tiles

    def draw_to_boat(self, p: i64) -> None:
        """IOC-11.4: the tile must be placed; if it cannot, it goes to the box."""
        tile = self.draw_tile()
        if tile == NO_TILE:
            return
        if self.listening:
            self.tell(DREW_TILE, p, tile)
        shape = shape_of(tile)
        helps = self.hand(p, PLAYS) & ANYWHERE and not self.goes_anywhere(p)
        if self.has_place(p, shape) or (helps and self.boats[p].has_place(shape, True)):
            self.push(PLACE, p, tile | TILE_OF_75)
        else:
            self.lose_tile(p, tile)  # IOC-7.8: the one tile that is drawn before it is known

    def draw_to_fields(self, p: i64, n: i64) -> None:
        """IOC-11.8: all are drawn, then the cats are put into fields in the order drawn."""
        cats: i64 = 0
        for _ in range(n):
            tile = self.draw_tile()
            if tile == NO_TILE:
                break
            if self.listening:
                self.tell(DREW_TILE, p, tile)
            if shape_of(tile) >= RARE:
                self.comes_below(tile)
            else:
                cats = (cats << 7) | (cat_of_tile(tile) + 1)
        while cats:  # the last one first, so that the first one is asked for first
            self.push(FIELD, p, (cats & 127) - 1)
            cats >>= 7

    # IOC-11.5 to IOC-11.10: baskets, cats, lessons, treasures

    def gain_basket(self, p: i64) -> None:
        """IOC-11.9: ready side up, usable at once."""
        self.ready[p] += 1
        if self.listening:
            self.tell(BASKETS_NOW, p, self.ready[p] + self.used[p])

    def give_up_basket(self, p: i64, used: i64) -> None:
        """IOC-11.5: a basket, ready or used, for five fish."""
        if used:
            self.used[p] -= 1
        else:
            self.ready[p] -= 1
        if self.listening:
            self.tell(BASKETS_NOW, p, self.ready[p] + self.used[p])
        self.gain_fish(p, AMOUNT[76])

    def move_cat(self, f: i64, cat: i64) -> None:
        """IOC-11.6: up to three different cats, each to the other field."""
        p = seat_of(f)
        thing = thing_of(f)
        moved = thing & 3
        target = RIGHT if cat in self.left else LEFT
        self.take_cat(cat)
        self.put_into(cat, target)
        if self.listening:
            self.tell(MOVED, p, cat, target)
        moved += 1
        if moved < DRAWS[77] and moved < len(self.left) + len(self.right):
            before = thing >> 2
            self.push(MOVE, p, moved | (cat << 2 if moved == 1 else (before << 2) | (cat << 9)))

    def forget_lesson(self, f: i64, card: i64) -> None:
        """IOC-11.10: a lesson is discarded, unseen by others; two of them bring a basket."""
        p = seat_of(f)
        self.toss_card(p, card, pile_of(p, OWN), pile_of(p, DRAWN_CARDS))
        if self.listening:
            self.tell(FORGOT, p, 1)
        if thing_of(f) > 1:
            self.push(FORGET, p, thing_of(f) - 1)
        else:
            self.gain_basket(p)

    def discard_treasure(self, f: i64, cell: i64) -> None:
        """IOC-11.10: two treasures leave the boat, then a basket comes."""
        p = seat_of(f)
        self.remove_treasure(p, cell)
        if thing_of(f) > 1:
            self.push(DISCARD, p, thing_of(f) - 1)
        else:
            self.gain_basket(p)
