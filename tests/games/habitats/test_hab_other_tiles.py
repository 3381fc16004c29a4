"""Habitats, HAB-7: flowers, towers, roads and tourists."""

import pytest
from hab import WHOLE_PARK, at, cells, laying, park, points, total

from liferaft.testing.diagram import do

X17 = "FL01@1,0 TW09@1,1 AG02@1,2 AG05@2,2 AG07@2,1 FL09@3,1 TW10@0,1 FL05@-1,1 FL13@1,3"


def test_hab_7_9_x16_tourists() -> None:
    tiles = "TO01@0,1 AG02@1,1 AG05@1,2 AB02@-1,1 AG07@-2,1 AB05@0,2 AG04@0,3 TO02@-1,0"
    own = points(tiles)
    assert {tile: n for tile, n in own.items() if n} == {"TO01": 2, "TO02": 3, "AG02": 3}
    assert total(tiles) == 8


def test_hab_7_5_x17_towers() -> None:
    own = points(X17)
    assert (own["AG02"], own["AG05"], own["AG07"]) == (3, 0, 0)
    assert (own["TW09"], own["TW10"]) == (4, 1)
    assert [own[flower] for flower in ("FL01", "FL09", "FL05", "FL13")] == [1] * 4
    assert total(X17) == 12


def test_hab_7_2_x18_a_turnable_tower_looks_the_best_way() -> None:
    tiles = "TW01@0,1 FL01@1,1 FL02@2,1 AB03@0,2 FL05@0,3 AR02@-1,1"
    own = points(tiles)
    assert own == {"TW01": 2, "FL01": 1, "FL02": 1, "AB03": 0, "FL05": 1, "AR02": 0}
    assert total(tiles) == 5


def test_hab_7_8_x19_roads() -> None:
    assert points("RD01@0,1:r0") == {"RD01": 0}
    assert points("RD01@0,1:r0 AB02@1,1 AR02@-1,1")["RD01"] == 4
    assert points("RD06@1,0:r1") == {"RD06": 2}
    s = laying("AG02", "RD06@1,0:r1")
    assert cells(s) == {"-1,0", "0,1"}


def test_hab_7_10_x22_a_whole_park() -> None:
    assert points(WHOLE_PARK) == {
        "TO02": 4, "RD06": 2, "AR04": 0, "AG02": 0, "AR03": 3, "RD02": 4, "AG11": 5, "AW07": 4,
        "AW16": 6, "AW17": 8, "AB02": 3, "TO03": 3, "AB08": 4, "TW05": 7, "FL16": 1, "AW01": 3,
        "RD01": 4, "AR15": 7, "AR14": 6, "FL10": 1, "TW08": 2,
    }  # fmt: skip
    assert total(WHOLE_PARK) == 77


def test_hab_7_1_a_flower_is_always_worth_one_point() -> None:
    for n in range(1, 17):
        assert points(f"FL{n:02}@0,1") == {f"FL{n:02}": 1}
    assert total("FL01@0,1 FL02@0,2 FL03@0,3 FL05@1,1") == 4


@pytest.mark.parametrize("cell", ["0,4", "1,3", "-1,3", "0,2"])
def test_hab_7_2_a_straight_mark_may_be_turned_to_any_side(cell: str) -> None:
    ring = {"0,4": "AG16", "1,3": "AB16", "-1,3": "AW16", "0,2": "AR17"}
    tiles = [f"{'FL01' if at == cell else tile}@{at}" for at, tile in ring.items()]
    for tower in ("TW01", "TW03"):
        assert points(" ".join(["AR16@0,1", f"{tower}@0,3", *tiles]))[tower] == 1


def test_hab_7_2_a_tower_that_can_be_turned_looks_one_way_only() -> None:
    assert points("TW01@0,1 FL01@1,1 FL05@-1,1 FL09@0,2")["TW01"] == 1
    assert points("TW01@0,1 FL01@1,1 FL05@-1,1 FL09@0,2 FL10@0,3")["TW01"] == 2
    assert points("TW01@1,2 AR02@1,0 FL09@1,1 AB03@1,3")["TW01"] == 1  # down


def test_hab_7_2_a_diagonal_mark_stays_diagonal() -> None:
    assert points("TW02@0,1 FL01@1,1 FL05@-1,1 FL09@0,2")["TW02"] == 0
    for corner in ("1,2", "-1,2", "1,0", "-1,0"):
        x = corner.split(",")[0]
        assert points(f"TW02@0,1 AR02@{x},1 FL01@{corner}")["TW02"] == 2
    assert points("TW02@0,1 FL01@1,0 FL02@-1,0")["TW02"] == 2
    assert points("TW01@0,1 FL01@1,0 FL02@-1,0")["TW01"] == 0


RING = {
    "N": "AB16@0,4",
    "NE": "AW16@1,4",
    "E": "AG17@1,3",
    "SE": "AB17@1,2",
    "SW": "AR17@-1,2",
    "W": "AW17@-1,3",
    "NW": "AG14@-1,4",
}  # around a tower at 0,3: animals that want more than they get
STRAIGHT = {"N", "E", "W"}
DIAGONAL = {"NE", "SE", "SW", "NW"}


@pytest.mark.parametrize(
    ("tower", "ways"),
    [
        ("TW05", STRAIGHT), ("TW07", STRAIGHT), ("TW10", STRAIGHT),
        ("TW06", DIAGONAL), ("TW08", DIAGONAL), ("TW12", DIAGONAL),
        ("TW09", STRAIGHT | DIAGONAL), ("TW11", STRAIGHT | DIAGONAL),
    ],
)  # fmt: skip
def test_hab_7_3_a_tower_with_four_or_eight_directions_uses_all_of_them(
    tower: str, ways: set[str]
) -> None:
    stem = ["AR01@0,1", "TO05@0,2", f"{tower}@0,3"]
    for way in RING:
        ring = [f"FL01{tile[4:]}" if way == at else tile for at, tile in RING.items()]
        own = points(" ".join([*stem, *ring]))
        assert own[tower] == int(way in ways)
        assert not any(n for tile, n in own.items() if tile.startswith("A"))
    ring = [f"FL0{n}{tile[4:]}" for n, tile in enumerate(RING.values(), 1)]
    assert points(" ".join([*stem, *ring]))[tower] == len(ways)


def test_hab_7_3_straight_down_counts_too() -> None:
    assert points("AR02@1,0 FL01@1,1 TW05@1,2")["TW05"] == 1
    assert points("AR02@1,0 FL01@1,1 TW09@1,2")["TW09"] == 1
    assert points("AR02@1,0 FL01@1,1 TW06@1,2")["TW06"] == 0


def test_hab_7_4_only_fulfilled_animals_and_flowers_are_worth_seeing() -> None:
    assert points("TW05@0,1 AG02@1,1 AB05@0,2")["TW05"] == 0
    assert points("TW05@0,1 AG02@1,1 AG03@2,1 AB05@0,2")["TW05"] == 1
    assert points("TW05@0,1 TO01@1,1 RD06@0,2 TO04@-1,1")["TW05"] == 0
    assert points("TW04@0,1 AG03@1,1 FL01@1,2 AB05@2,2 AB06@2,3")["TW04"] == 2
    assert points("TW04@0,1 AG03@1,1 FL01@1,2 AB05@2,2 AB07@2,3 AG04@3,3")["TW04"] == 4


def test_hab_7_4_printed_points_for_each_tile_seen() -> None:
    diagonal = "FL01@1,2 FL02@2,3 AR02@1,1 AR03@2,2"
    assert points(f"TW02@0,1 {diagonal}")["TW02"] == 4
    assert points(f"TW06@0,1 {diagonal}")["TW06"] == 2


@pytest.mark.parametrize("other", ["TW01", "TW02", "TW05", "TW06", "TW09"])
def test_hab_7_5_any_other_tower_ends_the_line(other: str) -> None:
    assert points(f"TW07@0,1 FL01@1,1 {other}@2,1 FL02@3,1")["TW07"] == 1
    diagonal = f"TW11@0,1 AR02@1,1 {other}@1,2 AR03@2,2 FL02@2,3"
    assert points(diagonal)["TW11"] == 0
    assert points(diagonal.replace(other, "AB05"))["TW11"] == 1


def test_hab_7_6_nothing_else_ends_it() -> None:
    for middle in ("AB05", "TO04", "RD02", "FL05"):
        turned = ":r0" if middle == "RD02" else ""
        row = f"TW07@0,1 {middle}@1,1{turned} FL01@2,1"
        assert points(row)["TW07"] == (2 if middle == "FL05" else 1)


def test_hab_7_6_a_line_runs_over_empty_cells_and_the_entrance() -> None:
    arch = "TW07@0,1 AR16@0,2 AB16@1,2 AG16@2,2 AW16@3,2 FL01@3,1"
    assert points(arch)["TW07"] == 1
    assert points("TW07@-1,0 FL01@1,0")["TW07"] == 1
    assert points("TW08@-1,1 AB05@-1,0 AR05@0,1 AR06@1,0 FL02@1,-1")["TW08"] == 1


def test_hab_7_6_a_diagonal_line_passes_open_corners() -> None:
    arch = "TW06@0,1 AR02@0,2 AR03@0,3 AR05@1,3 FL01@2,3"
    assert points(arch)["TW06"] == 1
    assert points(f"{arch} AB05@1,1")["TW06"] == 1


def test_hab_7_7_a_tile_seen_by_several_towers_scores_for_each() -> None:
    own = points("TW05@0,1 FL01@1,1 TW07@2,1 TW10@1,2")
    assert (own["TW05"], own["TW07"], own["TW10"]) == (1, 1, 1)


@pytest.mark.parametrize(
    ("tile", "turn", "needed"),
    [
        ("RD01", 0, "EW"), ("RD01", 1, "NW"), ("RD01", 3, "NE"),
        ("RD02", 1, "N"), ("RD05", 0, "W"), ("RD05", 3, "E"), ("RD06", 0, ""),
    ],
)  # fmt: skip
def test_hab_7_8_every_marked_side_needs_a_neighbour(tile: str, turn: int, needed: str) -> None:
    """The road lies above the entrance, which is the neighbour below it."""
    beside = {"N": "AB05@0,2", "E": "AR05@1,1", "W": "AW05@-1,1"}
    road = f"{tile}@0,1:r{turn}"
    worth = {"RD01": 4, "RD02": 4, "RD05": 3, "RD06": 2}[tile]
    assert points(" ".join([road, *(beside[side] for side in needed)]))[tile] == worth
    for missing in needed:
        some = [beside[side] for side in needed if side != missing]
        assert points(" ".join([road, *some]))[tile] == 0


def test_hab_7_8_any_tile_will_do_also_another_road() -> None:
    assert points("RD01@0,1:r0 RD02@1,1:r0 TO01@-1,1")["RD01"] == 4
    assert points("RD01@0,1:r0 TW05@1,1 FL01@-1,1")["RD01"] == 4


def test_hab_7_8_a_marked_side_at_a_closed_cell_never_scores_but_may_be_laid() -> None:
    s = laying("RD01", "AG02@1,0")
    do(s, "lay 1,-1", "rotate 1")  # its left side is marked, and below the entrance
    assert park(s, 0)["1,-1"] == "RD01:r1"
    assert points("AG02@1,0 RD01@1,-1:r1 AG03@2,0 AG04@1,-2")["RD01"] == 0


@pytest.mark.parametrize("n", range(4))
def test_hab_7_9_hikers_count_the_other_tiles_of_their_area(n: int) -> None:
    tiles = ["TO05@0,1", "AR02@0,2", "FL09@0,3", "TW03@1,3"][: n + 1]
    assert points(" ".join(tiles))["TO05"] == n
    elsewhere = ["AG02@-1,1", "AB02@1,1", "AR09@-1,0"]  # rock, but another area
    assert points(" ".join([*tiles, *elsewhere]))["TO05"] == n


def test_hab_7_10_explorers_count_the_other_areas_of_their_landscape() -> None:
    assert points("TO06@0,1")["TO06"] == 0
    assert points("TO06@0,1 AR02@0,2 AR03@1,1")["TO06"] == 0  # all their own area
    assert points("TO06@0,1 AR02@0,2 AG02@0,3 AR03@0,4 AR05@0,5")["TO06"] == 1
    assert points("TO06@0,1 AR03@1,0 AR02@-1,0 AB02@0,2 AW02@0,3")["TO06"] == 2


def test_a_park_of_only_the_entrance_scores_nothing() -> None:
    assert at("park\npark").view(0)["park_points"] == [0, 0]
