"""What is drawn in The Isle of Cats: coats, signs, cards, the island, and the style of all that."""

from typing import Final

from liferaft.games.isle_of_cats.art_boat import BOAT_COLOURS, INKS, boat_art, map_art
from liferaft.games.isle_of_cats.art_cards import card_art
from liferaft.games.isle_of_cats.art_tiles import tile_art
from liferaft.games.isle_of_cats.box import BOAT_IDS, COLOURS
from liferaft.picture.art import gradient, pattern, polygon, symbol
from liferaft.picture.theme import day_and_night

# By colour, then for an Oshax that has none yet: fur, its edge, pale fur, what it lies on.
FURS: Final[tuple[tuple[str, str, str, str], ...]] = (
    ("#4d93da", "#17406f", "#e2f0ff", "#2b66a6"),
    ("#52b35b", "#1a5426", "#e6f7de", "#2f7f3c"),
    ("#dc5546", "#741a12", "#ffe4da", "#a83226"),
    ("#a670cd", "#4c2a70", "#f4e6fd", "#74469b"),
    ("#f2a23e", "#8a4d08", "#fff2d6", "#c47418"),
    ("#a9b4bf", "#36414c", "#f2f4f6", "#6b7885"),
)

SEATS: Final = 4

# By colour: the pattern of its fur, so that nobody needs to see the colour.
COATS: Final[tuple[tuple[float, float, str, float], ...]] = (
    (11, 11, '<path d="M0 3q3-2.5 5.5 0t5.5 0" fill="none" stroke="#17406f" stroke-width="3.5"/>', 90),
    (13, 13, '<circle cx="3.3" cy="3.3" r="2.8" fill="#1a5426"/><circle cx="9.8" cy="9.8" r="2.8" fill="#1a5426"/>', 0),
    (13, 12, '<path d="M0 3 6.5 9 13 3" fill="none" stroke="#741a12" stroke-width="2.8"/>', 0),
    (15, 15, '<circle cx="7.5" cy="7.5" r="4.3" fill="none" stroke="#4c2a70" stroke-width="2.6"/>', 45),
    (13, 13, '<path d="M0 0H13M0 0V13" stroke="#8a4d08" stroke-width="3.2"/>', 45),
)  # fmt: skip

# By colour: the sign of a family, for maps, lessons and lists.
SIGNS: Final[tuple[str, ...]] = (
    '<path d="M50 6q32 38 32 58a32 32 0 0 1-64 0q0-20 32-58Z" fill="currentColor"/>',
    '<path d="M14 86q-8-60 70-74 6 74-50 74-4-24 26-46-32 14-38 50Z" fill="currentColor"/>',
    '<path d="M52 4q4 22 22 34 18 16 10 38-8 20-34 20T16 74q-6-20 10-34 2 12 10 16-2-30 16-52Z" fill="currentColor"/>',
    f'<path d="{polygon(5, 48, 0, 21)}" fill="currentColor"/>',
    f'<circle cx="50" cy="50" r="22" fill="currentColor"/><path d="{polygon(8, 50, 22.5, 30)}" fill="none" stroke="currentColor" stroke-width="7"/>',
)  # fmt: skip

FACE: Final = (
    '<path d="M12 6Q30 16 36 20q14-4 28 0 6-4 24-14 7 26 5 46 5 42-43 46-48-4-43-46-2-20 5-46Z" fill="var(--c)" stroke="var(--deep)" stroke-width="6" stroke-linejoin="round"/>'
    '<path d="M12 6Q30 16 36 20q14-4 28 0 6-4 24-14 7 26 5 46 5 42-43 46-48-4-43-46-2-20 5-46Z" fill="var(--coat)" opacity=".5"/>'
    '<path d="M18 18q10 6 13 8-9 4-13 12-2-10 0-20ZM82 18q-10 6-13 8 9 4 13 12 2-10 0-20Z" fill="#f3a9a0"/>'
    '<ellipse cx="50" cy="73" rx="25" ry="16" fill="var(--pale)"/>'
    '<ellipse cx="31" cy="50" rx="10" ry="11" fill="#fff7d6"/><ellipse cx="69" cy="50" rx="10" ry="11" fill="#fff7d6"/>'
    '<ellipse cx="32" cy="51" rx="4.5" ry="9" fill="#1d1712"/><ellipse cx="68" cy="51" rx="4.5" ry="9" fill="#1d1712"/>'
    '<path d="M43 64h14l-7 8Z" fill="#d4545f"/><path d="M50 72v5M38 78q6 6 12-1 6 7 12 1" fill="none" stroke="#1d1712" stroke-width="3.5" stroke-linecap="round"/>'
)  # fmt: skip

THINGS: Final[dict[str, str]] = {
    "fish": (
        '<path d="M4 26q4 24 0 48 18-2 24-16 10 22 34 22 24-2 34-30-10-28-34-30-24 0-34 22Q22 28 4 26Z" fill="#6fb6d6" stroke="#1d4f6b" stroke-width="5" stroke-linejoin="round"/>'
        '<path d="M40 60q8 14 24 14 18-2 27-20-20 8-51 6Z" fill="#d7eef7"/><path d="M62 26q-8 24 0 48" fill="none" stroke="#1d4f6b" stroke-width="4"/><circle cx="78" cy="42" r="5.5" fill="#12303f"/>'
    ),
    "basket": (
        '<path d="M18 46Q20 8 50 8t32 38" fill="none" stroke="#6b4420" stroke-width="8" stroke-linecap="round"/>'
        '<path d="M6 44h88l-8 44q-1 6-8 6H22q-7 0-8-6Z" fill="#c98f4c" stroke="#6b4420" stroke-width="5" stroke-linejoin="round"/>'
        '<path d="M10 58h80M12 74h76M28 46v46M50 46v46M72 46v46" stroke="#8a5a2b" stroke-width="4"/><path d="M6 44h88v9H7Z" fill="#e0ae6c" stroke="#6b4420" stroke-width="4"/>'
    ),
    "broken": (
        '<path d="M18 46Q20 8 42 8M60 12Q82 18 82 46" fill="none" stroke="#6b4420" stroke-width="8" stroke-linecap="round"/>'
        '<path d="M6 44h36l8 16-10 14 10 20H22q-7 0-8-6ZM94 44H56l7 15-10 15 9 20h16q7 0 8-6Z" fill="#b98a58" stroke="#6b4420" stroke-width="5" stroke-linejoin="round"/>'
        '<path d="M10 58h34M12 74h26M26 46v44M66 58h24M60 74h28M76 46v44" stroke="#8a5a2b" stroke-width="4"/>'
    ),
    "boot": (
        '<path d="M30 6h34q4 0 4 5l-3 41 22 13q8 5 8 15v9H26q-6-26 4-42Z" fill="#8d5a34" stroke="#44290f" stroke-width="5" stroke-linejoin="round"/>'
        '<path d="M24 84h72v10H24Z" fill="#44290f"/><path d="M28 8h40l-1 16H28Z" fill="#b98152" stroke="#44290f" stroke-width="4"/><path d="M46 40h16M44 52h18" stroke="#e8cfae" stroke-width="4" stroke-linecap="round"/>'
    ),
    "rat": (
        '<path d="M20 74Q2 70 4 52t20-14" fill="none" stroke="#c98b86" stroke-width="5" stroke-linecap="round"/>'
        '<path d="M18 72q-2-34 32-36 8-2 14-6 2-14 14-14 12 2 10 16 8 10 10 24 0 6-6 8-8 14-26 16H34q-14 0-16-8Z" fill="#6c6a70" stroke="#2c2b30" stroke-width="4.5" stroke-linejoin="round"/>'
        '<circle cx="76" cy="28" r="8" fill="#c98b86"/><circle cx="80" cy="48" r="4.5" fill="#12100e"/><circle cx="97" cy="58" r="4.5" fill="#d4545f"/>'
        '<path d="M40 80v8M62 80v8M84 62l10 6M84 60h12" stroke="#2c2b30" stroke-width="4" stroke-linecap="round"/><path d="M30 56q6-10 18-10" fill="none" stroke="#94929a" stroke-width="4" stroke-linecap="round"/>'
    ),
    "map": (
        '<path d="M8 16q14-8 28 0t28 0 28 0v68q-14 8-28 0t-28 0-28 0Z" fill="#f3e3b8" stroke="#8a6b35" stroke-width="5" stroke-linejoin="round"/>'
        '<path d="M20 74q4-16 16-14t14-12" fill="none" stroke="#8a6b35" stroke-width="4.5" stroke-dasharray="7 6"/>'
        '<path d="M52 26 78 54M78 26 52 54" stroke="var(--c, #b3261e)" stroke-width="11" stroke-linecap="round"/>'
    ),
    "chest": (
        '<path d="M10 44q0-26 22-26h36q22 0 22 26Z" fill="#b57b43" stroke="#4b301a" stroke-width="5"/><path d="M10 44h80v42H10Z" fill="#9a6436" stroke="#4b301a" stroke-width="5" stroke-linejoin="round"/>'
        '<path d="M10 50h80" stroke="#4b301a" stroke-width="5"/><path d="M24 20v66M76 20v66" stroke="#e0ae6c" stroke-width="6"/><rect x="40" y="40" width="20" height="24" rx="4" fill="#f0c75e" stroke="#4b301a" stroke-width="4"/>'
    ),
    "gem": (
        '<path d="M6 38 28 10h44l22 28-44 54Z" fill="#4fd6c6" stroke="#0d5f5c" stroke-width="6" stroke-linejoin="round"/><path d="M6 38h88M28 10l8 28 14 54 14-54 8-28" fill="none" stroke="#0d5f5c" stroke-width="4"/><path d="M28 10 36 38H6Z" fill="#d6fff8"/>'
    ),
    "scroll": (
        '<path d="M20 16h58q-8 6-6 16v52H28q-12 0-10-14h8V30q-2-10-6-14Z" fill="#f6ecd0" stroke="#5d6c8a" stroke-width="5" stroke-linejoin="round"/>'
        '<path d="M78 16q10 2 10 16H72q0-12 6-16ZM18 70h44q0 10 10 14" fill="#dfd0a4" stroke="#5d6c8a" stroke-width="5" stroke-linejoin="round"/><path d="M36 34h26M36 46h26M36 58h20" stroke="#5d6c8a" stroke-width="5" stroke-linecap="round"/>'
    ),
    "glass": (
        '<path d="M22 8h56M22 92h56" stroke="currentColor" stroke-width="10" stroke-linecap="round"/><path d="M28 12h44q0 22-16 38 16 16 16 38H28q0-22 16-38-16-16-16-38Z" fill="none" stroke="currentColor" stroke-width="7" stroke-linejoin="round"/>'
        '<path d="M36 30h28q-4 10-14 16-10-6-14-16ZM50 64q14 8 16 20H34q2-12 16-20Z" fill="currentColor"/>'
    ),
    "bag": (
        '<path d="M36 30q-34 26-24 50 4 12 38 12t38-12q10-24-24-50Z" fill="#a8834f" stroke="#4d371a" stroke-width="5"/><path d="M30 10q20 8 40 0l-6 20H36Z" fill="#c9a468" stroke="#4d371a" stroke-width="5" stroke-linejoin="round"/>'
        '<path d="M32 31h36" stroke="#7d2a20" stroke-width="7" stroke-linecap="round"/><path d="M50 52q14-10 20 2-2 14-20 24-18-10-20-24 6-12 20-2Z" fill="#f3e3b8"/>'
    ),
    "card": (
        '<rect x="22" y="8" width="56" height="84" rx="9" fill="#fffdf6" stroke="#3b4a58" stroke-width="6"/><rect x="32" y="18" width="36" height="64" rx="5" fill="#2b6d7f"/>'
        '<path d="M50 34q10-8 15 2-1 10-15 18-14-8-15-18 5-10 15-2Z" fill="#f3e3b8"/>'
    ),
    "leap": (
        '<path d="M6 62h34v32H6Z" fill="none" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/><path d="M60 62h34v32H60Z" fill="currentColor" fill-opacity=".55" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/>'
        '<path d="M22 48Q50-4 76 40" fill="none" stroke="currentColor" stroke-width="7" stroke-dasharray="11 8"/><path d="M62 32 78 48 88 26Z" fill="currentColor"/>'
    ),
    "swap": (
        '<path d="M8 34h62V14l26 28-26 0" fill="none" stroke="currentColor" stroke-width="0"/><path d="M6 28h60V10l28 26-28 26V44H6ZM94 60v16H40v18L12 70l28-24v14Z" fill="currentColor"/>'
    ),
    "door": (
        '<path d="M20 94V40q0-30 30-30t30 30v54Z" fill="#b57b43" stroke="#4b301a" stroke-width="6" stroke-linejoin="round"/><path d="M36 20v74M50 12v82M64 20v74" stroke="#7c5028" stroke-width="4"/><circle cx="68" cy="58" r="6" fill="#f0c75e" stroke="#4b301a" stroke-width="3"/>'
    ),
    "edge": (
        '<path d="M6 26h56q26 4 34 24-8 20-34 24H6Z" fill="none" stroke="currentColor" stroke-width="13" stroke-linejoin="round"/><path d="M28 40h36v20H28Z" fill="currentColor" fill-opacity=".35"/>'
    ),
    "first": (
        '<path d="M20 94V8" stroke="currentColor" stroke-width="10" stroke-linecap="round"/><path d="M24 10h66L74 34l16 24H24Z" fill="currentColor"/>'
    ),
    "ship": (
        '<path d="M50 6v66" stroke="#2c1c10" stroke-width="6"/><path d="M47 12Q10 26 12 62h35ZM53 18q30 14 32 44H53Z" fill="#43304e" stroke="#1d1324" stroke-width="4" stroke-linejoin="round"/>'
        '<path d="M24 36q6 6 12 0M30 30v14" stroke="#e8d8f2" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M4 68h92q-6 24-26 26H30Q10 92 4 68Z" fill="#6b3f22" stroke="#2c1c10" stroke-width="5" stroke-linejoin="round"/><path d="M8 76h84" stroke="#c98f4c" stroke-width="4"/>'
    ),
    "sister": (
        '<path d="M10 96q2-30 40-30t40 30Z" fill="#8a3b52" stroke="#3f1622" stroke-width="5"/><path d="M18 56Q10 6 50 6t32 50q4 18-6 24L50 70 24 80q-10-6-6-24Z" fill="#5a2f1b" stroke="#2b1409" stroke-width="5"/>'
        '<path d="M28 44q0-24 22-24t22 24q0 30-22 30T28 44Z" fill="#f0c8a0" stroke="#8d5f3c" stroke-width="4"/><path d="M26 40q20 0 28-16 4 14 20 16-2-26-24-26T26 40Z" fill="#5a2f1b"/>'
        '<circle cx="41" cy="48" r="3.5" fill="#2b1409"/><circle cx="59" cy="48" r="3.5" fill="#2b1409"/><path d="M43 61q7 6 14 0" fill="none" stroke="#a2463c" stroke-width="4" stroke-linecap="round"/>'
    ),
    "lonely": (
        '<path d="M50 90Q6 62 8 36q4-24 24-22 12 2 18 16 6-14 18-16 20-2 24 22 2 26-42 54Z" fill="none" stroke="currentColor" stroke-width="9"/><path d="M54 24 40 44l18 10-12 22" fill="none" stroke="currentColor" stroke-width="8" stroke-linejoin="round"/>'
    ),
}  # fmt: skip

FIGURE: Final = (
        '<path d="M24 94q-4-30 10-44-12-14-6-40l16 10q6-2 12 0l16-10q6 26-6 40 14 14 10 34 14 2 14-14-2-10 4-14 10 12 2 26-6 14-24 12Z" fill="var(--c)" stroke="var(--deep)" stroke-width="5" stroke-linejoin="round"/>'
        '<path d="M41 32q3-4 6 0M55 32q3-4 6 0" fill="none" stroke="var(--on)" stroke-width="3.5" stroke-linecap="round"/><path d="M48 40h6l-3 3Z" fill="var(--on)"/>'
)  # fmt: skip

ISLAND: Final = (
    '<ellipse cx="65" cy="104" rx="63" ry="17" fill="var(--ioc-shallows)"/><path d="M4 100q8-20 30-24 24-14 56 0 26 6 36 24-18 16-61 16T4 100Z" fill="var(--ioc-sand)" stroke="#a8854a" stroke-width="1.5"/>'
    '<path d="M20 92q4-24 22-36 8-30 26-44 14 18 18 38 20 14 22 40-42 10-88 2Z" fill="#5f9a55" stroke="#2f5b33" stroke-width="2"/><path d="M68 12q14 18 18 38 20 14 22 40-20 5-42 5 14-40 2-83Z" fill="#477f45"/>'
    '<path d="M56 34q12 6 22-2-3-10-10-20-8 9-12 22Z" fill="#e9efe6"/><path d="M52 94V66q10-12 20 0v28Z" fill="#e6d6b8" stroke="#6f5738" stroke-width="2"/><path d="M48 68 62 52l14 16Z" fill="#b5482f" stroke="#6b2414" stroke-width="2"/><path d="M58 94V78q4-5 8 0v16Z" fill="#5b4126"/>'
    '<path d="M98 98q-2-18 6-28" fill="none" stroke="#6b4a24" stroke-width="4" stroke-linecap="round"/><path d="M104 70q-14-8-20 4 10-4 20-4Zm0 0q-4-14 8-18 0 10-8 18Zm0 0q14-6 18 6-10-5-18-6Zm0 0q6 8 2 18-6-8-2-18Z" fill="#3c8a46"/>'
    '<path d="M28 96q0-14-6-22" fill="none" stroke="#6b4a24" stroke-width="3.5" stroke-linecap="round"/><path d="M22 74Q8 68 4 80q8-5 18-6Zm0 0q-2-12 8-15 1 9-8 15Zm0 0q12-4 15 6-8-5-15-6Z" fill="#4b9a52"/>'
)  # fmt: skip

# By type of card: the colour of its band, a deeper one.
KIND_COLOURS: Final[tuple[tuple[str, str], ...]] = (
    ("#8a5a3c", "#573420"), ("#2f8a4a", "#1b5a2d"), ("#7b4fb0", "#4e2f78"), ("#b8860b", "#7a5804"),
    ("#2a67a8", "#18426f"), ("#15808a", "#0c545b"),
)  # fmt: skip

COLOURS_BY_NIGHT: Final[dict[str, tuple[str, str]]] = {
    "ioc-sea": ("#58aecb", "#16405a"),
    "ioc-sea-2": ("#2f86ab", "#0d2c41"),
    "ioc-crest": ("#b8e3ee", "#336b88"),
    "ioc-shallows": ("#8fd3df", "#256a82"),
    "ioc-sand": ("#ecd9a3", "#b59b64"),
    "ioc-field": ("#b9d48a", "#4c6b3f"),
    "ioc-field-2": ("#9fc06e", "#3d5934"),
    "ioc-field-line": ("#6f9447", "#2b4026"),
    "ioc-pier": ("#d9bd8e", "#6a5236"),
    "ioc-pier-2": ("#c6a673", "#58432b"),
    "ioc-deck": ("#e3c590", "#a58454"),
    "ioc-deck-2": ("#d3b077", "#937345"),
    "ioc-cabin": ("#d9a08c", "#8d5748"),
    "ioc-bed": ("#a9bfdd", "#56708f"),
    "ioc-dining": ("#e9dca8", "#a2925b"),
    "ioc-store": ("#c3d19b", "#788a55"),
    "ioc-wall": ("#5b3a1e", "#2b1a0c"),
    "ioc-hull": ("#7a4a26", "#4a2c16"),
    "ioc-hull-2": ("#55321a", "#2b190b"),
}

RULES: Final = """
.scene .ioc-sea { fill: url(#ioc-sea); }
.scene .ioc-swell { fill: url(#ioc-swell); }
.scene .ioc-field { fill: url(#ioc-meadow); stroke: var(--ioc-field-line); stroke-width: 2; }
.scene .ioc-pier { fill: url(#ioc-pier); stroke: var(--ioc-wall); stroke-opacity: 0.55;
  stroke-width: 2; }
.scene .ioc-cells rect { fill: transparent; }
.scene .ioc-ghost { fill: var(--c); stroke: var(--deep); stroke-width: 2; }
.scene .ioc-note { fill: #fffaf0; fill-opacity: 0.93; stroke: #6b4a24; stroke-opacity: 0.5;
  stroke-width: 1; }
.scene text.ioc-ink { fill: #2a2018; }
.scene .ioc-ink { color: #2a2018; }
.scene .ioc-past { fill: #8a9aa3; stroke: #5d6c75; stroke-width: 1.5; }
.scene .ioc-coming { fill: #fffaf0; stroke: #6b4a24; stroke-width: 1.5; }
.scene .ioc-now { fill: #f2c14e; stroke: #6b4a24; stroke-width: 2; }
.scene .ioc-sign { color: var(--bed); }
.scene .ioc-treasure { --c: #d9a520; --deep: #4a2348; }
.scene .ioc-wood { --c: #8a5a2b; --deep: #4b301a; --on: #fff; }
.scene .ioc-gold { color: var(--gold); }
.scene .ioc-rule { fill: none; stroke: var(--line); stroke-width: 1; }
.scene .ioc-zone { fill: var(--slot); stroke: var(--line); stroke-width: 1.5;
  stroke-dasharray: 6 5; }
"""


def _art() -> dict[str, str]:
    found = {
        "ioc-sea": gradient("ioc-sea", "var(--ioc-sea)", "var(--ioc-sea-2)"),
        "ioc-swell": pattern(
            "ioc-swell",
            72,
            40,
            '<path d="M4 12q7-7 14 0t14 0M42 31q7-7 14 0t14 0" fill="none" stroke="var(--ioc-crest)"'
            ' stroke-width="2" stroke-opacity=".5" stroke-linecap="round"/>',
        ),
        "ioc-meadow": pattern(
            "ioc-meadow",
            44,
            40,
            '<rect width="44" height="40" fill="var(--ioc-field)"/>'
            '<path d="M6 14q1-7 4-9m-4 9q0-6-3-8M28 34q1-7 4-9m-4 9q0-6-3-8" fill="none"'
            ' stroke="var(--ioc-field-2)" stroke-width="2.2" stroke-linecap="round"/>',
        ),
        "ioc-pier": pattern(
            "ioc-pier",
            90,
            26,
            '<rect width="90" height="26" fill="var(--ioc-pier)"/>'
            '<path d="M0 25.5H90M0 12.5H90M30 0V12.5M72 13V26" stroke="var(--ioc-pier-2)"'
            ' stroke-width="1.5"/>',
        ),
        "ioc-island": symbol("ioc-island", ISLAND, 130, 122),
        "ioc-face": symbol("ioc-face", FACE),
    }
    for name, drawing in THINGS.items():
        found[f"ioc-{name}"] = symbol(f"ioc-{name}", drawing)
    for seat in range(SEATS):
        sign = f'<use href="#lr-sign-{seat}" x="38" y="60" width="26" height="26" color="#fff"/>'
        found[f"ioc-figure-{seat}"] = symbol(f"ioc-figure-{seat}", FIGURE + sign)
    for colour in range(COLOURS):
        wide, high, inner, turn = COATS[colour]
        found[f"ioc-coat-{colour}"] = pattern(f"ioc-coat-{colour}", wide, high, inner, turn)
        found[f"ioc-sign-{colour}"] = symbol(f"ioc-sign-{colour}", SIGNS[colour])
    return {**found, **boat_art(), **card_art(), **map_art(SIGNS), **tile_art()}


def _style() -> str:
    furs = []
    for colour, (fur, deep, pale, bed) in enumerate(FURS):
        coat = f"url(#ioc-coat-{colour})" if colour < COLOURS else "none"
        furs.append(
            f".scene .ioc-c{colour} {{ --c: {fur}; --deep: {deep}; --pale: {pale}; --bed: {bed};"
            f" --coat: {coat}; --on: #fff; }}"
        )
    kinds = [
        f".scene .ioc-k{kind} {{ --c: {colour}; --deep: {deep}; --on: #fff; }}"
        for kind, (colour, deep) in enumerate(KIND_COLOURS)
    ]
    boats = [
        f".scene .ioc-b{boat} {{ --c: {colour}; --deep: {deep}; --on: #fff; }}"
        for boat, (colour, deep) in enumerate(BOAT_COLOURS[: len(BOAT_IDS)])
    ]
    inks = [f".scene text.ioc-i{i} {{ fill: {ink}; }}" for i, ink in enumerate(INKS)]
    return (
        "\n".join([day_and_night(COLOURS_BY_NIGHT), RULES.strip(), *furs, *kinds, *boats, *inks])
        + "\n"
    )


ART: Final = _art()
STYLE: Final = _style()
