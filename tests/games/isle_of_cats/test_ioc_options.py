"""The Isle of Cats: every option with each of its values."""

import pytest
from ioc import GAME, asks, at, cards, day, passing, refused, words

from liferaft import SPECTATOR, BadOption
from liferaft.games.isle_of_cats.box import BOAT_IDS
from liferaft.testing.diagram import do, legal

VALUES = {
    "printed_costs": (False, True),
    "anytime_windows": ("full", "lean"),
    "late_lessons": ("immediate", "next_day"),
    "boats": ("random", "chosen", "same", "same_green", "same_red", "same_purple"),
    "solo": ("off", "easy", "medium", "hard", "very_hard", "expert"),
    "family_mode": (False, True),
}


def test_the_options_and_their_values_default_first() -> None:
    assert {option.name: option.choices for option in GAME.options} == VALUES
    assert all(option.default == option.choices[0] for option in GAME.options)
    assert all(option.help for option in GAME.options)


@pytest.mark.parametrize(
    ("name", "value"),
    [("printed_costs", "maybe"), ("anytime_windows", "none"), ("late_lessons", "never"),
     ("boats", "same_orange"), ("solo", "brutal"), ("family_mode", 3)],
)  # fmt: skip
def test_other_values_are_refused(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=name):
        GAME.new(2, 0, **{name: value})


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_seats(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(seats, 0)


@pytest.mark.parametrize(
    ("value", "boat"),
    [("same", "blue"), ("same_green", "green"), ("same_red", "red"), ("same_purple", "purple")],
)
def test_ioc_1_1_the_same_boat_for_all(value: str, boat: str) -> None:
    s = GAME.new(4, 1, boats=value)
    assert {BOAT_IDS[place["boat"]] for place in s.view(0)["places"]} == {boat}


def test_ioc_1_1_boats_chosen_in_turn_order() -> None:
    s = GAME.new(3, 5, boats="chosen")
    track = [int(p) for p in words(s, "order")]
    wanted = ["red", "purple", "blue"]
    for p, boat in zip(track, wanted):
        assert asks(s) == ("board", p)
        do(s, f"board {boat}")
        if boat == "red":
            refused(s, "board red", "IOC-1.1")
            assert legal(s) == {"board blue", "board green", "board purple"}
    assert asks(s)[0] == "draft"
    for p, boat in zip(track, wanted):
        assert BOAT_IDS[s.view(SPECTATOR)["places"][p]["boat"]] == boat


def test_ioc_5_6_late_lessons_next_day_are_read_on_the_next_day() -> None:
    s = at("""
        options late_lessons=next_day
        left red-01
        deck 113 15 ...
        seat blue
        fish 9
        hand 71
        seat green
        phase rescue
    """)
    do(s, "play 71")
    kept = [card for card in cards(s, 0, "drawn") if card > 112]
    do(s, *(f"keep {card}" for card in kept))
    passing(s, "pay")
    assert day(s) == 2
    assert set(kept) <= set(cards(s, 0, "hand"))


@pytest.mark.parametrize("level", VALUES["solo"])
def test_ioc_14_1_solo_levels_play_to_the_end(level: str) -> None:
    s = GAME.new(1, 2, solo=level)
    while not s.over:
        s.apply(s.legal_actions()[-1])
    assert s.view(0)["result"] in ("won", "lost")


def test_ioc_15_1_family_mode_is_for_two_or_more() -> None:
    assert GAME.new(2, 0, family_mode=True).view(0)["family"]
    with pytest.raises(BadOption, match="family_mode=true is for 2 to 4 seats, not for 1"):
        GAME.new(1, 0, family_mode=True)


def test_ioc_14_1_a_level_of_the_sister_is_for_one_player() -> None:
    with pytest.raises(BadOption, match="solo=hard is for 1 seat, not for 2"):
        GAME.new(2, 0, solo="hard")
