"""Forbidden Island, FI-9 to FI-11: drawing treasure cards, Waters Rise!, the hand limit."""

import pytest
from fi import (
    asks,
    at,
    flood_layers,
    hand,
    heard,
    kinds,
    line,
    passed,
    refused,
    result,
    rng,
    tiles,
    treasure_discards,
    where,
)

from liferaft import State
from liferaft.testing.diagram import do, legal

ALL_BUT_ONE_WIND = "EEEEE WWWW FFFFF OOOOO HH BB RRR"
FULL_HANDS = """
    seat engineer bronze_gate EEEEE
    seat pilot watchtower WWWWW
    seat diver iron_gate FFFFF
    seat messenger silver_gate OOOOO
"""


def drawing(text: str) -> State:
    """A turn whose actions are over; the window before drawing has been passed, if any."""
    s = passed(at(text))
    s.listen()
    do(s, "done")
    if s.window():
        do(s, "pass")
    return s


def test_fi_9_1_two_cards_are_drawn_one_at_a_time() -> None:
    s = passed(
        at("""
        seat engineer bronze_gate E
        seat pilot watchtower H
        treasure_pile W / F / ...
    """)
    )
    do(s, "done")
    assert (hand(s, 0), s.view(0)["treasure_pile"]) == ("E", 26)
    do(s, "pass")
    assert (hand(s, 0), s.view(0)["treasure_pile"]) == ("EW", 25)
    do(s, "pass")
    assert (hand(s, 0), s.view(0)["treasure_pile"]) == ("EWF", 24)
    do(passed(s), "done")
    assert hand(s, 0) == "EWF"


def test_fi_9_2_an_empty_pile_is_rebuilt_when_a_card_is_needed() -> None:
    s = drawing(f"""
        seat engineer bronze_gate
        seat pilot watchtower H
        treasure_pile W
        treasure_discards {ALL_BUT_ONE_WIND}
    """)
    assert hand(s, 0) == "W"
    assert s.view(0)["treasure_pile"] == 0
    assert len(treasure_discards(s)) == 26
    do(s, "pass")
    assert kinds(s)[:2] == ["reshuffled", "drew"]
    assert s.view(0)["treasure_pile"] == 25
    assert treasure_discards(s) in ("", "R")


def test_fi_9_2_a_pile_that_just_sufficed_is_rebuilt_in_the_next_turn() -> None:
    s = drawing("""
        seat engineer bronze_gate
        seat pilot watchtower
        treasure_pile W / E
        treasure_discards EEEE WWWW FFFFF OOOOO HHH BB RRR
    """)
    assert hand(s, 0) == "EW"
    assert asks(s) == ("act", 1)
    assert s.view(0)["treasure_pile"] == 0
    do(s, "done")
    assert "reshuffled" in kinds(s)
    assert s.view(0)["treasure_pile"] == 24


def test_fi_9_3_a_last_waters_rise_is_shuffled_in_for_the_second_card() -> None:
    drawn = set()
    for n in range(30):
        s = at(f"{FULL_HANDS}\ntreasure_pile R\ntreasure_discards HHHBBRR\nwater 4\n{rng(n)}")
        s.listen()
        do(s, "done")
        if s.view(0)["water"] == 6:
            drawn.add("R")
            assert treasure_discards(s) == "R"
            assert "waters_rise*2" in line(s, "treasure_pile").split()
        else:
            drawn.update(hand(s, 0)[5:])
            assert s.view(0)["water"] == 5
            assert treasure_discards(s) == ""
            assert "waters_rise*3" in line(s, "treasure_pile").split()
        assert s.view(0)["treasure_pile"] == 7
    assert drawn == {"R", "H", "B"}


def test_fi_9_4_seven_cards_are_left_to_shuffle_even_if_all_hands_are_full() -> None:
    s = at(f"{FULL_HANDS}\ntreasure_pile H\ntreasure_discards HHBBRRR")
    s.listen()
    do(s, "done")
    assert hand(s, 0) == "EEEEEH"
    assert asks(s) == ("special", 0)  # between the two cards
    assert s.view(0)["treasure_pile"] == 0
    assert treasure_discards(s) == "HHBBRRR"
    do(s, "pass")
    assert kinds(s)[:2] == ["reshuffled", "drew"]
    assert s.view(0)["treasure_pile"] == 6


def test_fi_10_1_the_marker_rises_and_the_flood_discards_go_on_top() -> None:
    s = drawing("""
        seat engineer bronze_gate
        seat pilot watchtower H
        flood_discards misty_marsh lost_lagoon
        treasure_pile R / W / ...
    """)
    assert kinds(s) == ["drew", "rose"]
    assert s.view(0)["water"] == 3
    assert tiles(s, "flood_discards") == set()
    layers = flood_layers(s)
    assert layers[0] == {"misty_marsh", "lost_lagoon"}
    assert [len(layer) for layer in layers] == [2, 22]
    assert treasure_discards(s) == "R"
    assert hand(s, 0) == ""


def test_fi_10_1_the_cards_on_top_are_drawn_before_the_others() -> None:
    orders = set()
    for n in range(12):
        s = drawing(f"""
            seat engineer bronze_gate
            seat pilot watchtower
            flood_discards misty_marsh lost_lagoon
            treasure_pile R / W / ...
            {rng(n)}
        """)
        names = [tile for (tile, *_) in heard(s, "flooded")]
        orders.add(tuple(names[:2]))
        assert {"misty_marsh", "lost_lagoon"} <= tiles(s, "flooded")
    assert len(orders) == 2  # they are shuffled


def test_fi_10_2_waters_rise_is_not_replaced() -> None:
    s = drawing("seat engineer bronze_gate F\nseat pilot watchtower\ntreasure_pile R / E / W / ...")
    assert hand(s, 0) == "EF"
    assert len(heard(s, "drew")) == 2
    assert s.view(0)["treasure_pile"] == 25


FIVE = {"watchtower", "misty_marsh", "lost_lagoon", "cave_of_embers", "gold_gate"}


def test_fi_10_3_x12_two_waters_rise_raise_twice_and_shuffle_once() -> None:
    gates = "iron_gate silver_gate copper_gate"
    s = drawing(f"""
        seat engineer bronze_gate WW
        seat pilot phantom_rock H
        water 4
        sunk {gates} breakers_bridge cliffs_of_abandon crimson_forest dunes_of_deception
        flood_discards {" ".join(FIVE)}
        treasure_pile R / R / ...
    """)
    assert [len(layer) for layer in flood_layers(s)] == [5, 12]
    do(s, "pass")
    assert s.view(0)["water"] == 6
    assert s.view(0)["flood_pile"] == 17
    assert flood_layers(s)[0] == FIVE
    assert tiles(s, "flood_discards") == set()
    assert hand(s, 0) == "WW"
    assert treasure_discards(s) == "RR"
    assert asks(s) == ("special", 1)  # before the first flood card
    for _ in range(4):  # a window before each flood card
        assert s.view(0)["turn"] == 0
        do(s, "pass")
    assert s.view(0)["turn"] == 1
    assert len(tiles(s, "flooded")) == 4
    assert tiles(s, "flooded") < FIVE


def test_fi_10_4_x13_with_nothing_to_shuffle_the_marker_still_rises() -> None:
    s = drawing("""
        seat engineer bronze_gate W
        seat pilot phantom_rock H
        water 2
        treasure_pile R / E / ...
    """)
    do(s, "pass")
    assert s.view(0)["water"] == 3
    assert [len(layer) for layer in flood_layers(s)] == [24]
    assert hand(s, 0) == "EW"
    passed(s)
    assert asks(s) == ("act", 1)
    assert len(tiles(s, "flooded")) == 3


def test_fi_10_5_x20_the_skull_ends_the_game_at_once() -> None:
    s = drawing("""
        seat engineer bronze_gate
        seat pilot phantom_rock
        water 9
        treasure_pile R / H / ...
    """)
    assert result(s) == "water"
    assert s.view(0)["water"] == 10
    assert hand(s, 0) == ""
    assert s.view(0)["treasure_pile"] == 27
    assert heard(s, "flooded", "sank") == []
    assert tiles(s, "flooded") == set()


def test_fi_11_1_special_cards_count_towards_the_five() -> None:
    s = drawing("seat engineer bronze_gate EEHBB\nseat pilot watchtower\ntreasure_pile W / F / ...")
    passed(s)
    assert asks(s) == ("discard", 0)
    do(s, "discard sandbags")
    assert asks(s) == ("discard", 0)
    do(s, "discard helicopter_lift")
    assert hand(s, 0) == "EEWFB"
    assert treasure_discards(s) == "HB"
    assert asks(passed(s)) == ("act", 1)


def test_fi_11_1_five_cards_are_allowed() -> None:
    s = drawing("seat engineer bronze_gate EEF\nseat pilot watchtower\ntreasure_pile W / F / ...")
    assert hand(s, 0) == "EEWFF"
    assert asks(s) == ("act", 1)


def test_fi_11_2_x18_a_special_card_may_be_used_instead_of_discarding() -> None:
    s = drawing("""
        seat engineer bronze_gate WWFFH
        seat pilot tidal_palace
        seat diver tidal_palace
        treasure_pile E / O / ...
    """)
    passed(s)
    assert asks(s) == ("discard", 0)
    assert hand(s, 0) == "EWWFFOH"
    do(s, "lift tidal_palace", "board 1+2", "land fools_landing")
    assert (where(s, 1), where(s, 2)) == ("fools_landing", "fools_landing")
    assert hand(s, 0) == "EWWFFO"
    assert asks(s) == ("discard", 0)
    do(s, "discard oceans_chalice")
    assert hand(s, 0) == "EWWFF"
    assert treasure_discards(s) == "OH"
    assert asks(s) == ("act", 1)


def test_fi_11_2_only_a_card_that_could_be_played_now() -> None:
    s = drawing("""
        seat engineer bronze_gate WWFFB
        seat pilot tidal_palace
        treasure_pile E / O / ...
    """)
    assert asks(s) == ("discard", 0)
    assert legal(s, verb="sandbags") == set()
    refused(s, "sandbags tidal_palace", "FI-12.2")
    refused(s, "lift tidal_palace", "FI-12.4")


def test_fi_11_3_the_check_comes_after_both_cards() -> None:
    s = drawing("""
        seat engineer bronze_gate WWFFF
        seat pilot tidal_palace H
        treasure_pile E / O / ...
    """)
    assert (hand(s, 0), asks(s)) == ("EWWFFF", ("special", 1))  # between the cards
    do(s, "pass")
    assert (hand(s, 0), asks(s)) == ("EWWFFFO", ("special", 1))  # before the discard
    do(s, "pass")
    assert asks(s) == ("discard", 0)


def test_fi_11_4_the_owner_chooses_freely_one_by_one() -> None:
    s = drawing("""
        seat engineer bronze_gate WWWFF
        seat pilot tidal_palace
        treasure_pile E / O / ...
    """)
    kept = {"earth_stone", "statue_of_the_wind", "crystal_of_fire", "oceans_chalice"}
    assert legal(s) == {f"discard {card}" for card in kept}
    refused(s, "discard helicopter_lift", "FI-11.4")
    refused(s, "discard earth_stone", "FI-1.2", seat=1)
    do(s, "discard oceans_chalice")
    assert legal(s) == {f"discard {card}" for card in kept - {"oceans_chalice"}}
    do(s, "discard statue_of_the_wind")
    assert hand(s, 0) == "EWWFF"


@pytest.mark.parametrize("card", ["earth_stone", "statue_of_the_wind"])
def test_fi_11_4_the_card_just_received_may_go_too(card: str) -> None:
    s = at("seat messenger silver_gate E\nseat diver iron_gate WWWWW")
    do(s, "give earth_stone 1")
    assert legal(s) == {"discard earth_stone", "discard statue_of_the_wind"}
    do(s, f"discard {card}")
    assert len(hand(s, 1)) == 5
    assert asks(s) == ("act", 0)
