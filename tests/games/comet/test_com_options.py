"""Comet: the options, each value of each, and the game for one."""

import random

import pytest
from comet import (
    GAME,
    asks,
    at,
    cards,
    count,
    hand,
    lively,
    moving,
    neutral,
    rescued,
    targets,
    where,
)

from liferaft import BadOption
from liferaft.testing.diagram import do, legal

VALUES = [(option.name, value) for option in GAME.options for value in option.choices]


@pytest.mark.parametrize(("name", "value"), VALUES)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_value_of_every_option_is_played_to_the_end(
    name: str, value: object, seats: int
) -> None:
    luck = random.Random(7)
    s = GAME.new(seats, 7, **{name: value})
    assert s.view(0)["options"][name] == value
    again = GAME.position(s.text())
    assert again.view(0) == s.view(0)
    while not s.over:
        s.apply(*lively(s, luck))
    assert s.view(0)["result"] == "finished"


@pytest.mark.parametrize("name", [option.name for option in GAME.options])
def test_other_values_are_refused(name: str) -> None:
    with pytest.raises(BadOption, match=name):
        GAME.new(2, 1, **{name: "sometimes"})


def test_com_0_6_neutral_pieces_that_wait_beside_the_board_are_in_nobodys_way() -> None:
    s = moving("H01/ C3", more="options neutral_start=off")
    assert targets(s) == {"B2", "C2", "C4", "D2", "D3"}
    s = at("options neutral_start=off\nseat H01 hand S36\nseat H02 rescued G24\nturn 1")
    do(s, "use G24", "to E4")
    assert neutral(s) == ["-", "E4"]


def test_com_3_8_chain_jumps_off_also_counts_skips_and_jumps_together() -> None:
    text = "seat H01/ C3 C4 rescued S06\nseat H02\n{}\npool joker\nagenda move:0 finish:0"
    free = do(at(text.format("")), "use S06", "rescuer 1")
    short = do(at(text.format("options chain_jumps=false")), "use S06", "rescuer 1")
    assert targets(short) == {"B2", "B4", "C2", "C5", "D2", "E3", "E4"}
    assert targets(free) == targets(short)
    text = text.replace("C3 C4", "F3 E4")
    free = do(at(text.format("")), "use S06", "rescuer 1")
    short = do(at(text.format("options chain_jumps=false")), "use S06", "rescuer 1")
    assert targets(short) == {"E3", "E5", "F4", "G3"}
    assert targets(free) - targets(short) == {"B4", "C3", "C4", "C5", "D2"}


def test_com_0_5_the_length_of_a_game_is_the_size_of_its_pile() -> None:
    sizes = [
        count(GAME.new(4, 1, game_length=word), "pile") for word in ("short", "normal", "long")
    ]
    assert sizes == [66 - 24, 66, 66 + 12]


def test_com_7_13_with_pass_final_off_effects_still_end_with_a_round_of_passes() -> None:
    s = at("""
        options pass_final=false
        seat H01 C3 hand S36
        seat H02 hand P02
        seat H03 K5 hand S01
        phase comet
    """)
    do(s, "pass")
    assert asks(s) == ("action", 2)
    do(s, "move S01", "end")
    assert asks(s) == ("action", 0)
    do(s, "pass")
    assert s.over


def test_com_7_7_the_choice_readies_no_hero_by_default() -> None:
    assert GAME.defaults["comet_ready_hero"] is False
    assert GAME.defaults["pass_final"] is True


# One player


def test_com_0_5_alone_with_a_stack_of_78() -> None:
    s = GAME.new(1, 2)
    assert (count(s, "pile"), count(s, "stack"), len(hand(s))) == (19, 78, 5)
    assert s.view(0)["solo"] is True


def test_com_7_6_alone_the_choice_is_asked_once() -> None:
    s = at("seat H04 C3 rescued S15/ hand S40\nunseen S01 S02 S03\npile 2")
    do(s, "use hero", "move S40", "end")
    assert asks(s) == ("comet_choice", 0)
    do(s, "ready_all")
    assert rescued(s) == ["S15"]
    assert asks(s) == ("action", 0)
    assert "rest" not in legal(s)


def test_com_8_5_alone_four_idle_rests_bring_the_comet() -> None:
    s = at("seat H01 C3 hand S40 S40 S39 S39 S38\npile 20")
    for n in range(4):
        assert s.view(0)["phase"] == "main", n
        do(s, "rest", "done")
        taken = sorted(legal(s))[0]
        do(s, taken, taken.replace("take", "discard"))
    assert s.view(0)["phase"] == "comet"
    assert where(s)[0] == "C3"
    assert len(cards(s, "gold_discards")) == 4


def test_com_8_1_alone_a_pass_ends_the_game() -> None:
    s = do(at("seat H01 rescued S40 hand S36\nphase comet"), "pass")
    assert s.over
    assert (s.scores(), s.ranking()) == ([11], [1])


@pytest.mark.parametrize(
    ("animals", "points", "reached"),
    [
        ("S40 S40 S39 S39", 38, 0),
        ("S40 S40 S39 S39 S35", 40, 1),
        ("S40 S40 S39 S39 S38 S38 S35", 54, 1),
        ("S40 S40 S39 S39 S38 S38 S36", 55, 2),
        ("S40 S40 S39 S39 S38 S38 G33 S37", 68, 2),
        ("S40 S40 S39 S39 S38 S38 G33 S37 S35", 70, 3),
    ],
)
def test_alone_the_targets_are_40_55_and_70(animals: str, points: int, reached: int) -> None:
    s = do(at(f"seat H04 rescued {animals} hand S36\nphase comet"), "pass")
    assert s.scores() == [points]
    assert s.outcome() == [reached / 3]
