"""What a park is worth: areas, contented animals, the points of every tile, the goals.

Sets of tiles are masks over their places in the park's list; the entrance is place 0.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.bits import BIT, count, lowest
from liferaft.games.habitats.box import (
    ANIMAL,
    BALANCE,
    FLOWER,
    FLOWER_SPECIES,
    FLOWERS,
    FULFILLED_ANIMALS,
    KIND,
    LANDSCAPE,
    LANDSCAPES,
    LARGEST_AREA,
    LONGEST_LINE,
    LOOKS_OF,
    MARKED_SIDES,
    MOST_AREAS,
    NEAR_ENTRANCE,
    NEAR_ROADS,
    NEED_KINDS,
    NEEDS,
    POINTS,
    ROAD,
    SIZE_COUNTS,
    SPECIES,
    TOURIST,
    TOWER,
    TURNABLE,
)
from liferaft.games.habitats.cells import BESIDE, CELLS, OUTSIDE, distance, look
from liferaft.games.habitats.park import Park, cell_of, near_of, tile_of, turn_of

EAST: Final[i64] = 1
SOUTH: Final[i64] = 2


# HAB-6.2, HAB-6.3: areas


def grounds(park: Park) -> vec[i64]:
    """HAB-6.3: by landscape, the set of its tiles, whatever stands on them; then the flowers."""
    sets: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
    for i in range(1, i64(len(park.tiles))):
        tile = tile_of(park.tiles[i])
        sets[LANDSCAPE[tile]] |= BIT[i]
        if KIND[tile] == FLOWER:
            sets[FLOWERS] |= BIT[i]
    return sets


def spread(park: Park, start: i64, within: i64) -> i64:
    """HAB-6.2: all tiles of a set that are connected with *start* by their sides."""
    reached = start
    fresh = start
    while fresh:
        found = near_of(park.tiles[lowest(fresh)]) & within & ~reached
        fresh = (fresh & (fresh - 1)) | found
        reached |= found
    return reached


def areas(park: Park, ground: i64) -> vec[i64]:
    """The areas of one landscape, each a set of tiles."""
    out: vec[i64] = vec[i64]()
    while ground:
        area = spread(park, ground & -ground, ground)
        out = append(out, area)
        ground &= ~area
    return out


# HAB-6.4 to HAB-6.9: animals


def is_contented(park: Park, i: i64, sets: vec[i64]) -> bool:
    """HAB-6.4: whether all needs of an animal are met by the areas beside it."""
    laid = park.tiles[i]
    tile = tile_of(laid)
    for need in range(i64(NEED_KINDS)):  # HAB-6.9: flowers are counted like a landscape
        n = NEEDS[NEED_KINDS * tile + need]
        if n:
            around = spread(park, near_of(laid) & sets[need], sets[need])  # HAB-6.5, HAB-6.8
            if count(around & ~BIT[i]) < n:  # HAB-6.6, HAB-6.7: a set has each tile once
                return False
    return True


def contented(park: Park, sets: vec[i64]) -> i64:
    """The set of animals whose needs are all met."""
    happy: i64 = 0
    for i in range(1, i64(len(park.tiles))):
        if KIND[tile_of(park.tiles[i])] == ANIMAL and is_contented(park, i, sets):
            happy |= BIT[i]
    return happy


# HAB-7: the other tiles


def tower_points(park: Park, i: i64, worth_seeing: i64) -> i64:
    """HAB-7.3: a tower uses all its ways; HAB-7.2: one that can be turned uses the best."""
    tile = tile_of(park.tiles[i])
    ways = LOOKS_OF[tile]
    found: i64 = 0
    while ways:
        n = seen(park, i, lowest(ways), worth_seeing)
        ways &= ways - 1
        found = max(found, n) if TURNABLE[tile] else found + n
    return found * POINTS[tile]  # HAB-7.4


def seen(park: Park, i: i64, way: i64, worth_seeing: i64) -> i64:
    """HAB-7.6: how many tiles worth it a tower sees one way, over anything up to a tower."""
    here = cell_of(park.tiles[i])
    end: i64 = CELLS
    for laid in park.tiles:
        if KIND[tile_of(laid)] == TOWER and look(here, cell_of(laid)) == way:
            end = min(end, distance(here, cell_of(laid)))  # HAB-7.5
    n: i64 = 0
    while worth_seeing:  # HAB-7.7: whether another tower sees them does not matter
        cell = cell_of(park.tiles[lowest(worth_seeing)])
        worth_seeing &= worth_seeing - 1
        if look(here, cell) == way and distance(here, cell) < end:
            n += 1
    return n


def is_complete(park: Park, road: i64) -> bool:
    """HAB-7.8: whether a tile, or the entrance, lies at every marked side of a road tile."""
    marked = MARKED_SIDES[4 * tile_of(road) + turn_of(road)]
    for side in range(i64(4)):
        if marked & BIT[side] and not park.has_tile(BESIDE[4 * cell_of(road) + side]):
            return False
    return True


def tile_points(park: Park) -> vec[i64]:
    """What each tile of the park scores, by its place; the entrance nothing."""
    sets = grounds(park)
    happy = contented(park, sets)
    out: vec[i64] = vec[i64]([0])
    for i in range(1, i64(len(park.tiles))):
        laid = park.tiles[i]
        tile = tile_of(laid)
        kind = KIND[tile]
        points: i64 = 0
        if kind == ANIMAL:
            if happy & BIT[i]:
                points = POINTS[tile]  # HAB-6.4
        elif kind == FLOWER:
            points = POINTS[tile]  # HAB-7.1
        elif kind == TOWER:
            points = tower_points(park, i, happy | sets[FLOWERS])  # HAB-7.4
        elif kind == ROAD:
            if is_complete(park, laid):
                points = POINTS[tile]  # HAB-7.8
        elif SIZE_COUNTS[tile]:
            points = count(spread(park, BIT[i], sets[LANDSCAPE[tile]])) - 1  # HAB-7.9
        else:
            points = i64(len(areas(park, sets[LANDSCAPE[tile]]))) - 1  # HAB-7.10
        out = append(out, points)
    return out


def park_points(park: Park) -> i64:
    """HAB-6.1: what a park scores by itself; the park remembers it."""
    if park.points < 0:
        total: i64 = 0
        for points in tile_points(park):
            total += points
        park.points = total
    return park.points


# HAB-5.2: what the goals measure


def goal_value(goal: i64, park: Park) -> i64:
    """What a goal measures in a park."""
    if goal == LONGEST_LINE:
        return max(longest_run(park, EAST), longest_run(park, SOUTH))
    if goal == NEAR_ROADS:
        return farthest(park, of_kinds(park, BIT[ROAD]) | 1)
    if goal == NEAR_ENTRANCE:
        return farthest(park, 1)
    if goal == FLOWER_SPECIES:
        return count(species(park))
    if goal == FULFILLED_ANIMALS:
        return count(contented(park, grounds(park)))
    if goal == LARGEST_AREA or goal == MOST_AREAS or goal == BALANCE:
        return landscape_value(goal, park)
    return count(of_kinds(park, BIT[TOWER] | BIT[ROAD] | BIT[TOURIST]))


def landscape_value(goal: i64, park: Park) -> i64:
    """The largest area, the number of areas, or the tiles of the rarest landscape."""
    sets = grounds(park)
    largest: i64 = 0
    number: i64 = 0
    rarest: i64 = CELLS
    for landscape in range(i64(LANDSCAPES)):
        rarest = min(rarest, count(sets[landscape]))
        for area in areas(park, sets[landscape]):
            largest = max(largest, count(area))
            number += 1
    if goal == LARGEST_AREA:
        return largest
    return number if goal == MOST_AREAS else rarest


def longest_run(park: Park, side: i64) -> i64:
    """Tiles in the longest unbroken line towards a side; the entrance counts."""
    longest: i64 = 0
    for laid in park.tiles:
        cell = cell_of(laid)
        if park.has_tile(BESIDE[4 * cell + (side ^ 2)]):
            continue  # the line begins further back
        n: i64 = 0
        while cell != OUTSIDE and park.has_tile(cell):
            cell = BESIDE[4 * cell + side]
            n += 1
        longest = max(longest, n)
    return longest


def farthest(park: Park, start: i64) -> i64:
    """How many steps from tile to tile the remotest one is from its nearest in *start*."""
    reached = start
    fresh = start
    steps: i64 = -1
    while fresh:
        steps += 1
        found: i64 = 0
        while fresh:
            found |= near_of(park.tiles[lowest(fresh)])
            fresh &= fresh - 1
        fresh = found & ~reached
        reached |= found
    return steps


def of_kinds(park: Park, kinds: i64) -> i64:
    """The set of tiles of certain kinds."""
    out: i64 = 0
    for i in range(1, i64(len(park.tiles))):
        if kinds & BIT[KIND[tile_of(park.tiles[i])]]:
            out |= BIT[i]
    return out


def species(park: Park) -> i64:
    """The set of flower species in a park."""
    out: i64 = 0
    for i in range(1, i64(len(park.tiles))):
        tile = tile_of(park.tiles[i])
        if KIND[tile] == FLOWER:
            out |= BIT[SPECIES[tile]]
    return out
