"""What a player may do in Comet: every refusal, with its rule, and the legal answers."""

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, listed
from liferaft.games.comet.board import CAVE, HALF, HIGH, LOW, OFF
from liferaft.games.comet.box import (
    ANIMALS,
    BEASTS,
    CARD_BIT,
    DECK,
    GOLD,
    GOLD_ANIMALS,
    HELP_IN,
    HERO_TAP,
    HERO_WINDOWS,
    JOKER,
    JOKERS,
    READIED,
    SILVER,
    SILVER_ANIMALS,
    SILVER_HELPS,
    TAP,
    TAPS,
)
from liferaft.games.comet.effects import Effects
from liferaft.games.comet.table import HAND, OF_A_SEAT, RESCUED, TURNED
from liferaft.games.comet.tables import (
    ACTION,
    ACTIONS,
    ADD,
    CHOOSE_HERO,
    CHOOSE_PIECE,
    CHOOSE_RESCUER,
    CHOOSE_TERRAIN,
    COMET_CHOICE,
    DISCARD,
    DONE,
    END,
    FILL,
    FLIER,
    HATCH,
    HATCHED,
    HELP,
    HERO,
    KEEP,
    LANDING,
    MAIN,
    MAKE_WILD,
    MOVE,
    NEST,
    ONE_TAKEN,
    PASS,
    PAY,
    PAY_WITH,
    PIECE,
    PLACE,
    PLAY,
    PUT,
    READY,
    READY_ALL,
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
    USE,
    WALK,
    WILD,
)
from liferaft.games.comet.tables import (
    GOLD as GOLD_STEP,
)


def listed_cards(out: vec[i64], first: i64, silver: i64, gold: i64) -> vec[i64]:
    """Append *first* + card for every card of a set, ascending."""
    out = listed(out, first, silver & BEASTS[SILVER])
    out = listed(out, first + SILVER_ANIMALS, gold & BEASTS[GOLD])
    out = listed(out, first + ANIMALS, silver >> SILVER_ANIMALS)
    return listed(out, first + ANIMALS + SILVER_HELPS, gold >> GOLD_ANIMALS)


def listed_fields(out: vec[i64], first: i64, low: i64, high: i64) -> vec[i64]:
    """Append *first* + field for every field of a set, ascending."""
    return listed(listed(out, first, low), first + HALF, high)


class Legal(Effects):
    """What a player may do: the rule that refuses an action, and the list of those none refuses."""

    def refuses(self, f: i64, action: i64) -> str:
        """The rule that forbids *action* as an answer to frame *f*; empty if it is legal."""
        p = seat_of(f)
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb == WALK:
            return self.refuses_walk(p, step_of(f), x)
        if verb == TO:
            return self.refuses_field(f, x)
        if verb == HATCH:
            return self.refuses_hatch(p, step_of(f), x)
        if verb == PLAY:
            return self.refuses_play(p, x)
        if verb == ADD:
            return self.refuses_add(p, x)
        if verb == USE:
            return self.refuses_use(p, step_of(f), x)
        if verb == HELP:
            return self.refuses_help(p, step_of(f), x)
        if verb == PLACE:
            return self.refuses_place(p, x)
        if verb == DISCARD:
            if self.has(self.at(p, HAND), x):
                return ""
            return "COM-6.2: that card is not in the hand"
        if verb == TAKE:
            return self.refuses_take(f, x)
        return self.refuses_other(f, verb, x)

    def refuses_other(self, f: i64, verb: i64, x: i64) -> str:
        p = seat_of(f)
        if verb == PASS:
            if self.phase == MAIN:
                return "COM-1.3: there is no passing before the comet phase"
        elif verb == REST:
            if self.phase != MAIN:
                return "COM-7.2: there is no Rest in the comet phase"
        elif verb == DONE:
            if step_of(f) == WILD and not thing_of(f) & ONE_TAKEN:
                return "COM-9.3: at least one symbol becomes a joker"
            if step_of(f) == READY and not thing_of(f) & ONE_TAKEN:
                return "COM-9.14: at least one card is readied"
        elif verb == PAY_WITH:
            if not self.paying(thing_of(f) >> 2) & BIT[x]:
                return "COM-3.5: that symbol is not in the pool or does not pay for this step"
        elif verb == MAKE_WILD:
            if not self.in_pool() & BIT[x]:
                return "COM-9.3: that symbol is not in the pool"
        elif verb == READY_ONE:
            return self.refuses_ready(p, x)
        elif verb == CHOOSE_RESCUER:
            return self.refuses_rescuer(f, x)
        elif verb == CHOOSE_TERRAIN:
            if not self.unskipped(thing_of(f), JOKER) & BIT[x]:
                return "COM-5.7: this rescuer can skip that terrain already"
        elif verb == CHOOSE_PIECE:
            if not thing_of(f) & BIT[x]:
                return "COM-9.10: this effect cannot move that piece"
        elif verb == CHOOSE_HERO and x != self.offered(p, 0) and x != self.offered(p, 1):
            return "COM-0.2: that hero was not offered"
        return ""  # COM-7.8: who is asked in the comet phase may choose either

    def refuses_walk(self, p: i64, step: i64, k: i64) -> str:
        if self.walkers(p, step) & BIT[k]:
            return ""
        if not self.on_board(p) & BIT[k]:
            return "COM-3.3: that rescuer is not on the board"
        if step == HATCHED and not self.placed & BIT[k]:
            return "COM-9.9: only rescuers placed in this turn may use these symbols"
        if not self.pool:
            return "COM-3.3: there is no symbol left in the pool"
        return "COM-3.4: no symbol in the pool pays for a step of that rescuer"

    def refuses_field(self, f: i64, field: i64) -> str:
        p = seat_of(f)
        thing = thing_of(f)
        if step_of(f) == TARGET:
            return self.refuses_target(p, thing, field)
        if step_of(f) == LANDING:
            low, high = self.within(self.field(p, thing & 3), thing >> 2)
            if not (low & LOW[field] or high & HIGH[field]):
                return "COM-9.5: fly to a free terrain field within the range"
            return ""
        low, high = self.within(self.piece(thing & 3), thing >> 2)
        if not (low & LOW[field] or high & HIGH[field]):
            return "COM-9.10: put the piece on a free terrain field within the range"
        return ""

    def refuses_target(self, p: i64, k: i64, field: i64) -> str:
        low, high = self.targets(p, k, self.in_pool())
        if low & LOW[field] or high & HIGH[field]:
            return ""
        if self.occupied_low & LOW[field] or self.occupied_high & HIGH[field]:
            return "COM-3.10: a piece stands there already"
        if field != CAVE and self.board.kinds[field] == -1:
            return "COM-3.9: empty nests may not be entered"
        low, high = self.reached(self.field(p, k), (self.skips >> (5 * k)) & 31)
        if not (low & LOW[field] or high & HIGH[field]):
            return "COM-3.4: a step leads to a neighbouring field or behind pieces jumped over"
        return "COM-3.5: no symbol in the pool pays for that terrain"

    def refuses_hatch(self, p: i64, step: i64, animal: i64) -> str:
        if step == HATCHED and not self.hatches:
            return "COM-9.8: one animal is hatched in a turn unless an effect allows more"
        if not self.has(self.at(p, HAND), animal):
            return "COM-2.1: that animal is not in the hand"
        if self.hatchable(p, DECK[animal]) & CARD_BIT[animal]:
            return ""
        if self.free_slot(p) < 0:
            return "COM-2.7: there is no free slot"
        return "COM-2.6: there is no free nest with its number or a higher one"

    def refuses_play(self, p: i64, animal: i64) -> str:
        if not self.has(self.at(p, HAND), animal):
            return "COM-3.1: that animal is not in the hand"
        if not self.on_board(p):
            return "COM-3.13: there is no rescuer on the board that could move"
        return ""

    def refuses_add(self, p: i64, animal: i64) -> str:
        if not self.has(self.at(p, HAND), animal):
            return "COM-3.6: that animal is not in the hand"
        if not self.extras and not JOKERS[DECK[animal]] & CARD_BIT[animal]:
            return "COM-3.6: only joker cards may be added to a Move"
        return ""

    def refuses_use(self, p: i64, window: i64, source: i64) -> str:
        if source == THE_HERO:
            if HERO_TAP[self.hero(p)] < 0:
                return "COM-1.4: the ability of this hero is always on"
            if self.hero_turned(p):
                return "COM-1.4: the hero is turned until it is readied"
            if not HERO_WINDOWS[self.hero(p)] & BIT[window]:
                return "COM-5.2: the hero's ability is not for this moment"
            return "" if self.hero_usable(p, window) else "COM-5.7: it would change nothing now"
        if not self.has(self.at(p, RESCUED), source):
            return "COM-2.8: only the ability of a rescued animal can be used"
        if TAP[source] < 0:
            return "COM-5.6: this animal has no ability that is used"
        deck = DECK[source]
        if not self.ready_animals(p, deck) & CARD_BIT[source]:
            return "COM-5.6: the card is turned until it is readied"
        if not TAPS[2 * window + deck] & CARD_BIT[source]:
            return "COM-5.2: that ability is not for this moment"
        return "" if self.usable(p, TAP[source]) else "COM-5.7: it would change nothing now"

    def refuses_help(self, p: i64, window: i64, number: i64) -> str:
        card = ANIMALS + number
        if not self.has(self.at(p, HAND), card):
            return "COM-5.1: that help card is not in the hand"
        if not HELP_IN[2 * window + DECK[card]] & CARD_BIT[card]:
            return "COM-5.2: that help card is not for this moment"
        return "" if self.help_usable(p, number) else "COM-5.7: it would change nothing now"

    def refuses_place(self, p: i64, field: i64) -> str:
        low, high = self.nests(self.distance(p))
        if low & LOW[field] or high & HIGH[field]:
            return ""
        if self.board.kinds[field] != -1:
            return "COM-2.3: a rescuer is placed in a nest"
        if self.occupied_low & LOW[field] or self.occupied_high & HIGH[field]:
            return "COM-2.10: a nest holds one piece"
        if self.board.numbers[field] < self.distance(p):
            return "COM-2.3: the number of the nest is lower than the nest distance"
        return "COM-2.5: a nest with a lower number is free that is far enough"

    def refuses_take(self, f: i64, card: i64) -> str:
        step = step_of(f)
        if step == SALVAGE:
            deck = thing_of(f) & 1
            if DECK[card] == deck and self.on_top(deck, thing_of(f) >> 1) & CARD_BIT[card]:
                return ""
            return "COM-9.13: that card cannot be taken from the top of the discard pile"
        if step == KEEP:
            if self.played(DECK[card]) & CARD_BIT[card]:
                return ""
            return "COM-9.6: that is no animal played in this Move that lies in a discard pile"
        if DECK[card] == GOLD and self.display & CARD_BIT[card]:
            return ""
        if step == REST_GOLD:
            return "COM-6.3: that card is not in the display"
        return "COM-9.12: that card is not in the display"

    def refuses_ready(self, p: i64, source: i64) -> str:
        if source == THE_HERO:
            return "" if self.can_ready_hero(p) else "COM-9.14: the hero is not turned"
        if not self.has(self.at(p, TURNED), source):
            return "COM-9.14: no such animal is turned"
        if not READIED[DECK[source]] & CARD_BIT[source]:
            return "COM-9.14: a card that readies others cannot be readied by an effect"
        return ""

    def refuses_rescuer(self, f: i64, k: i64) -> str:
        p = seat_of(f)
        if self.field(p, k) == OFF:
            return "COM-9.4: that rescuer is not on the board"
        if step_of(f) == SKIPPER and not self.skippers(p, thing_of(f)) & BIT[k]:
            return "COM-5.7: this rescuer can skip that terrain already"
        if step_of(f) == FLIER and not self.fliers(p, thing_of(f)) & BIT[k]:
            return "COM-9.5: there is no free terrain field within its range"
        return ""

    def choices(self, f: i64) -> vec[i64]:
        """The legal answers to frame *f*, ascending."""
        p = seat_of(f)
        step = step_of(f)
        out: vec[i64] = vec[i64](capacity=16)
        if step == MOVE:
            return self.list_move(p, append(out, END))
        if step == TARGET:
            low, high = self.targets(p, thing_of(f), self.in_pool())
            return listed_fields(out, TO, low, high)
        if step == ACTION:
            return self.list_actions(p, out)
        if step == HATCHED:
            out = listed(append(out, END), WALK, self.walkers(p, HATCHED))
            if self.hatches:
                out = self.list_hatches(p, out)
            return self.list_effects(p, HATCHED, out)
        if step == NEST:
            out = self.list_effects(p, NEST, out)
            low, high = self.nests(self.distance(p))
            return listed_fields(out, PLACE, low, high)
        if step == PAY:
            return listed(out, PAY_WITH, self.paying(thing_of(f) >> 2))
        if step == REST_DISCARD or step == REST_TRIM:
            if step == REST_DISCARD:
                out = append(out, DONE)  # COM-6.2
            return listed_cards(out, DISCARD, self.hand(p, SILVER), self.hand(p, GOLD))
        if step == REST_GOLD or step == GOLD_STEP:
            return listed_cards(out, TAKE, 0, self.display)
        return self.list_other(f, out)

    def list_actions(self, p: i64, out: vec[i64]) -> vec[i64]:
        """COM-1.2: one of the three actions; COM-7.13: in the comet phase passing, not resting."""
        out = append(out, REST if self.phase == MAIN else PASS)
        out = self.list_hatches(p, out)
        if self.on_board(p):  # COM-3.13
            out = listed(out, PLAY, self.hand(p, SILVER) & BEASTS[SILVER])
            out = listed(out, PLAY + SILVER_ANIMALS, self.hand(p, GOLD) & BEASTS[GOLD])
        return self.list_effects(p, ACTION, out)

    def list_hatches(self, p: i64, out: vec[i64]) -> vec[i64]:
        """The animals that can be hatched."""
        out = listed(out, HATCH, self.hatchable(p, SILVER))
        return listed(out, HATCH + SILVER_ANIMALS, self.hatchable(p, GOLD))

    def list_move(self, p: i64, out: vec[i64]) -> vec[i64]:
        """COM-3.7: steps, further cards and effects in any order."""
        out = listed(out, WALK, self.walkers(p, MOVE))
        silver = self.hand(p, SILVER) & (BEASTS[SILVER] if self.extras else JOKERS[SILVER])
        gold = self.hand(p, GOLD) & (BEASTS[GOLD] if self.extras else JOKERS[GOLD])
        out = listed(listed(out, ADD, silver), ADD + SILVER_ANIMALS, gold)
        return self.list_effects(p, MOVE, out)

    def list_effects(self, p: i64, window: i64, out: vec[i64]) -> vec[i64]:
        """COM-5: help cards and abilities that can be used at this moment."""
        out = listed(out, HELP, self.usable_helps(p, window, SILVER) >> SILVER_ANIMALS)
        gold = self.usable_helps(p, window, GOLD) >> GOLD_ANIMALS
        out = listed(out, HELP + SILVER_HELPS, gold)
        out = listed(out, USE, self.usable_animals(p, window, SILVER))
        out = listed(out, USE + SILVER_ANIMALS, self.usable_animals(p, window, GOLD))
        return append(out, USE + THE_HERO) if self.hero_usable(p, window) else out

    def list_other(self, f: i64, out: vec[i64]) -> vec[i64]:
        """The choices that come less often."""
        p = seat_of(f)
        step = step_of(f)
        thing = thing_of(f)
        if step == SKIPPER:
            return listed(out, CHOOSE_RESCUER, self.skippers(p, thing))
        if step == SKIPPED_TERRAIN:
            return listed(out, CHOOSE_TERRAIN, self.unskipped(thing, JOKER))
        if step == FLIER:
            return listed(out, CHOOSE_RESCUER, self.fliers(p, thing))
        if step == LANDING:
            low, high = self.within(self.field(p, thing & 3), thing >> 2)
            return listed_fields(out, TO, low, high)
        if step == PIECE:
            return listed(out, CHOOSE_PIECE, thing & 3)
        if step == PUT:
            low, high = self.within(self.piece(thing & 3), thing >> 2)
            return listed_fields(out, TO, low, high)
        if step == SALVAGE:
            top = self.on_top(thing & 1, thing >> 1)
            if thing & 1:
                return listed_cards(out, TAKE, 0, top)
            return listed_cards(out, TAKE, top, 0)
        if step == KEEP:
            return listed_cards(out, TAKE, self.played(SILVER), self.played(GOLD))
        if step == COMET_CHOICE:
            return append(append(out, FILL), READY_ALL)
        if step == HERO:
            out = append(out, CHOOSE_HERO + self.offered(p, 0))
            return append(out, CHOOSE_HERO + self.offered(p, 1))
        if thing & ONE_TAKEN:
            out = append(out, DONE)
        if step == WILD:
            return listed(out, MAKE_WILD, self.in_pool() & ~BIT[JOKER])
        assert step == READY, f"step {step} asks nobody"
        turned = OF_A_SEAT * p + TURNED
        out = listed(out, READY_ONE, self.words[turned] & READIED[SILVER])
        out = listed(out, READY_ONE + SILVER_ANIMALS, self.words[turned + 2] & READIED[GOLD])
        return append(out, READY_ONE + THE_HERO) if self.can_ready_hero(p) else out
