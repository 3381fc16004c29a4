"""A second opinion on the scoring of Habitats: slow, literal, from the data files alone.

It reads a park off the view and knows nothing of masks or of the rules' own scoring.
"""

import random
import tomllib
from itertools import product
from typing import Any

import pytest

import liferaft
from liferaft import State
from liferaft.games.habitats.box import GOAL_IDS, TILE_IDS

GAME = liferaft.game("habitats")

Cell = tuple[int, int]
Tile = dict[str, Any]
Laid = dict[Cell, tuple[Tile, int]]  # the tile on a cell and its quarter turns

STEPS = {
    "N": (0, 1), "NE": (1, 1), "E": (1, 0), "SE": (1, -1),
    "S": (0, -1), "SW": (-1, -1), "W": (-1, 0), "NW": (-1, 1),
}  # fmt: skip
SIDES = ("N", "E", "S", "W")
QUARTERS = (SIDES, ("NE", "SE", "SW", "NW"))
ENTRANCE = (0, 0)
FAR = 60  # further than any park reaches


def tiles() -> dict[str, Tile]:
    """Every tile of the box by its id, with its kind."""
    found = {}
    for kind in ("animal", "flower", "tower", "road", "tourist"):
        with open(GAME.folder / f"{kind}s.toml", "rb") as file:
            for tile in tomllib.load(file)[kind]:
                found[tile["id"]] = {**tile, "is": kind}
    return found


TILES = tiles()


def park_of(state: State, seat: int) -> Laid:
    """The park of a seat, without its entrance."""
    seen = state.view(seat)["parks"][seat]
    return {(t["x"], t["y"]): (TILES[TILE_IDS[t["tile"]]], t["turn"]) for t in seen}


def beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]) for side in SIDES]


def turned(side: str, turns: int) -> str:
    return SIDES[(SIDES.index(side) + turns) % 4]


def group(park: Laid, cell: Cell, same: str, value: str) -> set[Cell]:
    """The cells connected with *cell* by tiles that have the same value under a key."""
    if cell not in park or park[cell][0][same] != value:
        return set()
    found, todo = {cell}, [cell]
    while todo:
        for other in beside(todo.pop()):
            if other in park and park[other][0][same] == value and other not in found:
                found.add(other)
                todo.append(other)
    return found


def areas(park: Laid) -> list[tuple[str, set[Cell]]]:
    """HAB-6.2: every area once, with its landscape."""
    found: list[tuple[str, set[Cell]]] = []
    for cell, (tile, _) in park.items():
        area = group(park, cell, "landscape", tile["landscape"])
        if (tile["landscape"], area) not in found:
            found.append((tile["landscape"], area))
    return found


def met(park: Laid, cell: Cell, need: str, n: int) -> bool:
    """HAB-6.5 to HAB-6.7, HAB-6.9: whether the groups beside an animal have enough tiles."""
    key = "is" if need == "flower" else "landscape"
    around: set[Cell] = set()
    for other in beside(cell):
        around |= group(park, other, key, need)
    return len(around - {cell}) >= n


def fulfilled(park: Laid, cell: Cell) -> bool:
    """HAB-6.4, HAB-7.1: an animal with all needs met, or any flower."""
    tile = park[cell][0]
    if tile["is"] == "animal":
        return all(met(park, cell, need, n) for need, n in tile["needs"].items())
    return bool(tile["is"] == "flower")


def seen(park: Laid, cell: Cell, way: str) -> int:
    """HAB-7.4 to HAB-7.6: fulfilled tiles on the way to the next tower or out of the park."""
    n = 0
    for k in range(1, FAR):
        there = (cell[0] + k * STEPS[way][0], cell[1] + k * STEPS[way][1])
        if there in park:
            if park[there][0]["is"] == "tower":
                break
            n += fulfilled(park, there)
    return n


def points(park: Laid, cell: Cell) -> int:
    """What the tile on a cell scores."""
    tile, turn = park[cell]
    kind = tile["is"]
    if kind in ("animal", "flower"):
        return int(tile["points"]) if fulfilled(park, cell) else 0
    if kind == "tower" and tile["turnable"]:
        ways = next(quarter for quarter in QUARTERS if tile["looks"][0] in quarter)
        return int(tile["points"]) * max(seen(park, cell, way) for way in ways)
    if kind == "tower":
        return int(tile["points"]) * sum(seen(park, cell, way) for way in tile["looks"])
    if kind == "road":
        sides = [STEPS[turned(side, turn)] for side in tile["marked"]]
        there = [(cell[0] + dx, cell[1] + dy) for dx, dy in sides]
        return int(tile["points"]) if all(c in park or c == ENTRANCE for c in there) else 0
    if tile["kind"] == "area_size":
        return len(group(park, cell, "landscape", tile["landscape"])) - 1
    return sum(landscape == tile["landscape"] for landscape, _ in areas(park)) - 1


def walk(park: Laid, starts: set[Cell]) -> int:
    """The steps over adjacent tiles to the remotest one from its nearest start."""
    cells = {*park, ENTRANCE}
    steps = dict.fromkeys(starts, 0)
    todo = list(starts)
    for cell in todo:
        for other in beside(cell):
            if other in cells and other not in steps:
                steps[other] = steps[cell] + 1
                todo.append(other)
    assert set(steps) == cells
    return max(steps.values())


def line(park: Laid) -> int:
    cells = {*park, ENTRANCE}
    best = 0
    for (x, y), (dx, dy) in product(cells, ((1, 0), (0, 1))):
        n = 0
        while (x + n * dx, y + n * dy) in cells:
            n += 1
        best = max(best, n)
    return best


def measures(park: Laid) -> dict[str, int]:
    """All nine goals."""
    kinds = [tile["is"] for tile, _ in park.values()]
    grounds = [tile["landscape"] for tile, _ in park.values()]
    roads = {cell for cell, (tile, _) in park.items() if tile["is"] == "road"}
    return {
        "longest_line": line(park),
        "largest_area": max([len(area) for _, area in areas(park)], default=0),
        "near_roads": walk(park, roads | {ENTRANCE}),
        "balance": min(map(grounds.count, ("grass", "bush", "rock", "water"))),
        "most_areas": len(areas(park)),
        "near_entrance": walk(park, {ENTRANCE}),
        "flower_species": len({t["species"] for t, _ in park.values() if t["is"] == "flower"}),
        "fulfilled_animals": sum(fulfilled(park, c) for c in park) - kinds.count("flower"),
        "facilities": sum(map(kinds.count, ("tower", "road", "tourist"))),
    }


LOW_WINS = ("near_roads", "near_entrance")
TABLE = {
    2: ((3, 0), (4, 0), (5, 0)),
    3: ((3, 1, 0), (4, 2, 0), (5, 2, 0)),
    4: ((3, 2, 1, 0), (4, 2, 1, 0), (5, 3, 1, 0)),
    5: ((3, 2, 1, 0, 0), (4, 2, 1, 0, 0), (5, 3, 1, 0, 0)),
}


def awarded(goal: str, values: list[int], year: int) -> list[int]:
    """HAB-5.3: everybody gets the points of the last rank of those who tie."""
    best_first = sorted(values, reverse=goal not in LOW_WINS)
    last = {value: rank for rank, value in enumerate(best_first)}
    return [TABLE[len(values)][year][last[value]] for value in values]


def check_parks(state: State) -> int:
    """Compare what the view says of all parks; how many tiles that were."""
    view = state.view(0)
    year = view["goals"][view["goals_a_year"] * view["year"] :][: view["goals_a_year"]]
    n = 0
    for seat in range(state.seats):
        park = park_of(state, seat)
        own = [points(park, cell) for cell in park]
        assert own == [tile["points"] for tile in view["parks"][seat]], state
        assert sum(own) == view["park_points"][seat], state
        assert sum(own) + sum(view["goal_points"][seat]) == state.scores()[seat], state
        values = measures(park)
        for goal, value in zip(year, view["goal_values"]):
            assert value[seat] == values[GOAL_IDS[goal]], (GOAL_IDS[goal], state)
        n += len(park)
    return n


def check_game(seats: int, seed: int, **options: Any) -> int:
    """Play at random and compare now and then, and at the end of every year."""
    luck = random.Random(seed)
    state = GAME.new(seats, seed, **options)
    state.listen()
    n = 0
    while not state.over:
        year = state.view(0)["year"]
        state.apply(luck.choice(state.legal_actions()))
        if luck.random() < 0.03:
            n += check_parks(state)
        heard = [item for item in state.news(0) if GAME.news[item[0]] == "awarded"]
        for goal in {item[2] for item in heard}:
            values = [measures(park_of(state, seat))[GOAL_IDS[goal]] for seat in range(seats)]
            own = [item[3] for item in heard if item[2] == goal]
            assert own == awarded(GOAL_IDS[goal], values, year), state
    return n + check_parks(state)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_hab_6_1_random_parks_score_as_a_plain_reading_of_the_rules_does(seats: int) -> None:
    options = [{}, {"goals_per_year": 1}, {"road_reach": "line", "length": "long"}]
    if seats in (1, 5):
        options[1:] = {"facing": "fixed"}, {"road_reach": "line"}
    assert sum(check_game(seats, seed, **options[seed % 3]) for seed in range(4)) > 80


PARKS = (
    ("AG13@0,1 AG02@1,1 AG05@2,1 AG07@-1,1 AB02@0,2", 9),
    ("AG08@0,1 AG02@1,1 AG05@2,1", 3),
    ("AG02@0,1 AG08@0,2 AG13@1,1 TO01@-1,1 FL05@1,2 AB06@2,1", 17),
    ("TO01@0,1 AG02@1,1 AG05@1,2 AB02@-1,1 AG07@-2,1 AB05@0,2 AG04@0,3 TO02@-1,0", 8),
    ("FL01@1,0 TW09@1,1 AG02@1,2 AG05@2,2 AG07@2,1 FL09@3,1 TW10@0,1 FL05@-1,1 FL13@1,3", 12),
    (
        "TO02@2,3 RD06@3,3:r1 AR04@-2,2 AG02@-1,2 AR03@0,2 RD02@2,2:r1 AG11@-3,1 AW07@-2,1 "
        "AW16@-1,1 AW17@0,1 AB02@1,1 TO03@2,1 AB08@3,1 TW05@4,1 FL16@-2,0 AW01@-1,0 "
        "RD01@1,0:r2 AR15@2,0 AR14@3,0 FL10@4,0 TW08@2,-1",
        77,
    ),
)


@pytest.mark.parametrize(("tiles", "total"), PARKS)
def test_hab_8_2_both_opinions_agree_with_parks_counted_by_hand(tiles: str, total: int) -> None:
    state = GAME.position(f"habitats\npark {tiles}\npark")
    assert state.view(0)["park_points"] == [total, 0]
    assert check_parks(state) == len(tiles.split())
