"""Cards and abilities in Comet: what to take, to discard, to ready; the worth of a Rest."""

from typing import Final

from mypy_extensions import i64

from liferaft.bots.evaluate.comet_points import WHOLE
from liferaft.bots.plan.comet.glance import NOTHING
from liferaft.bots.plan.comet.hatching import Hatching
from liferaft.core.bits import lowest
from liferaft.games.comet.box import (
    ANIMALS,
    FUEL,
    GOLD_CARDS,
    HERO_SCORE,
    READIED,
    SCORE_CARDS,
    SCORE_EVERY,
    SCORE_POINTS,
    SILVER_CARDS,
)
from liferaft.games.comet.rules import State
from liferaft.games.comet.table import TURNED, size
from liferaft.games.comet.tables import DISCARD, DONE, FILL, READY_ALL, REST_DISCARD, THE_HERO

USUAL: Final = 7.0  # animals that are rescued in a game


class Resting(Hatching):
    """Chooses cards, abilities and heroes."""

    def rest_value(self, s: State, p: i64, bad: i64) -> float:
        """What a Rest is worth: cards, a golden one among them, and abilities that are readied."""
        custom = self.custom
        golden = s.golden_cards(p)
        missing = s.limit(p) - s.hand_size(p) + bad - golden
        missing = max(missing, 0)
        value = custom.card * float(missing) + (custom.card + custom.golden) * float(golden)
        return value + custom.turned * self.turned(s, p) - custom.rest

    def turned(self, s: State, p: i64) -> float:
        """What the turned abilities of a seat are worth."""
        at = s.at(p, TURNED)
        worth = self.custom.heroes[s.hero(p)] if s.hero_turned(p) else 0.0
        for word in range(i64(3)):
            left = s.words[at + word]
            cards = SILVER_CARDS if word < 2 else GOLD_CARDS
            while left:
                worth += self.custom.animals[cards[lowest(left)]]
                left &= left - 1
        return worth

    def discard(self, s: State, p: i64, step: i64) -> i64:
        """The worst card, as long as it is bad or must go."""
        self.read(s, p)
        crew = s.on_board(p)
        best = -NOTHING
        choice: i64 = 0
        for deck in range(i64(2)):
            left = s.hand(p, deck)
            cards = GOLD_CARDS if deck else SILVER_CARDS
            while left:
                card = cards[lowest(left)]
                left &= left - 1
                worth = self.cards.card(s, p, card)
                if crew and card < ANIMALS:
                    worth += self.custom.fit * self.gain(FUEL[card], crew)
                if worth < best:
                    best = worth
                    choice = card
        if step == REST_DISCARD and best >= self.custom.trash:
            return DONE
        return DISCARD + choice

    def best_card(self, s: State, p: i64, silver: i64, gold: i64) -> i64:
        """Of these cards the one that is worth most in the hand."""
        self.cards.read(s, p)
        self.seen[0] = -1
        best = NOTHING
        choice: i64 = 0
        for deck in range(i64(2)):
            left = gold if deck else silver
            cards = GOLD_CARDS if deck else SILVER_CARDS
            while left:
                card = cards[lowest(left)]
                left &= left - 1
                worth = self.cards.card(s, p, card)
                if worth > best:
                    best = worth
                    choice = card
        return choice

    def best_turned(self, s: State, p: i64) -> i64:
        """The turned card whose ability is worth most."""
        at = s.at(p, TURNED)
        best = -1.0
        choice: i64 = 0
        for deck in range(i64(2)):
            left = s.words[at + 2 * deck] & READIED[deck]
            cards = GOLD_CARDS if deck else SILVER_CARDS
            while left:
                animal = cards[lowest(left)]
                left &= left - 1
                if self.custom.animals[animal] > best:
                    best = self.custom.animals[animal]
                    choice = animal
        if s.can_ready_hero(p) and self.custom.heroes[s.hero(p)] > best:
            return THE_HERO
        return choice

    def comet_choice(self, s: State, p: i64) -> i64:
        """Cards, if more of them are missing than abilities are worth."""
        missing = s.limit(p) - s.hand_size(p)
        if missing <= 0:
            return READY_ALL
        worth = self.turned(s, p)
        if s.hero_turned(p) and not s.variant.ready_hero:
            worth -= self.custom.heroes[s.hero(p)]
        return FILL if 2.0 * float(missing) >= worth else READY_ALL

    def best_hero(self, s: State, p: i64) -> i64:
        """The hero whose ability and scoring are worth more."""
        one, other = s.offered(p, 0), s.offered(p, 1)
        return one if self.hero_worth(one) >= self.hero_worth(other) else other

    def hero_worth(self, hero: i64) -> float:
        """What a hero usually brings in a game."""
        row = HERO_SCORE[hero]
        shared = size(SCORE_CARDS[2 * row]) + size(SCORE_CARDS[2 * row + 1])
        points = USUAL * float(shared) / float(ANIMALS)
        each = float(SCORE_POINTS[row]) / float(SCORE_EVERY[row])
        return WHOLE * self.custom.heroes[hero] + points * each
