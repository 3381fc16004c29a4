"""A park: the tiles laid in it and the cells beside them.

A laid tile is one number: the tile, its quarter turns, its cell, and the set of the tiles beside it
by their places in the list. The entrance is the first in the list.
An empty cell beside the park is one number too: the set of its sides where a tile lies, whether it
must stay empty, the set of the tiles beside it, and in the highest bits the cell, so that the list
ascends by cell.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from liferaft.core.bits import BIT, lowest
from liferaft.games.habitats.box import ENTRANCE, KIND, ROAD, ROAD_SIDES, TURNS
from liferaft.games.habitats.cells import BESIDE, ORIGIN, OUTSIDE, below_entrance, look

CLOSED: Final[i64] = 16  # of an empty cell: no tile may ever lie there
PLACES: Final = 43  # in the list; a game needs 25, a position written by hand may start fuller
NEAR: Final[i64] = BIT[PLACES] - 1  # all places in the list


def tile_of(laid: i64) -> i64:
    """Which tile it is."""
    return laid & 127


def turn_of(laid: i64) -> i64:
    """By how many quarter turns it is turned clockwise."""
    return (laid >> 7) & 3


def cell_of(laid: i64) -> i64:
    """Where it lies."""
    return (laid >> 9) & 2047


def near_of(laid: i64) -> i64:
    """The set of the tiles beside it, by their place in the park's list."""
    return laid >> 20


def empty_cell(place: i64) -> i64:
    """The cell of an empty place beside the park."""
    return place >> 48


def inserted(items: vec[i64], at: i64, item: i64) -> vec[i64]:
    """The list with an item put in at a place; the given list must not be used any more."""
    out = append(items, item)
    i = i64(len(out)) - 1
    while i > at:
        out[i] = out[i - 1]
        i -= 1
    out[at] = item
    return out


class Park:
    """A park as it lies. It is never changed: one more tile makes another park."""

    def __init__(self, tiles: vec[i64], empty: vec[i64], line: bool) -> None:
        self.tiles = tiles  # in the order in which they were laid, the entrance first
        self.empty = empty  # the empty cells beside them, ascending
        self.line = line  # the option that roads keep whole lines empty
        self.points: i64 = -1  # what it scores, once somebody has asked

    def find(self, cell: i64) -> i64:
        """Where an empty cell stands in the list, or would stand."""
        low: i64 = 0
        high = i64(len(self.empty))
        while low < high:
            middle = (low + high) >> 1
            if empty_cell(self.empty[middle]) < cell:
                low = middle + 1
            else:
                high = middle
        return low

    def beside(self, cell: i64) -> i64:
        """What is known of an empty cell beside the park; -1 if it is not one."""
        at = self.find(cell)
        if at < i64(len(self.empty)) and empty_cell(self.empty[at]) == cell:
            return self.empty[at]
        return -1

    def has_tile(self, cell: i64) -> bool:
        """Whether a tile lies on a cell."""
        for laid in self.tiles:
            if cell_of(laid) == cell:
                return True
        return False

    # HAB-4.1 to HAB-4.6: where a tile may lie

    def turns(self, place: i64, tile: i64) -> i64:
        """The set of ways to turn a tile on an empty cell; none if it may not lie there at all."""
        if place & CLOSED:
            return 0
        if KIND[tile] != ROAD:
            return 1
        allowed: i64 = 0
        for turn in range(i64(4)):
            roads = ROAD_SIDES[4 * tile + turn]
            if not TURNS[tile] & BIT[turn] or roads & place:  # HAB-4.4
                continue
            if not self.line or not self.seen_from(empty_cell(place), roads):
                allowed |= BIT[turn]
        return allowed

    def has_place(self, tile: i64) -> bool:
        """Whether a tile may lie anywhere."""
        for place in self.empty:
            if self.turns(place, tile):
                return True
        return False

    def seen_from(self, cell: i64, sides: i64) -> bool:
        """Whether any tile lies straight beyond one of these sides of a cell."""
        for laid in self.tiles:
            way = look(cell, cell_of(laid))
            if way >= 0 and way & 1 == 0 and sides & BIT[way >> 1]:
                return True
        return False

    def beyond_road(self, cell: i64) -> bool:
        """With roads that keep lines empty: whether a cell lies in such a line."""
        for laid in self.tiles:
            way = look(cell_of(laid), cell)
            roads = ROAD_SIDES[4 * tile_of(laid) + turn_of(laid)]
            if way >= 0 and way & 1 == 0 and roads & BIT[way >> 1]:
                return True
        return False

    # HAB-4.7: one more tile; those that lie there stay

    def laid(self, tile: i64, cell: i64, turn: i64) -> "Park":
        """The park with one more tile on an empty cell that may take it."""
        park = Park(self.tiles[:], self.empty[:], self.line)
        place: i64 = 0
        at = self.find(cell)
        if at < i64(len(self.empty)) and empty_cell(self.empty[at]) == cell:
            park.empty, place = pop(park.empty, at)
        i = i64(len(self.tiles))
        near = (place >> 5) & NEAR
        park.tiles = append(park.tiles, tile | (turn << 7) | (cell << 9) | (near << 20))
        while near:
            park.tiles[lowest(near)] |= BIT[20 + i]
            near &= near - 1
        roads = ROAD_SIDES[4 * tile + turn]
        for side in range(i64(4)):
            other = BESIDE[4 * cell + side]
            if not place & BIT[side] and other != OUTSIDE:
                what = BIT[side ^ 2] | BIT[5 + i]
                if roads & BIT[side]:
                    what |= CLOSED  # HAB-4.3
                park.touch(other, what)
        if self.line and roads:
            park.close_lines()
        return park

    def touch(self, cell: i64, what: i64) -> None:
        """Note at an empty cell that a tile, maybe with a road, now lies beside it."""
        at = self.find(cell)
        if at < i64(len(self.empty)) and empty_cell(self.empty[at]) == cell:
            self.empty[at] |= what
            return
        place = (cell << 48) | what
        if below_entrance(cell) or (self.line and self.beyond_road(cell)):  # HAB-4.2
            place |= CLOSED
        self.empty = inserted(self.empty, at, place)

    def close_lines(self) -> None:
        """The cells in the lines of all roads must stay empty."""
        for at in range(i64(len(self.empty))):
            if self.beyond_road(empty_cell(self.empty[at])):
                self.empty[at] |= CLOSED


NEW_PARK: Final = Park(vec[i64](), vec[i64](), False).laid(ENTRANCE, ORIGIN, 0)  # HAB-1.1
NEW_PARK_OF_LINES: Final = Park(vec[i64](), vec[i64](), True).laid(ENTRANCE, ORIGIN, 0)
