"""Tiles in the picture of The Isle of Cats: how they lie, what they are called, who has them."""

from functools import lru_cache
from typing import Final

from liferaft.core.game import View, name_of
from liferaft.core.language import Translate
from liferaft.core.words import numbered, with_seat
from liferaft.games.isle_of_cats.art_tiles import tile_name as art_name
from liferaft.games.isle_of_cats.box import (
    CAT_SHAPES,
    COLOUR_NAMES,
    COLOURS,
    COMMON,
    OSHAX,
    RARE,
    SHAPE_ROWS,
    SMALL_KINDS,
)
from liferaft.games.isle_of_cats.shapes import SAME_WAY, WAYS, turned
from liferaft.games.isle_of_cats.signs import boat_name, shape_name
from liferaft.picture.kept import once
from liferaft.picture.scene import Piece, Shape
from liferaft.picture.shapes import art, box, group, number

PARTED: Final = 32  # a tile is 32 × colour + shape

# Polyominoes in hand. They are held by the cell nearest to their middle, so that the pointer is on
# the tile and turning keeps it there. Ways that lie alike are held by the same cell.


@lru_cache(maxsize=512)
def cells_held(shape: int, way: int) -> tuple[tuple[int, int], ...]:
    """The cells of a shape in a way, as rows and columns from the one it is held by."""
    column, row = held_by(shape, way)
    return tuple((y - row, x - column) for x, y in turned(SHAPE_ROWS[shape], way))


@lru_cache(maxsize=512)
def held_by(shape: int, way: int) -> tuple[int, int]:
    """The column and row, in the box of a shape, of the cell that it is held by."""
    cells = turned(SHAPE_ROWS[shape], way)
    x, y = (sum(cell[i] for cell in cells) / len(cells) for i in (0, 1))
    return min(cells, key=lambda cell: ((cell[0] - x) ** 2 + (cell[1] - y) ** 2, cell[1], cell[0]))


@lru_cache(maxsize=512)
def alike(shape: int, way: int) -> tuple[int, ...]:
    """The ways in which a shape lies as in this one, if it is the first of them; else none."""
    same = [int(SAME_WAY[WAYS * shape + other]) for other in range(WAYS)]
    return tuple(other for other in range(WAYS) if same[other] == way)


def piece_of(tile: int, size: float) -> Piece:
    """A tile in hand."""
    return Piece(
        f"piece:{tile}",
        [list(cells_held(tile % PARTED, way)) for way in range(WAYS)],
        f"{ghost(tile)} ioc-ghost",
        size=size,
    )


# Names and looks


def tile_key(tile: int) -> str:
    """The key of a cat or an Oshax wherever it lies; nothing for treasures, which are alike."""
    shape, colour = tile % PARTED, tile // PARTED
    if shape < OSHAX:
        return f"cat:{CAT_SHAPES * colour + shape}"
    return f"oshax:{shape}" if shape < COMMON else ""


def fur(tile: int) -> str:
    """The class of the colours of a tile."""
    return f"ioc-c{tile // PARTED}"


def ghost(tile: int) -> str:
    """The class of the colours of a tile in hand: treasures have those of wood and of gold."""
    shape = tile % PARTED
    return fur(tile) if shape < COMMON else "ioc-wood" if shape < RARE else "ioc-treasure"


@lru_cache(maxsize=1024)
def told(tile: int, _: Translate) -> str:
    """What a tile is, by its kind, colour and shape."""
    shape, colour = tile % PARTED, tile // PARTED
    if shape >= RARE:
        name = _("Rare treasure")
    elif shape >= COMMON + SMALL_KINDS:
        name = _("Common treasure")
    elif shape >= COMMON:
        name = _("Small treasure")
    elif colour >= COLOURS:
        name = _("Oshax")
    else:
        words = _("Cat in {colour}") if shape < OSHAX else _("Oshax in {colour}")
        name = words.format(colour=_(COLOUR_NAMES[colour]))
    return f"{name} ({shape_name(tile, _)})"


def size_of(shape: int, way: int = 0) -> tuple[int, int]:
    """How many cells wide and high a shape is in a way."""
    wide, high = len(SHAPE_ROWS[shape][0]), len(SHAPE_ROWS[shape])
    return (high, wide) if way % 2 else (wide, high)


@lru_cache(maxsize=2048)
def drawn(shape: int, way: int, cell: float) -> Shape:
    """The drawing of a tile with its middle at the origin, to be turned by its group."""
    wide, high = size_of(shape)
    return art(art_name(shape, way), wide * cell, high * cell)


def tile_shape(
    tile: int,
    way: int,
    cell: float,
    *extra: Shape,
    x: float,
    y: float,
    key: str = "",
    handle: str = "",
    tip: str = "",
) -> Shape:
    """A tile in one of the eight ways with the middle of its box at (x, y).

    Its halo lies below it: what shines must not change the colour of a cat.
    """
    shape, turn = tile % PARTED, way % 4 * 90
    face = drawn(shape, way, cell)
    if extra and turn:
        face, turn = group(face, turn=turn), 0
        wide, high = size_of(shape, way)
    else:
        wide, high = size_of(shape)
    halo = [box(wide * cell + 5, high * cell + 5, 0, 0, 9, "halo")] if handle else []
    return group(
        *halo, face, *extra, x=x, y=y, key=key, handle=handle, tip=tip, cls=fur(tile), turn=turn
    )


@once
def laid_tile(
    tile: int, way: int, cell: float, left: float, top: float, key: str, tip: str, handle: str
) -> Shape:
    """A tile on a boat, with the left upper corner of its box there."""
    shape, turns = tile % PARTED, way % 4
    wide, high = (cells * cell for cells in size_of(shape))
    if handle and shape >= COMMON:
        wide, high = (cells * cell / 2 for cells in size_of(shape, way))
        at = (left + wide, top + high)
        return tile_shape(tile, way, cell, x=at[0], y=at[1], key=key, handle=handle, tip=tip)
    # Turned about its own corner, it lies to the left of that or above it.
    return Shape(
        "use",
        key=key,
        x=number(left + (0, high, wide, 0)[turns]),
        y=number(top + (0, 0, high, wide)[turns]),
        turn=90 * turns,
        w=number(wide),
        h=number(high),
        use=art_name(shape, way),
        cls=fur(tile),
        tip=tip,
        handle=handle,
    )


def lying(shape: int) -> int:
    """The way in which a shape is wider than high: so tiles lie beside the island."""
    wide, high = size_of(shape)
    return 1 if high > wide else 0


# People


def figure(
    view: View, seat: int, size: float, *, x: float, y: float, key: str, _: Translate
) -> Shape:
    """The cat figure of a seat in the colour of its boat, with the sign of the seat."""
    kind = view["places"][seat]["boat"]
    cls = f"ioc-b{kind}" if kind >= 0 else f"p{seat}"
    return art(f"ioc-figure-{seat}", size, x=x, y=y, cls=cls, key=key, tip=who(view, seat, _))


def who(view: View, seat: int, _: Translate) -> str:
    """A boat and whose it is."""
    if view["places"][seat]["boat"] < 0:
        return name_of(view, seat) or numbered(seat, _)
    return with_seat(view, seat, boat_name(view, seat, _), _)
