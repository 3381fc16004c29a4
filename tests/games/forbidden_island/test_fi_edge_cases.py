"""Forbidden Island: the fifteen edge cases of the rule book."""

import pytest
from fi import (
    ALL_FOUND,
    TILES,
    asks,
    at,
    flood_layers,
    found,
    hand,
    left,
    line,
    passed,
    refused,
    result,
    rng,
    targets,
    tiles,
    treasure_discards,
    where,
)

from liferaft.testing.diagram import do, legal

ALONE = "sunk misty_marsh phantom_rock lost_lagoon crimson_forest"


def test_fi_9_3_edge_1_the_pile_runs_out_between_the_two_cards() -> None:
    s = at("""
        seat engineer bronze_gate
        seat pilot watchtower H
        treasure_pile R
        treasure_discards EEEEE WWWWW FFFFF OOOOO HH BB RR
    """)
    do(passed(s), "done", "pass")
    assert (s.view(0)["treasure_pile"], s.view(0)["water"]) == (0, 3)
    assert treasure_discards(s).endswith("RRR")
    do(s, "pass")
    assert s.view(0)["treasure_pile"] == 26


def test_fi_10_4_edge_2_waters_rise_after_a_phase_in_which_all_tiles_sank() -> None:
    s = at("""
        seat engineer bronze_gate
        seat pilot watchtower
        flooded iron_gate gold_gate
        treasure_pile E / W / R / F / ...
        flood_pile iron_gate / gold_gate / misty_marsh / lost_lagoon / observatory / ...
    """)
    do(s, "done")
    assert tiles(s, "sunk") == {"iron_gate", "gold_gate"}
    assert tiles(s, "flood_discards") == set()
    do(s, "done")
    assert s.view(0)["water"] == 3
    assert tiles(s, "flooded") == {"misty_marsh", "lost_lagoon", "observatory"}  # as they lay


def test_fi_3_2_edge_3_ending_is_always_allowed() -> None:
    s = at(f"seat engineer fools_landing\nseat pilot watchtower\n{ALONE}\n{ALL_FOUND}")
    assert legal(s) == {"done"}
    do(s, "done")
    assert asks(s) == ("act", 1)


@pytest.mark.parametrize(
    ("who", "extra"),
    [
        ("engineer", set()),
        ("pilot", {"fly"}),
        ("diver", {"move"}),
        ("explorer", {"move"}),
    ],
)
def test_fi_5_3_edge_4_a_pawn_on_a_lone_tile(who: str, extra: set[str]) -> None:
    s = at(f"""
        seat {who} fools_landing H
        seat messenger watchtower
        flooded fools_landing
        {ALONE}
    """)
    verbs = {text.split()[0] for text in legal(s)}
    assert verbs == {"shore", "lift", "done"} | extra
    do(s, "lift fools_landing", "land tidal_palace")
    assert where(s, 0) == "tidal_palace"


def test_fi_14_4_edge_4_it_drowns_only_if_the_tile_sinks() -> None:
    text = f"""
        seat engineer bronze_gate
        seat messenger silver_gate
        sunk lost_lagoon crimson_forest dunes_of_deception cave_of_shadows
        flooded {{}}
        flood_pile silver_gate / ...
        agenda flood:0 turn:1
        {ALL_FOUND}
    """
    assert result(at(text.format(""))) == ""
    assert result(at(text.format("silver_gate"))) == "drowned"


def test_fi_5_7_edge_5_a_pawn_without_a_step_cannot_be_pushed() -> None:
    s = at(f"""
        seat navigator watchtower
        seat engineer fools_landing
        seat messenger iron_gate
        {ALONE}
    """)
    assert {text.split()[1] for text in legal(s, verb="push")} == {"2"}
    refused(s, "push 1 watchtower", "FI-5.8")


def test_fi_5_7_edge_5_two_steps_back_to_the_start_are_not_offered() -> None:
    s = at("seat navigator watchtower\nseat engineer iron_gate\nseat messenger tidal_palace")
    do(s, "push 1 tidal_palace")
    assert legal(s) == {
        "done",
        "push 1 dunes_of_deception",
        "push 2 iron_gate",
        "push 2 dunes_of_deception",
    }
    refused(s, "push 1 iron_gate", "FI-3.4")


def test_fi_6_2_edge_6_an_engineer_with_one_flooded_tile_saves_nothing_up() -> None:
    s = at("seat engineer bronze_gate\nseat pilot watchtower\nflooded bronze_gate iron_gate")
    do(s, "shore bronze_gate")
    assert (asks(s), left(s)) == (("act", 0), 2)
    assert legal(s, verb="shore") == set()


def test_fi_6_3_edge_7_the_explorer_shores_up_across_missing_corners() -> None:
    s = at("""
        seat explorer fools_landing
        seat pilot watchtower
        sunk misty_marsh phantom_rock
        flooded bronze_gate
    """)
    assert targets(s, "shore") == {"bronze_gate"}


def test_fi_12_4_edge_8_helicopter_to_another_tile_with_part_of_a_group() -> None:
    s = at("seat engineer gold_gate H\nseat pilot gold_gate")
    do(s, "lift gold_gate", "board 1")
    refused(s, "land gold_gate", "FI-12.4")
    do(s, "land watchtower")
    assert (where(s, 0), where(s, 1)) == ("gold_gate", "watchtower")


def test_fi_15_1_edge_9_the_helicopter_comes_back_through_the_discards() -> None:
    won = 0
    for n in range(20):
        s = at(f"""
            seat engineer fools_landing EEEEE
            seat pilot fools_landing WWWWW
            seat diver fools_landing FFFFF
            seat messenger fools_landing OOOOO
            {ALL_FOUND}
            treasure_pile B
            treasure_discards HHHBRRR
            {rng(n)}
        """)
        do(s, "done")
        passed(s)
        assert result(s) == ""
        if "H" in hand(s, 0):
            assert asks(s) == ("discard", 0)
            do(s, "lift_off")
            assert result(s) == "won"
            won += 1
    assert won > 0


def test_fi_8_3_edge_10_cards_of_a_found_treasure_stay_in_circulation() -> None:
    s = at("""
        seat engineer temple_of_the_sun EEEE
        seat pilot watchtower
        treasure_pile W
        treasure_discards E WWWW FFFFF OOOOO HHH BB RRR
        flood_pile misty_marsh / gold_gate / iron_gate / ...
    """)
    do(s, "find earth_stone", "done")
    dead = hand(s, 0).count("E")
    assert f"earth_stone*{5 - dead}" in line(s, "treasure_pile").split()
    given = at("seat engineer bronze_gate E\nseat pilot bronze_gate\nfound earth_stone")
    do(given, "give earth_stone 1")
    assert (hand(given, 1), found(given)) == ("E", {"earth_stone"})


def test_fi_15_3_edge_11_the_landing_sinks_with_pawns_on_it() -> None:
    s = at("""
        seat engineer fools_landing HH
        seat pilot fools_landing H
        flooded fools_landing
        flood_pile fools_landing / ...
        agenda flood:0 turn:1
    """)
    assert result(s) == "landing"


def test_fi_15_6_edge_12_no_swim_from_the_last_tile_of_a_lost_treasure() -> None:
    s = at("""
        seat engineer cave_of_embers
        seat pilot fools_landing H
        flooded cave_of_embers
        sunk cave_of_shadows
        flood_pile cave_of_embers / ...
        agenda flood:0 turn:1
    """)
    assert result(s) == "treasure"
    assert s.asked() == []


def test_fi_2_4_edge_13_start_tiles_mean_nothing_after_setup() -> None:
    s = at("""
        seat engineer misty_marsh
        seat diver watchtower
        sunk bronze_gate copper_gate silver_gate iron_gate
        flooded gold_gate
        flood_pile gold_gate / lost_lagoon / ...
        treasure_pile E / W / ...
    """)
    do(s, "done")
    assert tiles(s, "sunk") >= {"gold_gate", "bronze_gate", "iron_gate"}
    assert result(s) == ""


def test_fi_12_6_edge_14_both_cards_in_one_window() -> None:
    s = at("""
        seat engineer bronze_gate
        seat pilot watchtower HB
        seat diver phantom_rock B
        flooded tidal_palace gold_gate
    """)
    do(s, "sandbags tidal_palace", "lift phantom_rock", "land gold_gate")
    assert asks(s) == ("special", 2)
    assert targets(s, "sandbags") == {"gold_gate"}  # what seat 1 did is seen
    assert where(s, 2) == "gold_gate"
    do(s, "sandbags gold_gate")
    assert (asks(s), left(s)) == (("act", 0), 3)


def test_fi_5_10_edge_15_the_diver_may_stop_on_any_flooded_tile() -> None:
    s = at("""
        seat diver coral_palace
        seat pilot watchtower
        flooded phantom_rock fools_landing
    """)
    reach = "phantom_rock fools_landing bronze_gate misty_marsh lost_lagoon crimson_forest"
    assert targets(s, "move") == {*reach.split(), "temple_of_the_sun", "twilight_hollow"}
    refused(s, "move howling_garden", "FI-5.10")
    refused(s, "move observatory", "FI-5.10")


def test_fi_13_7_the_last_tile_left_is_the_landing() -> None:
    s = at(f"""
        seat engineer fools_landing
        seat pilot fools_landing
        {ALL_FOUND}
        sunk {" ".join(TILES - {"fools_landing"})}
        water 2
        treasure_pile E / W / ...
    """)
    assert flood_layers(s) == [{"fools_landing"}]
    assert legal(s) == {"done"}
    do(s, "done")
    assert result(s) == "landing"  # flooded by the first card, sunk by the second
