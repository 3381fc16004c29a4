"""Cells of a boat, the shapes of tiles turned and mirrored, and where each fits the outline.

A cell is 9 × column + row. A board of cells is four words of 54 bits, six columns each, and a
fifth word that is always empty, so that a word can be read from any cell on.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.bits import BIT
from liferaft.games.isle_of_cats.box import (
    BOATS,
    COLOURS,
    HEIGHT,
    MAP_CELLS,
    MIDDLE_ROW,
    PLAN,
    RAT_CELLS,
    ROOM_LETTERS,
    ROOMS,
    SHAPE_ROWS,
    SHAPES,
    WIDTH,
)

CELLS: Final = 198  # of the grid of 22 columns and 9 rows; 142 of them are on the boat
WORDS: Final = 4
SPAN: Final = 54  # cells in a word
OUTSIDE: Final[i64] = -1

CELL_IDS: Final[tuple[str, ...]] = tuple([f"{x},{y}" for x in range(WIDTH) for y in range(HEIGHT)])


def cell_at(x: int, y: int) -> int:
    """The cell in a column and a row of the grid."""
    return HEIGHT * x + y


def board(cells: list[int]) -> list[i64]:
    """These cells as the words of a board."""
    words: list[i64] = [0] * (WORDS + 1)
    for cell in cells:
        words[cell // SPAN] |= BIT[cell % SPAN]
    return words


_afloat: Final[list[int]] = [
    cell_at(x, y) for x in range(WIDTH) for y in range(HEIGHT) if PLAN[y][x] != "."
]


def _beside(x: int, y: int) -> list[i64]:
    found: list[i64] = []
    for there in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
        inside = 0 <= there[0] < WIDTH and 0 <= there[1] < HEIGHT
        if inside and PLAN[there[1]][there[0]] != ".":
            found.append(cell_at(*there))
        else:
            found.append(OUTSIDE)
    return found


def _neighbours() -> list[i64]:
    out: list[i64] = []
    for x in range(WIDTH):
        for y in range(HEIGHT):
            out += _beside(x, y)
    return out


OUTLINE: Final[vec[i64]] = vec[i64](board(_afloat))
NEIGHBOURS: Final[vec[i64]] = vec[i64](_neighbours())  # by 4 × cell + side: a cell, or outside

# The edge: cells of the boat with a side outside it
EDGE_CELLS: Final[tuple[int, ...]] = tuple(
    [cell for cell in _afloat if OUTSIDE in _beside(cell // HEIGHT, cell % HEIGHT)]
)
EDGE: Final[vec[i64]] = vec[i64](board(list(EDGE_CELLS)))
MIDDLE: Final[vec[i64]] = vec[i64](
    board([cell for cell in _afloat if cell % HEIGHT == int(MIDDLE_ROW)])
)


def _rooms() -> list[i64]:
    out: list[i64] = []
    for room in range(ROOMS):
        letter = ROOM_LETTERS[room]
        out += board([c for c in _afloat if PLAN[c % HEIGHT][c // HEIGHT] == letter])
    return out


def _rats() -> list[i64]:
    out: list[i64] = []
    for boat in range(BOATS):
        out += board([cell_at(x, y) for x, y in RAT_CELLS[boat]])
    return out


ROOM: Final[vec[i64]] = vec[i64](_rooms())  # by 5 × room + word
RAT: Final[vec[i64]] = vec[i64](_rats())  # by 5 × boat + word
MAP: Final[vec[i64]] = vec[i64](
    [i64(cell_at(*MAP_CELLS[boat][colour])) for boat in range(BOATS) for colour in range(COLOURS)]
)  # by 5 × boat + colour: the cell of the treasure map

# IOC-7.1: the eight ways a tile lies: 0 to 3 quarter turns clockwise, then the same mirrored.

WAYS: Final = 8
WAY_IDS: Final[tuple[str, ...]] = ("r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3")
MOST_CELLS: Final = 6
ANCHOR_WAYS: Final[tuple[str, ...]] = tuple(
    [f"{cell}:{way}" for way in WAY_IDS for cell in CELL_IDS]
)  # a placement by way and anchor: the top left corner of the tile's box


def turned(rows: tuple[str, ...], way: int) -> list[tuple[int, int]]:
    """The cells of a shape in one of the eight ways, its box at the top left corner."""
    wide, high = len(rows[0]), len(rows)
    cells = [(x, y) for y in range(high) for x in range(wide) if rows[y][x] == "X"]
    if way >= 4:
        cells = [(wide - 1 - x, y) for x, y in cells]
    for _ in range(way % 4):
        cells = [(high - 1 - y, x) for x, y in cells]
        wide, high = high, wide
    return sorted(cells)


def _same_way(shape: int, way: int) -> int:
    """The first way in which a shape lies as in this one."""
    lies = turned(SHAPE_ROWS[shape], way)
    for first in range(way):
        if turned(SHAPE_ROWS[shape], first) == lies:
            return first
    return way


def _anchors(shape: int, way: int) -> list[i64]:
    """IOC-7.3: the anchors at which the whole tile is within the outline of the boat."""
    fits: list[int] = []
    cells = turned(SHAPE_ROWS[shape], way)
    for x in range(WIDTH):
        for y in range(HEIGHT):
            there = [(x + dx, y + dy) for dx, dy in cells]
            if all([a < WIDTH and b < HEIGHT and PLAN[b][a] != "." for a, b in there]):
                fits.append(cell_at(x, y))
    return board(fits)


def _offsets(shape: int, way: int) -> list[i64]:
    """From the anchor to each cell of the tile; after the last one OUTSIDE."""
    out = [i64(cell_at(dx, dy)) for dx, dy in turned(SHAPE_ROWS[shape], way)]
    return out + [OUTSIDE] * (MOST_CELLS + 1 - len(out))


def _placements() -> tuple[list[i64], list[i64], list[i64], list[i64]]:
    same: list[i64] = []
    offsets: list[i64] = []
    anchors: list[i64] = []
    ways: list[i64] = []
    for shape in range(SHAPES):
        known: i64 = 0
        for way in range(WAYS):
            first = _same_way(shape, way)
            known |= BIT[first]
            same.append(first)
            offsets += _offsets(shape, way)
            anchors += _anchors(shape, way)
        ways.append(known)
    return same, offsets, anchors, ways


_same, _offset, _anchor, _ways = _placements()
SAME_WAY: Final[vec[i64]] = vec[i64](_same)  # by 8 × shape + way: the first way that lies alike
OFFSETS: Final[vec[i64]] = vec[i64](_offset)  # by 7 × (8 × shape + way)
ANCHORS: Final[vec[i64]] = vec[i64](_anchor)  # by 5 × (8 × shape + way) + word
WAYS_OF: Final[vec[i64]] = vec[i64](_ways)  # by shape: the set of ways that differ

assert len(_afloat) == 142, "boats.toml: the boat has 142 cells"
assert len(EDGE_CELLS) == 44, "boats.toml: the edge has 44 cells"
