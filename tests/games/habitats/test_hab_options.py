"""Habitats: every option with each of its values."""

import pytest
from hab import (
    ALONE,
    GAME,
    LONG_TURNS,
    ROAD_LAST,
    TURNS,
    asks,
    at,
    cells,
    heard,
    kinds,
    laying,
    park,
    pawn,
    places,
    played,
    refused,
    rows,
    taken,
)

from liferaft import BadOption, BadPosition
from liferaft.testing.diagram import do, legal


def test_the_options_and_their_values_default_first() -> None:
    assert {option.name: option.choices for option in GAME.options} == {
        "goals_per_year": (2, 1),
        "facing": ("choice", "fixed"),
        "road_reach": ("cell", "line"),
        "length": ("normal", "long"),
        "solo": ("off", "market", "blind"),
    }
    assert all(option.default == option.choices[0] for option in GAME.options)
    assert all(option.help for option in GAME.options)


@pytest.mark.parametrize(
    ("name", "value"),
    [("goals_per_year", 3), ("facing", "N"), ("road_reach", "row"), ("length", 2), ("solo", True)],
)
def test_other_values_are_refused(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=name):
        GAME.new(2, 0, **{name: value})


@pytest.mark.parametrize(("number", "goals"), [(2, 6), (1, 3)])
def test_hab_5_6_goals_per_year(number: int, goals: int) -> None:
    s = GAME.new(3, 4, goals_per_year=number, facing="fixed")
    s.listen()
    assert len(set(s.view(0)["goals"])) == len(s.view(0)["goals"]) == goals
    scored = []
    while not s.over:
        s.apply(s.legal_actions()[0])
        scored += heard(s, "awarded")
    assert [goal for _, goal, _ in scored[::3]] == s.view(0)["goals"]
    assert len(scored) == 3 * goals
    assert [len(own) for own in s.view(0)["goal_points"]] == [goals] * 3


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_hab_1_6_fixed_pawns_look_to_the_middle_and_nobody_is_asked(seats: int) -> None:
    for seed in range(5):
        s = GAME.new(seats, seed, facing="fixed")
        start = s.view(0)["start"]
        assert asks(s) == ("take", start)
        assert all(pawn(s, p)[2] == {1: "S", 2: "N"}[pawn(s, p)[0]] for p in range(seats))
        for k in range(seats):
            assert pawn(s, (start + k) % seats)[:2] == (1 + k % 2, k + 1)
        assert sum(tile >= 0 for tile in s.view(0)["market"]) == 4 * (seats + 2) - seats


def test_hab_1_6_chosen_by_default() -> None:
    s = GAME.new(2, 0)
    assert s.view(0)["options"]["facing"] == "choice"
    assert asks(s)[0] == "face"


BEYOND = "RD01@1,0:r1 AG02@1,1 AG03@2,1 AG04@3,1"  # the road looks right


def test_hab_4_3_road_reach_cell_closes_one_cell() -> None:
    assert {"3,0", "4,1"} < cells(laying("AW02", BEYOND))
    assert "2,0" not in cells(laying("AW02", BEYOND))


def test_hab_4_3_road_reach_line_closes_the_whole_line_beyond() -> None:
    s = laying("AW02", BEYOND, "road_reach=line")
    assert cells(s) == cells(laying("AW02", BEYOND)) - {"3,0"}
    refused(s, "lay 2,0", "HAB-4.3")
    refused(s, "lay 3,0", "HAB-4.3")
    far = f"{BEYOND} AB01@4,1 AB02@5,1 AB03@6,1"
    assert not cells(laying("AW02", far, "road_reach=line")) & {"4,0", "5,0", "6,0"}
    assert {"4,0", "5,0", "6,0"} < cells(laying("AW02", far))


@pytest.mark.parametrize(("tiles", "near", "far"), ROAD_LAST)
def test_hab_4_3_a_line_closes_cells_that_touched_the_park_before(
    tiles: str, near: str, far: str
) -> None:
    s = laying("AW01", tiles, "road_reach=line")
    assert cells(s) == cells(laying("AW01", tiles)) - {far}
    refused(s, f"lay {near}", "HAB-4.3")
    refused(s, f"lay {far}", "HAB-4.3")


def test_hab_4_4_road_reach_line_forbids_a_tile_anywhere_in_the_line() -> None:
    tiles = "AG02@1,0 AG03@2,0 AG04@2,1 AG05@2,2 AG06@1,2"
    by_cell, by_line = laying("RD01", tiles), laying("RD01", tiles, "road_reach=line")
    assert "-1,0:r0" in places(by_cell)
    assert "0,2:r3" in places(by_cell)
    assert "0,2:r2" in places(by_cell)
    assert "0,2:r2" not in places(by_line)  # the entrance lies two cells below
    do(by_line, "lay 0,2")
    refused(by_line, "rotate 2", "HAB-4.4")
    refused(by_line, "rotate 1", "HAB-4.4")


def test_hab_4_2_road_reach_line_is_as_below_the_entrance() -> None:
    s = laying("AG03", "AG02@1,0 AB02@1,-1", "road_reach=line")
    assert cells(s) == {"-1,0", "0,1", "1,-2", "1,1", "2,-1", "2,0"}
    refused(s, "lay 0,-1", "HAB-4.2")


def test_hab_4_8_a_line_can_wall_a_park_in_sooner() -> None:
    tiles = "RD06@0,1:r0 RD08@1,0:r1"
    assert cells(laying("AG02", tiles, "road_reach=line")) == {"-1,0"}
    assert places(laying("RD05", tiles, "road_reach=line")) == {"-1,0:r2", "-1,0:r3"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hab_2_2_a_long_game_has_one_more_round_in_every_year(seats: int) -> None:
    assert LONG_TURNS[seats] == [n + 1 for n in TURNS[seats]]
    for length, turns in ("normal", TURNS), ("long", LONG_TURNS):
        s = played(GAME.new(seats, 2, length=length))
        assert [len(tiles) for tiles in s.view(0)["parks"]] == [sum(turns[seats])] * seats


def test_hab_2_2_with_five_players_the_tiles_do_not_suffice_for_a_long_game() -> None:
    s = played(GAME.new(5, 2))
    assert [len(tiles) for tiles in s.view(0)["parks"]] == [18] * 5
    assert s.view(0)["supply"] == []
    with pytest.raises(BadOption, match="length=long is for 2 to 4 seats, not for 5"):
        GAME.new(5, 2, length="long")
    with pytest.raises(BadPosition, match="line 2: option length=long is for 2 to 4 seats"):
        at("options length=long\n" + "park\n" * 5)


@pytest.mark.parametrize("solo", ["off", "market"])
def test_hab_1_5_solo_with_a_market(solo: str) -> None:
    s = GAME.new(1, 3, solo=solo)
    s.listen()
    assert asks(s) == ("face", 0)
    do(s, "face N")
    assert [len(row) for row in rows(s)] == [3] * 4
    assert pawn(s, 0) == (1, 1, "N")
    assert sum(tile >= 0 for tile in s.view(0)["market"]) == 11
    assert s.view(0)["goals"] == s.view(0)["goal_values"] == []
    assert s.view(0)["goal_points"] == [[]]
    turns = 0
    while not s.over:
        turns += asks(s)[0] == "take"
        s.apply(s.legal_actions()[0])
    assert turns == 22
    assert [year for year, _, _ in heard(s, "year_ended")] == [0]
    assert heard(s, "awarded") == []
    assert len(s.view(0)["supply"]) == 112 - 32
    assert len(park(s, 0)) == 22


def test_hab_3_1_solo_turns_follow_the_rules_of_the_market() -> None:
    s = at("row ? ? ?\nrow ? 0E ?\nrow ? ? ?\nrow ? ? ?\npark\nsupply FL01")
    ahead = rows(s)[1][2]
    assert legal(s) == {"take forward", "take left", "take right"}
    refused(s, "take back", "HAB-3.4")
    do(s, "take forward")
    assert (taken(s), pawn(s, 0)) == (ahead, (1, 2, "E"))
    assert rows(s)[1][1] == "FL01"
    do(s, "lay 0,1")
    assert asks(s) == ("take", 0)


def test_hab_2_4_blind_solo_one_random_tile_a_turn() -> None:
    s = GAME.new(1, 3, solo="blind")
    s.listen()
    assert (s.view(0)["market"], s.view(0)["pawns"], s.view(0)["sides"]) == ([], [], [])
    came = [taken(s)]
    while not s.over:
        assert asks(s)[0] in ("lay", "rotate")
        refused(s, "take forward", "HAB-2.4")
        refused(s, "face N", "HAB-2.4")
        s.apply(s.legal_actions()[0])
        drawn = heard(s, "drew")
        assert kinds(s).count("drew") == kinds(s).count("turn") == len(drawn)
        came += [taken(s)] if drawn and not s.over else []
    assert len(set(came)) == len(came) == 22
    assert [tile.split(":")[0] for tile in park(s, 0).values()] == came
    assert len(s.view(0)["supply"]) == 112 - 22
    assert heard(s, "awarded") == []
    assert s.view(0)["goals"] == []


def test_hab_4_8_blind_solo_a_tile_without_place_is_lost() -> None:
    walls = "RD06@0,1:r0 RD08@1,0:r1 RD05@-1,0:r2"
    s = at(f"options solo=blind\npark {walls}\nround 20\ntaken AG02")
    assert s.over
    assert len(s.view(0)["supply"]) == 112 - 3 - 1 - 2
    assert s.scores() == [4]


def test_blind_solo_has_no_market_to_write_down() -> None:
    with pytest.raises(BadPosition, match="blind"):
        at("options solo=blind\nrow ? ? ?\nrow ? 0N ?\nrow ? ? ?\nrow ? ? ?\npark")


@pytest.mark.parametrize("solo", ALONE)
def test_the_solo_option_is_refused_for_more_players(solo: str) -> None:
    for seats in (2, 5):
        with pytest.raises(BadOption, match=f"solo={solo} is for 1 seat, not for {seats}"):
            GAME.new(seats, 6, solo=solo)


@pytest.mark.parametrize("solo", ["off", *ALONE])
def test_lengths_and_goals_are_refused_alone(solo: str) -> None:
    for options in {"length": "long"}, {"goals_per_year": 1}:
        with pytest.raises(BadOption, match=r"is for 2 to \d seats, not for 1"):
            GAME.new(1, 6, solo=solo, **options)
    s = played(GAME.new(1, 6, solo=solo))
    assert len(park(s, 0)) == 22
    assert s.view(0)["goals"] == []
