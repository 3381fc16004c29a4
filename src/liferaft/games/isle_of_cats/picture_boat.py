"""Boats in the picture of The Isle of Cats: one large with cells to point at, the others small."""

from functools import lru_cache
from typing import Final

from liferaft.core.game import View
from liferaft.core.language import Translate
from liferaft.games.isle_of_cats.art_boat import CELL, HIGH, LEFT, TOP, WIDE
from liferaft.games.isle_of_cats.box import (
    BASKET,
    BOATS,
    BROKEN,
    COLOUR_NAMES,
    HEIGHT,
    MAP_CELLS,
    PLAN,
    RAT_CELLS,
    ROOM_LETTERS,
    SPEED,
    WHOLE,
    WIDTH,
)
from liferaft.games.isle_of_cats.picture_cards import BASKET_SIDES
from liferaft.games.isle_of_cats.picture_tiles import (
    PARTED,
    figure,
    laid_tile,
    size_of,
    tile_key,
    tile_shape,
    told,
    who,
)
from liferaft.games.isle_of_cats.shapes import CELLS
from liferaft.games.isle_of_cats.signs import (
    baskets,
    card_text,
    cards,
    fish,
    lessons,
    letter,
    points,
    room_name,
    tile_of_shape,
)
from liferaft.games.isle_of_cats.text import translate_to
from liferaft.picture.kept import shows
from liferaft.picture.scene import Panel, Shape
from liferaft.picture.shapes import art, badge, box, card, group, lines, text

SIDE: Final = 420.0
DECK: Final = "M"
STRIP: Final = 50.0  # the height of what is told below a small boat


def cell_handle(cell: int) -> str:
    """The handle of a cell of the large boat: its row and its column."""
    return f"cell:{cell % HEIGHT}:{cell // HEIGHT}"


def in_hand(view: View, seat: int) -> int:
    """The tile that a seat is about to place or to name; -1 if there is none."""
    if view["over"] or view["about"] != seat:
        return -1
    if view["step"] == "place":
        return int(view["thing"]) & 255
    return tile_of_shape(view["thing"]) if view["step"] == "name" else -1


# The large boat


def large_boat(view: View, seat: int, _: Translate, lang: str) -> Panel:
    """A boat with every cell to point at, and the tile that its owner is about to place."""
    return own_boat(view, seat, in_hand(view, seat), _, lang)


@shows(
    "family", "places.boat",
    of_seat=(
        "places.tiles", "places.points", "places.total", "places.fish", "places.ready",
        "places.used", "places.anywhere", "places.extra",
    ),
)  # fmt: skip
def own_boat(view: View, seat: int, tile: int, _: Translate, lang: str) -> Panel:
    """A boat on the sea with every cell to point at, and in its corners what its owner has."""
    place = view["places"][seat]
    shapes = [
        box(WIDE, HIGH, WIDE / 2, HIGH / 2, 14, "ioc-sea"),
        box(WIDE, HIGH, WIDE / 2, HIGH / 2, 14, "ioc-swell"),
        art(boat_art(place["boat"]), WIDE, HIGH, WIDE / 2, HIGH / 2),
        *map_letters(place, _),
        cells(place, lang),
        *tiles(place, seat, 1, _, True),
        *corners(view, seat, tile, _),
    ]
    return Panel("boat", "own", WIDE, HIGH, shapes, who(view, seat, _), seat)


def boat_art(kind: int) -> str:
    """The name of the drawing of a boat."""
    return f"ioc-boat-{kind}" if kind >= 0 else "ioc-boat"


def laid_handle(laid: View) -> str:
    """The handle of a tile on the large boat, by its first cell."""
    return f"laid:{laid['cells'][0]}"


def tiles(place: View, seat: int, scale: float, _: Translate, handled: bool) -> list[Shape]:
    """The tiles on a boat that is drawn so large; on the large one they can be pointed at."""
    found = []
    cell = CELL * scale
    for laid in place["tiles"]:
        shape = laid["shape"]
        tile = PARTED * laid["colour"] + shape
        way, anchor = divmod(laid["placement"], CELLS)
        x, y = divmod(anchor, HEIGHT)
        drawn = laid_tile(
            tile,
            way,
            cell,
            LEFT * scale + x * cell,
            TOP * scale + y * cell,
            tile_key(tile) or f"treasure:{seat}:{laid['cells'][0]}",
            told(tile, _),
            laid_handle(laid) if handled else "",
        )
        found.append(drawn)
    return found


def map_letters(place: View, _: Translate) -> list[Shape]:
    """The letters of the colours of the treasure maps that are not covered."""
    if place["boat"] < 0:
        return []
    covered = {cell for laid in place["tiles"] for cell in laid["cells"]}
    found = []
    for colour, (x, y) in enumerate(MAP_CELLS[place["boat"]]):
        if HEIGHT * x + y not in covered:
            at = (LEFT + (x + 0.5) * CELL, TOP + (y + 0.5) * CELL)
            found.append(
                text(letter(colour, _), at[0] + 5.5, at[1] + 5.5, 14, f"bold ioc-i{colour}")
            )
    return found


def cells(place: View, lang: str) -> Shape:
    """The cells that no tile covers, to point at: a tile in hand is held over one of them."""
    covered = {cell for laid in place["tiles"] for cell in laid["cells"]}
    bare = bare_cells(place["boat"], lang)
    return group(*[shape for cell, shape in bare if cell not in covered], cls="ioc-cells")


@lru_cache(maxsize=16)
def bare_cells(kind: int, lang: str) -> tuple[tuple[int, Shape], ...]:
    """The cells of a boat without tiles, each with its room and what is printed on it."""
    _ = translate_to(lang)
    found = []
    for x in range(WIDTH):
        for y in range(HEIGHT):
            if PLAN[y][x] == ".":
                continue
            cell = HEIGHT * x + y
            handle = cell_handle(cell)
            at = (LEFT + (x + 0.5) * CELL, TOP + (y + 0.5) * CELL)
            tip = room_name(ROOM_LETTERS.index(PLAN[y][x]), _)
            if kind >= 0 and (x, y) in RAT_CELLS[kind]:
                tip = _("{room}: a rat").format(room=tip)
            elif kind >= 0 and (x, y) in MAP_CELLS[kind]:
                colour = _(COLOUR_NAMES[MAP_CELLS[kind].index((x, y))])
                tip = _("{room}: treasure map in {colour}").format(room=tip, colour=colour)
            elif PLAN[y][x] == DECK:
                tip = ""  # the largest room is where one is if nothing else is told
            key = f"{y}:{x}"
            found.append((cell, box(CELL, CELL, *at, key=key, handle=handle, tip=tip)))
    return tuple(found)


def corners(view: View, seat: int, tile: int, _: Translate) -> list[Shape]:
    """Points, fish and baskets, and the tile in hand, where the boat leaves room."""
    place = view["places"][seat]
    won = place["points"]["sum"] if "total" not in place else place["total"]
    shapes = [
        note(figure_and(view, seat, str(won), _), 66, 27, 116, points(won, _), "points"),
    ]
    if not view["family"]:
        inside = [art("ioc-fish", 32, x=-20), text(str(place["fish"]), 18, 0, 24, "bold ioc-ink")]
        shapes.append(note(inside, WIDE - 52, 27, 88, fish(place["fish"], _), "fish"))
        shapes += own_baskets(place, _)
    if tile >= 0:
        shapes.append(held(tile, 14, 62, HIGH - 33, _))
    elif place["anywhere"]:
        tip = _("Your next tile may lie anywhere.")
        shapes.append(note([art("ioc-leap", 30, cls="ioc-ink")], 44, HIGH - 28, 60, tip, "leap"))
    elif place["extra"]:
        tip = _("More cats this turn: {n}").format(n=place["extra"])
        inside = [art("ioc-face", 28, x=16, cls="ioc-c5")]
        inside.append(text(f"+{place['extra']}", -16, 0, 22, "bold ioc-ink"))
        shapes.append(note(inside, 52, HIGH - 28, 84, tip, "extra"))
    return shapes


def figure_and(view: View, seat: int, words: str, _: Translate) -> list[Shape]:
    """The figure of a seat, and beside it its points."""
    key = f"figure:{seat}"
    return [
        figure(view, seat, 36, x=-36, y=-1, key=key, _=_),
        art("lr-star", 20, x=-4, y=0, cls="ioc-gold"),
        text(words, 28, 0, 22, "bold ioc-ink"),
    ]


def note(inside: list[Shape], x: float, y: float, w: float, tip: str, key: str) -> Shape:
    """A plate of pale paper in a corner of the sea."""
    return group(box(w, 40, 0, 0, 10, "ioc-note"), *inside, x=x, y=y, key=key, tip=tip)


def own_baskets(place: View, _: Translate) -> list[Shape]:
    """The permanent baskets at the lower right: ready ones, then used ones, pale."""
    shapes = []
    x = WIDE - 28.0
    for side, words in reversed(BASKET_SIDES):
        n = place[side]
        if not n:
            continue
        inside = [
            box(48, 42, 0, 0, 9, "ioc-note"),
            art("ioc-basket", 32, y=-1, cls="dim" if side == "used" else ""),
            box(54, 48, 0, 0, 11, "halo"),
        ]
        if side == "used":
            inside.insert(2, art("lr-check", 24, x=2, y=2, cls="ioc-ink"))
        if n > 1:
            inside.append(badge(str(n), 18, -16, 14))
        key = f"basket:{side}"
        shapes.append(
            group(*inside, x=x, y=HIGH - 28, key=key, handle=key, tip=_(words).format(n=n))
        )
        x -= 56
    return shapes


def held(tile: int, cell: float, x: float, y: float, _: Translate) -> Shape:
    """The tile in hand, as it lies unturned."""
    shape = tile % PARTED
    wide, high = size_of(shape)
    way = 1 if high > wide else 0
    return tile_shape(tile, way, cell, x=x, y=y, key=tile_key(tile) or "in hand", tip=told(tile, _))


# Small boats


def small_boat(view: View, seat: int, _: Translate) -> Panel:
    """Another boat, with what everybody may know of its owner, and the tile to be placed there."""
    return other_boat(view, seat, in_hand(view, seat), _)


@shows(
    "family", "places.boat",
    of_seat=(
        "places.tiles", "places.points", "places.total", "places.fish", "places.ready",
        "places.used", "places.hand", "places.lessons", "places.laid", "places.passed",
    ),
)  # fmt: skip
def other_boat(view: View, seat: int, tile: int, _: Translate) -> Panel:
    """Another boat, with what everybody may know of its owner below it."""
    place = view["places"][seat]
    scale = SIDE / WIDE
    sea = HIGH * scale
    height = sea + STRIP
    shapes = [
        box(SIDE, sea, SIDE / 2, sea / 2, 12, "ioc-sea"),
        box(SIDE, sea, SIDE / 2, sea / 2, 12, "ioc-swell"),
        art(boat_art(place["boat"]), SIDE, sea, SIDE / 2, sea / 2),
        *tiles(place, seat, scale, _, False),
        figure(view, seat, 34, x=24, y=22, key=f"figure:{seat}", _=_),
        *counts(view, seat, sea + STRIP / 2 + 4, _),
    ]
    if tile >= 0:
        shapes.append(held(tile, 9, 36, sea - 20, _))
    title = who(view, seat, _)
    if place["passed"]:
        title = f"{title}: {_('has passed')}"
    return Panel(f"boat:{seat}", "other", SIDE, height, shapes, title, seat)


def counts(view: View, seat: int, y: float, _: Translate) -> list[Shape]:
    """Points, fish, baskets, cards and lessons of another player, and the rescue cards laid out."""
    place = view["places"][seat]
    won = place["total"] if "total" in place else place["points"]["sum"]
    entries = [("lr-star", won, points(won, _))]
    if not view["family"]:
        entries += [
            ("ioc-fish", place["fish"], fish(place["fish"], _)),
            ("ioc-basket", place["ready"], baskets(place["ready"] + place["used"], _)),
            ("ioc-card", place["hand"], cards(place["hand"], _)),
        ]
    entries.append(("ioc-scroll", place["lessons"], lessons(place["lessons"], _)))
    shapes = []
    for i, (icon, n, tip) in enumerate(entries):
        number = f"{n}/{n + place['used']}" if icon == "ioc-basket" else str(n)
        inside = [art(icon, 22, x=-14, cls="ioc-gold"), text(number, 0, 0, 16, "bold", "start")]
        shapes.append(group(*inside, x=27 + 53 * i, y=y, tip=tip))
    return [*shapes, *laid_out(place, y, _)]


def laid_out(place: View, y: float, _: Translate) -> list[Shape]:
    """The baskets and boots of the rescue cards that another player has laid out and not used."""
    laid = place["laid"]
    if not laid:
        return []
    sides = [sum(int(BASKET[card]) == side for card in laid) for side in (WHOLE, BROKEN)]
    boots = sum(int(SPEED[card]) for card in laid)
    inside = [box(140, 32, 0, 0, 8, "ioc-note")]
    entries = zip(("basket", "broken", "boot"), (*sides, boots), (-62, -18, 26))
    for icon, n, x in entries:
        cls = "" if n else "off"
        inside.append(art(f"ioc-{icon}", 22, x=x + 8, cls=cls))
        inside.append(text(str(n), x + 24, 0, 16, "bold ioc-ink", "start"))
    tip = " ".join(card_text(card, _) for card in laid)
    return [group(*inside, x=SIDE - 74, y=y, tip=f"{_('For today')}: {tip}")]


# Choosing boats


@shows("places.boat")
def boats(view: View, _: Translate) -> Panel:
    """IOC-1.1: the boats that can be chosen."""
    w, h = 346.0, 178.0
    taken = [place["boat"] for place in view["places"]]
    shapes = []
    for kind in range(BOATS):
        name = _("Boat {colour}").format(colour=_(COLOUR_NAMES[kind]))
        shapes.append(
            card(
                w,
                h,
                art(boat_art(kind), w - 12, (w - 12) * HIGH / WIDE, y=-10),
                lines(name, 0, h / 2 - 16, w - 20, 18, "bold", most=1),
                x=w / 2 + 10 + kind % 2 * (w + 8),
                y=h / 2 + 10 + kind // 2 * (h + 10),
                key=f"boat:{kind}",
                handle=f"boat:{kind}",
                tip=name,
                cls="off" if kind in taken else "",
            )
        )
    return Panel("boats", "board", WIDE, 2 * h + 30, shapes, _("Boats"))
