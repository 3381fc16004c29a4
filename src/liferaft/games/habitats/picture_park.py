"""The parks of Habitats: the own one large, with the cells beside it; the others small."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from liferaft.core.bits import members
from liferaft.core.game import View
from liferaft.core.language import Translate
from liferaft.core.words import with_seat
from liferaft.games.habitats.box import (
    ANIMAL,
    ENTRANCE,
    KIND,
    MARKED_SIDES,
    ROAD,
    ROAD_SIDES,
    TILE_NAMES,
    TURNS,
)
from liferaft.games.habitats.cells import BESIDE
from liferaft.games.habitats.park import CLOSED, Park, cell_of, empty_cell
from liferaft.games.habitats.picture_tile import (
    Met,
    entrance,
    met_needs,
    met_sides,
    tile_piece,
    told,
)
from liferaft.games.habitats.scoring import park_points
from liferaft.games.habitats.signs import colour_name, park_of, points_name, sides, worth
from liferaft.games.habitats.terminal import STEPS, lacks, spot, title
from liferaft.picture.kept import shows
from liferaft.picture.scene import Panel, Shape
from liferaft.picture.shapes import art, box, group, lines, path, text

OWN: Final = 700.0  # the width of the own park
OWN_HEIGHTS: Final = (420.0, 640.0)
OWN_MARGIN: Final = 0.62  # in cells: of the cells beside the park, so much is always seen
OTHER: Final = 420.0
OTHER_HEIGHTS: Final = (150.0, 400.0)
OTHER_MARGIN: Final = 0.3
HEAD: Final = 62.0  # above another park: its points, and the tile to be laid there
WIDEST: Final = 112.0  # of a cell

Spot = tuple[int, int]
Laid = tuple[tuple[int, int, int, int, int], ...]  # tile, x, y, quarter turns, points


def laid_in(view: View, seat: int) -> Laid:
    """The tiles of a park."""
    park = view["parks"][seat]
    return tuple((t["tile"], t["x"], t["y"], t["turn"], t["points"]) for t in park)


def asked_for(view: View, seat: int) -> tuple[str, int]:
    """The step at which a seat is asked, and about which thing; none if it is not asked."""
    asked = view["about"] == seat and not view["over"]
    return (view["step"], view["thing"]) if asked else ("", 0)


def is_lined(view: View) -> bool:
    """Whether roads keep whole lines empty."""
    return bool(view["options"]["road_reach"] == "line")


class Plot:
    """Where the cells of a park are drawn: all of it fits."""

    def __init__(
        self, spots: list[Spot], width: float, heights: tuple[float, float], margin: float
    ) -> None:
        low, high = heights
        self.x0, self.x1 = min(x for x, y in spots), max(x for x, y in spots)
        self.y0, self.y1 = min(y for x, y in spots), max(y for x, y in spots)
        across = self.x1 - self.x0 + 1 + 2 * margin
        down = self.y1 - self.y0 + 1 + 2 * margin
        self.step = min(WIDEST, width / across)
        self.height = min(high, max(low, self.step * down))
        self.step = round(min(self.step, self.height / down), 1)
        self.width = width
        self.left = (width - (self.x1 - self.x0) * self.step) / 2
        self.top = (self.height - (self.y1 - self.y0) * self.step) / 2

    def place(self, x: int, y: int) -> tuple[float, float]:
        """The middle of a cell."""
        return self.left + (x - self.x0) * self.step, self.top + (self.y1 - y) * self.step

    def backdrop(self, top: float = 0) -> list[Shape]:
        """The land around the park."""
        tall = self.height + top
        return [
            box(self.width, tall, self.width / 2, tall / 2, 14, "hab-land"),
            box(self.width, tall, self.width / 2, tall / 2, 14, "hab-tufts"),
        ]

    def roads(self, laid: Laid, lined: bool, seat: int) -> Shape:
        """HAB-4.2, HAB-4.3: the roads that run on where no tile may lie."""
        unit = self.step / 100
        ways = ""
        for tile, x, y, turn, _points in ((ENTRANCE, 0, 0, 0, 0), *laid):
            px, py = self.place(x, y)
            room = (py, self.width - px, self.height - py, px)  # by side: up to the edge
            for side in members(ROAD_SIDES[4 * tile + turn]):
                far = room[side] / unit
                if not lined and tile != ENTRANCE:
                    far = min(far, 102)
                dx, dy = STEPS[side]
                start = f"M{px / unit + 48 * dx:.0f} {py / unit - 48 * dy:.0f}"
                ways += f"{start}l{(far - 48) * dx:.0f} {(48 - far) * dy:.0f}"
        layers = [path(ways, f"hab-{layer}") for layer in ("kerb", "tar", "dashes")]
        return group(*layers, scale=round(unit, 4), key=f"roads:{seat}")


# The own park


def own_park(view: View, seat: int, _: Translate) -> Panel:
    """The own park with the cells beside it, and the tile that is being turned there."""
    return large_park(view, seat, *asked_for(view, seat), _)


@shows("options", of_seat=("parks", "park_points"))
def large_park(view: View, seat: int, step: str, thing: int, _: Translate) -> Panel:
    """A park with the cells beside it, and the tile that is laid or turned there at a step."""
    own = park_of(view, seat)
    spots = [spot(cell_of(laid)) for laid in own.tiles]
    if step == "rotate":
        spots.append(spot(thing >> 7))
    plot = Plot(spots, OWN, OWN_HEIGHTS, OWN_MARGIN)
    shapes = plot.backdrop()
    tile = thing & 127 if step == "lay" else -1
    cells = [free_cell(plot, own, place, tile, _) for place in own.empty]
    shapes += [shape for pair in cells for shape in pair[:1]]
    shapes.append(plot.roads(laid_in(view, seat), is_lined(view), seat))
    shapes += [shape for pair in cells for shape in pair[1:]]
    shapes.append(gate(plot, seat, "cell:0:0", _))
    for i, (tile, x, y, turn, points) in enumerate(laid_in(view, seat), 1):
        shapes.append(
            tile_piece(
                tile,
                turn,
                *plot.place(x, y),
                plot.step * 0.96,
                f"tile:{tile}",
                points=points,
                met=met(own, i, tile, turn),
                handle=f"cell:{x}:{y}",
                tip=told(tile, _, points),
            )
        )
    if step == "rotate":
        shapes.append(turned(plot, thing, _))
    return Panel(f"park:{seat}", "own", OWN, plot.height, shapes, title(view, seat, _), seat)


def met(own: Park, i: int, tile: int, turn: int) -> Met:
    """The places of the ticks on a tile: needs that are met, marked sides where a tile lies."""
    if KIND[tile] == ANIMAL:
        return met_needs(tile, tuple(lacks(own, i)))
    if KIND[tile] != ROAD:
        return ()
    here = 4 * cell_of(own.tiles[i])
    marks = members(MARKED_SIDES[4 * tile + turn])
    return met_sides([side for side in marks if own.has_tile(BESIDE[here + side])])


def free_cell(plot: Plot, own: Park, place: int, tile: int, _: Translate) -> list[Shape]:
    """An empty cell beside the park, cut off at the edge, and what the tile would gain there."""
    x, y = spot(empty_cell(place))
    px, py = plot.place(x, y)
    half = plot.step * 0.46
    left, right = max(3.0, px - half), min(plot.width - 3, px + half)
    top, bottom = max(3.0, py - half), min(plot.height - 3, py + half)
    mid_x, mid_y = (left + right) / 2, (top + bottom) / 2
    handle = f"cell:{x}:{y}"
    cls = "hab-closed" if place & CLOSED else "hab-free"
    cell = box(right - left, bottom - top, mid_x, mid_y, 8, cls, key=handle, handle=handle)
    if tile < 0:
        return [cell]
    turns = members(own.turns(place, tile))
    if not turns:
        return [cell]
    now = park_points(own)
    gain = max(park_points(own.laid(tile, empty_cell(place), turn)) for turn in turns) - now
    if gain <= 0:
        return [cell]
    cell = replace(cell, tip=_("+{n}: what the park gains here at once").format(n=gain))
    size = 24 if min(right - left, bottom - top) >= 44 else 16
    return [cell, text(f"+{gain}", mid_x, mid_y, size, "bold hab-gain")]


def gate(plot: Plot, seat: int, handle: str, _: Translate) -> Shape:
    """The entrance on its cell."""
    x, y = plot.place(0, 0)
    scale = round(plot.step * 0.0096, 3)
    tip = f"{_('Entrance')}: {colour_name(seat, _)}"
    halo = box(106, 106, 0, 0, 12, "halo")
    key = f"gate:{seat}"
    inside = [entrance(seat), *([halo] if handle else [])]
    return group(*inside, x=x, y=y, scale=scale, cls=f"hab-{seat}", key=key, handle=handle, tip=tip)


def turned(plot: Plot, thing: int, _: Translate) -> Shape:
    """The road tile on its cell, before it is decided how it is turned."""
    tile, cell = thing & 127, thing >> 7
    x, y = spot(cell)
    px, py = plot.place(x, y)
    key = f"tile:{tile}"
    handle = f"cell:{x}:{y}"
    size = plot.step * 0.96
    first = members(TURNS[tile])[0]
    return tile_piece(
        tile, first, px, py, size, key, handle=handle, tip=told(tile, _), cls="active dim"
    )


# The tile to lay


@shows("about", "step", "thing")
def hand(view: View, _: Translate) -> Panel:
    """The tile that was taken, what it scores, and the ways to turn it if it must be turned."""
    width, height = 600.0, 116.0
    tile = view["thing"] & 127
    turning = view["step"] == "rotate"
    shapes: list[Shape] = []
    left, right = (130.0, width - 8) if not turning else (16.0, width - 408)
    if not turning:
        shapes.append(tile_piece(tile, 0, 64, 58, 100, f"tile:{tile}", tip=told(tile, _)))
    name = _(TILE_NAMES[tile])
    shapes.append(lines(name, left, 28, right - left, 24, "bold serif", "start", 1))
    about = worth(tile, _)
    shapes.append(lines(about, left, 48, right - left, 18, "soft", "start", 3, top=True))
    for turn in members(TURNS[tile]) if turning else []:
        roads = sides(ROAD_SIDES[4 * tile + turn], _)
        shapes.append(
            tile_piece(
                tile,
                turn,
                width - 358 + 100 * turn,
                58,
                88,
                f"turn:{turn}",
                handle=f"turn:{turn}",
                tip=f"{_('Turn; the road leads')} {roads}",
            )
        )
    return Panel("hand", "hand", width, height, shapes, _("The tile to lay"), view["about"])


# Other parks


def other_park(view: View, seat: int, _: Translate) -> Panel:
    """The park of somebody else, with the tile that is about to be laid there."""
    return small_park(view, seat, *asked_for(view, seat), _)


@shows("options", of_seat=("parks", "park_points"))
def small_park(view: View, seat: int, step: str, thing: int, _: Translate) -> Panel:
    """A park without the cells beside it, and the tile that is laid or turned there at a step."""
    waiting = spot(thing >> 7) if step == "rotate" else (0, 0)
    plot, drawn = land(laid_in(view, seat), seat, is_lined(view), waiting, _)
    shapes = [*park_head(view, seat, step, thing, _), drawn]
    if step == "rotate":
        shapes.append(group(replace(turned(plot, thing, _), handle=""), y=HEAD))
    name = with_seat(view, seat, colour_name(seat, _), _)
    return Panel(f"park:{seat}", "other", OTHER, plot.height + HEAD, shapes, name, seat)


@lru_cache(maxsize=256)
def land(laid: Laid, seat: int, lined: bool, waiting: Spot, _: Translate) -> tuple[Plot, Shape]:
    """A small park, and room for a cell where a tile waits to be turned."""
    spots = [(0, 0), waiting, *((tile[1], tile[2]) for tile in laid)]
    plot = Plot(spots, OTHER, OTHER_HEIGHTS, OTHER_MARGIN)
    shapes = plot.backdrop()
    shapes.append(plot.roads(laid, lined, seat))
    shapes.append(gate(plot, seat, "", _))
    for tile, x, y, turn, points in laid:
        place = plot.place(x, y)
        tip = told(tile, _, points)
        key = f"tile:{tile}"
        shapes.append(tile_piece(tile, turn, *place, plot.step * 0.96, key, points=points, tip=tip))
    return plot, group(*shapes, y=HEAD, key=f"land:{seat}")


def park_head(view: View, seat: int, step: str, tile: int, _: Translate) -> list[Shape]:
    """Whose park it is, its points, and the tile in hand."""
    sign = group(
        art(f"lr-seat-{seat}", 32),
        box(40, 40, 0, 0, 20, "halo"),
        x=26,
        y=30,
        cls=f"hab-{seat} active" if step else f"hab-{seat}",
        key=f"sign:{seat}",
        tip=with_seat(view, seat, colour_name(seat, _), _),
    )
    points = points_name(view["park_points"][seat], _)
    shapes = [sign, text(points, 58, 30, 20, "bold", "start")]
    if step == "lay":
        shapes.append(
            tile_piece(tile, 0, OTHER - 34, 30, 58, f"tile:{tile}", tip=told(tile, _), cls="active")
        )
    return shapes
