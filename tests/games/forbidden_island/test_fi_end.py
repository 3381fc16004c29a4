"""Forbidden Island, FI-15: how the game is won and lost."""

import pytest
from fi import (
    ALL_FOUND,
    asks,
    at,
    hand,
    heard,
    passed,
    refused,
    result,
    targets,
    tiles,
    treasure_discards,
    where,
)

from liferaft.testing.diagram import do, legal

READY = f"""
    seat engineer fools_landing {{}}
    seat pilot fools_landing {{}}
    seat diver fools_landing {{}}
    {ALL_FOUND}
    flooded fools_landing
    treasure_pile E / W / ...
    flood_pile gold_gate / iron_gate / ...
"""


def test_fi_15_1_x19_another_player_lifts_off_before_drawing() -> None:
    s = passed(at(READY.format("", "", "H")))
    s.listen()
    do(s, "done")
    assert asks(s) == ("special", 2)
    assert hand(s, 0) == ""
    do(s, "lift_off")
    assert result(s) == "won"
    assert s.view(0)["treasure_pile"] == 27
    assert heard(s, "drew", "flooded", "sank") == []
    assert treasure_discards(s) == "H"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_fi_15_1_any_player_may_play_the_card_at_any_time(seat: int) -> None:
    hands = ["", "", ""]
    hands[seat] = "H"
    s = at(READY.format(*hands))
    assert s.asked() == [seat]
    do(s, "lift_off")
    assert result(s) == "won"
    assert s.outcome() == [1.0, 1.0, 1.0]
    assert s.ranking() == [1, 1, 1]


def test_fi_15_1_all_treasures_and_all_pawns_are_needed() -> None:
    three = at(READY.format("H", "", "").replace("found earth_stone", "found"))
    refused(three, "lift_off", "FI-15.1")
    away = at(READY.format("H", "", "").replace("diver fools_landing", "diver misty_marsh"))
    refused(away, "lift_off", "FI-15.1")
    assert "lift_off" not in legal(three) | legal(away)


def test_fi_15_1_the_lift_off_may_be_played_instead_of_discarding() -> None:
    s = at(READY.format("EEEEW", "", "").replace("pile E / W", "pile H / W"))
    do(s, "done")
    passed(s)
    assert asks(s) == ("discard", 0)
    do(s, "lift_off")
    assert result(s) == "won"


def test_fi_15_2_x19_the_pilot_does_not_replace_the_card() -> None:
    s = at(READY.format("", "", ""))
    refused(s, "lift_off", "FI-15.2")
    do(s, "done")
    assert result(s) == ""
    assert hand(s, 0) == "EW"
    assert asks(s) == ("act", 1)
    refused(s, "lift_off", "FI-15.2")


def test_fi_15_3_lost_when_the_landing_sinks() -> None:
    s = at("""
        seat engineer bronze_gate
        seat pilot watchtower H
        flooded fools_landing
        flood_pile fools_landing / ...
        agenda flood:0 turn:1
    """)
    assert result(s) == "landing"
    assert s.outcome() == [0.0, 0.0]


def test_fi_15_4_lost_when_a_pawn_drowns() -> None:
    s = at("""
        seat engineer bronze_gate
        seat messenger watchtower
        sunk misty_marsh temple_of_the_moon
        flooded watchtower
        flood_pile watchtower / ...
        agenda flood:0 turn:1
    """)
    assert result(s) == "drowned"


def test_fi_15_5_lost_when_the_marker_reaches_the_skull() -> None:
    s = at("""
        seat engineer bronze_gate
        seat messenger watchtower
        water 8
        treasure_pile R / R / ...
    """)
    do(s, "done")
    assert result(s) == "water"
    assert s.view(0)["water"] == 10
    assert tiles(s, "flooded") == set()


LAST_TILE = """
    seat engineer tidal_palace
    seat messenger watchtower
    sunk coral_palace
    flooded tidal_palace
    flood_pile tidal_palace / ...
    agenda flood:0 turn:1
"""


def test_fi_15_6_x17_the_last_tile_of_a_treasure_not_yet_found() -> None:
    assert result(at(LAST_TILE)) == "treasure"


def test_fi_15_6_x17_the_last_tile_of_a_treasure_already_found() -> None:
    s = at(LAST_TILE + "found oceans_chalice")
    assert tiles(s, "sunk") == {"coral_palace", "tidal_palace"}
    assert s.view(0)["flood_pile"] + len(tiles(s, "flood_discards")) == 22
    assert asks(s) == ("swim", 0)
    assert targets(s, "swim") == {"iron_gate", "dunes_of_deception"}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("temple_of_the_moon", "temple_of_the_sun"),
        ("howling_garden", "whispering_garden"),
        ("cave_of_embers", "cave_of_shadows"),
        ("coral_palace", "tidal_palace"),
    ],
)
def test_fi_15_6_both_tiles_of_any_treasure_count(first: str, second: str) -> None:
    for gone, sinking in (first, second), (second, first):
        text = f"""
            seat engineer bronze_gate
            seat messenger watchtower
            flooded {sinking}
            flood_pile {sinking} / ...
            agenda flood:0 turn:1
        """
        assert result(at(text)) == ""
        assert result(at(f"{text}\nsunk {gone}")) == "treasure"


def test_fi_15_7_a_loss_is_immediate() -> None:
    s = at(f"""
        seat engineer fools_landing H
        seat pilot fools_landing H
        {ALL_FOUND}
        flooded fools_landing
        flood_pile fools_landing / ...
        agenda flood:0 turn:1
    """)
    assert result(s) == "landing"
    assert s.asked() == []
    assert s.legal_actions() == []
    refused(s, "lift_off", "FI-1.2")
    refused(s, "pass", "FI-1.2")


def test_fi_15_7_the_treasure_is_reported_before_the_drowned() -> None:
    text = LAST_TILE.replace("sunk", "sunk iron_gate dunes_of_deception")
    s = at(text.replace("messenger watchtower", "messenger watchtower H"))
    assert result(s) == "treasure"
    assert where(s, 0) == "tidal_palace"


@pytest.mark.parametrize("tile", ["fools_landing", "tidal_palace"])
def test_fi_15_7_nothing_follows_a_lost_card(tile: str) -> None:
    s = at(f"""
        seat engineer bronze_gate
        seat messenger watchtower
        sunk coral_palace
        flooded {tile}
        water 5
        treasure_pile E / W / ...
        flood_pile {tile} / gold_gate / ...
    """)
    do(s, "done")
    assert s.over
    assert tiles(s, "flooded") == set()
