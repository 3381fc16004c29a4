"""What a player may do on The Isle of Cats: every refusal, with its rule, and the legal answers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, count, listed
from liferaft.core.pack import held
from liferaft.games.isle_of_cats.boat import (
    cells_of,
    first_cell,
    inside,
    shape_of,
    usual,
)
from liferaft.games.isle_of_cats.box import (
    BASKET_FOR_FISH,
    BROKEN,
    CAT_SHAPES,
    COMMON,
    COMMON_KINDS,
    DRAW_CARDS,
    DRAW_TILE_TO_BOAT,
    DRAW_TILES_TO_FIELDS,
    EFFECT,
    GAIN_FISH,
    LEFT_PRICE,
    MOVE_CATS,
    NEXT_TILE_ANYWHERE,
    OSHAX,
    OSHAX_CARD,
    PER_CAT_OF_COLOUR,
    PER_COLOUR,
    PER_COMMON,
    PER_LESSON,
    PER_OSHAX,
    PER_RARE,
    RARE,
    RARE_OR_TWO_COMMON,
    RIGHT_PRICE,
    SMALL_KINDS,
    TREASURE_CARD,
    TWO_SMALL_OR_PAY,
    TYPE,
    WHOLE,
)
from liferaft.games.isle_of_cats.cards import (
    ANYTIME,
    ANYWHERE,
    KEPT,
    LAID,
    LESSONS,
    OWN,
    PACK,
    PICKED,
    PLAYS,
    PRIVATE,
    RESCUES,
    card_at,
    of_basket,
    of_effect,
    of_per,
    pile_of,
    place_of,
)
from liferaft.games.isle_of_cats.cards import DRAWN as DRAWN_CARDS
from liferaft.games.isle_of_cats.shapes import CELLS
from liferaft.games.isle_of_cats.table import LOW_CATS, Table
from liferaft.games.isle_of_cats.tables import (
    ACTIONS,
    BASKET,
    BOARD,
    BONUS,
    BRANCH,
    CALL,
    CALL_IT,
    CAT,
    CHOOSE,
    CHOOSE_BRANCH,
    COLOUR,
    COUNT,
    DISCARD,
    DONE,
    DRAFT,
    DRAWN,
    FIELD,
    FIND,
    FORGET,
    FORGET_IT,
    GIVE_UP,
    HOME,
    KEEP,
    LAY,
    LEAVE,
    LET_GO,
    LURE,
    MOVE,
    MOVE_CAT,
    NAME,
    PAID_BRANCH,
    PASS,
    PAY,
    PERMANENT,
    PICK,
    PLACE,
    PLACE_AT,
    PLAY,
    PUT,
    RARE_BRANCH,
    REMOVE,
    RESCUE,
    SMALL_BRANCH,
    TAKE,
    TAKE_BOARD,
    TILE_OF_75,
    TREASURE,
    USE,
    WHOLE_CARD,
    WINDOW,
)
from liferaft.games.isle_of_cats.tables import LESSONS as FAMILY_LESSONS

WHOLE_BASKETS: Final[i64] = of_basket(WHOLE)  # among rescue cards
BROKEN_BASKETS: Final[i64] = of_basket(BROKEN)
_FISH_FOR: Final[vec[i64]] = vec[i64]([i64(of_per(per)) for per in range(6)])  # by PER
_DRAWS_CARDS: Final[i64] = of_effect(DRAW_CARDS)
_DRAWS_TILES: Final[i64] = of_effect(DRAW_TILE_TO_BOAT) | of_effect(DRAW_TILES_TO_FIELDS)
_GIVES_BASKET: Final[i64] = of_effect(BASKET_FOR_FISH)
_MOVES_CATS: Final[i64] = of_effect(MOVE_CATS)
_FOR_LESSONS: Final[i64] = BIT[place_of(86)] | BIT[place_of(87)]
_FOR_TREASURES: Final[i64] = BIT[place_of(88)] | BIT[place_of(89)]
_OSHAX_CARDS: Final[i64] = BIT[6] - 1
_RARE_CARDS: Final[i64] = of_effect(RARE_OR_TWO_COMMON)  # 98 to 106
_SMALL_CARDS: Final[i64] = of_effect(TWO_SMALL_OR_PAY)  # 107 to 112
ALL_COLOURS: Final[i64] = 31


class Legal(Table):
    """What a player may do: the rule that refuses an action, and the list of those none refuses."""

    def refuses(self, f: i64, action: i64) -> str:
        """The rule that forbids *action* as an answer to frame *f*; empty if it is legal."""
        p = seat_of(f)
        step = step_of(f)
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb == PLACE_AT:
            return self.refuses_place(p, thing_of(f), x)
        if verb == KEEP:
            return self.refuses_keep(p, step, x + 1)
        if verb == LEAVE:
            return self.refuses_leave(p, x + 1)
        if verb == PLAY:
            return self.refuses_play(p, step, card_at(PLAYS, x))
        if verb == USE:
            return self.refuses_basket(p, x)
        if verb == LURE:
            return self.refuses_cat(p, x)
        if verb == TAKE:
            return self.refuses_tile(f, OSHAX + x)
        if verb == PASS:
            if step == RESCUE and thing_of(f):
                return "IOC-11.7: a cat is rescued; say done to end the turn"
            return ""
        if verb == DONE:
            return self.refuses_done(f)
        if verb == CALL_IT:
            if step == COUNT and not held(self.boats[p].cats, x):
                return "IOC-10.7: no cat of that colour is on the boat"
            return ""  # IOC-8.4: any of the five, on the boat or not
        return self.refuses_other(f, verb, x)

    def refuses_other(self, f: i64, verb: i64, x: i64) -> str:
        p = seat_of(f)
        if verb == LAY:
            if not self.hand(p, RESCUES) & BIT[x]:
                return "IOC-6.1: lay down a rescue card from the hand"
            return ""
        if verb == CHOOSE_BRANCH:
            return self.refuses_branch(p, thing_of(f), x)
        if verb == GIVE_UP:
            if not (self.used[p] if x else self.ready[p]):
                return "IOC-11.5: there is no such permanent basket"
            return ""
        if verb == MOVE_CAT:
            if self.price(x) < 0:
                return "IOC-11.6: that cat is not beside the island"
            if is_moved(thing_of(f), x):
                return "IOC-11.6: choose different cats"
            return ""
        if verb == FORGET_IT:
            if not self.piles.words[3 * pile_of(p, OWN) + LESSONS] & BIT[x]:
                return "IOC-11.10: discard a private lesson that lies before you"
            return ""
        if verb == REMOVE:
            if self.boats[p].treasure_at(x) < 0:
                return "IOC-11.10: point at the first cell of a treasure on the boat"
            return ""
        if verb == LET_GO:
            return self.refuses_letting_go(p, thing_of(f))
        if verb == TAKE_BOARD:
            for boat in self.boats:
                if boat.kind == x:
                    return "IOC-1.1: somebody has this boat already"
            return ""
        assert verb == PUT, f"verb {verb} has no rule"
        return ""  # IOC-11.8: any field

    def refuses_done(self, f: i64) -> str:
        step = step_of(f)
        if step == RESCUE and not thing_of(f):
            return "IOC-6.6: rescue a cat or pass"
        if step == TREASURE and not thing_of(f) & 1:
            return "IOC-8.7: at least one treasure must be taken"
        if step == MOVE and not thing_of(f) & 3:
            return "IOC-11.6: move at least one cat"
        return ""

    # IOC-4: keeping cards

    def refuses_keep(self, p: i64, step: i64, card: i64) -> str:
        if step == PAY:
            if self.piles.lowest(pile_of(p, PICKED)) != card:
                return "IOC-4.5: decide about your cards in ascending order"
            if self.variant.costs[card] > self.fish[p] - self.owed(p):
                return "IOC-4.6: there are not enough fish for this card"
            return ""
        if step == DRAWN:
            if not self.piles.has(pile_of(p, DRAWN_CARDS), card):
                return "IOC-11.3: keep one of the cards drawn"
            if self.variant.costs[card] > self.fish[p]:
                return "IOC-11.3: there are not enough fish for this card"
            return ""
        if not self.piles.has(pile_of(p, PACK), card):
            if step == FAMILY_LESSONS:
                return "IOC-15.1: keep lessons that were dealt to you"
            if step == PICK:
                return "IOC-14.4: keep one of the cards drawn"
            return "IOC-4.1: keep a card of the pack you hold"
        return ""

    def refuses_leave(self, p: i64, card: i64) -> str:
        if self.piles.lowest(pile_of(p, PICKED)) != card:
            return "IOC-4.5: decide about your cards in ascending order"
        return ""

    def owed(self, p: i64) -> i64:
        """IOC-4.6: the cost of the cards that a seat has decided to keep so far."""
        fish: i64 = 0
        for card in self.piles.listed(pile_of(p, KEPT)):
            fish += self.variant.costs[card]
        return fish

    # IOC-6: rescuing cats

    def refuses_basket(self, p: i64, source: i64) -> str:
        if not self.has_basket(p, source):
            if source == PERMANENT:
                return "IOC-6.8: no permanent basket is ready"
            if source == WHOLE_CARD:
                return "IOC-6.8: no card with a whole basket lies before you"
            return "IOC-6.9: it takes two cards with broken baskets"
        if self.can_rescue(p):
            return ""
        if self.fish[p] < LEFT_PRICE or (self.fish[p] < RIGHT_PRICE and not len(self.left)):
            return "IOC-6.11: there are not enough fish to lure a cat"
        return "IOC-6.12: no cat that can be paid for has a place on the boat"

    def has_basket(self, p: i64, source: i64) -> bool:
        """IOC-6.8, IOC-6.10: only cards that were laid down serve as baskets."""
        laid = self.piles.words[3 * pile_of(p, LAID) + RESCUES]
        if source == PERMANENT:
            return self.ready[p] > 0
        if source == WHOLE_CARD:
            return bool(laid & WHOLE_BASKETS)
        return count(laid & BROKEN_BASKETS) >= 2  # IOC-6.9

    def has_any_basket(self, p: i64) -> bool:
        """Whether a seat could rescue a cat with what it has."""
        for source in range(i64(3)):
            if self.has_basket(p, source):
                return True
        return False

    def refuses_cat(self, p: i64, cat: i64) -> str:
        price = self.price(cat)
        if price < 0:
            return "IOC-6.6: that cat is not beside the island"
        if not self.variant.family and self.fish[p] < price:
            return "IOC-6.11: a cat costs 3 fish on the left and 5 on the right"
        if not self.has_place(p, cat % CAT_SHAPES):
            return "IOC-6.12: there is no place for that cat on the boat"
        return ""

    def cats_in_reach(self, p: i64, high: bool) -> i64:
        """The cats that a seat can pay for and place: of the first three colours, or the others."""
        found: i64 = 0
        first: i64 = LOW_CATS if high else 0
        if self.variant.family or self.fish[p] >= LEFT_PRICE:
            for cat in self.left:
                if (cat >= LOW_CATS) == high and self.has_place(p, cat % CAT_SHAPES):
                    found |= BIT[cat - first]
        if self.variant.family or self.fish[p] >= RIGHT_PRICE:
            for cat in self.right:
                if (cat >= LOW_CATS) == high and self.has_place(p, cat % CAT_SHAPES):
                    found |= BIT[cat - first]
        return found

    # IOC-7: placing tiles

    def refuses_place(self, p: i64, thing: i64, placement: i64) -> str:
        shape = shape_of(thing)
        boat = self.boats[p]
        if usual(shape, placement) != placement:
            return "IOC-7.1: turned that way it lies as with fewer turns or unmirrored"
        if not inside(shape, placement):
            return "IOC-7.3: the whole tile must lie within the boat"
        cells = cells_of(shape, placement)
        if not boat.is_free(cells):
            return "IOC-7.2: another tile lies there"
        if len(boat.tiles) and not self.goes_anywhere(p) and not boat.touches(cells):
            return "IOC-7.7: the tile must lie side by side with another one"
        return ""

    def refuses_letting_go(self, p: i64, thing: i64) -> str:
        if not thing & TILE_OF_75:
            return "IOC-6.12: the tile must be placed"
        if self.has_place(p, shape_of(thing)):
            return "IOC-11.4: a tile that has a place must be placed"
        return ""

    # IOC-8: rare finds

    def refuses_branch(self, p: i64, card: i64, branch: i64) -> str:
        cheap = EFFECT[card] == TWO_SMALL_OR_PAY
        if cheap != (branch >= SMALL_BRANCH):
            return "IOC-8.6: this card does not offer that"
        if branch == PAID_BRANCH and not self.fish[p]:
            return "IOC-8.6: it takes a fish to choose among all common treasures"
        if not self.can_take_of(p, branch):
            return "IOC-8.8: nothing of that is on offer and has a place"
        return ""

    def can_take_of(self, p: i64, branch: i64) -> bool:
        """IOC-8.8: whether a treasure of a branch is on offer and has a place."""
        if branch == RARE_BRANCH:
            return self.can_take_rare(p)
        return self.can_take_common(p, SMALL_KINDS if branch == SMALL_BRANCH else COMMON_KINDS)

    def refuses_tile(self, f: i64, shape: i64) -> str:
        p = seat_of(f)
        step = step_of(f)
        if step == CALL:
            if shape >= COMMON:
                return "IOC-8.3: take one of the Oshax"
            if shape not in self.oshax:
                return "IOC-8.3: that Oshax is not below the island"
        else:
            if not self.is_offered(f, shape):
                if step == BONUS:
                    return "IOC-6.13: a map gives a common treasure"
                return "IOC-8.6: the card does not offer this tile"
            if not (self.has_rare(shape) if shape >= RARE else self.has_common(shape)):
                return "IOC-8.8: that treasure is not below the island"
        if not self.has_place(p, shape):
            return "IOC-7.8: there is no place for that tile on the boat"
        return ""

    def is_offered(self, f: i64, shape: i64) -> bool:
        """Whether a card or a map allows this kind of treasure."""
        if shape < COMMON:
            return False
        if step_of(f) == BONUS:
            return shape < RARE or self.variant.family  # IOC-15.3
        branch = thing_of(f) >> 1
        if branch == RARE_BRANCH:
            return shape >= RARE
        return shape < (COMMON + SMALL_KINDS if branch == SMALL_BRANCH else RARE)

    # IOC-10: cards that are played

    def usable(self, p: i64) -> i64:
        """IOC-10.7: the anytime cards of a hand that would do something."""
        cards = self.hand(p, PLAYS) & ANYTIME
        if not cards:
            return 0
        boat = self.boats[p]
        lessons = count(self.piles.words[3 * pile_of(p, OWN) + LESSONS])  # IOC-5.5
        if not boat.oshax:
            cards &= ~_FISH_FOR[PER_OSHAX]
        if not boat.cats:
            cards &= ~(_FISH_FOR[PER_COLOUR] | _FISH_FOR[PER_CAT_OF_COLOUR])
        if not boat.rares:
            cards &= ~_FISH_FOR[PER_RARE]
        if not boat.commons:
            cards &= ~_FISH_FOR[PER_COMMON]
        if not lessons:
            cards &= ~_FISH_FOR[PER_LESSON]
        if lessons < 2:
            cards &= ~_FOR_LESSONS
        if boat.commons + boat.rares < 2:
            cards &= ~_FOR_TREASURES
        if self.goes_anywhere(p):
            cards &= ~ANYWHERE  # IOC-11.2
        if cards & _DRAWS_CARDS and not self.has_cards_to_draw():
            cards &= ~_DRAWS_CARDS
        if cards & _DRAWS_TILES and not self.bag_size():
            cards &= ~_DRAWS_TILES
        if not self.ready[p] + self.used[p]:
            cards &= ~_GIVES_BASKET
        if self.fields_empty():
            cards &= ~_MOVES_CATS
        return cards

    def findable(self, p: i64) -> i64:
        """IOC-8.8: the Oshax and treasure cards of a hand that offer a tile with a place."""
        hand = self.hand(p, PLAYS)
        cards: i64 = 0
        if hand & _OSHAX_CARDS and self.can_call(p):
            cards |= hand & _OSHAX_CARDS
        if hand & _RARE_CARDS and (self.can_take_rare(p) or self.can_take_common(p, COMMON_KINDS)):
            cards |= hand & _RARE_CARDS
        kinds: i64 = COMMON_KINDS if self.fish[p] else SMALL_KINDS
        if hand & _SMALL_CARDS and self.can_take_common(p, kinds):
            cards |= hand & _SMALL_CARDS
        return cards

    def refuses_play(self, p: i64, step: i64, card: i64) -> str:
        bit = BIT[place_of(card)]
        if not self.hand(p, PLAYS) & bit:
            return "IOC-10.1: play a card from your hand"
        kind = TYPE[card]
        if kind == OSHAX_CARD or kind == TREASURE_CARD:
            if step != FIND:
                return "IOC-8.1: Oshax and treasure cards are played in turns of rare finds"
            if not self.findable(p) & bit:
                return "IOC-8.8: no tile that this card offers is there and has a place"
            return ""
        if step == PLACE and EFFECT[card] != NEXT_TILE_ANYWHERE:
            return "IOC-10.6: while a tile is placed, only cards 69 and 70 may be played"
        if self.usable(p) & bit:
            return ""
        if EFFECT[card] == NEXT_TILE_ANYWHERE:
            return "IOC-11.2: the next tile may go anywhere already"
        if EFFECT[card] == GAIN_FISH:
            return "IOC-10.7: the card would bring no fish"
        return "IOC-10.7: the card would do nothing"

    # All legal answers

    def choices(self, f: i64) -> vec[i64]:
        """The legal answers to frame *f*, ascending."""
        p = seat_of(f)
        step = step_of(f)
        out: vec[i64] = vec[i64](capacity=16)
        if step == PLACE:
            return self.list_placements(out, p, thing_of(f))
        if step == PAY:
            card = self.piles.lowest(pile_of(p, PICKED))
            if not self.refuses_keep(p, step, card):
                out = append(out, KEEP + card - 1)
            return append(out, LEAVE + card - 1)
        if step == DRAFT or step == PICK or step == FAMILY_LESSONS:
            for card in self.piles.listed(pile_of(p, PACK)):
                out = append(out, KEEP + card - 1)
            return out
        if step == WINDOW:
            return listed(append(out, PASS), PLAY, self.usable(p))
        if step == RESCUE:
            return self.list_rescue(out, f)
        if step == CAT:
            out = listed(out, LURE, self.cats_in_reach(p, False))
            return listed(out, LURE + LOW_CATS, self.cats_in_reach(p, True))
        if step == CHOOSE:
            return listed(append(out, DONE), LAY, self.hand(p, RESCUES))
        if step == FIND:
            return listed(append(out, PASS), PLAY, self.usable(p) | self.findable(p))
        if step == HOME:
            out = listed(append(out, PASS), LURE, self.cats_in_reach(p, False))
            return listed(out, LURE + LOW_CATS, self.cats_in_reach(p, True))
        return self.other_choices(f, out)

    def other_choices(self, f: i64, out: vec[i64]) -> vec[i64]:
        """The legal answers to the steps that come less often."""
        p = seat_of(f)
        step = step_of(f)
        thing = thing_of(f)
        if step == BONUS or step == CALL or step == TREASURE:
            if step == BONUS or (step == TREASURE and thing & 1):
                out = append(out, DONE)
            for shape in range(i64(OSHAX), RARE + 5):
                if not self.refuses_tile(f, shape):
                    out = append(out, TAKE + shape - OSHAX)
            return out
        if step == COLOUR or step == NAME:
            return listed(out, CALL_IT, ALL_COLOURS)
        if step == BRANCH:
            for branch in range(i64(4)):
                if not self.refuses_branch(p, thing, branch):
                    out = append(out, CHOOSE_BRANCH + branch)
            return out
        if step == COUNT:
            for colour in range(i64(5)):
                if held(self.boats[p].cats, colour):
                    out = append(out, CALL_IT + colour)
            return out
        if step == BASKET:
            if self.ready[p]:
                out = append(out, GIVE_UP)
            return append(out, GIVE_UP + 1) if self.used[p] else out
        if step == MOVE:
            return self.list_moves(out, thing)
        if step == FORGET:
            lessons = self.piles.words[3 * pile_of(p, OWN) + LESSONS] & PRIVATE
            return listed(out, FORGET_IT, lessons)
        if step == DISCARD:
            return self.list_treasures(out, p)
        if step == FIELD:
            return append(append(out, PUT), PUT + 1)
        if step == DRAWN:
            out = append(out, DONE)
            for card in self.piles.listed(pile_of(p, DRAWN_CARDS)):
                if self.variant.costs[card] <= self.fish[p]:
                    out = append(out, KEEP + card - 1)
            return out
        assert step == BOARD, f"step {step} asks nobody"
        for kind in range(i64(4)):
            if not self.refuses_other(f, TAKE_BOARD, kind):
                out = append(out, TAKE_BOARD + kind)
        return out

    def list_rescue(self, out: vec[i64], f: i64) -> vec[i64]:
        """D5, D8: pass or done, the baskets if there is a cat for them, anytime cards."""
        p = seat_of(f)
        out = append(out, DONE if thing_of(f) else PASS)
        if self.has_any_basket(p) and self.can_rescue(p):
            for source in range(i64(3)):
                if self.has_basket(p, source):
                    out = append(out, USE + source)
        return listed(out, PLAY, self.usable(p))

    def list_placements(self, out: vec[i64], p: i64, thing: i64) -> vec[i64]:
        """D6: all places of the tile, and first the cards that would give it more."""
        shape = shape_of(thing)
        anywhere = self.goes_anywhere(p)
        if thing & TILE_OF_75 and not self.has_place(p, shape):
            out = append(out, LET_GO)
        if not anywhere:
            out = listed(out, PLAY, self.hand(p, PLAYS) & ANYWHERE)  # IOC-10.6
        return self.boats[p].list_places(out, PLACE_AT, shape, anywhere)

    def list_moves(self, out: vec[i64], thing: i64) -> vec[i64]:
        """D12, card 77: the cats that have not moved yet."""
        if thing & 3:
            out = append(out, DONE)
        low: i64 = 0
        high: i64 = 0
        for cat in self.left:
            if not is_moved(thing, cat):
                if cat < LOW_CATS:
                    low |= BIT[cat]
                else:
                    high |= BIT[cat - LOW_CATS]
        for cat in self.right:
            if not is_moved(thing, cat):
                if cat < LOW_CATS:
                    low |= BIT[cat]
                else:
                    high |= BIT[cat - LOW_CATS]
        return listed(listed(out, MOVE_CAT, low), MOVE_CAT + LOW_CATS, high)

    def list_treasures(self, out: vec[i64], p: i64) -> vec[i64]:
        """D12, cards 88 and 89: the treasures on the boat by their first cells."""
        cells: vec[i64] = vec[i64]([0] * CELLS)
        for laid in self.boats[p].tiles:
            if shape_of(laid) >= COMMON:
                cells[first_cell(laid)] = 1
        for cell in range(i64(CELLS)):
            if cells[cell]:
                out = append(out, REMOVE + cell)
        return out


def is_moved(thing: i64, cat: i64) -> bool:
    """Whether card 77 has moved a cat already: its frame remembers two of them."""
    n = thing & 3
    return (n >= 1 and (thing >> 2) & 127 == cat) or (n >= 2 and (thing >> 9) & 127 == cat)
