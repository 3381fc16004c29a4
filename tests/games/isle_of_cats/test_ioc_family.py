"""The Isle of Cats, IOC-15: the family mode."""

import pytest
from ioc import (
    CRAMMED,
    E13_BOAT,
    GAME,
    asks,
    at,
    baskets,
    cards,
    day,
    fish,
    heard,
    order,
    place,
    refused,
    tiles,
    words,
)

from liferaft import SPECTATOR, State
from liferaft.testing.diagram import do, legal

MODE = "options family_mode=true"


def home(shared: str = "", laid: str = "", track: str = "0 1") -> State:
    """Seat 0 of two has its turn to rescue a cat."""
    return at(f"{MODE}\norder {track}\n{shared}\nseat blue\ntiles {laid}\nseat green\nphase rescue")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ioc_15_1_two_lessons_of_three_and_no_other_cards(seats: int) -> None:
    s = GAME.new(seats, 6, family_mode=True)
    assert s.asked() == list(range(seats))
    for p in range(seats):
        assert len(cards(s, p, "pack")) == 3
        assert set(cards(s, p, "pack")) <= set(range(151, 169))
        assert baskets(s, p) == []
        assert fish(s, p) == 0
    assert words(s, "oshax") == []
    refused(
        s, f"keep {next(c for c in range(151, 169) if c not in cards(s, 0, 'pack'))}", "IOC-15.1"
    )
    for p in reversed(range(seats)):
        before = s.view(SPECTATOR)
        do(s, min(legal(s, p)), seat=p)
        assert s.view(SPECTATOR) == before
        do(s, min(legal(s, p)), seat=p)
    assert [len(cards(s, p, "lessons")) for p in range(seats)] == [2] * seats
    assert [len(cards(s, p, "tossed")) for p in range(seats)] == [1] * seats
    assert s.view(0)["buried"] == seats
    assert asks(s)[0] == "home"
    assert "own_lessons" not in s.view(0)["places"][1]


def test_ioc_15_1_the_turn_order_is_random() -> None:
    orders = {tuple(order(GAME.new(3, seed, family_mode=True))) for seed in range(60)}
    assert len(orders) == 6


def test_ioc_15_2_cats_are_free_and_turns_go_on_until_all_have_passed() -> None:
    s = home("left red-16\nright blue-16 green-16")
    assert legal(s) == {"pass", "rescue red-16", "rescue blue-16", "rescue green-16"}
    refused(s, "rescue orange-16", "IOC-6.6")
    do(s, "rescue blue-16", "place 5,2:r0")
    assert asks(s) == ("home", 1)
    do(s, "pass")
    do(s, "rescue green-16")
    place(s, "green-16", "6,2:r0")
    assert asks(s) == ("home", 0)
    do(s, "pass")
    assert day(s) == 2
    assert asks(s)[0] == "home"
    assert fish(s, 0) == 0


def test_ioc_15_2_a_day_ends_when_the_fields_are_empty() -> None:
    s = home("left red-16")
    do(s, "rescue red-16", "place 5,2:r0")
    assert day(s) == 2
    s = home("left red-16", CRAMMED)
    assert legal(s) == {"pass"}
    refused(s, "rescue red-16", "IOC-6.12")


@pytest.mark.parametrize("treasure", ["common-2", "rare-O"])
def test_ioc_15_3_a_map_gives_a_common_or_a_rare_treasure(treasure: str) -> None:
    s = home("left blue-05 red-01\nrares rare-O", "blue-16@12,2")
    do(s, "rescue blue-05", "place 13,0:r0")
    assert legal(s) == {
        "done", "take rare-O", "take common-1", "take common-2", "take common-3L", "take common-3I",
    }  # fmt: skip
    refused(s, "take rare-T", "IOC-8.8")
    do(s, f"take {treasure}")
    do(s, min(legal(s)))
    assert treasure in tiles(s, 0).values()
    assert asks(s) == ("home", 1)


def test_ioc_15_4_the_first_on_the_track_becomes_the_last() -> None:
    s = at(f"{MODE}\norder 2 0 1\nleft red-16\nseat blue\nseat green\nseat red\nphase rescue")
    s.listen()
    do(s, "pass", "pass", "pass")
    assert order(s) == [0, 1, 2]
    assert day(s) == 2
    assert heard(s, "cleared") == [(1, 0, 0)]
    assert len(words(s, "left")) == len(words(s, "right")) == 6


def test_ioc_15_5_rare_treasures_bring_no_points() -> None:
    usual = at(f"{E13_BOAT}\nseat red\nphase clear").scores()[0]
    assert at(f"{MODE}\n{E13_BOAT}\nseat red\nphase clear").scores()[0] == usual - 3


LESSONS = [
    (151, 4), (152, 9), (153, 4), (154, 0), (155, 0), (156, 0), (157, 0), (158, 0), (159, 0),
    (160, 9), (161, 0), (162, 0), (163, 0), (164, 12), (165, 10), (166, 6), (167, 4), (168, 8),
]  # fmt: skip
WHOLE = f"seat green\ntiles {CRAMMED} common-1@19,3 common-1@21,4"
FULL_LESSONS = [
    (154, 10), (155, 10), (156, 12), (157, 0), (158, 15), (159, 9), (160, 9), (161, 9), (162, 9),
    (163, 0), (164, 8), (166, 0), (167, 14),
]  # fmt: skip


@pytest.mark.parametrize(("lesson", "points"), LESSONS)
def test_ioc_15_5_lessons_of_the_family_mode(lesson: int, points: int) -> None:
    usual = at(f"{MODE}\n{E13_BOAT}\nseat red\nphase clear").scores()[0]
    s = at(f"{MODE}\n{E13_BOAT}\nlessons {lesson}\nseat red\nphase clear")
    assert s.scores()[0] == usual + points


@pytest.mark.parametrize(("lesson", "points"), FULL_LESSONS)
def test_ioc_15_5_lessons_of_the_family_mode_on_a_full_boat(lesson: int, points: int) -> None:
    usual = at(f"{MODE}\n{WHOLE}\nseat red\nphase clear").scores()[0]
    s = at(f"{MODE}\n{WHOLE}\nlessons {lesson}\nseat red\nphase clear")
    assert s.scores()[0] == usual + points


def test_ioc_15_5_lessons_157_and_163_are_met_exactly() -> None:
    words_ = CRAMMED.split()
    cats = [word for word in words_ if not word.startswith("common")]
    assert len(cats) == 26
    five_orange = [word for word in cats if word != "orange-05@16,5:m3"]
    for lesson, points, laid in (
        (157, 10, cats[:20]),
        (157, 0, cats[:19]),
        (163, 9, five_orange),
    ):
        boat = f"seat green\ntiles {' '.join(laid)}"
        usual = at(f"{MODE}\n{boat}\nseat red\nphase clear").scores()[0]
        assert at(f"{MODE}\n{boat}\nlessons {lesson}\nseat red\nphase clear").scores()[0] == (
            usual + points
        )


def test_ioc_15_5_a_tie_is_broken_by_filled_rooms_and_then_shared() -> None:
    cabin = "tiles common-3I@20,3:r1 common-1@21,4"
    s = at(
        f"{MODE}\nday 5\nseat red\ntiles rare-O@12,2 common-1@6,2\nseat blue\n{cabin}\nphase clear"
    )
    assert s.over
    assert s.scores() == [-49, -49]
    assert s.ranking() == [2, 1]
    s = at(f"{MODE}\nday 5\nseat red\n{cabin}\nseat blue\n{cabin}\nphase clear")
    assert s.ranking() == [1, 1]


def test_ioc_15_1_there_are_no_windows_and_five_days() -> None:
    s = GAME.new(3, 2, family_mode=True)
    steps = set()
    while not s.over:
        steps.add(asks(s)[0])
        s.apply(s.legal_actions()[-1])
    assert steps <= {"lessons", "home", "place", "bonus"}
    assert day(s) == 5
