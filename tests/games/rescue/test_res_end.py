"""Rescue, RES-9: how the game ends, and who is ranked where."""

import pytest
from res import (
    GAME,
    PLAYING,
    asks,
    at,
    change,
    crew,
    hand,
    heard,
    kinds,
    move,
    pile,
    refused,
    result,
    swap,
)

from liferaft.testing.diagram import do


def test_res_9_1_five_workers_on_loaders_win() -> None:
    s = at("seat L1*2 L2 L3 hand 2", "seat", PLAYING)
    s.listen()
    move(s, 2, "D3", "L1")
    assert result(s) == "rescued"
    assert s.scores() == [5, 0]
    assert s.ranking() == [1, 2]
    assert s.outcome() == [1.0, 0.0]
    assert heard(s, "ended") == [(1, 1, 0)]


def test_res_9_1_a_fifth_worker_wins_only_on_a_loader() -> None:
    s = at("seat L1*4 hand 2", "seat", PLAYING)
    move(s, 2, "D3", "E3")
    assert result(s) == ""


def test_res_9_2_x20_the_win_is_immediate() -> None:
    s = at("seat L1*4 hand 2", "seat L1*4", "loaders 11 19 3", "agenda play:0 turn:1")
    before = pile(s)
    s.listen()
    move(s, 2, "D3", "L3")
    assert crew(s, 0)["L3"] == 1
    assert result(s) == "rescued"
    assert len(hand(s, 0)) == 2
    assert pile(s) == before
    assert kinds(s) == ["boarded", "ended"]
    assert s.asked() == []
    assert s.legal_actions(1) == []
    refused(s, "turn A1", "RES-3.1", seat=1)
    assert s.ranking() == [1, 2]


def test_res_9_2_the_round_is_not_completed() -> None:
    s = at("seat L1*4", "seat L1*4 hand 2", "seat L1*4", "first 0", "turn 1", "loaders 3 11 19",
           "agenda play:1 turn:2")  # fmt: skip
    move(s, 2, "D3", "L1")
    assert (result(s), s.ranking()) == ("rescued", [2, 1, 2])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_res_9_3_there_is_exactly_one_winner_the_player_on_turn(seats: int) -> None:
    for turn in range(seats):
        crews = [f"seat L1*4 hand {'2' if p == turn else ''}" for p in range(seats)]
        s = at(*crews, f"turn {turn}", "loaders 3 11 19",
               f"agenda play:{turn} turn:{(turn + 1) % seats}")  # fmt: skip
        move(s, 2, "D3", "L1")
        assert [p for p in range(seats) if s.ranking()[p] == 1] == [turn]


def test_res_9_4_the_others_are_ranked_by_their_workers_on_loaders() -> None:
    s = at("seat L1*4 hand 2", "seat L2*3", "seat L1 L3*2", "seat L1", PLAYING)
    move(s, 2, "D3", "L1")
    assert s.scores() == [5, 3, 3, 1]
    assert s.ranking() == [1, 2, 2, 4]


LAST_TURN = ("turns 600", "turn 1", "loaders 3 11 19", "agenda play:1 turn:0")


def test_res_9_5_the_game_stops_after_600_turns() -> None:
    s = at("seat L1*3", "seat L1*2 hand 2", *LAST_TURN)
    s.listen()
    swap(s, "2")
    assert result(s) == "turns"
    assert kinds(s) == ["swapped", "drew", "ended"]
    assert s.view(0)["turns"] == 600
    assert s.ranking() == [1, 2]


def test_res_9_5_the_600th_turn_is_still_played() -> None:
    s = at("seat", "seat", "turns 599", "loaders 3 11 19", "agenda play:0 turn:1")
    swap(s, hand(s, 0)[0][1])
    assert asks(s) == ("pick", 1)
    assert s.view(0)["turns"] == 600
    change(s, "A1", "rotate")
    swap(s, hand(s, 1)[0][1])
    assert result(s) == "turns"


def test_res_9_5_a_win_on_the_600th_turn_is_a_win() -> None:
    s = at("seat L1*4", "seat L1*4 hand 2", *LAST_TURN)
    move(s, 2, "D3", "L1")
    assert (result(s), s.ranking()) == ("rescued", [2, 1])


def test_res_9_5_at_the_cap_ties_share_the_win() -> None:
    s = at("seat L1*3", "seat L1*2 L2 hand 2", "seat L1", "turns 600", "turn 1",
           "loaders 3 11 19", "agenda play:1 turn:2")  # fmt: skip
    s.listen()
    swap(s, "2")
    assert s.ranking() == [1, 1, 3]
    assert s.outcome() == [0.75, 0.75, 0.0]
    assert heard(s, "ended") == [(2, 0b011, 0)]


def test_res_9_5_nobody_on_a_loader_is_a_tie_of_all() -> None:
    s = at("seat", "seat hand 2", *LAST_TURN)
    swap(s, "2")
    assert s.ranking() == [1, 1]


def test_res_9_5_a_whole_game_reaches_the_cap() -> None:
    s = GAME.new(2, 5)
    turns = 0
    while not s.over:
        turns += 1
        do(s, "turn A1", "rotate", "swap")
        s.apply(s.legal_actions()[0])
    assert (turns, result(s)) == (600, "turns")
