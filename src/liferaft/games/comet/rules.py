"""The rules of Comet: setup, turns, the three actions, the comet phase, the end."""

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.agenda import frame, seat_of, step_of, thing_of
from liferaft.core.bits import BIT, mask_of
from liferaft.core.game import Game, News, View
from liferaft.core.options import Choice
from liferaft.core.rng import Rng
from liferaft.games.comet.board import CAVE, OFF
from liferaft.games.comet.box import (
    ALL_GOLD,
    ALL_SILVER,
    CARD_BIT,
    COPIES,
    DECK,
    FUEL,
    HEROES,
    IDLE_RESTS,
    IDLE_TURNS,
    JOKERS,
    SILVER_CARDS,
    SOLO_TARGETS,
    START_HAND,
    TERRAIN_COUNT,
    TWICE_SILVER,
    UNIT,
)
from liferaft.games.comet.legal import Legal
from liferaft.games.comet.scoring import total
from liferaft.games.comet.table import HERO as HERO_WORD
from liferaft.games.comet.table import OF_A_SEAT, RESCUED, TURNED
from liferaft.games.comet.tables import (
    ACTION,
    ACTIONS,
    ADD,
    CHOOSE,
    CHOOSE_HERO,
    CHOOSE_PIECE,
    CHOOSE_RESCUER,
    CHOOSE_TERRAIN,
    CHOSE,
    COMET,
    COMET_CHOICE,
    COMING,
    DISCARD,
    DISCARDED,
    DONE,
    DREW,
    EFFECT,
    END,
    ENDED,
    FILL,
    FINISH,
    FINISHED,
    HATCH,
    HATCHED,
    HELP,
    HELP_GOES,
    HERO,
    HERO_SHOWN,
    LAID,
    LANDING,
    MAIN,
    MAKE_WILD,
    MOVE,
    NEST,
    OFFER,
    PAID,
    PASS,
    PASSED,
    PAY,
    PAY_WITH,
    PLACE,
    PLACED,
    PLAY,
    PLAYED,
    PUT,
    READY_ALL,
    READY_ONE,
    REST,
    REST_DISCARD,
    REST_GOLD,
    REST_TRIM,
    RESTED,
    SCORED,
    SHOW_HEROES,
    SKIPPED,
    SKIPPER,
    STEPPED,
    TAKE,
    TARGET,
    TO,
    TOOK,
    TURN,
    TURN_BEGAN,
    USE,
    WALK,
    Variant,
)
from liferaft.games.comet.tables import RESCUED as RESCUED_NEWS
from liferaft.games.comet.view import seen_by
from liferaft.games.comet.worlds import deal, offer


class State(Legal):
    """A position of Comet and all that can happen to it."""

    def clone(self) -> "State":
        """A state with the same future that shares nothing that can change."""
        s = State(self.game, self.seats, self.rng.copy(), self.variant)
        self.copy_to(s)
        return s

    # COM-1: how a turn goes

    def proceed(self, f: i64) -> None:
        """Do a step that asks nobody."""
        step = step_of(f)
        p = seat_of(f)
        if step == CHOOSE:
            self.ask_action(p)
        elif step == FINISH:
            self.finish_turn(p, thing_of(f) == 1)
        elif step == TURN:
            self.begin_turn(p)
        elif step == EFFECT:
            self.next_effect(p, thing_of(f))
        elif step == HELP_GOES:
            self.discard(thing_of(f))  # COM-5.1
        elif step == OFFER:
            self.offer_choice(p)
        else:
            assert step == SHOW_HEROES, f"step {step} does nothing"
            self.show_heroes()

    def begin_turn(self, p: i64) -> None:
        """COM-1.1: clockwise, turn by turn; COM-7.13: without those who have passed."""
        if (self.out | self.skipped) == BIT[self.seats] - 1:
            self.end()  # COM-8.1
            return
        if self.out & BIT[p]:
            self.push(TURN, (p + 1) % self.seats)
            return
        self.turn = p
        self.turns += 1
        if self.listening:
            self.tell(TURN_BEGAN, p, self.turns)
        self.push(FINISH, p)
        self.push(CHOOSE, p)

    def ask_action(self, p: i64) -> None:
        """COM-1.6: effects for any moment, then the action, or passing (COM-7.14).

        COM-7.11: everybody plays on as long as there is something to do; COM-7.12: else is skipped.
        """
        if self.phase != MAIN:
            self.reveals += 1  # whether somebody can act depends on the hand
            if not self.can_hatch(p) and not self.can_move(p) and not self.any_usable(p, ACTION):
                self.skipped |= BIT[p]
                if self.listening:
                    self.tell(SKIPPED, p)
                return
        self.push(ACTION, p)

    def finish_turn(self, p: i64, rested: bool) -> None:
        """COM-3.14: symbols left are lost; COM-7.6: the choice of the comet phase; the next."""
        self.pool = 0
        self.skips = 0
        self.placed = 0
        self.extras = 0
        self.hatches = 0
        self.silver_fresh = 0
        self.gold_fresh = 0
        if self.phase == MAIN:
            self.watch_the_clock(rested)
        self.push(TURN, (p + 1) % self.seats)  # COM-7.9
        if self.phase == COMING:
            self.phase = COMET
            self.skipped = 0
            for i in range(self.seats - 1, -1, -1):
                self.push(OFFER, (p + i) % self.seats)

    def watch_the_clock(self, rested: bool) -> None:
        """COM-8.5: too many turns without a silver card drawn bring the comet."""
        if not rested or self.drew == self.turns:
            self.busy = self.turns
        if (
            self.turns - self.busy >= IDLE_RESTS * self.seats
            or self.turns - self.drew >= IDLE_TURNS * self.seats
        ):
            self.comet_comes(1)

    def do(self, f: i64, action: i64) -> None:
        """Carry out a legal answer to frame *f*."""
        p = seat_of(f)
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb == WALK:
            self.push(step_of(f), p)
            self.push(TARGET, p, x)
        elif verb == TO:
            self.go_to(f, x)
        elif verb == END:
            return
        elif verb == PLAY:
            self.begin_move(p, x)
        elif verb == HATCH:
            self.hatch(f, x)
        elif verb == PLACE:
            self.place_rescuer(p, thing_of(f), x)
        elif verb == PAY_WITH:
            self.walk(p, thing_of(f) & 3, thing_of(f) >> 2, x)
        elif verb == ADD:
            self.push(MOVE, p)
            self.add_card(p, x)
        elif verb == USE:
            self.come_back(f)
            self.use(p, x)
        elif verb == HELP:
            self.come_back(f)
            self.play_help(p, x)
        elif verb == REST:
            self.rest(p)
        elif verb == DISCARD:
            self.rest_discard(f, x)
        elif verb == TAKE:
            if step_of(f) == REST_GOLD:
                self.rest_take(p, x, thing_of(f))
            else:
                self.take(f, x)
        elif verb == DONE:
            if step_of(f) == REST_DISCARD:
                self.rest_gold(p, self.golden_cards(p))
        else:
            self.do_other(f, verb, x)

    def do_other(self, f: i64, verb: i64, x: i64) -> None:
        """The answers that come less often."""
        p = seat_of(f)
        if verb == CHOOSE_RESCUER:
            if step_of(f) == SKIPPER:
                self.choose_skipper(p, thing_of(f), x)
            else:
                self.push(LANDING, p, x | (thing_of(f) << 2))
        elif verb == CHOOSE_TERRAIN:
            self.let_skip(p, thing_of(f), x)
        elif verb == CHOOSE_PIECE:
            self.push(PUT, p, x | (thing_of(f) & ~3))
        elif verb == MAKE_WILD:
            self.make_wild(f, x)
        elif verb == READY_ONE:
            self.ready_one(f, x)
        elif verb == PASS:
            self.pass_turn(p)
        elif verb == FILL:
            self.choose_in_comet(p, True)
        elif verb == READY_ALL:
            self.choose_in_comet(p, False)
        else:
            assert verb == CHOOSE_HERO, f"verb {verb} does nothing"
            self.choose_hero(p, x)

    def come_back(self, f: i64) -> None:
        """COM-5.3: after an effect the same question; before the action it may have changed."""
        if step_of(f) == ACTION:
            self.push(CHOOSE, seat_of(f))
        else:
            self.push(step_of(f), seat_of(f), thing_of(f))

    # COM-2: Hatch

    def hatch(self, f: i64, animal: i64) -> None:
        """COM-2.1: an animal is laid on the first free slot."""
        p = seat_of(f)
        if step_of(f) == HATCHED:
            self.hatches -= 1  # COM-9.8
        self.skipped = 0
        slot = self.free_slot(p)
        self.leave_hand(p, animal)
        self.set_crew(p, slot, OFF, animal)
        if self.listening:
            self.tell(LAID, p, animal, slot)
        self.push(NEST, p, slot)

    def place_rescuer(self, p: i64, slot: i64, field: i64) -> None:
        """COM-2.3: the rescuer of the slot goes into a nest."""
        self.set_crew(p, slot, field, self.in_slot(p, slot))
        self.occupy(field)
        self.placed |= BIT[slot]
        self.lowered = 0
        if self.listening:
            self.tell(PLACED, p, slot, field)
        self.push(HATCHED, p)

    # COM-3: Move

    def begin_move(self, p: i64, animal: i64) -> None:
        """COM-3.1: the base card is played."""
        self.skipped = 0
        self.push(MOVE, p)
        self.play_animal(p, animal)

    def play_animal(self, p: i64, animal: i64) -> None:
        """COM-3.2: a card is discarded at once, its symbols join the pool."""
        self.leave_hand(p, animal)
        self.discard(animal)
        self.pool += FUEL[animal]
        if self.listening:
            self.tell(PLAYED, p, animal)

    def add_card(self, p: i64, animal: i64) -> None:
        """COM-3.6: joker cards in any number; COM-9.2: other cards as far as effects allow."""
        if not JOKERS[DECK[animal]] & CARD_BIT[animal]:
            self.extras -= 1
        self.play_animal(p, animal)

    def go_to(self, f: i64, field: i64) -> None:
        """A step, if need be after asking for the symbol; a flight; a neutral piece."""
        p = seat_of(f)
        thing = thing_of(f)
        if step_of(f) == TARGET:
            symbols = self.paying(field)
            if symbols & (symbols - 1):
                self.push(PAY, p, thing | (field << 2))
            else:
                for symbol in range(i64(TERRAIN_COUNT + 1)):
                    if symbols & BIT[symbol]:
                        self.walk(p, thing, field, symbol)
        elif step_of(f) == LANDING:
            self.fly(p, thing & 3, field)
        else:
            self.put_piece(p, thing & 3, field)

    def walk(self, p: i64, k: i64, field: i64, symbol: i64) -> None:
        """COM-3.3: a symbol pays one step; COM-3.15: who is jumped over is not affected."""
        self.pool -= UNIT[symbol]
        if self.listening:
            self.tell(PAID, p, symbol)
            self.tell(STEPPED, p, k, field)
        if field == CAVE:
            self.enter_cave(p, k)
        else:
            self.relocate(p, k, field)

    def enter_cave(self, p: i64, k: i64) -> None:
        """COM-4.2: the rescuer comes home, its animal is rescued; COM-4.4: the slot is free."""
        animal = self.in_slot(p, k)
        self.vacate(self.field(p, k))
        self.set_crew(p, k, OFF, -1)
        self.placed &= ~BIT[k]
        self.skips &= ~(31 * BIT[TERRAIN_COUNT * k])
        self.add(self.at(p, RESCUED), animal)  # COM-4.3: ready, and usable at once
        if self.listening:
            self.tell(RESCUED_NEWS, p, animal)

    # COM-6: Rest

    def rest(self, p: i64) -> None:
        """COM-6.1: everything is readied; COM-6.8: with any hand."""
        self.agenda[len(self.agenda) - 1] = frame(FINISH, p, 1)
        if self.listening:
            self.tell(RESTED, p)
        self.ready_animals_all(p)
        self.ready_hero(p)
        if self.hand_size(p):
            self.push(REST_DISCARD, p)
        else:
            self.rest_gold(p, self.golden_cards(p))

    def rest_discard(self, f: i64, card: i64) -> None:
        """COM-6.2: as many cards as one likes; COM-6.7: and down to the limit."""
        p = seat_of(f)
        self.leave_hand(p, card)
        self.discard(card)
        if self.listening:
            self.tell(DISCARDED, p, card)
        if step_of(f) == REST_TRIM:
            self.rest_trim(p)
        elif self.hand_size(p):
            self.push(REST_DISCARD, p)
        else:
            self.rest_gold(p, self.golden_cards(p))

    def rest_gold(self, p: i64, n: i64) -> None:
        """COM-6.3: golden cards from the display, as far as it allows (COM-6.9, COM-9.16)."""
        if n and self.display:
            self.push(REST_GOLD, p, n)
        else:
            self.rest_trim(p)

    def rest_take(self, p: i64, card: i64, n: i64) -> None:
        """COM-6.3: one of them is taken."""
        self.take_gold(p, card)
        if self.listening:
            self.tell(TOOK, p, card)
        self.rest_gold(p, n - 1)

    def rest_trim(self, p: i64) -> None:
        """COM-6.7: down to the limit; COM-6.4: or up to it; COM-6.5: the display; COM-6.10."""
        over = self.hand_size(p) - self.limit(p)
        if over > 0 and self.variant.strict_limit:
            self.push(REST_TRIM, p)
            return
        if over < 0:
            self.draw(p, -over)
        self.refill()

    # COM-7: the comet phase

    def pass_turn(self, p: i64) -> None:
        """COM-7.13: out for the rest of the game, unless the option says for this turn only."""
        if self.variant.pass_final:
            self.out |= BIT[p]
        else:
            self.skipped |= BIT[p]
        if self.listening:
            self.tell(PASSED, p)

    def offer_choice(self, p: i64) -> None:
        """COM-7.8: only who is not out and would gain by one of the two is asked."""
        if self.out & BIT[p]:
            return
        fills = self.hand_size(p) < self.limit(p) and self.can_draw()
        turned = self.words[self.at(p, TURNED)] | self.words[self.at(p, TURNED) + 2]
        hero = self.variant.ready_hero and self.hero_turned(p)
        if fills or turned or hero:
            self.push(COMET_CHOICE, p)

    def choose_in_comet(self, p: i64, fill: bool) -> None:
        """COM-7.5: draw up to the hand limit, or ready all rescued animals."""
        if self.listening:
            self.tell(CHOSE, p, 0 if fill else 1)
        if fill:
            self.draw(p, self.limit(p) - self.hand_size(p))
            return
        self.ready_animals_all(p)
        if self.variant.ready_hero:  # COM-7.7
            self.ready_hero(p)

    # COM-8: the end

    def end(self) -> None:
        """COM-8.1: nobody has anything left to do."""
        self.over = True
        self.result = FINISHED
        if self.listening:
            points = self.scores()
            for p in range(len(points)):
                self.tell(SCORED, p, points[p])
            ranks = self.ranking()
            self.tell(ENDED, mask_of([p for p in range(len(ranks)) if ranks[p] == 1]))  # COM-8.4

    def scores(self) -> list[int]:
        """COM-8.2: the rescue points of each seat as they stand."""
        return [total(self, p) for p in range(self.seats)]

    def outcome(self) -> list[float]:
        """How well each seat did; a lone player by the targets reached."""
        if self.variant.solo:
            points = self.scores()[0]
            reached = len([target for target in SOLO_TARGETS if points >= target])
            return [reached / len(SOLO_TARGETS)]
        return super().outcome()

    # COM-0.2: heroes chosen in secret

    def choose_hero(self, p: i64, hero: i64) -> None:
        """One of the two that were offered; nobody else knows."""
        chosen: i64 = 1 if hero == self.offered(p, 0) else 2
        one, other = self.offered(p, 0), self.offered(p, 1)
        self.words[self.at(p, HERO_WORD)] = offer(one, other, chosen)

    def show_heroes(self) -> None:
        """All have chosen: the heroes are shown, the others go back to the box."""
        self.reveals += 1
        for p in range(self.seats):
            hero = self.offered(p, self.chosen(p) - 1)
            self.words[self.at(p, HERO_WORD)] = hero
            if self.listening:
                self.tell(HERO_SHOWN, p, hero)

    # Who knows what

    def news_for(self, item: News, seat: int) -> News | None:
        """A drawn card is seen by its owner only."""
        if item[0] == DREW and item[1] != seat:
            return (DREW, item[1], -1, 0)
        return item

    def determinize(self, seat: int, rng: Rng) -> "State":
        """A state that *seat* cannot tell from this one: what view() hides is dealt anew."""
        self.check_seat(seat)
        s = self.clone()
        s.rng = rng.fork()
        deal(s, seat)
        return s

    def view(self, seat: int) -> View:
        """All that *seat* may know."""
        self.check_seat(seat)
        return seen_by(self, seat)


def setup(game: Game, seats: int, values: dict[str, Choice], rng: Rng) -> State:
    """COM-0: the board, heroes, display, hands and the comet stack."""
    s = State(game, seats, rng, Variant(values, seats))
    s.words = vec[i64]([0] * (OF_A_SEAT * seats))
    heroes = rng.shuffled(vec[i64]([i64(hero) for hero in range(HEROES)]))  # COM-0.2
    for p in range(i64(seats)):
        if s.variant.draft:
            s.words[s.at(p, HERO_WORD)] = offer(heroes[2 * p], heroes[2 * p + 1], 0)
        else:
            s.words[s.at(p, HERO_WORD)] = heroes[p]
    s.gold_pile = ALL_GOLD
    s.refill()  # COM-0.3
    s.unseen_once = ALL_SILVER
    s.unseen_twice = TWICE_SILVER
    s.stack = s.variant.stack  # COM-0.5
    s.pile = sum([COPIES[card] for card in SILVER_CARDS]) - s.stack
    for p in range(seats):
        s.draw(p, START_HAND)  # COM-0.4
    if not s.variant.neutral_off:  # COM-0.6
        s.mammoth, s.tortoise = s.board.starts[0], s.board.starts[1]
        s.occupy(s.mammoth)
        s.occupy(s.tortoise)
    s.first = rng.below(seats)  # COM-0.7
    s.turn = s.first
    s.reveals = 0
    s.push(TURN, s.first)
    if s.variant.draft:
        s.push(SHOW_HEROES)
        for p in range(seats):
            s.push_together(HERO, p)
    return s
