"""What is in the box of Forbidden Island: the data files as tables, checked when loaded."""

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.bits import BIT, count
from liferaft.core.pack import packed

FOLDER: Final = Path(__file__).parent


def _read(name: str) -> dict[str, Any]:
    with open(FOLDER / name, "rb") as file:
        return tomllib.load(file)


_tiles: Final[list[dict[str, Any]]] = _read("tiles.toml")["tile"]
_deck: Final[dict[str, Any]] = _read("treasure_cards.toml")
_cards: Final[list[dict[str, Any]]] = _deck["card"]
_roles: Final[list[dict[str, Any]]] = _read("adventurers.toml")["adventurer"]
_meter: Final[dict[str, Any]] = _read("water_meter.toml")
_layouts: Final[list[dict[str, Any]]] = _read("layouts.toml")["layout"]


def _ids(things: list[dict[str, Any]]) -> tuple[str, ...]:
    return tuple([str(thing["id"]) for thing in things])


def _names(things: list[dict[str, Any]]) -> tuple[str, ...]:
    return tuple([str(thing["name"]) for thing in things])


# Tiles, and the flood cards that name them

TILES: Final = 24
TILE_IDS: Final[tuple[str, ...]] = _ids(_tiles)
TILE_NAMES: Final[tuple[str, ...]] = _names(_tiles)
LANDING: Final[i64] = TILE_IDS.index("fools_landing")
ISLAND: Final[i64] = 0xFF_FFFF  # all tiles
FIRST_FLOODED: Final = 6  # FI-2.3

# Cards, by kind: the four treasures, the two special cards, Waters Rise!

CARD_IDS: Final[tuple[str, ...]] = _ids(_cards)
CARD_NAMES: Final[tuple[str, ...]] = _names(_cards)
CARD_COUNTS: Final[tuple[int, ...]] = tuple([int(card["count"]) for card in _cards])
TREASURES: Final = 4  # FI-2.2: kinds 0 to 3 are treasures and their cards
HELICOPTER: Final[i64] = CARD_IDS.index("helicopter_lift")
SANDBAGS: Final[i64] = CARD_IDS.index("sandbags")
WATERS_RISE: Final[i64] = CARD_IDS.index("waters_rise")
HOLDABLE: Final = 6  # kinds 0 to 5 can be in a hand; Waters Rise! cannot
DECK: Final[i64] = packed([int(card["count"]) for card in _cards])
HAND_LIMIT: Final[i64] = int(_deck["hand_limit"])  # FI-11.1
CARDS_TO_FIND: Final[i64] = int(_deck["cards_to_find"])  # FI-8.1
CARDS_PER_TURN: Final[i64] = int(_deck["cards_per_turn"])  # FI-9.1
FIRST_HAND: Final[i64] = int(_deck["first_hand"])  # FI-2.5


def _treasure_tiles() -> list[i64]:
    masks: list[i64] = [0] * TREASURES
    for i in range(len(_tiles)):
        treasure = _tiles[i].get("treasure", "")
        if treasure:
            masks[CARD_IDS.index(treasure)] |= BIT[i]
    return masks


TREASURE_TILES: Final[vec[i64]] = vec[i64](_treasure_tiles())  # by treasure: its two tiles

# Adventurers

ROLE_IDS: Final[tuple[str, ...]] = _ids(_roles)
ROLE_NAMES: Final[tuple[str, ...]] = _names(_roles)
ROLE_POWERS: Final[tuple[str, ...]] = tuple([str(role["power"]) for role in _roles])
ROLE_COLOURS: Final[tuple[str, ...]] = tuple([str(role["hex"]) for role in _roles])
ROLES: Final = 6
DIVER: Final[i64] = ROLE_IDS.index("diver")
ENGINEER: Final[i64] = ROLE_IDS.index("engineer")
EXPLORER: Final[i64] = ROLE_IDS.index("explorer")
MESSENGER: Final[i64] = ROLE_IDS.index("messenger")
NAVIGATOR: Final[i64] = ROLE_IDS.index("navigator")
PILOT: Final[i64] = ROLE_IDS.index("pilot")


def _start_tiles() -> list[i64]:
    starts: list[i64] = [-1] * ROLES
    for i in range(len(_tiles)):
        role = _tiles[i].get("start_of", "")
        if role:
            starts[ROLE_IDS.index(role)] = i
    return starts


START_TILES: Final[vec[i64]] = vec[i64](_start_tiles())  # FI-2.4, by role

# The water meter

FLOOD_CARDS: Final[vec[i64]] = vec[i64]([i64(n) for n in _meter["flood_cards"]])  # by level
SKULL: Final[i64] = len(_meter["flood_cards"])  # FI-10.5
DIFFICULTY_IDS: Final[tuple[str, ...]] = _ids(_meter["difficulty"])
START_LEVELS: Final[dict[str, int]] = {
    str(d["id"]): int(d["start_level"]) for d in _meter["difficulty"]
}

# Layouts

LAYOUT_IDS: Final[tuple[str, ...]] = _ids(_layouts)
LAYOUT_NAMES: Final[tuple[str, ...]] = _names(_layouts)
LAYOUT_ROWS: Final[tuple[tuple[str, ...], ...]] = tuple([tuple(lay["rows"]) for lay in _layouts])


def cells(layout: int) -> list[tuple[int, int]]:
    """Row and column of the 24 cells of a layout, in reading order."""
    rows = LAYOUT_ROWS[layout]
    return [(r, c) for r in range(len(rows)) for c in range(len(rows[r])) if rows[r][c] == "#"]


def _pairs(layout: int, diagonal: bool) -> vec[i64]:
    """FI-4.1: the pairs of cells that share a side, or only a corner: one after the other."""
    place = cells(layout)
    pairs: list[i64] = []
    for i in range(TILES):
        for j in range(TILES):
            across = abs(place[i][0] - place[j][0])
            along = abs(place[i][1] - place[j][1])
            if (across == 1 and along == 1) if diagonal else across + along == 1:
                pairs += [i, j]
    return vec[i64](pairs)


SIDES: Final[list[vec[i64]]] = [_pairs(i, False) for i in range(len(LAYOUT_IDS))]  # by layout
CORNERS: Final[list[vec[i64]]] = [_pairs(i, True) for i in range(len(LAYOUT_IDS))]


class Island:
    """Where the tiles lie in one game, and what is beside what. Made at setup, never changed."""

    def __init__(self, layout: int, tile_at: vec[i64]) -> None:
        self.layout = layout
        self.tile_at = tile_at  # by cell: the tile laid there (FI-2.1)
        self.adjacent = _joined(SIDES[layout], tile_at)  # by tile: tiles at its sides (FI-4.1)
        self.around = _joined(CORNERS[layout], tile_at)  # by tile: at its sides and corners
        for tile in range(TILES):
            self.around[tile] |= self.adjacent[tile]


def _joined(pairs: vec[i64], tile_at: vec[i64]) -> vec[i64]:
    """By tile, the set of tiles that lie in a paired cell."""
    near: vec[i64] = vec[i64]([0] * TILES)
    for i in range(0, i64(len(pairs)), 2):
        near[tile_at[pairs[i]]] |= BIT[tile_at[pairs[i + 1]]]
    return near


def _check() -> None:
    """A mistake in a data file is found when the box is opened, not in the middle of a game."""
    assert len(_tiles) == TILES, f"tiles.toml: {len(_tiles)} tiles, not {TILES}"
    assert sum(CARD_COUNTS) == 28, f"treasure_cards.toml: {sum(CARD_COUNTS)} cards, not 28"
    assert [card["kind"] for card in _cards[:TREASURES]] == ["treasure"] * TREASURES, (
        "treasures first"
    )
    assert WATERS_RISE == HOLDABLE, "treasure_cards.toml: waters_rise comes last"
    assert len(_roles) == ROLES, f"adventurers.toml: {len(_roles)} adventurers, not {ROLES}"
    assert min(START_TILES) >= 0, "tiles.toml: every adventurer has a start tile"
    for treasure in range(TREASURES):
        assert count(TREASURE_TILES[treasure]) == 2, f"{CARD_IDS[treasure]} needs two tiles"
    for i in range(len(LAYOUT_IDS)):
        assert len(cells(i)) == TILES, f"layouts.toml: {LAYOUT_IDS[i]} has {len(cells(i))} cells"


_check()
