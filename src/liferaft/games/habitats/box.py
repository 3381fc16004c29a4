"""What is in the box of Habitats: the data files as tables, checked when loaded."""

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.bits import BIT

FOLDER: Final = Path(__file__).parent


def _read(name: str) -> dict[str, Any]:
    with open(FOLDER / name, "rb") as file:
        return tomllib.load(file)


_landscapes: Final[list[dict[str, Any]]] = _read("landscapes.toml")["landscape"]
_animals: Final[list[dict[str, Any]]] = _read("animals.toml")["animal"]
_flowers: Final[list[dict[str, Any]]] = _read("flowers.toml")["flower"]
_towers: Final[list[dict[str, Any]]] = _read("towers.toml")["tower"]
_roads: Final[list[dict[str, Any]]] = _read("roads.toml")["road"]
_tourists: Final[list[dict[str, Any]]] = _read("tourists.toml")["tourist"]
_entrances: Final[list[dict[str, Any]]] = _read("entrances.toml")["entrance"]
_goals: Final[list[dict[str, Any]]] = _read("goals.toml")["goal"]
_setup: Final[dict[str, Any]] = _read("setup.toml")
_tiles: Final[list[dict[str, Any]]] = _animals + _flowers + _towers + _roads + _tourists


def _texts(things: list[dict[str, Any]], key: str) -> tuple[str, ...]:
    return tuple([str(thing[key]) for thing in things])


# Directions: four sides, clockwise, and eight ways to look

SIDES: Final[tuple[str, ...]] = ("N", "E", "S", "W")
LOOKS: Final[tuple[str, ...]] = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

# Landscapes; the fifth thing that an animal can need is flowers

LANDSCAPE_IDS: Final[tuple[str, ...]] = _texts(_landscapes, "id")
LANDSCAPE_NAMES: Final[tuple[str, ...]] = _texts(_landscapes, "name")
LANDSCAPES: Final = 4
FLOWERS: Final = 4  # the number of this need, after those of the landscapes
NEED_IDS: Final[tuple[str, ...]] = (*LANDSCAPE_IDS, "flower")
NEED_KINDS: Final = 5

# Tiles by number: animals, flowers, towers, roads, tourists; the entrance comes after them

TILES: Final = 112
TILE_IDS: Final[tuple[str, ...]] = _texts(_tiles, "id")
TILE_NAMES: Final[tuple[str, ...]] = _texts(_tiles, "name")
ENTRANCE: Final = 112  # the tile number of every entrance
ENTRANCE_IDS: Final[tuple[str, ...]] = _texts(_entrances, "id")
COLOURS: Final[tuple[str, ...]] = _texts(_entrances, "colour")  # by seat
COLOUR_CODES: Final[tuple[str, ...]] = _texts(_entrances, "hex")

KINDS: Final[tuple[str, ...]] = ("animal", "flower", "tower", "road", "tourist", "entrance")
ANIMAL: Final = 0
FLOWER: Final = 1
TOWER: Final = 2
ROAD: Final = 3
TOURIST: Final = 4
_ENTRANCE_KIND: Final = 5

KIND: Final[vec[i64]] = vec[i64](
    [i64(ANIMAL)] * len(_animals)
    + [i64(FLOWER)] * len(_flowers)
    + [i64(TOWER)] * len(_towers)
    + [i64(ROAD)] * len(_roads)
    + [i64(TOURIST)] * len(_tourists)
    + [i64(_ENTRANCE_KIND)]
)
NO_LANDSCAPE: Final = 4  # HAB-6.3: the entrance has none
LANDSCAPE: Final[vec[i64]] = vec[i64](
    [i64(LANDSCAPE_IDS.index(tile["landscape"])) for tile in _tiles] + [i64(NO_LANDSCAPE)]
)
POINTS: Final[vec[i64]] = vec[i64]([i64(tile.get("points", 0)) for tile in _tiles] + [i64(0)])


def _needs() -> list[i64]:
    needs: list[i64] = [0] * (NEED_KINDS * TILES)
    for tile in range(len(_animals)):
        for need, n in _animals[tile]["needs"].items():
            needs[NEED_KINDS * tile + NEED_IDS.index(need)] = n
    return needs


NEEDS: Final[vec[i64]] = vec[i64](_needs())  # by 5 × tile + what is needed: how many

SPECIES_IDS: Final[tuple[str, ...]] = tuple(sorted({str(f["species"]) for f in _flowers}))
SPECIES: Final[vec[i64]] = vec[i64](
    [i64(SPECIES_IDS.index(t["species"])) if "species" in t else i64(-1) for t in _tiles]
)  # by tile: the species of a flower


def _set_of(words: list[str], known: tuple[str, ...]) -> int:
    mask = 0
    for word in words:
        mask |= BIT[known.index(word)]
    return mask


def _turned(mask: int, turns: int, ways: int) -> int:
    """A set of directions after so many steps clockwise."""
    shifted: int = mask << turns
    return (shifted | shifted >> ways) & ((1 << ways) - 1)


def _looks(tile: dict[str, Any]) -> int:
    printed = _set_of(tile.get("looks", []), LOOKS)
    if not tile.get("turnable", False):
        return printed
    ways = 0
    for turn in range(4):
        ways |= _turned(printed, 2 * turn, 8)
    return ways


# By tile: the set of ways that a tower looks; HAB-7.2: if it can be turned, those among which it
# may choose, so that a diagonal mark stays diagonal.
LOOKS_OF: Final[vec[i64]] = vec[i64]([i64(_looks(tile)) for tile in _tiles])
TURNABLE: Final[vec[i64]] = vec[i64](
    [i64(1 if tile.get("turnable", False) else 0) for tile in _tiles]
)  # HAB-7.2, by tile


def _by_turn(key: str) -> list[i64]:
    sides: list[i64] = []
    for tile in [*_tiles, _entrances[0]]:
        printed = _set_of(tile.get(key, []), SIDES)
        for turn in range(4):
            sides.append(_turned(printed, turn, 4))
    return sides


ROAD_SIDES: Final[vec[i64]] = vec[i64](_by_turn("road"))  # by 4 × tile + quarter turn
MARKED_SIDES: Final[vec[i64]] = vec[i64](_by_turn("marked"))  # the same


def _turns() -> list[i64]:
    turns: list[i64] = []
    for tile in range(TILES + 1):
        known: list[int] = []
        mask = 0
        for turn in range(4):
            sides = int(ROAD_SIDES[4 * tile + turn])
            if sides not in known:
                known.append(sides)
                mask |= BIT[turn]
        turns.append(mask)
    return turns


TURNS: Final[vec[i64]] = vec[i64](_turns())  # HAB-4.5, by tile: the quarter turns that differ
SIZE_COUNTS: Final[vec[i64]] = vec[i64](
    [i64(1 if tile.get("kind", "") == "area_size" else 0) for tile in _tiles]
)  # by tile: tourists of kind a (HAB-7.9), not of kind b (HAB-7.10)

# Goals

GOALS: Final = 9
GOAL_IDS: Final[tuple[str, ...]] = _texts(_goals, "key")
GOAL_NAMES: Final[tuple[str, ...]] = _texts(_goals, "name")
GOAL_MEASURES: Final[tuple[str, ...]] = _texts(_goals, "measure")
HIGH_WINS: Final[vec[i64]] = vec[i64]([i64(1 if g["better"] == "high" else 0) for g in _goals])
LONGEST_LINE: Final[i64] = GOAL_IDS.index("longest_line")
LARGEST_AREA: Final[i64] = GOAL_IDS.index("largest_area")
NEAR_ROADS: Final[i64] = GOAL_IDS.index("near_roads")
BALANCE: Final[i64] = GOAL_IDS.index("balance")
MOST_AREAS: Final[i64] = GOAL_IDS.index("most_areas")
NEAR_ENTRANCE: Final[i64] = GOAL_IDS.index("near_entrance")
FLOWER_SPECIES: Final[i64] = GOAL_IDS.index("flower_species")
FULFILLED_ANIMALS: Final[i64] = GOAL_IDS.index("fulfilled_animals")
FACILITIES: Final[i64] = GOAL_IDS.index("facilities")

# How a solo game went

BAND_IDS: Final[tuple[str, ...]] = _texts(_setup["band"], "id")
BAND_NAMES: Final[tuple[str, ...]] = _texts(_setup["band"], "name")
BAND_LEAST: Final[tuple[int, ...]] = tuple([int(band["least"]) for band in _setup["band"]])

# What depends on the number of players

EDGE: Final[i64] = -1  # beyond the market


class Plan:
    """The market, the pawns' places, the turns and the goal points for a number of players."""

    def __init__(self, numbers: dict[str, Any]) -> None:
        self.seats: i64 = int(numbers["seats"])
        self.rows: i64 = int(numbers["rows"])
        self.columns: i64 = int(numbers["columns"])
        self.spaces: i64 = self.rows * self.columns
        self.pawns: vec[i64] = vec[i64](
            [row * self.columns + column for row, column in numbers["pawns"]]
        )  # in turn order: the space where a pawn starts
        self.looks: vec[i64] = vec[i64]([i64(SIDES.index(side)) for side in numbers["looks"]])
        self.turns: vec[i64] = vec[i64]([i64(n) for n in numbers["turns"]])  # HAB-2.2, by year
        self.long_turns: vec[i64] = vec[i64]([i64(n) for n in numbers["long_turns"]])
        self.goal_points: vec[i64] = vec[i64](
            [i64(n) for year in numbers["goal_points"] for n in year]
        )  # by year × seats + rank - 1
        self.beside: vec[i64] = _steps(int(self.rows), int(self.columns))


def _steps(rows: int, columns: int) -> vec[i64]:
    """HAB-3.3, by 4 × space + side: the next space, or the edge; nothing wraps round."""
    steps: list[i64] = []
    for row in range(rows):
        for column in range(columns):
            steps.append((row - 1) * columns + column if row > 0 else EDGE)
            steps.append(row * columns + column + 1 if column < columns - 1 else EDGE)
            steps.append((row + 1) * columns + column if row < rows - 1 else EDGE)
            steps.append(row * columns + column - 1 if column > 0 else EDGE)
    return vec[i64](steps)


PLANS: Final[list[Plan]] = [Plan(numbers) for numbers in _setup["players"]]  # by seats - 1


def _check() -> None:
    """A mistake in a data file is found when the box is opened, not in the middle of a game."""
    assert len(_tiles) == TILES == ENTRANCE, f"there are {len(_tiles)} tiles, not {TILES}"
    assert len(set(TILE_IDS)) == TILES, "two tiles have the same id"
    assert len(_landscapes) == LANDSCAPES, f"landscapes.toml: not {LANDSCAPES} landscapes"
    for landscape in range(LANDSCAPES):
        n = sum([LANDSCAPE[tile] == landscape for tile in range(TILES)])
        assert n == 28, f"{LANDSCAPE_IDS[landscape]} is on {n} tiles, not 28"
    needs = [(a["landscape"], sorted(a["needs"].items())) for a in _animals]
    for i in range(len(needs)):
        assert needs[i] not in needs[:i], f"animals.toml: {TILE_IDS[i]} is there twice"
    for tower in _towers:
        assert not tower["turnable"] or len(tower["looks"]) == 1, f"{tower['id']} looks one way"
    assert len(_goals) == GOALS, f"goals.toml: {len(_goals)} goals, not {GOALS}"
    assert len(_entrances) == len(PLANS) == 5, "setup.toml: one to five seats"
    for i in range(len(PLANS)):
        plan = PLANS[i]
        assert plan.seats == len(plan.pawns) == len(plan.looks) == i + 1, f"{i + 1} seats"
        assert len(plan.goal_points) == (3 * plan.seats if i else 0), f"goal points, {i + 1} seats"


_check()
