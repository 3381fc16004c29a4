"""The art of Habitats: every tile as one drawing, and the colours of parks, market and pawns."""

from typing import Final

from liferaft.core.bits import members
from liferaft.games.habitats.art_animals import ANIMALS, INK
from liferaft.games.habitats.art_things import (
    ACACIA,
    ARROW,
    BEAM,
    CREAM,
    EXPLORERS,
    EYE,
    FLOWERS,
    GATE,
    GOALS,
    GROUNDS,
    HIKERS,
    JEEP,
    LAUREL,
    NEEDS,
    PAW,
    TOWER,
    TURNING,
    arrows,
    marked,
    road,
)
from liferaft.games.habitats.box import (
    ANIMAL,
    COLOUR_CODES,
    FLOWER,
    KIND,
    LANDSCAPE,
    LANDSCAPE_IDS,
    LOOKS_OF,
    MARKED_SIDES,
    NEED_IDS,
    NEED_KINDS,
    POINTS,
    ROAD,
    ROAD_SIDES,
    SIZE_COUNTS,
    SPECIES,
    SPECIES_IDS,
    TILE_IDS,
    TILE_NAMES,
    TILES,
    TURNABLE,
)
from liferaft.games.habitats.box import NEEDS as NEEDED
from liferaft.games.habitats.box import TOWER as TOWER_KIND
from liferaft.picture.art import gradient, pattern, symbol
from liferaft.picture.theme import day_and_night

MOST_POINTS: Final = 42  # of one tile: tourists in the largest park that can be written down
NEED_SIZE: Final = 18.5  # of the sign for one tile that an animal needs
NEED_Y: Final = 87.0
TOWER_Y: Final = 71.0  # of what a tower scores

DEEP: Final[tuple[str, ...]] = ("#7d1712", "#164072", "#8f6c06", "#185c2f", "#8d877b")
ON: Final[tuple[str, ...]] = ("#ffffff", "#ffffff", "#2b2000", "#ffffff", "#26221d")

COLOURS: Final[dict[str, tuple[str, str]]] = {
    "hab-grass": ("#c3c95a", "#8f9a3c"),
    "hab-grass-2": ("#8b9b2f", "#66731f"),
    "hab-bush": ("#4f9448", "#356b35"),
    "hab-bush-2": ("#2f6f35", "#204d27"),
    "hab-bush-3": ("#86c06c", "#588c4d"),
    "hab-rock": ("#cfa472", "#96734c"),
    "hab-rock-2": ("#a17a4d", "#6f5435"),
    "hab-rock-3": ("#e6c79b", "#b3926a"),
    "hab-water": ("#5fb0dc", "#2f78a6"),
    "hab-water-2": ("#c4e8f7", "#7fbcd9"),
    "hab-land": ("#e6d9ac", "#2c2f22"),
    "hab-land-2": ("#d3c38c", "#3a3e2c"),
    "hab-free": ("#fffbe9", "#4a4f3a"),
    "hab-free-line": ("#a08d4f", "#8d9163"),
    "hab-leaf": ("#7c9a3f", "#4d6a30"),
    "hab-tar": ("#6b6259", "#57504a"),
    "hab-kerb": ("#bfae82", "#6f684f"),
    "hab-sand": ("#f3e9c8", "#8f8458"),
    "hab-pale": ("#fff9e0", "#e9efc6"),
}

RULES: Final = """
.scene .hab-land { fill: var(--hab-land); }
.scene .hab-tufts { fill: url(#hab-tufts); }
.scene .hab-free { fill: var(--hab-free); fill-opacity: 0.5; stroke: var(--hab-free-line);
  stroke-width: 1.5; stroke-dasharray: 6 5; }
.scene .hab-free.lit { fill-opacity: 0.95; stroke-dasharray: none; }
.scene .hab-closed { fill: var(--hab-land-2); fill-opacity: 0.25; }
.scene .hab-kerb { fill: none; stroke: var(--hab-kerb); stroke-width: 34; }
.scene .hab-tar { fill: none; stroke: var(--hab-tar); stroke-width: 26; }
.scene .hab-dashes { fill: none; stroke: #f6ecd2; stroke-dasharray: 8 7; stroke-width: 2.6; }
.scene .hab-met { fill: #2a8a47; stroke: #fff; stroke-width: 2.2; stroke-linecap: round;
  stroke-linejoin: round; }
.scene .hab-glad { fill: none; stroke: #f4b820; stroke-width: 5; }
.scene .hab-track { fill: none; stroke: var(--c); stroke-width: 7; stroke-linecap: round;
  stroke-dasharray: 1 13; }
.scene .hab-track-rim { fill: none; stroke: #fff; stroke-width: 11; stroke-linecap: round;
  stroke-dasharray: 1 13; }
.scene .hab-plate { fill: var(--panel); fill-opacity: 0.9; }
.scene .hab-gain { fill: var(--good); }
.scene .hab-now { fill: var(--accent); fill-opacity: 0.12; }
.scene .hab-rule { fill: none; stroke: var(--line); stroke-width: 1.5; }
"""


def _use(name: str, size: float, x: float, y: float) -> str:
    """Another piece of art with its centre at (x, y)."""
    return (
        f'<use href="#{name}" x="{x - size / 2:g}" y="{y - size / 2:g}" width="{size:g}"'
        f' height="{size:g}"/>'
    )


def _number(n: int, x: float, y: float, size: float, colour: str = INK) -> str:
    return (
        f'<text x="{x:g}" y="{y + size * 0.36:g}" font-size="{size:g}" font-weight="800"'
        f' text-anchor="middle" fill="{colour}">{n}</text>'
    )


def _shield(points: int) -> str:
    """The printed points in the upper left corner."""
    return (
        f'<circle cx="16" cy="16" r="13.5" fill="{CREAM}" stroke="{INK}" stroke-width="2"/>'
        f"{_number(points, 16, 16, 21)}"
    )


def need_places(tile: int) -> list[tuple[int, float]]:
    """What an animal needs, tile by tile, with the place of its sign in the strip below."""
    wanted = [need for need in range(NEED_KINDS) for _ in range(NEEDED[NEED_KINDS * tile + need])]
    first = 50 - NEED_SIZE * (len(wanted) - 1) / 2
    return [(need, first + i * NEED_SIZE) for i, need in enumerate(wanted)]


def _strip(width: float, inner: str, y: float = NEED_Y) -> str:
    return (
        f'<rect x="{50 - width / 2:g}" y="{y - 11:g}" width="{width:g}" height="22" rx="11"'
        f' fill="{CREAM}" stroke="{INK}" stroke-width="1.6"/>{inner}'
    )


def _animal(tile: int) -> str:
    places = need_places(tile)
    signs = "".join(_use(f"hab-need-{NEED_IDS[n]}", 17, x, NEED_Y) for n, x in places)
    strip = _strip(NEED_SIZE * len(places) + 5, signs)
    return f"{_use(f'hab-animal-{TILE_IDS[tile]}', 64, 53, 41)}{strip}{_shield(POINTS[tile])}"


def _tower(tile: int) -> str:
    looks = LOOKS_OF[tile]
    if TURNABLE[tile]:
        first = members(looks)[0]
        ways = f"{arrows(1 << first)}{_use('hab-turning', 40, 82, 83)}"
    else:
        ways = arrows(looks)
    seen = f"{_number(POINTS[tile], 39, TOWER_Y, 20)}{_use('hab-eye', 20, 60, TOWER_Y)}"
    return f"{_use('hab-tower', 66, 50, 41)}{ways}{_strip(48, seen, TOWER_Y)}"


def _tourist(tile: int) -> str:
    """People, and below them what counts: the tiles of one area, or areas that lie apart."""
    colour = f"var(--hab-{LANDSCAPE_IDS[LANDSCAPE[tile]]})"
    xs = (36, 50, 64) if SIZE_COUNTS[tile] else (31, 50, 69)
    size = 14 if SIZE_COUNTS[tile] else 12
    line = f'stroke="{INK}" stroke-width="1.8"'
    counted = "".join(
        f'<rect x="{x - size / 2}" y="{NEED_Y - size / 2:g}" width="{size}" height="{size}" rx="2" fill="{colour}" {line}/>'
        for x in xs
    )
    people = "hab-hikers" if SIZE_COUNTS[tile] else "hab-explorers"
    return f"{_use(people, 78, 52, 44)}{_strip(62, counted)}{_shield(1)}"


def _face(tile: int) -> str:
    """What is drawn on a tile, besides its ground."""
    if KIND[tile] == ANIMAL:
        return _animal(tile)
    if KIND[tile] == FLOWER:
        flower = f"hab-flower-{SPECIES_IDS[SPECIES[tile]]}"
        return f"{_use(flower, 80, 52, 52)}{_shield(POINTS[tile])}"
    return _tower(tile) if KIND[tile] == TOWER_KIND else _tourist(tile)


EDGE: Final = (
    '<rect x="1" y="1" width="98" height="98" rx="10" fill="none" stroke="#2b1b10"'
    ' stroke-opacity=".55" stroke-width="2"/>'
)
SHINE: Final = (
    '<path d="M11 3.500H89" stroke="#fff" stroke-opacity=".5" stroke-width="2"'
    ' stroke-linecap="round"/>'
)


def tile_art(tile: int, turn: int = 0) -> str:
    """The name of the drawing of a tile, as it is turned."""
    return f"hab-tile-{TILE_IDS[tile]}" + (f"-{turn}" if KIND[tile] == ROAD else "")


def _tiles() -> dict[str, str]:
    found: dict[str, str] = {}
    for tile in range(TILES):
        ground = _use(f"hab-ground-{LANDSCAPE_IDS[LANDSCAPE[tile]]}", 100, 50, 50)
        for turn in range(4 if KIND[tile] == ROAD else 1):
            if KIND[tile] == ROAD:
                roads, marks = ROAD_SIDES[4 * tile + turn], MARKED_SIDES[4 * tile + turn]
                signs = f"{_use(f'hab-road-{roads}', 100, 50, 50)}{marked(marks)}"
                face = f"{signs}{_shield(POINTS[tile])}"
            else:
                face = f'<use href="#hab-glade" width="100" height="100"/>{_face(tile)}'
            name = tile_art(tile, turn)
            found[name] = symbol(name, f"{ground}{face}{EDGE}")
    return found


def _art() -> dict[str, str]:
    found: dict[str, str] = {}

    def draw(name: str, inner: str) -> None:
        found[f"hab-{name}"] = symbol(f"hab-{name}", inner)

    for landscape, texture in GROUNDS.items():
        base = f'<rect width="100" height="100" rx="10" fill="var(--hab-{landscape})"/>'
        ground = symbol(f"hab-ground-{landscape}", f"{base}{texture}{SHINE}")
        found[f"hab-ground-{landscape}"] = ground.replace(' overflow="visible"', "")
    disc = '<circle cx="50" cy="50" r="49" fill="{}" stroke="#2b1b10" stroke-width="4"/>'
    colours = ("#8b8f1c", "#1f6a35", "#8a5a2b", "#1f78b4", "#b8357a")
    for need, colour in zip(NEED_IDS, colours):
        draw(f"need-{need}", f"{disc.format(colour)}{NEEDS[need]}")
    for tile in range(TILES):
        if KIND[tile] == ANIMAL:
            outline = f'<g stroke="{INK}" stroke-width="2.600" stroke-linejoin="round" stroke-linecap="round">'
            draw(f"animal-{TILE_IDS[tile]}", f"{outline}{ANIMALS[TILE_NAMES[tile]]}</g>")
        for turn in range(4 if KIND[tile] == ROAD else 0):
            sides = ROAD_SIDES[4 * tile + turn]
            draw(f"road-{sides}", road(sides))
    for species, flower in FLOWERS.items():
        draw(f"flower-{species}", flower)
    for goal, drawing in GOALS.items():
        draw(f"goal-{goal}", drawing)
    things = {
        "tower": TOWER, "eye": EYE, "turning": TURNING, "hikers": HIKERS, "explorers": EXPLORERS,
        "jeep": JEEP, "beam": BEAM, "arrow": ARROW, "acacia": ACACIA, "paw": PAW,
        "laurel": LAUREL,
    }  # fmt: skip
    for name, drawing in things.items():
        draw(name, drawing)
    draw(
        "glade",
        '<ellipse cx="52" cy="46" rx="40" ry="36" fill="var(--hab-pale)" fill-opacity=".62"/>',
    )
    meadow = '<rect width="100" height="100" rx="10" fill="var(--hab-sand)"/>'
    draw("gate", f"{meadow}{GATE}{EDGE}")
    back = '<rect width="100" height="100" rx="10" fill="#5d7a4a"/><rect x="8" y="8" width="84" height="84" rx="7" fill="none" stroke="#fff7e2" stroke-opacity=".55" stroke-width="3"/>'
    draw("back", f'{back}<g color="#fff7e2" opacity=".85">{_use("hab-paw", 46, 50, 50)}</g>{EDGE}')
    for points in range(1, MOST_POINTS + 1):
        size = 52 if points < 10 else 44
        draw(f"coin-{points}", f"{_use('hab-laurel', 100, 50, 50)}{_number(points, 50, 50, size)}")
    found["hab-light"] = gradient("hab-light", "rgba(255,240,150,0)", "rgba(255,236,120,.85)")
    tufts = '<path d="M10 20q-2-6-5-7M10 20v-9M10 20q2-6 5-7M44 50q-2-6-5-7M44 50v-9M44 50q2-6 5-7" fill="none" stroke="var(--hab-land-2)" stroke-width="2" stroke-linecap="round"/><circle cx="34" cy="16" r="2" fill="var(--hab-land-2)"/><circle cx="14" cy="46" r="2.500" fill="var(--hab-land-2)"/>'
    found["hab-tufts"] = pattern("hab-tufts", 64, 60, tufts)
    return found | _tiles()


def _style() -> str:
    seats = [
        f".scene .hab-{seat} {{ --c: {colour}; --deep: {deep}; --on: {on}; }}"
        for seat, (colour, deep, on) in enumerate(zip(COLOUR_CODES, DEEP, ON))
    ]
    return "\n".join([day_and_night(COLOURS), RULES.strip(), *seats]) + "\n"


ART: Final = _art()
STYLE: Final = _style()
