"""Forbidden Island, FI-12: Sandbags and Helicopter Lift."""

import pytest
from fi import (
    ALL_FOUND,
    TILES,
    asks,
    at,
    hand,
    left,
    passed,
    refused,
    result,
    targets,
    tiles,
    treasure_discards,
    where,
)

from liferaft.testing.diagram import do, legal


def test_fi_12_1_special_cards_cost_no_action() -> None:
    s = at("seat engineer bronze_gate HB\nseat pilot watchtower\nflooded tidal_palace")
    do(s, "sandbags tidal_palace")
    assert left(s) == 3
    do(s, "lift bronze_gate", "land iron_gate")
    assert left(s) == 3
    assert where(s, 0) == "iron_gate"
    assert tiles(s, "flooded") == set()
    assert hand(s, 0) == ""
    assert treasure_discards(s) == "HB"


def test_fi_12_1_they_may_be_played_in_the_turn_of_another_player() -> None:
    s = at("seat engineer bronze_gate\nseat pilot watchtower HB\nflooded tidal_palace")
    assert asks(s) == ("special", 1)
    do(s, "sandbags tidal_palace")
    assert asks(s) == ("special", 1)
    do(s, "lift watchtower", "land gold_gate")
    assert where(s, 1) == "gold_gate"
    assert treasure_discards(s) == "HB"
    assert (asks(s), left(s)) == (("act", 0), 3)


def test_fi_12_2_sandbags_dry_any_one_flooded_tile() -> None:
    s = at("""
        seat engineer bronze_gate B
        seat pilot watchtower
        flooded tidal_palace observatory bronze_gate
        sunk iron_gate
    """)
    assert targets(s, "sandbags") == {"tidal_palace", "observatory", "bronze_gate"}
    refused(s, "sandbags gold_gate", "FI-12.2")
    refused(s, "sandbags iron_gate", "FI-6.4")
    do(s, "sandbags observatory")
    assert tiles(s, "flooded") == {"tidal_palace", "bronze_gate"}
    refused(s, "sandbags tidal_palace", "FI-12.2")


FLOODING = """
    seat engineer bronze_gate B
    seat pilot watchtower H
    water 3
    flooded tidal_palace observatory
    treasure_pile E / W / ...
    flood_pile misty_marsh / gold_gate / iron_gate / ...
"""


def test_fi_12_3_x21_only_helicopters_between_flood_cards() -> None:
    s = passed(at(FLOODING))
    do(s, "done")
    passed(s, until=lambda s: "misty_marsh" in tiles(s, "flooded"))
    assert len(tiles(s, "flooded")) == 3
    assert asks(s) == ("special", 1)
    assert legal(s) == {"pass", "lift bronze_gate", "lift watchtower"}
    refused(s, "sandbags tidal_palace", "FI-1.2", seat=0)
    do(s, "pass")
    assert len(tiles(s, "flooded")) == 4  # seat 0 with its Sandbags is not asked


def test_fi_12_3_x21_the_option_allows_sandbags_between_flood_cards() -> None:
    s = passed(at("options sandbags_during_flood=true" + FLOODING))
    do(s, "done")
    passed(s, until=lambda s: "misty_marsh" in tiles(s, "flooded"))
    assert asks(s) == ("special", 0)
    assert targets(s, "sandbags") == {"tidal_palace", "observatory", "misty_marsh"}
    do(s, "sandbags misty_marsh")
    assert tiles(s, "flooded") == {"tidal_palace", "observatory"}
    assert asks(s) == ("special", 1)


def test_fi_12_3_a_holder_of_both_may_only_use_the_helicopter_between_flood_cards() -> None:
    s = passed(at(FLOODING.replace("gate B", "gate BH")))
    do(s, "done")
    passed(s, until=lambda s: "misty_marsh" in tiles(s, "flooded"))
    assert asks(s) == ("special", 0)
    refused(s, "sandbags tidal_palace", "FI-12.3")
    assert legal(s, verb="sandbags") == set()


def test_fi_12_3_sandbags_may_be_played_right_before_the_first_flood_card() -> None:
    s = passed(at(FLOODING))
    do(s, "done", "pass", "pass", "pass", "pass")
    assert hand(s, 0) == "EWB"
    assert asks(s) == ("special", 0)
    do(s, "sandbags tidal_palace")
    assert tiles(s, "flooded") == {"observatory"}


LIFT = """
    seat engineer bronze_gate H
    seat pilot tidal_palace
    seat diver tidal_palace
    seat messenger tidal_palace
    flooded watchtower
    sunk iron_gate
"""


def test_fi_12_4_pawns_fly_from_one_tile_to_any_other() -> None:
    s = at(LIFT)
    assert targets(s, "lift") == {"bronze_gate", "tidal_palace"}
    refused(s, "lift gold_gate", "FI-12.4")
    do(s, "lift tidal_palace")
    assert asks(s) == ("board", 0)
    assert targets(s, "board") == {"1", "2", "3", "1+2", "1+3", "2+3", "1+2+3"}
    refused(s, "board 0+1", "FI-12.4")
    do(s, "board 1+3")
    assert asks(s) == ("land", 0)
    assert targets(s, "land") == TILES - {"iron_gate", "tidal_palace"}
    refused(s, "land iron_gate", "FI-12.4")
    refused(s, "land tidal_palace", "FI-12.4")
    do(s, "land watchtower")
    assert [where(s, seat) for seat in range(4)] == [
        "bronze_gate",
        "watchtower",
        "tidal_palace",
        "watchtower",
    ]
    assert tiles(s, "flooded") == {"watchtower"}
    assert (hand(s, 0), treasure_discards(s)) == ("", "H")


def test_fi_12_4_one_pawn_alone_needs_no_choice_of_passengers() -> None:
    s = at(LIFT)
    do(s, "lift bronze_gate")
    assert asks(s) == ("land", 0)
    assert targets(s, "land") == TILES - {"iron_gate", "bronze_gate"}


def test_fi_12_4_a_helicopter_card_is_needed() -> None:
    s = at(LIFT.replace("gate H", "gate E"))
    refused(s, "lift tidal_palace", "FI-12.4")


def test_fi_12_5_the_lift_off_is_a_use_of_its_own() -> None:
    s = at(f"seat engineer fools_landing H\nseat pilot fools_landing\n{ALL_FOUND}")
    assert {"lift_off", "lift fools_landing"} <= legal(s)
    do(s, "lift fools_landing", "board 0+1", "land watchtower")
    assert result(s) == ""
    assert treasure_discards(s) == "H"


def test_fi_12_5_the_lift_off_is_offered_only_when_it_wins() -> None:
    s = at("seat engineer fools_landing H\nseat pilot fools_landing\nfound earth_stone")
    assert "lift_off" not in legal(s)
    refused(s, "lift_off", "FI-15.1")


def test_fi_12_6_no_card_between_the_two_steps_of_the_navigator() -> None:
    s = at("seat navigator gold_gate HB\nseat engineer bronze_gate H\nflooded iron_gate")
    do(passed(s), "push 1 misty_marsh")
    assert asks(s) == ("push_on", 0)
    assert {text.split()[0] for text in legal(s)} == {"push", "done"}
    refused(s, "lift gold_gate", "FI-1.2")
    refused(s, "sandbags iron_gate", "FI-1.2")
    refused(s, "lift bronze_gate", "FI-1.2", seat=1)


def test_fi_12_6_no_card_between_the_two_tiles_of_the_engineer() -> None:
    s = at("seat engineer iron_gate HB\nseat pilot bronze_gate H\nflooded iron_gate tidal_palace")
    do(passed(s), "shore iron_gate")
    assert asks(s) == ("shore_on", 0)
    assert {text.split()[0] for text in legal(s)} == {"shore", "done"}
    refused(s, "lift iron_gate", "FI-1.2")
    refused(s, "sandbags tidal_palace", "FI-1.2")


def test_fi_12_6_a_drawn_card_is_handled_before_anybody_is_asked() -> None:
    s = at("""
        seat engineer bronze_gate
        seat pilot watchtower H
        treasure_pile R / R / ...
        flood_discards misty_marsh
    """)
    do(passed(s), "done", "pass")
    assert asks(s) == ("special", 1)
    assert s.view(0)["water"] == 3
    assert tiles(s, "flood_discards") == set()
    assert treasure_discards(s) == "R"


def test_fi_12_7_a_card_without_a_use_cannot_be_played() -> None:
    s = at("seat engineer bronze_gate B\nseat pilot watchtower B")
    assert (asks(s), left(s)) == (("act", 0), 3)  # the window is skipped
    assert legal(s, verb="sandbags") == set()
    refused(s, "sandbags bronze_gate", "FI-12.2")


def test_fi_12_7_but_it_can_be_discarded() -> None:
    s = at("seat messenger silver_gate E\nseat diver iron_gate WWWWB")
    do(s, "give earth_stone 1")
    assert (hand(s, 1), asks(s)) == ("EWWWWB", ("discard", 1))
    assert legal(s) == {"discard earth_stone", "discard statue_of_the_wind", "discard sandbags"}


@pytest.mark.parametrize("card", ["H", "B"])
def test_the_card_of_another_hand_cannot_be_played(card: str) -> None:
    s = at(f"seat engineer bronze_gate\nseat pilot watchtower {card}\nflooded watchtower")
    passed(s)
    refused(s, "lift watchtower", "FI-12.4")
    refused(s, "sandbags watchtower", "FI-12.2")


def test_fi_12_7_a_helicopter_with_nowhere_to_fly_is_of_no_use() -> None:
    s = at(f"""
        seat engineer fools_landing H
        seat pilot fools_landing H
        found earth_stone
        sunk {" ".join(TILES - {"fools_landing"})}
    """)
    assert asks(s) == ("act", 0)  # seat 1 is not asked
    assert legal(s) == {"done"}
    refused(s, "lift fools_landing", "FI-12.4")
