"""The edge cases of Rescue, one by one."""

import pytest
from res import (
    PLAYING,
    asks,
    at,
    change,
    crew,
    discards,
    ends,
    face,
    hand,
    kinds,
    move,
    open_slots,
    pile,
    refused,
    rescued,
    rng,
    swap,
    targets,
    tunnel,
)

from liferaft.testing.diagram import do, legal

LONELY = "options rescue_target=8\nseat A4 L1*7 C3*0 D3*0 C4*0 D4*0 hand 2 3 5"


def test_res_6_15_edge_1_without_a_legal_move_a_swap_is_always_possible() -> None:
    s = at(LONELY, "seat", PLAYING)
    assert legal(s) == {"swap"}
    do(s, "swap")
    assert len(legal(s)) == 7


def test_res_7_4_edge_2_the_pile_runs_out_in_the_middle_of_a_swap() -> None:
    came_back = 0
    for n in range(30):
        s = at("seat hand w4 r4 w5", "seat hand w2 r2 b2", "pile w3 r3", PLAYING, rng(n))
        swap(s, "4+4+5")
        assert {"w3", "r3"} <= set(hand(s, 0))
        assert (pile(s), discards(s)) == (14, [])
        came_back += bool(set(hand(s, 0)) & {"w4", "r4", "w5"})
    assert 0 < came_back < 30


def test_res_8_3_edge_3_the_card_just_played_can_come_back_at_once() -> None:
    back = 0
    for n in range(60):
        s = at("seat hand w2 w3 w5", "seat", "seat", "seat", "pile", PLAYING, rng(n))
        move(s, 2, "C3", "E3")
        back += "w2" in hand(s, 0)
    assert 0 < back < 25


def test_res_4_1_edge_4_a_loader_at_the_exit_has_gone_on() -> None:
    s = at("seat C1 hand 2 3 4", "seat", "loaders 2 10 18")
    change(s, "A1", "rotate")
    do(s, "play 2")
    refused(s, "worker C1", "RES-6.3")


def test_res_6_3_edge_5_of_two_loaders_either_may_be_boarded() -> None:
    for loader in ("L1", "L2"):
        s = change(at("seat hand 2 3 5", "seat"), "D5", "rotate")
        assert {"L1", "L2"} <= ends(s, 2, "C3")
        move(s, 2, "C3", loader)
        assert crew(s, 0)[loader] == 1
        assert rescued(s) == [1, 0]


@pytest.mark.parametrize(("cell", "symbol"), [("D1", 4), ("C3", 4), ("D4", 5), ("E3", 2)])
def test_res_6_12_edge_6_the_own_card_with_the_symbol_is_no_end(cell: str, symbol: int) -> None:
    s = at(f"seat {cell} hand {symbol}", "seat", PLAYING)
    assert face(s, cell)[1] == symbol
    do(s, f"play {symbol}", f"worker {cell}")
    refused(s, f"to {cell}", "RES-6.12")


def test_res_6_9_edge_7_if_all_cards_with_the_symbol_are_occupied() -> None:
    s = at("seat hand 2", "seat B4 E3 E4 C6", PLAYING)
    assert ends(s, 2, "C3") == {"C4", "L1"}


def test_res_5_4_edge_8_a_worker_cut_off_can_be_freed_later() -> None:
    s = at("seat E3 hand 3 3 3", "seat")
    change(s, "E3", "flip_long")
    assert tunnel(s, "E3") == {"E2", "E3", "E4"}
    do(s, "play 3")
    refused(s, "worker E3", "RES-6.3")
    do(s, "worker D3", "board L1")
    change(s, "E3", "flip_long")
    assert "D3" in tunnel(s, "E3")


def test_res_6_15_edge_9_nobody_is_out_when_all_workers_are_cut_off() -> None:
    s = at(LONELY, "seat")
    assert legal(change(s, "A1", "rotate")) == {"swap"}
    swap(s, "2")
    change(s, "A1", "rotate")
    swap(s, hand(s, 1)[0][1])
    assert asks(s) == ("pick", 0)


def test_res_6_5_edge_10_an_exit_against_a_closed_edge_is_no_passage() -> None:
    s = at("seat", "seat")
    assert ("N" in face(s, "D6")[0], "S" in face(s, "D5")[0]) == (True, False)
    assert "D6" not in tunnel(s, "D5")
    assert "D5" not in tunnel(s, "D6")


def test_res_9_1_edge_11_there_is_no_draw_while_the_loaders_move_on() -> None:
    s = at("seat L1*4", "seat L1*4")
    for turn in range(40):
        assert not s.over
        change(s, "A1", "rotate")
        swap(s, hand(s, turn % 2)[0][1])


def test_res_6_9_edge_12_workers_never_capture_push_or_change_places() -> None:
    s = at("seat D1 hand 2 3 5", "seat D2", PLAYING)
    before = crew(s, 1)
    s.listen()
    move(s, 3, "D3", "F3")
    assert crew(s, 1) == before
    assert kinds(s) == ["moved", "drew", "turn", "loaders"]


def test_res_6_7_edge_13_a_closed_edge_may_be_opened_by_the_change() -> None:
    s = at("seat hand 2 3 5", "seat", "loaders 9 17 1", "agenda pick:0 play:0 turn:1")
    assert face(s, "B1") == ("NS", 2)
    assert open_slots(s, "C3") == {3, 7, 8}
    closed = change(s.clone(), "A1", "rotate")
    assert not {end for end in ends(closed, 2, "C3") if end[0] == "L"}
    opened = change(s.clone(), "C2", "flip_long")
    assert face(opened, "C2") == ("SW", 4)
    assert "L3" in ends(opened, 2, "C3")  # C2, B2, B1 and out to the north


@pytest.mark.parametrize("slot", [5, 6])
def test_res_6_7_edge_14_a_loader_at_a_corner_touches_one_edge_only(slot: int) -> None:
    s = at("seat F1 hand 3 3 3", "seat", f"loaders {slot} {slot + 8} {slot + 16}",
           "agenda play:0 turn:1")  # fmt: skip
    do(s, "play 3")
    boards = "F1" in targets(s, "worker") and "L1" in targets(do(s.clone(), "worker F1"), "board")
    assert boards is (slot == 5)
