"""Rescue, RES-3 to RES-5: how a turn goes, the loaders, and changing a mine card."""

import pytest
from res import (
    CELLS,
    GAME,
    MIDDLE,
    PLAYING,
    asks,
    at,
    card,
    change,
    crew,
    ends,
    face,
    hand,
    kinds,
    loaders,
    move,
    moves,
    open_slots,
    planet,
    refused,
    swap,
    targets,
    tunnel,
)

from liferaft import SPECTATOR, State
from liferaft.testing.diagram import do, legal

START = """
    seat hand 2 2 5
    seat hand 3 3 4
"""


def test_res_3_1_loaders_then_a_mine_card_then_a_symbol_card() -> None:
    s = at(START)
    assert loaders(s) == [3, 11, 19]
    steps = [asks(s)]
    for text in ("turn A1", "rotate", "play 2", "worker C3"):
        do(s, text)
        steps.append(asks(s))
    asked = ("pick", "change", "play", "worker", "destination")
    assert steps == [(step, 0) for step in asked]
    assert loaders(s) == [3, 11, 19]
    s.listen()
    do(s, "to E3")
    assert kinds(s) == ["moved", "drew", "turn", "loaders"]
    assert asks(s) == ("pick", 1)
    assert loaders(s) == [4, 12, 20]


@pytest.mark.parametrize("text", ["play 2", "swap", "worker C3", "to E3", "board L1", "discard 2"])
def test_res_3_1_only_what_the_game_asks_for_can_be_answered(text: str) -> None:
    s = at(START)
    refused(s, text, "RES-3.1")
    do(s, "turn A1")
    refused(s, text, "RES-3.1")
    refused(s, "turn A1", "RES-3.1")


def test_res_3_2_changing_a_card_is_compulsory() -> None:
    s = at(START)
    assert legal(s) == {f"turn {cell}" for cell in CELLS}
    refused(s, "skip", "RES-3.2")
    do(s, "turn A1")
    assert legal(s) == {"rotate", "flip_long", "flip_short"}


def test_res_3_2_only_the_third_action_can_be_replaced() -> None:
    s = change(at(START), "A1", "rotate")
    assert legal(s) == {"play 2", "play 5", "swap"}
    do(s, "swap")
    assert {text.split()[0] for text in legal(s)} == {"discard"}


def test_res_3_3_the_player_draws_and_the_next_turn_begins() -> None:
    s = move(change(at(START), "A1", "rotate"), 2, "C3", "E3")
    assert len(hand(s, 0)) == 3
    assert asks(s) == ("pick", 1)
    assert (s.view(0)["turn"], s.view(0)["turns"]) == (1, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_res_3_4_nobody_decides_outside_the_own_turn(seats: int) -> None:
    s = at(*["seat"] * seats)
    for text in ("turn A1", "rotate", "swap"):
        for other in (SPECTATOR, *range(1, seats)):
            assert s.legal_actions(other) == []
            refused(s, text, "RES-3.1", seat=other)
        assert s.asked() == [0]
        assert not s.window()
        do(s, text)


def test_res_4_1_all_three_loaders_move_one_card_clockwise() -> None:
    s = at(START, "loaders 0 8 16")
    assert loaders(s) == [1, 9, 17]
    s = at(START, "loaders 0 5 20")  # wherever they stand
    assert loaders(s) == [1, 6, 21]


def test_res_4_2_x3_slots_go_round_and_a_corner_is_a_step_of_its_own() -> None:
    assert loaders(at(START, "loaders 2 10 18")) == [3, 11, 19]
    assert loaders(at(START, "loaders 7 15 23")) == [8, 16, 0]
    s = at(START)
    for _ in range(7):
        idle(s)
    assert loaders(s) == [10, 18, 2]


@pytest.mark.parametrize(("before", "after"), [(5, 6), (11, 12), (17, 18), (23, 0)])
def test_res_4_2_at_a_corner_a_loader_passes_to_the_other_edge(before: int, after: int) -> None:
    others = [(before + 8) % 24, (before + 16) % 24]
    s = at(START, f"loaders {before} {others[0]} {others[1]}")
    assert loaders(s) == [after, (after + 8) % 24, (after + 16) % 24]


def idle(s: State) -> None:
    """A turn that changes nothing visible and swaps a card."""
    change(s, "A1", "rotate")
    swap(s, hand(s, s.asked()[0])[0][1])


def test_res_4_3_on_every_turn_the_first_included_and_without_a_decision() -> None:
    for seats in (2, 3, 4):
        s = GAME.new(seats, 9)
        for turn in range(1, 50):
            slots = loaders(s)
            assert slots == [(2 + turn) % 24, (10 + turn) % 24, (18 + turn) % 24]
            assert sorted((b - a) % 24 for a, b in zip(slots, slots[1:] + slots[:1])) == [8, 8, 8]
            idle(s)


def test_res_4_3_the_first_step_is_told_to_those_who_listen() -> None:
    s = GAME.begin(2, 3, GAME.defaults, listening=True)
    assert kinds(s) == ["turn", "loaders"]


def test_res_4_4_workers_on_a_loader_stay_on_it() -> None:
    s = at("seat L1*2 L3 hand 2", "seat L1 L2")
    before = [crew(s, 0), crew(s, 1)]
    for _ in range(30):
        idle(s)
    assert [crew(s, 0), crew(s, 1)] == before


def test_res_4_5_a_loader_holds_any_number_of_all_colours() -> None:
    s = at("options rescue_target=8", "seat L1*7 hand 2", *["seat L1*7"] * 3, PLAYING)
    assert "L1" in ends(s, 2, "C3")
    s = at("options rescue_target=8", "seat L1*6 hand 2", *["seat L1*7"] * 3, PLAYING)
    move(s, 2, "C3", "L1")
    assert [aboard[0] for aboard in s.view(0)["aboard"]] == [7, 7, 7, 7]


def test_res_5_1_any_of_the_36_cards_in_one_of_three_ways() -> None:
    s = at(START)
    results = set()
    for cell in CELLS:
        for how in ("rotate", "flip_long", "flip_short"):
            after = change(s.clone(), cell, how)
            assert asks(after) == ("play", 0)
            results.add(tuple(planet(after)))
    assert len(results) == 108
    assert tuple(planet(s)) not in results


def test_res_5_2_the_card_stays_on_its_cell_and_no_other_changes() -> None:
    s = at(START)
    before = planet(s)
    change(s, "D5", "flip_short")
    after = planet(s)
    assert [cell for i, cell in enumerate(CELLS) if before[i] != after[i]] == ["D5"]
    assert (before[27], after[27]) == ("M21B0", "M21F180")
    assert s.view(0)["changed"] == CELLS.index("D5")


def test_res_5_2_x7_opening_a_loader() -> None:
    s = at(START)
    assert card(s, "D5") == "M21B0"
    assert face(s, "D5") == ("NE", 5)
    before = tunnel(s, "C3")
    change(s, "D5", "rotate")
    assert card(s, "D5") == "M21B180"
    assert face(s, "D5") == ("SW", 5)
    for one, other in zip(["C4", "C5", "D5", "D6", "E6"], ["C5", "D5", "D6", "E6", "F6"]):
        assert other in tunnel(s, one)
    assert "L2" in ends(s, 2, "C3")
    after = tunnel(s, "C3")
    assert len(after) == 20
    assert (after - before, before - after) == ({"D6", "E6", "F6"}, {"E5"})
    assert open_slots(s, "C3") == {3, 7, 8, 11, 13}


def test_res_5_2_x8_both_flips_of_a_curve_to_a_straight_join_the_same() -> None:
    s = at(START)
    for how, lie in (("flip_long", "F0"), ("flip_short", "F180")):
        after = change(s.clone(), "B4", how)
        assert card(after, "B4") == f"M14{lie}"
        assert face(after, "B4") == ("NS", 5)
        assert {"A5", "B5"} <= tunnel(after, "B3") & tunnel(after, "C3")
        assert "L3" in ends(after, 2, "C3")
    after = change(s.clone(), "B4", "rotate")
    assert face(after, "B4")[0] == "SW"
    assert not {"A5", "B5"} & tunnel(after, "C3")
    assert "L3" not in ends(after, 2, "C3")


def test_res_5_3_cards_with_workers_and_the_middle_may_be_changed_too() -> None:
    s = at("seat E3", "seat D1")
    assert {*MIDDLE, "E3", "D1"} <= targets(s, "turn")
    for cell in (*MIDDLE, "E3", "D1"):
        for how in ("rotate", "flip_long", "flip_short"):
            assert card(change(s.clone(), cell, how), cell) != card(s, cell)


def test_res_5_4_x15_a_worker_stays_on_a_card_that_is_turned() -> None:
    s = at("seat hand 2 3 5", "seat E3 hand 2 4 6")
    change(s, "E3", "flip_long")
    assert card(s, "E3") == "M22B0"
    assert face(s, "E3") == ("NS", 4)
    assert crew(s, 1)["E3"] == 1
    assert tunnel(s, "E3") == {"E2", "E3", "E4"}
    assert len(tunnel(s, "C3")) == 14
    assert open_slots(s, "C3") == {3}
    swap(s, "2")
    change(s, "A1", "rotate")
    own = {(symbol, end) for symbol, start, end in moves(s) if start == "E3"}
    assert own == {(2, "E2"), (2, "E4")}
    do(s, "play 4")
    refused(s, "worker E3", "RES-6.3")


def test_res_5_4_x15_with_no_other_symbol() -> None:
    s = at("seat", "seat E3 hand 3 5 5", "turn 1", "cell E3 B0", "loaders 4 12 20",
           "agenda play:1 turn:0")  # fmt: skip
    assert not [start for _, start, _ in moves(s) if start == "E3"]


def test_res_5_5_a_change_that_nobody_sees_is_legal_and_recorded() -> None:
    s = at(START)
    before = face(s, "A1")
    change(s, "A1", "rotate")
    assert face(s, "A1") == before == ("EW", 6)
    assert card(s, "A1") == "M27F180"
    swap(s, "2")
    change(s, "A1", "flip_long")
    assert card(s, "A1") == "M27B180"
    assert face(s, "A1") == ("NW", 5)  # not E S, which an upright card would show
    crossing = change(at(START), "C3", "rotate")
    assert (card(crossing, "C3"), face(crossing, "C3")) == ("M20F0", ("NESW", 4))


def test_res_5_6_the_change_is_final() -> None:
    s = change(at(START), "D5", "rotate")
    for text in ("turn D5", "rotate", "flip_long", "skip"):
        refused(s, text, "RES-3.1")
    do(s, "play 2")
    refused(s, "rotate", "RES-3.1")
    assert card(s, "D5") == "M21B180"


def test_res_5_7_the_same_card_may_be_changed_on_the_next_turn() -> None:
    s = change(at(START), "D5", "rotate")
    swap(s, "2")
    assert "D5" in targets(s, "turn")
    change(s, "D5", "rotate")
    assert card(s, "D5") == "M21B0"
