"""Forbidden Island, FI-1 and FI-2: how a turn goes, who knows what, and the set-up."""

from collections import Counter

import pytest
from fi import (
    GAME,
    LAYOUTS,
    asks,
    at,
    flood_layers,
    found,
    hand,
    heard,
    kinds,
    left,
    line,
    passed,
    refused,
    role,
    tiles,
    treasure_discards,
    where,
)

from liferaft import SPECTATOR, BadOption, State
from liferaft.games.forbidden_island.box import FLOOD_CARDS
from liferaft.testing.diagram import do, legal

STARTS = {
    "pilot": "fools_landing",
    "engineer": "bronze_gate",
    "explorer": "copper_gate",
    "navigator": "gold_gate",
    "diver": "iron_gate",
    "messenger": "silver_gate",
}
FOUR = """
    seat engineer bronze_gate EE
    seat pilot fools_landing WW
    seat diver iron_gate FF
    seat messenger silver_gate OO
    treasure_pile E / W / F / O / E / W / F / O / E / W / ...
"""


def new_games() -> list[State]:
    return [GAME.new(seats, seed) for seats in (2, 3, 4) for seed in range(20)]


def test_fi_1_1_turns_go_clockwise() -> None:
    s = at(FOUR)
    order = []
    for _ in range(5):
        step, seat = asks(s)
        order.append((step, seat, s.view(0)["turn"], s.view(0)["turns"]))
        do(s, "done")
    assert order == [("act", p % 4, p % 4, p + 1) for p in range(5)]


def test_fi_1_2_actions_then_two_treasure_cards_then_the_flood_cards() -> None:
    s = at(FOUR)
    s.listen()
    do(s, "move misty_marsh", "move bronze_gate")
    assert kinds(s) == ["moved"]
    do(s, "move misty_marsh")
    assert kinds(s) == ["moved", "drew", "drew", "flooded", "flooded", "turn"]
    assert asks(s) == ("act", 1)


@pytest.mark.parametrize("text", ["pass", "discard earth_stone", "swim misty_marsh", "be pilot"])
def test_fi_1_2_only_what_the_game_asks_for_can_be_answered(text: str) -> None:
    s = at(FOUR)
    refused(s, text, "FI-1.2")
    refused(s, "move misty_marsh", "FI-1.2", seat=1)
    assert s.legal_actions(1) == []


def test_fi_1_3_all_seats_and_onlookers_see_the_same() -> None:
    for s in new_games():
        views = [s.view(seat) for seat in [*range(s.seats), SPECTATOR]]
        assert [view.pop("seat") for view in views] == [*range(s.seats), SPECTATOR]
        assert all(view == views[0] for view in views)


def test_fi_1_4_both_discard_piles_are_open_to_all() -> None:
    s = at(FOUR + "treasure_discards HHR\nflood_discards watchtower gold_gate")
    for seat in range(4):
        view = s.view(seat)
        assert sum(view["treasure_discards"]) == 3
        assert len(view["flood_discards"]) == 2
    assert treasure_discards(s) == "HHR"
    assert tiles(s, "flood_discards") == {"watchtower", "gold_gate"}


def test_fi_1_5_hands_lie_open() -> None:
    s = at(FOUR)
    assert [hand(s, seat) for seat in range(4)] == ["EE", "WW", "FF", "OO"]
    assert all(s.view(seat)["hands"] == s.view(0)["hands"] for seat in range(4))


def test_fi_1_5_only_the_order_of_the_draw_piles_is_hidden() -> None:
    one = at(FOUR.replace("E / W / F / O / E", "O / W / F / E / E"))
    other = at(FOUR)
    assert one.text() != other.text()
    assert one.view(0) == other.view(0)
    view = other.view(0)
    assert (view["treasure_pile"], view["flood_pile"], view["water"]) == (20, 24, 2)
    assert not view["flown"]


@pytest.mark.parametrize("action", ["", "push 2 tidal_palace", "give earth_stone 1"])
def test_fi_1_5_the_actions_left_are_public_whoever_is_asked(action: str) -> None:
    views = []
    for before in [], ["move lost_lagoon", "move fools_landing"]:
        s = at("""
            seat navigator fools_landing E
            seat pilot fools_landing EEEEW
            seat diver iron_gate H
        """)
        for text in [*before, action]:
            if text:
                do(passed(s), text)
        assert asks(s)[0] != "act"
        views.append(s.view(0))
    assert views[0] != views[1]


def test_fi_1_5_the_flood_cards_still_to_come_are_public() -> None:
    text = "seat navigator gold_gate\nseat pilot fools_landing H\nwater 5\nagenda open:0:6 flood:0"
    one = at(f"{text} turn:1")
    two = at(f"{text} open:0:6 flood:0 turn:1")
    assert asks(one) == asks(two) == ("special", 1)
    assert one.view(0) != two.view(0)


@pytest.mark.parametrize("actions", [[], ["move misty_marsh"], ["move misty_marsh"] * 2])
def test_fi_1_6_both_drawing_phases_are_compulsory_and_complete(actions: list[str]) -> None:
    s = at(FOUR)
    s.listen()
    for i, text in enumerate(actions):
        do(s, text if i % 2 == 0 else "move bronze_gate")
    do(s, "done")
    assert len(heard(s, "drew")) == 2
    assert len(heard(s, "flooded", "sank")) == 2
    assert hand(s, 0) == "EEEW"
    assert len(tiles(s, "flooded")) == 2
    assert asks(s) == ("act", 1)


@pytest.mark.parametrize("seed", range(5))
def test_fi_2_1_x1_setup_for_three_players_at_elite(seed: int) -> None:
    s = GAME.new(3, seed, difficulty="elite")
    assert len(tiles(s, "flooded")) == 6
    assert tiles(s, "flooded") == tiles(s, "flood_discards")
    view = s.view(0)
    assert view["flood_pile"] == 18
    hands = "".join(hand(s, seat) for seat in range(3))
    assert len(hands) == 6
    assert "R" not in hands
    assert view["treasure_pile"] == 22
    assert "waters_rise*3" in line(s, "treasure_pile").split()
    assert treasure_discards(s) == ""
    assert view["water"] == 3
    assert FLOOD_CARDS[view["water"]] == 3
    for seat in range(3):
        assert where(s, seat) == STARTS[role(s, seat)]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_fi_2_1_the_24_tiles_are_laid_in_random_order_one_per_cell(layout: str) -> None:
    islands = [GAME.new(2, seed, layout=layout).view(0)["tile_at"] for seed in range(8)]
    assert all(sorted(island) == list(range(24)) for island in islands)
    assert len({tuple(island) for island in islands}) == 8


def test_fi_2_1_the_standard_layout_is_the_default_and_no_tile_is_missing() -> None:
    s = GAME.new(2, 0)
    assert s.view(0)["options"]["layout"] == "forbidden_island"
    assert tiles(s, "sunk") == set()


def test_fi_2_2_no_treasure_is_found_at_the_start() -> None:
    assert all(found(s) == set() for s in new_games())


def test_fi_2_3_six_tiles_are_flooded_and_18_flood_cards_left() -> None:
    seen: Counter[str] = Counter()
    for s in new_games():
        assert len(tiles(s, "flooded")) == 6
        assert tiles(s, "flood_discards") == tiles(s, "flooded")
        assert [len(layer) for layer in flood_layers(s)] == [18]
        assert not flood_layers(s)[0] & tiles(s, "flooded")
        seen.update(tiles(s, "flooded"))
    assert len(seen) == 24


def test_fi_2_4_different_adventurers_on_their_start_tiles_even_if_flooded() -> None:
    dealt: Counter[str] = Counter()
    wet = 0
    for s in new_games():
        team = [role(s, seat) for seat in range(s.seats)]
        assert len(set(team)) == s.seats
        assert [where(s, seat) for seat in range(s.seats)] == [STARTS[who] for who in team]
        wet += sum(where(s, seat) in tiles(s, "flooded") for seat in range(s.seats))
        dealt.update(team)
    assert wet > 0
    assert set(dealt) == set(STARTS)


def test_fi_2_4_chosen_adventurers_are_picked_in_seat_order_all_different() -> None:
    s = GAME.new(3, 1, roles="chosen")
    assert asks(s) == ("choose", 0)
    assert legal(s) == {f"be {who}" for who in STARTS}
    do(s, "be pilot")
    assert asks(s) == ("choose", 1)
    refused(s, "be pilot", "FI-2.4")
    assert legal(s) == {f"be {who}" for who in STARTS if who != "pilot"}
    do(s, "be diver", "be messenger")
    assert [role(s, seat) for seat in range(3)] == ["pilot", "diver", "messenger"]
    assert [where(s, seat) for seat in range(3)] == ["fools_landing", "iron_gate", "silver_gate"]
    assert asks(passed(s)) == ("act", 0)
    assert s.view(0)["turns"] == 1


@pytest.mark.parametrize(("seats", "pile"), [(2, 24), (3, 22), (4, 20)])
def test_fi_2_5_two_cards_each_and_all_waters_rise_in_the_pile(seats: int, pile: int) -> None:
    kinds_held: Counter[str] = Counter()
    for seed in range(40):
        s = GAME.new(seats, seed)
        hands = [hand(s, seat) for seat in range(seats)]
        assert [len(cards) for cards in hands] == [2] * seats
        assert "R" not in "".join(hands)
        assert s.view(0)["treasure_pile"] == pile == 28 - 2 * seats
        assert "waters_rise*3" in line(s, "treasure_pile").split()
        kinds_held.update("".join(hands))
    assert set(kinds_held) == set("EWFOHB")


@pytest.mark.parametrize(
    ("difficulty", "level"),
    [("trainee", 0), ("novice", 1), ("normal", 2), ("elite", 3), ("legendary", 4)],
)
def test_fi_2_6_the_marker_starts_at_the_level_of_the_difficulty(
    difficulty: str, level: int
) -> None:
    assert GAME.new(2, 0, difficulty=difficulty).view(0)["water"] == level


def test_fi_2_7_seat_0_begins_or_a_random_seat() -> None:
    assert {s.view(0)["turn"] for s in new_games()} == {0}
    games = [GAME.new(4, seed, first_seat="random") for seed in range(40)]
    assert {s.view(0)["turn"] for s in games} == {0, 1, 2, 3}
    for s in games:
        assert s.view(0)["turns"] == 1
        assert asks(passed(s)) == ("act", s.view(0)["turn"])


def test_fi_2_8_the_same_seed_deals_the_same_game() -> None:
    for seed in range(10):
        assert GAME.new(3, seed).text() == GAME.new(3, seed).text()
    assert GAME.new(3, 1).text() != GAME.new(3, 2).text()


def test_fi_2_8_tiles_then_flood_cards_then_adventurers_then_hands() -> None:
    for seed in range(10):
        two, four = GAME.new(2, seed).view(0), GAME.new(4, seed).view(0)
        chosen = GAME.new(2, seed, roles="chosen").view(0)
        for key in ("tile_at", "flooded", "flood_discards"):
            assert two[key] == four[key] == chosen[key]
        assert two["roles"] == four["roles"][:2]
        assert GAME.new(2, seed, difficulty="elite").view(0)["hands"] == two["hands"]


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 4"):
        GAME.new(seats, 0)


def test_the_first_turn_begins_with_three_actions() -> None:
    for s in new_games():
        assert left(passed(s)) == 3
