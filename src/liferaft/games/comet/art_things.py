"""Land and things of Comet: terrains, nests, cave, comet, eggs, symbols, emblems, rescuers."""

from typing import Final

from liferaft.games.comet.art_beasts import BONE, INK, WHITE

HALF_W: Final = 42.0  # of a field, from its middle to its sides
HALF_H: Final = 44.0
FONT: Final = 'font-weight="700" text-anchor="middle"'


def number(n: int, x: float, y: float, size: float, colour: str = "#fff") -> str:
    """A number that is part of a drawing, around (x, y)."""
    at = f'x="{x:g}" y="{y + size * 0.35:g}"'
    return f'<text {at} font-size="{size:g}" {FONT} fill="{colour}">{n}</text>'


def place(drawing: str, x: float, y: float, scale: float = 1) -> str:
    """A drawing elsewhere."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{drawing}</g>'


# Signs of the terrains and of the joker, around (50, 50) in a square of 100

DROP: Final = (
    '<path d="M50 12Q76 44 76 60a26 26 0 0 1-52 0Q24 44 50 12Z" fill="#fff"/>'
    '<path d="M34 58q8-8 16 0t16 0M36 70q7-7 14 0t14 0" fill="none" stroke="var(--c)" stroke-width="5" stroke-linecap="round"/>'
)
FLOWER: Final = (
    '<path d="M50 50V92M50 88Q32 88 26 70 44 70 50 88ZM50 84Q66 84 74 66 56 66 50 84Z" fill="#fff" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>'
    '<g fill="#fff"><circle cx="50" cy="19" r="11.5"/><circle cx="66.2" cy="30.7" r="11.5"/><circle cx="60" cy="49.8" r="11.5"/><circle cx="40" cy="49.8" r="11.5"/><circle cx="33.8" cy="30.7" r="11.5"/></g><circle cx="50" cy="36" r="8" fill="var(--c)"/>'
)
CACTUS: Final = (
    '<path d="M50 88V20M50 62H30V42M50 54H70V32" fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/>'
    '<path d="M50 80V22M30 54V44M70 46V34" fill="none" stroke="var(--c)" stroke-width="2.5" stroke-dasharray="5 5"/>'
    '<path d="M22 88H78" stroke="#fff" stroke-width="6" stroke-linecap="round"/>'
)
PALM: Final = (
    '<path d="M46 88Q56 62 49 42" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>'
    '<path d="M50 42Q34 20 14 34 12 46 20 52 28 38 50 42ZM50 42Q66 20 86 34 88 46 80 52 72 38 50 42ZM50 42Q32 46 30 66 40 66 50 42ZM50 42Q70 46 72 66 60 66 50 42ZM50 42Q42 18 54 10 66 22 50 42Z" fill="#fff"/>'
)
VOLCANO: Final = (
    '<path d="M14 86 38 44H62L86 86Z" fill="#fff"/><path d="M38 44q6 8 4 20 6-2 8 6 2-12 6-10 4-8 6-16Z" fill="var(--c)"/>'
    '<path d="M50 38Q36 30 44 14q4 8 6 4 2 4 8-2 6 14-8 22Z" fill="#fff"/>'
)
STAR: Final = (
    '<path d="M50 10 61 38 92 40 68 59 76 90 50 73 24 90 32 59 8 40 39 38Z" fill="#fff" stroke="var(--deep)" stroke-width="3" stroke-linejoin="round"/>'
)  # fmt: skip
SIGNS: Final[tuple[str, ...]] = (DROP, FLOWER, CACTUS, PALM, VOLCANO, STAR)

# By symbol: its colour and a deeper one, the same by day and by night.
SYMBOL_COLOURS: Final[tuple[tuple[str, str], ...]] = (
    ("#2f7fc4", "#174f80"), ("#79a52f", "#4a6b16"), ("#d9a13a", "#8f6416"), ("#1f7a48", "#0e4d2a"),
    ("#c63f1f", "#7a1f0c"), ("#8a55b8", "#4f2a78"),
)  # fmt: skip


def coin(symbol: int) -> str:
    """A symbol as it is on cards and in the pool: a round sign in its colour."""
    sign = SIGNS[symbol].replace("var(--c)", SYMBOL_COLOURS[symbol][0])
    sign = sign.replace("var(--deep)", SYMBOL_COLOURS[symbol][1])
    colour, deep = SYMBOL_COLOURS[symbol]
    wheel = ""
    if symbol == 5:
        slices = (
            "M50 50 50 4A46 46 0 0 1 94 36Z",
            "M50 50 94 36A46 46 0 0 1 77 87Z",
            "M50 50 77 87A46 46 0 0 1 23 87Z",
            "M50 50 23 87A46 46 0 0 1 6 36Z",
            "M50 50 6 36A46 46 0 0 1 50 4Z",
        )
        wheel = "".join(
            f'<path d="{d}" fill="{SYMBOL_COLOURS[i][0]}"/>' for i, d in enumerate(slices)
        )
    return (
        f'<circle cx="50" cy="50" r="47" fill="{colour}" stroke="{deep}" stroke-width="5"/>{wheel}'
        '<circle cx="50" cy="50" r="41" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.5"/>'
        f'<g transform="translate(12 12) scale(.76)">{sign}</g>'
    )


# Fields: drawn around their middle, cut off by the shape they fill


def stroke(d: str, colour: str, width: float) -> str:
    """A line of a landscape."""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"/>'


def fill(d: str, colour: str) -> str:
    """A surface of a landscape."""
    return f'<path d="{d}" fill="{colour}"/>'


def ground(name: str) -> str:
    """The plain ground of a terrain with a lighter upper edge."""
    return (
        f'<rect x="-42" y="-44" width="84" height="88" fill="var(--com-{name})"/>'
        + fill("M-42-22L0-44 42-22V-14L0-36-42-14Z", "#ffffff2e")
        + fill("M-42 22L0 44 42 22V12L0 34-42 12Z", "#00000024")
    )


def tuft(x: float, y: float) -> str:
    """A tuft of grass."""
    return stroke(f"M{x} {y}q-3-5-6-7M{x} {y}v-10M{x} {y}q3-5 6-7", "var(--com-meadow-2)", 2.4)


def bloom(x: float, y: float, colour: str) -> str:
    """A small flower."""
    petals = "".join(
        f'<circle cx="{x + dx}" cy="{y + dy}" r="2.6" fill="{colour}"/>'
        for dx, dy in ((-3, 0), (3, 0), (0, -3), (0, 3))
    )
    return f'{petals}<circle cx="{x}" cy="{y}" r="2" fill="#f7c531"/>'


def bush(x: float, y: float, r: float) -> str:
    """A treetop with a lighter side."""
    return (
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="var(--com-jungle-2)"/>'
        f'<circle cx="{x - r * 0.2:g}" cy="{y - r * 0.24:g}" r="{r * 0.72:g}" fill="var(--com-jungle-3)"/>'
    )


def palm(x: float, y: float, size: float = 1) -> str:
    """A palm tree."""
    leaves = "M0-20Q-12-30-20-20-12-24 0-20ZM0-20Q12-30 20-20 12-24 0-20ZM0-20Q-12-18-14-6-6-12 0-20ZM0-20Q12-18 14-6 6-12 0-20ZM0-20Q-4-32 4-36 6-28 0-20Z"
    return place(
        stroke("M-2 6Q4-8 0-20", "#6b4a26", 4.5)
        + f'<path d="{leaves}" fill="#5cb060" stroke="var(--com-jungle-4)" stroke-width="1.6" stroke-linejoin="round"/>',
        x, y, size,
    )  # fmt: skip


def cactus(x: float, y: float, size: float = 1) -> str:
    """A cactus."""
    d = "M0 8V-16M0-2H-9V-9M0-5H9V-14"
    return place(stroke(d, "#2f5c2e", 8.5) + stroke(d, "#5fa04e", 5.5), x, y, size)


def fin(x: float, y: float) -> str:
    """A fin that looks out of the water."""
    return fill(f"M{x} {y}q2-12 13-15-4 8 3 15Z", "var(--com-water-3)") + stroke(
        f"M{x - 5} {y + 1}h26", "#ffffff90", 2
    )


WAVES: Final = "M-34-14q6-6 12 0t12 0M2-22q6-6 12 0t12 0M-30 10q6-6 12 0t12 0M6 4q6-6 12 0t12 0M-14 28q6-6 12 0t12 0"
CRACKS: Final = "M-40 4-22-2-12 8 4 0 14 10 40 2M-12 8-18 26-6 40M14 10 10 26 20 38M-22-2-26-20-12-34M14-30 10-14 4 0M10-14 30-22"

TERRAINS: Final[dict[str, str]] = {
    "water-0": ground("water") + stroke(WAVES, "var(--com-water-2)", 2.8),
    "water-1": ground("water")
    + stroke("M-34 4q6-6 12 0t12 0M8-18q6-6 12 0M-24-22q6-6 12 0M10 24q6-6 12 0M-22 26q6-6 12 0t12 0", "var(--com-water-2)", 2.8)
    + fin(4, 4),
    "meadow-0": ground("meadow") + tuft(-22, -8) + tuft(18, -18) + tuft(24, 14) + tuft(-12, 22)
    + bloom(-4, -20, "#fff") + bloom(-28, 10, "#f08ab4") + bloom(8, 6, "#fff") + bloom(8, 28, "#f08ab4"),
    "meadow-1": ground("meadow") + tuft(-8, -16) + tuft(26, -2) + tuft(-26, 16) + tuft(10, 26)
    + bloom(-26, -8, "#fff") + bloom(14, -22, "#f6a04a") + bloom(-2, 8, "#f6a04a") + bloom(26, 18, "#fff"),
    "desert-0": ground("desert")
    + fill("M-42 14Q-18-8 6 8 24 18 42 6V44H-42Z", "var(--com-desert-2)")
    + stroke("M-38-14q14-10 28-2M2-20q14-8 26 0M-30 26q14-10 30-2M6 26q12-8 24-2", "var(--com-desert-3)", 2.2)
    + cactus(-14, -2) + cactus(20, 6, 0.7),
    "desert-1": ground("desert")
    + fill("M-42 2Q-20 16 2 0 22-12 42 2V44H-42Z", "var(--com-desert-2)")
    + stroke("M-28-20q14-8 26 0M10-26q10-4 18 2M-34 20q14-10 30-2M4 30q14-8 26-2", "var(--com-desert-3)", 2.2)
    + cactus(18, 2) + stroke("M-24 6q8-8 16 0M-22 10q7-6 13 0M-16 0v12", "#fff8e4", 2.6),
    "jungle-0": ground("jungle") + bush(-26, -14, 11) + bush(28, -10, 10) + bush(-4, -30, 9) + bush(-24, 24, 11)
    + bush(24, 22, 12) + bush(2, 32, 9) + palm(0, 10, 1.1),
    "jungle-1": ground("jungle") + bush(-16, -26, 10) + bush(22, -20, 11) + bush(-32, 4, 10) + bush(32, 8, 9)
    + bush(0, 30, 12) + bush(-22, 22, 9) + palm(-10, 8, 0.9) + palm(14, 16, 0.8),
    "lava-0": ground("lava") + stroke(CRACKS, "#7a1c08", 8) + stroke(CRACKS, "#f05a1e", 4.5) + stroke(CRACKS, "#ffc04a", 1.6),
    "lava-1": ground("lava")
    + stroke("M-42 22-20 14-2 26 18 16 42 24M-20 14-28-4-40-8M18 16 28-2 40-6", "#7a1c08", 8)
    + stroke("M-42 22-20 14-2 26 18 16 42 24M-20 14-28-4-40-8M18 16 28-2 40-6", "#f05a1e", 4.5)
    + stroke("M-42 22-20 14-2 26 18 16 42 24M-20 14-28-4-40-8M18 16 28-2 40-6", "#ffc04a", 1.6)
    + fill("M-22 10-8-14H8L22 10Z", "#2a1815") + fill("M-8-14q3 6 2 14 4-2 6 5 1-8 4-6 3-6 4-13Z", "#f9842e")
    + fill("M0-16Q-9-22-3-32q3 5 4 2 2 3 5-1 4 9-6 15Z", "#ffc04a"),
}  # fmt: skip

EGG_PATH: Final = "M0-13Q10-8 10 3A10 10 0 0 1-10 3Q-10-8 0-13Z"


def nest(n: int) -> str:
    """A nest with its eggs and its number."""
    eggs = "".join(
        place(
            f'<path d="{EGG_PATH}" fill="{WHITE}" stroke="#8a6a3c" stroke-width="2"/><circle cx="-3" cy="-2" r="1.6" fill="#c9a873"/><circle cx="3" cy="3" r="1.4" fill="#c9a873"/>',
            x,
            y,
        )
        for x, y in ((-12, -13), (12, -13), (0, -9))
    )
    twigs = "M-30-4Q0 14 30-4M-28 2Q0 20 28 2M-24 8Q-2 22 24 7M-31-7 -26 9M-20 1l-3 14M-8 4 -6 20M8 4 5 20M20 1l4 13M30-8 27 8"
    return (
        ground("nest")
        + '<ellipse cx="0" cy="0" rx="33" ry="20" fill="#00000030"/><ellipse cx="0" cy="-5" rx="30" ry="15" fill="#5f4021"/>'
        + eggs
        + fill("M-32-6Q0 12 32-6 32 18 0 22-32 18-32-6Z", "#9a6b34")
        + stroke(twigs, "#6b4720", 2)
        + stroke("M-29-2Q0 15 29-2M-24 12Q0 22 24 10", "#c9975a", 1.6)
        + f'<circle cx="0" cy="24" r="14.5" fill="#33241a" stroke="{BONE}" stroke-width="2"/>'
        + number(n, 0, 24, 20, "#ffe9b0")
    )


# Eggs by colour: each with a pattern of its own

EGG_COLOURS: Final[tuple[tuple[str, str, str], ...]] = (
    ("#d8453a", "#8a1f18", "#fff"), ("#3b7dcc", "#1d4a86", "#fff"), ("#4f9a3a", "#2b6120", "#fff"),
    ("#f0c02e", "#a07808", "#3a2a00"),
)  # fmt: skip
EGG_MARKS: Final[tuple[str, ...]] = (
    '<g fill="#fff" fill-opacity=".55"><circle cx="30" cy="42" r="6"/><circle cx="66" cy="30" r="5"/><circle cx="72" cy="70" r="6"/><circle cx="34" cy="84" r="5"/><circle cx="48" cy="20" r="4"/><circle cx="22" cy="66" r="4"/></g>',
    '<path d="M18 46H82M14 62H86M28 30H72M20 80H80" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>',
    '<path d="M22 40l9-9 9 9 10-9 10 9 9-9 9 9M15 76l10-10 12 10 13-10 13 10 12-10 10 10" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linejoin="round"/>',
    '<path d="M30 34l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1ZM66 68l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1ZM60 22l2 5 5 1-4 4 1 5-4-3-4 3 1-5-4-4 5-1Z" fill="#fff" fill-opacity=".75"/>',
)  # fmt: skip


def egg(colour: int, inside: str = "") -> str:
    """An egg in its colour and pattern."""
    c, deep, _ = EGG_COLOURS[colour]
    return (
        f'<path d="M50 3Q88 28 88 62A38 36 0 0 1 12 62Q12 28 50 3Z" fill="{c}" stroke="{deep}" stroke-width="6"/>'
        f"{EGG_MARKS[colour]}{inside}"
    )


# Cave, sky, comet

CAVE: Final = (
    fill("M8 110 34 64 52 44 66 48 92 14 112 30 126 10 156 40 172 36 204 78 232 110Z", "#6d6660")
    + fill("M92 14 112 30 126 10 156 40 140 46 128 34 116 50 104 40 84 60 66 48Z", "#948c84")
    + fill("M8 110 34 64 52 44 58 66 46 80 52 110ZM204 78 232 110H190l4-18-10-16Z", "#57504b")
    + stroke("M66 48 74 66 64 84M156 40 150 60 166 78", "#4a443f", 2.5)
    + fill("M70 110Q68 58 120 56 172 58 170 110Z", "#8a8178")
    + fill("M80 110Q78 68 120 66 162 68 160 110Z", "#1a1310")
    + fill("M92 110Q92 82 120 80 148 82 148 110Z", "#3a2416")
    + fill("M104 110Q104 94 120 92 136 94 136 110Z", "#7a4a1e")
    + fill("M114 110q-6-8 2-16 2 6 4 3 2 3 5-2 6 8 0 15Z", "#f9a53a")
    + stroke("M86 76q4 6 2 14M152 76q-4 6-2 12M110 68q2 4 1 8M132 68q-1 4 1 7", "#8a8178", 4)
)
COMET: Final = (
    '<path d="M40 62Q110 30 196 4 130 50 62 82Z" fill="url(#com-tail)"/>'
    '<path d="M30 54Q100 34 170 2 96 16 34 40Z" fill="url(#com-tail)" fill-opacity=".7"/>'
    '<path d="M56 88Q120 66 198 34 120 56 66 72Z" fill="url(#com-tail)" fill-opacity=".7"/>'
    '<circle cx="42" cy="66" r="40" fill="url(#com-blaze)"/>'
    '<circle cx="42" cy="66" r="22" fill="#7a4a32" stroke="#ffd27a" stroke-width="3"/>'
    '<path d="M24 60q6-14 20-14-8 8-6 16-6 6-14-2Z" fill="#a8683f"/>'
    '<g fill="#5a3320"><circle cx="50" cy="62" r="5"/><circle cx="40" cy="76" r="4"/><circle cx="54" cy="76" r="3"/></g>'
)
STARS: Final = (
    '<g fill="#fff"><circle cx="40" cy="30" r="1.6"/><circle cx="96" cy="14" r="1.2"/><circle cx="150" cy="44" r="1.6"/><circle cx="212" cy="18" r="1.4"/><circle cx="262" cy="36" r="1"/><circle cx="330" cy="14" r="1.6"/>'
    '<circle cx="402" cy="30" r="1.2"/><circle cx="466" cy="12" r="1.6"/><circle cx="520" cy="42" r="1.2"/><circle cx="580" cy="20" r="1.6"/><circle cx="618" cy="56" r="1.2"/><circle cx="22" cy="72" r="1.2"/><circle cx="500" cy="76" r="1"/></g>'
)
RIDGE: Final = fill(
    "M0 120 60 74 104 100 168 66 220 104 280 80 340 100 404 70 470 104 536 64 590 96 640 76V190H0Z",
    "var(--com-ridge)",
) + fill(
    "M0 138 44 112 110 132 176 108 250 134 330 118 396 134 470 112 540 136 640 110V190H0Z",
    "var(--com-ridge-2)",
)

# Pieces: mammoth and tortoise have their animals' bodies; a rescuer looks over a shield

RESCUER: Final = (
    '<ellipse cx="50" cy="112" rx="42" ry="8" fill="#000" fill-opacity=".28"/>'
    '<path d="M92 112V10" stroke="#2a1c12" stroke-width="9" stroke-linecap="round"/>'
    '<path d="M92 112V10" stroke="#9a6b34" stroke-width="5" stroke-linecap="round"/>'
    f'<path d="M92-12 82 12q10 8 20 0Z" fill="#dfe4e6" stroke="{INK}" stroke-width="4" stroke-linejoin="round"/>'
    f'<path d="M14 70Q14 46 36 44H64Q86 46 86 70L98 78 90 88 78 84V104H22V84Q12 84 14 70Z" fill="var(--c)" stroke="{INK}" stroke-width="4.5" stroke-linejoin="round"/>'
    f'<path d="M20 56Q50 78 80 52L72 44H28Z" fill="#f1e2c0" stroke="{INK}" stroke-width="4" stroke-linejoin="round"/>'
    f'<path d="M50 4q23 0 23 23 0 22-23 22T27 27Q27 4 50 4Z" fill="#e8b88a" stroke="{INK}" stroke-width="4.5"/>'
    f'<path d="M24 40Q14 6 36 0 44-8 52-2 66-8 70 4 86 12 76 40 74 26 66 18 58 22 50 16 40 22 34 18 26 26 24 40Z" fill="#5a371c" stroke="{INK}" stroke-width="4" stroke-linejoin="round"/>'
    f'<circle cx="41" cy="29" r="3.6" fill="{INK}"/><circle cx="59" cy="29" r="3.6" fill="{INK}"/>'
    f'<path d="M42 38q8 6 16 0" fill="none" stroke="{INK}" stroke-width="3.2" stroke-linecap="round"/>'
)
STAND: Final = '<ellipse cx="50" cy="20" rx="50" ry="20" fill="#fffdf0" fill-opacity=".6"/>'
FLAT: Final = (
    '<ellipse cx="50" cy="66" rx="50" ry="13" fill="#00000050"/>'
    '<ellipse cx="50" cy="62" rx="49" ry="12.5" fill="#d9c194" stroke="#5f4626" stroke-width="2.4"/>'
    '<ellipse cx="50" cy="60" rx="43" ry="9" fill="#efdcb4"/>'
)

# Signs beside words, in the colour of what they belong to

FOOT: Final = (
    '<path d="M30 58q-8-22 6-26 14 2 12 22-2 16-8 16-8 0-10-12ZM62 80q-8-20 4-24 12 2 12 20-2 14-8 14-6 0-8-10Z" fill="currentColor"/>'
    '<g fill="currentColor"><circle cx="26" cy="26" r="4.5"/><circle cx="36" cy="19" r="4.5"/><circle cx="47" cy="23" r="4.5"/><circle cx="58" cy="49" r="4"/><circle cx="68" cy="43" r="4"/><circle cx="78" cy="47" r="4"/></g>'
)
MOMENT_EGG: Final = '<path d="M50 8Q82 30 82 60A32 32 0 0 1 18 60Q18 30 50 8Z" fill="currentColor"/><path d="M22 54l12-9 10 11 12-12 10 11 12-9" fill="none" stroke="var(--panel)" stroke-width="6" stroke-linejoin="round"/>'
SUN: Final = '<circle cx="50" cy="50" r="20" fill="currentColor"/><path d="M50 6V20M50 80V94M6 50H20M80 50H94M19 19l10 10M71 71l10 10M81 19 71 29M29 71 19 81" stroke="currentColor" stroke-width="9" stroke-linecap="round"/>'
LOOP: Final = '<path d="M50 50Q34 28 22 30 6 34 8 52 12 70 26 68 36 66 50 50 64 32 76 30 92 32 92 50 90 68 76 70 64 70 50 50Z" fill="none" stroke="currentColor" stroke-width="10"/>'
CARDS: Final = '<rect x="14" y="20" width="46" height="66" rx="7" fill="currentColor" fill-opacity=".45"/><rect x="34" y="12" width="50" height="70" rx="8" fill="currentColor" stroke="var(--panel)" stroke-width="4"/>'
LEAP: Final = '<path d="M10 78Q30 4 72 52" fill="none" stroke="currentColor" stroke-width="10" stroke-linecap="round"/><path d="M88 76 54 66 82 38Z" fill="currentColor"/>'

# Emblems, around (50, 50): white on their colour


def white(d: str, width: float = 0) -> str:
    """A white surface, or a white line of that width."""
    if width:
        return f'<path d="{d}" fill="none" stroke="#fff" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"/>'
    return f'<path d="{d}" fill="#fff" stroke-linejoin="round"/>'


PAW: Final = "M50 84Q28 84 30 68 36 52 50 50 64 52 70 68 72 84 50 84ZM28 54a8 10 0 1 1 .1 0ZM72 54a8 10 0 1 1 .1 0ZM42 42a8 11 0 1 1 .1 0ZM60 42a8 11 0 1 1 .1 0Z"
CLUTCH: Final = "M30 40Q46 52 44 66A15 15 0 0 1 14 66Q14 52 30 40ZM70 40Q86 52 86 66A15 15 0 0 1 56 66Q56 52 70 40ZM50 22Q66 34 66 50L62 56Q56 46 50 40 42 46 38 56L34 50Q34 34 50 22Z"
NESTLING: Final = "M14 58Q50 74 86 58 84 86 50 88 16 86 14 58Z"
SWIRL: Final = "M10 42H62Q78 42 78 28 76 16 64 18 56 20 58 28M10 56H80Q92 58 90 70 86 80 76 76M10 70H52Q62 72 60 82 56 90 48 86"
WING: Final = (
    "M12 30Q40 12 88 22 84 34 70 36 78 42 62 48 68 54 52 58 44 74 22 78 30 66 26 58 12 50 12 30Z"
)

HERO_EMBLEMS: Final[dict[str, str]] = {
    "H01": white("M30 92 58 8", 8) + white("M58 8q22 2 24 18-10-2-14 2 4 6-4 10-10-6-14-16Z") + white("M16 74q6-10 14-8M14 86q8-8 16-4", 5),
    "H02": white("M62 22a9 9 0 1 1 .1 0Z") + white("M58 30 42 54 60 66 56 90M42 54 32 76 12 80M56 34 74 46 88 38M54 34 34 32 24 44", 9),
    "H03": white("M6 50Q50 2 94 50 50 98 6 50Z") + '<circle cx="50" cy="50" r="19" fill="var(--c)"/><circle cx="50" cy="50" r="9" fill="#fff"/>',
    "H04": white("M14 46H86L76 88H24Z") + white("M26 46Q28 14 50 14T74 46", 7) + '<path d="M24 58H78M26 72H76M40 48 44 86M60 48 56 86" stroke="var(--c)" stroke-width="4"/><g fill="#fff"><circle cx="38" cy="38" r="9"/><circle cx="56" cy="36" r="10"/></g>',
    "H05": white("M36 12H64L60 26Q90 38 86 66 82 90 50 90 18 90 14 66 10 38 40 26Z") + '<path d="M24 52q13-9 26 0t26 0M22 68q14-9 28 0t28 0" fill="none" stroke="var(--c)" stroke-width="5"/>',
    "H06": white("M28 18H72L94 42 50 90 6 42Z") + '<path d="M6 42H94M34 42 50 90 66 42 58 18H42Z" fill="none" stroke="var(--c)" stroke-width="4" stroke-linejoin="round"/>',
    "H07": white("M50 12Q72 30 72 50H28Q28 30 50 12Z") + white(NESTLING) + '<path d="M20 66Q50 78 80 66M26 78Q50 86 74 78" fill="none" stroke="var(--c)" stroke-width="4"/>',
    "H08": white("M50 6 90 20Q92 70 50 96 8 70 10 20Z") + '<g transform="translate(14 14) scale(.72)"><path d="' + CLUTCH + '" fill="var(--c)"/></g>',
    "H09": white("M26 44Q24 10 50 10T74 44Q82 74 50 94 18 74 26 44Z") + '<path d="M34 40Q50 30 66 40 64 54 50 56 36 54 34 40Z" fill="#e8b88a"/><circle cx="43" cy="43" r="3" fill="var(--deep)"/><circle cx="57" cy="43" r="3" fill="var(--deep)"/><path d="M40 64v14M50 66v18M60 64v14" stroke="var(--c)" stroke-width="4" stroke-linecap="round"/>',
    "H10": white(WING) + '<path d="M24 40Q44 30 70 34M28 52Q42 44 58 46M32 64q8-6 16-6" fill="none" stroke="var(--c)" stroke-width="4"/>',
}  # fmt: skip

HELP_EMBLEMS: Final[dict[str, str]] = {
    "P01": f'<g transform="translate(-4 18) scale(.62)">{white(PAW)}</g><g transform="translate(42 -4) scale(.62)">{white(PAW)}</g>',
    "P02": white("M10 24Q16 48 40 46M90 24Q84 48 60 46", 9) + white("M34 40H66L72 62 50 92 28 62Z") + '<circle cx="42" cy="58" r="4" fill="var(--c)"/><circle cx="58" cy="58" r="4" fill="var(--c)"/>',
    "P03": white("M50 32Q66 44 66 58H34Q34 44 50 32Z") + white(NESTLING) + white("M50 8V20M20 20 28 30M80 20 72 30", 7),
    "P04": white("M8 86Q26 52 42 86M50 86Q66 44 92 86", 8) + white("M14 44Q46 4 74 30", 9) + white("M88 46 60 40 80 18Z"),
    "P05": white(SWIRL, 8),
    "Q01": white("M8 30H58V14L92 40 58 66V50H8Z") + white("M8 66H40V56L64 76 40 96V84H8Z"),
    "Q02": white(CLUTCH),
    "Q03": white("M10 74Q12 44 44 44 74 44 78 74Z") + white("M76 66Q90 64 90 52M20 76V88M66 76V88", 9) + white("M44 22a9 9 0 1 1 .1 0Z") + white("M44 26V42M44 32 60 36", 7),
    "Q04": white("M50 8Q80 34 80 60A30 32 0 0 1 20 60Q20 34 50 8Z") + '<path d="M50 34 56 50 72 51 59 61 64 78 50 68 36 78 41 61 28 51 44 50Z" fill="var(--c)"/>',
    "Q05": '<g transform="translate(0 -2)">' + white(SWIRL, 8) + "</g>" + white("M84 40a5 5 0 1 1 .1 0ZM90 92a4 4 0 1 1 .1 0Z"),
    "Q06": white("M4 30Q34 20 48 46 62 20 96 26 84 40 80 54 66 48 56 60L66 78 50 66 34 78 44 58Q32 50 18 58 16 42 4 30Z"),
    "Q07": white("M46 24V94M46 24", 8) + white("M16 18H74L90 30 74 42H16ZM30 50H84V72H30L16 61Z"),
    "Q08": white(NESTLING) + white("M32 56a11 12 0 1 1 .1 0ZM50 46a11 12 0 1 1 .1 0ZM68 56a11 12 0 1 1 .1 0Z") + '<g fill="var(--c)"><circle cx="32" cy="42" r="2.5"/><circle cx="50" cy="32" r="2.5"/><circle cx="68" cy="42" r="2.5"/><path d="M30 48h5l-2 4ZM48 38h5l-2 4ZM66 48h5l-2 4Z"/></g>',
}  # fmt: skip
