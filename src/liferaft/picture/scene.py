"""A scene: panels of keyed shapes. Where things lie and what they look like, never what is allowed.

A shape whose key stays and whose place changes glides there. A handle names what can be pointed at.
"""

from functools import cached_property
from typing import Final, Literal

import msgspec

ENCODER: Final = msgspec.json.Encoder()

Kind = Literal["g", "rect", "circle", "path", "text", "use"]
Role = Literal["board", "hand", "own", "other", "market", "side"]


class Shape(msgspec.Struct, frozen=True, omit_defaults=True, rename={"cls": "class"}, gc=False):
    """One thing drawn. Its place is that of its origin, inside the group that holds it."""

    kind: Kind
    key: str = ""  # its name in the whole scene: the same thing keeps it while it moves
    x: float = 0
    y: float = 0
    turn: float = 0  # degrees, clockwise, about its origin
    scale: float = 1
    w: float = 0  # of rect and use
    h: float = 0
    r: float = 0  # of circle; of the corners of a rect
    d: str = ""  # of path
    text: str = ""
    use: str = ""  # the name of a piece of art
    cls: str = ""  # classes of the theme or of the game's own style
    tip: str = ""  # what a pointer resting on it or a screen reader is told
    handle: str = ""  # "tile:9": what an action is clicked on
    inside: tuple["Shape", ...] = ()  # of g


class Panel(msgspec.Struct, omit_defaults=True, dict=True):
    """A part of the table with its own surface: a phone stacks what a desk spreads."""

    key: str
    role: Role  # tells the client where it belongs and how large it may be
    width: float
    height: float
    shapes: list[Shape]
    title: str = ""
    seat: int = -1  # whose it is, if somebody's

    @cached_property
    def encoded(self) -> msgspec.Raw:
        """The panel as JSON: made once, however often it is sent."""
        return msgspec.Raw(ENCODER.encode(self))


class Scene(msgspec.Struct, omit_defaults=True):
    """All panels of a view, the most important first."""

    game: str
    panels: list[Panel]


class Piece(msgspec.Struct, omit_defaults=True):
    """A polyomino in hand: it follows the pointer, turns with R and mirrors with F."""

    key: str
    cells: list[list[tuple[int, int]]]  # (row, column) from the anchor, for each of the eight ways
    cls: str = ""  # how its cells are drawn
    grid: str = "cell"  # its anchor handles read "cell:ROW:COLUMN"
    size: float = 0  # of a cell, in the units of the panel


class Spot(msgspec.Struct, omit_defaults=True):
    """Where an action puts the piece: in which of the eight ways, its anchor on which cell."""

    row: int
    column: int
    ways: list[int]  # 0 to 3: quarter turns clockwise; 4 to 7: mirrored left to right, then turned


class Mark(msgspec.Struct, omit_defaults=True):
    """What tells a seat from the others in the pictures: a shape in a colour, perhaps a letter."""

    art: str  # the name of a piece of art
    cls: str = ""  # the class that gives it its colour
    letter: str = ""
