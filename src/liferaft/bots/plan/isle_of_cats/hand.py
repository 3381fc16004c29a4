"""What cards of The Isle of Cats are worth to a seat, and which of them it pays for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.bots.plan.isle_of_cats.customs import Custom
from liferaft.core.bits import BIT, count
from liferaft.core.pack import held
from liferaft.games.isle_of_cats.box import (
    AMOUNT,
    BASKET,
    BASKET_PRICE,
    COLOURS,
    DAYS,
    DRAW_TILE_TO_BOAT,
    EFFECT,
    GAIN_BASKET,
    GAIN_FISH,
    LESSONS,
    OSHAX_CARD,
    PER,
    PER_CAT_OF_COLOUR,
    PRIVATE_LESSON,
    PUBLIC_LESSON,
    RARE_OR_TWO_COMMON,
    RESCUE_CARD,
    SCORE_IF,
    SPEED,
    TREASURE_CARD,
    TYPE,
    WHOLE,
)
from liferaft.games.isle_of_cats.cards import CHOSEN, HAND, KEPT, LAID, PICKED, RESCUES, pile_of
from liferaft.games.isle_of_cats.legal import BROKEN_BASKETS, WHOLE_BASKETS
from liferaft.games.isle_of_cats.rules import State
from liferaft.games.isle_of_cats.scoring import Scoring

LAST_FISH: Final = 0.5  # what is left of the worth of a fish when cards are paid on the last day
MORE_FISH: Final = 0.7  # that a card will bring for every day to come


class Cards:
    """The worth of cards in a hand, in a pack, or on offer."""

    def __init__(self, custom: Custom) -> None:
        self.custom = custom

    def baskets(self, s: State, p: i64, unpaid: bool) -> float:
        """How many cats a seat could carry with its baskets, half ones counted as such."""
        words = s.piles.words
        cards = words[3 * pile_of(p, HAND) + RESCUES] | words[3 * pile_of(p, KEPT) + RESCUES]
        cards |= words[3 * pile_of(p, CHOSEN) + RESCUES] | words[3 * pile_of(p, LAID) + RESCUES]
        if unpaid:
            cards |= words[3 * pile_of(p, PICKED) + RESCUES]
        whole = float(s.ready[p] + count(cards & WHOLE_BASKETS))
        return whole + 0.5 * float(count(cards & BROKEN_BASKETS))

    def worth(self, s: State, p: i64, card: i64, scoring: Scoring, baskets: float) -> float:
        """What a card brings a seat that has so many baskets already, less its cost."""
        custom = self.custom
        kind = TYPE[card]
        ahead = float(DAYS - s.day)
        price = custom.fish if ahead else LAST_FISH * custom.fish
        cost = price * float(s.variant.costs[card])
        if kind == RESCUE_CARD:
            worth = 0.0
            if BASKET[card]:
                worth = custom.whole if BASKET[card] == WHOLE else custom.broken
                if baskets >= custom.want:
                    worth *= custom.many
            return worth + custom.boot * float(SPEED[card]) - cost
        if kind == OSHAX_CARD:
            return (custom.oshax if len(s.oshax) else 0.0) - cost
        if kind == TREASURE_CARD:
            rare = EFFECT[card] == RARE_OR_TWO_COMMON
            return (custom.rare if rare else custom.small) - cost
        if kind == PRIVATE_LESSON or kind == PUBLIC_LESSON:
            return self.of_lesson(s, p, card, scoring) - cost
        return self.of_trick(s, p, card, ahead) - cost

    def of_lesson(self, s: State, p: i64, card: i64, scoring: Scoring) -> float:
        """What a lesson will bring: what it does now, and the hope for more."""
        custom = self.custom
        rule = LESSONS[card]
        assert rule is not None, f"card {card} is no lesson"
        now = float(scoring.lesson(card, p))
        if rule.kind == SCORE_IF:
            worth = custom.lesson * float(rule.points) + custom.holds * now
        else:
            worth = now + custom.per * float(DAYS - s.day) / 4.0
        return worth if TYPE[card] == PRIVATE_LESSON else custom.public * worth

    def of_trick(self, s: State, p: i64, card: i64, ahead: float) -> float:
        """What an anytime card brings."""
        custom = self.custom
        effect = EFFECT[card]
        if effect == GAIN_BASKET:
            return custom.basket * ahead if not BASKET_PRICE[card] else 0.5 * custom.trick
        if effect == GAIN_FISH:
            return custom.gain * (float(self.fish(s, p, card)) + MORE_FISH * ahead)
        return custom.tile if effect == DRAW_TILE_TO_BOAT else custom.trick

    def fish(self, s: State, p: i64, card: i64) -> i64:
        """The fish that a card would bring now."""
        if PER[card] != PER_CAT_OF_COLOUR:
            return AMOUNT[card] * s.counted(p, PER[card])
        most: i64 = 0
        for colour in range(i64(COLOURS)):
            most = max(most, held(s.boats[p].cats, colour))
        return most

    def pays_for(self, s: State, p: i64, wanted: i64, scoring: Scoring) -> bool:
        """Whether a card is among those that a seat takes: the most for its fish first."""
        custom = self.custom
        baskets = self.baskets(s, p, False)
        fish = float(s.fish[p] - s.owed(p)) - custom.lure * min(baskets, custom.want)
        cards = s.piles.listed(pile_of(p, PICKED))
        left = i64(len(cards))
        done: vec[i64] = vec[i64]([0] * len(cards))
        while left:
            best = 0.0
            choice: i64 = -1
            for i in range(i64(len(cards))):
                if done[i]:
                    continue
                worth = self.worth(s, p, cards[i], scoring, baskets)
                rate = worth / (0.5 + self.burden(s, cards[i]))
                if rate > best:
                    best = rate
                    choice = i
            if choice < 0:
                return False
            done[choice] = 1
            left -= 1
            card = cards[choice]
            burden = self.burden(s, card)
            if burden > fish and burden > 0.0:
                if card == wanted:
                    return False
                continue
            if card == wanted:
                return True
            fish -= burden
            if TYPE[card] == RESCUE_CARD and BASKET[card]:
                baskets += 1.0 if BASKET[card] == WHOLE else 0.5
        return False

    def burden(self, s: State, card: i64) -> float:
        """The fish that a card takes, now and when its basket is used."""
        fish = float(s.variant.costs[card])
        if TYPE[card] == RESCUE_CARD and BASKET[card]:
            fish += self.custom.lure if BASKET[card] == WHOLE else 0.5 * self.custom.lure
        return fish


def useful(s: State, p: i64, lure: float) -> i64:
    """How many baskets a seat can use today: for its fish, and for the cats that it will get."""
    cats = i64(len(s.left)) + i64(len(s.right))
    return min(i64(float(s.fish[p]) / lure + 0.5), (cats + s.seats - 1) // s.seats + 1)


def next_to_lay(s: State, p: i64, lure: float) -> i64:
    """The rescue card that a seat lays down next, as a place in its word; -1: no more."""
    words = s.piles.words
    hand = words[3 * pile_of(p, HAND) + RESCUES]
    chosen = words[3 * pile_of(p, CHOSEN) + RESCUES]
    baskets = s.ready[p] + count(chosen & WHOLE_BASKETS) + count(chosen & BROKEN_BASKETS) // 2
    wanted = useful(s, p, lure)
    cards: i64 = 0
    if baskets < wanted:
        cards = hand & WHOLE_BASKETS
        broken = hand & BROKEN_BASKETS
        if not cards and count(broken) + count(chosen & BROKEN_BASKETS) % 2 >= 2:
            cards = broken
    if not cards and s.day == DAYS:
        cards = hand
    if not cards:
        cards = hand & ~(WHOLE_BASKETS | BROKEN_BASKETS)
    return fastest(cards)


def fastest(cards: i64) -> i64:
    """The card of a set of rescue cards with most boots; -1 of none."""
    best: i64 = -1
    choice: i64 = -1
    for place in range(i64(60)):
        if cards & BIT[place] and SPEED[place + 7] > best:
            best = SPEED[place + 7]
            choice = place
    return choice
