"""A boat and the tiles on it. A boat is replaced, never changed, so clones share it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.bits import BIT, lowest
from liferaft.core.pack import ONE
from liferaft.games.isle_of_cats.box import COMMON, OSHAX, RARE
from liferaft.games.isle_of_cats.shapes import (
    ANCHORS,
    CELLS,
    MAP,
    NEIGHBOURS,
    OFFSETS,
    OUTSIDE,
    SAME_WAY,
    SPAN,
    WAYS,
    WAYS_OF,
    WORDS,
)

# A tile is 32 × colour + shape. A tile on a boat also has its place, way × 198 + anchor.


def shape_of(tile: i64) -> i64:
    """The shape of a tile, laid or not."""
    return tile & 31


def colour_of(tile: i64) -> i64:
    """The colour of a cat; the one named for an Oshax; NO_COLOUR for a treasure."""
    return (tile >> 5) & 7


def placement_of(laid: i64) -> i64:
    """The way and the anchor of a tile on a boat: way × 198 + anchor."""
    return laid >> 8


def from_cell(words: vec[i64], i: i64, offset: i64) -> i64:
    """The 54 cells of a board that begin *offset* cells after those of word *i*."""
    return (words[i] >> offset) | ((words[i + 1] & (BIT[offset] - 1)) << (SPAN - offset))


def cells_of(shape: i64, placement: i64) -> vec[i64]:
    """The cells that a tile covers when it lies so."""
    way = placement // CELLS
    anchor = placement % CELLS
    out: vec[i64] = vec[i64](capacity=6)
    i = 7 * (WAYS * shape + way)
    while OFFSETS[i] != OUTSIDE:
        out = append(out, anchor + OFFSETS[i])
        i += 1
    return out


def inside(shape: i64, placement: i64) -> bool:
    """IOC-7.3: whether a tile that lies so is within the outline, on whole cells (IOC-7.4)."""
    anchor = placement % CELLS
    words = ANCHORS[5 * (WAYS * shape + placement // CELLS) + anchor // SPAN]
    return bool(words & BIT[anchor % SPAN])


def usual(shape: i64, placement: i64) -> i64:
    """The same place in the first way that lies alike: what it is called among players."""
    return SAME_WAY[WAYS * shape + placement // CELLS] * CELLS + placement % CELLS


class Boat:
    """A boat board and its tiles in the order in which they were laid."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind  # IOC-1.1: which of the four boards
        self.tiles: vec[i64] = vec[i64]()
        self.covered: vec[i64] = vec[i64]([0, 0, 0, 0, 0])  # a board: the cells under tiles
        self.beside: vec[i64] = vec[i64]([0, 0, 0, 0, 0])  # a board: free cells that touch a tile
        self.cats: i64 = 0  # IOC-8.5: a pack of colours, Oshax as the one they were named
        self.oshax: i64 = 0  # how many
        self.commons: i64 = 0
        self.rares: i64 = 0
        self.tried: i64 = 0  # the shapes for which the next line is known
        self.fitting: i64 = 0  # the shapes that have a legal place; found when first asked for

    def with_tile(self, tile: i64, placement: i64) -> "Boat":
        """The boat with one more tile, known to have its place there."""
        boat = Boat(self.kind)
        boat.tiles = append(self.tiles[:], tile | (placement << 8))
        boat.covered = self.covered[:]
        boat.beside = self.beside[:]
        boat.cats = self.cats
        boat.oshax = self.oshax
        boat.commons = self.commons
        boat.rares = self.rares
        shape = shape_of(tile)
        if shape < COMMON:
            boat.cats += ONE[colour_of(tile)]
            if shape >= OSHAX:
                boat.oshax += 1
        elif shape < RARE:
            boat.commons += 1
        else:
            boat.rares += 1
        boat.cover(cells_of(shape, placement))
        return boat

    def cover(self, cells: vec[i64]) -> None:
        """Only for a boat in the making: these cells are covered, those beside them touch."""
        covered = self.covered
        touched = self.beside
        for cell in cells:
            covered[cell // SPAN] |= BIT[cell % SPAN]
            for side in range(i64(4)):
                there = NEIGHBOURS[4 * cell + side]
                if there != OUTSIDE:
                    touched[there // SPAN] |= BIT[there % SPAN]
        for i in range(i64(WORDS)):
            touched[i] &= ~covered[i]

    def without(self, index: i64) -> "Boat":
        """IOC-7.9, IOC-11.10: the boat without a tile; the others stay where they are."""
        boat = Boat(self.kind)
        for i in range(i64(len(self.tiles))):
            if i != index:
                laid = self.tiles[i]
                boat = boat.with_tile(laid & 255, placement_of(laid))
        return boat

    # IOC-7: where a tile may lie

    def anchors(self, shape: i64, way: i64, word: i64, anywhere: bool) -> i64:
        """The anchors of one word of the board at which a tile may lie in one way."""
        which = WAYS * shape + way
        free = ANCHORS[5 * which + word]  # IOC-7.3
        i = 7 * which
        while free and OFFSETS[i] != OUTSIDE:
            free &= ~from_cell(self.covered, word, OFFSETS[i])  # IOC-7.2
            i += 1
        if not free or anywhere or not len(self.tiles):  # IOC-7.6, IOC-11.2
            return free
        touching: i64 = 0
        i = 7 * which
        while OFFSETS[i] != OUTSIDE:
            touching |= from_cell(self.beside, word, OFFSETS[i])  # IOC-7.7
            i += 1
        return free & touching

    def has_place(self, shape: i64, anywhere: bool) -> bool:
        """IOC-7.8: whether a tile of this shape has a legal place."""
        if anywhere:
            return self.search(shape, True)
        if not self.tried & BIT[shape]:
            self.tried |= BIT[shape]
            if self.search(shape, False):
                self.fitting |= BIT[shape]
        return bool(self.fitting & BIT[shape])

    def search(self, shape: i64, anywhere: bool) -> bool:
        """Look for a legal place, way by way."""
        ways = WAYS_OF[shape]
        while ways:
            way = lowest(ways)
            ways &= ways - 1
            for word in range(i64(WORDS)):
                if self.anchors(shape, way, word, anywhere):
                    return True
        return False

    def list_places(self, out: vec[i64], first: i64, shape: i64, anywhere: bool) -> vec[i64]:
        """Append *first* + placement for every legal place of a shape, ascending."""
        ways = WAYS_OF[shape]
        while ways:
            way = lowest(ways)
            ways &= ways - 1
            for word in range(i64(WORDS)):
                found = self.anchors(shape, way, word, anywhere)
                base = first + CELLS * way + SPAN * word
                while found:
                    out = append(out, base + lowest(found))
                    found &= found - 1
        return out

    def is_free(self, cells: vec[i64]) -> bool:
        """IOC-7.2: whether no tile lies on any of these cells."""
        for cell in cells:
            if self.covered[cell // SPAN] & BIT[cell % SPAN]:
                return False
        return True

    def touches(self, cells: vec[i64]) -> bool:
        """IOC-7.7: whether one of these cells is beside a tile, not only at its corner."""
        for cell in cells:
            if self.beside[cell // SPAN] & BIT[cell % SPAN]:
                return True
        return False

    def covers_map(self, tile: i64, placement: i64) -> bool:
        """IOC-6.13: whether a cat lies on the map of its colour; IOC-6.14: no other tile gains."""
        if shape_of(tile) >= COMMON:
            return False
        cell = MAP[5 * self.kind + colour_of(tile)]
        for covered in cells_of(shape_of(tile), placement):
            if covered == cell:
                return True
        return False

    def treasure_at(self, cell: i64) -> i64:
        """The number of the treasure whose first cell this is; -1 if there is none.

        The first cell is the topmost one of the leftmost column, so every treasure has its own.
        """
        for i in range(i64(len(self.tiles))):
            laid = self.tiles[i]
            if shape_of(laid) >= COMMON and first_cell(laid) == cell:
                return i
        return -1


def first_cell(laid: i64) -> i64:
    """The topmost cell in the leftmost column of a tile on a boat."""
    return cells_of(shape_of(laid), placement_of(laid))[0]
