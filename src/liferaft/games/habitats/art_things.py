"""What else is drawn in Habitats: landscapes, flowers, towers, roads, people, jeeps, goals."""

from typing import Final

from liferaft.picture.art import polygon

DARK: Final = "#2b1b10"
CREAM: Final = "#fff7e2"


# Landscapes: the ground of a tile, and the sign for one that is needed


def tuft(x: float, y: float, size: float, colour: str) -> str:
    """A few blades of grass."""
    return (
        f'<path d="M{x} {y}q{-2 * size} {-5 * size} {-5 * size} {-6 * size}M{x} {y}v{-9 * size}'
        f'M{x} {y}q{2 * size} {-5 * size} {5 * size} {-6 * size}" fill="none" stroke="{colour}"'
        f' stroke-width="{1.9 * size:g}" stroke-linecap="round"/>'
    )


def shrub(x: float, y: float, size: float, colour: str, light: str) -> str:
    """A round bush."""
    return (
        f'<g transform="translate({x} {y}) scale({size})"><path d="M-11 5a7 7 0 0 1 1-13 8 8 0 0 1 14-4 7 7 0 0 1 8 9 6 6 0 0 1-2 8Z" fill="{colour}"/>'
        f'<path d="M-7-4a5 5 0 0 1 6-5M3-9q4 0 5 4" fill="none" stroke="{light}" stroke-width="2.4" stroke-linecap="round"/></g>'
    )


def stone(x: float, y: float, size: float, colour: str, light: str) -> str:
    """A stone with a lit side."""
    return (
        f'<g transform="translate({x} {y}) scale({size})"><path d="M-10 6-7-5 1-9l8 5 3 9Z" fill="{colour}"/>'
        f'<path d="M-7-5 1-9l2 6-8 3Z" fill="{light}"/></g>'
    )


def ripple(x: float, y: float, colour: str) -> str:
    """Two small waves."""
    return (
        f'<path d="M{x} {y}q5-6 10 0t10 0" fill="none" stroke="{colour}" stroke-width="2.6"'
        ' stroke-linecap="round"/>'
    )


GROUNDS: Final[dict[str, str]] = {
    "grass": "".join(
        tuft(x, y, s, "var(--hab-grass-2)")
        for x, y, s in (
            (12, 46, 1.1), (30, 14, 1), (52, 12, .9), (76, 16, 1.1), (90, 44, 1.2), (10, 74, 1), (32, 70, .9), (68, 70, 1), (88, 72, 1.1), (56, 95, 1), (24, 96, .9), (82, 97, 1),
        )
    ),
    "bush": "".join(
        shrub(x, y, s, "var(--hab-bush-2)", "var(--hab-bush-3)")
        for x, y, s in ((16, 20, 1), (48, 12, .9), (84, 22, 1.1), (12, 52, 1.1), (90, 54, 1), (20, 82, 1.1), (52, 92, 1), (84, 86, 1.1))
    ),
    "rock": "".join(
        stone(x, y, s, "var(--hab-rock-2)", "var(--hab-rock-3)")
        for x, y, s in ((16, 22, 1.1), (52, 12, .8), (84, 20, 1), (10, 56, .9), (91, 54, 1.1), (22, 86, 1), (54, 94, .8), (86, 86, 1.1))
    )
    + '<path d="M30 32l6 3M66 30l5-3M30 66l7-2M66 74l6 3" stroke="var(--hab-rock-2)" stroke-width="2" stroke-linecap="round"/>',
    "water": "".join(
        ripple(x, y, "var(--hab-water-2)")
        for x, y in ((6, 16), (40, 12), (74, 18), (-4, 40), (80, 42), (4, 64), (78, 66), (22, 84), (56, 92), (82, 90), (6, 96))
    ),
}  # fmt: skip

# By what is needed: a white sign on a disc of its colour. Each can be told by its outline alone.
NEEDS: Final[dict[str, str]] = {
    "grass": '<path d="M50 86Q46 50 24 34q26 4 26 30 0-34 0-46 2 12 2 44 2-24 24-28Q56 50 52 86Z" fill="#fff" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>',
    "bush": '<path d="M44 88V66q-22 2-24-16-1-12 12-16 2-18 18-18t18 18q13 4 12 16-2 18-24 16v22Z" fill="#fff"/>',
    "rock": '<path d="M10 78 40 24l14 24 10-12 26 42Z" fill="#fff"/>',
    "water": '<path d="M14 40q12-16 24 0t24 0 24 0M14 64q12-16 24 0t24 0 24 0" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"/>',
    "flower": "".join(
        f'<circle cx="{x}" cy="{y}" r="17" fill="#fff"/>'
        for x, y in ((50, 26), (73, 43), (64, 70), (36, 70), (27, 43))
    )
    + '<circle cx="50" cy="51" r="13" fill="#f6c31c"/>',
}

# Flowers


def stem(bend: str, leaves: str = "") -> str:
    """A stem with leaves."""
    leaf = (
        leaves
        or '<path d="M50 84Q30 84 24 66 46 66 50 84ZM51 88Q72 86 76 70 56 70 51 88Z" fill="#3f8b3a"/>'
    )
    return (
        f'<path d="{bend}" fill="none" stroke="#2f6a2c" stroke-width="5" stroke-linecap="round"/>'
        f"{leaf}"
    )


def around(petal: str, n: int, x: float = 50, y: float = 40) -> str:
    """A petal, drawn upwards from (0, 0), n times around a point."""
    return "".join(
        f'<g transform="translate({x} {y}) rotate({360 * i / n:g})">{petal}</g>' for i in range(n)
    )


FLOWERS: Final[dict[str, str]] = {
    "flame-lily": stem("M50 96V46")
    + around('<path d="M0 0Q-12-16-4-34q4-6 8 0 8 18-4 34Z" fill="#e0332c" stroke="#f8c933" stroke-width="4"/>', 6)
    + '<circle cx="50" cy="40" r="7" fill="#f8c933"/>',
    "strelitzia": stem("M42 98Q40 70 46 52")
    + '<path d="M40 56 96 46 46 64Z" fill="#3c8a52" stroke="#24603a" stroke-width="2"/>'
    '<path d="M50 52 44 6q14 12 14 42ZM56 50 66 10q8 16 0 38ZM62 49 86 20q2 18-14 28Z" fill="#f28a1f" stroke="#a9520a" stroke-width="2"/>'
    '<path d="M54 52 90 34q-6 16-30 20Z" fill="#3f55c4" stroke="#22317e" stroke-width="2"/>',
    "arum": stem("M50 98V60")
    + '<path d="M50 70Q22 54 30 26 44 4 72 8 84 20 70 40 58 54 50 70Z" fill="#fffdf3" stroke="#b9b48f" stroke-width="2.6"/>'
    '<path d="M50 62Q40 44 54 22" fill="none" stroke="#f3bd22" stroke-width="7" stroke-linecap="round"/>',
    "kniphofia": stem("M50 98V60")
    + "".join(
        f'<path d="M50 {y - 8}q-{w} 4-{w} 14 {w} 4 {2 * w} 0 0-10-{w}-14Z" fill="{c}" stroke="#9a3510" stroke-width="1.6"/>'
        for y, w, c in ((60, 16, "#f6cf3a"), (48, 15, "#f4a32c"), (36, 13, "#ee6c22"), (25, 10, "#e0401f"), (15, 6, "#c92a18"))
    ),
    "aloe": '<path d="M50 92Q18 92 6 66q26 4 44 26ZM50 92Q30 74 26 50 50 64 50 92ZM50 92q32 0 44-26-26 4-44 26ZM50 92q20-18 24-42-24 14-24 42Z" fill="#5a9a78" stroke="#2c5f47" stroke-width="2"/>'
    '<path d="M50 80V20" stroke="#7a4a2c" stroke-width="4"/>'
    + "".join(
        f'<path d="M50 {y}q-{w} 0-{w + 2} 12M50 {y}q{w} 0 {w + 2} 12" fill="none" stroke="#e2512c" stroke-width="5" stroke-linecap="round"/>'
        for y, w in ((46, 11), (36, 9), (26, 7), (17, 4))
    ),
    "protea": stem("M50 98V64")
    + around('<path d="M0 4Q-11-14 0-34 11-14 0 4Z" fill="#d9527a" stroke="#8f2147" stroke-width="2"/>', 12, 50, 44)
    + '<circle cx="50" cy="44" r="16" fill="#f7dfe0" stroke="#8f2147" stroke-width="2"/>'
    '<path d="M42 40v8M50 36v14M58 40v8" stroke="#c98a97" stroke-width="3" stroke-linecap="round"/>',
    "crinum": stem("M50 98V52")
    + around('<path d="M0 2Q-9-10-5-32q5-8 10 0 4 22-5 34Z" fill="#fff4f6" stroke="#d27a96" stroke-width="2.4"/>', 5, 50, 42)
    + around('<path d="M0 0V-20" stroke="#d6557f" stroke-width="2.6"/>', 5, 50, 42)
    + '<circle cx="50" cy="42" r="6" fill="#f1c63c"/>',
    "gladiolus": stem("M50 98Q48 50 56 8")
    + "".join(
        f'<g transform="translate({x} {y}) rotate({t}) scale({s})"><path d="M0 8Q-18 6-18-10-8-16 0-8 8-16 18-10 18 6 0 8Z" fill="#b65ad0" stroke="#6b2386" stroke-width="2"/><circle r="4" fill="#fbe9a6"/></g>'
        for x, y, t, s in ((38, 64, -20, 1), (64, 54, 20, .95), (42, 42, -18, .85), (65, 32, 18, .75), (50, 18, 0, .6))
    ),
}  # fmt: skip

# Towers, people, roads

TOWER: Final = (
    '<path d="M34 84 42 44M66 84 58 44M38 66h24M36 76 63 56M64 76 37 56" fill="none" stroke="#5a3a1c" stroke-width="5" stroke-linecap="round"/>'
    '<path d="M34 32h32v14H34Z" fill="#b9803f" stroke="#3d2410" stroke-width="2.6"/><path d="M34 38h32M42 32v14M50 32v14M58 32v14" stroke="#7d5326" stroke-width="2"/>'
    '<path d="M44 24h12v8H44Z" fill="#33241a"/><circle cx="50" cy="27" r="5" fill="#f0c8a0" stroke="#3d2410" stroke-width="2"/>'
    '<path d="M28 24 50 8l22 16Z" fill="#d29a3f" stroke="#3d2410" stroke-width="2.6" stroke-linejoin="round"/>'
)

EYE: Final = '<path d="M4 50Q50 4 96 50 50 96 4 50Z" fill="#fff7e2" stroke="#2b1b10" stroke-width="8"/><circle cx="50" cy="50" r="17" fill="#2b1b10"/>'


def person(x: float, y: float, size: float, shirt: str, skin: str, hat: str, more: str = "") -> str:
    """Somebody with a hat, from the hips upwards."""
    return (
        f'<g transform="translate({x} {y}) scale({size})" stroke="#2b1b10" stroke-width="2.4" stroke-linejoin="round">'
        f'<path d="M-17 30Q-17 8 0 8t17 22Z" fill="{shirt}"/><circle cy="-3" r="11" fill="{skin}"/>'
        f'<path d="M-18-7q18-7 36 0-6-3-8-3-1-11-10-11t-10 11q-2 0-8 3Z" fill="{hat}"/>{more}'
        '<path d="M-4-1v1M4-1v1" stroke-width="3.4" stroke-linecap="round"/></g>'
    )


PACK: Final = '<path d="M-22 12h8v16h-8ZM22 12h-8v16h8Z" fill="#8a5a2c"/>'
GLASSES: Final = '<path d="M-10-5h8v8h-8ZM2-5h8v8H2ZM-2-2h4" fill="#39424a"/>'
HIKERS: Final = (
    person(70, 34, .95, "#3f8b58", "#8a5a3a", "#e3c27a", PACK)
    + person(32, 36, 1, "#d2572f", "#f0c8a0", "#6d8a3f", PACK)
    + '<path d="M50 20v48" stroke="#5a3a1c" stroke-width="4" stroke-linecap="round"/>'
)  # fmt: skip
EXPLORERS: Final = (
    person(40, 34, 1.15, "#c9a25a", "#d9a06e", "#f1e2bd", GLASSES)
    + '<g transform="rotate(12 74 50)"><path d="M60 40l10-4 10 4 10-4v24l-10 4-10-4-10 4Z" fill="#fff3cf" stroke="#2b1b10" stroke-width="2.4" stroke-linejoin="round"/>'
    '<path d="M64 48l8 4 6-6 8 6" fill="none" stroke="#c8322b" stroke-width="2.6" stroke-dasharray="4 2"/></g>'
)  # fmt: skip

ENDS: Final = ("M50 50V1", "M50 50H99", "M50 50V99", "M50 50H1")  # by side: a road from the middle
MARKS: Final = ((50, 11, 0), (89, 50, 90), (50, 89, 180), (11, 50, 270))  # by side: place and turn


def road(sides: int) -> str:
    """Roads from the middle to a set of sides."""
    ways = "".join(ENDS[side] for side in range(4) if sides >> side & 1)
    end = '<circle cx="50" cy="50" r="15" fill="#6b6259"/>' if sides in (1, 2, 4, 8) else ""
    return (
        f'<path d="{ways}" fill="none" stroke="#cdbb94" stroke-width="34"/>{end}'
        f'<path d="{ways}" fill="none" stroke="#6b6259" stroke-width="26" stroke-linejoin="round"/>'
        f'<path d="{ways}" fill="none" stroke="#f6ecd2" stroke-width="2.6" stroke-dasharray="8 7"/>'
    )


def marked(sides: int) -> str:
    """Signs at a set of sides where a tile must lie."""
    return "".join(
        f'<g transform="translate({x} {y}) rotate({turn})"><path d="M-11 8 0-8 11 8Z" fill="#fff7e2" stroke="#2b1b10" stroke-width="2.6" stroke-linejoin="round"/></g>'
        for side, (x, y, turn) in enumerate(MARKS)
        if sides >> side & 1
    )


def arrows(looks: int) -> str:
    """Arrows at the edge of a tile, the ways a tower looks."""
    return "".join(
        f'<g transform="rotate({45 * look} 50 50) translate(50 {8 if look % 2 == 0 else -2})"><path d="M0-6 9 9H-9Z" fill="#fff7e2" stroke="#2b1b10" stroke-width="2.6" stroke-linejoin="round"/></g>'
        for look in range(8)
        if looks >> look & 1
    )


# Where one of four ways is looked, the best one counts: the arrow turns.
TURNING: Final = (
    '<path d="M22 50a28 28 0 1 1 12 23" fill="none" stroke="#2b1b10" stroke-width="13" stroke-linecap="round"/>'
    '<path d="M22 50a28 28 0 1 1 12 23" fill="none" stroke="#fff7e2" stroke-width="7" stroke-linecap="round"/>'
    '<path d="M44 66 26 66l6 17Z" fill="#fff7e2" stroke="#2b1b10" stroke-width="2.4"/>'
)

GATE: Final = (
    '<path d="M34 100V50h32v50Z" fill="#6b6259"/><path d="M33 100V52M67 100V52" stroke="#cdbb94" stroke-width="4"/>'
    '<path d="M50 98V58" stroke="#f6ecd2" stroke-width="2.6" stroke-dasharray="8 7"/>'
    '<path d="M17 80V34h13v46ZM70 80V34h13v46Z" fill="#a8703a" stroke="#2b1b10" stroke-width="2.6"/>'
    '<path d="M20 46h7M20 58h7M20 70h7M73 46h7M73 58h7M73 70h7" stroke="#7d4f22" stroke-width="2.4"/>'
    '<path d="M8 38Q50 4 92 38l-4 8Q50 20 12 46Z" fill="#8d5a2a" stroke="#2b1b10" stroke-width="2.6" stroke-linejoin="round"/>'
    '<path d="M22 18h56v24H22Z" fill="var(--c)" stroke="#2b1b10" stroke-width="2.6"/>'
)

# A jeep from above: it drives to the top of its square.
JEEP: Final = (
    '<rect x="28" y="12" width="50" height="84" rx="14" fill="#000" fill-opacity=".25"/>'
    '<path d="M17 22h11v18H17ZM72 22h11v18H72ZM17 66h11v18H17ZM72 66h11v18H72Z" fill="#26211d"/>'
    '<path d="M35 6h30q9 0 10 9l1 72q0 8-8 8H32q-8 0-8-8l1-72q1-9 10-9Z" fill="var(--c)" stroke="var(--deep)" stroke-width="4"/>'
    '<path d="M34 22q16-7 32 0v12H34Z" fill="var(--deep)" fill-opacity=".35"/>'
    '<path d="M29 36h42l-4 13H33Z" fill="#cfeaf5" stroke="var(--deep)" stroke-width="3"/>'
    '<rect x="32" y="51" width="36" height="36" rx="6" fill="var(--deep)" fill-opacity=".55"/>'
    '<circle cx="35" cy="9" r="5" fill="#fff3b0" stroke="var(--deep)" stroke-width="2"/><circle cx="65" cy="9" r="5" fill="#fff3b0" stroke="var(--deep)" stroke-width="2"/>'
)
BEAM: Final = '<path d="M34 100 8 0H92L66 100Z" fill="url(#hab-light)"/>'
ARROW: Final = '<path d="M50 6 92 56H66V94H34V56H8Z" fill="var(--c)" stroke="var(--deep)" stroke-width="6" stroke-linejoin="round"/>'

ACACIA: Final = (
    '<ellipse cx="52" cy="95" rx="30" ry="4" fill="#000" fill-opacity=".18"/><path d="M47 95q4-26-3-42L26 36M46 60q8-14 24-26M50 95h-6" fill="none" stroke="#6d4a2a" stroke-width="6" stroke-linecap="round"/>'
    '<path d="M4 34Q8 18 30 22 38 6 58 14 84 10 96 28q0 10-16 8-10 8-24 2-16 8-28 0Q6 46 4 34Z" fill="var(--hab-leaf)"/>'
    '<path d="M16 28q8-5 16-2M44 20q10-6 20 0M72 26q8-2 14 2" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3" stroke-linecap="round"/>'
)
PAW: Final = '<path d="M50 46q20 0 24 24 0 16-14 14-10-3-20 0-14 2-14-14 4-24 24-24Z" fill="currentColor"/><ellipse cx="20" cy="46" rx="9" ry="13" fill="currentColor"/><ellipse cx="38" cy="24" rx="9" ry="14" fill="currentColor"/><ellipse cx="62" cy="24" rx="9" ry="14" fill="currentColor"/><ellipse cx="80" cy="46" rx="9" ry="13" fill="currentColor"/>'

# Goals, drawn with --c for what counts

_SQUARE: Final = '<rect x="{}" y="{}" width="24" height="24" rx="4" fill="{}" stroke="var(--ink)" stroke-width="3"/>'


def squares(*places: tuple[float, float, str]) -> str:
    """Small tiles."""
    return "".join(_SQUARE.format(x, y, colour) for x, y, colour in places)


_GRASS: Final = "var(--hab-grass)"
_BUSH: Final = "var(--hab-bush)"
_ROCK: Final = "var(--hab-rock)"
_WATER: Final = "var(--hab-water)"
_NONE: Final = "var(--panel-2)"

GOALS: Final[dict[str, str]] = {
    "longest_line": squares((0, 38, _GRASS), (25, 38, _WATER), (50, 38, _ROCK), (75, 38, _BUSH))
    + '<path d="M4 80H96M4 80l10-8M4 80l10 8M96 80l-10-8M96 80l-10 8" fill="none" stroke="var(--ink)" stroke-width="5" stroke-linecap="round"/>',
    "largest_area": squares((13, 13, _WATER), (38, 13, _WATER), (38, 38, _WATER), (63, 38, _WATER), (38, 63, _WATER), (63, 13, _NONE), (13, 63, _NONE)),
    "near_roads": f'<rect x="34" y="2" width="32" height="96" fill="#6b6259"/><path d="M50 4v92" stroke="#f6ecd2" stroke-width="4" stroke-dasharray="12 10"/>{squares((2, 38, _GRASS), (74, 38, _ROCK))}',
    "balance": squares((13, 13, _GRASS), (63, 13, _BUSH), (13, 63, _ROCK), (63, 63, _WATER))
    + '<path d="M38 50h24M50 38v24" stroke="var(--ink)" stroke-width="6" stroke-linecap="round"/>',
    "most_areas": squares((2, 8, _GRASS), (38, 2, _WATER), (72, 12, _GRASS), (10, 46, _BUSH), (60, 48, _ROCK), (34, 74, _WATER), (74, 76, _BUSH)),
    "near_entrance": '<path d="M26 70V34h48v36" fill="none" stroke="#8d5a2a" stroke-width="12"/><path d="M14 36Q50 6 86 36" fill="none" stroke="#8d5a2a" stroke-width="12" stroke-linecap="round"/>'
    '<path d="M50 96V54M50 54l-12 14M50 54l12 14" fill="none" stroke="var(--ink)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>',
    "flower_species": '<use href="#hab-flower-protea" x="0" y="8" width="56" height="56"/><use href="#hab-flower-flame-lily" x="44" y="0" width="56" height="56"/><use href="#hab-flower-arum" x="24" y="42" width="56" height="56"/>',
    "fulfilled_animals": '<use href="#hab-animal-AG13" x="4" y="0" width="80" height="80"/><circle cx="76" cy="76" r="22" fill="var(--good)"/><path d="M66 76l8 8 13-15" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>',
    "facilities": '<use href="#hab-tower" x="-14" y="-2" width="88" height="88"/><use href="#hab-hikers" x="40" y="36" width="62" height="62"/>',
}  # fmt: skip

LAUREL: Final = (
    f'<path d="{polygon(12, 50, 0, 43)}" fill="#f2b92c" stroke="#7a5306" stroke-width="3"/>'
)
