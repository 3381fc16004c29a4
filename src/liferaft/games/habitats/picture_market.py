"""The market of Habitats: tiles in rows, and jeeps that look one way."""

from typing import Final

from liferaft.core.game import View
from liferaft.core.language import Translate
from liferaft.core.words import with_seat
from liferaft.games.habitats.box import EDGE, PLANS
from liferaft.games.habitats.picture_tile import jeep, tile_piece, told
from liferaft.games.habitats.signs import SIDE_WORDS, colour_name, in_reach
from liferaft.picture.kept import shows
from liferaft.picture.scene import Panel, Shape
from liferaft.picture.shapes import art, box, disc, group, path, pile, text

WIDTH: Final = 720.0
SIDE: Final = 420.0  # its width where only the supply is to be seen
WIDEST: Final = 112.0  # from tile to tile
MARGIN: Final = 10.0  # around the tiles
ROOM: Final = 76.0  # beside the market, from which on the supply lies there

Place = tuple[float, float]


class Stalls:
    """Where the spaces of the market are drawn."""

    def __init__(self, rows: int, columns: int) -> None:
        self.step = min(WIDEST, (WIDTH - 2 * MARGIN) / columns)
        self.columns = columns
        self.left = (WIDTH - columns * self.step) / 2
        self.height = rows * self.step + 2 * MARGIN

    def place(self, space: int) -> Place:
        """The middle of a space."""
        row, column = divmod(space, self.columns)
        return self.left + (column + 0.5) * self.step, MARGIN + (row + 0.5) * self.step


@shows("seats", "supply", "market", "rows", "columns", "pawns", "sides", "step", "about", "over")
def market(view: View, _: Translate) -> Panel:
    """The tiles that lie there, those in reach marked, the jeeps and the supply."""
    stock = _("Supply {n}").format(n=len(view["supply"]))
    if not view["market"]:  # the blind game of a lone player
        shapes = [box(SIDE, 130, SIDE / 2, 65, 14, "hab-land"), supply(view, SIDE / 2, 58, _)]
        return Panel("market", "side", SIDE, 130, shapes, stock)
    stalls = Stalls(view["rows"], view["columns"])
    middle = stalls.height / 2
    shapes = [
        box(WIDTH, stalls.height, WIDTH / 2, middle, 14, "hab-land"),
        box(WIDTH, stalls.height, WIDTH / 2, middle, 14, "hab-tufts"),
    ]
    if stalls.left >= ROOM:
        x = stalls.left / 2
        shapes.append(supply(view, x, stalls.height - 74, _))
        tree = min(110.0, stalls.left)
        shapes.append(art("hab-acacia", tree * 0.9, x=x, y=62))
        shapes.append(art("hab-acacia", tree, x=WIDTH - x, y=78))
        shapes.append(art("hab-acacia", tree * 0.8, x=WIDTH - x, y=stalls.height - 70))
    taking = view["step"] == "take"
    reach = in_reach(view, view["about"]) if taking else {}
    for space, tile in enumerate(view["market"]):
        if tile >= 0 or (view["step"] == "face" and space not in view["pawns"]):
            shapes.append(stall(stalls, space, tile, space in reach.values(), _))
    if reach:
        shapes.append(tracks(view, stalls, reach))
    shapes += [pawn(view, seat, stalls, _) for seat in range(view["seats"])]
    if view["step"] == "face":
        shapes += ways(view, stalls, _)
    title = f"{_('Market')} – {stock}"
    return Panel("market", "board", WIDTH, stalls.height, shapes, title)


def supply(view: View, x: float, y: float, _: Translate) -> Shape:
    """The tiles still to come, face down."""
    n = len(view["supply"])
    tip = _("Supply {n}").format(n=n)
    return pile(n, art("hab-back", 70), 70, 70, x=x, y=y, key="supply", handle="supply", tip=tip)


def stall(stalls: Stalls, space: int, tile: int, near: bool, _: Translate) -> Shape:
    """A tile of the market; face down before the first turn."""
    x, y = stalls.place(space)
    size = stalls.step * 0.92
    handle = f"space:{space}"
    if tile < 0:
        shade = box(size, size, 2, 3, 9, "shade")
        halo = box(size + 6, size + 6, 0, 0, 11, "halo")
        return group(shade, art("hab-back", size), halo, x=x, y=y, key=handle, handle=handle)
    cls = "active" if near else ""
    key = f"tile:{tile}"
    return tile_piece(tile, 0, x, y, size, key, handle=handle, tip=told(tile, _), cls=cls)


def tracks(view: View, stalls: Stalls, reach: dict[int, int]) -> Shape:
    """Dots from the jeep whose turn it is to the tiles that it can reach."""
    x, y = stalls.place(view["pawns"][view["about"]])
    ways = ""
    for space in reach.values():
        to_x, to_y = stalls.place(space)
        dx, dy = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
        start, end = stalls.step * 0.42, stalls.step * 0.3
        ways += f"M{x + dx * start:g} {y + dy * start:g}L{to_x - dx * end:g} {to_y - dy * end:g}"
    seat = view["about"]
    dots = [path(ways, "hab-track-rim"), path(ways, "hab-track")]
    return group(*dots, cls=f"hab-{seat}", key="tracks")


def pawn(view: View, seat: int, stalls: Stalls, _: Translate) -> Shape:
    """A jeep on its space, turned the way it looks."""
    x, y = stalls.place(view["pawns"][seat])
    side = view["sides"][seat]
    tip = name = with_seat(view, seat, colour_name(seat, _), _)
    if side >= 0:
        tip = _("{who} looks {side}.").format(who=name, side=_(SIDE_WORDS[side]))
    turn = seat == view["about"] and not view["over"]
    ahead = PLANS[view["seats"] - 1].beside[4 * view["pawns"][seat] + side] if side >= 0 else EDGE
    parts = jeep(seat, ahead != EDGE)
    if side < 0:
        parts.append(text("?", 0, -26, 32, "bold on-c"))
    return group(
        *parts,
        disc(52, 0, 0, "halo"),
        x=x,
        y=y,
        turn=90 * max(0, side),
        scale=round(stalls.step / 108, 3),
        cls=f"hab-{seat} active" if turn else f"hab-{seat}",
        key=f"pawn:{seat}",
        handle=f"pawn:{seat}",
        tip=tip,
    )


def ways(view: View, stalls: Stalls, _: Translate) -> list[Shape]:
    """HAB-1.6: four arrows around the jeep that is asked which way it looks."""
    seat = view["about"]
    x, y = stalls.place(view["pawns"][seat])
    far = stalls.step * 0.66
    out: list[Shape] = []
    for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        out.append(
            group(
                disc(30, 0, 0, "hab-plate"),
                art("hab-arrow", 40),
                disc(32, 0, 0, "halo"),
                x=x + dx * far,
                y=y + dy * far,
                turn=90 * side,
                scale=round(stalls.step / 110, 3),
                cls=f"hab-{seat}",
                key=f"side:{side}",
                handle=f"side:{side}",
                tip=_("look {side}").format(side=_(SIDE_WORDS[side])),
            )
        )
    return out
