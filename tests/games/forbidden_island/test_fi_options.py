"""Forbidden Island: every option with every value."""

from typing import Any

import pytest
from fi import (
    GAME,
    LAYOUTS,
    TILES,
    asks,
    at,
    flood_layers,
    hand,
    heard,
    kinds,
    left,
    line,
    passed,
    refused,
    result,
    targets,
    tiles,
    treasure_discards,
    window,
)

from liferaft import BadOption
from liferaft.testing.diagram import do, legal

OPTIONS: dict[str, tuple[object, set[Any]]] = {  # the default, and the other values
    "difficulty": ("normal", {"novice", "elite", "legendary", "trainee"}),
    "layout": ("forbidden_island", {*LAYOUTS} - {"forbidden_island"}),
    "roles": ("random", {"chosen"}),
    "first_seat": ("seat_0", {"random"}),
    "navigator": ("split", {"single"}),
    "sandbags_during_flood": (False, {True}),
    "treasure_reshuffle": ("when_needed", {"immediate"}),
    "hand_limit_check": ("after_draws", {"each_card"}),
    "helicopter_rescue": (True, {False}),
    "diver_swim": ("nearest", {"dive"}),
    "special_windows": ("all", {"reduced"}),
    "shared_control": (False, {True}),
    "memory_aid": (True, {False}),
}


def test_the_options_their_defaults_and_their_values() -> None:
    assert {o.name: (o.default, set(o.choices) - {o.default}) for o in GAME.options} == OPTIONS
    view = GAME.new(2, 0).view(0)
    assert view["options"] == {name: default for name, (default, _) in OPTIONS.items()}


@pytest.mark.parametrize("name", OPTIONS)
def test_every_value_starts_a_game_and_no_other(name: str) -> None:
    default, others = OPTIONS[name]
    for value in {default} | others:
        s = GAME.new(3, 5, **{name: value})
        assert s.view(0)["options"][name] == value
        assert s.asked()
    with pytest.raises(BadOption, match=name):
        GAME.new(3, 5, **{name: "wrong"})


@pytest.mark.parametrize(
    ("difficulty", "cards"),
    [("trainee", 1), ("novice", 2), ("normal", 2), ("elite", 3), ("legendary", 3)],
)
def test_fi_2_6_the_difficulty_sets_the_first_flood_cards(difficulty: str, cards: int) -> None:
    s = at(f"""
        options difficulty={difficulty}
        seat engineer bronze_gate
        seat pilot watchtower
        treasure_pile E / W / ...
    """)
    do(s, "done")
    assert len(tiles(s, "flooded")) == cards


def test_fi_2_7_roles_are_chosen_in_seat_order_whoever_begins() -> None:
    firsts = set()
    for seed in range(12):
        s = GAME.new(3, seed, roles="chosen", first_seat="random")
        first = s.view(0)["turn"]
        for seat, who in enumerate(["diver", "pilot", "explorer"]):
            assert asks(s) == ("choose", seat)
            do(s, f"be {who}")
        assert asks(passed(s)) == ("act", first)
        firsts.add(first)
    assert firsts == {0, 1, 2}


def test_fi_5_7_a_single_navigator_may_take_another_pawn_with_the_next_action() -> None:
    s = at("""
        options navigator=single
        seat navigator gold_gate
        seat engineer bronze_gate
        seat messenger silver_gate
    """)
    do(s, "push 1 misty_marsh", "done")
    assert left(s) == 2
    do(s, "push 2 crimson_forest", "push 2 observatory")
    assert left(s) == 1


def test_fi_12_3_sandbags_cannot_save_the_tile_whose_card_has_been_turned() -> None:
    s = at("""
        options sandbags_during_flood=true
        seat engineer bronze_gate
        seat pilot watchtower B
        flooded iron_gate gold_gate
        treasure_pile E / W / ...
        flood_pile iron_gate / gold_gate / ...
    """)
    passed(s)
    do(s, "done")
    passed(s, until=lambda s: tiles(s, "sunk") != set())
    assert tiles(s, "sunk") == {"iron_gate"}
    assert asks(s) == ("special", 1)
    assert targets(s, "sandbags") == {"gold_gate"}
    do(s, "sandbags gold_gate")
    assert tiles(s, "flooded") == {"gold_gate"}  # its card came next: flooded, not sunk


ALMOST_EMPTY = """
    seat engineer bronze_gate {}
    seat pilot watchtower H
    treasure_pile {}
    treasure_discards {}
"""


def test_fi_9_2_immediate_the_pile_is_rebuilt_between_the_two_cards() -> None:
    text = ALMOST_EMPTY.format("", "W", "EEEEE WWWW FFFFF OOOOO HH BB RRR")
    s = passed(at("options treasure_reshuffle=immediate" + text))
    s.listen()
    do(s, "done", "pass")
    assert kinds(s) == ["drew", "reshuffled"]
    assert (hand(s, 0), s.view(0)["treasure_pile"], treasure_discards(s)) == ("W", 26, "")


def test_fi_9_3_immediate_a_last_waters_rise_is_shuffled_in() -> None:
    text = ALMOST_EMPTY.format("", "R", "EEEEE WWWWW FFFFF OOOOO HH BB RR")
    s = passed(at("options treasure_reshuffle=immediate" + text))
    do(s, "done", "pass")
    assert s.view(0)["treasure_pile"] == 27
    assert "waters_rise*3" in line(s, "treasure_pile").split()
    assert treasure_discards(s) == ""


def test_fi_9_2_immediate_the_pile_is_rebuilt_before_the_hand_limit() -> None:
    text = ALMOST_EMPTY.format("FFFFF", "W / E", "EEEE WWWW OOOOO HH BB RRR")
    s = passed(at("options treasure_reshuffle=immediate" + text))
    do(s, "done", "pass", "pass")
    assert hand(s, 0) == "EWFFFFF"
    assert s.view(0)["treasure_pile"] == 20
    assert treasure_discards(s) == ""
    passed(s)
    do(s, "discard earth_stone")
    assert treasure_discards(s) == "E"


def test_fi_11_3_each_card_the_hand_is_checked_after_the_first_card_too() -> None:
    s = passed(
        at("""
        options hand_limit_check=each_card
        seat engineer bronze_gate WWFFF
        seat pilot tidal_palace H
        treasure_pile E / O / ...
    """)
    )
    do(s, "done", "pass")
    assert hand(s, 0) == "EWWFFF"
    assert window(s) == [1]  # W3
    assert asks(s) == ("discard", 0)
    do(s, "discard earth_stone")
    assert hand(s, 0) == "WWFFF"
    assert s.view(0)["treasure_pile"] == 28 - 6 - 1
    do(s, "pass")  # W2
    assert hand(s, 0) == "WWFFFO"
    assert window(s) == [1]
    assert asks(s) == ("discard", 0)
    do(s, "discard oceans_chalice")
    assert hand(s, 0) == "WWFFF"


SINKING = """
    seat {} iron_gate H
    seat engineer iron_gate H
    flooded iron_gate
    sunk howling_garden {}
    flood_pile iron_gate / ...
    agenda flood:0 turn:1
"""


def test_fi_14_5_without_rescue_a_drowning_pawn_is_lost() -> None:
    drowning = SINKING.format("messenger", "tidal_palace")
    assert result(at(drowning)) == ""
    assert result(at("options helicopter_rescue=false" + drowning)) == "drowned"


def test_fi_14_5_without_rescue_no_card_while_pawns_are_in_the_water() -> None:
    s = at("options helicopter_rescue=false" + SINKING.format("messenger", ""))
    assert asks(s) == ("swim", 0)
    assert legal(s) == {"swim tidal_palace"}
    do(s, "swim tidal_palace")
    assert asks(s) == ("swim", 1)


def test_fi_14_3_a_diving_diver_swims_to_any_tile_in_reach_of_a_dive() -> None:
    text = """
        seat navigator bronze_gate
        seat diver iron_gate
        flooded iron_gate howling_garden lost_lagoon
        sunk tidal_palace
        flood_pile iron_gate / ...
        agenda flood:0 turn:1
    """
    assert targets(at(text), "swim") == {"howling_garden"}
    s = at("options diver_swim=dive" + text)
    reach = "howling_garden lost_lagoon gold_gate dunes_of_deception cave_of_embers fools_landing"
    assert targets(s, "swim") == {*reach.split(), "silver_gate"}
    refused(s, "swim misty_marsh", "FI-14.3")


def test_the_memory_aid_shows_the_layers_of_the_flood_pile() -> None:
    text = """
        seat engineer bronze_gate
        seat pilot watchtower H
        flood_discards misty_marsh gold_gate
        treasure_pile R / E / ...
    """
    shown = passed(at(text))
    hidden = passed(at("options memory_aid=false" + text))
    for s in shown, hidden:
        do(s, "done", "pass")
        assert s.view(0)["flood_pile"] == 24
    assert flood_layers(shown) == [
        {"misty_marsh", "gold_gate"},
        TILES - {"misty_marsh", "gold_gate"},
    ]
    assert flood_layers(hidden) == []


def test_the_layers_are_one_after_setup_and_after_a_rebuild() -> None:
    s = at(
        """
        seat engineer bronze_gate
        seat pilot fools_landing
        treasure_pile E / W / ...
        flood_pile iron_gate
        flood_discards {}
    """.format(" ".join(TILES - {"iron_gate"}))
    )
    s.listen()
    do(s, "done")
    assert len(heard(s, "reshuffled")) == 1
    assert len(flood_layers(s)) == 1
    assert [len(layer) for layer in flood_layers(GAME.new(2, 3))] == [18]
