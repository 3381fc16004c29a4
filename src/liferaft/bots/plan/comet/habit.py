"""Playing Comet by habit: every question answered at a glance."""

from typing import Final

from mypy_extensions import i64

from liferaft.bots.plan.comet.glance import NOTHING
from liferaft.bots.plan.comet.resting import Resting
from liferaft.bots.plan.comet.sources import NONE
from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import lowest
from liferaft.games.comet.box import (
    AMOUNT,
    ANIMALS,
    DRAWS,
    FUEL,
    GOLD,
    GOLD_CARDS,
    LOWEST_NEST,
    NEST,
    OF_WHAT,
    READIES,
    SALVAGES,
    SILVER,
    SILVER_CARDS,
    TAKES_GOLD,
)
from liferaft.games.comet.rules import State
from liferaft.games.comet.table import HAND
from liferaft.games.comet.tables import (
    ACTION,
    CHOOSE_HERO,
    CHOOSE_PIECE,
    CHOOSE_RESCUER,
    CHOOSE_TERRAIN,
    COMET_CHOICE,
    FLIER,
    HATCH,
    HATCHED,
    HERO,
    KEEP,
    LANDING,
    MAIN,
    MOVE,
    PASS,
    PAY,
    PAY_WITH,
    PIECE,
    PLAY,
    PUT,
    READY,
    READY_ONE,
    REST,
    REST_DISCARD,
    REST_GOLD,
    REST_TRIM,
    SALVAGE,
    SKIPPED_TERRAIN,
    SKIPPER,
    TAKE,
    TARGET,
    THE_HERO,
    TO,
    WILD,
)
from liferaft.games.comet.tables import GOLD as GOLD_STEP
from liferaft.games.comet.tables import NEST as NEST_STEP

SOMETHING: Final = 0.01  # better than to pass


class Habit(Resting):
    """Answers every question at once."""

    def answer(self, s: State, f: i64) -> i64:
        """A good answer to a frame."""
        step = step_of(f)
        p = seat_of(f)
        if step == MOVE:
            return self.move(s, p)
        if step == TARGET:
            return TO + self.target(s, p, thing_of(f))
        if step == ACTION:
            return self.action(s, p)
        if step == PAY:
            return PAY_WITH + self.payment(s, p, thing_of(f) & 3, thing_of(f) >> 2)
        if step == HATCHED:
            return self.hatched(s, p)
        if step == NEST_STEP:
            return self.nest(s, p)
        if step == REST_DISCARD or step == REST_TRIM:
            return self.discard(s, p, step)
        if step == REST_GOLD or step == GOLD_STEP:
            return TAKE + self.best_card(s, p, 0, s.display)
        return self.other(s, f)

    def other(self, s: State, f: i64) -> i64:
        """A good answer to what is asked less often."""
        step = step_of(f)
        p = seat_of(f)
        thing = thing_of(f)
        if step == SALVAGE:
            top = s.on_top(thing & 1, thing >> 1)
            return TAKE + (
                self.best_card(s, p, 0, top) if thing & 1 else self.best_card(s, p, top, 0)
            )
        if step == KEEP:
            return TAKE + self.best_card(s, p, s.played(SILVER), s.played(GOLD))
        if step == READY:
            return READY_ONE + self.best_turned(s, p)
        if step == SKIPPER:
            return CHOOSE_RESCUER + self.skipper(s, p, thing)
        if step == SKIPPED_TERRAIN:
            return CHOOSE_TERRAIN + self.skipped_terrain(s, p, thing)
        if step == FLIER:
            return CHOOSE_RESCUER + self.flier(s, p, thing)
        if step == LANDING:
            low, high = s.within(s.field(p, thing & 3), thing >> 2)
            return TO + self.landing(s, low, high)
        if step == WILD:
            return self.make_wild(s, p, f)
        if step == COMET_CHOICE:
            return self.comet_choice(s, p)
        if step == HERO:
            return CHOOSE_HERO + self.best_hero(s, p)
        if step == PIECE:
            return CHOOSE_PIECE + self.piece(s, p, thing >> 2)
        assert step == PUT, f"step {step} asks nobody"
        return TO + self.put(s, p, thing & 3, thing >> 2)

    def action(self, s: State, p: i64) -> i64:
        """Hatch, Move or Rest, whichever is worth most; before that, effects for any moment."""
        choice = self.at_once(s, p)
        if choice != NONE:
            return choice
        self.read(s, p)
        hand = s.at(p, HAND)
        hatchable_silver, hatchable_gold = s.hatchable(p, SILVER), s.hatchable(p, GOLD)
        crew = s.on_board(p)
        main = s.phase == MAIN
        self.reckon(s, p)
        self.lowered = self.head_start(s, p)
        power = self.power(s, p) if crew else 0.0
        best = 0.0 if not main else NOTHING
        choice = REST if main else PASS
        bad: i64 = 0
        for word in range(i64(3)):
            left = s.words[hand + word]
            first = SILVER_CARDS if word < 2 else GOLD_CARDS
            hatchable = hatchable_silver if word < 2 else hatchable_gold
            while left:
                bit = left & -left
                card = first[lowest(left)]
                left &= left - 1
                if card >= ANIMALS:
                    continue
                fuel = self.cards.fuel(card)
                worth = self.cards.worth(s, p, card)
                nest = NEST[card] - self.cards.lower
                nest = max(nest, LOWEST_NEST)
                egg = worth - self.custom.far * float(nest)
                keep = self.custom.egg * egg if egg > 0.0 else 0.0
                gain = self.gain(FUEL[card], crew) if crew else 0.0
                if fuel + keep + self.custom.fit * gain < self.custom.trash:
                    bad += 1
                if word == 1:  # a second copy
                    continue
                if bit & hatchable:
                    value = self.hatch_value(s, card, worth, nest)
                    if main:
                        value -= fuel
                    if value > best:
                        best = value
                        choice = HATCH + card
                if gain > 0.0:
                    value = gain - keep + power
                    if main:
                        value -= fuel
                    elif value < SOMETHING:
                        value = SOMETHING
                    if value > best:
                        best = value
                        choice = PLAY + card
        if main and self.rest_value(s, p, bad) > best:
            return REST
        return choice

    def at_once(self, s: State, p: i64) -> i64:
        """An effect that is best used before the action."""
        sources = self.sources
        if not sources.open(s, p, ACTION):
            return NONE
        found = sources.find(s, p, ACTION, DRAWS)
        if found != NONE:
            return found
        found = sources.find(s, p, ACTION, TAKES_GOLD)
        if found != NONE:
            return found
        found = sources.find(s, p, ACTION, SALVAGES)
        if found != NONE:
            deck = OF_WHAT[sources.row]
            top = s.on_top(deck, AMOUNT[sources.row])
            card = self.best_card(s, p, 0, top) if deck else self.best_card(s, p, top, 0)
            if self.cards.card(s, p, card) >= self.custom.fetch:
                return found
        found = sources.find(s, p, ACTION, READIES)
        if found != NONE:
            source = self.best_turned(s, p)
            worth = (
                self.custom.heroes[s.hero(p)] if source == THE_HERO else self.custom.animals[source]
            )
            if worth >= self.custom.ready:
                return found
        return NONE
