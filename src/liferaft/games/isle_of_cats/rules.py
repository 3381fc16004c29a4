"""The rules of The Isle of Cats: setup, the five days, the end."""

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, nth
from liferaft.core.game import Game, View
from liferaft.core.options import Choice
from liferaft.core.pack import packed
from liferaft.core.rng import Rng
from liferaft.games.isle_of_cats.boat import Boat
from liferaft.games.isle_of_cats.box import (
    BASIC_LESSONS,
    BOATS,
    COMMON_KINDS,
    DAYS,
    FIRST_ADVANCED,
    FIRST_BASKETS,
    FIRST_SOLO_LESSON,
    FISH_A_DAY,
    OSHAX,
    OSHAX_COUNT,
    SOLO_CARDS,
)
from liferaft.games.isle_of_cats.cards import DECK, DISCOVERY, FAMILY, OWN, PLAYS, card_at, pile_of
from liferaft.games.isle_of_cats.rescue import Rescue
from liferaft.games.isle_of_cats.scoring import Scoring
from liferaft.games.isle_of_cats.table import MEMORY, SISTER
from liferaft.games.isle_of_cats.tables import (
    ACTIONS,
    AFTER_CLEANING,
    AFTER_FISHING,
    AFTER_LESSONS,
    AFTER_ORDER,
    AFTER_PAYMENT,
    BEFORE_PAYMENT,
    BILL,
    BOARD,
    BOARDED,
    CALL_IT,
    CAT,
    CHOICE,
    CHOOSE,
    CHOOSE_BRANCH,
    CLEAN,
    CLEAR,
    CLEARED,
    COLOUR,
    DAY,
    DAY_BEGAN,
    DEAL,
    DONE,
    DRAWN,
    ENDED,
    FINDS,
    FINISHED,
    FISHED,
    FORGET_IT,
    GIVE_UP,
    KEEP,
    LAST_OF_DAY,
    LAY,
    LEAVE,
    LESSON_SHOWN,
    LET_GO,
    LOST,
    LURE,
    MOVE_CAT,
    NAME,
    NEXT_FIND,
    OPEN,
    PASS,
    PASS_ON,
    PAY,
    PLACE_AT,
    PLAY,
    PUT,
    READ,
    REMOVE,
    RESCUE,
    RESCUED,
    RESCUES,
    REVEAL,
    SCORED,
    SECOND,
    SETTLE,
    START,
    TAKE,
    TAKE_BOARD,
    USE,
    WINDOW,
    WON,
    Variant,
)
from liferaft.games.isle_of_cats.view import seen_by
from liferaft.games.isle_of_cats.worlds import World


class State(Rescue):
    """A position of The Isle of Cats and all that can happen to it."""

    def clone(self) -> "State":
        """A state with the same future that shares nothing that can change."""
        s = State(self.game, self.seats, self.rng.copy(), self.variant)
        self.copy_to(s)
        return s

    # IOC-2: how a day goes

    def begin_day(self) -> None:
        """IOC-2.2: the fields are filled, everybody fishes, and the phases follow."""
        self.plan_day()
        if self.listening:
            self.tell(DAY_BEGAN, self.day)
        self.fill_fields()
        if not self.variant.family:
            self.go_fishing()

    def plan_day(self) -> None:
        """IOC-2.2: the phases of a day, the last one first, and the windows between them."""
        self.agenda = vec[i64](capacity=40)
        self.passed = 0
        self.push(CLEAR)
        if self.variant.family:
            self.push(RESCUES)  # IOC-15.2
            return
        self.push_window(LAST_OF_DAY)
        self.push(FINDS)
        self.push_window(AFTER_CLEANING)
        self.push(CLEAN)
        self.push(RESCUES)
        self.push_window(AFTER_ORDER)
        self.push(REVEAL)
        self.push_seats(CHOICE)
        self.push_window(AFTER_LESSONS)
        self.push_seats(READ)
        self.push_window(AFTER_PAYMENT)
        self.push(BILL)
        self.push_window(BEFORE_PAYMENT)
        self.push(DEAL)
        self.push_window(AFTER_FISHING)

    def push_seats(self, step: i64) -> None:
        """A step for every seat in track order, so the last one is pushed first."""
        for place in range(i64(len(self.order)) - 1, -1, -1):
            if self.order[place] < self.seats:
                self.push(step, self.order[place])

    def go_fishing(self) -> None:
        """IOC-3.1: 20 fish for everybody; IOC-3.2: what is left of yesterday's stays."""
        for p in range(self.seats):
            self.fish[p] += FISH_A_DAY
            if self.listening:
                self.tell(FISHED, p, FISH_A_DAY)

    def proceed(self, f: i64) -> None:
        """Do a step that asks nobody."""
        step = step_of(f)
        p = seat_of(f)
        thing = thing_of(f)
        if step == OPEN:
            self.ask_window(thing, 0)
        elif step == RESCUES:
            self.next_rescue(thing)
        elif step == RESCUED:
            self.after_rescue(p)
        elif step == NEXT_FIND:
            self.next_find(thing)
        elif step == SECOND:
            self.offer_second(p, thing)
        elif step == PASS_ON:
            if self.variant.solo:
                self.solo_pick(thing)
            else:
                self.pass_on(thing)
        elif step == READ:
            self.read_lessons(p)
        elif step == CHOICE:
            self.ask_choice(p)
        elif step == DEAL:
            self.deal()
        elif step == BILL:
            self.ask_payment()
        elif step == SETTLE:
            self.settle()
        elif step == REVEAL:
            self.reveal()
        elif step == CLEAN:
            self.clean()
        elif step == FINDS:
            self.passed = 0
            self.next_find(0)
        elif step == CLEAR:
            self.end_day()
        elif step == START:
            self.keep_lessons()
        else:
            assert step == DAY, f"step {step} does nothing"
            self.begin_day()

    def do(self, f: i64, action: i64) -> None:
        """Carry out a legal answer to frame *f*."""
        p = seat_of(f)
        step = step_of(f)
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb == PLACE_AT:
            self.lay_tile(p, thing_of(f), x)
        elif verb == KEEP:
            if step == PAY:
                self.decide(f, x + 1, True)
            elif step == DRAWN:
                self.keep_drawn(p, x + 1)
            else:
                self.pick(f, x + 1)
        elif verb == LEAVE:
            self.decide(f, x + 1, False)
        elif verb == PASS:
            if step == WINDOW:
                self.pass_window(f)
            else:
                self.pass_turn(p)
        elif verb == DONE:
            self.end_choosing(f)
        elif verb == LAY:
            self.lay_down(p, x + 7)
        elif verb == USE:
            self.begin_rescue(f)
            self.push(CAT, p, x)
        elif verb == LURE:
            self.rescue_cat(f, x)
        elif verb == PLAY:
            self.play_card(f, card_at(PLAYS, x))
        elif verb == TAKE:
            self.take_tile(f, OSHAX + x)
        else:
            self.do_other(f, verb, x)

    def do_other(self, f: i64, verb: i64, x: i64) -> None:
        """The answers that come less often."""
        p = seat_of(f)
        step = step_of(f)
        if verb == CALL_IT:
            if step == COLOUR:
                self.name_colour(p, thing_of(f), x)
            elif step == NAME:
                self.name_oshax(p, thing_of(f), x)
            else:
                self.count_cats(p, x)
        elif verb == CHOOSE_BRANCH:
            self.choose_branch(p, x)
        elif verb == LET_GO:
            self.lose_tile(p, thing_of(f))
        elif verb == GIVE_UP:
            self.give_up_basket(p, x)
        elif verb == MOVE_CAT:
            self.move_cat(f, x)
        elif verb == FORGET_IT:
            self.forget_lesson(f, x + 113)
        elif verb == REMOVE:
            self.discard_treasure(f, x)
        elif verb == PUT:
            self.come_to(thing_of(f), x)  # IOC-11.8
        else:
            assert verb == TAKE_BOARD, f"verb {verb} does nothing"
            self.boats[p] = Boat(x)  # IOC-1.1
            if self.listening:
                self.tell(BOARDED, p, x)

    def end_choosing(self, f: i64) -> None:
        """Nothing more of what could go on: IOC-6.1, IOC-6.13, IOC-8.7, IOC-11.3, IOC-11.7."""
        p = seat_of(f)
        if step_of(f) == CHOOSE:
            self.end_choice(p)
        elif step_of(f) == DRAWN:
            self.end_drawing(p)
        elif step_of(f) == RESCUE:
            self.extra[p] = 0

    # IOC-9: the end of a day

    def end_day(self) -> None:
        """IOC-9.1: the cats left go to the box; IOC-9.2: treasures and Oshax stay."""
        if self.listening:
            self.tell(CLEARED, len(self.left) + len(self.right))
        self.left = vec[i64]()
        self.right = vec[i64]()
        if self.variant.family:
            self.rotate_order()
        if self.day == DAYS:  # IOC-9.3: Vesh's boat is at the hand symbol
            self.end()
            return
        if self.variant.solo:
            self.reveal_colour()  # IOC-14.3
        self.day += 1
        for p in range(self.seats):  # IOC-9.4
            self.ready[p] += self.used[p]
            self.used[p] = 0
        self.push(DAY)  # IOC-9.5: hands stay as they are

    def rotate_order(self) -> None:
        """IOC-15.4: the first on the track becomes the last."""
        self.order = append(self.order[1:], self.order[0])

    # IOC-13: the end

    def end(self) -> None:
        """IOC-9.3: final scoring; IOC-13.5: private lessons are turned up."""
        self.over = True
        self.reveals += 1
        points = self.scores()
        self.result = FINISHED
        if self.variant.solo:
            self.result = WON if points[0] > Scoring(self).sister() else LOST  # IOC-14.11
        if self.listening:
            for p in range(self.seats):
                for card in self.piles.listed(pile_of(p, OWN)):
                    self.tell(LESSON_SHOWN, p, card)
                self.tell(SCORED, p, points[p])
            self.tell(ENDED, self.result)

    def scores(self) -> list[int]:
        """IOC-13.7: the sum for each seat as things stand."""
        scoring = Scoring(self)
        return [scoring.total(p) for p in range(self.seats)]

    def ranking(self) -> list[int]:
        """IOC-13.7: by points, then by fish; IOC-15.5: by filled rooms in the family mode."""
        scoring = Scoring(self)
        worth: list[tuple[int, int]] = []
        for p in range(self.seats):
            second = scoring.tallies[p].full_rooms() if self.variant.family else self.fish[p]
            worth.append((scoring.total(p), second))
        return [1 + sum([other > own for other in worth]) for own in worth]

    def outcome(self) -> list[float]:
        """How well each seat did; a lone player wins or loses (IOC-14.11)."""
        if self.variant.solo:
            return [1.0 if self.scores()[0] > Scoring(self).sister() else 0.0]
        return super().outcome()

    # Who knows what

    def determinize(self, seat: int, rng: Rng) -> "State":
        """A state that *seat* cannot tell from this one: what view() hides is dealt anew."""
        self.check_seat(seat)
        s = self.clone()
        s.rng = rng.fork()
        World(s, seat).deal()
        return s

    def view(self, seat: int) -> View:
        """All that *seat* may know."""
        self.check_seat(seat)
        return seen_by(self, seat)


def setup(game: Game, seats: int, values: dict[str, Choice], rng: Rng) -> State:
    """IOC-1: boats, tiles, cards and figures; the fields are filled when the day begins."""
    variant = Variant(values, seats)
    s = State(game, seats, rng, variant)
    s.order = rng.shuffled(vec[i64]([i64(p) for p in range(seats)]))  # IOC-1.7
    if variant.solo:
        s.order = append(s.order, SISTER)  # IOC-14.1
    set_up_boats(s)
    set_up_tiles(s)
    s.memory = vec[i64]([0] * (MEMORY * seats))
    s.fish = vec[i64]([0] * seats)
    s.ready = vec[i64]([0 if variant.family else FIRST_BASKETS] * seats)  # IOC-1.5
    s.used = vec[i64]([0] * seats)
    s.extra = vec[i64]([0] * seats)
    for word in range(3):
        s.piles.words[3 * DECK + word] = (FAMILY if variant.family else DISCOVERY)[word]  # IOC-1.6
    s.push(DAY)  # IOC-1.9
    if variant.family:
        s.push(START)
        s.deal_lessons()  # IOC-15.1
    if variant.solo:
        set_up_sister(s)
    if variant.boats_chosen:
        s.push_seats(BOARD)
    return s


def set_up_boats(s: State) -> None:
    """IOC-1.1: dealt at random, no two alike; chosen in turn order; or the same for all."""
    kinds = s.rng.shuffled(vec[i64]([i64(i) for i in range(BOATS)]))
    for p in range(s.seats):  # IOC-1.8: seats never change
        if s.variant.boats_chosen:
            s.boats.append(Boat(-1))
        else:
            s.boats.append(Boat(s.variant.same_boat if s.variant.same_boat >= 0 else kinds[p]))


def set_up_tiles(s: State) -> None:
    """IOC-1.4: Oshax and common treasures below the island; IOC-14.2: in a row when solo."""
    s.commons = packed([int(s.variant.commons)] * COMMON_KINDS)
    if s.variant.family:
        return  # IOC-15.1: no Oshax
    s.oshax = vec[i64]([i64(OSHAX + i) for i in range(OSHAX_COUNT)])
    if s.variant.solo:
        s.oshax = s.rng.shuffled(s.oshax)


def set_up_sister(s: State) -> None:
    """IOC-14.3: the first colour, three basic lessons and as many advanced ones as wanted."""
    s.reveal_colour()
    basic = BIT[FIRST_ADVANCED - FIRST_SOLO_LESSON] - 1
    advanced = (BIT[SOLO_CARDS + 1 - FIRST_SOLO_LESSON] - 1) & ~basic
    for _ in range(BASIC_LESSONS):
        draw_lesson(s, basic, FIRST_ADVANCED - FIRST_SOLO_LESSON)
    for _ in range(s.variant.advanced_lessons):
        draw_lesson(s, advanced, SOLO_CARDS + 1 - FIRST_ADVANCED)


def draw_lesson(s: State, kind: i64, cards: i64) -> None:
    """A random one of the sister's lessons that is not laid out yet."""
    laid: i64 = s.sister_lessons & kind
    n: i64 = 0
    while laid:
        n += 1
        laid &= laid - 1
    s.sister_lessons |= BIT[nth(kind & ~s.sister_lessons, s.rng.below(cards - n))]
