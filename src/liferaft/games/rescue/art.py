"""The art of Rescue: mine cards with tunnels in rock, symbols, loaders, workers, space."""

from typing import Final

from liferaft.games.rescue.box import COLOURS, CREW_COLOURS, SYMBOL_IDS
from liferaft.picture.art import glow, gradient, pattern, polygon, symbol
from liferaft.picture.theme import day_and_night

WIDE: Final = 94  # the size of a mine card: an oblong
HIGH: Final = 102
MIDDLE_X: Final = WIDE // 2
MIDDLE_Y: Final = HIGH // 2
INK: Final = "#17120f"

# By colour: of a crew and of a tunnel, a deeper one, what can be read on it
TINTS: Final[dict[str, tuple[str, str, str]]] = {
    "white": ("#eef0f2", "#8b929a", "#22262b"),
    "red": ("#d8432f", "#86200f", "#ffffff"),
    "blue": ("#3f86dd", "#1b4a8a", "#ffffff"),
    "yellow": ("#f2c230", "#987106", "#2b2000"),
}
HUES: Final[tuple[str, ...]] = ("#58c4f5", "#79d66e", "#f7a24b", "#f58bbd", "#f5d94e")  # by symbol

COLOUR_PAIRS: Final[dict[str, tuple[str, str]]] = {
    "res-space": ("#2b2a55", "#0d0f24"),
    "res-space-2": ("#5a3a68", "#22173a"),
    "res-rock": ("#8d7a68", "#5b4d42"),
    "res-rock-2": ("#77654f", "#483c33"),
    "res-rock-3": ("#a59079", "#6e5e50"),
    "res-floor": ("#57483b", "#2c241e"),
    "res-tie": ("#7b6650", "#4d3f33"),
}

RULES: Final = """
.scene .res-space { fill: url(#res-space); }
.scene .res-stars { fill: url(#res-stars); }
.scene .res-glow { fill: url(#res-glow); }
.scene .res-pads { fill: rgba(255, 255, 255, 0.07); stroke: rgba(255, 255, 255, 0.4);
  stroke-width: 1.5; stroke-dasharray: 4 4; }
.scene .res-gang { fill: none; stroke: #ffe39a; stroke-width: 12; }
.scene .res-middle { fill: none; stroke: #ffcf5c; stroke-width: 4; stroke-dasharray: 14 8; }
.scene .res-near { --res-way: #ffdf8e; --res-tie: #c08a3a; }
.scene .res-name { fill: #fff; paint-order: stroke; stroke: rgba(20, 14, 10, 0.75);
  stroke-width: 3px; stroke-linejoin: round; }
.scene .res-last { fill: none; stroke: #fff; stroke-width: 2.5; stroke-dasharray: 3 5; }
.scene .res-goal { fill: none; stroke: #63e08c; stroke-width: 5; }
.scene .res-way { color: var(--ink); }
.scene .res-seat { fill: var(--slot); stroke: var(--line); stroke-width: 1.5;
  stroke-dasharray: 4 3; }
.scene .res-now { fill: var(--accent); fill-opacity: 0.12; }
.scene .res-frame { fill: var(--c); stroke: var(--deep); stroke-width: 1.5; }
.scene .res-field { fill: #2a2634; }
.scene .res-backs { --c: #4a3a6d; --on: #ffe39a; }
"""

# By colour: how its crystals are cut, so that no colour stands alone
GEMS: Final[dict[str, str]] = {
    "white": '<path d="M50 4 84 50 50 96 16 50Z" {}/><path d="M50 4V96M16 50H84" {line}/>',
    "red": f'<path d="{polygon(6, 46)}" {{}}/><path d="M50 4V50L10 73M50 50 90 73" {{line}}/>',
    "blue": '<path d="M12 12H88V88H12Z" {}/><path d="M12 12 88 88M88 12 12 88" {line}/>',
    "yellow": '<path d="M50 6 94 88H6Z" {}/><path d="M50 6V60L6 88M50 60 94 88" {line}/>',
}

# By symbol: its outline around (50, 50)
SHAPES: Final[tuple[str, ...]] = (
    "M14 8H42V92H14ZM58 8H86V92H58Z",
    "M50 2 98 90H2Z",
    "M10 10H90V90H10Z",
    polygon(5, 52),
    polygon(6, 50),
)
DIGIT_Y: Final[tuple[float, ...]] = (50, 62, 50, 52, 50)

WORKER: Final = (
    '<ellipse cx="53" cy="94" rx="32" ry="6" fill="#000" fill-opacity=".35"/>'
    '<path d="M18 94Q16 58 50 56 84 58 82 94Z" fill="var(--c)" stroke="var(--deep)" stroke-width="4"/>'
    '<path d="M34 60V76M66 60V76" stroke="var(--deep)" stroke-width="5"/>'
    '<circle cx="50" cy="40" r="21" fill="#e8b98c" stroke="#4a2f1c" stroke-width="3.500"/>'
    '<path d="M25 36Q24 8 50 8t25 28q7 0 7 6H18q0-6 7-6Z" fill="var(--c)" stroke="var(--deep)" stroke-width="4" stroke-linejoin="round"/>'
    '<circle cx="50" cy="22" r="9" fill="#fff6c4" stroke="var(--deep)" stroke-width="3.500"/>'
    '<path d="M43 46v3M57 46v3" stroke="#2b1b10" stroke-width="5" stroke-linecap="round"/>'
    '<path d="M44 54q6 4 12 0" fill="none" stroke="#2b1b10" stroke-width="2.500" stroke-linecap="round"/>'
)

# A loader from above; it flies to the right.
LOADER: Final = (
    '<path d="M4 34 16 22V78L4 66Z" fill="#ff9b3d"/><path d="M8 42h6v16H8Z" fill="#fff0a8"/>'
    '<path d="M16 12h26l8 12H24ZM16 88h26l8-12H24Z" fill="#6f5a9a" stroke="#2c2144" stroke-width="3" stroke-linejoin="round"/>'
    '<path d="M16 24H88Q126 30 138 50 126 70 88 76H16Z" fill="#c9a8f2" stroke="#3c2a5e" stroke-width="4" stroke-linejoin="round"/>'
    '<path d="M20 30H86Q110 33 124 42" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>'
    '<path d="M98 36Q118 40 126 50 118 60 98 64Z" fill="#bfe9ff" stroke="#3c2a5e" stroke-width="3"/>'
)

BACK: Final = f'<path d="{polygon(6, 40)}" fill="none" stroke="currentColor" stroke-width="7"/><path d="M50 26v48M26 50h48" stroke="currentColor" stroke-width="8" stroke-linecap="round"/>'

CARD: Final = f'<rect x="3" y="3" width="64" height="94" rx="8" fill="#4a3a6d" stroke="#fffdf7" stroke-width="6"/><g color="#ffe39a" transform="translate(5 20) scale(.6)">{BACK}</g>'

_ARROW: Final = 'fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"'
# By change: an arrow that turns in the plane, one over the long side, one over the short side
WAYS: Final[tuple[str, ...]] = (
    f'<path d="M78 34A32 32 0 1 0 82 54M80 12V36H56" {_ARROW}/>',
    f'<path d="M50 6V94" stroke="currentColor" stroke-width="5" stroke-dasharray="9 8"/><path d="M16 62Q50 20 84 62M84 62 82 42M84 62 66 60" {_ARROW}/>',
    f'<path d="M6 50H94" stroke="currentColor" stroke-width="5" stroke-dasharray="9 8"/><path d="M62 16Q20 50 62 84M62 84 42 82M62 84 60 66" {_ARROW}/>',
)


def ways(exits: int) -> str:
    """The tunnels between a set of exits: lines, or a bend between two that meet at a corner."""
    x, y = MIDDLE_X, MIDDLE_Y
    ends = (f"{x} 0", f"{WIDE} {y}", f"{x} {HIGH}", f"0 {y}")
    there = [side for side in range(4) if exits >> side & 1]
    if len(there) == 2 and there[1] - there[0] != 2:
        first, last = there
        return f"M{ends[first]}Q{x} {y} {ends[last]}"
    return "".join(f"M{x} {y}L{ends[side]}" for side in there)


def tunnel(exits: int) -> str:
    """Tunnels with rails, cut into rock; the floor is bright where a crew can walk."""
    d = ways(exits)

    def stroke(colour: str, width: float, dashes: str = "") -> str:
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        return (
            f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}"'
            f' stroke-linejoin="round"{dashed}/>'
        )

    return (
        stroke("#1b130d", 33)
        + stroke("var(--c)", 29)
        + stroke("var(--res-way, var(--res-floor))", 22)
        + stroke("var(--res-tie)", 17, "4 7")
        + stroke("#cfc7bd", 11)
        + stroke("var(--res-way, var(--res-floor))", 7)
    )


def small(exits: int) -> str:
    """The tunnels of a face that lies below, as plain lines."""
    frame = f'<rect x="2" y="2" width="{WIDE - 4}" height="{HIGH - 4}" rx="16" fill="#2b231d" stroke="#d9cbb8" stroke-width="5"/>'
    return f'{frame}<path d="{ways(exits)}" fill="none" stroke="#f0e4d0" stroke-width="20"/>'


def rock(colour: str) -> str:
    """The rock of a card, with crystals of its colour."""
    frame = f'<rect x="1" y="1" width="{WIDE - 2}" height="{HIGH - 2}" rx="9"'
    cracks = "M8 20l8 6-3 9M80 12l-7 9 5 6M12 78l9-4 3 8M70 90l4-9 9 3M30 8l5 8M62 96l-5-8"
    stones = (
        '<path d="M6 40l8-6 9 4 2 9-10 4Z" fill="var(--res-rock-3)"/><path d="M70 66l9-5 9 5-2 9-12 1Z" fill="var(--res-rock-3)"/>'
        '<path d="M64 30l8-4 7 6-3 8-9 1Z" fill="var(--res-rock-2)"/><path d="M14 64l8-3 7 5-4 7-10-1Z" fill="var(--res-rock-2)"/>'
    )
    return (
        f'{frame} fill="var(--res-rock)"/>{stones}<path d="{cracks}" fill="none" stroke="var(--res-rock-2)" stroke-width="2"/>'
        f'{frame} fill="none" stroke="#1b130d" stroke-opacity=".7" stroke-width="2"/>'
        f'<use href="#res-gem-{colour}" x="5" y="{HIGH - 22}" width="16" height="16"/>'
    )


def mark(value: int) -> str:
    """A symbol in its form and colour, with its number."""
    return (
        f'<path d="{SHAPES[value]}" fill="{HUES[value]}" stroke="{INK}" stroke-width="6" stroke-linejoin="round"/>'
        f'<circle cx="50" cy="{DIGIT_Y[value]}" r="30" fill="#fffdf4"/>'
        f'<text x="50" y="{DIGIT_Y[value] + 20}" font-size="56" font-weight="800" text-anchor="middle" fill="{INK}">{SYMBOL_IDS[value]}</text>'
    )


def _art() -> dict[str, str]:
    found: dict[str, str] = {}

    def draw(name: str, inner: str, w: float = 100, h: float = 100) -> None:
        found[f"res-{name}"] = symbol(f"res-{name}", inner, w, h)

    for colour in COLOURS:
        fill, deep, _ = TINTS[colour]
        line = f'fill="none" stroke="{deep}" stroke-width="6" stroke-opacity=".7"'
        body = f'fill="{fill}" stroke="#1b130d" stroke-width="7" stroke-linejoin="round"'
        draw(f"gem-{colour}", GEMS[colour].format(body, line=line))
        draw(f"rock-{colour}", rock(colour), WIDE, HIGH)
    for exits in range(1, 16):
        name = f"res-tunnel-{exits}"
        drawing = symbol(name, tunnel(exits), WIDE, HIGH)
        found[name] = drawing.replace(' overflow="visible"', "")  # cut off at the edge of the card
        draw(f"small-{exits}", small(exits), WIDE, HIGH)
    for value, name in enumerate(SYMBOL_IDS):
        draw(f"symbol-{name}", mark(value))
    for change, arrow in enumerate(WAYS):
        draw(f"way-{change}", arrow)
    draw("worker", WORKER)
    draw("loader", LOADER, 140, 100)
    draw("back", BACK)
    draw("card", CARD, 70, 100)
    found["res-space"] = gradient("res-space", "var(--res-space)", "var(--res-space-2)")
    found["res-glow"] = glow(
        "res-glow",
        "#ffb347",
        "rgba(255,120,60,.55)",
        "rgba(255,90,60,.1)",
        "rgba(255,90,60,0)",
    )
    stars = "M10 14h.1M60 30h.1M34 64h.1M84 80h.1M74 8h.1M20 88h.1M48 44h.1M92 52h.1"
    found["res-stars"] = pattern(
        "res-stars",
        100,
        100,
        f'<path d="{stars}" stroke="#fff" stroke-opacity=".7" stroke-width="2.600" stroke-linecap="round"/>',
    )
    return found


def _style() -> str:
    crews = [
        f".scene .res-{colour} {{ --c: {TINTS[colour][0]}; --deep: {TINTS[colour][1]};"
        f" --on: {TINTS[colour][2]}; }}"
        for colour in CREW_COLOURS
    ]
    return "\n".join([day_and_night(COLOUR_PAIRS), RULES.strip(), *crews]) + "\n"


ART: Final = _art()
STYLE: Final = _style()
