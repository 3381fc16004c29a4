"""Forbidden Island, FI-5: walking, flying, diving, and what the Navigator moves."""

import pytest
from fi import TILES, asks, at, left, refused, role, targets, tiles, where

from liferaft import State
from liferaft.testing.diagram import do, legal, why_not


def brings(s: State, seat: int) -> set[str]:
    """Where one action of the Navigator can bring a pawn."""
    ends = set()
    for first in [t for t in legal(s, verb="push") if t.split()[1] == str(seat)]:
        after = do(s.clone(), first)
        if after.view(0)["step"] != "push_on" or "done" in legal(after):
            ends.add(where(after, seat))
        if after.view(0)["step"] == "push_on":
            for second in [t for t in legal(after, verb="push") if t.split()[1] == str(seat)]:
                ends.add(where(do(after.clone(), second), seat))
    return ends


def pushes(s: State, seat: int) -> set[str]:
    """Where the next step of the Navigator can bring a pawn."""
    return {t.split()[2] for t in legal(s, verb="push") if t.split()[1] == str(seat)}


@pytest.mark.parametrize(
    ("start", "reach"),
    [
        ("fools_landing", {"phantom_rock", "lost_lagoon", "crimson_forest"}),
        ("bronze_gate", {"phantom_rock"}),
    ],
)
def test_fi_5_1_x2_walking(start: str, reach: set[str]) -> None:
    s = at(f"""
        seat engineer {start}
        seat messenger iron_gate
        flooded phantom_rock
        sunk misty_marsh
    """)
    assert targets(s, "move") == reach


@pytest.mark.parametrize("who", ["engineer", "messenger", "navigator", "pilot"])
def test_fi_5_1_one_action_moves_one_cell_up_down_left_or_right(who: str) -> None:
    s = at(f"seat {who} silver_gate\nseat diver iron_gate")
    beside = {"lost_lagoon", "crimson_forest", "dunes_of_deception", "cave_of_shadows"}
    assert targets(s, "move") == beside
    refused(s, "move observatory", "FI-5.1")
    refused(s, "move watchtower", "FI-5.1")
    do(s, "move lost_lagoon")
    assert where(s, 0) == "lost_lagoon"
    assert where(s, 1) == "iron_gate"
    assert left(s) == 2


def test_fi_5_2_flooded_tiles_may_be_entered_and_crossed() -> None:
    s = at("""
        seat engineer fools_landing
        seat messenger iron_gate
        flooded fools_landing lost_lagoon howling_garden
    """)
    do(s, "move lost_lagoon", "move howling_garden")
    assert where(s, 0) == "howling_garden"
    assert tiles(s, "flooded") == {"fools_landing", "lost_lagoon", "howling_garden"}


@pytest.mark.parametrize("who", ["engineer", "messenger", "navigator", "explorer", "diver"])
def test_fi_5_3_nobody_enters_a_missing_tile(who: str) -> None:
    s = at(f"seat {who} fools_landing\nseat pilot iron_gate\nsunk misty_marsh")
    refused(s, "move misty_marsh", "FI-5.3")
    if who != "diver":
        assert why_not(s, "move watchtower")


def test_fi_5_3_the_pilot_does_not_fly_to_a_missing_tile() -> None:
    s = at("seat pilot fools_landing\nseat engineer iron_gate\nsunk watchtower")
    refused(s, "fly watchtower", "FI-5.3")
    assert targets(s, "fly") == TILES - {"fools_landing", "watchtower"}


@pytest.mark.parametrize(
    ("who", "reach"),
    [
        (
            "explorer",
            "bronze_gate cave_of_embers crimson_forest lost_lagoon silver_gate temple_of_the_sun",
        ),
        ("engineer", "crimson_forest lost_lagoon"),
    ],
)
def test_fi_5_4_x3_the_explorer_moves_diagonally_past_gaps(who: str, reach: str) -> None:
    s = at(f"""
        seat {who} fools_landing
        seat messenger iron_gate
        sunk misty_marsh phantom_rock
    """)
    assert targets(s, "move") == set(reach.split())


def test_fi_5_4_the_explorer_moves_one_cell_only() -> None:
    s = at("seat explorer fools_landing\nseat messenger iron_gate")
    refused(s, "move howling_garden", "FI-5.4")
    do(s, "move silver_gate")
    assert left(s) == 2


def test_fi_5_5_x5_the_pilot_flies_once_per_turn() -> None:
    s = at("""
        seat pilot fools_landing
        seat engineer bronze_gate
        treasure_pile E / W / F / O / ...
    """)
    assert left(s) == 3
    do(s, "fly tidal_palace")
    assert where(s, 0) == "tidal_palace"
    assert left(s) == 2
    assert s.view(1)["flown"]
    assert targets(s, "fly") == set()
    refused(s, "fly fools_landing", "FI-5.5")
    assert targets(s, "move") == {"iron_gate", "dunes_of_deception"}
    do(s, "done", "done")
    assert asks(s) == ("act", 0)
    assert not s.view(1)["flown"]
    assert targets(s, "fly") == TILES - {"tidal_palace"}


def test_fi_5_5_only_the_pilot_flies() -> None:
    s = at("seat engineer fools_landing\nseat pilot bronze_gate")
    refused(s, "fly watchtower", "FI-5.5")
    assert targets(s, "fly") == set()


def test_fi_5_6_the_flight_goes_to_any_other_tile_and_walking_stays_possible() -> None:
    s = at(
        "seat pilot fools_landing\nseat engineer bronze_gate\nflooded watchtower\nsunk iron_gate"
    )
    assert targets(s, "fly") == TILES - {"fools_landing", "iron_gate"}
    refused(s, "fly fools_landing", "FI-5.6")
    do(s, "move misty_marsh", "fly watchtower", "move misty_marsh")
    assert where(s, 0) == "misty_marsh"
    assert asks(s) == ("act", 1)


def test_fi_5_6_walking_to_a_neighbour_does_not_use_up_the_flight() -> None:
    s = at("seat pilot fools_landing\nseat engineer bronze_gate")
    do(s, "move misty_marsh")
    assert targets(s, "fly") == TILES - {"misty_marsh"}


NAVIGATOR = """
    seat navigator gold_gate
    seat engineer bronze_gate
    seat messenger silver_gate
"""


def test_fi_5_7_x6_the_navigator_splits_his_steps() -> None:
    s = at(NAVIGATOR)
    assert left(s) == 3
    do(s, "push 1 misty_marsh")
    assert asks(s) == ("push_on", 0)
    do(s, "push 2 crimson_forest")
    assert left(s) == 2
    assert [where(s, seat) for seat in range(3)] == ["gold_gate", "misty_marsh", "crimson_forest"]


def test_fi_5_7_x6_a_single_navigator_moves_the_same_pawn_on() -> None:
    s = at("options navigator=single" + NAVIGATOR)
    do(s, "push 1 misty_marsh")
    assert pushes(s, 2) == set()
    assert pushes(s, 1) == {"watchtower", "cave_of_embers", "fools_landing"}
    refused(s, "push 2 crimson_forest", "FI-5.7")
    do(s, "push 1 fools_landing")
    assert left(s) == 2


def test_fi_5_7_two_cells_with_one_pawn_or_just_one() -> None:
    s = at(NAVIGATOR)
    do(s, "push 1 misty_marsh", "push 1 fools_landing")
    assert (where(s, 1), left(s)) == ("fools_landing", 2)
    do(s, "push 1 misty_marsh", "done")
    assert (where(s, 1), left(s)) == ("misty_marsh", 1)


def test_fi_5_7_only_the_navigator_moves_others() -> None:
    s = at("seat engineer bronze_gate\nseat navigator gold_gate")
    refused(s, "push 1 howling_garden", "FI-5.7")
    assert legal(s, verb="push") == set()


def test_fi_5_7_x7_the_navigator_moves_the_diver_over_a_sunken_cell() -> None:
    text = "seat navigator watchtower\nseat {} iron_gate\nsunk howling_garden"
    diver = {"tidal_palace", "dunes_of_deception", "gold_gate", "lost_lagoon"}
    assert brings(at(text.format("diver")), 1) == diver
    assert brings(at(text.format("engineer")), 1) == {"tidal_palace", "dunes_of_deception"}


def test_fi_5_8_the_diver_must_be_moved_on_from_a_sunken_cell() -> None:
    s = at("""
        seat navigator watchtower
        seat diver iron_gate
        seat engineer bronze_gate
        sunk howling_garden
    """)
    do(s, "push 1 howling_garden")
    assert asks(s) == ("push_on", 0)
    expected = {"push 1 gold_gate", "push 1 lost_lagoon", "push 1 dunes_of_deception"}
    assert legal(s) == expected
    refused(s, "done", "FI-5.8")
    refused(s, "push 2 misty_marsh", "FI-5.8")
    do(s, "push 1 gold_gate")
    assert left(s) == 2


def test_fi_5_8_a_sunken_cell_is_a_first_step_only_and_needs_a_tile_behind_it() -> None:
    s = at("""
        seat navigator watchtower
        seat diver iron_gate
        seat engineer bronze_gate
        sunk dunes_of_deception
    """)
    assert pushes(s, 1) == {"howling_garden", "tidal_palace"}
    do(s, "push 1 tidal_palace")
    assert pushes(s, 1) == set()
    assert pushes(s, 2) == {"misty_marsh", "phantom_rock"}
    walled = at("""
        seat navigator watchtower
        seat diver iron_gate
        sunk tidal_palace dunes_of_deception
    """)
    assert pushes(walled, 1) == {"howling_garden"}
    refused(walled, "push 1 tidal_palace", "FI-5.3")
    other = at("""
        seat navigator watchtower
        seat diver iron_gate
        seat engineer bronze_gate
        sunk tidal_palace
    """)
    assert pushes(other, 1) == {"howling_garden", "tidal_palace"}
    assert pushes(do(other, "push 2 misty_marsh"), 1) == {"howling_garden"}


def test_fi_5_8_each_pawn_is_moved_in_its_own_way_of_walking() -> None:
    s = at("""
        seat navigator watchtower
        seat explorer fools_landing
        seat pilot silver_gate
        seat messenger silver_gate
        sunk misty_marsh
    """)
    corners = {"bronze_gate", "cave_of_embers", "temple_of_the_sun", "silver_gate"}
    assert pushes(s, 1) == corners | {"phantom_rock", "lost_lagoon", "crimson_forest"}
    beside = {"lost_lagoon", "crimson_forest", "dunes_of_deception", "cave_of_shadows"}
    assert pushes(s, 2) == pushes(s, 3) == beside
    refused(s, "push 2 watchtower", "FI-5.8")
    refused(s, "push 3 fools_landing", "FI-5.8")


def test_fi_5_8_a_diver_is_not_dived_by_the_navigator() -> None:
    s = at("""
        seat navigator watchtower
        seat diver iron_gate
        flooded howling_garden lost_lagoon
    """)
    assert pushes(s, 1) == {"howling_garden", "tidal_palace"}
    assert "fools_landing" not in brings(s, 1)


def test_fi_5_8_the_navigator_moves_not_himself_and_asks_nobody() -> None:
    s = at(NAVIGATOR)
    refused(s, "push 0 cave_of_embers", "FI-5.8")
    do(s, "push 1 misty_marsh")
    assert asks(s) == ("push_on", 0)
    refused(s, "push 0 cave_of_embers", "FI-5.8")
    refused(s, "push 1 phantom_rock", "FI-1.2", seat=1)


DIVE = """
    seat diver iron_gate
    seat messenger watchtower
    flooded howling_garden lost_lagoon tidal_palace
    sunk dunes_of_deception cave_of_embers
"""


def test_fi_5_9_x4_dive_crosses_flooded_and_sunken_tiles() -> None:
    s = at(DIVE)
    assert targets(s, "move") == {
        "howling_garden",
        "tidal_palace",
        "gold_gate",
        "lost_lagoon",
        "fools_landing",
        "silver_gate",
        "misty_marsh",
        "temple_of_the_moon",
        "cliffs_of_abandon",
    }
    refused(s, "move crimson_forest", "FI-5.10")
    do(s, "move misty_marsh")
    assert (where(s, 0), left(s)) == ("misty_marsh", 2)


def test_fi_5_9_a_dive_ends_on_an_existing_tile() -> None:
    s = at(DIVE)
    refused(s, "move dunes_of_deception", "FI-5.3")
    refused(s, "move cave_of_embers", "FI-5.3")


def test_fi_5_10_the_start_tile_does_not_matter_and_dry_tiles_stop_the_dive() -> None:
    wet = at(DIVE.replace("flooded", "flooded iron_gate"))
    assert targets(wet, "move") == targets(at(DIVE), "move")
    dry = at("seat diver fools_landing\nseat messenger watchtower")
    assert targets(dry, "move") == {"misty_marsh", "phantom_rock", "lost_lagoon", "crimson_forest"}


def test_fi_5_10_every_dive_ends_on_a_tile() -> None:
    s = at("""
        seat diver watchtower
        seat messenger iron_gate
        sunk misty_marsh fools_landing temple_of_the_moon cave_of_embers
    """)
    across = {"bronze_gate", "phantom_rock", "lost_lagoon", "crimson_forest", "gold_gate"}
    assert targets(s, "move") == across


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        ("explorer fools_landing", "move silver_gate"),
        ("pilot fools_landing", "fly watchtower"),
        ("diver fools_landing", "move twilight_hollow"),
    ],
)
def test_fi_5_11_special_moves_cost_one_action(seat: str, action: str) -> None:
    s = at(f"seat {seat}\nseat messenger iron_gate\nflooded phantom_rock coral_palace")
    do(s, action)
    assert left(s) == 2
    assert role(s, 0) == seat.split()[0]


def test_fi_5_11_the_navigator_pays_one_action_each_time() -> None:
    s = at(NAVIGATOR)
    do(s, "push 1 misty_marsh", "done")
    assert left(s) == 2
    do(s, "push 2 crimson_forest", "push 2 observatory")
    assert left(s) == 1
    do(s, "push 1 watchtower", "done")
    assert asks(s) == ("act", 1)
