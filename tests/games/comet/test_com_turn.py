"""Comet: how a turn goes (COM-1)."""

import pytest
from comet import GAME, asks, at, choices, count, hand, hero, refused, rest, step, where

from liferaft.testing.diagram import do, legal


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_com_1_1_play_goes_clockwise(seats: int) -> None:
    s = GAME.new(seats, 8)
    first = asks(s)[1]
    for turn in range(2 * seats):
        assert asks(s) == ("action", (first + turn) % seats)
        assert (s.view(0)["turn"], s.view(0)["turns"]) == ((first + turn) % seats, turn + 1)
        rest(s)


def test_com_1_2_one_of_three_actions() -> None:
    s = at("seat H05 C3 hand S01 G35\nseat H02")
    assert legal(s) == {"hatch S01", "hatch G35", "move S01", "move G35", "rest"}


def test_com_1_2_a_turn_has_one_action_only() -> None:
    s = at("seat H05 C3 hand S01 S02 S03 S04\nseat H02 C2 hand S08")
    do(s, "hatch S01", "place E1")
    assert asks(s) == ("hatched", 0)
    assert legal(s) == {"end"}
    refused(s, "hatch S02")
    refused(s, "move S02")
    refused(s, "rest")
    do(s, "end")
    assert asks(s) == ("action", 1)
    do(s, "move S08")
    assert asks(s) == ("move", 1)
    refused(s, "hatch S08")
    refused(s, "rest")
    do(s, "end")
    assert asks(s) == ("action", 0)
    rest(s, discard=("S02",))
    assert asks(s) == ("action", 1)


def test_com_1_3_no_passing_in_the_main_phase_and_rest_is_always_possible() -> None:
    s = at("seat H05\nseat H02")
    assert legal(s) == {"rest"}
    refused(s, "pass", "COM-1.3")
    s = at("seat H05 C3 C2 C4 hand S01 S01 S02 S02 S03 S03 S04 S04\nseat H02")
    assert "rest" in legal(s)
    refused(s, "pass", "COM-1.3")


def test_com_1_4_the_hero_is_used_from_the_first_turn_on_and_then_turned() -> None:
    s = at("seat H04 hand S01\nseat H01")
    do(s, "use hero")
    assert hero(s) == "H04/"
    assert len(hand(s)) == 3
    assert asks(s) == ("action", 0)
    refused(s, "use hero", "COM-1.4")
    rest(s)
    assert hero(s) == "H04"


@pytest.mark.parametrize("passive", ["H05", "H07"])
def test_com_1_4_passive_heroes_are_always_on_and_never_turned(passive: str) -> None:
    s = at(f"seat {passive} C3 hand S01 S02\nseat H01")
    refused(s, "use hero")
    do(s, "hatch S01")
    assert "use hero" not in legal(s)
    do(s, sorted(legal(s, verb="place"))[0], "end")
    rest(s)
    do(s, "move S02")
    assert "use hero" not in legal(s)
    assert hero(s) == passive


def test_com_1_5_abilities_and_help_cards_only_in_the_own_turn() -> None:
    s = at("seat H06 rescued S15 hand P01\nseat H04 rescued S15 hand P01")
    for text in ("use S15", "use hero", "help P01", "rest"):
        assert text in legal(s, 0)
        refused(s, text, "COM-1.1", seat=1)
    assert s.legal_actions(1) == []
    rest(s)
    assert s.legal_actions(0) == []
    assert {"use S15", "use hero", "help P01"} <= legal(s, 1)


def test_com_1_6_any_effects_then_the_action_with_its_effects_then_the_end() -> None:
    s = at("seat H04 C3:S16 rescued S15 S11 hand S02 P01\nseat H01")
    before = count(s, "pile")
    do(s, "use S15", "help P01", "use hero")
    assert count(s, "pile") == before - 5
    assert asks(s) == ("action", 0)
    assert "use S11" not in legal(s)
    do(s, "move S02", "use S11")
    step(s, 1, "C4", "water")
    assert asks(s) == ("move", 0)
    do(s, "end")
    assert asks(s) == ("action", 1)
    assert where(s)[0] == "C4"


def test_com_1_6_all_copies_of_a_card_are_one_choice() -> None:
    s = at("seat H05 C3 hand S01 S01 P01 P01\nseat H02")
    assert legal(s) == {"hatch S01", "move S01", "help P01", "rest"}
    assert choices(do(s, "rest"), "discard") == {"S01", "P01"}
    do(s, "discard S01")
    assert hand(s) == ["P01", "P01", "S01"]
