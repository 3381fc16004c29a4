"""Comet: Rest (COM-6)."""

import pytest
from comet import (
    GAME,
    asks,
    at,
    cards,
    choices,
    count,
    hand,
    hero,
    known,
    place,
    refused,
    rescued,
    rest,
    rng,
)

from liferaft.testing.diagram import do, legal


def test_com_6_1_all_rescued_animals_and_the_hero_are_readied_first() -> None:
    s = at("seat H01/ rescued S15/ S33/ S16 G29/ hand S40\nseat H02/ rescued S15/")
    do(s, "rest")
    assert asks(s) == ("rest_discard", 0)
    assert rescued(s) == ["G29", "S15", "S16", "S33"]
    assert hero(s) == "H01"
    assert (rescued(s, 1), hero(s, 1)) == (["S15/"], "H02/")


def test_com_6_2_none_to_all_hand_cards_are_discarded_to_matching_piles() -> None:
    s = at("seat H01 hand S40 G07 P01 Q01\nseat H02\nsilver_discards S01\ngold_discards G08")
    assert legal(do(s.clone(), "rest")) == {
        "discard S40", "discard G07", "discard P01", "discard Q01", "done",
    }  # fmt: skip
    do(s, "rest", "discard P01", "discard G07")
    assert choices(s, "discard") == {"S40", "Q01"}
    do(s, "discard Q01", "discard S40")
    assert cards(s, "silver_discards") == ["S01", "P01", "S40"]
    assert cards(s, "gold_discards") == ["G08", "G07", "Q01"]
    assert asks(s) == ("rest_gold", 0)
    none = do(at("seat H01 hand S40\nseat H02"), "rest", "done")
    assert hand(none) == ["S40"]
    assert asks(none) == ("rest_gold", 0)


def test_com_6_3_one_golden_card_of_the_display_is_compulsory() -> None:
    s = at("seat H01 hand S40\nseat H02\ndisplay G35 G10 Q01")
    do(s, "rest", "done")
    assert legal(s) == {"take G35", "take G10", "take Q01"}
    refused(s, "done")
    refused(s, "take G07", "COM-6.3")
    do(s, "take Q01")
    assert "Q01" in hand(s)
    assert known(s) == ["Q01"]


@pytest.mark.parametrize(
    ("held", "drawn"), [("", 4), ("S40", 3), ("P01 G07 S40", 1), ("S40 " * 2 + "Q02 P01", 0)]
)
def test_com_6_4_silver_cards_are_drawn_up_to_the_limit(held: str, drawn: int) -> None:
    s = at(f"seat H01 hand {held}\nseat H02\ndisplay G35 G10")
    before = count(s, "pile")
    rest(s, "G35")
    assert count(s, "pile") == before - drawn
    assert len(hand(s)) == 5
    assert {"G35", *held.split()} <= set(hand(s))
    assert place(s)["limit"] == 5


def test_com_6_4_every_card_of_the_pile_can_be_drawn() -> None:
    came = set()
    for n in range(60):
        s = at(f"seat H01 hand S40 S40 S39\nseat H02\nunseen S01 S02 P05 S04\npile 3\n{rng(n)}")
        came |= set(hand(rest(s))) & {"S01", "S02", "P05", "S04"}
    assert came == {"S01", "S02", "P05", "S04"}


def test_com_6_5_the_display_is_refilled_to_four_at_the_end() -> None:
    s = at("seat H01 hand S40\nseat H02\ndisplay G35 G10 G04 Q01\ngold_pile G20")
    do(s, "rest", "done")
    assert len(cards(s, "display")) == 4
    do(s, "take G10")
    assert sorted(cards(s, "display")) == ["G04", "G20", "G35", "Q01"]
    assert count(s, "gold_pile") == 0


def test_com_6_5_a_display_that_was_short_is_filled_up_too() -> None:
    s = rest(at("seat H01\nseat H02\ndisplay G35\ngold_pile G20 G21 G22 G23 G24"))
    assert len(cards(s, "display")) == 4
    assert count(s, "gold_pile") == 1


def test_com_6_6_no_hand_limit_outside_rest() -> None:
    s = at("seat H04 rescued S17 G14 hand S40 S39 S38 S37 S36 P01\nseat H02")
    do(s, "use hero", "use S17", "use G14", "help P01")
    assert len(hand(s)) == 5 + 2 + 2 + 3 + 2
    do(s, "hatch S36", "place C1", "end")
    rest(s)
    assert len(hand(s)) == 13


def test_com_6_7_above_the_limit_any_cards_go_and_nothing_is_drawn() -> None:
    s = at("seat H01 hand S40 S39 S38 S37 S36 P01\nseat H02\ndisplay G35 G10")
    before = count(s, "pile")
    do(s, "rest", "done", "take G35")
    assert asks(s) == ("rest_trim", 0)
    assert choices(s, "discard") == {"S40", "S39", "S38", "S37", "S36", "P01", "G35"}
    refused(s, "done")
    do(s, "discard G35")
    assert asks(s) == ("rest_trim", 0)
    do(s, "discard P01")
    assert asks(s) == ("action", 1)
    assert hand(s) == ["S36", "S37", "S38", "S39", "S40"]
    assert cards(s, "gold_discards") == ["G35"]
    assert cards(s, "silver_discards") == ["P01"]
    assert count(s, "pile") == before
    assert len(cards(s, "display")) == 4


def test_com_6_7_with_a_loose_limit_the_hand_stays_and_nothing_is_drawn() -> None:
    s = at("""
        options rest_limit_strict=false
        seat H01 hand S40 S39 S38 S37 S36
        seat H02 hand S40
        display G35 G10
    """)
    before = count(s, "pile")
    do(s, "rest", "done", "take G35")
    assert asks(s) == ("action", 1)
    assert len(hand(s)) == 6
    assert count(s, "pile") == before
    rest(s)
    assert len(hand(s, 1)) == 5


@pytest.mark.parametrize("held", ["", "P01", "S40 S39 S38 S37 S36 S35 P01 Q01"])
def test_com_6_8_rest_is_allowed_with_any_hand(held: str) -> None:
    s = at(f"seat H01 hand {held}\nseat H02")
    assert "rest" in legal(s)
    rest(s)
    assert asks(s) == ("action", 1)
    assert len(hand(s)) == 5


def test_com_6_9_the_golden_discards_become_the_new_golden_pile() -> None:
    s = at("""
        seat H01 hand S40
        seat H02
        display G35 G10 G04 Q01
        gold_pile
        gold_discards G20 G21 G22
    """)
    rest(s, "G35")
    assert len(cards(s, "display")) == 4
    assert cards(s, "gold_discards") == []
    assert count(s, "gold_pile") == 2
    assert {*cards(s, "display")} < {"G10", "G04", "Q01", "G20", "G21", "G22"}


def test_com_6_9_golden_cards_discarded_in_this_rest_come_back_too() -> None:
    s = at("seat H01 hand G20\nseat H02\ndisplay G35 G10\ngold_pile\ngold_discards")
    rest(s, "G35", discard=("G20",))
    assert sorted(cards(s, "display")) == ["G10", "G20"]
    assert count(s, "gold_pile") == 0


def test_com_6_9_without_golden_cards_the_display_stays_smaller_and_step_3_is_skipped() -> None:
    s = at("seat H01 hand S40\nseat H02\ndisplay G35\ngold_pile\ngold_discards")
    rest(s, "G35")
    assert cards(s, "display") == []
    assert asks(s) == ("action", 1)
    do(s, "rest")
    assert asks(s) == ("action", 0)
    assert len(hand(s, 1)) == 5
    assert {card[0] for card in hand(s, 1)} <= {"S", "P"}


def test_com_6_10_the_turn_ends_with_step_5() -> None:
    s = at("seat H04/ rescued S15/ hand S40 P01\nseat H02")
    rest(s)
    assert asks(s) == ("action", 1)
    assert s.view(0)["turns"] == 2


def test_com_6_2_with_an_empty_hand_nothing_is_asked_in_step_2() -> None:
    s = do(at("seat H01\nseat H02"), "rest")
    assert asks(s) == ("rest_gold", 0)


def test_com_6_1_rest_in_a_new_game() -> None:
    s = GAME.new(2, 3)
    seat = asks(s)[1]
    before = count(s, "pile")
    rest(s, discard=(hand(s, seat)[0], hand(s, seat)[1]))
    assert count(s, "pile") == before - 1
    assert len(cards(s, "silver_discards")) == 2
    assert count(s, "gold_pile") == 45


def test_com_9_16_golden_cards_beyond_the_first_are_taken_before_the_refill() -> None:
    s = at("seat H01 rescued G19 hand S40\nseat H02\ndisplay G35 G10 G04 Q01\ngold_pile G20 G21")
    do(s, "rest", "done", "take G10")
    assert asks(s) == ("rest_gold", 0)
    assert choices(s, "take") == {"G35", "G04", "Q01"}
    do(s, "take Q01")
    assert len(hand(s)) == 5
    assert {"G10", "Q01", "S40"} < set(hand(s))
    assert sorted(cards(s, "display")) == ["G04", "G20", "G21", "G35"]
    s = at("seat H01 rescued G19 hand S40\nseat H02\ndisplay G35\ngold_pile G20 G21")
    do(s, "rest", "done", "take G35")
    assert asks(s) == ("action", 1)
