"""What can be counted on a boat of The Isle of Cats: families, rats, rooms, what touches what."""

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.bits import BIT, count, lowest
from liferaft.games.isle_of_cats.boat import Boat, cells_of, colour_of, placement_of, shape_of
from liferaft.games.isle_of_cats.box import (
    COLOURS,
    COMMON,
    FAMILY_POINTS,
    FAMILY_STEP,
    OSHAX,
    RARE,
    RATS,
    ROOMS,
    SMALLEST_FAMILY,
)
from liferaft.games.isle_of_cats.shapes import (
    CELLS,
    EDGE,
    MAP,
    MIDDLE,
    NEIGHBOURS,
    OUTSIDE,
    RAT,
    ROOM,
    SPAN,
    WORDS,
)


def family_points(cats: i64) -> i64:
    """IOC-13.3: what a family of so many cats is worth."""
    if cats < SMALLEST_FAMILY:
        return 0
    most = i64(len(FAMILY_POINTS)) - 1
    size = cats - SMALLEST_FAMILY
    if size <= most:
        return FAMILY_POINTS[size]
    return FAMILY_POINTS[most] + FAMILY_STEP * (size - most)


class Tally:
    """A boat as it is counted; its tiles are numbered in the order they were laid."""

    def __init__(self, boat: Boat) -> None:
        self.boat = boat
        self.cats: i64 = 0  # a set of tiles, like the next ones
        self.oshax: i64 = 0
        self.commons: i64 = 0
        self.rares: i64 = 0
        self.on_edge: i64 = 0  # with a cell on the edge
        self.near_rat: i64 = 0  # side by side with a visible rat
        self.of_colour: vec[i64] = vec[i64]([0] * COLOURS)  # IOC-8.5: the cats of each colour
        self.touch: vec[i64] = vec[i64]()  # by tile: the tiles side by side with it
        self.families: vec[i64] = vec[i64]()  # how many cats each has, the largest first
        self.lonely: i64 = 0  # IOC-12.3: cats that touch no other cat of their colour
        self.find_tiles()
        self.find_touching()
        self.find_families()

    def find_tiles(self) -> None:
        """Which tiles are what."""
        for i in range(i64(len(self.boat.tiles))):
            shape = shape_of(self.boat.tiles[i])
            if shape >= RARE:
                self.rares |= BIT[i]
            elif shape >= COMMON:
                self.commons |= BIT[i]
            else:
                self.cats |= BIT[i]
                self.of_colour[colour_of(self.boat.tiles[i])] |= BIT[i]
                if shape >= OSHAX:
                    self.oshax |= BIT[i]

    def find_touching(self) -> None:
        """IOC-12.2: tiles touch side by side, also across walls."""
        boat = self.boat
        lies: vec[i64] = vec[i64]([-1] * CELLS)
        for i in range(i64(len(boat.tiles))):
            for cell in cells_of(shape_of(boat.tiles[i]), placement_of(boat.tiles[i])):
                lies[cell] = i
        touch: vec[i64] = vec[i64]([0] * len(boat.tiles))
        for cell in range(i64(CELLS)):
            i = lies[cell]
            if i < 0:
                continue
            if EDGE[cell // SPAN] & BIT[cell % SPAN]:
                self.on_edge |= BIT[i]
            for side in range(i64(4)):
                there = NEIGHBOURS[4 * cell + side]
                if there == OUTSIDE:
                    continue
                if lies[there] < 0:
                    if RAT[5 * boat.kind + there // SPAN] & BIT[there % SPAN]:
                        self.near_rat |= BIT[i]
                elif lies[there] != i:
                    touch[i] |= BIT[lies[there]]
        self.touch = touch

    def find_families(self) -> None:
        """IOC-12.1: three or more cats of a colour that touch; IOC-12.2: the whole group."""
        found: vec[i64] = vec[i64]()
        for colour in range(i64(COLOURS)):
            alike = self.of_colour[colour]
            left = alike
            while left:
                group = self.group(lowest(left), alike)
                left &= ~group
                cats = count(group)
                if cats >= SMALLEST_FAMILY:
                    found = append(found, cats)
                elif cats == 1:
                    self.lonely |= group
        for i in range(1, i64(len(found))):
            cats = found[i]
            j = i
            while j > 0 and found[j - 1] < cats:
                found[j] = found[j - 1]
                j -= 1
            found[j] = cats
        self.families = found

    def group(self, first: i64, alike: i64) -> i64:
        """All tiles of a set that hang together with one of them."""
        group = BIT[first]
        edge = group
        while edge:
            i = lowest(edge)
            edge &= edge - 1
            new = self.touch[i] & alike & ~group
            group |= new
            edge |= new
        return group

    def largest(self) -> i64:
        """The number of cats in the largest family; 0 without one."""
        return self.families[0] if len(self.families) else 0

    def family_value(self, rank: i64) -> i64:
        """The points of the family of a rank, 1 being the largest; 0 if there are fewer."""
        return family_points(self.families[rank - 1]) if rank <= len(self.families) else 0

    def all_families(self) -> i64:
        """IOC-13.3: the points of all families."""
        points: i64 = 0
        for cats in self.families:
            points += family_points(cats)
        return points

    def touching(self, tiles: i64, others: i64) -> i64:
        """Those tiles of a set that touch one of another set."""
        out: i64 = 0
        while tiles:
            i = lowest(tiles)
            tiles &= tiles - 1
            if self.touch[i] & others:
                out |= BIT[i]
        return out

    # What is covered

    def rats(self) -> i64:
        """IOC-13.1: how many rats are visible."""
        if self.boat.kind < 0:
            return RATS  # the board is not chosen yet
        return self.open_cells(RAT, 5 * self.boat.kind)

    def open_cells(self, boards: vec[i64], first: i64) -> i64:
        """How many cells of a board, which begins at *first*, are not covered."""
        cells: i64 = 0
        for i in range(i64(WORDS)):
            cells += count(boards[first + i] & ~self.boat.covered[i])
        return cells

    def empty_edge(self) -> i64:
        """How many cells of the edge are not covered."""
        return self.open_cells(EDGE, 0)

    def empty_middle(self) -> i64:
        """How many cells of the middle row are not covered."""
        return self.open_cells(MIDDLE, 0)

    def is_full(self, room: i64) -> bool:
        """IOC-13.2: whether all cells of a room are covered."""
        return self.open_cells(ROOM, 5 * room) == 0

    def is_empty(self, room: i64) -> bool:
        """Whether no cell of a room is covered."""
        for i in range(i64(WORDS)):
            if ROOM[5 * room + i] & self.boat.covered[i]:
                return False
        return True

    def full_rooms(self) -> i64:
        """How many rooms are full."""
        rooms: i64 = 0
        for room in range(i64(ROOMS)):
            if self.is_full(room):
                rooms += 1
        return rooms

    def open_maps(self) -> i64:
        """How many treasure maps are not covered."""
        if self.boat.kind < 0:
            return COLOURS
        maps: i64 = 0
        for colour in range(i64(COLOURS)):
            cell = MAP[5 * self.boat.kind + colour]
            if not self.boat.covered[cell // SPAN] & BIT[cell % SPAN]:
                maps += 1
        return maps
