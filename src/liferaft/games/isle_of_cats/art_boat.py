"""The boats of The Isle of Cats: hull, rooms with their floors and signs, rats, treasure maps."""

from typing import Final

from liferaft.games.isle_of_cats.art_tiles import outline
from liferaft.games.isle_of_cats.box import (
    BOATS,
    HEIGHT,
    MAP_CELLS,
    PLAN,
    RAT_CELLS,
    ROOM_LETTERS,
    ROOMS,
    WIDTH,
)
from liferaft.picture.art import pattern, symbol

CELL: Final = 30.0
LEFT: Final = 27.0  # from the edge of the picture to the first column
TOP: Final = 25.0
WIDE: Final = 720.0
HIGH: Final = 328.0

# By boat, then for one that is nobody's: its colour, a deeper one.
BOAT_COLOURS: Final[tuple[tuple[str, str], ...]] = (
    ("#2f6fb5", "#1b456f"), ("#3c9a4b", "#1f5c2b"), ("#c9372c", "#7d1f16"), ("#7d4a9e", "#4c2a70"),
    ("#8a8377", "#55504a"),
)  # fmt: skip

# By room: its floor.
FLOORS: Final[tuple[str, ...]] = (
    "var(--ioc-cabin)", "var(--ioc-bed)", "var(--ioc-bed)", "var(--ioc-dining)", "url(#ioc-planks)",
    "var(--ioc-store)", "var(--ioc-cabin)",
)  # fmt: skip

# By sign of a room: its drawing, 100 units wide.
ICONS: Final[dict[str, str]] = {
    "parrot": '<path d="M54 6q22-2 26 18 14 2 12 20-7-7-16-6 2 30-20 42L36 98l-4-14-18 8 12-26Q12 26 54 6Z" fill="currentColor"/><path d="M44 40q-6 22 4 40M56 42q-4 16 2 30" fill="none" stroke="var(--ioc-cabin)" stroke-width="4" stroke-linecap="round"/><circle cx="62" cy="24" r="4.5" fill="var(--ioc-cabin)"/>',
    "moon": '<path d="M62 6Q20 12 20 50t46 44Q92 90 96 66 74 80 56 64T62 6Z" fill="currentColor"/>',
    "apple": '<path d="M50 34q18-14 34 0 12 14 4 38-8 24-22 24-8 0-16-4-8 4-16 4-14 0-22-24-8-24 4-38 16-14 34 0Z" fill="currentColor"/><path d="M50 30q0-16 14-22" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>',
    "corn": '<path d="M50 4q20 14 20 44 0 26-20 40-20-14-20-40Q30 18 50 4Z" fill="currentColor"/><path d="M24 46q-12 20-4 40 16 10 28 10-4-34-24-50ZM76 46q12 20 4 40-16 10-28 10 4-34 24-50Z" fill="currentColor" fill-opacity=".6"/>',
}  # fmt: skip

# Where signs of rooms lie: which, column and row of the middle, size in cells.
SIGNS: Final[tuple[tuple[str, float, float, float], ...]] = (
    ("parrot", 2.0, 4.5, 2.8), ("moon", 8.0, 1.0, 1.7), ("moon", 8.0, 8.0, 1.7),
    ("apple", 8.0, 4.5, 2.5), ("corn", 17.5, 4.5, 2.8), ("parrot", 20.5, 4.5, 0.9),
)  # fmt: skip

HULL: Final = (
    "M-.5 4.5C-.5 2 .4 1.7 1.7 1.1 3.8.3 5-.55 7.4-.55H14.6C18-.5 20.8 1.6 22.7 4.5"
    " 20.8 7.4 18 9.5 14.6 9.55H7.4C5 9.55 3.8 8.7 1.7 7.9.4 7.3-.5 7-.5 4.5Z"
)


def boat_art() -> dict[str, str]:
    """The four boats, a bare one, and what they are made of."""
    found = {
        "ioc-planks": pattern(
            "ioc-planks",
            120,
            30,
            '<rect width="120" height="30" fill="var(--ioc-deck)"/>'
            '<path d="M0 0H120M0 15H120M45 0V15M98 15V30" stroke="var(--ioc-deck-2)"'
            ' stroke-width="1.5"/>',
        ),
    }
    for name, drawing in ICONS.items():
        found[f"ioc-{name}"] = symbol(f"ioc-{name}", drawing)
    found["ioc-deck"] = symbol("ioc-deck", deck(), WIDE, HIGH)
    decked = f'<use href="#ioc-deck" width="{WIDE:g}" height="{HIGH:g}"/>'
    found["ioc-boat"] = symbol("ioc-boat", hull(BOATS) + decked, WIDE, HIGH)
    for boat in range(BOATS):
        inner = f"{hull(boat)}{decked}{rats(boat)}{maps(boat)}"
        found[f"ioc-boat-{boat}"] = symbol(f"ioc-boat-{boat}", inner, WIDE, HIGH)
    return found


def hull(boat: int) -> str:
    """The hull around the cells, with a line in the colour of the boat."""
    colour, deep = BOAT_COLOURS[boat]
    placed = f'transform="translate({LEFT:g} {TOP:g}) scale({CELL:g})"'
    return (
        f'<g {placed} stroke-linejoin="round"><path d="{HULL}" transform="translate(0 .25)"'
        ' fill="#000" fill-opacity=".22" stroke="#000" stroke-opacity=".22" stroke-width=".5"/>'
        f'<path d="{HULL}" fill="var(--ioc-hull)" stroke="var(--ioc-hull-2)" stroke-width=".5"/>'
        f'<path d="{HULL}" fill="none" stroke="{deep}" stroke-width=".3"/>'
        f'<path d="{HULL}" fill="none" stroke="{colour}" stroke-width=".2"/></g>'
    )


def deck() -> str:
    """The rooms: floors, signs, cells and walls."""
    rooms = [
        [(x, y) for x in range(WIDTH) for y in range(HEIGHT) if PLAN[y][x] == letter]
        for letter in ROOM_LETTERS
    ]
    everything = [cell for room in rooms for cell in room]
    edge = outline(everything, 0, 0.1, CELL)
    lines = "".join(
        f"M{x * CELL:g} {y * CELL:g}h{CELL:g}" for x, y in everything if (x, y - 1) in everything
    ) + "".join(
        f"M{x * CELL:g} {y * CELL:g}v{CELL:g}" for x, y in everything if (x - 1, y) in everything
    )
    parts = [f'<path d="{edge}" fill="var(--ioc-wall)" stroke="var(--ioc-wall)" stroke-width="7"/>']
    walls = ""
    for room in range(ROOMS):
        around = outline(rooms[room], 0, 0.1, CELL)
        walls += around
        parts.append(f'<path d="{around}" fill="{FLOORS[room]}"/>')
    parts.append('<g color="#3b2412" opacity=".3">')
    for name, x, y, size in SIGNS:
        half = size * CELL / 2
        at = f'x="{x * CELL - half:g}" y="{y * CELL - half:g}"'
        parts.append(f'<use href="#ioc-{name}" {at} width="{2 * half:g}" height="{2 * half:g}"/>')
    parts.append("</g>")
    parts.append(f'<path d="{lines}" stroke="#3b2412" stroke-opacity=".28" stroke-width="1"/>')
    parts.append(
        f'<path d="{walls}" fill="none" stroke="var(--ioc-wall)" stroke-width="3.5"'
        ' stroke-linejoin="round"/>'
    )
    return f'<g transform="translate({LEFT:g} {TOP:g})">{"".join(parts)}</g>'


def rats(boat: int) -> str:
    """The rats of a boat; tiles that cover them are drawn above."""
    return "".join(_in_cell("ioc-rat", x, y, 0.82) for x, y in RAT_CELLS[boat])


# By colour: the ink of its treasure map. Symbols within symbols do not see the classes of a page.
INKS: Final[tuple[str, ...]] = ("#1f5fa8", "#1f7a34", "#c02a1c", "#74389c", "#c56a06")

MAP: Final = (
    '<path d="M5 10q15-8 30 0t30 0 30 0v80q-15 8-30 0t-30 0-30 0Z" fill="#fbf0cf" stroke="{ink}" stroke-width="8" stroke-linejoin="round"/>'
    '<g transform="translate(11 11) scale(.54)" color="{ink}">{sign}</g>'
)  # fmt: skip


def map_art(signs: tuple[str, ...]) -> dict[str, str]:
    """A treasure map in each colour with the sign of the family."""
    found: dict[str, str] = {}
    for colour, (ink, sign) in enumerate(zip(INKS, signs)):
        name = f"ioc-map-{colour}"
        found[name] = symbol(name, MAP.format(ink=ink, sign=sign))
    return found


def maps(boat: int) -> str:
    """The treasure maps of a boat."""
    cells = enumerate(MAP_CELLS[boat])
    return "".join(_in_cell(f"ioc-map-{colour}", x, y, 0.94) for colour, (x, y) in cells)


def _in_cell(name: str, x: int, y: int, size: float) -> str:
    side = CELL * size
    at = f'x="{LEFT + (x + 0.5) * CELL - side / 2:g}" y="{TOP + (y + 0.5) * CELL - side / 2:g}"'
    return f'<use href="#{name}" {at} width="{side:g}" height="{side:g}"/>'
