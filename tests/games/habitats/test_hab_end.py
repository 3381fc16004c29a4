"""Habitats, HAB-8: the end of the game, totals, ties; and how a solo game is rated."""

import pytest
from hab import GAME, WHOLE_PARK, at, heard, kinds, played, points_of, refused

from liferaft.testing.diagram import do, legal

GOALS = "longest_line most_areas / near_roads balance / flower_species facilities"


def finished(first: str, second: str, won: str = "") -> str:
    """A game for two before its last tile, a flower, is laid."""
    return f"""
        goals {GOALS}
        park {first}
        park {second}
        {f"won {won}" if won else ""}
        year 3
        round 6
        turn 1
        taken FL16
    """


def test_hab_8_1_the_game_ends_with_the_park_scoring_after_the_third_year() -> None:
    s = at(finished("AG01@0,1 FL01@0,2", "AG02@0,1"))
    s.listen()
    do(s, "lay 1,0")
    assert s.over
    assert kinds(s)[-3:] == ["park_scored", "park_scored", "ended"]
    assert s.view(0)["result"] == "finished"
    assert s.view(0)["step"] == ""
    assert s.asked() == s.legal_actions() == []
    refused(s, "take forward", "HAB-2.4")
    refused(s, "lay 0,2", "HAB-2.4")


@pytest.mark.parametrize(("year", "last"), [(1, 9), (2, 6)])
def test_hab_8_1_the_first_two_years_do_not_end_it(year: int, last: int) -> None:
    text = finished("", "").replace("year 3", f"year {year}").replace("round 6", f"round {last}")
    s = at(text)
    s.listen()
    do(s, "lay 1,0")
    assert heard(s, "year_ended") == [(year - 1, 0, 0)]
    assert heard(s, "park_scored") == []
    assert not s.over


def test_hab_8_2_goal_points_and_park_points_make_the_total() -> None:
    s = at(finished("AG01@0,1 FL01@0,2", "", "3 3 0 0 / 0 0 4 4"))
    do(s, "lay 1,0")
    view = s.view(0)
    assert view["goal_points"] == [[3, 3, 0, 0, 0, 0], [0, 0, 4, 4, 0, 0]]
    assert view["park_points"] == [4, 1]
    assert s.scores() == view["scores"] == [10, 9]
    assert s.ranking() == [1, 2]
    assert s.outcome() == [1.0, 0.0]


def test_hab_8_2_the_goals_of_the_third_year_count() -> None:
    s = at(finished("FL01@0,1 FL02@0,2 TO01@1,1", "AG02@0,1"))
    do(s, "lay 1,0")
    assert s.view(0)["goal_points"] == [[0, 0, 0, 0, 5, 5], [0] * 6]
    assert s.scores() == [10 + 1 + 1 + 2, 1]


def test_hab_8_3_players_with_the_same_total_share_the_rank() -> None:
    s = at(finished("AG01@0,1 FL01@0,2", "", "3 3 0 0 / 0 1 4 4"))
    do(s, "lay 1,0")
    assert s.scores() == [10, 10]
    assert s.ranking() == [1, 1]
    assert s.outcome() == [0.5, 0.5]


def test_hab_8_3_shared_ranks_below_the_winner() -> None:
    s = at(f"""
        goals {GOALS}
        park FL01@0,1
        park FL05@0,1
        park
        park FL09@0,1
        won 4 / 9 / 6 / 1
        year 3
        round 6
        turn 3
        taken AG02
    """)
    do(s, "lay 1,0")
    goals = [sum(own) for own in s.view(0)["goal_points"]]
    assert s.scores() == [own + park for own, park in zip(goals, s.view(0)["park_points"])]
    assert s.scores() == [6, 11, 6, 3]  # three share a point for their flowers
    assert s.ranking() == [2, 1, 2, 4]
    assert s.outcome() == [0.5, 1.0, 0.5, 0.0]


def test_scores_are_shown_as_they_stand_during_the_game() -> None:
    s = at(f"park {WHOLE_PARK}\npark FL01@0,1\nwon 3 0 / 0 3\nyear 2")
    assert s.scores() == s.view(1)["scores"] == [80, 4]
    assert s.ranking() == [1, 2]


@pytest.mark.parametrize(
    ("without", "last", "score", "band"),
    [
        ("AR04@-2,2 AR14@3,0 AW01@-1,0", "FL01@2,4", 49, "warden"),
        ("AR04@-2,2 AR14@3,0 AW01@-1,0", "FL01@0,3", 50, "ranger"),
        ("AR14@3,0", "FL01@2,4", 64, "ranger"),
        ("AR14@3,0", "FL01@0,3", 65, "head_ranger"),
        ("", "FL05@-2,3", 79, "head_ranger"),
        ("", "AG05@-1,3", 80, "park_director"),
    ],
)
def test_a_solo_game_is_rated_in_four_bands(without: str, last: str, score: int, band: str) -> None:
    tiles = [tile for tile in WHOLE_PARK.split() if tile not in without.split()]
    tile, _, cell = last.partition("@")
    s = at(f"park {' '.join(tiles)}\nround 22\ntaken {tile}")
    s.listen()
    do(s, f"lay {cell}")
    assert s.over
    assert s.scores() == [score] == [sum(points_of(s, 0).values())]
    assert s.view(0)["result"] == band
    assert heard(s, "measured", "awarded") == []
    assert s.outcome() == [score / 100]
    assert s.ranking() == [1]
    assert legal(s) == set()


def test_only_a_solo_game_has_bands() -> None:
    assert {played(GAME.new(seats, 1)).view(0)["result"] for seats in (2, 3, 4, 5)} == {"finished"}
    assert played(GAME.new(1, 1)).view(0)["result"] == "warden"
