"""The tiles of Habitats in a few words and in a few characters, for text.py and terminal.py."""

from typing import Final

from liferaft.core.bits import members
from liferaft.core.game import Line, View, name_of
from liferaft.core.language import N_, Translate
from liferaft.core.words import joined
from liferaft.games.habitats.box import (
    ANIMAL,
    COLOURS,
    EDGE,
    FLOWER,
    FLOWERS,
    KIND,
    LANDSCAPE,
    LOOKS_OF,
    NEED_KINDS,
    NEEDS,
    PLANS,
    POINTS,
    ROAD,
    ROAD_SIDES,
    SIZE_COUNTS,
    TILE_NAMES,
    TOWER,
    TURNABLE,
)
from liferaft.games.habitats.cells import X, Y, cell_at
from liferaft.games.habitats.park import NEW_PARK, NEW_PARK_OF_LINES, Park
from liferaft.games.habitats.tables import BACK, WAY_TURNS

NEED_WORDS: Final[tuple[str, ...]] = (
    N_("grass"), N_("bush"), N_("rock"), N_("water"), N_("flower"),
)  # fmt: skip
SIDE_WORDS: Final[tuple[str, ...]] = (N_("up"), N_("to the right"), N_("down"), N_("to the left"))
GROUNDS: Final[tuple[str, ...]] = ("#456f22", "#17452b", "#77583a", "#1c5288", "#a03a72")
INK: Final = "#f4f2e8"
ARROWS: Final = "▲►▼◄"  # by side
ROADS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"  # by the set of sides where a road leads
BLOSSOM: Final = "✿"
CONTENT: Final = "✓"
HIKERS: Final = "◆"
EXPLORERS: Final = "◇"

# By the set of ways a tower may look: its sign, and in words.
_ONE_STRAIGHT: Final = 0b01010101
_ONE_DIAGONAL: Final = 0b10101010
LOOKS: Final[dict[tuple[int, int], tuple[str, str]]] = {
    (_ONE_STRAIGHT, 1): ("↑", N_("looks one straight way")),
    (_ONE_DIAGONAL, 1): ("╱", N_("looks one diagonal way")),
    (_ONE_STRAIGHT, 0): ("✚", N_("looks four straight ways")),
    (_ONE_DIAGONAL, 0): ("╳", N_("looks four diagonal ways")),
    (0b11111111, 0): ("✱", N_("looks all eight ways")),
}

# By the set of its road sides as printed: a road tile in words.
ROAD_WORDS: Final[dict[int, str]] = {
    0b0001: N_("on one side"),
    0b0101: N_("straight through"),
    0b0011: N_("round a corner"),
    0b1011: N_("on three sides"),
}


# Names


def colour_name(seat: int, _: Translate) -> str:
    """A seat by the colour of its pawn."""
    return _(COLOURS[seat]).capitalize()


def who(view: View, seat: int, _: Translate) -> str:
    """Who sits there: a name, or the colour."""
    return name_of(view, seat) or colour_name(seat, _)


def tile_name(tile: int, _: Translate) -> str:
    """A tile with its landscape: Lion (grass)."""
    return f"{_(TILE_NAMES[tile])} ({_(NEED_WORDS[LANDSCAPE[tile]])})"


def from_entrance(cell: int, _: Translate) -> str:
    """Where a cell of a park is: 3 up and 1 to the left from the entrance."""
    x, y = int(X[cell]), int(Y[cell])
    ways = [(y, 0), (x, 1), (-y, 2), (-x, 3)]
    steps = joined([f"{n} {_(SIDE_WORDS[side])}" for n, side in ways if n > 0], _)
    return _("{steps} from the entrance").format(steps=steps)


def sides(mask: int, _: Translate) -> str:
    """A set of sides in words."""
    return joined([_(SIDE_WORDS[side]) for side in members(mask)], _)


def points_name(n: int, _: Translate) -> str:
    """A number of points."""
    return _("1 point") if n == 1 else _("{n} points").format(n=n)


def worth(tile: int, _: Translate) -> str:
    """What a tile scores, and for what, in a few words."""
    points = points_name(POINTS[tile], _)
    kind = KIND[tile]
    if kind == ANIMAL:
        needs = [
            f"{NEEDS[NEED_KINDS * tile + need]} {_(NEED_WORDS[need])}"
            for need in range(NEED_KINDS)
            if NEEDS[NEED_KINDS * tile + need]
        ]
        return _("{points} for {needs}").format(points=points, needs=", ".join(needs))
    if kind == FLOWER:
        return points
    if kind == TOWER:
        looks = _(LOOKS[LOOKS_OF[tile], TURNABLE[tile]][1])
        return _("{looks}, {points} for each in sight").format(looks=looks, points=points)
    if kind == ROAD:
        return f"{_(ROAD_WORDS[ROAD_SIDES[4 * tile]])}, {points}"
    if SIZE_COUNTS[tile]:
        return _("1 point for each other tile of the area")
    return _("1 point for each other area of the landscape")


# Signs


def letter(landscape: int, _: Translate) -> str:
    """A landscape as a capital letter, so that its colour does not stand alone."""
    return _(NEED_WORDS[landscape])[0].upper()


def sign(tile: int, turn: int = 0) -> str:
    """What stands on a tile, as one character; nothing for an animal."""
    kind = KIND[tile]
    if kind == FLOWER:
        return BLOSSOM
    if kind == TOWER:
        return LOOKS[LOOKS_OF[tile], TURNABLE[tile]][0]
    if kind == ROAD:
        return ROADS[ROAD_SIDES[4 * tile + turn]]
    return "" if kind == ANIMAL else HIKERS if SIZE_COUNTS[tile] else EXPLORERS


def needs_of(tile: int) -> list[int]:
    """How many tiles of each landscape an animal needs, then how many flowers."""
    return [NEEDS[NEED_KINDS * tile + need] for need in range(NEED_KINDS)]


def wish(lacks: list[int], points: int, _: Translate, ink: str, wide: int) -> Line:
    """What an animal lacks, a letter for each tile, and what it will score: GGB→6."""
    n = sum(lacks)
    if not n:
        return [(f"{CONTENT}{points}"[-wide:], ink)]
    if n >= wide:
        return [(f"{n}→{points}" if wide >= 3 else str(points), ink)]
    pieces: Line = []
    for need, lack in enumerate(lacks):
        shown = BLOSSOM if need == FLOWERS else letter(need, _)
        if lack:
            pieces.append((shown * lack, f"bold {INK} on {GROUNDS[need]}"))
    return [*pieces, (f"→{points}" if n + 2 <= wide else str(points), ink)]


# What a view says


def park_of(view: View, seat: int) -> Park:
    """The park of a seat."""
    park = NEW_PARK_OF_LINES if view["options"]["road_reach"] == "line" else NEW_PARK
    for laid in view["parks"][seat]:
        park = park.laid(laid["tile"], cell_at(laid["x"], laid["y"]), laid["turn"])
    return park


def in_reach(view: View, seat: int) -> dict[int, int]:
    """HAB-3.1, HAB-3.4: by way, the space of the tile that the pawn of a seat can take."""
    found: dict[int, int] = {}
    if not view["market"] or view["sides"][seat] < 0:
        return found
    beside = PLANS[view["seats"] - 1].beside
    for way in range(BACK + 1):
        if way == BACK and found:
            break
        side = (view["sides"][seat] + WAY_TURNS[way]) & 3
        space = beside[4 * view["pawns"][seat] + side]
        while space != EDGE and view["market"][space] < 0:
            space = beside[4 * space + side]
        if space != EDGE:
            found[way] = int(space)
    return found
