"""Forbidden Island, FI-6 to FI-8: shoring up, giving cards, finding treasures."""

import pytest
from fi import asks, at, found, hand, left, passed, refused, targets, tiles, treasure_discards

from liferaft.testing.diagram import do, legal, why_not

FLOODED = """
    flooded crimson_forest temple_of_the_sun observatory silver_gate copper_gate fools_landing
"""
NEAR = {"crimson_forest", "fools_landing", "observatory", "silver_gate", "temple_of_the_sun"}


@pytest.mark.parametrize("who", ["diver", "messenger", "navigator", "pilot"])
def test_fi_6_1_one_action_dries_the_own_tile_or_one_beside_it(who: str) -> None:
    s = at(f"seat {who} crimson_forest\nseat engineer iron_gate{FLOODED}")
    assert targets(s, "shore") == NEAR
    refused(s, "shore copper_gate", "FI-6.1")
    do(s, "shore crimson_forest")
    assert tiles(s, "flooded") == (NEAR | {"copper_gate"}) - {"crimson_forest"}
    assert (asks(s), left(s)) == (("act", 0), 2)


def test_fi_6_2_x8_the_engineer_dries_two_tiles_for_one_action() -> None:
    s = at(f"""
        seat engineer crimson_forest
        seat diver watchtower{FLOODED}
        treasure_pile E / W / ...
        flood_pile iron_gate / tidal_palace / ...
    """)
    assert targets(s, "shore") == NEAR
    refused(s, "shore copper_gate", "FI-6.1")
    do(s, "shore silver_gate")
    assert asks(s) == ("shore_on", 0)
    do(s, "shore observatory")
    assert left(s) == 2
    rest = {"crimson_forest", "fools_landing", "temple_of_the_sun"}
    assert targets(s, "shore") == rest
    assert tiles(s, "flooded") == rest | {"copper_gate"}
    do(s, "shore crimson_forest", "shore fools_landing")
    assert left(s) == 1
    do(s, "shore temple_of_the_sun")
    assert tiles(s, "flooded") == {"copper_gate", "iron_gate", "tidal_palace"}  # two new ones
    assert asks(s) == ("act", 1)


def test_fi_6_2_the_second_tile_is_optional_differs_and_comes_at_once() -> None:
    s = at(f"seat engineer crimson_forest H\nseat diver iron_gate{FLOODED}")
    do(s, "shore crimson_forest")
    assert asks(s) == ("shore_on", 0)
    assert legal(s) == {"done", *(f"shore {tile}" for tile in NEAR - {"crimson_forest"})}
    refused(s, "shore crimson_forest", "FI-3.4")
    refused(s, "shore copper_gate", "FI-6.1")
    refused(s, "move observatory", "FI-1.2")
    do(s, "done")
    assert (asks(s), left(s)) == (("act", 0), 2)
    assert tiles(s, "flooded") == (NEAR | {"copper_gate"}) - {"crimson_forest"}


def test_fi_6_3_x9_the_explorer_shores_up_diagonally_one_per_action() -> None:
    s = at(f"seat explorer crimson_forest\nseat diver iron_gate{FLOODED}")
    assert targets(s, "shore") == NEAR | {"copper_gate"}
    do(s, "shore copper_gate")
    assert (asks(s), left(s)) == (("act", 0), 2)
    assert tiles(s, "flooded") == NEAR


def test_fi_6_3_two_cells_away_is_too_far_for_the_explorer() -> None:
    s = at("seat explorer crimson_forest\nseat diver iron_gate\nflooded watchtower bronze_gate")
    refused(s, "shore bronze_gate", "FI-6.3")


def test_fi_6_4_sunken_tiles_cannot_be_shored_up() -> None:
    s = at(
        "seat engineer crimson_forest B\nseat diver iron_gate\nsunk observatory\nflooded iron_gate"
    )
    refused(s, "shore observatory", "FI-6.4")
    refused(s, "sandbags observatory", "FI-6.4")
    assert targets(s, "sandbags") == {"iron_gate"}


GIVING = """
    seat engineer lost_lagoon EEWH
    seat diver lost_lagoon F
    seat messenger silver_gate O
"""


def test_fi_7_1_cards_go_to_a_pawn_on_the_same_tile_one_action_each() -> None:
    s = at(GIVING)
    assert legal(s, verb="give") == {"give earth_stone 1", "give statue_of_the_wind 1"}
    refused(s, "give earth_stone 2", "FI-7.1")
    refused(s, "give earth_stone 0", "FI-7.1")
    do(s, "give earth_stone 1")
    assert (hand(s, 0), hand(s, 1), left(s)) == ("EWH", "EF", 2)
    do(s, "give statue_of_the_wind 1")
    assert (hand(s, 0), hand(s, 1), left(s)) == ("EH", "EWF", 1)
    assert treasure_discards(s) == ""


@pytest.mark.parametrize("card", ["helicopter_lift", "sandbags"])
def test_fi_7_2_special_cards_cannot_be_given(card: str) -> None:
    s = at("seat messenger lost_lagoon HB\nseat diver lost_lagoon")
    refused(s, f"give {card} 1", "FI-7.2")
    assert legal(s, verb="give") == set()


def test_fi_7_3_the_messenger_gives_to_anybody_anywhere() -> None:
    s = at("""
        seat messenger silver_gate EW
        seat diver iron_gate
        seat pilot watchtower
    """)
    gifts = {
        f"give {card} {seat}" for card in ("earth_stone", "statue_of_the_wind") for seat in (1, 2)
    }
    assert legal(s, verb="give") == gifts
    do(s, "give earth_stone 2")
    assert (hand(s, 0), hand(s, 2), left(s)) == ("W", "E", 2)


def test_fi_7_3_others_cannot_give_to_the_messenger_at_a_distance() -> None:
    s = at("seat diver iron_gate E\nseat messenger silver_gate")
    refused(s, "give earth_stone 1", "FI-7.1")


def test_fi_7_4_only_the_active_player_gives_and_nobody_takes() -> None:
    s = at(GIVING.replace("EEWH", "EEW"))
    refused(s, "give crystal_of_fire 0", "FI-1.2", seat=1)
    refused(s, "give crystal_of_fire 1", "FI-7.4")
    refused(s, "give oceans_chalice 1", "FI-7.4")
    own = {"earth_stone", "statue_of_the_wind"}
    assert {text.split()[1] for text in legal(s, verb="give")} == own


def test_fi_7_5_x10_a_receiver_with_six_cards_acts_before_anything_else() -> None:
    s = at("""
        seat messenger silver_gate EEW
        seat diver iron_gate EEBFO
        flooded fools_landing
    """)
    do(passed(s), "give earth_stone 1")
    assert asks(s) == ("discard", 1)
    assert legal(s) == {
        "discard earth_stone",
        "discard sandbags",
        "discard crystal_of_fire",
        "discard oceans_chalice",
        "sandbags fools_landing",
    }
    refused(s, "move lost_lagoon", "FI-1.2")
    do(s, "sandbags fools_landing")
    assert tiles(s, "flooded") == set()
    assert hand(s, 1) == "EEEFO"
    assert treasure_discards(s) == "B"
    assert hand(s, 0) == "EW"
    assert (asks(s), left(s)) == (("act", 0), 2)


def test_fi_7_5_the_receiver_is_checked_after_every_single_card() -> None:
    s = at("seat messenger silver_gate EEW\nseat diver iron_gate FFFOO")
    for gift, drop, cards in (
        ("earth_stone", "oceans_chalice", "EFFFO"),
        ("earth_stone", "oceans_chalice", "EEFFF"),
    ):
        do(s, f"give {gift} 1")
        assert asks(s) == ("discard", 1)
        do(s, f"discard {drop}")
        assert hand(s, 1) == cards
        assert asks(s) == ("act", 0)
    assert treasure_discards(s) == "OO"


def test_fi_7_6_five_cards_and_found_treasures_do_not_prevent_a_gift() -> None:
    s = at("seat diver iron_gate E\nseat pilot iron_gate WWWWW\nfound earth_stone")
    assert legal(s, verb="give") == {"give earth_stone 1"}
    do(s, "give earth_stone 1")
    assert hand(s, 1) == "EWWWWW"
    assert asks(s) == ("discard", 1)


@pytest.mark.parametrize("tile", ["temple_of_the_sun", "temple_of_the_moon"])
def test_fi_8_1_four_cards_on_either_tile_find_the_treasure_for_one_action(tile: str) -> None:
    s = at(f"seat engineer {tile} EEEE\nseat diver iron_gate")
    do(s, "find earth_stone")
    assert found(s) == {"earth_stone"}
    assert (hand(s, 0), left(s)) == ("", 2)


def test_fi_8_1_the_cards_the_tile_and_the_turn_are_needed() -> None:
    three = at("seat engineer temple_of_the_sun EEE\nseat diver iron_gate E")
    refused(three, "find earth_stone", "FI-8.1")
    away = at("seat engineer crimson_forest EEEE\nseat diver iron_gate")
    refused(away, "find earth_stone", "FI-8.1")
    other = at("seat engineer temple_of_the_sun FFFF\nseat diver iron_gate")
    refused(other, "find crystal_of_fire", "FI-8.1")
    assert legal(three, verb="find") | legal(away, verb="find") | legal(other, verb="find") == set()
    waiting = at("seat engineer crimson_forest\nseat diver temple_of_the_sun EEEE")
    refused(waiting, "find earth_stone", "FI-1.2", seat=1)


def test_fi_8_2_the_tile_may_be_flooded_and_stays_so() -> None:
    s = at("seat engineer coral_palace OOOO\nseat diver iron_gate\nflooded coral_palace")
    do(s, "find oceans_chalice")
    assert found(s) == {"oceans_chalice"}
    assert tiles(s, "flooded") == {"coral_palace"}


def test_fi_8_3_x11_finding_takes_exactly_four_cards() -> None:
    s = at("""
        seat engineer temple_of_the_sun EEEEE
        seat diver iron_gate H
        flooded temple_of_the_sun
    """)
    for text in "move crimson_forest", "move temple_of_the_sun":
        do(passed(s), text)
    assert left(passed(s)) == 1
    do(s, "find earth_stone")
    assert found(s) == {"earth_stone"}
    assert hand(s, 0) == "E"
    assert treasure_discards(s) == "EEEE"
    assert tiles(s, "flooded") == {"temple_of_the_sun"}
    assert asks(s) == ("special", 1)
    do(s, "pass")
    assert s.view(0)["treasure_pile"] <= 21  # no action is left: the first card is drawn


def test_fi_8_4_each_treasure_is_found_once() -> None:
    s = at("seat engineer temple_of_the_sun EEEE\nseat diver iron_gate\nfound earth_stone")
    refused(s, "find earth_stone", "FI-8.4")


def test_fi_8_4_all_four_cards_must_be_in_one_hand() -> None:
    s = at("seat engineer temple_of_the_sun EE\nseat diver temple_of_the_sun EEE")
    assert legal(s, verb="find") == set()
    assert why_not(s, "find earth_stone").startswith("FI-8.")
    do(s, "give earth_stone 1")
    assert hand(s, 1) == "EEEE"
    assert found(s) == set()
