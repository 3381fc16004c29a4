"""What a position of Habitats is worth: the park as it scores, what it promises, the goals."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.base import Evaluation, chance
from liferaft.core import game as core
from liferaft.core.agenda import step_of
from liferaft.core.bits import BIT, count, lowest
from liferaft.games.habitats.box import (
    ANIMAL,
    FLOWERS,
    GOALS,
    HIGH_WINS,
    KIND,
    MARKED_SIDES,
    NEED_KINDS,
    NEEDS,
    POINTS,
    ROAD,
)
from liferaft.games.habitats.cells import BESIDE
from liferaft.games.habitats.park import CLOSED, Park, cell_of, near_of, tile_of, turn_of
from liferaft.games.habitats.rules import SOLO_BEST, State
from liferaft.games.habitats.scoring import goal_value, grounds, park_points, spread
from liferaft.games.habitats.tables import LAY, ROTATE

WEIGHTS: Final[dict[str, float]] = {
    "park": 1.0,  # HAB-6.1: what the park scores as it lies
    "animals": 0.75,  # points of animals in want, by the share of their needs that is met
    "roads": 0.8,  # points of roads, by the share of marked sides with a tile
    "goals": 1.0,  # HAB-5.2: goal points won
    "this_year": 0.9,  # goal points of this year, as likely as the lead makes them
    "next_years": 0.3,  # the same for the goals of the years to come
}

SOON: Final = 6.0  # turns after which half a need is worth little less than its share
KEPT: Final = 20_000  # parks remembered


class Promise:
    """What is known of one park: what it scores and may score, and what the goals measure."""

    def __init__(self, park: Park, goals: i64) -> None:
        self.points = float(park_points(park))
        self.animals: float = 0.0
        self.roads: float = 0.0
        self.goals: vec[i64] = vec[i64]([0] * GOALS)
        sets = grounds(park)
        around = areas_by_tile(park, sets)
        for i in range(1, i64(len(park.tiles))):
            tile = tile_of(park.tiles[i])
            if KIND[tile] == ANIMAL:
                share = share_of_needs(park, i, sets, around)
                if share < 1.0:
                    self.animals += float(POINTS[tile]) * share
            elif KIND[tile] == ROAD:
                share = share_of_sides(park, park.tiles[i])
                if share < 1.0:
                    self.roads += float(POINTS[tile]) * share
        while goals:
            goal = lowest(goals)
            goals &= goals - 1
            self.goals[goal] = goal_value(goal, park)


def areas_by_tile(park: Park, sets: vec[i64]) -> vec[i64]:
    """By tile, the area of its landscape; then by tile, the patch of flowers it belongs to."""
    n = i64(len(park.tiles))
    out: vec[i64] = vec[i64]([0] * (2 * len(park.tiles)))
    for need in range(i64(NEED_KINDS)):
        first = n if need == FLOWERS else i64(0)
        ground = sets[need]
        while ground:
            area = spread(park, ground & -ground, ground)
            ground &= ~area
            left = area
            while left:
                out[first + lowest(left)] = area
                left &= left - 1
    return out


def share_of_needs(park: Park, i: i64, sets: vec[i64], areas: vec[i64]) -> float:
    """How much of what an animal needs lies around it, from 0 to 1."""
    laid = park.tiles[i]
    first = NEED_KINDS * tile_of(laid)
    met: i64 = 0
    wanted: i64 = 0
    for need in range(i64(NEED_KINDS)):
        n = NEEDS[first + need]
        if n:
            beside = near_of(laid) & sets[need]
            offset = i64(len(park.tiles)) if need == FLOWERS else i64(0)
            around: i64 = 0
            while beside:
                around |= areas[offset + lowest(beside)]
                beside &= beside - 1
            met += min(n, count(around & ~BIT[i]))
            wanted += n
    return float(met) / float(wanted)


def share_of_sides(park: Park, road: i64) -> float:
    """How many of the marked sides of a road have a tile, from 0 to 1; 0 if one never can."""
    marked = MARKED_SIDES[4 * tile_of(road) + turn_of(road)]
    met: i64 = 0
    for side in range(i64(4)):
        if marked & BIT[side]:
            cell = BESIDE[4 * cell_of(road) + side]
            if park.has_tile(cell):
                met += 1
            elif park.beside(cell) & CLOSED:
                return 0.0
    return float(met) / float(count(marked))


class Habitats(Evaluation):
    """Points now, points promised, goals won and in reach."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.known: dict[Park, Promise] = {}
        self.goals: i64 = -1  # the set of goals that the known parks were measured for

    def promise(self, state: State, p: i64) -> Promise:
        """What is known of a park; measured once, as a park never changes."""
        park = state.parks[p]
        if park not in self.known:
            self.known[park] = Promise(park, self.goals)
        return self.known[park]

    def forget(self, state: State) -> None:
        """Parks that were measured for other goals are measured anew."""
        mask: i64 = 0
        for number in range(state.variant.goals_a_year * state.year, i64(len(state.goals))):
            mask |= BIT[state.goals[number]]
        if mask != self.goals or len(self.known) > KEPT:
            self.known = {}
            self.goals = mask

    def amounts(self, state: core.State, seat: i64) -> vec[float]:
        """The terms of WEIGHTS for a seat."""
        assert isinstance(state, State), "a state of Habitats"
        self.forget(state)
        own = self.promise(state, seat)
        left = turns_left(state, seat)
        hope = float(left) / (float(left) + SOON) * (1.0 + SOON / 12.0)
        won: i64 = 0
        awards = state.awards[seat]
        while awards:
            won += awards & 15
            awards >>= 4
        out: vec[float] = vec[float](capacity=6)
        out = append(out, own.points)
        out = append(out, own.animals * hope)
        out = append(out, own.roads * hope)
        out = append(out, float(won))
        out = append(out, self.in_reach(state, seat, state.year, state.year + 1))
        return append(out, self.in_reach(state, seat, state.year + 1, state.variant.years))

    def in_reach(self, state: State, seat: i64, first: i64, end: i64) -> float:
        """The points of the goals of some years, each as likely as the lead makes it."""
        if state.over:
            return 0.0
        own = self.promise(state, seat).goals
        a_year = state.variant.goals_a_year
        points = 0.0
        for number in range(a_year * first, a_year * end):
            goal = state.goals[number]
            sign = 1.0 if HIGH_WINS[goal] else -1.0
            ahead = 0.0  # rivals that are expected to be behind
            for q in range(state.seats):
                if q != seat:
                    lead = own[goal] - self.promise(state, q).goals[goal]
                    ahead += chance(sign * float(lead) * 1.2 - 0.3)
            best = state.variant.plan.goal_points[state.seats * (number // a_year)]
            points += float(best) * ahead / float(state.seats - 1)
        return points

    def spread(self, state: core.State) -> float:
        """A lead counts more, the fewer turns are left."""
        assert isinstance(state, State), "a state of Habitats"
        return 2.0 + 0.5 * float(turns_left(state, 0))

    def alone(self, state: core.State) -> float:
        """A lone player is measured by points."""
        return max(0.0, min(1.0, self.worth(state, 0) / SOLO_BEST))

    def moment(self, state: core.State) -> i64:
        """Everybody has one turn in a round."""
        assert isinstance(state, State), "a state of Habitats"
        return 100 * state.year + state.round

    def settled(self, state: core.State) -> bool:
        """Whether no tile is waiting to be laid."""
        step = step_of(state.agenda[-1]) if len(state.agenda) else i64(0)
        return state.over or (step != LAY and step != ROTATE)


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
