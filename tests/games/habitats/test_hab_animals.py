"""Habitats, HAB-6: areas, and when an animal is fulfilled."""

import pytest
from hab import at, heard, kinds, points, points_of, total, value

from liferaft.testing.diagram import do

LIONS = "AG13@0,1 AG02@1,1 AG05@2,1 AG07@-1,1 AB02@0,2"


def test_hab_6_5_x10_animals_count_whole_areas() -> None:
    assert points(LIONS) == {"AG13": 6, "AG02": 3, "AG05": 0, "AG07": 0, "AB02": 0}
    assert total(LIONS) == 9


def test_hab_6_6_x11_the_own_tile_does_not_count() -> None:
    tiles = "AG08@0,1 AG02@1,1 AG05@2,1"
    assert points(tiles) == {"AG08": 0, "AG02": 3, "AG05": 0}
    assert points(f"{tiles} AG07@0,2")["AG08"] == 4


def test_hab_6_7_x12_an_area_touching_twice_is_counted_once() -> None:
    tiles = "AW16@0,1 AW02@0,2 AW05@1,2 AW04@1,1"
    assert points(tiles) == {"AW16": 0, "AW02": 3, "AW05": 0, "AW04": 0}
    more = f"{tiles} AW06@2,1"
    assert points(more)["AW16"] == 6
    assert total(more) == 9


def test_hab_6_5_x13_several_areas_add_up() -> None:
    tiles = "AG11@0,1 AW02@1,1 AW05@2,1 AW04@-1,1"
    assert points(tiles) == {"AG11": 5, "AW02": 0, "AW05": 0, "AW04": 0}
    assert total(tiles) == 5


def test_hab_6_9_x14_a_flower_must_lie_next_to_the_animal() -> None:
    assert points("AG01@0,1 FL05@1,1") == {"AG01": 3, "FL05": 1}
    assert points("AG01@0,1 AB02@1,1 FL05@2,1") == {"AG01": 0, "AB02": 0, "FL05": 1}


def test_hab_6_8_x15_tiles_serve_each_other() -> None:
    tiles = "AG02@0,1 AG08@0,2 AG13@1,1 TO01@-1,1 FL05@1,2 AB06@2,1"
    assert points(tiles) == {"AG02": 3, "AG08": 4, "AG13": 6, "TO01": 3, "FL05": 1, "AB06": 0}
    assert total(tiles) == 17


@pytest.mark.parametrize("others", ["", "AR01@0,1 FL09@0,2 TW07@1,1", LIONS.replace("AG", "AW")])
def test_hab_6_1_every_park_is_scored_alone(others: str) -> None:
    tiles = "AG08@0,1 AG03@1,1 AG05@2,1 TO02@0,2 TW05@0,3"
    alone = points(tiles)
    assert points(tiles, others.replace("AW02", "AW03").replace("AB02", "AB04")) == alone


def test_hab_6_1_the_parks_are_scored_after_the_goals_of_the_third_year() -> None:
    s = at(f"park {LIONS}\npark\nyear 3\nround 6\nturn 1\ntaken FL01")
    s.listen()
    do(s, "lay 0,1")
    assert kinds(s) == [
        "laid", "year_ended", *["measured", "awarded"] * 4, "park_scored", "park_scored", "ended",
    ]  # fmt: skip
    scored = heard(s, "park_scored")
    assert [(seat, own) for seat, own, _ in scored] == [(0, 9), (1, 1)]
    assert [in_all for _, _, in_all in scored] == s.scores()


def test_hab_6_2_areas_connect_at_sides_not_at_corners() -> None:
    assert value("largest_area", "AG03@0,1 AB03@1,1 AG04@1,2 AB04@0,2") == 1
    assert value("largest_area", "AG03@0,1 AG04@1,1 AG05@1,2 AB04@0,2") == 3
    assert points("AG02@0,1 AB03@1,1 AG04@1,2 AG05@2,2 AG06@1,3 AB04@0,2")["AG02"] == 0


def test_hab_6_2_a_single_tile_is_an_area() -> None:
    assert value("most_areas", "AG03@0,1") == 1
    assert value("largest_area", "AG03@0,1") == 1
    assert points("AG07@0,1 AG03@1,1 AW03@0,2")["AG07"] == 4


@pytest.mark.parametrize("tile", ["AG03", "FL01", "TW05", "RD01", "TO01", "TO02"])
def test_hab_6_3_all_tiles_have_a_landscape_whatever_stands_on_them(tile: str) -> None:
    turned = ":r1" if tile == "RD01" else ""
    assert points(f"AG02@0,1 AG04@0,2 {tile}@0,3{turned}")["AG02"] == 3
    assert points("AG02@0,1 AG04@0,2")["AG02"] == 0


def test_hab_6_3_the_entrance_belongs_to_no_area() -> None:
    for animal in ("AG02", "AB02", "AR02", "AW02", "AG15", "AB15", "AR15", "AW15"):
        other = {"G": "AG04", "B": "AB04", "R": "AR03", "W": "AW03"}[animal[1]]
        assert points(f"{animal}@0,1 {other}@0,2")[animal] == 0
    assert value("most_areas", "AG03@1,0 AG04@-1,0") == 2  # it does not join them either
    assert points("AG02@1,0 AG03@-1,0 AG04@-2,0")["AG02"] == 0


def test_hab_6_4_all_needs_must_be_met_and_nothing_is_paid_in_part() -> None:
    zebra = "AG17@0,1 AG03@0,2 AG04@0,3 AG06@0,4"
    assert points(zebra)["AG17"] == 0
    assert points(f"{zebra} AR03@1,1")["AG17"] == 0
    assert points(f"{zebra} AW03@-1,1")["AG17"] == 0
    assert points(f"{zebra} AR03@1,1 AW03@-1,1")["AG17"] == 8


@pytest.mark.parametrize("corner", ["1,2", "-1,2"])
def test_hab_6_4_areas_at_a_corner_do_not_help(corner: str) -> None:
    tiles = f"AG07@0,1 AG03@0,2 AW03@{corner} AW04@{corner.split(',')[0]},3"
    assert points(tiles)["AG07"] == 0
    assert points(f"{tiles} AW05@{corner.split(',')[0]},1")["AG07"] == 4


def test_hab_6_5_an_area_counts_as_far_as_it_reaches() -> None:
    chain = "AW03@0,2 AW04@0,3 AW05@1,3"
    assert points(f"AG11@0,1 {chain}")["AG11"] == 5
    assert points(f"AG11@0,1 {chain.replace('AW04@0,3', 'AR05@0,3')}")["AG11"] == 0


def test_hab_6_5_needs_may_be_exceeded() -> None:
    assert points("AG07@0,1 AG03@0,2 AG04@0,3 AG05@1,1 AW03@-1,1 AW04@-1,2")["AG07"] == 4


def test_hab_6_6_an_animal_of_another_landscape_counts_the_whole_area() -> None:
    assert points("AB11@0,1 AG03@0,2 AG04@0,3 AG05@0,4")["AB11"] == 5
    assert points("AB11@0,1 AG03@0,2 AG04@0,3")["AB11"] == 0


def test_hab_6_7_two_areas_joined_beyond_the_animal_count_once() -> None:
    ring = "AG11@0,1 AW03@1,1 AW04@1,2 AW05@0,2"
    assert points(ring)["AG11"] == 5
    assert points(ring.replace(" AW04@1,2", ""))["AG11"] == 0


def test_hab_6_8_one_area_serves_any_number_of_animals() -> None:
    tiles = "AW03@0,1 AW05@0,2 AW06@0,3 AG11@1,1 AR03@1,2 AB04@1,3 AB12@-1,2 AB03@-1,3"
    own = points(tiles)
    assert (own["AG11"], own["AR03"], own["AB04"], own["AB12"]) == (5, 3, 3, 5)


@pytest.mark.parametrize("animal", ["AG01", "AB01", "AR01", "AW01"])
@pytest.mark.parametrize("flower", ["FL01", "FL06", "FL11", "FL16"])
def test_hab_6_9_any_flower_on_any_landscape_will_do(animal: str, flower: str) -> None:
    assert points(f"{animal}@0,1 {flower}@0,2") == {animal: 3, flower: 1}
    assert points(f"{animal}@0,1 AG02@0,2 {flower}@1,2")[animal] == 0


def test_hab_6_9_a_landscape_need_is_not_met_by_flowers_of_another_landscape() -> None:
    assert points("AG02@0,1 FL05@0,2 FL09@1,1 FL13@-1,1")["AG02"] == 0
    assert points("AG03@0,1 FL05@0,2 FL06@1,1")["AG03"] == 3


def test_points_of_a_park_change_with_every_tile() -> None:
    s = at("park AG08@0,1 AG02@1,1 AG05@2,1\npark\ntaken AG07")
    assert points_of(s, 0)["AG08"] == 0
    do(s, "lay 0,2")
    assert points_of(s, 0)["AG08"] == 4
