"""Forbidden Island, FI-13 and FI-14: flood cards, sinking tiles, pawns in the water."""

import pytest
from fi import (
    ALL_FOUND,
    TILES,
    asks,
    at,
    flood_layers,
    hand,
    heard,
    kinds,
    passed,
    refused,
    result,
    rng,
    targets,
    tiles,
    treasure_discards,
    where,
)

from liferaft import State
from liferaft.games.forbidden_island.box import TILE_IDS
from liferaft.testing.diagram import do, legal


def after_turn(text: str) -> State:
    """The position after a turn without actions, with the news of it."""
    s = at(text)
    s.listen()
    return do(s, "done")


@pytest.mark.parametrize(("level", "cards"), list(enumerate([1, 2, 2, 3, 3, 3, 4, 4, 5, 5])))
def test_fi_13_1_as_many_flood_cards_as_the_level_shows(level: int, cards: int) -> None:
    s = after_turn(f"""
        seat engineer bronze_gate
        seat pilot watchtower
        water {level}
        treasure_pile E / W / ...
    """)
    assert len(heard(s, "flooded")) == cards
    assert len(tiles(s, "flooded")) == cards
    assert s.view(0)["flood_pile"] == 24 - cards


def test_fi_13_1_each_card_is_carried_out_before_the_next() -> None:
    s = at("""
        seat engineer bronze_gate
        seat pilot watchtower
        water 3
        flooded watchtower
        treasure_pile E / W / ...
        flood_pile watchtower / iron_gate / ...
    """)
    do(s, "done")
    assert asks(s) == ("swim", 1)
    assert "iron_gate" not in tiles(s, "flooded")
    do(s, "swim misty_marsh")
    assert "iron_gate" in tiles(s, "flooded")


def test_fi_13_2_a_dry_tile_is_flooded_and_its_card_discarded() -> None:
    s = after_turn("""
        seat engineer bronze_gate
        seat pilot watchtower
        treasure_pile E / W / ...
        flood_pile iron_gate / gold_gate / ...
    """)
    assert tiles(s, "flooded") == tiles(s, "flood_discards") == {"iron_gate", "gold_gate"}
    assert tiles(s, "sunk") == set()


def test_fi_13_3_a_flooded_tile_sinks_and_leaves_with_its_card() -> None:
    s = after_turn("""
        seat engineer bronze_gate
        seat pilot watchtower
        flooded iron_gate
        treasure_pile E / W / ...
        flood_pile iron_gate / gold_gate / ...
    """)
    assert tiles(s, "sunk") == {"iron_gate"}
    assert tiles(s, "flooded") == tiles(s, "flood_discards") == {"gold_gate"}
    assert s.view(0)["flood_pile"] == 22
    assert "iron_gate" not in set().union(*flood_layers(s))


def test_fi_13_4_x14_the_discards_are_shuffled_when_the_pile_is_too_short() -> None:
    existing = {"observatory", "crimson_forest", "fools_landing", "watchtower", "misty_marsh"}
    seen = 0
    for n in range(60):
        s = after_turn(f"""
            seat engineer crimson_forest
            seat pilot fools_landing
            {ALL_FOUND}
            sunk {" ".join(TILES - existing)}
            flooded watchtower misty_marsh
            water 5
            treasure_pile E / W / ...
            flood_pile observatory
            flood_discards {" ".join(existing - {"observatory"})}
            {rng(n)}
        """)
        flow = [
            (kind, TILE_IDS[item[1]])
            for kind, item in zip(kinds(s), s.news(0))
            if kind in ("flooded", "sank")
        ]
        assert flow[0] == ("flooded", "observatory")
        assert kinds(s).index("reshuffled") == kinds(s).index("flooded") + 1
        if flow[1:] == [("sank", "observatory"), ("flooded", "crimson_forest")]:
            seen += 1
            assert asks(s) == ("act", 1)
            assert flood_layers(s) == [{"watchtower", "misty_marsh", "fools_landing"}]
            assert tiles(s, "flood_discards") == {"crimson_forest"}
            assert tiles(s, "flooded") == {"crimson_forest", "watchtower", "misty_marsh"}
            assert tiles(s, "sunk") == TILES - existing | {"observatory"}
    assert seen > 0


def test_fi_13_5_the_level_after_phase_two_counts() -> None:
    s = after_turn("""
        seat engineer bronze_gate
        seat pilot watchtower
        water 5
        treasure_pile E / R / ...
    """)
    assert s.view(0)["water"] == 6
    assert len(tiles(s, "flooded")) == 4


@pytest.mark.parametrize(
    ("tile", "more", "reason"),
    [
        ("fools_landing", "sunk phantom_rock lost_lagoon misty_marsh crimson_forest", "landing"),
        ("tidal_palace", "sunk coral_palace iron_gate dunes_of_deception", "treasure"),
        ("tidal_palace", "sunk iron_gate dunes_of_deception", "drowned"),
        ("tidal_palace", f"sunk coral_palace iron_gate dunes_of_deception\n{ALL_FOUND}", "drowned"),
    ],
)
def test_fi_13_6_first_the_landing_then_the_treasure_then_the_pawns(
    tile: str, more: str, reason: str
) -> None:
    s = at(f"""
        seat engineer bronze_gate
        seat messenger {tile}
        flooded {tile}
        {more}
        flood_pile {tile} / ...
        agenda flood:0 turn:1
    """)
    assert result(s) == reason


def test_fi_13_7_both_piles_hold_one_card_for_each_existing_tile() -> None:
    s = at("""
        seat engineer bronze_gate
        seat pilot fools_landing
        flooded watchtower gold_gate iron_gate
        flood_discards misty_marsh
        treasure_pile E / R / W / F / ...
        flood_pile watchtower / gold_gate / iron_gate / ...
    """)
    for _ in range(2):
        do(s, "done")
        cards = set().union(*flood_layers(s), tiles(s, "flood_discards"))
        assert cards == TILES - tiles(s, "sunk")
        assert s.view(0)["flood_pile"] + len(tiles(s, "flood_discards")) == len(cards)
    assert tiles(s, "sunk") == {"watchtower", "gold_gate", "iron_gate"}


def test_fi_13_8_a_pawn_stays_on_a_tile_that_becomes_flooded() -> None:
    s = at("""
        seat engineer bronze_gate
        seat pilot watchtower
        flood_pile watchtower / ...
        agenda flood:0 turn:1
    """)
    assert tiles(s, "flooded") == {"watchtower"}
    assert where(s, 1) == "watchtower"
    assert asks(s) == ("act", 1)


SWIMMING = """
    seat navigator bronze_gate
    seat {} howling_garden
    sunk iron_gate gold_gate tidal_palace dunes_of_deception cliffs_of_abandon
    flooded lost_lagoon howling_garden
    flood_pile howling_garden / ...
    agenda flood:0 turn:1
"""


@pytest.mark.parametrize("who", ["messenger", "diver", "explorer", "pilot", "engineer"])
def test_fi_14_1_x15_swimming(who: str) -> None:
    s = at(SWIMMING.format(who))
    assert tiles(s, "sunk") >= {"howling_garden"}
    assert asks(s) == ("swim", 1)
    left = TILES - tiles(s, "sunk")
    assert len(left) == 18
    expected = {
        "explorer": {"lost_lagoon", "cave_of_embers", "silver_gate"},
        "pilot": left,
    }.get(who, {"lost_lagoon"})
    assert targets(s, "swim") == expected
    do(s, "swim lost_lagoon")
    assert where(s, 1) == "lost_lagoon"
    assert tiles(s, "flooded") == {"lost_lagoon"}


def test_fi_14_1_swimming_is_no_action_and_must_be_answered() -> None:
    s = at(SWIMMING.format("messenger"))
    assert legal(s) == {"swim lost_lagoon"}
    refused(s, "swim silver_gate", "FI-14.1")
    refused(s, "swim gold_gate", "FI-14.1")
    refused(s, "done", "FI-1.2")
    refused(s, "swim lost_lagoon", "FI-1.2", seat=0)
    do(s, "swim lost_lagoon")
    assert asks(s) == ("act", 1)
    assert s.view(0)["thing"] == 3


def test_fi_14_2_the_swim_of_the_pilot_is_not_his_flight() -> None:
    s = at("""
        seat pilot howling_garden
        seat engineer bronze_gate
        flooded howling_garden
        flood_pile howling_garden / ...
        agenda flood:0 act:0:2 turn:1
    """)
    do(s, "swim watchtower")
    assert not s.view(0)["flown"]
    assert "fly iron_gate" in legal(s)


def test_fi_14_2_the_pilot_swims_even_if_no_tile_is_near() -> None:
    s = at(SWIMMING.format("pilot").replace("sunk", "sunk silver_gate cave_of_embers"))
    assert len(targets(s, "swim")) == 16


def test_fi_14_3_the_diver_swims_to_the_nearest_tile() -> None:
    s = at("""
        seat navigator bronze_gate
        seat diver howling_garden
        sunk gold_gate iron_gate dunes_of_deception lost_lagoon
        flooded howling_garden cave_of_embers
        flood_pile howling_garden / ...
        agenda flood:0 turn:1
    """)
    near = {"cave_of_embers", "fools_landing", "silver_gate", "tidal_palace", "cliffs_of_abandon"}
    assert targets(s, "swim") == near
    refused(s, "swim misty_marsh", "FI-14.3")


DROWNING = """
    seat {} iron_gate {}
    seat engineer bronze_gate {}
    sunk howling_garden tidal_palace
    flooded iron_gate
    flood_pile iron_gate / ...
    agenda flood:0 turn:1
"""


def test_fi_14_4_x16_no_shore_in_reach_and_no_helicopter() -> None:
    s = at(DROWNING.format("messenger", "", "BB"))
    assert result(s) == "drowned"
    assert s.legal_actions() == []


@pytest.mark.parametrize(("own", "other", "seat"), [("H", "", 0), ("", "H", 1)])
def test_fi_14_5_x16_a_helicopter_saves_a_drowning_pawn(own: str, other: str, seat: int) -> None:
    s = at(DROWNING.format("messenger", own, other))
    assert asks(s) == ("special", seat)
    lost = s.clone()
    do(s, "lift iron_gate")
    assert targets(s, "land") == TILES - {"iron_gate", "howling_garden", "tidal_palace"}
    do(s, "land watchtower")
    assert where(s, 0) == "watchtower"
    assert result(s) == ""
    assert treasure_discards(s) == "H"
    assert asks(s) == ("act", 1)
    do(lost, "pass")
    assert result(lost) == "drowned"


def test_fi_14_4_x16_all_holders_pass_and_the_game_is_lost() -> None:
    s = at(DROWNING.format("messenger", "H", "H"))
    do(s, "pass")
    assert result(s) == ""
    do(s, "pass")
    assert result(s) == "drowned"


def test_fi_14_3_x16_a_diver_in_the_same_place_would_swim() -> None:
    s = at(DROWNING.format("diver", "", ""))
    assert asks(s) == ("swim", 0)
    assert targets(s, "swim") == {"lost_lagoon", "gold_gate", "dunes_of_deception"}


@pytest.mark.parametrize("option", ["", "options sandbags_during_flood=true"])
def test_fi_14_5_sandbags_cannot_help(option: str) -> None:
    s = at(option + DROWNING.format("messenger", "", "HB").replace("gate\n", "gate watchtower\n"))
    assert asks(s) == ("special", 1)
    assert {text.split()[0] for text in legal(s)} == {"pass", "lift"}
    refused(s, "sandbags watchtower", "FI-14.5")
    refused(s, "sandbags iron_gate", "FI-14.5")


def test_fi_14_5_one_lift_may_take_several_out_of_the_water() -> None:
    s = at(DROWNING.format("messenger", "H", "").replace("bronze_gate", "iron_gate"))
    do(s, "lift iron_gate", "board 0+1", "land gold_gate")
    assert (where(s, 0), where(s, 1)) == ("gold_gate", "gold_gate")
    assert asks(s) == ("act", 1)


def test_fi_14_5_a_lift_of_part_of_the_group_leaves_the_others_in_the_water() -> None:
    s = at(DROWNING.format("messenger", "H", "").replace("bronze_gate", "iron_gate"))
    do(s, "lift iron_gate", "board 0", "land gold_gate")
    assert result(s) == "drowned"


def test_fi_14_6_several_swimmers_go_clockwise_from_the_active_player() -> None:
    s = at("""
        seat engineer lost_lagoon
        seat messenger lost_lagoon
        seat navigator bronze_gate
        seat explorer lost_lagoon
        turn 2
        flooded lost_lagoon
        flood_pile lost_lagoon / ...
        agenda flood:2 turn:3
    """)
    beside = {"fools_landing", "cave_of_embers", "howling_garden", "silver_gate"}
    for seat, tile in (3, "gold_gate"), (0, "fools_landing"), (1, "howling_garden"):
        assert asks(s) == ("swim", seat)
        assert (targets(s, "swim") == beside) is (seat != 3)
        do(s, f"swim {tile}")
        assert where(s, seat) == tile
    assert asks(s) == ("act", 3)
    assert hand(s, 3) == ""


def test_fi_14_6_the_active_player_swims_first() -> None:
    s = at("""
        seat engineer lost_lagoon
        seat messenger lost_lagoon
        turn 1
        flooded lost_lagoon
        flood_pile lost_lagoon / ...
        agenda flood:1 turn:0
    """)
    assert asks(passed(s)) == ("swim", 1)
    do(s, "swim silver_gate")
    assert asks(s) == ("swim", 0)
