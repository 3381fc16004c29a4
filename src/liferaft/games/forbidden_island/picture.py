"""Forbidden Island as a picture: the island in its sea, hands, water meter, piles."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from liferaft.core.bits import members
from liferaft.core.game import View, name_of
from liferaft.core.language import Translate
from liferaft.core.words import numbered, with_seat
from liferaft.games.forbidden_island.art import ART, STYLE
from liferaft.games.forbidden_island.box import (
    CARD_IDS,
    CARD_NAMES,
    CARDS_TO_FIND,
    FLOOD_CARDS,
    HELICOPTER,
    LANDING,
    LAYOUT_IDS,
    LAYOUT_ROWS,
    ROLE_IDS,
    ROLE_NAMES,
    ROLE_POWERS,
    SANDBAGS,
    SKULL,
    TILE_IDS,
    TILE_NAMES,
    TILES,
    TREASURE_TILES,
    TREASURES,
    cells,
)
from liferaft.games.forbidden_island.tables import (
    ACTIONS,
    ACTIONS_PER_TURN,
    BE,
    DROP,
    FIND,
    FLY,
    GIVE,
    LIFT,
    LIFT_OFF,
    MOVE,
    PARTY,
    PUSH,
    REACH,
    SANDBAG,
    SHORE,
    TO,
)
from liferaft.games.forbidden_island.terminal import letters
from liferaft.games.forbidden_island.text import ENDINGS, translate_to
from liferaft.picture.kept import shows
from liferaft.picture.pictures import Pictures
from liferaft.picture.scene import Mark, Panel, Scene, Shape
from liferaft.picture.shapes import (
    art,
    back,
    badge,
    box,
    card,
    disc,
    group,
    lines,
    path,
    pawn,
    pile,
    row,
    text,
)

PITCH: Final = 96.0  # from tile to tile
TILE: Final = 88.0  # the side of a tile
SHORE_LINE: Final = 14.0  # between the outermost tiles and the edge of the sea
PEDESTALS: Final = 148.0  # the height of a strip for the treasures, where no corner is free
LARGE: Final = 198.0  # the width of what is told about an adventurer beside the cards
SMALL: Final = 166.0
SIDE: Final = 420.0  # the width of the smaller panels
LEANS: Final = (-4.0, 3.0, -2.5, 4.0, -3.0)  # how flooded tiles are tilted, by tile

Place = tuple[float, float]

letters_in: Final = lru_cache(maxsize=8)(letters)


class ForbiddenIslandPictures(Pictures):
    """The pictures of Forbidden Island."""

    def art(self) -> dict[str, str]:
        """Tiles, treasures, cards, sea."""
        return ART

    def style(self) -> str:
        """Colours of sea, sand, adventurers and cards."""
        return STYLE

    def scene(self, view: View, lang: str) -> Scene:
        """The island, the own hand, the other adventurers, the water meter and the piles."""
        _ = translate_to(lang)
        own = view["seat"]
        panels = [island(view, _)]
        if view["step"] == "choose":
            panels.append(adventurers(view, _))
        if own >= 0:
            panels.append(hand(view, own, actions_left(view, own), _))
        panels.append(water(view, _))
        turns = [(view["turn"] + i) % view["seats"] for i in range(view["seats"])]
        for seat in sorted(turns):
            if seat != own:
                panels.append(player(view, seat, actions_left(view, seat), _))
        panels.append(piles(view, _))
        return Scene("forbidden_island", panels)

    def handles(self, action: int, view: View) -> list[str]:
        """Tiles, pawns, cards, treasures and adventurers."""
        verb = ACTIONS.verb[action]
        x = action - verb
        seat = view["about"]
        if verb in (MOVE, FLY, SHORE, TO, REACH):
            return [f"tile:{x}"]
        if verb == PUSH:
            return [f"tile:{x % TILES}", f"pawn:{x // TILES}"]
        if verb == GIVE:
            return [f"card:{seat}:{x // 4}", f"pawn:{x % 4}"]
        if verb == FIND:
            return [f"treasure:{x}", f"card:{seat}:{x}", f"tile:{view['pawns'][seat]}"]
        if verb == SANDBAG:
            return [f"tile:{x}", f"card:{seat}:{SANDBAGS}"]
        if verb == LIFT:
            return [f"tile:{x}", f"card:{seat}:{HELICOPTER}"]
        if verb == LIFT_OFF:
            return [f"tile:{LANDING}", f"card:{seat}:{HELICOPTER}"]
        if verb == PARTY:
            return [f"pawn:{q}" for q in members(x + 1)]
        if verb == DROP:
            return [f"card:{seat}:{x}"]
        if verb == BE:
            return [f"adventurer:{x}"]
        return []

    def mark(self, seat: int, view: View, lang: str) -> Mark:
        """The pawn of the adventurer with its letter."""
        role = view["roles"][seat]
        if role < 0:
            return super().mark(seat, view, lang)
        return Mark("lr-pawn", f"fi-{ROLE_IDS[role]}", letters(translate_to(lang))[role])

    def cover(self) -> Scene:
        """Four tiles in the sea, one of them flooded, and the treasures."""
        shapes = [box(480, 300, 240, 150, 14, "fi-sea"), box(480, 300, 240, 150, 14, "fi-swell")]
        names = ("temple_of_the_sun", "fools_landing", "crimson_forest", "tidal_palace")
        places = [(96.0, 100.0), (192.0, 100.0), (288.0, 100.0), (384.0, 100.0)]
        shapes += shore(places)
        for i, (name, (x, y)) in enumerate(zip(names, places)):
            shapes.append(tile_card(TILE_IDS.index(name), "", x, y, wet=i == 3))
        for treasure, x in enumerate(row(TREASURES, 480, 96, 240)):
            shapes.append(art(f"fi-card-{CARD_IDS[treasure]}", 78, x=x, y=226))
        return Scene("forbidden_island", [Panel("cover", "board", 480, 300, shapes)])


PICTURES: Final = ForbiddenIslandPictures()


# The island


@shows(
    "options", "seats", "tile_at", "flooded", "sunk", "flood_layers", "found", "hands", "pawns",
    "roles", "about", "over", "result",
)  # fmt: skip
def island(view: View, _: Translate) -> Panel:
    """The sea, the tiles in it, the treasures at its corners and the pawns."""
    layout = LAYOUT_IDS.index(view["options"]["layout"])
    rows = LAYOUT_ROWS[layout]
    width = len(rows[0]) * PITCH + 2 * SHORE_LINE
    height = len(rows) * PITCH + 2 * SHORE_LINE
    place = {
        tile: (SHORE_LINE + (c + 0.5) * PITCH, SHORE_LINE + (r + 0.5) * PITCH)
        for tile, (r, c) in zip(view["tile_at"], cells(layout))
    }
    free = all(rows[r][c] == "." for r in (0, 1, -1, -2) for c in (0, -1))
    pedestals = corners(width, height) if free else strip(width, height)
    height += 0 if free else PEDESTALS
    shapes = [
        box(width, height, width / 2, height / 2, 14, "fi-sea"),
        box(width, height, width / 2, height / 2, 14, "fi-swell"),
        *shore([place[tile] for tile in range(TILES) if tile not in view["sunk"]]),
    ]
    shapes += [tile_shape(view, tile, *place[tile], _) for tile in range(TILES)]
    shapes += [pedestal(view, t, *pedestals[t], _) for t in range(TREASURES)]
    shapes += pawns(view, place, _)
    told = _(ENDINGS[view["result"]]) if view["over"] else ""
    return Panel("island", "board", width, height, shapes, told)


def corners(width: float, height: float) -> list[Place]:
    """The places of the treasures in the four corners."""
    x, top, bottom = 62.0, 60.0, height - 96
    return [(x, top), (width - x, top), (x, bottom), (width - x, bottom)]


def strip(width: float, height: float) -> list[Place]:
    """The places of the treasures below the island."""
    return [(x, height + 48) for x in row(TREASURES, width, width / 4, width / 2)]


def shore(places: list[Place]) -> list[Shape]:
    """Shallows, foam and sand around the tiles that are there."""
    half = PITCH / 2
    squares = "".join(
        f"M{x - half:g} {y - half:g}h{PITCH:g}v{PITCH:g}h-{PITCH:g}Z" for x, y in places
    )
    return [path(squares, cls) for cls in ("fi-shallows", "fi-foam", "fi-sand")] if places else []


def tile_shape(view: View, tile: int, x: float, y: float, _: Translate) -> Shape:
    """A tile: dry, flooded or gone."""
    if tile in view["sunk"]:
        return sunk_tile(tile, x, y, _)
    layers = view["flood_layers"]
    next_to_flood = len(layers) > 1 and tile in layers[0]
    wet = tile in view["flooded"]
    return lying_tile(tile, x, y, wet, tuple(view["found"]), next_to_flood, _)


@lru_cache(maxsize=512)
def sunk_tile(tile: int, x: float, y: float, _: Translate) -> Shape:
    """Where a tile was."""
    told = _("{tile}: sunk").format(tile=_(TILE_NAMES[tile]))
    ripples = art("fi-ripples", TILE)
    halo = box(TILE, TILE, 0, 0, 12, "halo")
    water = box(TILE, TILE, 0, 0, 12, "fi-deep")
    return group(
        water, ripples, halo, x=x, y=y, key=f"sunk:{tile}", handle=f"tile:{tile}", tip=told
    )


@lru_cache(maxsize=4096)
def lying_tile(
    tile: int,
    x: float,
    y: float,
    wet: bool,
    found: tuple[int, ...],
    next_to_flood: bool,
    _: Translate,
) -> Shape:
    """A tile that is there, with the treasure that can be found on it."""
    name = _(TILE_NAMES[tile])
    told = _("{tile}: flooded").format(tile=name) if wet else name
    marks: list[Shape] = []
    for treasure in range(TREASURES):
        if TREASURE_TILES[treasure] >> tile & 1:
            told = f"{told}. {_(CARD_NAMES[treasure])}"
            marks.append(seal(f"fi-card-{CARD_IDS[treasure]}", treasure in found))
    if next_to_flood:
        told = f"{told}. " + _("Its flood card lies on top of the pile.")
        marks.append(art("fi-drop", 22, x=-32, y=-31))
    return tile_card(tile, name, x, y, wet, marks, f"tile:{tile}", told)


def tile_card(
    tile: int,
    name: str,
    x: float,
    y: float,
    wet: bool,
    marks: list[Shape] | None = None,
    handle: str = "",
    tip: str = "",
) -> Shape:
    """A tile as it lies there, tilted and under water if it is flooded."""
    return card(
        TILE,
        TILE,
        *tile_face(tile, name, wet),
        *(marks or []),
        x=x,
        y=y,
        body="fi-wet" if wet else "fi-tile",
        key=f"tile:{tile}",
        handle=handle,
        tip=tip,
        turn=LEANS[tile % len(LEANS)] if wet else 0,
    )


@lru_cache(maxsize=256)
def tile_face(tile: int, name: str, wet: bool) -> tuple[Shape, ...]:
    """What is drawn on a tile, and its name."""
    face = [art(f"fi-tile-{TILE_IDS[tile]}", 76, 48.6, y=-16)]
    if wet:
        face.append(art("fi-flood", 76, 48.6, y=-16))
    face.append(box(76, 48.6, 0, -16, 4, "fi-rim"))
    if name:
        ink = "bold white" if wet else "bold fi-name"
        face.append(lines(name, 0, 25.5, 84, 14, ink, most=2))
    return tuple(face)


def seal(name: str, found: bool) -> Shape:
    """The treasure that can be found on a tile, in its corner; pale once it is found."""
    face = art(name, 21, cls="off" if found else "")
    return group(disc(14, 0, 0, "fi-seal"), face, x=31, y=-30)


def pedestal(view: View, treasure: int, x: float, y: float, _: Translate) -> Shape:
    """A treasure: waiting on a stone, or found and golden."""
    held = max(cards[treasure] for cards in view["hands"])
    return on_stone(treasure, treasure in view["found"], held, x, y, _)


@lru_cache(maxsize=512)
def on_stone(treasure: int, found: bool, held: int, x: float, y: float, _: Translate) -> Shape:
    """A treasure, and how many of its cards are in one hand."""
    name = _(CARD_NAMES[treasure])
    told = _("{card}: found") if found else _("{card}: {n} of {needed} cards in one hand")
    parts = [
        disc(46, 2, 5, "shade"),
        disc(46, 0, 0, "fi-found" if found else "fi-stone"),
        art(f"fi-card-{CARD_IDS[treasure]}", 70),
        lines(name, 0, 52, 96, 16, "bold outlined", most=2, top=True),
        disc(49, 0, 0, "halo"),
    ]
    if found:
        parts.append(token_check())
    else:
        parts.append(badge(f"{held}/{CARDS_TO_FIND}", 36, -32, 14))
    return group(
        *parts,
        x=x,
        y=y,
        key=f"treasure:{treasure}",
        handle=f"treasure:{treasure}",
        tip=told.format(card=name, n=held, needed=CARDS_TO_FIND),
    )


def token_check() -> Shape:
    """The tick on a treasure that is found."""
    return group(disc(14, 0, 0, "fi-pip-on"), art("lr-check", 16, cls="fi-tick-on"), x=36, y=-32)


def pawns(view: View, place: dict[int, Place], _: Translate) -> list[Shape]:
    """The pawns on their tiles, side by side where there are several."""
    shapes: list[Shape] = []
    for seat in range(view["seats"]):
        tile = view["pawns"][seat]
        if tile < 0:
            continue
        there = [q for q in range(view["seats"]) if view["pawns"][q] == tile]
        x, y = place[tile]
        across = row(len(there), TILE + 20, 34)[there.index(seat)]
        role = view["roles"][seat]
        tip = with_seat(view, seat, _(ROLE_NAMES[role]), _)
        shapes.append(
            pawn(
                letters_in(_)[role],
                x=x + across,
                y=y - 15,
                size=44,
                cls=f"fi-{ROLE_IDS[role]}" + (" active" if seat == view["about"] else ""),
                key=f"pawn:{seat}",
                handle=f"pawn:{seat}",
                tip=tip,
            )
        )
    return shapes


# Adventurers and their hands


def actions_left(view: View, seat: int) -> int:
    """How many actions a seat has left; -1 if it is not its turn."""
    return view["actions_left"] if view["turn"] == seat and not view["over"] else -1


@shows("roles", of_seat=("hands",))
def hand(view: View, seat: int, left: int, _: Translate) -> Panel:
    """The own adventurer and the own cards, large."""
    width, height = 600.0, 128.0
    shapes = [*identity(view, seat, left, LARGE, _)]
    shapes += spread(hand_cards(view, seat, 74, 112, True, _), 74, LARGE, (width, height), _)
    return Panel("hand", "hand", width, height, shapes, panel_title(view, seat, _), seat)


@shows("roles", of_seat=("hands",))
def player(view: View, seat: int, left: int, _: Translate) -> Panel:
    """Another adventurer with his cards."""
    width, height = SIDE, 112.0
    shapes = [*identity(view, seat, left, SMALL, _)]
    shapes += spread(hand_cards(view, seat, 48, 70, False, _), 48, SMALL, (width, height), _)
    title = panel_title(view, seat, _)
    return Panel(f"player:{seat}", "other", width, height, shapes, title, seat)


def spread(cards: list[Shape], w: float, left: float, panel: Place, _: Translate) -> list[Shape]:
    """Cards of that width side by side on the right of a panel, overlapping if there are many."""
    width, height = panel
    middle = (left + width) / 2
    if not cards:
        return [text(_("no cards"), middle, height / 2, 16, "faint italic")]
    xs = row(len(cards), width - left, w + 6, middle)
    return [replace(face, x=round(x, 1), y=height / 2) for face, x in zip(cards, xs)]


def panel_title(view: View, seat: int, _: Translate) -> str:
    """The adventurer of a seat as the title of a panel."""
    role = view["roles"][seat]
    if role < 0:
        return name_of(view, seat) or numbered(seat, _)
    return with_seat(view, seat, _(ROLE_NAMES[role]), _)


def identity(view: View, seat: int, left: int, width: float, _: Translate) -> list[Shape]:
    """Who somebody is and what he can do; whose turn it is, with the actions left."""
    role = view["roles"][seat]
    if role < 0:
        return [text(_("nobody yet"), width / 2, 56, 16, "faint italic")]
    size = 15 if width == LARGE else 13
    figure = group(
        art("lr-pawn", 50),
        text(letters_in(_)[role], 0, 10, 20, "bold on-c"),
        x=28,
        y=32,
        cls=f"fi-{ROLE_IDS[role]}",
        key=f"role:{seat}",
        tip=_(ROLE_NAMES[role]),
    )
    power = lines(_(ROLE_POWERS[role]), 60, 6, width - 66, size, "soft", "start", 8, top=True)
    return [figure, power, *([pips(left, _)] if left >= 0 else [])]


def pips(left: int, _: Translate) -> Shape:
    """The actions of a turn as dots below the pawn, those that are left filled."""
    xs = row(ACTIONS_PER_TURN, 60, 17)
    dots = [disc(5.5, x, 0, "fi-pip-on" if i < left else "fi-pip") for i, x in enumerate(xs)]
    arrow = art("lr-turn", 24, y=22)
    told = _("actions left: {n}").format(n=left)
    return group(*dots, arrow, x=28, y=72, key="actions", tip=told)


def hand_cards(view: View, seat: int, w: float, h: float, named: bool, _: Translate) -> list[Shape]:
    """The cards of a hand, by kind."""
    shapes: list[Shape] = []
    for kind, n in enumerate(view["hands"][seat]):
        handle = f"card:{seat}:{kind}"
        for i in range(n):
            face = face_up(kind, _(CARD_NAMES[kind]), w, h, named)
            shapes.append(replace(face, key=f"{handle}:{i}", handle=handle))
    return shapes


@lru_cache(maxsize=64)
def face_up(kind: int, name: str, w: float, h: float, named: bool) -> Shape:
    """A treasure card: its drawing in a frame of its colour, with its name if there is room."""
    room = h - 8 - (h * 0.28 if named else 0)
    middle = -(h - 8 - room) / 2
    face = [
        box(w - 8, h - 8, 0, 0, 5, "fi-band"),
        box(w - 14, room - 6, 0, middle, 4, "fi-field"),
        art(f"fi-card-{CARD_IDS[kind]}", min(w - 20, room - 10), y=middle),
    ]
    if named:
        face.append(lines(name, 0, h / 2 - 4 - h * 0.14, w - 10, 13, "bold white", most=2))
    return card(w, h, *face, tip=name, cls=f"fi-kind-{CARD_IDS[kind]}")


def adventurers(view: View, _: Translate) -> Panel:
    """FI-2.4: the adventurers that can be chosen."""
    width, height = 600.0, 270.0
    shapes: list[Shape] = []
    for role, name in enumerate(ROLE_NAMES):
        taken = role in view["roles"]
        shapes.append(
            card(
                190,
                126,
                group(
                    art("lr-pawn", 40),
                    text(letters(_)[role], 0, 8, 16, "bold on-c"),
                    x=-70,
                    y=-36,
                    cls=f"fi-{ROLE_IDS[role]}",
                ),
                lines(_(name), -44, -36, 134, 18, "bold serif", "start", 1),
                lines(_(ROLE_POWERS[role]), -86, -8, 172, 13, "soft", "start", 5, top=True),
                x=100 + role % 3 * 200,
                y=68 + role // 3 * 134,
                key=f"adventurer:{role}",
                handle=f"adventurer:{role}",
                tip=_(name),
                cls="off" if taken else "",
            )
        )
    return Panel("adventurers", "market", width, height, shapes, _("Adventurers"))


# Water and piles


@shows("water")
def water(view: View, _: Translate) -> Panel:
    """The water meter: how high it stands, and how many flood cards that means."""
    width, height = SIDE, 96.0
    level = view["water"]
    step = 35.0
    left = 16.0
    levels = int(SKULL)
    end = left + levels * step
    top, tall = 30.0, 34.0
    front = left + min(level + 1, levels) * step
    bow = (
        f"M{left:g} {top + 9:g}a9 9 0 0 1 9-9H{front:g}q6 {tall / 4:g} 0 {tall / 2:g}"
        f"t0 {tall / 2:g}H{left + 9:g}a9 9 0 0 1-9-9Z"
    )
    shapes = [
        box(end - left + step, tall, (left + end + step) / 2, top + tall / 2, 9, "fi-tube"),
        path(bow, "fi-water", key="water"),
    ]
    for n in range(levels):
        x = left + (n + 0.5) * step
        ink = "bold white" if n <= level else "bold"
        shapes.append(text(str(FLOOD_CARDS[n]), x, top + tall / 2, 18, ink))
    ticks = "".join(
        f"M{left + n * step:g} {top + tall + 3:g}v6"
        for n in range(1, levels)
        if FLOOD_CARDS[n] != FLOOD_CARDS[n - 1]
    )
    shapes.append(path(ticks, "fi-tick"))
    shapes.append(art("fi-skull", 34, x=end + step / 2 - 2, y=top + tall / 2))
    shapes.append(art("fi-pointer", 28, x=left + (level + 0.5) * step, y=top - 12, key="level"))
    cards = FLOOD_CARDS[level] if level < SKULL else 0
    told = _("flood cards drawn each turn: {n}").format(n=cards)
    shapes.append(lines(told, width / 2, 86, width - 16, 15, "soft", most=1))
    whole = group(*shapes, key="meter", handle="meter", tip=f"{_('Water level')} {level}. {told}")
    return Panel("water", "side", width, height, [whole], f"{_('Water level')} {level}/{SKULL}")


@shows("treasure_pile", "treasure_discards", "flood_pile", "flood_discards")
def piles(view: View, _: Translate) -> Panel:
    """The draw piles and discard piles, with what is known of them."""
    width, height = SIDE, 150.0
    w, h, y = 62.0, 88.0, 56.0
    xs = row(4, width, 104, width / 2)
    thrown = [(kind, n) for kind, n in enumerate(view["treasure_discards"]) if n]
    names = ", ".join(f"{_(CARD_NAMES[kind])} ×{n}" for kind, n in thrown)
    flooded = ", ".join(_(TILE_NAMES[tile]) for tile in view["flood_discards"])
    treasure = _("Treasure cards")
    flood = _("Flood cards")
    discarded = _("discarded")
    entries = [
        (treasure, view["treasure_pile"], back(w, h, "fi-chest", cls="fi-chests"), ""),
        (discarded, sum(view["treasure_discards"]), thrown_cards(thrown, w, h), names),
        (flood, view["flood_pile"], back(w, h, "fi-wave", cls="fi-waves"), ""),
        (discarded, len(view["flood_discards"]), card(w, h, art("fi-drop", 44)), flooded),
    ]
    shapes: list[Shape] = []
    for i, (label, n, top, inside) in enumerate(entries):
        key = f"pile:{i}"
        tip = f"{treasure if i < 2 else flood}, {label}: {n}" if i % 2 else f"{label}: {n}"
        tip = f"{tip}. {inside}" if inside else tip
        shapes.append(pile(n, top, w, h, x=xs[i], y=y, key=key, handle=key, tip=tip))
        shapes.append(lines(label, xs[i], 130, 100, 14, "soft", most=2))
    return Panel("piles", "side", width, height, shapes, _("Piles"))


def thrown_cards(thrown: list[tuple[int, int]], w: float, h: float) -> Shape:
    """The kinds of cards in a discard pile, with their numbers: their order matters to nobody."""
    face: list[Shape] = []
    for i, (kind, n) in enumerate(thrown):
        x, y = (-15.0, 14.0)[i % 2], -h / 2 + 14 + i // 2 * 20
        face.append(art(f"fi-card-{CARD_IDS[kind]}", 18, x=x - 5, y=y))
        face.append(text(str(n), x + 10, y, 13, "bold"))
    return card(w, h, *face)
