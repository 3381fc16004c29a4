"""Habitats: the ten edge cases of the rule book."""

from hab import (
    GAME,
    asks,
    at,
    cells,
    columns,
    laying,
    park,
    played,
    points,
    reached,
    value,
    values,
    year_end,
)

from liferaft.testing.diagram import do

EMPTY = {
    "longest_line": 1,
    "largest_area": 0,
    "near_roads": 0,
    "balance": 0,
    "most_areas": 0,
    "near_entrance": 0,
    "flower_species": 0,
    "fulfilled_animals": 0,
    "facilities": 0,
}


def test_hab_3_4_edge_1_in_a_corner_looking_out_one_direction_is_left() -> None:
    corners = {
        "row 0N ? ? ?\nrow ? ? ? ?\nrow ? ? ? ?\nrow ? ? ? 1N": {"right": (0, 1)},
        "row 0W ? ? ?\nrow ? ? ? ?\nrow ? ? ? ?\nrow ? ? ? 1N": {"left": (1, 0)},
        "row ? ? ? ?\nrow ? ? ? ?\nrow ? ? ? ?\nrow 1N ? ? 0S": {"right": (3, 2)},
        "row ? ? ? ?\nrow ? ? ? ?\nrow ? ? ? ?\nrow 1N ? ? 0E": {"left": (2, 3)},
    }
    for market, ways in corners.items():
        assert reached(at(market)) == ways


def test_hab_3_4_edge_1_four_pawns_are_needed_to_go_back() -> None:
    s = at("""
        row 0W ? ? ? ? ?
        row 1N ? ? ? ? ?
        row 2N ? ? ? ? ?
        row 3N ? ? ? ? ?
        park
        park
        park
        park
    """)
    assert reached(s) == {"back": (0, 1)}


def test_hab_3_10_edge_2_other_numbers_of_players_leave_tiles_over() -> None:
    for seats, left in (1, 80), (2, 57), (3, 36), (4, 17), (5, 0):
        s = played(GAME.new(seats, 1))
        assert len(s.view(0)["supply"]) == left


def test_hab_4_8_edge_3_a_walled_in_player_goes_on_taking_tiles() -> None:
    s = at("park RD06@0,1:r0 RD08@1,0:r1 RD05@-1,0:r2\npark")
    taken = 0
    while not s.over:
        taken += asks(s) == ("take", 0)
        s.apply(s.legal_actions()[0])
    assert taken == 21
    assert len(park(s, 0)) == 3
    assert len(park(s, 1)) == 21


def test_hab_4_4_edge_4_a_cell_may_be_open_for_others_but_not_for_this_road_tile() -> None:
    tiles = "AG02@1,0 AG03@1,1"
    assert "0,1" in cells(laying("AB02", tiles))
    assert "0,1" not in cells(laying("RD06", tiles))
    assert "0,1" in cells(laying("RD01", tiles))


def test_hab_7_8_edge_5_a_road_tile_that_can_never_score_may_be_laid() -> None:
    s = laying("RD03", "RD01@0,1:r1 AG02@1,0 AG03@2,0")
    do(s, "lay 2,1", "rotate 0")  # its left marked side looks at the cell that RD01 closes
    assert park(s, 0)["2,1"] == "RD03:r0"
    full = "RD01@0,1:r1 AG02@1,0 AG03@2,0 RD03@2,1:r0 AG04@3,1"
    assert points(full)["RD03"] == 0


def test_hab_5_2_edge_6_values_of_0_are_compared_like_others() -> None:
    goals = "flower_species fulfilled_animals / balance near_roads / most_areas longest_line"
    s = year_end(1, goals, ["park FL01@0,1", "park AG02@0,1", "park AG03@0,1"])
    assert [own[:2] for own in s.view(0)["goal_points"]] == [[3, 0], [0, 0], [0, 0]]


def test_hab_5_3_edge_7_all_tied_get_the_points_of_the_last_rank() -> None:
    goals = "near_entrance longest_line / balance near_roads / most_areas facilities"
    for seats in (2, 3, 4, 5):
        s = year_end(1, goals, columns([3] * seats))
        assert s.scores() == s.view(0)["park_points"]


def test_hab_5_2_edge_8_a_missing_landscape_makes_the_balance_0() -> None:
    assert value("balance", "AG01@0,1 AB01@0,2 AR01@0,3 AG02@1,1 AB02@1,2 AR02@1,3") == 0


def test_hab_1_1_edge_9_a_park_of_only_the_entrance() -> None:
    assert values("") == EMPTY


def test_hab_6_3_edge_10_landscapes_of_towers_roads_and_tourists_count() -> None:
    for tile in ("TW07", "RD03", "TO05", "TO06", "FL09"):
        assert points(f"AR07@0,1 {tile}@0,2 AB04@1,1")["AR07"] == 4
        assert value("largest_area", f"AR07@0,1 {tile}@0,2 AB04@1,1") == 2
