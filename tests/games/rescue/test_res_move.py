"""Rescue, RES-6: playing a symbol card and moving a worker."""

import pytest
from res import (
    MIDDLE,
    PLAYING,
    at,
    change,
    crew,
    discards,
    ends,
    face,
    hand,
    move,
    moves,
    open_slots,
    refused,
    swap,
    symbols,
    targets,
    tunnel,
)

from liferaft import State
from liferaft.testing.diagram import do, legal, why_not

REACH = "D1 C2 D2 F2 B3 C3 D3 E3 F3 B4 C4 D4 E4 C5 D5 E5 B6 C6"


def playing(own: str, other: str = "seat", *more: str) -> State:
    """Layout A when seat 0 is to play a symbol card, loaders in 3, 11 and 19."""
    return at(own, other, *more, PLAYING)


def test_res_6_1_only_a_symbol_of_the_own_hand_can_be_played() -> None:
    s = playing("seat hand 2 2 5", "seat hand 3 4 6")
    assert targets(s, "play") == {"2", "5"}
    for symbol in (3, 4, 6):
        refused(s, f"play {symbol}", "RES-6.1")


def test_res_6_2_exactly_one_own_worker_moves() -> None:
    s = playing("seat E3 hand 2 3 5", "seat D1")
    before = [crew(s, 0), crew(s, 1)]
    do(s, "play 3")
    assert targets(s, "worker") == {*MIDDLE, "E3"}
    for cell in ("D1", "A1"):  # a rival's worker, and none
        refused(s, f"worker {cell}", "RES-6.2")
    do(s, "worker E3", "to F2")
    assert crew(s, 1) == before[1]
    assert crew(s, 0) == {**{k: n for k, n in before[0].items() if k != "E3"}, "F2": 1}


def test_res_6_2_a_rescued_worker_does_not_move_again() -> None:
    s = playing("seat L1*4 D1*1 C3*3 D3*0 C4*0 D4*0 hand 2 3 5")
    do(s, "play 3")
    assert targets(s, "worker") == {"C3", "D1"}
    refused(s, "worker D3", "RES-6.2")


def test_res_6_2_of_several_workers_on_a_card_one_goes() -> None:
    s = playing("seat hand 2 3 5")
    move(s, 3, "D3", "F3")
    assert crew(s, 0) == {"C3": 2, "D3": 1, "C4": 2, "D4": 2, "F3": 1}
    s = playing("seat C3*1 D3*7 C4*0 D4*0 hand 4")
    move(s, 4, "D3", "C3")
    assert crew(s, 0) == {"C3": 2, "D3": 6}


def test_res_6_3_the_end_is_a_free_card_with_the_symbol_or_a_loader() -> None:
    s = playing("seat hand 2 3 5")
    do(s, "play 3", "worker D3")
    assert legal(s) == {"to B3", "to F2", "to F3", "board L1"}
    refused(s, "to E3", "RES-6.3")
    refused(s, "to C4", "RES-6.3")


@pytest.mark.parametrize("symbol", [2, 3, 4, 5, 6])
def test_res_6_4_a_loader_takes_every_symbol(symbol: int) -> None:
    s = playing(f"seat hand {symbol}")
    for cell in MIDDLE:
        assert "L1" in ends(s, symbol, cell)
    move(s, symbol, "D3", "L1")
    assert crew(s, 0)["L1"] == 1


def test_res_6_5_x5_the_reach_at_the_start() -> None:
    s = playing("seat hand 2 3 5")
    for cell in MIDDLE:
        assert tunnel(s, cell) == set(REACH.split())
        assert open_slots(s, cell) == {3, 7, 8}
        assert {end for end in ends(s, 2, cell) if end[0] == "L"} == {"L1"}
    assert len(REACH.split()) == 18


def test_res_6_5_both_cards_need_an_exit_on_the_common_edge() -> None:
    s = playing("seat hand 4 5 6")
    assert (face(s, "D5")[0], face(s, "D6")[0]) == ("NE", "NE")  # D6 is open, D5 is closed
    assert "D6" not in tunnel(s, "D5")
    assert (face(s, "C5")[0], face(s, "B5")[0]) == ("NESW", "NW")  # C5 is open, B5 is closed
    assert "B5" not in tunnel(s, "C5")
    do(s, "play 6", "worker C3")
    refused(s, "to D6", "RES-6.5")
    refused(s, "to A1", "RES-6.5")


def test_res_6_5_the_planet_does_not_join_its_west_and_east() -> None:
    s = playing("seat")
    assert (face(s, "A3")[0], face(s, "A4")[0]) == ("EW", "EW")
    for row in range(1, 6):
        east = at(f"cell F{row} F0", "seat", "seat")
        assert f"A{row + 1}" not in tunnel(east, f"F{row}")
    assert tunnel(s, "A4") == {"A4"}


def test_res_6_6_all_exits_of_a_card_are_joined() -> None:
    s = playing("seat hand 2 3 5")
    assert face(s, "D2")[0] == "NSW"
    assert {"D1", "D3", "D2"} <= tunnel(s, "D1")
    assert face(s, "C3")[0] == "NESW"
    assert {"C2", "D3", "C4", "B3"} <= tunnel(s, "C3")


def test_res_6_7_a_loader_is_boarded_at_the_exit_of_its_slot() -> None:
    s = playing("seat hand 2 3 5")
    do(s, "play 3", "worker D3")
    for loader in ("L2", "L3"):
        refused(s, f"board {loader}", "RES-6.7")
    assert "board L1" in legal(s)


def test_res_6_7_x4_at_a_corner_only_the_edge_of_the_slot_counts() -> None:
    for slot, boards in ((5, True), (6, False)):
        s = at(
            "seat F1 C3*7 D3*0 C4*0 D4*0 hand 3 3 3",
            "seat",
            f"loaders {slot} {slot + 8} {slot + 16}",
            "agenda play:0 turn:1",
        )
        assert face(s, "F1") == ("NS", 3)
        assert "F1" in tunnel(s, "F1")
        assert (slot in open_slots(s, "F1")) is boards
        if boards:
            assert "L1" in ends(s, 3, "F1")
        else:
            assert not [end for _, start, end in moves(s) if (start, end) == ("F1", "L1")]


def test_res_6_7_x17_the_loaders_move_before_the_worker() -> None:
    crew_on_c1 = "seat C1 C3*7 D3*0 C4*0 D4*0 hand 2 3 4"
    s = at(crew_on_c1, "seat")
    assert face(s, "C1") == ("NE", 5)
    assert tunnel(s, "C1") == {"C1"}
    assert 2 in open_slots(s, "C1")  # where L1 stood before the turn
    shapes = []
    for cell, how in [(c, h) for c in all_cells() for h in ("rotate", "flip_long", "flip_short")]:
        after = change(s.clone(), cell, how)
        own = {end for _, start, end in moves(after) if start == "C1"}
        assert ("L1" in own) is (cell == "C1"), (cell, how)
        if cell == "C1":
            assert "C2" in tunnel(after, "C1")
            assert "C3" in tunnel(after, "C1")
            shapes.append(face(after, "C1")[0])
    assert sorted(shapes) == ["NS", "NS", "SW"]


def all_cells() -> list[str]:
    return [f"{column}{row}" for row in range(1, 7) for column in "ABCDEF"]


def test_res_6_8_x10_through_an_occupied_card_to_a_loader() -> None:
    s = playing("seat hand 4", "seat D2")
    assert ends(s, 4, "C3") == {"D1", "L1"}
    move(s, 4, "C3", "L1")
    assert crew(s, 0)["L1"] == 1
    assert crew(s, 1)["D2"] == 1


def test_res_6_9_x11_through_two_occupied_cards_but_not_onto_one() -> None:
    s = playing("seat D1 C3*2 hand 4", "seat D2")
    assert ends(s, 4, "C3") == {"L1"}
    assert ends(s, 4, "D1") == {"C3", "L1"}
    do(s, "play 4", "worker C3")
    refused(s, "to D1", "RES-6.9")


def test_res_6_9_x13_no_end_on_a_card_of_a_rival() -> None:
    s = playing("seat hand 2", "seat E3")
    assert ends(s, 2, "C3") == {"B4", "C4", "E4", "C6", "L1"}
    do(s, "play 2", "worker C3")
    refused(s, "to E3", "RES-6.9")


def test_res_6_9_nor_on_a_card_of_ones_own() -> None:
    s = playing("seat E3 hand 2")
    do(s, "play 2", "worker C3")
    refused(s, "to E3", "RES-6.9")
    assert "E4" in targets(s, "to")  # reached through E3


def test_res_6_10_x14_in_the_middle_several_may_stand() -> None:
    s = playing("seat E3 hand 5")
    assert ends(s, 5, "E3") == {"D2", "D4", "D5", "B6", "L1"}
    before = crew(s, 0)["D4"]
    rivals = crew(s, 1)["D4"]
    move(s, 5, "E3", "D4")
    assert (crew(s, 0)["D4"], crew(s, 1)["D4"]) == (before + 1, rivals)


def test_res_6_10_all_workers_of_all_crews_fit_on_one_middle_card() -> None:
    full = "seat C3*8 D3*0 C4*0 D4*0"
    s = at("seat C3*7 D3*1 C4*0 D4*0 hand 4", full, full, full, PLAYING)
    move(s, 4, "D3", "C3")
    assert [crew(s, p) for p in range(4)] == [{"C3": 8}] * 4


def test_res_6_11_the_middle_keeps_its_privilege_when_its_cards_change() -> None:
    s = playing("seat hand 2 3 5", "seat", "cell C3 B180")
    assert face(s, "C3") == ("ES", 2)
    assert "C3" in ends(s, 2, "D3")
    move(s, 2, "D3", "C3")
    assert crew(s, 0)["C3"] == 3


def test_res_6_12_x16_the_own_card_is_no_end() -> None:
    s = playing("seat D1 hand 4")
    assert face(s, "D1") == ("NS", 4)
    assert ends(s, 4, "D1") == {"C3", "L1"}
    do(s, "play 4", "worker D1")
    refused(s, "to D1", "RES-6.12")


def test_res_6_12_nor_in_the_middle() -> None:
    s = playing("seat hand 4")
    do(s, "play 4", "worker C3")
    refused(s, "to C3", "RES-6.12")


def test_res_6_13_nobody_walks_on_through_a_loader_or_leaves_it() -> None:
    s = at("loaders 5 13 21", "seat F1 L1*2 hand 3 4 5", "seat", "agenda play:0 turn:1")
    assert 5 in open_slots(s, "F1")
    assert 6 not in open_slots(s, "F1")
    assert not {"E1", "A1"} & tunnel(s, "F1")
    do(s, "play 3", "worker F1", "board L1")
    assert crew(s, 0)["L1"] == 3
    for place in ("L1", "L2", "L3"):
        assert place not in targets(s, "worker")


def test_res_6_14_inward_and_back_to_the_middle() -> None:
    s = playing("seat F3 hand 5 6")
    assert {"D4", "D5"} <= ends(s, 5, "F3")
    move(s, 6, "F3", "D3")
    assert crew(s, 0)["D3"] == 3


def test_res_6_15_a_card_is_played_only_for_a_move() -> None:
    lonely = "seat A4 L1*4 L2*3 C3*0 D3*0 C4*0 D4*0 hand 2 3 5"
    s = at("options rescue_target=8", lonely, "seat", PLAYING)
    assert tunnel(s, "A4") == {"A4"}
    assert legal(s) == {"swap"}
    for symbol in (2, 3, 5):  # the 5 is what its own card shows
        refused(s, f"play {symbol}", "RES-6.15")
    assert why_not(s, "swap") == ""


def test_res_6_15_who_can_move_may_still_swap() -> None:
    s = playing("seat hand 2 3 5")
    assert legal(s) == {"play 2", "play 3", "play 5", "swap"}
    swap(s, "2")
    assert s.asked() == [1]


def test_res_6_16_the_played_card_goes_face_up_to_the_discards() -> None:
    s = playing("seat hand y2 3 5", "seat", "discards r6")
    do(s, "play 2")
    assert discards(s) == ["y2", "r6"]
    assert symbols(hand(s, 0)) == "35"
    do(s, "worker C3", "to E3")
    assert discards(s) == ["y2", "r6"]


def test_res_6_3_x6_all_moves_of_the_first_turn_counted() -> None:
    s = change(at("seat hand 2 2 5", "seat"), "A1", "rotate")
    assert face(s, "A1") == ("EW", 6)
    six = {"B4", "C4", "E3", "E4", "C6", "L1"}
    assert [ends(s, 2, cell) for cell in ("C3", "D3", "D4")] == [six] * 3
    assert ends(s, 2, "C4") == six - {"C4"}
    five = {"D2", "D4", "D5", "B6", "L1"}
    assert [ends(s, 5, cell) for cell in ("C3", "D3", "C4")] == [five] * 3
    assert ends(s, 5, "D4") == five - {"D4"}
    assert len(moves(s)) == 42
    assert "swap" in legal(s)
    assert len(legal(do(s, "swap"))) == 5


def test_res_6_17_x9_arrow_1_a_free_tunnel_to_the_symbol() -> None:
    assert ends(playing("seat hand 3"), 3, "D3") == {"B3", "F2", "F3", "L1"}


def test_res_6_17_arrow_2_through_a_rival_to_a_loader() -> None:
    s = playing("seat hand 3", "seat D2")
    assert "L1" in ends(s, 3, "D3")


@pytest.mark.parametrize("symbol", [2, 3, 4, 5, 6])
def test_res_6_17_x12_arrow_3_a_free_tunnel_to_a_loader(symbol: int) -> None:
    s = playing(f"seat hand {symbol}")
    assert {"D2", "D1"} <= tunnel(s, "D3")
    assert "L1" in ends(s, symbol, "D3")


def test_res_6_17_arrow_4_through_an_own_worker_and_a_rival_to_a_loader() -> None:
    s = playing("seat D1 hand 3", "seat D2")
    move(s, 3, "D3", "L1")
    assert crew(s, 0)["L1"] == 1
