"""The components of Forbidden Island: tiles, cards, water meter, layouts."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from fi import CARDS, GAME, LAYOUTS
from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.bits import members
from liferaft.games.forbidden_island.box import (
    CARD_COUNTS,
    CARD_IDS,
    CARDS_PER_TURN,
    CARDS_TO_FIND,
    DIFFICULTY_IDS,
    FLOOD_CARDS,
    HAND_LIMIT,
    LAYOUT_IDS,
    LAYOUT_ROWS,
    ROLE_IDS,
    SKULL,
    START_LEVELS,
    START_TILES,
    TILE_IDS,
    TILE_NAMES,
    TREASURE_TILES,
    Island,
)

NAMES = """
Fools' Landing; Bronze Gate; Copper Gate; Gold Gate; Iron Gate; Silver Gate; Temple of the Moon;
Temple of the Sun; Howling Garden; Whispering Garden; Cave of Embers; Cave of Shadows; Coral Palace;
Tidal Palace; Breakers Bridge; Cliffs of Abandon; Crimson Forest; Dunes of Deception; Lost Lagoon;
Misty Marsh; Observatory; Phantom Rock; Twilight Hollow; Watchtower
"""
TREASURES = {
    "earth_stone": {"temple_of_the_moon", "temple_of_the_sun"},
    "statue_of_the_wind": {"howling_garden", "whispering_garden"},
    "crystal_of_fire": {"cave_of_embers", "cave_of_shadows"},
    "oceans_chalice": {"coral_palace", "tidal_palace"},
}
STARTS = {
    "pilot": "fools_landing",
    "engineer": "bronze_gate",
    "explorer": "copper_gate",
    "navigator": "gold_gate",
    "diver": "iron_gate",
    "messenger": "silver_gate",
}
STANDARD = """
0: 1 3 | 2 4; 1: 0 4 | 3 5; 2: 3 7 | 0 6 8; 3: 0 2 4 8 | 1 7 9; 4: 1 3 5 9 | 0 8 10;
5: 4 10 | 1 9 11; 6: 7 12 | 2 13; 7: 2 6 8 13 | 3 12 14; 8: 3 7 9 14 | 2 4 13 15;
9: 4 8 10 15 | 3 5 14 16; 10: 5 9 11 16 | 4 15 17; 11: 10 17 | 5 16; 12: 6 13 | 7 18;
13: 7 12 14 18 | 6 8 19; 14: 8 13 15 19 | 7 9 18 20; 15: 9 14 16 20 | 8 10 19 21;
16: 10 15 17 21 | 9 11 20; 17: 11 16 | 10 21; 18: 13 19 | 12 14 22; 19: 14 18 20 22 | 13 15 23;
20: 15 19 21 23 | 14 16 22; 21: 16 20 | 15 17 23; 22: 19 23 | 18 20; 23: 20 22 | 19 21
"""
FIGURES = {  # edges, cells with one neighbour, with two, diameter, mean distance
    "forbidden_island": (36, 0, 12, 6, 3.25),
    "island_of_shadows": (38, 0, 4, 8, 3.33),
    "island_of_death": (35, 2, 6, 8, 3.45),
    "volcano_island": (36, 0, 4, 8, 3.46),
    "skull_island": (33, 0, 10, 8, 3.57),
    "coral_reef": (35, 0, 12, 9, 3.74),
    "bone_island": (34, 0, 12, 8, 3.80),
    "bay_of_gulls": (32, 2, 8, 9, 3.83),
    "treasure_island": (29, 4, 8, 11, 4.40),
    "bridge_of_horrors": (33, 0, 10, 11, 4.81),
    "arch_of_fate": (31, 0, 16, 14, 5.13),
    "atoll_of_decisions": (24, 0, 24, 12, 6.26),
}


def neighbours(layout: str) -> tuple[list[list[int]], list[list[int]]]:
    """By cell, the cells at its sides and those at its corners, for tiles laid in order."""
    island = Island(LAYOUT_IDS.index(layout), vec[i64]([i64(cell) for cell in range(24)]))
    sides = [members(mask) for mask in island.adjacent]
    around = [members(mask) for mask in island.around]
    return sides, [[c for c in near if c not in own] for near, own in zip(around, sides)]


def distances(near: list[list[int]]) -> list[int]:
    """The fewest steps between every two cells."""
    out = []
    for start in range(len(near)):
        steps = {start: 0}
        queue = [start]
        for cell in queue:
            for other in near[cell]:
                if other not in steps:
                    steps[other] = steps[cell] + 1
                    queue.append(other)
        out += [steps[cell] for cell in range(start)]
    return out


def test_the_box_holds_24_tiles_with_their_treasures_and_starts() -> None:
    names = {" ".join(name.split()) for name in NAMES.split(";")}
    assert len(TILE_IDS) == len(set(TILE_IDS)) == len(names) == 24
    assert set(TILE_NAMES) == names
    for tile, name in zip(TILE_IDS, TILE_NAMES):
        assert tile == name.lower().replace("'", "").replace(" ", "_")
    for i, treasure in enumerate(CARD_IDS[:4]):
        assert {TILE_IDS[tile] for tile in members(TREASURE_TILES[i])} == TREASURES[treasure]
    assert {who: TILE_IDS[tile] for who, tile in zip(ROLE_IDS, START_TILES)} == STARTS


def test_the_treasure_deck_holds_28_cards() -> None:
    counts = dict(zip(CARD_IDS, CARD_COUNTS))
    assert counts == dict(zip(CARDS.values(), (5, 5, 5, 5, 3, 2, 3)))
    assert sum(CARD_COUNTS) == 28
    assert (HAND_LIMIT, CARDS_TO_FIND, CARDS_PER_TURN) == (5, 4, 2)


def test_the_water_meter_runs_from_one_card_to_the_skull() -> None:
    assert list(FLOOD_CARDS) == [1, 2, 2, 3, 3, 3, 4, 4, 5, 5]
    assert SKULL == 10
    starts = {"trainee": 0, "novice": 1, "normal": 2, "elite": 3, "legendary": 4}
    assert starts == START_LEVELS
    assert set(DIFFICULTY_IDS) == set(starts)
    steps = {"novice": 9, "normal": 8, "elite": 7, "legendary": 6, "trainee": 10}
    assert {difficulty: SKULL - level for difficulty, level in starts.items()} == steps


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_layouts_are_drawn_as_in_the_rule_book(layout: str) -> None:
    rows = tuple(LAYOUTS[layout].split())
    assert LAYOUT_ROWS[LAYOUT_IDS.index(layout)] == rows
    assert sum(row.count("#") for row in rows) == 24


def test_there_are_twelve_layouts() -> None:
    assert set(LAYOUT_IDS) == set(LAYOUTS)
    (option,) = [option for option in GAME.options if option.name == "layout"]
    assert set(option.choices) == set(LAYOUTS)
    assert option.default == "forbidden_island"


def test_fi_4_1_the_neighbours_of_the_standard_layout() -> None:
    entries = [entry.split(":") for entry in STANDARD.split(";")]
    assert len(entries) == 24
    sides, corners = neighbours("forbidden_island")
    for cell, near in entries:
        beside, diagonal = near.split("|")
        assert sides[int(cell)] == list(map(int, beside.split()))
        assert corners[int(cell)] == list(map(int, diagonal.split()))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_fi_4_1_adjacent_tiles_share_a_side_in_every_layout(layout: str) -> None:
    drawn = [
        (r, c)
        for r, row in enumerate(LAYOUTS[layout].split())
        for c, cell in enumerate(row)
        if cell == "#"
    ]
    turned = [i64((7 * cell + 5) % 24) for cell in range(24)]
    island = Island(LAYOUT_IDS.index(layout), vec[i64](turned))
    for cell, (r, c) in enumerate(drawn):
        sides = {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
        corners = {(r - 1, c - 1), (r - 1, c + 1), (r + 1, c - 1), (r + 1, c + 1)}
        tile = turned[cell]
        beside = {drawn[turned.index(i64(t))] for t in members(island.adjacent[tile])}
        around = {drawn[turned.index(i64(t))] for t in members(island.around[tile])}
        assert beside == sides & set(drawn)
        assert around == (sides | corners) & set(drawn)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_figures_of_the_layouts(layout: str) -> None:
    near, _ = neighbours(layout)
    steps = distances(near)
    degree = Counter(map(len, near))
    mean = round(sum(steps) / len(steps), 2)
    figures = (sum(map(len, near)) // 2, degree[1], degree[2], max(steps), mean)
    assert figures == FIGURES[layout]
    assert degree[0] == 0


def test_the_odds_that_two_tiles_are_more_than_three_steps_apart() -> None:
    sides, corners = neighbours("forbidden_island")
    walk = distances(sides)
    king = distances([beside + diagonal for beside, diagonal in zip(sides, corners)])
    pairs = len(list(combinations(range(24), 2)))
    assert len(walk) == len(king) == pairs
    assert Fraction(sum(d > 3 for d in walk), pairs) == Fraction(59, 138)
    assert Fraction(sum(d > 3 for d in king), pairs) == Fraction(10, 69)
