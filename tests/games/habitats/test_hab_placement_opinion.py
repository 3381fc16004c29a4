"""A second opinion on where tiles may lie: every cell and turn, tried by a plain reading."""

import random

import pytest
from hab import asks, at, park, places, rng, taken

from liferaft import State

STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
ROADS = {
    "RD01": "N", "RD02": "NS", "RD03": "N", "RD04": "NS",
    "RD05": "NE", "RD06": "NEW", "RD07": "NE", "RD08": "NEW",
}  # fmt: skip
FAR = 26  # further than any park reaches
Cell = tuple[int, int]


def road_sides(tile: str, turn: int) -> frozenset[str]:
    """The sides of a tile with a road, after so many quarter turns."""
    return frozenset("NESW"[("NESW".index(side) + turn) % 4] for side in ROADS.get(tile, ""))


def kept_empty(cell: Cell, sides: frozenset[str], reach: int) -> set[Cell]:
    """The cells that the roads of a tile keep empty."""
    x, y = cell
    return {
        (x + k * STEPS[side][0], y + k * STEPS[side][1])
        for side in sides
        for k in range(1, reach + 1)
    }


def expected(laid: dict[str, str], tile: str, reach: int) -> set[str]:
    """HAB-4.1 to HAB-4.5: the places for a tile, such as 0,1:r3."""
    cells: dict[Cell, frozenset[str]] = {(0, 0): frozenset()}
    for where, what in laid.items():
        x, y = map(int, where.split(","))
        name, _, turned = what.partition(":r")
        cells[x, y] = road_sides(name, int(turned or 0))
    closed = {(0, -y) for y in range(1, FAR)}
    for cell, sides in cells.items():
        closed |= kept_empty(cell, sides, reach)
    beside = {(x + dx, y + dy) for x, y in cells for dx, dy in STEPS.values()}
    found = set()
    for cell in beside - closed - set(cells):
        known = []
        for turn in range(4):
            sides = road_sides(tile, turn)
            if sides not in known and not kept_empty(cell, sides, reach) & set(cells):
                found.add(f"{cell[0]},{cell[1]}:r{turn}")
            known.append(sides)
    return found


def check_game(s: State, seed: int, reach: int) -> int:
    """Compare before every tile of a game; how many were road tiles."""
    luck = random.Random(seed)
    roads = 0
    while not s.over:
        if asks(s)[0] == "lay":
            assert places(s) == expected(park(s, 0), taken(s), reach), s
            roads += taken(s) in ROADS
        s.apply(luck.choice(s.legal_actions()))
    return roads


@pytest.mark.parametrize(("option", "reach"), [("cell", 1), ("line", FAR)])
def test_hab_4_3_places_are_those_of_a_plain_reading(option: str, reach: int) -> None:
    supply = [*ROADS, *(f"AG{n:02}" for n in range(1, 15))]
    roads = 0
    for seed in range(12):
        s = at(f"""
            options road_reach={option} solo=blind
            park
            supply {" ".join(supply)}
            {rng(seed)}
        """)
        roads += check_game(s, seed, reach)
    assert roads > 40
