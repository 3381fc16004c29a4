"""Forbidden Island, FI-12.6: when holders of special cards are asked, and in which order."""

import pytest
from fi import asks, at, hand, left, passed, tiles, where, window

from liferaft import State
from liferaft.testing.diagram import do, legal

HOLDERS = """
    seat engineer bronze_gate H
    seat pilot watchtower H
    seat diver phantom_rock H
    seat messenger silver_gate B
    turn 1
    water 3
    flooded silver_gate
    treasure_pile E / W / E / W / ...
    flood_pile misty_marsh / gold_gate / iron_gate / ...
"""


def test_fi_12_6_w1_while_actions_are_left_only_the_others_are_asked() -> None:
    s = at(HOLDERS)
    for move in "move misty_marsh", "move watchtower":
        assert window(s) == [2, 3, 0]
        assert asks(s) == ("act", 1)
        assert f"lift {where(s, 1)}" in legal(s)
        do(s, move)
    assert window(s) == [2, 3, 0]
    do(s, "move misty_marsh")
    assert window_once(s) == [1, 2, 3, 0]


def window_once(s: State) -> list[int]:
    """The seats asked while the same cards are drawn and the same tiles flooded."""
    before = progress(s)
    return window(s, until=lambda s: progress(s) != before)


def progress(s: State) -> tuple[int, int, int]:
    view = s.view(0)
    return view["treasure_pile"], view["flood_pile"], view["turn"]


def test_fi_12_6_all_windows_of_a_turn_and_their_order_of_asking() -> None:
    s = at(HOLDERS)
    assert window(s) == [2, 3, 0]
    do(s, "done")
    asked = [(*progress(s)[:2], window_once(s)) for _ in range(5)]
    all_four, helicopters = [1, 2, 3, 0], [1, 2, 0]
    assert asked == [
        (24, 24, all_four),  # W1, after the last action
        (23, 24, all_four),  # W2
        (22, 24, all_four),  # W4
        (22, 23, helicopters),  # W5
        (22, 22, helicopters),  # W5
    ]
    assert (asks(s), s.view(0)["turn"]) == (("special", 3), 2)  # the next turn: W1 of seat 2
    assert window(s) == [3, 0, 1]
    assert asks(s) == ("act", 2)


def test_fi_12_6_w1_comes_again_after_every_own_card() -> None:
    s = at("""
        seat engineer bronze_gate HB
        seat pilot watchtower H
        flooded watchtower
    """)
    assert window(s) == [1]
    do(s, "sandbags watchtower")
    assert window(s) == [1]
    do(s, "lift watchtower", "land gold_gate")
    assert window(s) == [1]
    assert left(s) == 3


def test_fi_12_6_w3_asks_all_but_the_owner_of_the_hand() -> None:
    s = at(HOLDERS.replace("watchtower H", "watchtower WWFFH"))
    passed(s)
    do(s, "done")
    assert window_once(s) == [1, 2, 3, 0]
    assert window_once(s) == [1, 2, 3, 0]
    assert len(hand(s, 1)) == 7
    for cards in (7, 6):
        assert len(hand(s, 1)) == cards
        assert window(s) == [2, 3, 0]
        assert asks(s) == ("discard", 1)
        do(s, "discard crystal_of_fire")
    assert window_once(s) == [1, 2, 3, 0]  # W4


def test_fi_12_6_w3_for_a_receiver_starts_with_the_active_player() -> None:
    s = at("""
        seat messenger bronze_gate EH
        seat pilot watchtower WWWWB
        seat diver phantom_rock H
        seat explorer silver_gate H
        flooded silver_gate
    """)
    assert window(s) == [1, 2, 3]
    do(s, "give earth_stone 1")
    assert window(s) == [0, 2, 3]
    assert asks(s) == ("discard", 1)
    assert "sandbags silver_gate" in legal(s)


SINKING = """
    seat engineer howling_garden H
    seat pilot howling_garden H
    seat diver phantom_rock H
    seat messenger silver_gate B
    flooded howling_garden silver_gate
    flood_pile howling_garden / ...
    agenda flood:2 turn:3
    turn 2
"""


def test_fi_12_6_w6_before_each_swimmer_helicopters_only() -> None:
    s = at(SINKING)
    assert window(s) == [2, 0, 1]
    assert asks(s) == ("swim", 0)
    do(s, "swim lost_lagoon")
    assert window(s) == [2, 0, 1]
    assert asks(s) == ("swim", 1)


def test_fi_12_6_w6_before_a_pawn_without_a_shore_is_lost() -> None:
    s = at(SINKING + "sunk gold_gate iron_gate dunes_of_deception lost_lagoon")
    assert asks(s) == ("special", 2)
    assert window(s) == [2, 0, 1]
    assert s.over


def test_fi_12_6_a_window_starts_again_after_a_card_and_closes_when_all_have_passed() -> None:
    s = at("""
        seat engineer bronze_gate
        seat pilot watchtower H
        seat diver phantom_rock HB
        seat messenger silver_gate H
        flooded silver_gate
    """)
    assert asks(s) == ("special", 1)
    do(s, "pass")
    assert asks(s) == ("special", 2)
    do(s, "sandbags silver_gate")
    assert asks(s) == ("special", 1)
    do(s, "pass", "pass")
    assert asks(s) == ("special", 3)
    do(s, "lift silver_gate", "land iron_gate")
    assert asks(s) == ("special", 1)
    assert window(s) == [1, 2]
    assert asks(s) == ("act", 0)


def test_fi_12_6_a_window_without_a_usable_card_is_skipped() -> None:
    s = at("""
        seat engineer bronze_gate B
        seat pilot watchtower B
        treasure_pile E / W / ...
        flood_pile misty_marsh / gold_gate / ...
    """)
    assert asks(s) == ("act", 0)
    do(s, "done")
    assert s.view(0)["turn"] == 1  # both windows of Sandbags before the flood were skipped
    assert tiles(s, "flooded") == {"misty_marsh", "gold_gate"}
    assert asks(s) == ("special", 0)  # now there is something to shore up
    assert "pass" in legal(s)


REDUCED = "options special_windows=reduced"


def test_fi_12_6_reduced_windows_of_a_turn() -> None:
    s = at(REDUCED + HOLDERS)
    assert window(s) == [2, 3, 0]  # at the start of the phase
    do(s, "move misty_marsh")
    assert asks(s) == ("act", 1)
    do(s, "move watchtower")
    assert asks(s) == ("act", 1)
    do(s, "lift watchtower", "land gold_gate")
    assert asks(s) == ("act", 1)
    do(s, "done")
    asked = [(*progress(s)[:2], window_once(s)) for _ in range(2)]
    assert asked == [(24, 24, [2, 3, 0]), (22, 24, [2, 3, 0])]  # before drawing, and W4
    assert s.view(0)["turn"] == 2
    assert window(s) == [3, 0]


def test_fi_12_6_reduced_windows_keep_w3() -> None:
    s = at(f"""
        {REDUCED}
        seat messenger bronze_gate EE
        seat pilot watchtower WWWWF
        seat diver phantom_rock H
    """)
    assert window(s) == [2]
    do(s, "give earth_stone 1")
    assert window(s) == [2]
    do(s, "discard crystal_of_fire")
    assert asks(s) == ("act", 0)


def test_fi_12_6_reduced_windows_keep_w6() -> None:
    s = at(REDUCED + SINKING)
    assert window(s) == [2, 0, 1]
    do(s, "swim lost_lagoon")
    assert window(s) == [2, 0, 1]
    assert asks(s) == ("swim", 1)


SHARED = "options shared_control=true"


def owners(s: State) -> list[int]:
    """Whose cards the window is about, one after the other; the active seat answers for all."""
    out: list[int] = []
    turn = s.view(0)["turn"]
    while s.window() and s.view(0)["turn"] == turn and len(out) < 40:
        assert s.asked() == [turn]
        out.append(s.view(0)["about"])
        do(s, "pass", seat=turn)
    return out


def test_with_shared_control_the_active_seat_answers_for_every_hand() -> None:
    s = at(SHARED + HOLDERS)
    assert owners(s) == [2, 3, 0]
    assert asks(s) == ("act", 1)
    do(s, "move misty_marsh")
    assert s.asked() == [1]
    do(s, "lift phantom_rock", "land gold_gate", seat=1)
    assert hand(s, 2) == ""
    assert where(s, 2) == "gold_gate"
    assert owners(s) == [3, 0]
    do(s, "done")
    assert owners(s) == [1, 3, 0] * 3 + [1, 0] * 2
    assert s.asked() == [2]


@pytest.mark.parametrize("shared", [True, False])
def test_with_shared_control_discards_and_swims_are_answered_by_the_active_seat(
    shared: bool,
) -> None:
    options = SHARED if shared else ""
    gift = at(f"{options}\nseat messenger bronze_gate E\nseat pilot watchtower WWWWW")
    do(gift, "give earth_stone 1")
    assert asks(gift) == ("discard", 0 if shared else 1)
    do(gift, "discard earth_stone")
    assert hand(gift, 1) == "WWWWW"
    assert asks(gift) == ("act", 0)
    sinking = at(f"""
        {options}
        seat messenger bronze_gate
        seat pilot watchtower
        flooded watchtower
        flood_pile watchtower / ...
        agenda flood:0 turn:1
    """)
    assert asks(sinking) == ("swim", 0 if shared else 1)
    do(sinking, "swim misty_marsh")
    assert where(sinking, 1) == "misty_marsh"


def test_fi_14_5_the_window_of_a_pawn_in_the_water_starts_again_after_a_card() -> None:
    s = at("""
        seat engineer bronze_gate H
        seat messenger iron_gate H
        flooded iron_gate
        flood_pile iron_gate / ...
        agenda flood:0 turn:1
    """)
    assert asks(s) == ("special", 0)
    do(s, "lift iron_gate", "land fools_landing")
    assert window_once(s) == [1]
    assert where(s, 1) == "fools_landing"


def test_fi_1_5_the_view_counts_what_is_left_of_the_turn() -> None:
    s = at("seat engineer bronze_gate\nseat messenger iron_gate H\nwater 3")
    assert asks(s) == ("special", 1)
    keys = "actions_left", "draws_left", "floods_left"
    assert [s.view(1)[key] for key in keys] == [3, 2, 3]
    do(passed(s), "move misty_marsh")
    assert [s.view(1)[key] for key in keys] == [2, 2, 3]
