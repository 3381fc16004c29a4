"""Forbidden Island drawn with letters and colours: island, water meter, hands, piles."""

from typing import Final

from liferaft.core.drawing import (
    FAINT,
    PLAIN,
    TITLE,
    Piece,
    cut,
    flowed,
    initials,
    inked,
    length,
    with_room,
    wrapped,
)
from liferaft.core.game import Line, View
from liferaft.core.language import Translate
from liferaft.games.forbidden_island.box import (
    CARD_NAMES,
    FLOOD_CARDS,
    LANDING,
    LAYOUT_IDS,
    LAYOUT_ROWS,
    ROLE_COLOURS,
    ROLE_NAMES,
    ROLE_POWERS,
    SKULL,
    TILE_NAMES,
    TREASURE_TILES,
    TREASURES,
    cells,
)

BOXED: Final = 90  # columns from which on tiles are drawn as boxes
ROOMY: Final = 60  # columns from which on cards and tiles are named, and all powers told
SYMBOLS: Final[tuple[str, ...]] = ("●", "✦", "▲", "▼")  # by treasure
HUES: Final[tuple[str, ...]] = ("#e0b060", "#f0f0f0", "#ff7a5c", "#62d0ff", "#ffe070", "#d8c09a")

DRY: Final = "#f2f0e4 on #2b5a38"
FLOODED: Final = "#e2f1ff on #1b4b80"
WAVES: Final = "#6fa8dc on #1b4b80"
SUNK: Final = "#35536e on #0a1624"
EDGE: Final = "#9cc4a4 on #2b5a38"


def board(view: View, _: Translate, width: int) -> list[Line]:
    """The water meter, the treasures and the island."""
    return [*status(view, _, width), *island(view, _, width)]


# The island


def island(view: View, _: Translate, width: int) -> list[Line]:
    """Every tile in its place, as boxes where there is room, else as two short lines."""
    layout = LAYOUT_IDS.index(view["options"]["layout"])
    rows = LAYOUT_ROWS[layout]
    columns = len(rows[0])
    wide = min(15, width // columns)
    boxed = width >= BOXED
    height = 4 if boxed else 2
    tile_at = dict(zip(cells(layout), view["tile_at"]))
    margin = " " * ((width - wide * columns) // 2)
    lines: list[Line] = []
    for r in range(len(rows)):
        strips: list[Line] = [[(margin, PLAIN)] for _row in range(height)]
        for c in range(columns):
            if (r, c) not in tile_at:
                drawn: list[Line] = [[(" " * wide, PLAIN)]] * height
            elif boxed:
                drawn = box(view, tile_at[r, c], _, wide)
            else:
                drawn = [[*line, (" ", PLAIN)] for line in slip(view, tile_at[r, c], _, wide - 1)]
            for strip, line in zip(strips, drawn):
                strip.extend(line)
        lines.extend(strips)
    return lines


def box(view: View, tile: int, _: Translate, wide: int) -> list[Line]:
    """A tile as a box of four lines: number and treasure, the name, the pawns."""
    inner = wide - 2
    pawns = chips(view, tile, _, inner)
    room = inner - length(pawns)
    mark = symbol(view, tile)
    number = str(tile)
    if tile in view["sunk"]:
        sea = ("≈ " * wide)[:wide]
        shifted = (" ≈" * wide)[:wide]
        last = [(sea[:1], SUNK), *pawns, (shifted[: room + 1], SUNK)]
        return [[(shifted, SUNK)], [(sea, SUNK)], [(shifted, SUNK)], last]
    flooded = tile in view["flooded"]
    edge, ink = (WAVES, FLOODED) if flooded else (EDGE, DRY)
    dash = "~" if flooded else "─"
    first, second = fitted(_(TILE_NAMES[tile]), inner, inner)
    gap = dash * (inner - len(number) - 2 - len(mark[0]))
    background = ink.split(" on ")[1]
    return [
        [
            ("┌", edge),
            (number, f"bold {ink}"),
            (gap, edge),
            (f" {mark[0]} " if mark[0] else dash * 2, f"{mark[1]} on {background}".strip()),
            ("┐", edge),
        ],
        [("│", edge), *padded(first, inner, ink, edge, flooded), ("│", edge)],
        [("│", edge), *padded(second, inner, ink, edge, flooded), ("│", edge)],
        [("└", edge), *pawns, (dash * room, edge), ("┘", edge)],
    ]


def slip(view: View, tile: int, _: Translate, wide: int) -> list[Line]:
    """A tile as two short lines: number, treasure, name and pawns."""
    pawns = chips(view, tile, _, wide, tight=True)
    room = wide - length(pawns)
    if tile in view["sunk"]:
        sea = ("≈ " * wide)[:wide]
        return [[(sea, SUNK)], [((" ≈" * wide)[:room], SUNK), *pawns]]
    flooded = tile in view["flooded"]
    edge, ink = (WAVES, FLOODED) if flooded else (EDGE, DRY)
    sign, hue = symbol(view, tile)
    number = f"{tile:>2}"
    left = wide - len(number) - 1 - len(sign)
    first, second = fitted(_(TILE_NAMES[tile]), left, room)
    background = ink.split(" on ")[1]
    return [
        [
            (number, f"bold {ink}"),
            ("~" if flooded else " ", edge),
            (sign, f"{hue} on {background}".strip()),
            *padded(first, left, ink, edge, flooded),
        ],
        [*padded(second, room, ink, edge, flooded), *pawns],
    ]


def padded(text: str, wide: int, ink: str, edge: str, flooded: bool) -> Line:
    """A text filled up to a width, with waves where the tile is flooded."""
    return [(text, ink), (("~" if flooded else " ") * (wide - len(text)), edge)]


def symbol(view: View, tile: int) -> Piece:
    """The sign of the treasure that can be found on a tile, or of the landing."""
    for treasure in range(TREASURES):
        if TREASURE_TILES[treasure] >> tile & 1:
            found = treasure in view["found"]
            return ("✓", FAINT) if found else (SYMBOLS[treasure], f"bold {HUES[treasure]}")
    return ("H", "bold #ffe070") if tile == LANDING else ("", PLAIN)


def chips(view: View, tile: int, _: Translate, wide: int, tight: bool = False) -> Line:
    """The pawns on a tile as coloured letters."""
    there = [q for q in range(view["seats"]) if view["pawns"][q] == tile]
    tight = tight or len(there) * 3 > wide
    return [chip(view["roles"][q], _, tight) for q in there]


def chip(role: int, _: Translate, tight: bool = False) -> Piece:
    """The letter of an adventurer on its colour."""
    if role < 0:
        return ("?" if tight else " ? ", FAINT)
    letter = letters(_)[role]
    return (letter if tight else f" {letter} ", inked(ROLE_COLOURS[role]))


def letters(_: Translate) -> list[str]:
    """For every adventurer the first letter of its name that no earlier one has."""
    return initials(_(name) for name in ROLE_NAMES)


def fitted(name: str, first: int, second: int) -> tuple[str, str]:
    """A name on two lines of these widths, shortened as little as possible."""
    words = name.split()
    if len(words) == 1 and len(name) > first:
        return "", cut(name, second)
    shortened = [f"{word[0]}." if word.islower() else word for word in words]
    dropped = [word for word in words if not word.islower()]
    for attempt in (words, shortened, dropped):
        for k in range(len(attempt), 0, -1):
            head, tail = " ".join(attempt[:k]), " ".join(attempt[k:])
            if len(head) <= first and len(tail) <= second and k:
                return head, tail
    tail = dropped[-1] if len(dropped) > 1 else ""
    return cut(dropped[0], first), cut(tail, second)


# Meter, treasures, hands, piles


def status(view: View, _: Translate, width: int) -> list[Line]:
    """The water meter and the treasures: one line, or two where there is room for names."""
    level = view["water"]
    bar: Line = [
        ("█" * level, "#4da3ff"),
        ("░" * (SKULL - level), "#5a6b7a"),
        (f" {level}/{SKULL}  ", "bold #9fd0ff"),
    ]
    cards = FLOOD_CARDS[level] if level < SKULL else 0
    treasures: list[Line] = []
    for t in range(TREASURES):
        found = t in view["found"]
        tick = ("✓", "bold #7fe08a") if found else ("–", FAINT)
        name = f" {_(CARD_NAMES[t])} " if width >= BOXED else ""
        treasures.append([(SYMBOLS[t], HUES[t]), (name, PLAIN), tick, (" ", PLAIN)])
    if width < BOXED:
        meter: Line = [(_("Water"), TITLE), (" ", PLAIN), *bar]
        meter.append((_("Flood cards: {n}").format(n=cards), PLAIN))
        line = [*meter, ("  ", PLAIN), *[piece for treasure in treasures for piece in treasure]]
        return flowed([line], width)
    told = _("flood cards drawn each turn: {n}").format(n=cards)
    return [
        [(_("Water level"), TITLE), (" ", PLAIN), *bar, (told, PLAIN)],
        *flowed([[(f"{_('Treasures')} ", TITLE)], *treasures], width),
    ]


def aside(view: View, _: Translate, width: int) -> list[Line]:
    """The adventurers with their hands, and the piles."""
    lines: list[Line] = []
    for seat in range(view["seats"]):
        lines.extend(player(view, seat, _, width))
    return [*lines, *piles(view, _, width)]


def player(view: View, seat: int, _: Translate, width: int) -> list[Line]:
    """An adventurer: whose turn it is, the hand, and the power."""
    role = view["roles"][seat]
    active = view["turn"] == seat and not view["over"]
    name = _(ROLE_NAMES[role]) if role >= 0 else _("nobody yet")
    head: Line = [("▶" if active else " ", TITLE), chip(role, _), (f" {name}", "bold")]
    extras = [(" " + _("(seat {seat})").format(seat=seat + 1), FAINT)]
    if active and view["actions_left"]:
        extras.append(("  " + _("actions left: {n}").format(n=view["actions_left"]), TITLE))
    lines = [with_room(head, extras, width)]
    hand = [(card, n) for card, n in enumerate(view["hands"][seat]) if n]
    if width < 30:
        signs: list[Line] = [[(card_sign(card, _) * n, HUES[card])] for card, n in hand]
        lines.extend(flowed([[("    ", PLAIN)], *signs], width, " "))
    else:
        cards = [card_piece(card, n, _) for card, n in hand] or [[(_("no cards"), FAINT)]]
        lines.extend(flowed([[("    ", PLAIN)], *cards], width, "  "))
    if role >= 0 and (width >= ROOMY or (width >= 30 and seat == view["about"])):
        lines.extend(wrapped(_(ROLE_POWERS[role]), FAINT, width, [("    ", PLAIN)]))
    return lines


def piles(view: View, _: Translate, width: int) -> list[Line]:
    """Draw piles, discard piles, and which flood cards lie in which layer."""
    discarded = [(card, n) for card, n in enumerate(view["treasure_discards"]) if n]
    cards: list[Line]
    if width < 30:
        cards = [[(card_sign(card, _) * n, HUES[min(card, 5)])] for card, n in discarded]
    else:
        cards = [card_piece(card, n, _) for card, n in discarded]
    treasure = _("Treasure pile {n}").format(n=view["treasure_pile"])
    flood = _("Flood pile {n}").format(n=view["flood_pile"])
    lines = titled(treasure, [], width)
    if discarded:
        lines.extend(titled(_("discarded"), cards, width, FAINT))
    lines.extend(titled(flood, [], width))
    for i, layer in enumerate(view["flood_layers"]):
        name = _("on top") if i == 0 else _("below")
        lines.extend(titled(name, tiles(layer, _, width), width, FAINT))
    if view["flood_discards"]:
        lines.extend(titled(_("discarded"), tiles(view["flood_discards"], _, width), width, FAINT))
    return lines


def titled(title: str, items: list[Line], width: int, style: str = TITLE) -> list[Line]:
    """A title and what belongs to it, on as many lines as it takes."""
    head: Line = [(f"{title}:" if items else title, style)]
    return flowed([head, *items], width, " ")


def tiles(which: list[int], _: Translate, width: int) -> list[Line]:
    """Tiles by number, and by name where there is room."""
    if width < ROOMY:
        return [[(str(tile), PLAIN)] for tile in which]
    last = len(which) - 1
    return [
        [(f"{tile} ", FAINT), (_(TILE_NAMES[tile]) + ("," if i < last else ""), PLAIN)]
        for i, tile in enumerate(which)
    ]


def card_sign(card: int, _: Translate) -> str:
    """A card as one character: the sign of its treasure or the letter of its name."""
    return SYMBOLS[card] if card < TREASURES else _(CARD_NAMES[card])[0]


def card_piece(card: int, n: int, _: Translate) -> Line:
    """A card by sign and name, with its number if there are several."""
    times = f" ×{n}" if n > 1 else ""
    hue = HUES[min(card, len(HUES) - 1)]
    sign = f"{SYMBOLS[card]} " if card < TREASURES else ""
    return [(sign, hue), (_(CARD_NAMES[card]), PLAIN), (times, "bold")]
