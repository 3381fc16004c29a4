"""The art of Comet: fields, animals, cards, heroes, pieces; and the colours by day and by night."""

from typing import Final

from liferaft.games.comet.art_roster import FIGURES
from liferaft.games.comet.art_things import (
    CARDS,
    CAVE,
    COMET,
    EGG_COLOURS,
    FLAT,
    FOOT,
    HALF_H,
    HALF_W,
    HELP_EMBLEMS,
    HERO_EMBLEMS,
    LEAP,
    LOOP,
    MOMENT_EGG,
    RESCUER,
    RIDGE,
    STAND,
    STARS,
    SUN,
    TERRAINS,
    coin,
    egg,
    nest,
    number,
    place,
)
from liferaft.games.comet.box import (
    ABILITIES,
    ANIMAL_IDS,
    ANIMAL_SYMBOLS,
    CARD_IDS,
    DECK,
    DECKS,
    EGG,
    EGG_COUNT,
    HELP_IDS,
    HIGHEST_NEST,
    LOWEST_NEST,
    NEST,
    POINTS,
    SYMBOL_COUNT,
    SYMBOLS,
)
from liferaft.picture.art import glow, gradient, symbol
from liferaft.picture.theme import day_and_night

PIC_W: Final = 100.0  # an animal on its ground
PIC_H: Final = 70.0
FACE_W: Final = 206.0  # a card that can be read
FACE_H: Final = 174.0
BAND: Final = 28.0  # the height of its title
TILE: Final = 122.0  # a rescued animal, square so that it can be turned

# By moment of an ability: its sign.
MOMENT_SIGNS: Final[dict[str, str]] = {
    "move": "com-foot", "hatch": "com-shell", "any": "com-sun", "always": "com-loop",
    "rest": "com-loop", "end": "lr-star",
}  # fmt: skip

BACK_W: Final = 66.0
BACK_H: Final = 92.0

# By pile: the colour of the backs, and their emblem.
BACKS: Final[dict[str, tuple[str, str]]] = {
    "silver": ("#84909a", "com-foot"), "gold": ("#c9952c", "lr-star"), "comet": ("#2a2440", "com-fire"),
}  # fmt: skip

# By hero: the colour of its emblem, and a deeper one.
HERO_COLOURS: Final[tuple[tuple[str, str], ...]] = (
    ("#8a6a2c", "#54400f"), ("#b8432e", "#75220f"), ("#b07a1e", "#6e4a08"), ("#3b6fb8", "#1d427a"),
    ("#2f86a0", "#144f62"), ("#a8862a", "#665008"), ("#4f8a3a", "#2a5518"), ("#1f7a56", "#0c4a32"),
    ("#7a6a5a", "#463a2e"), ("#7a55b0", "#452a70"),
)  # fmt: skip

COLOURS: Final[dict[str, tuple[str, str]]] = {
    "com-water": ("#4796cf", "#22587f"),
    "com-water-2": ("#c4e6f8", "#6fb2da"),
    "com-water-3": ("#1f5f94", "#0f3350"),
    "com-meadow": ("#a9cf5e", "#5f7f2f"),
    "com-meadow-2": ("#6d9a2c", "#8fb552"),
    "com-desert": ("#ecd086", "#9c7f43"),
    "com-desert-2": ("#e0bc66", "#8a6d34"),
    "com-desert-3": ("#bb9440", "#c4a25c"),
    "com-jungle": ("#2f8049", "#174a2b"),
    "com-jungle-2": ("#1d6236", "#0e3520"),
    "com-jungle-3": ("#3f9a58", "#256a40"),
    "com-jungle-4": ("#1b5a2e", "#0b2a18"),
    "com-lava": ("#4d3733", "#2c1d1b"),
    "com-nest": ("#cdb58a", "#6f5d40"),
    "com-land": ("#8a7350", "#2c261c"),
    "com-land-2": ("#74603f", "#201b13"),
    "com-row": ("#f3e6c8", "#a89a7c"),
    "com-ridge": ("#7d8a86", "#26303c"),
    "com-ridge-2": ("#5f6d62", "#1a222a"),
    "com-sky-0": ("#7fbde6", "#0b1730"),
    "com-sky-1": ("#e2f1ee", "#2a4670"),
    "com-sky-2": ("#6f7fc0", "#1c1236"),
    "com-sky-3": ("#f8cf9a", "#7d4650"),
    "com-sky-4": ("#8d2f2c", "#3a0a10"),
    "com-sky-5": ("#fbb45a", "#b8481c"),
    "com-egg-0": ("#f8d0c6", "#7a423a"),
    "com-egg-1": ("#cde0f6", "#365680"),
    "com-egg-2": ("#d6eac6", "#436838"),
    "com-egg-3": ("#fcedb8", "#7d682a"),
    "com-aid": ("#e4d8f2", "#4b3c66"),
    "com-hill": ("#00000014", "#00000038"),
    "com-silver": ("#d3dade", "#5d676e"),
    "com-silver-2": ("#97a3ab", "#87939b"),
    "com-gold": ("#f2d479", "#8a6a1c"),
    "com-gold-2": ("#c2912a", "#d4a53c"),
}

RULES: Final = """
.scene path[class*="com-"]:not(.lit) { stroke: rgba(30, 20, 10, 0.55); stroke-width: 1.5; }
.scene path[class*="com-"]:hover:not(.lit) { stroke: rgba(255, 255, 255, 0.8); }
.scene path[class*="com-"].lit { stroke-width: 4.5px; }
.scene .com-land { fill: url(#com-ground); }
.scene .com-row { fill: var(--com-row); }
.scene .com-glass { fill: rgba(10, 16, 28, 0.5); }
.scene .com-chip { fill: rgba(255, 250, 238, 0.9); }
.scene .com-ink { color: #3a2a1a; }
.scene .com-board { fill: var(--panel-2); stroke: var(--c); stroke-width: 2.5; }
.scene .com-title { fill: var(--ink); }
.scene .com-turned { opacity: 0.7; }
.scene .com-sign { color: var(--ink-soft); }
.scene .com-hero { fill: var(--card); stroke: var(--c); stroke-width: 3; }
.scene .com-now { fill: var(--accent); fill-opacity: 0.13; }
.scene .com-zero { opacity: 0.42; }
"""


def use(name: str, w: float, h: float, x: float, y: float) -> str:
    """Another piece of art with its left upper corner at (x, y)."""
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"/>'


def field(name: str, drawing: str) -> str:
    """A texture that fills exactly one field, from its middle outwards."""
    return (
        f'<pattern id="{name}" x="{-HALF_W:g}" y="{-HALF_H:g}" width="{2 * HALF_W:g}"'
        f' height="{2 * HALF_H:g}" patternUnits="userSpaceOnUse">'
        f'<g transform="translate({HALF_W:g} {HALF_H:g})" font-family="var(--font)">{drawing}</g>'
        "</pattern>"
    )


def figure(card: str) -> str:
    """An animal by itself."""
    return f'<g stroke-linecap="round" stroke-linejoin="round">{FIGURES[card]}</g>'


def animal_picture(animal: int) -> str:
    """An animal on the ground of its egg, with its points."""
    card = ANIMAL_IDS[animal]
    return (
        f'<rect width="100" height="70" rx="6" fill="var(--com-egg-{EGG[animal]})"/>'
        '<path d="M0 58Q30 50 56 56T100 52V64Q100 70 94 70H6Q0 70 0 64Z" fill="var(--com-hill)"/>'
        f"{use(f'com-beast-{card}', 90, 63, 7, 5)}"
        f"{star(int(POINTS[animal]), 13, 13)}"
    )


def star(points: int, x: float, y: float) -> str:
    """Points in a small seal."""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="11.5" fill="#fffaf0" stroke="#8a6a1c" stroke-width="2"/>'
        f"{number(points, x, y, 15, '#3a2a10')}"
    )


def help_picture(name: str) -> str:
    """The emblem of a help card on its ground."""
    return (
        '<rect width="100" height="70" rx="6" fill="var(--com-aid)"/>'
        '<circle cx="50" cy="35" r="31" fill="#6f4fa0" stroke="#3f2a66"'
        f' stroke-width="2.5"/><g transform="translate(27 12) scale(.46)">'
        f"{HELP_EMBLEMS[name].replace('var(--c)', '#6f4fa0')}</g>"
    )


def frame(w: float, h: float, deck: str) -> str:
    """The surface of a card with its shadow, in the colour of its deck."""
    return (
        f'<rect x="1.5" y="3" width="{w:g}" height="{h:g}" rx="9" fill="var(--shade)"/>'
        f'<rect x="1.2" y="1.2" width="{w - 2.4:g}" height="{h - 2.4:g}" rx="8" fill="var(--card)"'
        f' stroke="var(--com-{deck}-2)" stroke-width="2.4"/>'
    )


def face(card: int) -> str:
    """All of a card but its words: title band, picture, symbols, egg with the nest number."""
    name, deck = CARD_IDS[card], DECKS[DECK[card]]
    top = (
        f'<path d="M2.4 {BAND + 1:g}V9Q2.4 2.4 9 2.4H{FACE_W - 9:g}Q{FACE_W - 2.4:g} 2.4'
        f' {FACE_W - 2.4:g} 9V{BAND + 1:g}Z" fill="var(--com-{deck})"/>'
    )
    parts = [frame(FACE_W, FACE_H, deck), top, use(f"com-pic-{name}", 88, 61.6, 7, BAND + 5)]
    if card < len(ANIMAL_IDS):
        shown = ANIMAL_SYMBOLS[card]
        parts += [
            use(f"com-sym-{SYMBOLS.index(sign)}", 31, 31, 101 + 33 * i, BAND + 4)
            for i, sign in enumerate(shown)
        ]
        colour = int(EGG[card])
        at = f'<g transform="translate(101 {BAND + 35:g})">'
        deep, ink = EGG_COLOURS[colour][1], EGG_COLOURS[colour][2]
        shade = deep if ink == "#fff" else "#fff"
        parts.append(
            f"{at}{use(f'com-egg-{colour}', 31, 33, 0, 0)}"
            f'<circle cx="15.5" cy="18.5" r="10" fill="{shade}" fill-opacity=".6"/>'
            f"{number(int(NEST[card]), 15.5, 18.5, 18, ink)}</g>"
        )
    return "".join(parts)


def tile(card: int) -> str:
    """A rescued animal: its picture, and the sign of the moment at which it helps."""
    kind = ABILITIES[card].get("when", "")
    sign = ""
    if kind:
        sign = f'<circle cx="{TILE - 15.5:g}" cy="71.5" r="11" fill="var(--card)"/>'
        sign += f'<g color="var(--ink-soft)">{use(MOMENT_SIGNS[kind], 17, 17, TILE - 24, 63)}</g>'
    return (
        f"{frame(TILE, TILE, DECKS[DECK[card]])}"
        f"{use(f'com-pic-{CARD_IDS[card]}', 88, 60, 17, 24)}{sign}"
    )


def back(deck: str, high: int) -> str:
    """A card face down, or a pile of so many."""
    w, h = BACK_W, BACK_H
    colour, emblem = BACKS[deck]
    below = "".join(
        f'<rect x="{2 * i}" y="{2.5 * i:g}" width="{w:g}" height="{h:g}" rx="7" fill="var(--card)"'
        ' stroke="var(--edge)"/>'
        for i in range(high, -1, -1)
    )
    edge = f'x="4" y="4" width="{w - 8:g}" height="{h - 8:g}" rx="5"'
    return (
        f'<rect x="{2 * high + 2}" y="{2.5 * high + 4:g}" width="{w:g}" height="{h:g}" rx="7"'
        f' fill="var(--shade)"/>{below}<rect {edge} fill="{colour}"/>'
        f'<rect {edge} fill="url(#lr-lattice)"/><g color="#fff">{use(emblem, 42, 42, w / 2 - 21, h / 2 - 21)}</g>'
    )


def _cards() -> dict[str, str]:
    found: dict[str, str] = {}
    for animal, name in enumerate(ANIMAL_IDS):
        found[f"com-beast-{name}"] = symbol(f"com-beast-{name}", figure(name), PIC_W, PIC_H)
        found[f"com-pic-{name}"] = symbol(
            f"com-pic-{name}", animal_picture(animal), PIC_W, PIC_H
        ).replace(' overflow="visible"', "")
        found[f"com-tile-{name}"] = symbol(f"com-tile-{name}", tile(animal), TILE, TILE)
    for name in HELP_IDS:
        found[f"com-pic-{name}"] = symbol(f"com-pic-{name}", help_picture(name), PIC_W, PIC_H)
    for card, name in enumerate(CARD_IDS):
        found[f"com-face-{name}"] = symbol(f"com-face-{name}", face(card), FACE_W, FACE_H)
    return found


def _signs() -> dict[str, str]:
    found = {f"com-sym-{i}": symbol(f"com-sym-{i}", coin(i)) for i in range(SYMBOL_COUNT)}
    found |= {f"com-egg-{i}": symbol(f"com-egg-{i}", egg(i)) for i in range(EGG_COUNT)}
    signs = {
        "foot": FOOT,
        "shell": MOMENT_EGG,
        "sun": SUN,
        "loop": LOOP,
        "cards": CARDS,
        "leap": LEAP,
    }
    found |= {f"com-{name}": symbol(f"com-{name}", drawing) for name, drawing in signs.items()}
    for deck in BACKS:
        found[f"com-back-{deck}"] = symbol(f"com-back-{deck}", back(deck, 0), BACK_W, BACK_H)
        found[f"com-pile-{deck}"] = symbol(f"com-pile-{deck}", back(deck, 3), BACK_W, BACK_H)
    for i, (name, emblem) in enumerate(HERO_EMBLEMS.items()):
        disc = (
            '<circle cx="50" cy="50" r="47" fill="var(--c)" stroke="var(--deep)" stroke-width="5"/>'
        )
        drawing = f'{disc}<g transform="translate(19 19) scale(.62)">{emblem}</g>'
        colour, deep = HERO_COLOURS[i]
        drawing = drawing.replace("var(--c)", colour).replace("var(--deep)", deep)
        found[f"com-hero-{name}"] = symbol(f"com-hero-{name}", drawing)
    return found


def _land() -> dict[str, str]:
    found = {f"com-{name}": field(f"com-{name}", drawing) for name, drawing in TERRAINS.items()}
    for n in range(int(LOWEST_NEST), int(HIGHEST_NEST) + 1):
        found[f"com-nest-{n}"] = field(f"com-nest-{n}", nest(n))
    for level in range(3):
        stops = [f"var(--com-sky-{2 * level})", f"var(--com-sky-{2 * level + 1})"]
        found[f"com-sky-{level}"] = gradient(f"com-sky-{level}", *stops)
    found["com-ground"] = gradient("com-ground", "var(--com-land)", "var(--com-land-2)")
    found["com-tail"] = gradient("com-tail", "#ff8a1e", "#ffd27a", "#ffd27a00", turned=True)
    found["com-blaze"] = glow("com-blaze", "#fff6d0", "#ffb63c", "#ff7a1e90", "#ff5a1000")
    found["com-comet"] = symbol("com-comet", COMET, 200, 110)
    found["com-fire"] = symbol("com-fire", place(COMET, 0, 20, 0.5))
    found["com-cave"] = symbol("com-cave", CAVE, 240, 110)
    found["com-stars"] = symbol("com-stars", STARS, 640, 100)
    found["com-ridge"] = symbol("com-ridge", RIDGE, 640, 190)
    found["com-rescuer"] = symbol("com-rescuer", RESCUER, 100, 120)
    found["com-stand"] = symbol("com-stand", STAND, 100, 40)
    found["com-mammoth"] = symbol("com-mammoth", FLAT + figure("G23"), PIC_W, PIC_H)
    found["com-tortoise"] = symbol("com-tortoise", FLAT + figure("G24"), PIC_W, PIC_H)
    return found


def _style() -> str:
    fields = [f".scene .com-{name} {{ fill: url(#com-{name}); }}" for name in TERRAINS]
    fields += [
        f".scene .com-nest-{n} {{ fill: url(#com-nest-{n}); }}"
        for n in range(int(LOWEST_NEST), int(HIGHEST_NEST) + 1)
    ]
    skies = [f".scene .com-sky-{n} {{ fill: url(#com-sky-{n}); }}" for n in range(3)]
    heroes = [
        f".scene .com-h{i} {{ --c: {colour}; --deep: {deep}; --on: #fff; }}"
        for i, (colour, deep) in enumerate(HERO_COLOURS)
    ]
    rules = [day_and_night(COLOURS), RULES.strip(), *fields, *skies, *heroes]
    return "\n".join(rules) + "\n"


ART: Final = {**_land(), **_signs(), **_cards()}
STYLE: Final = _style()
