"""The rules of Habitats, in the order of the rule book."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import lowest, numbers
from liferaft.core.game import Game, View
from liferaft.core.options import Choice
from liferaft.core.rng import Rng
from liferaft.games.habitats.box import BAND_LEAST, GOALS, HIGH_WINS, KIND, ROAD, TILES
from liferaft.games.habitats.cells import X, Y
from liferaft.games.habitats.legal import Legal
from liferaft.games.habitats.market import NO_TILE, UNDECIDED
from liferaft.games.habitats.park import Park, cell_of, tile_of, turn_of
from liferaft.games.habitats.scoring import goal_value, park_points, tile_points
from liferaft.games.habitats.tables import (
    ACTIONS,
    AWARDED,
    DREW,
    ENDED,
    FACE,
    FACE_TO,
    FACED,
    FINISHED,
    FIRST_BAND,
    LAID,
    LAY,
    LAY_AT,
    LOST,
    MEASURED,
    PARK_SCORED,
    REFILLED,
    RESULTS,
    REVEAL,
    REVEALED,
    ROTATE,
    ROTATE_BY,
    ROUND,
    SKIPPED,
    STEPS,
    TAKE,
    TAKE_FROM,
    TOOK,
    TURN,
    TURN_BEGAN,
    YEAR_ENDED,
    Variant,
)

SOLO_BEST: Final = 100  # a solo game with so many points counts as perfect


class State(Legal):
    """A position of Habitats and all that can happen to it."""

    def clone(self) -> "State":
        """A state with the same future that shares nothing that can change."""
        s = State(self.game, self.seats, self.rng.copy(), self.variant, self.goals, self.start)
        self.copy_to(s)
        return s

    # HAB-2: how the game goes

    def begin_turn(self, p: i64) -> None:
        """HAB-2.4: a tile is taken, the pawn moved, the market refilled, the tile laid."""
        self.push_next(p)
        if self.listening:
            self.tell(TURN_BEGAN, p, self.year, self.round)
        if self.variant.blind:
            tile = self.draw()
            if self.listening:
                self.tell(DREW, p, tile)
            self.receive(p, tile)
        elif self.can_take(p):
            self.push(TAKE, p)  # HAB-2.3: there is no passing
        elif self.listening:
            self.tell(SKIPPED, p)  # HAB-3.5

    def push_next(self, p: i64) -> None:
        """HAB-2.1: the seats follow clockwise; HAB-2.3: each has one turn in a round."""
        after = (p + 1) % self.seats
        self.push(ROUND if after == self.start else TURN, after)

    def is_last_turn(self, p: i64) -> bool:
        """Whether nobody has a turn after this one."""
        return (
            (p + 1) % self.seats == self.start
            and self.year + 1 == self.variant.years
            and self.round + 1 == self.variant.turns[self.year]
        )

    def proceed(self, f: i64) -> None:
        """Do a step that asks nobody."""
        step = step_of(f)
        if step == TURN:
            self.begin_turn(seat_of(f))
        elif step == ROUND:
            self.end_round(seat_of(f))
        else:
            self.reveal_market()

    def do(self, f: i64, action: i64) -> None:
        """Carry out a legal answer to frame *f*."""
        p = seat_of(f)
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb == LAY_AT:
            self.choose_place(p, thing_of(f), x)
        elif verb == TAKE_FROM:
            self.take(p, x)
        elif verb == ROTATE_BY:
            self.lay(p, thing_of(f) & 127, thing_of(f) >> 7, x)
        else:
            assert verb == FACE_TO, f"verb {verb} does nothing"
            self.pawns[p] = (self.pawns[p] & ~7) | x  # HAB-1.6
            if self.listening:
                self.tell(FACED, p, x)

    def reveal_market(self) -> None:
        """HAB-1.6: all tiles of the market are turned up; HAB-1.5: none where the pawns stand."""
        pawns: vec[i64] = self.variant.plan.pawns
        for space in range(self.variant.plan.spaces):
            if space not in pawns:
                self.market[space] = self.draw()
        if self.listening:
            self.tell(REVEALED, self.variant.plan.spaces - self.seats)

    # HAB-3: take a tile, move the pawn, refill the market

    def take(self, p: i64, way: i64) -> None:
        """HAB-3.6: the pawn goes where the tile was; HAB-3.7: looking the way it went."""
        came_from = self.pawns[p] >> 3
        space = self.first_tile(p, way)
        tile = self.market[space]
        self.pawns[p] = (space << 3) | self.side(p, way)
        self.market[space] = NO_TILE
        if self.listening:
            self.tell(TOOK, p, tile, space)
        self.refill(p, came_from)
        self.receive(p, tile)

    def refill(self, p: i64, space: i64) -> None:
        """HAB-3.8: a tile from the supply comes where the pawn stood, before the other is laid.

        HAB-1.7, HAB-3.9: the year's pile of the last player counts the rounds; as nobody knows
        the order of any pile, one supply and a counter do the same.
        """
        if self.is_last_turn(p) or self.low_left + self.high_left == 0:  # HAB-3.10
            return
        tile = self.draw()
        self.market[space] = tile
        if self.listening:
            self.tell(REFILLED, p, tile, space)

    # HAB-4: lay the tile

    def receive(self, p: i64, tile: i64) -> None:
        """HAB-4.8: a tile that has no place in the park leaves the game."""
        if self.parks[p].has_place(tile):
            self.push(LAY, p, tile)
        elif self.listening:
            self.tell(LOST, p, tile)

    def choose_place(self, p: i64, tile: i64, cell: i64) -> None:
        """HAB-4.5: a road tile may be turned; all others lie as they are."""
        if KIND[tile] != ROAD:
            self.lay(p, tile, cell, 0)
            return
        turns = self.parks[p].turns(self.parks[p].beside(cell), tile)
        if turns & (turns - 1):
            self.push(ROTATE, p, (cell << 7) | tile)
        else:
            self.lay(p, tile, cell, lowest(turns))  # there is only one way to turn it

    def lay(self, p: i64, tile: i64, cell: i64, turn: i64) -> None:
        """The tile goes into the park."""
        self.parks[p] = self.parks[p].laid(tile, cell, turn)
        if self.listening:
            self.tell(LAID, p, tile, 4 * cell + turn)

    # HAB-5: the end of a round and of a year

    def end_round(self, p: i64) -> None:
        """HAB-5.1: the year ends after its last round; HAB-5.5: the market stays as it is."""
        if self.round + 1 == self.variant.turns[self.year]:  # HAB-2.2
            self.end_year()
        else:
            self.round += 1
        if not self.over:
            self.begin_turn(p)

    def end_year(self) -> None:
        """HAB-5.2: the goals of the year one after the other, also in the last year."""
        if self.listening:
            self.tell(YEAR_ENDED, self.year)
        for i in range(self.variant.goals_a_year):  # HAB-5.6
            self.score_goal(self.variant.goals_a_year * self.year + i)
        if self.year + 1 == self.variant.years:
            self.end()
        else:
            self.year += 1
            self.round = 0

    def score_goal(self, number: i64) -> None:
        """Compare the parks on one of the goals and give the points for it."""
        goal = self.goals[number]
        values = self.goal_values(goal)
        awards = self.awards[:]
        for p in range(self.seats):
            points = self.goal_points(values, p, HIGH_WINS[goal])
            awards[p] |= points << (4 * number)
            if self.listening:
                self.tell(MEASURED, p, goal, values[p])
                self.tell(AWARDED, p, goal, points)
        self.awards = awards

    def goal_values(self, goal: i64) -> vec[i64]:
        """What a goal measures in each park now."""
        values: vec[i64] = vec[i64](capacity=self.seats)
        for park in self.parks:
            values = append(values, goal_value(goal, park))
        return values

    def goal_points(self, values: vec[i64], p: i64, high_wins: i64) -> i64:
        """HAB-5.3: the rank is the number of players at least as good; all who tie get the worst.

        HAB-5.4: the table goes down to the last rank, which never scores.
        """
        rank: i64 = 0
        for value in values:
            if value == values[p] or (value > values[p]) == (high_wins == 1):
                rank += 1
        return self.variant.plan.goal_points[self.seats * self.year + rank - 1]

    # HAB-8: the end

    def end(self) -> None:
        """HAB-8.1: after the third year the parks score, and the game is over."""
        self.over = True
        self.result = FINISHED
        points = self.scores()
        if self.variant.solo:
            for band in range(len(BAND_LEAST)):
                if points[0] >= BAND_LEAST[band]:
                    self.result = FIRST_BAND + band
        if self.listening:
            for p in range(self.seats):
                self.tell(PARK_SCORED, p, park_points(self.parks[p]), points[p])
            self.tell(ENDED, self.result)

    def scores(self) -> list[int]:
        """HAB-8.2: goal points, and the park as it lies now; HAB-8.3: equal totals share a rank."""
        out: list[int] = []
        for p in range(self.seats):
            total = park_points(self.parks[p])
            won = self.awards[p]
            while won:
                total += won & 15
                won >>= 4
            out.append(total)
        return out

    def outcome(self) -> list[float]:
        """How well each seat did; a lone player is measured by points."""
        if self.variant.solo:
            return [min(self.scores()[0], SOLO_BEST) / SOLO_BEST]
        return super().outcome()

    # Who knows what

    def determinize(self, seat: int, rng: Rng) -> "State":
        """Only what will be drawn is hidden, and it is not decided before it is drawn."""
        self.check_seat(seat)
        s = self.clone()
        s.rng = rng.fork()
        return s

    def view(self, seat: int) -> View:
        """Everything but the order of the supply is open to all, so all views are alike."""
        self.check_seat(seat)
        plan = self.variant.plan
        f = self.agenda[-1] if len(self.agenda) else i64(0)
        goals_a_year = self.variant.goals_a_year
        return {
            "game": self.game.name,
            "seat": seat,
            "seats": self.seats,
            "options": dict(self.variant.values),
            "rows": plan.rows,
            "columns": plan.columns,
            "market": numbers(self.market),
            "pawns": [pawn >> 3 for pawn in self.pawns],
            "sides": [-1 if pawn & 7 == UNDECIDED else pawn & 7 for pawn in self.pawns],
            "parks": [seen_park(park) for park in self.parks],
            "supply": [tile for tile in range(TILES) if self.has_supply(tile)],
            "start": self.start,
            "year": self.year,
            "years": self.variant.years,
            "round": self.round,
            "rounds": self.variant.turns[self.year],
            "goals": numbers(self.goals),
            "goals_a_year": goals_a_year,
            "goal_values": [
                numbers(self.goal_values(self.goals[goals_a_year * self.year + i]))
                for i in range(goals_a_year)
            ],
            "goal_points": [
                [won >> (4 * i) & 15 for i in range(len(self.goals))] for won in self.awards
            ],
            "park_points": [park_points(park) for park in self.parks],
            "scores": self.scores(),
            "step": "" if self.over else STEPS.names[step_of(f)],
            "asked": self.asked(),
            "about": seat_of(f),
            "thing": thing_of(f),
            "over": self.over,
            "result": RESULTS[self.result],
        }


def seen_park(park: Park) -> list[dict[str, int]]:
    """The tiles of a park, without the entrance, in the order in which they were laid."""
    points = tile_points(park)
    out: list[dict[str, int]] = []
    for i in range(1, len(park.tiles)):
        laid = park.tiles[i]
        out.append(
            {
                "tile": tile_of(laid),
                "x": X[cell_of(laid)],
                "y": Y[cell_of(laid)],
                "turn": turn_of(laid),
                "points": points[i],
            }
        )
    return out


def setup(game: Game, seats: int, values: dict[str, Choice], rng: Rng) -> State:
    """HAB-1: deal goals, place the pawns, lay the entrances; the market is not seen yet."""
    variant = Variant(values, seats)
    start = rng.below(seats)  # HAB-1.2
    goals = rng.shuffled(vec[i64]([i64(i) for i in range(GOALS)]))  # HAB-1.3
    dealt = goals[: variant.goals_a_year * variant.years]
    s = State(game, seats, rng, variant, dealt, start)
    s.parks = [s.new_park()] * seats  # HAB-1.1
    s.awards = vec[i64]([0] * seats)
    s.push(TURN, start)
    if not variant.blind:
        set_up_market(s)
    return s


def set_up_market(s: State) -> None:
    """HAB-1.5: the pawns stand on their places; the tiles between them lie face down."""
    plan = s.variant.plan
    s.market = vec[i64]([NO_TILE] * plan.spaces)
    s.pawns = vec[i64]([0] * s.seats)
    s.push(REVEAL)
    for k in range(s.seats - 1, -1, -1):
        p = (s.start + k) % s.seats
        fixed = s.variant.facing_fixed
        s.pawns[p] = (plan.pawns[k] << 3) | (plan.looks[k] if fixed else UNDECIDED)
        if not fixed:
            s.push(FACE, p)  # HAB-1.6: in turn order, so the last is pushed first
