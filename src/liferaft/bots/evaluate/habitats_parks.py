"""What a park of Habitats promises: what it scores, and what the tiles to come may make of it."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.base import chance
from liferaft.core.bits import BIT, count, lowest
from liferaft.games.habitats.box import (
    ANIMAL,
    FLOWER,
    FLOWERS,
    FULFILLED_ANIMALS,
    GOALS,
    KIND,
    LANDSCAPE,
    LANDSCAPES,
    LOOKS_OF,
    MARKED_SIDES,
    NEED_KINDS,
    NEEDS,
    POINTS,
    ROAD,
    SIZE_COUNTS,
    TOWER,
    TURNABLE,
)
from liferaft.games.habitats.cells import BESIDE
from liferaft.games.habitats.park import (
    CLOSED,
    NEAR,
    Park,
    cell_of,
    near_of,
    tile_of,
    turn_of,
)
from liferaft.games.habitats.scoring import goal_value, grounds, spread, tower_points

MOST: Final[i64] = 5  # tiles that an animal can want, and kinds of them
HIGHEST: Final[i64] = 8  # points of an animal
LONGEST: Final[i64] = 24  # turns that a game has
ROOMY: Final[i64] = 2  # empty sides more than kinds of tiles wanted beside it: as good as any more
SITES: Final[i64] = 4  # empty places that count: one likes to have a choice, but lays one tile
SOON: Final = 6.0  # turns after which a side of a road is worth little less than its share


def _content(steps: int, kinds: int, flowers: int, points: int, room: int, turns: int) -> float:
    """How likely an animal gets what it wants: fitted to 447 games of a search of 60 visits."""
    if not steps or not turns:
        return 0.0
    later = math.log(turns)
    lead = 1.51 - 4.09 * steps + 0.18 * kinds + 0.13 * later + 1.08 * steps * later
    return chance(lead - 0.74 * flowers + 0.4 * points - (0.75, 0.27, 0.0)[room])


CONTENT: Final[vec[float]] = vec[float](  # by index_of()
    [
        _content(steps, kinds, flowers, points, room, turns)
        for steps in range(MOST + 1)
        for kinds in range(MOST + 1)
        for flowers in range(2)
        for points in range(HIGHEST + 1)
        for room in range(ROOMY + 1)
        for turns in range(LONGEST + 1)
    ]
)


def index_of(wants: "Wants", points: i64, room: i64, turns: i64) -> i64:
    """Where CONTENT says how likely it is that an animal gets what it wants."""
    at = (wants.steps * (MOST + 1) + wants.kinds) * 2 + (1 if wants.flowers else 0)
    return ((at * (HIGHEST + 1) + points) * (ROOMY + 1) + room) * (LONGEST + 1) + turns


class Places:
    """The empty places beside a park where a tile may lie, and what a tile would join there."""

    def __init__(self, park: Park, sets: vec[i64], areas: vec[i64]) -> None:
        self.sets = sets  # by landscape, its tiles; then the flowers
        self.areas = areas  # of areas_by_tile()
        self.near: vec[i64] = vec[i64](capacity=i64(len(park.empty)))  # by place: tiles beside it
        self.between: vec[i64] = vec[i64]([0] * (LANDSCAPES + 1))  # by landscapes: how many places
        self.room: vec[i64] = vec[i64]([0] * len(park.tiles))  # by tile: places beside it
        for place in park.empty:
            if place & CLOSED:
                continue
            near = (place >> 5) & NEAR
            self.near = append(self.near, near)
            landscapes: i64 = 0
            for landscape in range(i64(LANDSCAPES)):
                landscapes += 1 if near & sets[landscape] else 0
            self.between[landscapes] += 1
            while near:
                self.room[lowest(near)] += 1
                near &= near - 1

    def gain(self, around: i64, need: i64) -> i64:
        """How many tiles one more beside a set joins to it at most, itself not counted."""
        most: i64 = 0
        others = self.sets[need] & ~around
        for j in range(i64(len(self.near))):
            near = self.near[j]
            if near & around and near & others:
                most = max(most, count(areas_with(near & others, self.areas, need)))
        return most

    def landscapes(self) -> i64:
        """Beside the places that have most of them, together."""
        total: i64 = 0
        left = SITES
        for landscapes in range(i64(LANDSCAPES), 0, -1):
            n = min(left, self.between[landscapes])
            total += n * landscapes
            left -= n
        return total


class Wants:
    """What an animal still wants around it."""

    def __init__(self, steps: i64, kinds: i64, flowers: i64) -> None:
        self.steps: i64 = steps  # tiles to be laid: one may join it to several that lie there
        self.kinds: i64 = kinds  # of which nothing lies beside it yet
        self.flowers: i64 = flowers  # that are missing


class Promise:
    """What is known of one park: what it scores and may score, and what the goals measure."""

    def __init__(self, park: Park, goals: i64, turns: i64) -> None:
        self.points: float = 0.0  # HAB-6.1: as the park lies
        self.animals: float = 0.0  # of animals in want, as likely as they get what they want
        self.roads: float = 0.0  # of roads, by the share of marked sides with a tile
        self.towers: float = 0.0  # for each tile more that every tower will see
        self.sites: float = 0.0  # landscapes beside the empty places that have most of them
        self.areas: float = 0.0  # in how many areas the park is divided
        self.now: float = 0.0  # the weighed sum of what does not depend on the turns left
        self.later: float = 0.0  # and of what does, for a whole game
        self.goals: vec[i64] = vec[i64]([0] * GOALS)
        sets = grounds(park)
        around = areas_by_tile(park, sets)
        turns = max(i64(0), min(turns, LONGEST))
        places = Places(park, sets, around)
        self.sites = float(places.landscapes())
        hope = float(turns) / (float(turns) + SOON) * (1.0 + SOON / 12.0)
        happy: i64 = 0
        towers: i64 = 0
        for i in range(1, i64(len(park.tiles))):
            tile = tile_of(park.tiles[i])
            kind = KIND[tile]
            if kind == ANIMAL:
                wants = wants_of(park, i, sets, around, places)
                if not wants.steps:
                    happy |= BIT[i]
                    self.points += float(POINTS[tile])
                elif wants.kinds <= places.room[i]:  # else it cannot be helped any more
                    spare = min(places.room[i] - wants.kinds, ROOMY)
                    likely = CONTENT[index_of(wants, POINTS[tile], spare, turns)]
                    self.animals += float(POINTS[tile]) * likely
            elif kind == ROAD:
                share = share_of_sides(park, park.tiles[i])
                if share < 1.0:
                    self.roads += float(POINTS[tile]) * share * hope
                else:
                    self.points += float(POINTS[tile])
            elif kind == TOWER:
                towers |= BIT[i]
                ways = 1 if TURNABLE[tile] else count(LOOKS_OF[tile])
                self.towers += float(POINTS[tile] * ways)
            elif kind == FLOWER:
                self.points += float(POINTS[tile])
            elif SIZE_COUNTS[tile]:
                self.points += float(count(around[i]) - 1)
            else:
                self.points += float(number_of_areas(sets[LANDSCAPE[tile]], around) - 1)
        while towers:
            self.points += float(tower_points(park, lowest(towers), happy | sets[FLOWERS]))
            towers &= towers - 1
        for landscape in range(i64(LANDSCAPES)):
            self.areas += float(number_of_areas(sets[landscape], around))
        while goals:
            goal = lowest(goals)
            goals &= goals - 1
            if goal == FULFILLED_ANIMALS:
                self.goals[goal] = count(happy)
            else:
                self.goals[goal] = goal_value(goal, park)


def number_of_areas(ground: i64, around: vec[i64]) -> i64:
    """How many areas a landscape has."""
    n: i64 = 0
    while ground:
        ground &= ~around[lowest(ground)]
        n += 1
    return n


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


def areas_with(tiles: i64, areas: vec[i64], need: i64) -> i64:
    """All tiles of the areas that some tiles of one landscape, or some flowers, belong to."""
    first = i64(len(areas)) >> 1 if need == FLOWERS else i64(0)
    out: i64 = 0
    while tiles:
        out |= areas[first + lowest(tiles)]
        tiles &= tiles - 1
    return out


def wants_of(park: Park, i: i64, sets: vec[i64], areas: vec[i64], places: Places) -> Wants:
    """What an animal needs that does not lie around it."""
    laid = park.tiles[i]
    first = NEED_KINDS * tile_of(laid)
    steps: i64 = 0
    kinds: i64 = 0
    flowers: i64 = 0
    for need in range(i64(NEED_KINDS)):
        n = NEEDS[first + need]
        if n:
            around = BIT[i] | areas_with(near_of(laid) & sets[need], areas, need)
            found = count(around) - 1
            if found < n:
                steps += max(i64(1), n - found - places.gain(around, need))
                kinds += 1 if not found else 0
                flowers += n - found if need == FLOWERS else 0
    return Wants(steps, kinds, flowers)


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
