"""Playing The Isle of Cats by habit: every question answered at a glance."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.bots.evaluate.isle_of_cats import Counts
from liferaft.bots.plan.isle_of_cats.customs import Custom
from liferaft.bots.plan.isle_of_cats.glance import NOWHERE, Look, lessons_of
from liferaft.bots.plan.isle_of_cats.hand import Cards, next_to_lay
from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import lowest
from liferaft.core.pack import held
from liferaft.games.isle_of_cats.boat import Boat
from liferaft.games.isle_of_cats.box import (
    BASKET_PRICE,
    COLOURS,
    COMMON,
    COMMON_KINDS,
    DAYS,
    DRAW_CARDS,
    DRAW_TILE_TO_BOAT,
    EFFECT,
    EXTRA_RESCUE,
    GAIN_BASKET,
    GAIN_FISH,
    NO_COLOUR,
    OSHAX,
    SMALL_KINDS,
)
from liferaft.games.isle_of_cats.cards import DRAWN as DRAWN_CARDS
from liferaft.games.isle_of_cats.cards import PACK, PLAYS, card_at, pile_of
from liferaft.games.isle_of_cats.rules import State
from liferaft.games.isle_of_cats.table import LOW_CATS, tile_of_cat
from liferaft.games.isle_of_cats.tables import (
    BONUS,
    BRANCH,
    CALL,
    CALL_IT,
    CAT,
    CHOOSE,
    CHOOSE_BRANCH,
    COLOUR,
    COUNT,
    DONE,
    DRAFT,
    DRAWN,
    FIND,
    HOME,
    KEEP,
    LAY,
    LEAVE,
    LESSONS,
    LURE,
    NAME,
    PAID_BRANCH,
    PASS,
    PAY,
    PICK,
    PLACE,
    PLACE_AT,
    PLAY,
    RARE_BRANCH,
    RESCUE,
    SMALL_BRANCH,
    TAKE,
    TREASURE,
    USE,
    WINDOW,
)

KEPT: Final = 800  # boats that are remembered
ENOUGH: Final = 3  # fish for which a card is played at once
LAST_FISH: Final = 0.3  # what is left of the worth of a fish on the last day
TWO: Final = 1.8  # what two treasures are worth, in treasures
NOTHING: Final[i64] = -1


class Habit:
    """Answers every question at once."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.custom = Custom(weights)
        self.cards = Cards(self.custom)
        self.looks: dict[Boat, Look] = {}  # of each boat, as its owner sees it
        self.counts = Counts()

    def answer(self, s: State, f: i64) -> i64:
        """A good answer to a frame."""
        step = step_of(f)
        p = seat_of(f)
        if step == DRAFT or step == PICK or step == LESSONS:
            return KEEP + self.best_card(s, p, pile_of(p, PACK)) - 1
        if step == PAY:
            return self.pay(s, f)
        if step == WINDOW:
            return self.trick(s, p, step)
        if step == RESCUE:
            return self.rescue(s, f)
        if step == CAT:
            return LURE + self.best_cat(s, p, NOWHERE)
        if step == PLACE:
            return self.lay(s, f)
        if step == CHOOSE:
            card = next_to_lay(s, p, self.custom.lure)
            return LAY + card if card >= 0 else DONE
        if step == FIND:
            return self.find(s, p)
        if step == HOME:
            cat = self.best_cat(s, p, self.custom.least)
            return LURE + cat if cat >= 0 else PASS
        return self.other(s, f)

    def other(self, s: State, f: i64) -> i64:
        """A good answer to what is asked less often."""
        step = step_of(f)
        p = seat_of(f)
        if step == BONUS or step == TREASURE or step == CALL:
            return self.take(s, p, s.choices(f))
        if step == NAME:
            return CALL_IT + self.best_name(s, p, thing_of(f))
        if step == BRANCH:
            return self.branch(s, p, s.choices(f))
        if step == COLOUR:
            return CALL_IT + self.own_colour(s, p)
        if step == COUNT:
            return CALL_IT + most_cats(s.boats[p])
        if step == DRAWN:
            return self.keep_drawn(s, p)
        choices = s.choices(f)
        return choices[0]

    # Boats

    def look(self, s: State, p: i64) -> Look:
        """A seat's boat at a glance."""
        boat = s.boats[p]
        if boat in self.looks:
            known = self.looks[boat]
            if known.lessons == lessons_of(s, p) and known.marks == s.marks:
                return known
        if len(self.looks) > KEPT:
            self.looks = {}
        found = Look(s, p, self.counts.tally(boat), self.custom)
        self.looks[boat] = found
        return found

    # Cards

    def best_card(self, s: State, p: i64, pile: i64) -> i64:
        """The card of a pile that is worth most."""
        scoring = self.counts.scoring(s)
        baskets = self.cards.baskets(s, p, True)
        best = NOWHERE
        choice: i64 = NOTHING
        for card in s.piles.listed(pile):
            worth = self.cards.worth(s, p, card, scoring, baskets)
            if worth > best:
                best = worth
                choice = card
        return choice

    def pay(self, s: State, f: i64) -> i64:
        """Whether the next card is paid for."""
        choices = s.choices(f)
        if len(choices) == 1:
            return choices[0]
        p = seat_of(f)
        card = choices[0] - KEEP + 1
        keep = self.cards.pays_for(s, p, card, self.counts.scoring(s))
        return choices[0] if keep else LEAVE + card - 1

    def keep_drawn(self, s: State, p: i64) -> i64:
        """The best of the cards drawn, if it is worth its fish."""
        scoring = self.counts.scoring(s)
        baskets = self.cards.baskets(s, p, False)
        best = 0.0
        choice: i64 = DONE
        for card in s.piles.listed(pile_of(p, DRAWN_CARDS)):
            worth = self.cards.worth(s, p, card, scoring, baskets)
            if worth > best and s.variant.costs[card] <= s.fish[p]:
                best = worth
                choice = KEEP + card - 1
        return choice

    def trick(self, s: State, p: i64, step: i64) -> i64:
        """An anytime card that is worth playing now, or none."""
        cards = s.usable(p)
        while cards:
            place = lowest(cards)
            cards &= cards - 1
            card = card_at(PLAYS, place)
            effect = EFFECT[card]
            if effect == DRAW_TILE_TO_BOAT or effect == DRAW_CARDS:
                return PLAY + place
            if effect == GAIN_BASKET and not BASKET_PRICE[card]:
                return PLAY + place
            if effect == GAIN_FISH and (s.day == DAYS or self.cards.fish(s, p, card) >= ENOUGH):
                return PLAY + place
            if effect == EXTRA_RESCUE and step == RESCUE and s.ready[p] > 1:
                return PLAY + place
        return PASS

    # Cats

    def rescue(self, s: State, f: i64) -> i64:
        """A basket for the best cat, if there is one that is worth it."""
        p = seat_of(f)
        card = self.trick(s, p, RESCUE)
        if card != PASS:
            return card
        end = DONE if thing_of(f) else PASS
        if not s.has_any_basket(p) or self.best_cat(s, p, self.custom.least) < 0:
            return end
        for source in range(i64(3)):
            if s.has_basket(p, source):
                return USE + source
        return end

    def best_cat(self, s: State, p: i64, least: float) -> i64:
        """The cat that is worth most after its price; -1 if none is worth more than *least*."""
        look = self.look(s, p)
        anywhere = s.goes_anywhere(p)
        price = 0.0 if s.variant.family else self.custom.fish
        if s.day == DAYS:
            price *= LAST_FISH
        best = least
        choice: i64 = NOTHING
        for half in range(i64(2)):
            cats = s.cats_in_reach(p, half == 1)
            while cats:
                cat = lowest(cats) + (LOW_CATS if half else i64(0))
                cats &= cats - 1
                worth = look.best(tile_of_cat(cat), anywhere) - price * float(s.price(cat))
                if worth > best:
                    best = worth
                    choice = cat
        return choice

    def lay(self, s: State, f: i64) -> i64:
        """Where a tile lies best."""
        tile = thing_of(f) & 255
        p = seat_of(f)
        look = self.look(s, p)
        if look.best(tile, s.goes_anywhere(p)) <= NOWHERE:
            return s.choices(f)[0]  # let it go, or play a card for it
        return PLACE_AT + look.place[tile]

    def best_places(self, s: State, p: i64, thing: i64, most: i64) -> vec[i64]:
        """The places of a tile that look best, at most so many."""
        return self.look(s, p).best_places(thing & 255, s.goes_anywhere(p), most)

    # Treasures and Oshax

    def find(self, s: State, p: i64) -> i64:
        """A card for a rare find, or a trick, or nothing."""
        cards = s.findable(p)
        if cards:
            return PLAY + lowest(cards)
        return self.trick(s, p, FIND)

    def take(self, s: State, p: i64, choices: vec[i64]) -> i64:
        """The tile that lies best."""
        look = self.look(s, p)
        anywhere = s.goes_anywhere(p)
        best = NOWHERE
        choice = choices[0]
        for action in choices:
            if action == DONE:
                worth = 0.0
            else:
                shape = action - TAKE + OSHAX
                if shape < COMMON:
                    worth = look.best(32 * self.best_name(s, p, shape) + shape, anywhere)
                else:
                    worth = look.best(32 * NO_COLOUR + shape, anywhere)
            if worth > best:
                best = worth
                choice = action
        return choice

    def best_name(self, s: State, p: i64, shape: i64) -> i64:
        """The colour in which an Oshax brings most."""
        look = self.look(s, p)
        anywhere = s.goes_anywhere(p)
        best = NOWHERE
        choice: i64 = 0
        for colour in range(i64(COLOURS)):
            worth = look.best(32 * colour + shape, anywhere)
            if worth > best:
                best = worth
                choice = colour
        return choice

    def branch(self, s: State, p: i64, choices: vec[i64]) -> i64:
        """Which treasures a card brings: a rare one, or two others."""
        look = self.look(s, p)
        anywhere = s.goes_anywhere(p)
        best = NOWHERE
        choice = choices[0]
        for action in choices:
            branch = action - CHOOSE_BRANCH
            top = NOWHERE
            if branch == RARE_BRANCH:
                for rare in s.rares:
                    top = max(top, look.best(32 * NO_COLOUR + (rare >> 3), anywhere))
            else:
                kinds: i64 = SMALL_KINDS if branch == SMALL_BRANCH else COMMON_KINDS
                for kind in range(kinds):
                    if held(s.commons, kind):
                        top = max(top, look.best(32 * NO_COLOUR + COMMON + kind, anywhere))
                top *= TWO
                if branch == PAID_BRANCH:
                    top -= self.custom.fish
            if top > best:
                best = top
                choice = action
        return choice

    def own_colour(self, s: State, p: i64) -> i64:
        """The colour of which a seat has more than the others."""
        best: i64 = -1000
        choice: i64 = 0
        for colour in range(i64(COLOURS)):
            lead = s.seats * held(s.boats[p].cats, colour)
            for boat in s.boats:
                lead -= held(boat.cats, colour)
            if lead > best:
                best = lead
                choice = colour
        return choice


def most_cats(boat: Boat) -> i64:
    """The colour of most cats on a boat."""
    choice: i64 = 0
    for colour in range(1, i64(COLOURS)):
        if held(boat.cats, colour) > held(boat.cats, choice):
            choice = colour
    return choice
