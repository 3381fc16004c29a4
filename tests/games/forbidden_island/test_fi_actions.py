"""Forbidden Island, FI-3 and FI-4: the three actions of a turn, and what is beside what."""

import pytest
from fi import asks, at, hand, left, passed, refused, targets, tiles, where

from liferaft.testing.diagram import do, legal

QUIET = "treasure_pile E / W / F / O / ...\n"


def test_fi_3_1_three_actions_in_any_order() -> None:
    s = at("""
        seat diver crimson_forest EEEE
        seat pilot watchtower
        flooded observatory
        treasure_pile W / F / ...
    """)
    assert left(s) == 3
    do(s, "shore observatory")
    assert left(s) == 2
    do(s, "move temple_of_the_sun")
    assert left(s) == 1
    do(s, "find earth_stone")
    assert asks(s) == ("act", 1)


def test_fi_3_1_the_same_kind_of_action_three_times() -> None:
    s = at("""
        seat diver crimson_forest
        seat pilot watchtower
        flooded crimson_forest observatory silver_gate
        treasure_pile W / F / ...
        flood_pile iron_gate / tidal_palace / ...
    """)
    do(s, "shore silver_gate", "shore crimson_forest", "shore observatory")
    assert tiles(s, "flooded") == {"iron_gate", "tidal_palace"}
    assert asks(s) == ("act", 1)


@pytest.mark.parametrize("used", [0, 1, 2])
def test_fi_3_2_fewer_actions_are_allowed_and_the_rest_is_lost(used: int) -> None:
    s = at("seat engineer misty_marsh\nseat pilot watchtower\n" + QUIET)
    for text in ["move bronze_gate", "move misty_marsh"][:used]:
        do(s, text)
    do(s, "done")
    assert asks(s) == ("act", 1)
    assert left(s) == 3
    do(s, "done")
    assert asks(s) == ("act", 0)
    assert left(s) == 3


@pytest.mark.parametrize(
    "action", ["move crimson_forest", "shore copper_gate", "give earth_stone 1", "find earth_stone"]
)
def test_fi_3_3_move_shore_give_and_find_cost_one_action_each(action: str) -> None:
    s = at("""
        seat diver temple_of_the_sun EEEE
        seat pilot temple_of_the_sun
        flooded copper_gate
    """)
    assert action in legal(s)
    do(s, action)
    assert left(s) == 2


def test_fi_3_3_there_are_no_other_kinds_of_action() -> None:
    s = at("""
        seat navigator temple_of_the_sun EEEEHB
        seat pilot temple_of_the_sun
        flooded copper_gate
    """)
    verbs = {text.split()[0] for text in legal(s)}
    assert verbs == {"move", "push", "shore", "give", "find", "sandbags", "lift", "done"}


def test_fi_3_4_an_action_that_changes_nothing_is_not_offered() -> None:
    s = at("seat pilot misty_marsh\nseat engineer watchtower\nflooded watchtower")
    refused(s, "move misty_marsh", "FI-3.4")
    refused(s, "shore misty_marsh", "FI-3.4")
    refused(s, "fly misty_marsh", "FI-5.6")
    assert legal(s, verb="shore") == {"shore watchtower"}
    assert "misty_marsh" not in targets(s, "move") | targets(s, "fly")


def test_fi_4_1_adjacent_means_sharing_a_side() -> None:
    s = at("""
        seat messenger fools_landing
        seat pilot watchtower
        flooded misty_marsh bronze_gate cave_of_embers lost_lagoon crimson_forest silver_gate
    """)
    beside = {"misty_marsh", "phantom_rock", "lost_lagoon", "crimson_forest"}
    assert targets(s, "move") == beside
    assert targets(s, "shore") == beside - {"phantom_rock"}
    refused(s, "move silver_gate", "FI-5.1")
    refused(s, "shore silver_gate", "FI-6.1")


def test_fi_4_2_any_number_of_pawns_may_stand_on_one_tile() -> None:
    s = at("""
        seat engineer misty_marsh
        seat pilot fools_landing
        seat messenger fools_landing
        seat explorer fools_landing
    """)
    do(s, "move fools_landing")
    assert {where(s, seat) for seat in range(4)} == {"fools_landing"}


def test_fi_4_3_nobody_crosses_the_sea_not_even_the_diver() -> None:
    s = at("""
        seat diver bronze_gate
        seat pilot watchtower
        flooded bronze_gate watchtower coral_palace
    """)
    assert targets(s, "move") == {"misty_marsh", "phantom_rock"}
    refused(s, "move watchtower", "FI-5.10")
    refused(s, "move coral_palace", "FI-5.10")


def test_fi_4_3_a_pawn_in_the_water_does_not_swim_across_the_sea() -> None:
    s = at("""
        seat pilot fools_landing
        seat diver watchtower
        flooded watchtower
        sunk misty_marsh temple_of_the_moon cave_of_embers phantom_rock
        flood_pile watchtower / ...
        agenda flood:0 turn:1
    """)
    assert asks(s) == ("swim", 1)
    assert targets(s, "swim") == {"bronze_gate", "fools_landing"}


def test_actions_leave_the_hands_of_others_alone() -> None:
    s = at("seat engineer misty_marsh EW\nseat pilot watchtower FO")
    do(passed(s), "move watchtower")
    assert (hand(s, 0), hand(s, 1)) == ("EW", "FO")
