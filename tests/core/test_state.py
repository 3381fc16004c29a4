"""What every state does: asks, refuses, tells, hides its answers while they are secret."""

import pytest

import liferaft
from liferaft import SPECTATOR, IllegalAction, State, UnknownSeat
from toy import GAME as DRIFTWOOD

START = """\
driftwood
hand 1 2
hand 3 4
deck 5 6 1 2
buoys 1 1
left 0
agenda bid:0 bid:1 show:0 count:0 round:0
"""


def start() -> State:
    return DRIFTWOOD.position(START)


def play(state: State, text: str, seat: int | None = None) -> None:
    state.apply(state.game.parse_action(text), seat)


def test_simultaneous_steps_ask_several_seats_in_any_order() -> None:
    s = start()
    assert s.asked() == [0, 1]
    play(s, "bid 4", 1)
    assert s.asked() == [0]
    assert s.legal_actions(1) == []
    play(s, "bid 2")
    assert s.asked() == [0]
    assert s.window()


def test_a_bid_is_secret_until_all_are_in() -> None:
    s = start()
    s.listen()
    play(s, "bid 4", 1)
    assert s.view(0)["bids"] == s.view(SPECTATOR)["bids"] == [0, -1]
    assert s.view(1)["bids"] == [0, 4]
    assert [item[2] for item in s.news(0)] == [0]
    assert [item[2] for item in s.news(1)] == [4]
    play(s, "bid 2", 0)
    assert s.view(0)["bids"] == [2, 4]


@pytest.mark.parametrize("seat", [-2, 2, 2**70])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    s = start()
    for look in s.view, s.news, lambda seat: s.determinize(seat, liferaft.seeded(1)):
        with pytest.raises(UnknownSeat, match=f"there is no seat {seat}; seats are 0 to 1, and -1"):
            look(seat)
    assert s.legal_actions(seat) == s.legal_actions(SPECTATOR) == []


def test_a_whole_round() -> None:
    s = start()
    play(s, "bid 4", 1)
    play(s, "bid 2", 0)
    play(s, "throw", 0)  # 2 + 2 against 4: a tie
    play(s, "pass", 1)
    assert s.over
    assert s.asked() == s.legal_actions() == []
    assert s.scores() == [0, 0]
    assert s.ranking() == [1, 1]
    assert s.outcome() == [0.5, 0.5]


def test_the_winner_may_take_a_card() -> None:
    s = start()
    for text, seat in (("bid 3", 1), ("bid 1", 0), ("pass", 0), ("pass", 1)):
        play(s, text, seat)
    assert s.asked() == [1]
    known = s.reveals
    play(s, "take")
    assert s.reveals == known + 1
    assert s.view(1)["hand"] == [2, 4]
    assert s.ranking() == [2, 1]
    assert s.outcome() == [0.0, 1.0]


@pytest.mark.parametrize(
    ("points", "ranking", "outcome"),
    [
        ("4 2 2 0", [1, 2, 2, 4], [1.0, 0.5, 0.5, 0.0]),
        ("1 1 1 1", [1, 1, 1, 1], [0.5, 0.5, 0.5, 0.5]),
        ("3 3 1 1", [1, 1, 3, 3], [5 / 6, 5 / 6, 1 / 6, 1 / 6]),
    ],
)
def test_ties_share_a_place(points: str, ranking: list[int], outcome: list[float]) -> None:
    s = DRIFTWOOD.position("driftwood\n" + "hand 1\n" * 4 + f"points {points}\nover 1\n")
    assert s.ranking() == ranking
    assert s.outcome() == pytest.approx(outcome)
    assert sum(s.outcome()) == pytest.approx(2)


def test_news_is_only_of_the_last_action() -> None:
    s = start()
    assert s.news(0) == []
    s.listen()
    play(s, "bid 4", 1)
    play(s, "bid 2", 0)
    assert [DRIFTWOOD.news[item[0]] for item in s.news(1)] == ["bid", "showed", "showed"]


def test_repr_is_the_position() -> None:
    s = start()
    assert repr(s) == s.text()


# Answers that come too late, from the wrong seat, or mean nothing


@pytest.mark.parametrize(
    ("action", "seat", "words"),
    [
        (3, 0, r"TOY-2\.1: bid a card from your own hand \(action 3\)"),
        (0, 0, r"TOY-1\.1: that is not what the game asks for now \(action 0\)"),
        (1, 2, r"TOY-1\.1: it is not this seat that is asked now \(action 1\)"),
        (1, SPECTATOR, r"TOY-1\.1: it is not this seat that is asked now \(action 1\)"),
        (1, 2**70, r"TOY-1\.1: it is not this seat that is asked now \(action 1\)"),
        (-1, 0, r"TOY-1\.1: there is no such action \(action -1\)"),
        (999, 0, r"TOY-1\.1: there is no such action \(action 999\)"),
        (2**70, 0, r"TOY-1\.1: there is no such action \(action \d+\)"),
    ],
)
def test_a_refusal_names_rule_and_action_and_changes_nothing(
    action: int, seat: int, words: str
) -> None:
    s = start()
    before = s.text()
    with pytest.raises(IllegalAction, match=words) as caught:
        s.apply(action, seat)
    assert caught.value.action == action
    assert caught.value.reason == s.why_not(action, seat)
    assert s.text() == before


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    state = liferaft.game("forbidden_island").new(2, 1)
    while not state.over:
        state.apply(state.legal_actions()[0])
    before = state.text()
    for action in (0, 1, 50, 9999):
        with pytest.raises(IllegalAction, match=rf"FI-1\.2: the game is over \(action {action}\)"):
            state.apply(action)
    assert state.text() == before
    assert not state.window()
