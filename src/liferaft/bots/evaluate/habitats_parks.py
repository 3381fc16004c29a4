"""What a park of Habitats promises: what it scores, and what the tiles to come may make of it."""

import math
from typing import Final

from librt.vecs import vec
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
LONGEST: Final[i64] = 24  # turns that a game has
ROOMY: Final[i64] = 2  # empty sides more than kinds of tiles wanted beside it: as good as any more
SITES: Final[i64] = 4  # empty places that count: one likes to have a choice, but lays one tile
SOON: Final = 6.0  # turns after which a side of a road is worth little less than its share


def _content(missing: int, kinds: int, room: int, turns: int) -> float:
    """How likely an animal gets what it wants: fitted to 1,200 parks of greedy games."""
    if not missing or not turns:
        return 0.0
    later = math.log(turns)
    lead = 1.73 - 3.33 * missing + 0.16 * kinds + 0.47 * later + 0.9 * missing * later
    return chance(lead - (0.28, 0.06, 0.0)[room])


CONTENT: Final[vec[float]] = vec[float](  # by index_of()
    [
        _content(missing, kinds, room, turns)
        for missing in range(MOST + 1)
        for kinds in range(MOST + 1)
        for room in range(ROOMY + 1)
        for turns in range(LONGEST + 1)
    ]
)


def index_of(missing: i64, kinds: i64, room: i64, turns: i64) -> i64:
    """Where CONTENT says how likely it is that an animal gets what it wants."""
    return ((missing * (MOST + 1) + kinds) * (ROOMY + 1) + room) * (LONGEST + 1) + turns


class Wants:
    """What an animal still wants around it."""

    def __init__(self, tiles: i64, kinds: i64) -> None:
        self.tiles: i64 = tiles  # that are missing
        self.kinds: i64 = kinds  # of which nothing lies beside it yet


class Promise:
    """What is known of one park: what it scores and may score, and what the goals measure."""

    def __init__(self, park: Park, goals: i64, turns: i64) -> None:
        self.points: float = 0.0  # HAB-6.1: as the park lies
        self.animals: float = 0.0  # of animals in want, as likely as they get what they want
        self.roads: float = 0.0  # of roads, by the share of marked sides with a tile
        self.towers: float = 0.0  # for each tile more that every tower will see
        self.sites: float = 0.0  # landscapes beside the empty places that have most of them
        self.areas: float = 0.0  # in how many areas the park is divided
        self.goals: vec[i64] = vec[i64]([0] * GOALS)
        sets = grounds(park)
        around = areas_by_tile(park, sets)
        turns = max(i64(0), min(turns, LONGEST))
        room = self.look_around(park, sets)
        hope = float(turns) / (float(turns) + SOON) * (1.0 + SOON / 12.0)
        happy: i64 = 0
        towers: i64 = 0
        for i in range(1, i64(len(park.tiles))):
            tile = tile_of(park.tiles[i])
            kind = KIND[tile]
            if kind == ANIMAL:
                wants = wants_of(park, i, sets, around)
                if not wants.tiles:
                    happy |= BIT[i]
                    self.points += float(POINTS[tile])
                elif wants.kinds <= room[i]:  # else it cannot be helped any more
                    spare = min(room[i] - wants.kinds, ROOMY)
                    likely = CONTENT[index_of(wants.tiles, wants.kinds, spare, turns)]
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

    def look_around(self, park: Park, sets: vec[i64]) -> vec[i64]:
        """Judge the empty places; by tile, how many of them are beside it."""
        room: vec[i64] = vec[i64]([0] * len(park.tiles))
        places: vec[i64] = vec[i64]([0] * (LANDSCAPES + 1))  # by number of landscapes beside
        for place in park.empty:
            if place & CLOSED:
                continue
            near = (place >> 5) & NEAR
            landscapes: i64 = 0
            for landscape in range(i64(LANDSCAPES)):
                if near & sets[landscape]:
                    landscapes += 1
            places[landscapes] += 1
            while near:
                room[lowest(near)] += 1
                near &= near - 1
        left = SITES
        for landscapes in range(i64(LANDSCAPES), 0, -1):
            n = min(left, places[landscapes])
            self.sites += float(n * landscapes)
            left -= n
        return room


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


def wants_of(park: Park, i: i64, sets: vec[i64], areas: vec[i64]) -> Wants:
    """What an animal needs that does not lie around it."""
    laid = park.tiles[i]
    first = NEED_KINDS * tile_of(laid)
    tiles: i64 = 0
    kinds: i64 = 0
    for need in range(i64(NEED_KINDS)):
        n = NEEDS[first + need]
        if n:
            beside = near_of(laid) & sets[need]
            offset = i64(len(park.tiles)) if need == FLOWERS else i64(0)
            around: i64 = 0
            while beside:
                around |= areas[offset + lowest(beside)]
                beside &= beside - 1
            found = count(around & ~BIT[i])
            tiles += max(i64(0), n - found)
            kinds += 1 if not found else 0
    return Wants(tiles, kinds)


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
