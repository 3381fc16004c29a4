"""The island in the picture of The Isle of Cats: two fields of cats, the day, what lies below."""

from typing import Final

from msgspec.structs import replace

from liferaft.core.game import View
from liferaft.core.language import Translate
from liferaft.games.isle_of_cats.box import (
    CATS_A_FIELD,
    COMMON,
    COMMON_KINDS,
    DAYS,
    LEFT_PRICE,
    RIGHT_PRICE,
)
from liferaft.games.isle_of_cats.picture_tiles import (
    figure,
    lying,
    size_of,
    tile_key,
    tile_shape,
    told,
)
from liferaft.games.isle_of_cats.signs import fish, tile_of_cat, tile_of_shape
from liferaft.games.isle_of_cats.terminal import phase
from liferaft.picture.kept import once, shows
from liferaft.picture.scene import Panel, Shape
from liferaft.picture.shapes import art, badge, box, disc, group, row, text

WIDE: Final = 720.0
EDGE: Final = 8.0
FIELD: Final = 290.0  # the width of a field
SIGN: Final = 40.0  # the height of the sign of a field
OSHAX_CELL: Final = 23.0
PILE_CELL: Final = 19.0

# How cats lie in a field that has room for so many: columns, rows, the side of a cell.
LAYOUTS: Final[tuple[tuple[int, int, float], ...]] = (
    (2, 2, 29), (2, 3, 27), (3, 3, 22), (3, 4, 21), (4, 4, 16),
)  # fmt: skip


@shows(
    "seats", "solo", "family", "day", "order", "left", "right", "oshax", "rares", "commons",
    "step", "asked", "thing", "over", "places.boat", "places.passed",
)  # fmt: skip
def island(view: View, _: Translate) -> Panel:
    """Both fields with their cats, the island between them, Oshax and treasures below."""
    fields = [view["left"], view["right"]]
    most = max(CATS_A_FIELD[view["seats"] - 1], *map(len, fields))
    columns, rows, cell = next(
        (layout for layout in LAYOUTS if layout[0] * layout[1] >= most), LAYOUTS[-1]
    )
    pace = 3 * cell + 15
    high = SIGN + rows * pace + 4
    shapes: list[Shape] = []
    for side, cats in enumerate(fields):
        x = EDGE + FIELD / 2 if side == 0 else WIDE - EDGE - FIELD / 2
        shapes.append(field(view["family"], side, x, EDGE + high / 2, high, _))
        first = 1 if side == 0 else 1 + len(fields[0])
        for i, cat in enumerate(cats):
            across, down = i % columns, i // columns
            at = (
                x + (across - (columns - 1) / 2) * (FIELD / columns),
                EDGE + SIGN + (down + 0.5) * pace,
            )
            number = first + i if view["solo"] else 0
            shapes.append(cat_shape(cat, number, cell, FIELD / columns - 6, at, _))
    shapes += middle(view, high, _)
    pier, height = below(view, EDGE + high + 8, _)
    sea = [
        box(WIDE, height, WIDE / 2, height / 2, 14, "ioc-sea"),
        box(WIDE, height, WIDE / 2, height / 2, 14, "ioc-swell"),
    ]
    return Panel("island", "board", WIDE, height, [*sea, *shapes, *pier], title(view, _))


def title(view: View, _: Translate) -> str:
    """The day and the phase."""
    day = _("Day {n} of {days}").format(n=view["day"], days=DAYS)
    name = phase(view, _) if not view["over"] else ""
    return f"{day}: {name}" if name else day


@once
def field(family: bool, side: int, x: float, y: float, high: float, _: Translate) -> Shape:
    """A meadow with the price of its cats on a sign."""
    price = int(RIGHT_PRICE if side else LEFT_PRICE)
    name = _("Right field") if side else _("Left field")
    tip = (
        name
        if family
        else _("{field}: {fish} for each cat").format(field=name, fish=fish(price, _))
    )
    top = -high / 2
    inside = [
        box(FIELD, high, 1.5, 3, 14, "shade"),
        box(FIELD, high, 0, 0, 14, "ioc-field"),
        box(FIELD + 4, high + 4, 0, 0, 16, "halo"),
    ]
    if not family:
        inside.append(box(112, 34, 0, top + 20, 8, "ioc-note"))
        inside.append(text(str(price), -30, top + 20, 24, "bold ioc-ink"))
        inside.append(text("×", -8, top + 20, 18, "bold ioc-ink"))
        inside.append(art("ioc-fish", 36, x=24, y=top + 20))
    key = f"field:{side}"
    return group(*inside, x=x, y=y, key=key, handle=key, tip=tip)


@once
def cat_shape(
    cat: int, number: int, cell: float, room: float, at: tuple[float, float], _: Translate
) -> Shape:
    """A cat in a field; numbered where the sister counts."""
    tile = tile_of_cat(cat)
    shape = tile % 32
    way = lying(shape)
    cell = min(cell, room / size_of(shape, way)[0])
    wide, high = (cells * cell for cells in size_of(shape, way))
    extra: list[Shape] = []
    if number:
        extra += numbered(number, -wide / 2 + 2, -high / 2 + 4)
    key = tile_key(tile)
    return tile_shape(
        tile, way, cell, *extra, x=at[0], y=at[1], key=key, handle=key, tip=told(tile, _)
    )


def numbered(number: int, x: float, y: float) -> list[Shape]:
    """IOC-14.2: the place of a tile in its row."""
    return [disc(11, x, y, "ioc-now"), text(str(number), x, y, 14, "bold ioc-ink")]


def middle(view: View, high: float, _: Translate) -> list[Shape]:
    """The island, the day on which Vesh is nearer, the order of the boats; a cat from the bag."""
    x = WIDE / 2
    top = EDGE
    shapes = [art("ioc-island", 124, 116.4, x, top + 60)]
    if view["step"] == "field" and not view["over"]:
        tile = tile_of_cat(view["thing"] & 127)
        shape = tile % 32
        shapes.append(
            tile_shape(
                tile,
                lying(shape),
                20,
                x=x,
                y=top + 66,
                key=tile_key(tile),
                tip=told(tile, _),
            )
        )
    track = []
    for day, at in enumerate(row(int(DAYS), 124, 25), 1):
        cls = "ioc-now" if day == view["day"] else "ioc-past" if day < view["day"] else "ioc-coming"
        ink = "bold white" if day < view["day"] else "bold ioc-ink"
        track += [disc(11, at, 0, cls), text(str(day), at, 0, 14, ink)]
    tip = _("Day {n} of {days}").format(n=view["day"], days=DAYS)
    shapes.append(group(*track, x=x, y=top + 162, key="days", tip=tip))
    ship = row(int(DAYS), 124, 25)[min(int(DAYS), max(1, view["day"])) - 1]
    shapes.append(art("ioc-ship", 34, x=x + ship, y=top + 136, key="vesh", tip=_("Vesh's boat")))
    return [*shapes, *order(view, x, top + high - 26, _)]


def order(view: View, x: float, y: float, _: Translate) -> list[Shape]:
    """The figures of the seats in turn order, the one that is asked marked."""
    seats = view["order"]
    shapes = [box(124, 46, x, y, 10, "ioc-note")]
    for place, (seat, at) in enumerate(zip(seats, row(len(seats), 120, 30, x)), 1):
        if seat >= view["seats"]:
            tip = f"{place} {_('The sister')}"
            shapes.append(art("ioc-sister", 32, x=at, y=y, key=f"turn:{seat}", tip=tip))
            continue
        shown = figure(view, seat, 32, x=at, y=y, key=f"turn:{seat}", _=_)
        if seat in view["asked"]:
            shapes.append(group(box(29, 42, 0, 0, 8, "halo"), x=at, y=y, cls="active"))
        dim = " dim" if view["places"][seat]["passed"] else ""
        shapes.append(replace(shown, tip=f"{place} {shown.tip}", cls=shown.cls + dim))
    return shapes


# Below the island


def below(view: View, top: float, _: Translate) -> tuple[list[Shape], float]:
    """Oshax and treasures on the pier; where the picture ends."""
    shapes: list[Shape] = []
    y = top
    if view["oshax"]:
        high = 3 * OSHAX_CELL + 10
        for i, (shape, x) in enumerate(
            zip(view["oshax"], row(len(view["oshax"]), WIDE - 20, 116, WIDE / 2)), 1
        ):
            shapes.append(pile(shape, 1, i * view["solo"], OSHAX_CELL, x, y + high / 2 + 4, _))
        y += high
    piles = [(COMMON + kind, view["commons"][kind]) for kind in range(COMMON_KINDS)]
    piles = [(shape, n) for shape, n in piles if n]
    rares = [(found["shape"], found["count"]) for found in view["rares"]]
    if piles or rares:
        high = 2 * PILE_CELL + 30
        both = [*piles, *rares]
        xs = row(len(both), WIDE - 16, 84, WIDE / 2)
        for i, ((shape, n), x) in enumerate(zip(both, xs)):
            number = (i - len(piles) + 1) * view["solo"] if i >= len(piles) else 0
            shapes.append(pile(shape, n, number, PILE_CELL, x, y + high / 2 + 4, _))
        y += high
    if not shapes:
        return [], top
    high = y - top + 8
    floor = box(WIDE - 2 * EDGE, high, WIDE / 2, top + high / 2, 10, "ioc-pier")
    return [floor, *shapes], y + 8 + EDGE


@once
def pile(shape: int, n: int, number: int, cell: float, x: float, y: float, _: Translate) -> Shape:
    """Tiles of one shape that can be taken, with how many there are and where the sister counts."""
    tile = tile_of_shape(shape)
    way = lying(shape)
    cell = min(cell, 70 / size_of(shape, way)[0]) if shape >= COMMON else cell
    wide, high = (cells * cell for cells in size_of(shape, way))
    extra: list[Shape] = []
    if n > 1:
        extra.append(badge(str(n), wide / 2 - 2 if wide > 50 else wide / 2 + 9, high / 2 + 5, 14))
    if number:
        extra += numbered(number, -wide / 2, -high / 2 + 2)
    tip = f"{told(tile, _)}: {n}" if n > 1 else told(tile, _)
    return tile_shape(
        tile,
        way,
        cell,
        *extra,
        x=x,
        y=y,
        key=tile_key(tile) or f"tile:{shape}",
        handle=f"tile:{shape}",
        tip=tip,
    )
