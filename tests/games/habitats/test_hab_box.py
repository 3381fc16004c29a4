"""The components of Habitats: park tiles, entrances, goals, and what depends on the seats."""

from collections import Counter

import pytest
from hab import GAME, LONG_TURNS, TURNS

from liferaft.core.bits import members
from liferaft.games.habitats.box import (
    BAND_IDS,
    BAND_LEAST,
    BAND_NAMES,
    COLOURS,
    ENTRANCE,
    ENTRANCE_IDS,
    GOAL_IDS,
    HIGH_WINS,
    KIND,
    KINDS,
    LANDSCAPE,
    LANDSCAPE_IDS,
    LOOKS,
    LOOKS_OF,
    MARKED_SIDES,
    NEED_IDS,
    NEEDS,
    NO_LANDSCAPE,
    PLANS,
    POINTS,
    ROAD_SIDES,
    SIDES,
    SIZE_COUNTS,
    SPECIES,
    SPECIES_IDS,
    TILE_IDS,
    TILE_NAMES,
    TURNABLE,
)

ANIMALS = """
AG01 Honey bee: flower 1 = 3; AG02 Secretary bird: grass 2 = 3; AG03 Eland: bush 2 = 3;
AG04 Aardvark: rock 2 = 3; AG05 Hyena: bush 1, rock 1 = 4; AG06 Jackal: rock 1, water 1 = 4;
AG07 Crowned crane: grass 1, water 1 = 4; AG08 Gazelle: grass 3 = 4;
AG09 Hartebeest: grass 2, bush 1 = 5; AG10 Buffalo: grass 1, bush 1, water 1 = 5;
AG11 Lechwe: water 3 = 5; AG12 Cheetah: grass 1, rock 2 = 5; AG13 Lion: grass 3, bush 1 = 6;
AG14 Rhinoceros: grass 2, water 2 = 6; AG15 Warthog: grass 1, bush 1, rock 1, water 1 = 7;
AG16 Wildebeest: grass 4 = 6; AG17 Zebra: grass 3, rock 1, water 1 = 8;
AB01 Butterfly: flower 1 = 3; AB02 Chameleon: bush 2 = 3; AB03 Porcupine: rock 2 = 3;
AB04 Python: water 2 = 3; AB05 Mongoose: rock 1, water 1 = 4; AB06 Kudu: grass 1, water 1 = 4;
AB07 Hornbill: grass 1, bush 1 = 4; AB08 Gorilla: bush 3 = 4; AB09 Mandrill: bush 2, rock 1 = 5;
AB10 Genet: grass 1, bush 1, rock 1 = 5; AB11 Impala: grass 3 = 5;
AB12 Dwarf crocodile: bush 1, water 2 = 5; AB13 Leopard: bush 3, rock 1 = 6;
AB14 Giraffe: grass 2, bush 2 = 6; AB15 Baboon: grass 1, bush 1, rock 1, water 1 = 7;
AB16 Okapi: bush 4 = 6; AB17 Elephant: grass 1, bush 3, water 1 = 8; AR01 Sunbird: flower 1 = 3;
AR02 Ant: rock 2 = 3; AR03 Dromedary: water 2 = 3; AR04 Springbok: grass 2 = 3;
AR05 Sandgrouse: grass 1, water 1 = 4; AR06 Tortoise: grass 1, bush 1 = 4;
AR07 Tarantula: bush 1, rock 1 = 4; AR08 Scorpion: rock 3 = 4;
AR09 Agama lizard: rock 2, water 1 = 5; AR10 Bat: bush 1, rock 1, water 1 = 5;
AR11 Honey badger: bush 3 = 5; AR12 Meerkat: grass 2, rock 1 = 5; AR13 Oryx: rock 3, water 1 = 6;
AR14 Klipspringer: bush 2, rock 2 = 6; AR15 Eagle: grass 1, bush 1, rock 1, water 1 = 7;
AR16 Rock hyrax: rock 4 = 6; AR17 Ibex: grass 1, bush 1, rock 3 = 8; AW01 Dragonfly: flower 1 = 3;
AW02 Otter: water 2 = 3; AW03 Stork: grass 2 = 3; AW04 Kingfisher: bush 2 = 3;
AW05 Bullfrog: grass 1, bush 1 = 4; AW06 Nile monitor: bush 1, rock 1 = 4;
AW07 Turtle: rock 1, water 1 = 4; AW08 Catfish: water 3 = 4; AW09 Shoebill: grass 1, water 2 = 5;
AW10 Egyptian goose: grass 1, rock 1, water 1 = 5; AW11 Penguin: rock 3 = 5;
AW12 Fish eagle: bush 2, water 1 = 5; AW13 Hippopotamus: grass 1, water 3 = 6;
AW14 Cormorant: rock 2, water 2 = 6; AW15 Heron: grass 1, bush 1, rock 1, water 1 = 7;
AW16 Flamingo: water 4 = 6; AW17 Crocodile: bush 1, rock 1, water 3 = 8
"""
CIRCLE = ("grass", "bush", "rock", "water")
PATTERNS = """
flower1 3; o2 3; a2 3; b2 3; a1 b1 4; b1 c1 4; o1 c1 4; o3 4; o2 a1 5; o1 a1 c1 5; c3 5; o1 b2 5;
o3 a1 6; o2 c2 6; o1 a1 b1 c1 7; o4 6; o3 b1 c1 8
"""  # o is the animal's own landscape, a, b and c the next ones in the circle
FLOWERS = {
    "grass": ["FL01 flame-lily", "FL02 strelitzia", "FL03 arum", "FL04 kniphofia"],
    "bush": ["FL05 flame-lily", "FL06 strelitzia", "FL07 aloe", "FL08 protea"],
    "rock": ["FL09 aloe", "FL10 protea", "FL11 crinum", "FL12 gladiolus"],
    "water": ["FL13 crinum", "FL14 gladiolus", "FL15 arum", "FL16 kniphofia"],
}
STRAIGHT = {"N", "E", "S", "W"}
DIAGONAL = {"NE", "SE", "SW", "NW"}
TOWERS = {
    "TW01": ("grass", STRAIGHT, True, 1),
    "TW02": ("bush", DIAGONAL, True, 2),
    "TW03": ("rock", STRAIGHT, True, 1),
    "TW04": ("water", DIAGONAL, True, 2),
    "TW05": ("grass", STRAIGHT, False, 1),
    "TW06": ("bush", DIAGONAL, False, 1),
    "TW07": ("rock", STRAIGHT, False, 1),
    "TW08": ("water", DIAGONAL, False, 1),
    "TW09": ("grass", STRAIGHT | DIAGONAL, False, 1),
    "TW10": ("bush", STRAIGHT, False, 1),
    "TW11": ("rock", STRAIGHT | DIAGONAL, False, 1),
    "TW12": ("water", DIAGONAL, False, 1),
}  # one that can be turned: the ways among which it may choose
ROADS = {
    "RD01": ("grass", "N", "ESW", 4),
    "RD02": ("bush", "NS", "EW", 4),
    "RD03": ("rock", "N", "ESW", 4),
    "RD04": ("water", "NS", "EW", 4),
    "RD05": ("grass", "NE", "SW", 3),
    "RD06": ("bush", "NEW", "S", 2),
    "RD07": ("rock", "NE", "SW", 3),
    "RD08": ("water", "NEW", "S", 2),
}
GOALS = {
    "longest_line": "high",
    "largest_area": "high",
    "near_roads": "low",
    "balance": "high",
    "most_areas": "high",
    "near_entrance": "low",
    "flower_species": "high",
    "fulfilled_animals": "high",
    "facilities": "high",
}
MARKETS = {1: (4, 3), 2: (4, 4), 3: (4, 5), 4: (4, 6), 5: (4, 7)}
IN_MARKET = {1: 11, 2: 14, 3: 17, 4: 20, 5: 23}
USED = {1: 32, 2: 55, 3: 76, 4: 95, 5: 112}
PAWNS = [(1, 1), (2, 2), (1, 3), (2, 4), (1, 5)]  # row and column in turn order
GOAL_POINTS = {
    1: [],
    2: [3, 0, 4, 0, 5, 0],
    3: [3, 1, 0, 4, 2, 0, 5, 2, 0],
    4: [3, 2, 1, 0, 4, 2, 1, 0, 5, 3, 1, 0],
    5: [3, 2, 1, 0, 0, 4, 2, 1, 0, 0, 5, 3, 1, 0, 0],
}


def landscape(tile: str) -> str:
    return LANDSCAPE_IDS[LANDSCAPE[TILE_IDS.index(tile)]]


def points(tile: str) -> int:
    return int(POINTS[TILE_IDS.index(tile)])


def needs(tile: str) -> dict[str, int]:
    numbers = NEEDS[5 * TILE_IDS.index(tile) : 5 * TILE_IDS.index(tile) + 5]
    return {need: int(n) for need, n in zip(NEED_IDS, numbers) if n}


def of_kind(kind: str) -> list[str]:
    return [tile for i, tile in enumerate(TILE_IDS) if KINDS[KIND[i]] == kind]


def test_hab_1_4_the_112_park_tiles_by_kind_and_landscape() -> None:
    kinds = Counter(KINDS[KIND[tile]] for tile in range(112))
    assert kinds == {"animal": 68, "flower": 16, "tower": 12, "road": 8, "tourist": 8}
    assert len(TILE_IDS) == len(set(TILE_IDS)) == 112
    per_landscape = Counter((KINDS[KIND[i]], landscape(t)) for i, t in enumerate(TILE_IDS))
    counts = {"animal": 17, "flower": 4, "tower": 3, "road": 2, "tourist": 2}
    assert per_landscape == {(kind, ground): counts[kind] for kind in counts for ground in CIRCLE}


def test_there_are_four_landscapes() -> None:
    assert LANDSCAPE_IDS == CIRCLE
    assert (*CIRCLE, "flower") == NEED_IDS


def test_hab_6_4_every_animal_has_its_printed_needs_and_points() -> None:
    entries = [entry.split(":") for entry in " ".join(ANIMALS.split()).split(";")]
    assert len(entries) == 68
    assert [entry.split()[0] for entry, _ in entries] == of_kind("animal")
    grounds = {"G": "grass", "B": "bush", "R": "rock", "W": "water"}
    for who, what in entries:
        tile, name = who.strip().split(" ", 1)
        wanted, worth = what.split("=")
        assert TILE_NAMES[TILE_IDS.index(tile)] == name
        words = [need.split() for need in wanted.split(",")]
        assert needs(tile) == {need: int(n) for need, n in words}, name
        assert points(tile) == int(worth), name
        assert landscape(tile) == grounds[tile[1]], name


def test_hab_6_4_the_needs_are_17_patterns_turned_round_the_circle_of_landscapes() -> None:
    patterns = [pattern.split() for pattern in " ".join(PATTERNS.split()).split(";")]
    for shift, own in enumerate(CIRCLE):
        letters = dict(zip("oabc", CIRCLE[shift:] + CIRCLE[:shift]))
        animals = [tile for tile in of_kind("animal") if landscape(tile) == own]
        assert len(animals) == len(patterns) == 17
        for tile, (*wanted, worth) in zip(animals, patterns):
            expected = {letters.get(need[0], "flower"): int(need[-1]) for need in wanted}
            assert needs(tile) == expected, tile
            assert points(tile) == int(worth), tile


def test_no_two_animals_are_alike_and_all_landscapes_are_equally_wanted() -> None:
    animals = of_kind("animal")
    assert len({TILE_NAMES[TILE_IDS.index(tile)] for tile in animals}) == 68
    assert len({(landscape(tile), *sorted(needs(tile).items())) for tile in animals}) == 68
    wanted: Counter[str] = Counter()
    for tile in animals:
        wanted.update(needs(tile))
    assert wanted == {"grass": 48, "bush": 48, "rock": 48, "water": 48, "flower": 4}


def test_hab_7_1_sixteen_flowers_of_eight_species_worth_one_point_each() -> None:
    species: Counter[str] = Counter()
    for ground, tiles in FLOWERS.items():
        for entry in tiles:
            tile, kind = entry.split()
            assert (landscape(tile), points(tile)) == (ground, 1)
            assert SPECIES_IDS[SPECIES[TILE_IDS.index(tile)]] == kind
            species[kind] += 1
    assert of_kind("flower") == [entry.split()[0] for tiles in FLOWERS.values() for entry in tiles]
    assert list(species.values()) == [2] * 8
    assert set(species) == set(SPECIES_IDS)


def test_hab_7_2_the_twelve_towers_with_their_ways_and_points() -> None:
    assert of_kind("tower") == list(TOWERS)
    for tile, (ground, ways, turnable, worth) in TOWERS.items():
        i = TILE_IDS.index(tile)
        assert {LOOKS[way] for way in members(LOOKS_OF[i])} == ways, tile
        assert (landscape(tile), bool(TURNABLE[i]), points(tile)) == (ground, turnable, worth)


@pytest.mark.parametrize("tile", ROADS)
def test_hab_7_8_the_eight_roads_with_their_sides_and_points(tile: str) -> None:
    assert of_kind("road") == list(ROADS)
    ground, road, marked, worth = ROADS[tile]
    assert (landscape(tile), points(tile)) == (ground, worth)
    for turn in range(4):
        i = 4 * TILE_IDS.index(tile) + turn
        for sides, printed in (ROAD_SIDES[i], road), (MARKED_SIDES[i], marked):
            turned = {"NESW"[("NESW".index(side) + turn) % 4] for side in printed}
            assert {SIDES[side] for side in members(sides)} == turned


def test_hab_7_9_one_tile_of_hikers_and_one_of_explorers_on_each_landscape() -> None:
    assert of_kind("tourist") == [f"TO0{n}" for n in range(1, 9)]
    for n, tile in enumerate(of_kind("tourist")):
        i = TILE_IDS.index(tile)
        assert landscape(tile) == CIRCLE[n // 2]
        assert TILE_NAMES[i] == ("Explorers" if n % 2 else "Hikers")
        assert bool(SIZE_COUNTS[i]) is (n % 2 == 0)


def test_hab_1_1_five_entrances_without_landscape_and_points_with_a_road_down() -> None:
    assert ENTRANCE_IDS == ("EN1", "EN2", "EN3", "EN4", "EN5")
    assert COLOURS == ("red", "blue", "yellow", "green", "white")
    assert LANDSCAPE[ENTRANCE] == NO_LANDSCAPE
    assert NO_LANDSCAPE not in range(4)
    assert POINTS[ENTRANCE] == 0
    assert [SIDES[side] for side in members(ROAD_SIDES[4 * ENTRANCE])] == ["S"]
    assert MARKED_SIDES[4 * ENTRANCE] == 0


def test_hab_1_3_nine_goals_of_which_two_are_won_by_the_lowest_value() -> None:
    assert tuple(GOALS) == GOAL_IDS
    assert {goal: "high" if high else "low" for goal, high in zip(GOAL_IDS, HIGH_WINS)} == GOALS


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_hab_1_5_market_pawns_turns_and_goal_points_for_so_many_players(seats: int) -> None:
    plan = PLANS[seats - 1]
    rows, columns = MARKETS[seats]
    assert (plan.rows, plan.columns, plan.spaces) == (rows, columns, rows * columns)
    assert plan.spaces - seats == IN_MARKET[seats]
    assert [divmod(space, columns) for space in plan.pawns] == PAWNS[:seats]
    assert [SIDES[side] for side in plan.looks] == [
        "S" if r == 1 else "N" for r, _ in PAWNS[:seats]
    ]
    assert list(plan.turns) == TURNS[seats]
    assert list(plan.long_turns) == LONG_TURNS[seats]
    assert list(plan.goal_points) == GOAL_POINTS[seats]
    assert IN_MARKET[seats] + seats * sum(TURNS[seats]) - 1 == USED[seats] <= 112


def test_solo_results_have_four_bands() -> None:
    assert dict(zip(BAND_IDS, BAND_LEAST)) == {
        "warden": 0,
        "ranger": 50,
        "head_ranger": 65,
        "park_director": 80,
    }
    assert BAND_NAMES == ("Warden", "Ranger", "Head ranger", "Park director")


def test_one_to_five_play() -> None:
    assert GAME.seats == (1, 5)
