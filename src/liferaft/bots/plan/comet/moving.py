"""A Move in Comet: steps, abilities, jokers, further cards."""

from mypy_extensions import i64

from liferaft.bots.plan.comet.glance import NOTHING
from liferaft.bots.plan.comet.leaps import Leaps
from liferaft.bots.plan.comet.sources import NONE
from liferaft.core.bits import BIT, lowest
from liferaft.games.comet.box import (
    ADDS_SYMBOLS,
    ALLOWS_CARD,
    AMOUNT,
    BEASTS,
    FLIES,
    FUEL,
    GOLD,
    GOLD_CARDS,
    HERO_WINDOWS,
    JOKER,
    JOKERS,
    KEEPS,
    LETS_SKIP,
    MAKES_WILD,
    MOVES_NEUTRAL,
    OF_WHAT,
    RESCUERS,
    SILVER,
    SILVER_CARDS,
    TAPS,
    UNIT,
)
from liferaft.games.comet.rules import State
from liferaft.games.comet.tables import ADD, END, MAKE_WILD, MOVE, WALK


class Moving(Leaps):
    """Moves as far as that leads nearer."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.fuel_card: i64 = 0  # the card that is played best

    def move(self, s: State, p: i64) -> i64:
        """Steps as far as the pool leads nearer; then abilities, jokers, further cards."""
        self.read(s, p)
        sources = self.sources
        crew = s.on_board(p)
        lively = crew != 0 and sources.open(s, p, MOVE)
        if lively:
            found = self.leap(s, p, crew)
            if found != NONE:
                return found
        if s.pool and self.best_step(s, p, crew, crew, self.custom.least):
            return WALK + self.walker
        if lively:
            found = self.tap(s, p, crew)
            if found != NONE:
                return found
        if crew:
            found = self.add(s, p, crew)
            if found != NONE:
                return found
        found = sources.find(s, p, MOVE, KEEPS) if lively else NONE
        return found if found != NONE else END

    def leap(self, s: State, p: i64, crew: i64) -> i64:
        """A flight, or a terrain to skip, if that spares enough steps."""
        sources = self.sources
        found = sources.find(s, p, MOVE, FLIES)
        if found != NONE and self.spared(s, p, AMOUNT[sources.row], crew) >= self.custom.fly:
            return found
        found = sources.find(s, p, MOVE, MOVES_NEUTRAL)
        if found != NONE:
            row = sources.row
            for piece in range(i64(2)):
                if OF_WHAT[row] & BIT[piece]:
                    low, high = s.within(s.piece(piece), AMOUNT[row])
                    if self.perch(s, p, piece, low, high) >= 0:
                        return found
        if not s.pool:
            return NONE
        found = sources.find(s, p, MOVE, LETS_SKIP)
        if found != NONE:
            terrain = AMOUNT[sources.row]
            for k in range(i64(RESCUERS)):
                if crew & BIT[k] and self.spared_by_skip(s, p, k, terrain) >= self.custom.skip:
                    return found
        return NONE

    def tap(self, s: State, p: i64, crew: i64) -> i64:
        """Symbols from abilities and help cards, if they bring enough."""
        sources = self.sources
        custom = self.custom
        if s.pool and s.in_pool() & ~BIT[JOKER]:
            found = sources.find(s, p, MOVE, MAKES_WILD)
            if found != NONE and self.gain(UNIT[JOKER], crew) >= custom.tap:
                return found
        found = sources.find(s, p, MOVE, ADDS_SYMBOLS)
        tries: i64 = 0
        while found != NONE and tries < 6:
            if self.gain(s.pool + AMOUNT[sources.row], crew) >= custom.tap:
                return found
            tries += 1
            found = sources.next(s, p, MOVE, ADDS_SYMBOLS)
        if not s.extras and s.has_animal(p):
            found = sources.find(s, p, MOVE, ALLOWS_CARD)
            if found != NONE and self.best_fuel(s, p, crew, False) >= custom.extra:
                return found
        return NONE

    def add(self, s: State, p: i64, crew: i64) -> i64:
        """A joker card, or any card if that is allowed."""
        if s.extras and self.best_fuel(s, p, crew, False) > 0.0:
            return ADD + self.fuel_card
        jokers = s.hand(p, SILVER) & JOKERS[SILVER] or s.hand(p, GOLD) & JOKERS[GOLD]
        if jokers and self.best_fuel(s, p, crew, True) >= self.custom.add:
            return ADD + self.fuel_card
        return NONE

    def best_fuel(self, s: State, p: i64, crew: i64, jokers: bool) -> float:
        """What the best card brings in a Move if it is played now."""
        best = NOTHING
        for deck in range(i64(2)):
            left = s.hand(p, deck) & (JOKERS[deck] if jokers else BEASTS[deck])
            cards = GOLD_CARDS if deck else SILVER_CARDS
            while left:
                card = cards[lowest(left)]
                left &= left - 1
                gain = self.gain(s.pool + FUEL[card], crew)
                if gain <= 0.0:
                    continue
                egg = self.cards.egg(s, p, card)
                if egg > 0.0:
                    gain -= self.custom.egg * egg
                if gain > best:
                    best = gain
                    self.fuel_card = card
        return best

    def make_wild(self, s: State, p: i64, f: i64) -> i64:
        """A symbol that leads nowhere."""
        self.read(s, p)
        terrains = s.in_pool() & ~BIT[JOKER]
        useful: i64 = 0
        for k in range(i64(RESCUERS)):
            useful |= self.trail.fits[k]
        if terrains & ~useful:
            return MAKE_WILD + lowest(terrains & ~useful)
        choices = s.choices(f)
        return choices[0]

    def power(self, s: State, p: i64) -> float:
        """What abilities add to a Move."""
        worth = 0.0
        for deck in range(i64(2)):
            left = s.ready_animals(p, deck) & TAPS[2 * MOVE + deck]
            cards = GOLD_CARDS if deck else SILVER_CARDS
            while left:
                worth += self.custom.animals[cards[lowest(left)]]
                left &= left - 1
        hero = s.hero(p)
        if HERO_WINDOWS[hero] == BIT[MOVE] and not s.hero_turned(p):
            worth += self.custom.heroes[hero]
        return self.custom.power * worth
