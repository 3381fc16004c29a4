"""Habitats, HAB-5: the end of a round and of a year, goals and their points."""

import pytest
from hab import (
    GAME,
    TURNS,
    WHOLE_PARK,
    asks,
    at,
    columns,
    heard,
    kinds,
    pawn,
    rows,
    value,
    values,
    year_end,
)

from liferaft.games.habitats.box import GOAL_IDS
from liferaft.testing.diagram import do

X20 = (
    "AG08@0,1 AG02@1,1 AG07@-1,1 FL05@0,2 AB02@0,3 AB08@0,4 AW02@2,1 RD03@3,1:r1 AW04@2,0 FL09@-2,1"
)
LINES = "longest_line largest_area / near_roads balance / most_areas facilities"
LOW = "facilities flower_species / largest_area balance / near_entrance longest_line"
SECOND = "near_roads balance / longest_line facilities / most_areas flower_species"


def won(year: int, goals: str, heights: list[int]) -> list[list[int]]:
    """The points for the two goals of a year, by goal, for parks that are columns of animals."""
    points = year_end(year, goals, columns(heights)).view(0)["goal_points"]
    return [[own[2 * (year - 1) + i] for own in points] for i in range(2)]


def test_hab_5_2_x20_goal_values() -> None:
    assert values(X20) == {
        "longest_line": 6,
        "largest_area": 3,
        "near_roads": 4,
        "balance": 2,
        "most_areas": 5,
        "near_entrance": 4,
        "flower_species": 2,
        "fulfilled_animals": 2,
        "facilities": 1,
    }
    assert at(f"park {X20}\npark").view(0)["park_points"] == [8, 0]


def test_hab_5_3_x21_goal_ranks() -> None:
    assert won(1, LINES, [6, 6, 4, 2])[0] == [2, 2, 1, 0]  # lines of 7, 7, 5 and 3
    assert won(2, SECOND, [5, 5, 5])[0] == [0, 0, 0]
    assert won(3, LOW, [3, 5, 3, 4, 6])[0] == [3, 0, 3, 1, 0]
    assert won(2, SECOND, [8, 6, 6, 6, 1])[0] == [4, 0, 0, 0, 0]
    assert won(1, LINES, [3, 3])[0] == [0, 0]
    assert won(1, LINES, [4, 3])[0] == [3, 0]


def test_hab_5_2_x22_goal_values_of_a_whole_park() -> None:
    assert values(WHOLE_PARK) == {
        "longest_line": 8,
        "largest_area": 5,
        "near_roads": 4,
        "balance": 5,
        "most_areas": 12,
        "near_entrance": 6,
        "flower_species": 2,
        "fulfilled_animals": 10,
        "facilities": 7,
    }


def test_hab_5_1_a_year_ends_after_its_last_round() -> None:
    for seats, turns in TURNS.items():
        for year, last in enumerate(turns, 1):
            for n in (last - 1, last):
                s = at(
                    "\n".join(["park"] * seats)
                    + f"\nyear {year}\nround {n}\nturn {seats - 1}\ntaken AG02"
                )
                s.listen()
                do(s, "lay 0,1")
                ended = [(year - 1, 0, 0)] if n == last else []
                assert heard(s, "year_ended") == ended
                assert s.over is (n == last and year == len(turns))
                if not s.over:
                    view = s.view(0)
                    now = (year, 0) if n == last else (year - 1, n)
                    assert (view["year"], view["round"]) == now
                    assert asks(s) == ("take", 0)


def test_hab_5_1_a_year_does_not_end_in_the_middle_of_a_round() -> None:
    s = at("park\npark\npark\nround 8\nturn 1\ntaken AG02")
    s.listen()
    do(s, "lay 0,1")
    assert kinds(s) == ["laid", "turn"]
    assert asks(s) == ("take", 2)


def test_hab_5_1_the_round_ends_with_the_player_right_of_the_start_player() -> None:
    s = at("park\npark\npark\nstart 2\nround 8\nturn 0\ntaken AG02")
    do(s, "lay 0,1")
    assert (s.view(0)["year"], asks(s)) == (0, ("take", 1))
    s = at("park\npark\npark\nstart 2\nround 8\nturn 1\ntaken AG02")
    do(s, "lay 0,1")
    assert (s.view(0)["year"], asks(s)) == (1, ("take", 2))


@pytest.mark.parametrize("year", [1, 2, 3])
def test_hab_5_2_both_goals_of_each_year_are_scored_one_after_the_other(year: int) -> None:
    goals = [GOAL_IDS.index(goal) for goal in SECOND.split() if goal != "/"][2 * year - 2 :][:2]
    s = at(f"""
        goals {SECOND}
        park
        park
        year {year}
        round {TURNS[2][year - 1]}
        turn 1
        taken FL01
    """)
    s.listen()
    do(s, "lay 0,1")
    assert [(seat, goal) for seat, goal, _ in heard(s, "measured")] == [
        (0, goals[0]), (1, goals[0]), (0, goals[1]), (1, goals[1]),
    ]  # fmt: skip
    assert [item[:2] for item in heard(s, "awarded")] == [i[:2] for i in heard(s, "measured")]
    assert kinds(s)[:2] == ["laid", "year_ended"]
    assert sum(map(sum, s.view(0)["goal_points"])) == sum(n for _, _, n in heard(s, "awarded"))


def test_hab_5_2_the_tile_laid_last_counts() -> None:
    goals = "facilities balance / near_roads most_areas / near_entrance largest_area"
    s = at(f"goals {goals}\nround 9\nturn 1\ntaken TO01")
    do(s, "lay 0,1")
    assert s.view(0)["goal_points"] == [[0] * 6, [3, 0, 0, 0, 0, 0]]


@pytest.mark.parametrize(
    ("year", "seats", "table"),
    [
        (1, 2, [3, 0]), (2, 2, [4, 0]), (3, 2, [5, 0]),
        (1, 3, [3, 1, 0]), (2, 3, [4, 2, 0]), (3, 3, [5, 2, 0]),
        (1, 4, [3, 2, 1, 0]), (2, 4, [4, 2, 1, 0]), (3, 4, [5, 3, 1, 0]),
        (1, 5, [3, 2, 1, 0, 0]), (2, 5, [4, 2, 1, 0, 0]), (3, 5, [5, 3, 1, 0, 0]),
    ],
)  # fmt: skip
def test_hab_5_2_points_by_rank_for_high_and_for_low_goals(
    year: int, seats: int, table: list[int]
) -> None:
    first, second = ["flower_species", "facilities"], ["balance", "most_areas"]
    pairs = [first, second]
    pairs.insert(year - 1, ["longest_line", "near_entrance"])
    goals = " / ".join(" ".join(pair) for pair in pairs)
    heights = [2 * seats - 2 * seat for seat in range(seats)]
    assert won(year, goals, heights) == [table, table[::-1]]
    assert won(year, goals, heights[::-1]) == [table[::-1], table]


def test_hab_5_3_ties_get_the_points_of_the_lowest_rank_of_their_group() -> None:
    assert won(1, LINES, [4, 4, 4, 2])[0] == [1, 1, 1, 0]
    assert won(1, LINES, [5, 4, 4, 2])[0] == [3, 1, 1, 0]
    assert won(1, LINES, [5, 4, 2, 2])[0] == [3, 2, 0, 0]
    assert won(1, LINES, [5, 5, 2, 2])[0] == [2, 2, 0, 0]
    assert won(3, LOW, [1, 2, 2, 4, 4])[0] == [5, 1, 1, 0, 0]
    assert won(2, SECOND, [3, 5, 5])[0] == [0, 2, 2]
    assert won(2, SECOND, [3, 3, 5])[0] == [0, 0, 4]


def test_hab_5_4_the_worst_value_never_scores() -> None:
    for seats in (2, 3, 4, 5):
        for year in (1, 2, 3):
            assert won(year, LINES, [0] * seats) == [[0] * seats, [0] * seats]
    none = "flower_species facilities / balance near_roads / near_entrance longest_line"
    assert won(1, none, [3, 2, 1, 0]) == [[0] * 4, [0] * 4]  # of animals only


def test_hab_5_5_market_pawns_and_directions_stay_from_year_to_year() -> None:
    s = at("row ? 1W ? ?\nrow ? ? ? ?\nrow 0E ? ? ?\nrow ? ? ? ?\nround 9\nturn 1\ntaken AG17")
    market, supply = rows(s), s.view(0)["supply"]
    do(s, "lay 0,1")
    assert s.view(0)["year"] == 1
    assert (rows(s), s.view(0)["supply"]) == (market, supply)
    assert (pawn(s, 0), pawn(s, 1)) == ((2, 0, "E"), (0, 1, "W"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hab_5_6_with_one_goal_a_year_three_are_dealt_and_the_points_stay(seats: int) -> None:
    s = GAME.new(seats, 9, goals_per_year=1)
    view = s.view(0)
    assert (len(view["goals"]), view["goals_a_year"]) == (3, 1)
    lines = ["options goals_per_year=1", "goals balance / longest_line / facilities"]
    heights = [8 - seat for seat in range(seats)]
    s = at("\n".join([*lines, *columns(heights), "year 2", "round 6", "agenda round:0"]))
    table = {2: [4, 0], 3: [4, 2, 0], 4: [4, 2, 1, 0], 5: [4, 2, 1, 0, 0]}[seats]
    assert s.view(0)["goal_points"] == [[0, points, 0] for points in table]
    assert (s.view(0)["year"], s.over) == (2, False)


def test_longest_line_is_straight_and_unbroken_and_counts_the_entrance() -> None:
    assert value("longest_line", "AG01@1,0 AG02@2,0 AG03@2,1 AG04@2,2") == 3
    assert value("longest_line", "AG01@1,0 AG02@-1,0") == 3
    assert value("longest_line", "AG01@0,1 AG02@0,2 AG03@1,2") == 3
    gap = "AG01@1,0 AG02@1,1 AG03@2,1 AG04@3,1 AG05@3,0 AG06@4,0"
    assert value("longest_line", gap) == 3
    assert value("longest_line", f"{gap} AG07@2,0") == 5


def test_largest_area_and_most_areas_count_tiles_of_every_kind() -> None:
    tiles = "AG01@0,1 FL01@1,1 TW05@0,2 RD01@-1,1:r3 TO01@1,2 AB01@0,3"
    assert value("largest_area", tiles) == 5
    assert value("most_areas", tiles) == 2
    assert value("most_areas", "AG01@0,1 AB01@1,1 AG02@1,2") == 3  # corners do not connect


def test_near_roads_is_walked_from_tile_to_tile() -> None:
    way_round = "AG01@0,1 AG02@0,2 AG03@1,2 AG04@2,2 AG05@2,1"
    assert value("near_roads", way_round) == value("near_entrance", way_round) == 5
    assert value("near_roads", f"{way_round} RD01@2,0:r1") == 3
    assert value("near_entrance", f"{way_round} RD01@2,0:r1") == 6
    assert value("near_roads", "RD01@0,1:r0") == 0
    assert value("near_entrance", "RD01@0,1:r0") == 1


def test_balance_counts_the_rarest_landscape() -> None:
    three = "AG01@0,1 AB01@0,2 AR01@0,3"
    assert value("balance", three) == 0
    assert value("balance", f"{three} TO07@0,4") == 1
    assert value("balance", f"{three} TO07@0,4 AW02@1,1 FL05@1,2 AR02@1,3") == 1
    assert value("balance", f"{three} TO07@0,4 RD08@0,5 FL05@1,2 AR02@1,3 TW01@1,1") == 2


def test_flower_species_counts_each_species_once() -> None:
    assert value("flower_species", "FL01@0,1 FL05@0,2") == 1  # two flame lilies
    assert value("flower_species", "FL01@0,1 FL06@0,2 FL09@0,3 FL07@0,4") == 3


def test_fulfilled_animals_does_not_count_flowers() -> None:
    assert value("fulfilled_animals", "AG01@0,1 FL01@0,2 AG02@1,1") == 2
    assert value("fulfilled_animals", "FL01@0,1 FL02@0,2") == 0


def test_facilities_are_towers_roads_and_tourists() -> None:
    assert value("facilities", "TW01@0,1 RD02@1,0:r0 TO01@-1,0 TO02@-1,1 FL01@0,2 AG01@0,3") == 4


def test_goal_values_of_a_year_are_public_at_any_time() -> None:
    s = at(f"goals {SECOND}\npark {X20}\npark FL01@0,1")
    assert s.view(1)["goal_values"] == [[4, 1], [2, 0]]
