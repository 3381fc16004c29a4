"""A Hatch in Comet: which animal, in which nest, and what else."""

from mypy_extensions import i64

from liferaft.bots.evaluate.comet import SYMBOLS
from liferaft.bots.plan.comet.glance import NOTHING
from liferaft.bots.plan.comet.moving import Moving
from liferaft.bots.plan.comet.sources import NONE, TAPS_OF
from liferaft.core.bits import BIT, lowest
from liferaft.games.comet.box import (
    ALLOWS_HATCH,
    AMOUNT,
    BEASTS,
    DASHES,
    EFFECT_KIND,
    GOLD,
    GOLD_CARDS,
    LOWERS_NEST,
    LOWEST_NEST,
    NEST,
    RESCUERS,
    SILVER,
    SILVER_CARDS,
    TAP,
    TAPS,
)
from liferaft.games.comet.rules import State
from liferaft.games.comet.table import HAND, size
from liferaft.games.comet.tables import COMET, END, HATCH, HATCHED, PLACE, WALK
from liferaft.games.comet.tables import NEST as NEST_STEP


class Hatching(Moving):
    """Hatches what can still be brought home."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.busy: i64 = 0  # rescuers on the board
        self.need: i64 = 0  # steps that they have to go
        self.budget: i64 = 0  # symbols that there will be
        self.lowered: i64 = 0  # steps that abilities spare who is hatched

    def nest(self, s: State, p: i64) -> i64:
        """The nest with the shortest way; a nearer one, if an effect lowers it enough."""
        self.trail.spread(s)
        distance = s.distance(p)
        low, high = s.nests(distance)
        far = self.trail.nearest(low, high)
        if distance > LOWEST_NEST:
            found = self.sources.find(s, p, NEST_STEP, LOWERS_NEST)
            if found != NONE:
                lowered = max(i64(LOWEST_NEST), distance - AMOUNT[self.sources.row])
                near_low, near_high = s.nests(lowered)
                nearer = self.trail.nearest(near_low, near_high)
                if float(far - nearer) >= self.custom.lower:
                    return found
        return PLACE + self.landing(s, low, high)

    def hatched(self, s: State, p: i64) -> i64:
        """Another animal if that is allowed, steps of those just placed, or the end."""
        sources = self.sources
        if s.hatches:
            choice = self.best_hatch(s, p)
            if choice != NONE:
                return choice
        if s.pool:
            self.read(s, p)
            crew = s.on_board(p) & s.placed
            if self.best_step(s, p, crew, s.on_board(p), self.custom.least):
                return WALK + self.walker
        if not sources.open(s, p, HATCHED):
            return END
        if not s.hatches:
            found = sources.find(s, p, HATCHED, ALLOWS_HATCH)
            if found != NONE and self.best_hatch(s, p) != NONE:
                return found
        found = sources.find(s, p, HATCHED, DASHES)
        if found != NONE:
            self.read(s, p)
            if self.gain(s.pool + AMOUNT[sources.row], s.on_board(p) & s.placed) >= self.custom.tap:
                return found
        return END

    def best_hatch(self, s: State, p: i64) -> i64:
        """The animal that is worth most to be hatched now, if one is worth it."""
        self.read(s, p)
        self.reckon(s, p)
        self.lowered = 0
        best = 0.0
        choice = NONE
        for deck in range(i64(2)):
            left = s.hatchable(p, deck)
            cards = GOLD_CARDS if deck else SILVER_CARDS
            while left:
                card = cards[lowest(left)]
                left &= left - 1
                nest = max(i64(LOWEST_NEST), NEST[card] - self.cards.lower)
                worth = self.cards.worth(s, p, card)
                value = self.hatch_value(s, card, worth, nest)
                if s.phase != COMET:
                    value -= self.cards.fuel(card)
                if value > best:
                    best = value
                    choice = HATCH + card
        return choice

    def hatch_value(self, s: State, animal: i64, worth: float, nest: i64) -> float:
        """What it is worth to hatch an animal now, once the needs are reckoned."""
        low, high = s.nests(nest)
        far = self.trail.nearest(low, high)
        custom = self.custom
        far = max(i64(1), far - self.lowered)
        budget = float(self.budget - SYMBOLS[animal])
        if s.phase == COMET:
            if budget < custom.last * float(self.need + far):
                return NOTHING
        elif budget > 0.0:
            worth *= budget / (budget + custom.fails * float(self.need + far))
        else:
            worth = 0.0
        value = worth - custom.far * float(far)
        if self.busy == 0:
            return value + custom.first
        return value + (custom.second if self.busy == 1 else custom.third)

    def reckon(self, s: State, p: i64) -> None:
        """Count the steps that the rescuers on the board need, and the symbols for them."""
        crew = s.on_board(p)
        self.busy = size(crew)
        self.need = 0
        for k in range(i64(RESCUERS)):
            if crew & BIT[k]:
                self.need += self.trail.far[k]
        self.budget = self.symbols_to_come(s, p)

    def symbols_to_come(self, s: State, p: i64) -> i64:
        """Symbols that a seat will still have."""
        hand = s.at(p, HAND)
        n: i64 = 0
        for word in range(i64(3)):
            left = s.words[hand + word] & BEASTS[GOLD if word == 2 else SILVER]
            cards = SILVER_CARDS if word < 2 else GOLD_CARDS
            while left:
                n += SYMBOLS[cards[lowest(left)]]
                left &= left - 1
        if s.phase != COMET:
            n += i64(self.custom.cycle * (self.cards.rests + 1.0))
        return n

    def head_start(self, s: State, p: i64) -> i64:
        """Steps that the abilities of a seat spare an animal that is hatched."""
        n: i64 = 0
        for deck in range(i64(2)):
            left = s.ready_animals(p, deck) & (TAPS[2 * NEST_STEP + deck] & ~TAPS[deck])
            left |= s.ready_animals(p, deck) & TAPS_OF[2 * DASHES + deck]
            cards = GOLD_CARDS if deck else SILVER_CARDS
            while left:
                row = TAP[cards[lowest(left)]]
                left &= left - 1
                n += AMOUNT[row] if EFFECT_KIND[row] == LOWERS_NEST else i64(2)
        return n
