"""What a position of Habitats is worth: the park as it scores, what it promises, the goals."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.base import UNKNOWN, Evaluation, chance, compared
from liferaft.bots.evaluate.habitats_parks import Promise
from liferaft.core import game as core
from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, lowest
from liferaft.core.rng import Rng, seeded
from liferaft.games.habitats.box import HIGH_WINS, KIND, ROAD
from liferaft.games.habitats.cells import CELLS
from liferaft.games.habitats.park import NEW_PARK, Park, cell_of
from liferaft.games.habitats.rules import SOLO_BEST, State
from liferaft.games.habitats.tables import FACE, LAY, LAY_AT, ROTATE, ROTATE_BY, TAKE, TAKE_FROM

WEIGHTS: Final[dict[str, float]] = {
    "park": 1.0,  # HAB-6.1: what the park scores as it lies
    "animals": 0.75,  # points of animals in want, as likely as they get what they want
    "roads": 0.77,  # points of roads, by the share of marked sides with a tile
    "towers": 0.58,  # what towers will see, the more the longer the game lasts
    "sites": 0.56,  # empty places with several landscapes beside them, in the same way
    "areas": -1.27,  # the park is divided into many areas, in the same way
    "goals": 1.0,  # HAB-5.2: goal points won
    "this_year": 0.8,  # goal points of this year, as likely as the lead makes them
    "next_years": 0.31,  # the same for the goals of the years to come
}

# Where they stand in that order.
PARK: Final = 0
ANIMALS: Final = 1
ROADS: Final = 2
TOWERS: Final = 3
SITES: Final = 4
AREAS: Final = 5
WON: Final = 6
THIS_YEAR: Final = 7
NEXT_YEARS: Final = 8

DIFFER: Final = 0.4  # value of a good answer less that of a bad one
CLOSE: Final = 5.0  # a lead at the end that by chance could have been none
WHOLE: Final = 21.0  # turns of a whole game
KEPT: Final = 50_000  # parks remembered in a book
BOOKS: Final = 3  # one a year
FARTHEST: Final = 64  # a goal measures less than that in any park

LEADS: Final[vec[float]] = vec[float](  # by FARTHEST + lead: how likely a goal is won
    [chance(1.2 * lead - 0.3) for lead in range(-FARTHEST, FARTHEST + 1)]
)


def _keys(n: int, rng: Rng) -> list[i64]:
    """Random odd numbers below 2**31."""
    return [(rng.next32() >> 1) | 1 for _ in range(n)]


TILE_KEYS: Final[vec[i64]] = vec[i64](_keys(512, seeded(1)))  # by tile and quarter turns
CELL_KEYS: Final[vec[i64]] = vec[i64](_keys(CELLS + 1, seeded(2)))


def key_of(park: Park) -> i64:
    """A number that tells parks apart, whatever the order in which their tiles were laid."""
    key: i64 = 1 if park.line else 0
    for laid in park.tiles:
        key ^= TILE_KEYS[laid & 511] * CELL_KEYS[cell_of(laid)]
    return key


class Habitats(Evaluation):
    """Points now, points promised, goals won and in reach."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.differ = DIFFER
        self.books: dict[int, dict[int, Promise]] = {}  # by goals that count: the known parks
        self.known: dict[int, Promise] = {}  # the book in use: by key of the park
        self.parks: list[Park] = []  # of the state that was looked at last
        self.keys: vec[i64] = vec[i64]()
        self.promises: list[Promise] = []
        self.goals: i64 = -1  # the set of goals that the known parks were measured for
        self.turns: i64 = -1  # and how many turns a seat has in that game

    def look(self, state: State) -> None:
        """Measure the parks of a state; a park that is known is not measured again."""
        mask: i64 = 0
        for number in range(state.variant.goals_a_year * state.year, i64(len(state.goals))):
            mask |= BIT[state.goals[number]]
        turns: i64 = 0
        for year in range(state.variant.years):
            turns += state.variant.turns[year]
        changed = mask != self.goals or turns != self.turns
        if changed or len(self.known) > KEPT or len(self.parks) != len(state.parks):
            self.open_book(mask, turns)
            self.parks = [NEW_PARK] * len(state.parks)
            self.keys = vec[i64]([key_of(NEW_PARK)] * len(state.parks))
            self.promises = [self.measured(NEW_PARK)] * len(state.parks)
        for p in range(len(state.parks)):
            park = state.parks[p]
            if park is not self.parks[p]:
                self.parks[p] = park
                self.keys[p] = key_of(park)
                found = self.known.get(int(self.keys[p]))
                if found is None:
                    found = self.measured(park)
                    self.known[int(self.keys[p])] = found
                self.promises[p] = found

    def open_book(self, goals: i64, turns: i64) -> None:
        """Go on where the same goals count; thoughts go from one year to the next and back."""
        if turns != self.turns or len(self.known) > KEPT or len(self.books) > BOOKS:
            self.books = {}
        self.goals = goals
        self.turns = turns
        self.known = self.books.setdefault(int(goals), {})

    def measured(self, park: Park) -> Promise:
        """What is to be known of a park."""
        own = Promise(park, self.goals, self.turns + 1 - i64(len(park.tiles)))
        w = self.weights
        own.now = w[PARK] * own.points + w[ANIMALS] * own.animals + w[ROADS] * own.roads
        own.later = w[TOWERS] * own.towers + w[SITES] * own.sites + w[AREAS] * own.areas
        return own

    def amounts(self, state: core.State, seat: i64) -> vec[float]:
        """The terms of WEIGHTS for a seat."""
        assert isinstance(state, State), "a state of Habitats"
        self.look(state)
        own = self.promises[seat]
        later = float(turns_left(state, seat)) / WHOLE
        out: vec[float] = vec[float](capacity=9)
        out = append(out, own.points)
        out = append(out, own.animals)
        out = append(out, own.roads)
        out = append(out, own.towers * later)
        out = append(out, own.sites * later)
        out = append(out, own.areas * later)
        out = append(out, float(points_won(state, seat)))
        out = append(out, self.in_reach(state, seat, own, state.year, state.year + 1))
        years = state.variant.years
        return append(out, self.in_reach(state, seat, own, state.year + 1, years))

    def worth(self, state: core.State, seat: i64) -> float:
        """The sum of all terms."""
        assert isinstance(state, State), "a state of Habitats"
        self.look(state)
        return self.worth_with(state, seat, self.promises[seat], turns_left(state, seat))

    def worth_with(self, state: State, seat: i64, own: Promise, left: i64) -> float:
        """The same with a certain park, and so many turns left."""
        w = self.weights
        years = state.variant.years
        return (
            own.now
            + own.later * float(left) / WHOLE
            + w[WON] * float(points_won(state, seat))
            + w[THIS_YEAR] * self.in_reach(state, seat, own, state.year, state.year + 1)
            + w[NEXT_YEARS] * self.in_reach(state, seat, own, state.year + 1, years)
        )

    def in_reach(self, state: State, seat: i64, park: Promise, first: i64, end: i64) -> float:
        """The points of the goals of some years, each as likely as the lead makes it."""
        if state.over:
            return 0.0
        own = park.goals
        a_year = state.variant.goals_a_year
        points = 0.0
        for number in range(a_year * first, a_year * end):
            goal = state.goals[number]
            ahead = 0.0  # rivals that are expected to be behind
            for q in range(state.seats):
                if q != seat:
                    lead = own[goal] - self.promises[q].goals[goal]
                    ahead += LEADS[FARTHEST + (lead if HIGH_WINS[goal] else -lead)]
            best = state.variant.plan.goal_points[state.seats * (number // a_year)]
            points += float(best) * ahead / float(state.seats - 1)
        return points

    def foreseen(self, state: core.State, f: i64, action: i64, seat: i64) -> float:
        """What a tile brings to a park, there or at its best place, but for the end of a year."""
        assert isinstance(state, State), "a state of Habitats"
        step = step_of(f)
        if seat_of(f) != seat or step == FACE or is_last_of_year(state, seat):
            return UNKNOWN
        self.look(state)
        left = max(i64(0), turns_left(state, seat) - 1)
        if step == LAY:
            return self.worth_at(state, seat, thing_of(f), action - LAY_AT, left)
        if step == ROTATE:
            tile = thing_of(f) & 127
            return self.worth_turned(state, seat, tile, thing_of(f) >> 7, action - ROTATE_BY, left)
        tile = state.market[state.first_tile(seat, action - TAKE_FROM)]
        best = UNKNOWN
        for place in state.list_places(seat, tile):
            best = max(best, self.worth_at(state, seat, tile, place - LAY_AT, left))
        return best

    def worth_at(self, state: State, seat: i64, tile: i64, cell: i64, left: i64) -> float:
        """The sum with one more tile, turned the best way."""
        if KIND[tile] != ROAD:
            return self.worth_turned(state, seat, tile, cell, 0, left)
        park = state.parks[seat]
        turns = park.turns(park.beside(cell), tile)
        best = UNKNOWN
        while turns:
            turn = lowest(turns)
            turns &= turns - 1
            best = max(best, self.worth_turned(state, seat, tile, cell, turn, left))
        return best

    def worth_turned(
        self, state: State, seat: i64, tile: i64, cell: i64, turn: i64, left: i64
    ) -> float:
        """The sum with one more tile."""
        self.weighed += 1
        key = int(self.keys[seat] ^ (TILE_KEYS[tile | (turn << 7)] * CELL_KEYS[cell]))
        own = self.known.get(key)
        if own is None:
            own = self.measured(state.parks[seat].laid(tile, cell, turn))
            self.known[key] = own
        return self.worth_with(state, seat, own, left)

    def spread(self, state: core.State) -> float:
        """A lead counts more, the fewer turns are left."""
        assert isinstance(state, State), "a state of Habitats"
        return 2.0 + 0.5 * float(turns_left(state, 0))

    def prospects(self, state: core.State) -> vec[float]:
        """A lead at the end is worth more, the larger it is: by chance it may be smaller."""
        assert isinstance(state, State), "a state of Habitats"
        if state.seats == 1:
            return self.values(state)
        sums: vec[float] = vec[float](capacity=state.seats)
        for p in range(state.seats):
            sums = append(sums, self.worth(state, p))
        return compared(sums, max(self.spread(state), CLOSE))

    def alone(self, state: core.State) -> float:
        """A lone player is measured by points."""
        return max(0.0, min(1.0, self.worth(state, 0) / SOLO_BEST))

    def moment(self, state: core.State) -> i64:
        """Everybody has one turn in a round."""
        assert isinstance(state, State), "a state of Habitats"
        return 100 * state.year + state.round

    def is_plain(self, f: i64) -> bool:
        """What is taken decides where the pawn goes on from; where it is laid shows at a glance."""
        return step_of(f) != TAKE

    def settled(self, state: core.State) -> bool:
        """Whether no tile is waiting to be laid."""
        step = step_of(state.agenda[-1]) if len(state.agenda) else i64(0)
        return state.over or (step != LAY and step != ROTATE)


def points_won(state: State, seat: i64) -> i64:
    """HAB-5.2: the points of all goals that were scored for a seat."""
    won: i64 = 0
    awards = state.awards[seat]
    while awards:
        won += awards & 15
        awards >>= 4
    return won


def is_last_of_year(state: State, seat: i64) -> bool:
    """Whether a year ends with the turn of a seat."""
    last = (seat + 1) % state.seats == state.start
    return last and state.round + 1 == state.variant.turns[state.year]


def turns_left(state: State, seat: i64) -> i64:
    """How many tiles a seat will still get."""
    turns: i64 = 0
    for year in range(state.year, state.variant.years):
        turns += state.variant.turns[year]
    return max(i64(0), turns - state.round - (1 if has_played(state, seat) else 0))


def has_played(state: State, seat: i64) -> bool:
    """Whether a seat had its turn in this round already; tiles lost in walled parks count not."""
    laid: i64 = 0
    for year in range(state.year):
        laid += state.variant.turns[year]
    return i64(len(state.parks[seat].tiles)) - 1 > laid + state.round


def evaluation() -> Habitats:
    """The evaluation of Habitats."""
    return Habitats(WEIGHTS)
