"""Comet: Hatch (COM-2)."""

import random

import pytest
from com_cards import ANIMALS
from comet import (
    FIELDS,
    asks,
    at,
    cards,
    choices,
    hand,
    moving,
    nests,
    place,
    points,
    refused,
    rescued,
    slots,
    steps,
    targets,
    where,
)

from liferaft import State, UnknownAction
from liferaft.testing.diagram import do, legal


def hatching(card: str, taken: list[str], own: str = "", side: str = "A") -> State:
    """A player about to act with one card in hand; others stand on the taken fields."""
    others = [" ".join(taken[i : i + 3]) for i in range(0, len(taken), 3)]
    lines = [f"seat {hero} {fields}" for hero, fields in zip(("H02", "H03", "H04"), others)]
    return at(
        "\n".join([f"options board_side={side}", f"seat H01/ {own} hand {card}", *lines])
        + ("\nseat H02" if not others else "")
    )


def offered(s: State) -> set[str]:
    """The nests that are offered for the only animal in the hand; none if it cannot be hatched."""
    hatches = legal(s, verb="hatch")
    return choices(do(s.clone(), *hatches), "place") if hatches else set()


@pytest.mark.parametrize("card", ["S36", "G35"])
def test_com_2_1_an_animal_of_either_colour_is_laid_on_a_free_slot(card: str) -> None:
    s = at(f"seat H01/ hand {card}\nseat H02")
    do(s, f"hatch {card}")
    assert asks(s) == ("nest", 0)
    assert slots(s) == [card, "-", "-"]
    assert hand(s) == []
    assert where(s) == ["-", "-", "-"]
    nest = sorted(choices(s, "place"))[0]
    do(s, f"place {nest}")
    assert where(s) == [nest, "-", "-"]
    assert slots(s) == [card, "-", "-"]
    assert cards(s, "silver_discards") == cards(s, "gold_discards") == []
    do(s, "end")
    assert asks(s) == ("action", 1)


@pytest.mark.parametrize(
    ("own", "slot"),
    [("", 0), ("C2", 1), ("- C2", 0), ("C2 - C4", 1), ("C2 C4", 2), ("- C2 C4", 0), ("- - C4", 0)],
)
def test_com_2_2_the_free_slot_with_the_lowest_number_is_used(own: str, slot: int) -> None:
    s = do(at(f"seat H01/ {own} hand S36\nseat H02"), "hatch S36", "place C1")
    assert slots(s)[slot] == "S36"
    assert where(s)[slot] == "C1"


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("number", range(2, 13))
def test_com_2_3_a_free_nest_with_the_number_of_the_card(side: str, number: int) -> None:
    for card in ANIMALS:
        if card.nest == number:
            assert offered(hatching(card.id, [], side=side)) == nests(side, number)


def test_com_2_3_what_is_no_nest_of_that_number_is_refused() -> None:
    s = do(hatching("S36", []), "hatch S36")
    for text in ("place C2", "place B3", "place D6", "place H3"):
        refused(s, text)
    assert choices(s, "place") == {"C1", "D4"}


def test_com_2_4_if_all_are_taken_the_next_higher_number_with_a_free_nest() -> None:
    assert offered(hatching("S36", ["C1", "D4"])) == {"D6", "E1"}
    assert offered(hatching("S36", ["C1", "D4", "D6"])) == {"E1"}
    assert offered(hatching("S36", ["C1", "D4", "D6", "E1", "F2", "F5"])) == {"G4", "G7"}
    assert offered(hatching("S39", ["K1", "K7"])) == {"L3", "L6"}


def test_com_2_5_no_farther_nest_while_a_matching_one_is_free() -> None:
    s = do(hatching("S36", ["C1"]), "hatch S36")
    assert choices(s, "place") == {"D4"}
    refused(s, "place E1", "COM-2.5")


def test_com_2_6_without_a_nest_of_the_number_or_higher_no_hatching() -> None:
    s = hatching("S40", ["L3", "L6"])
    refused(s, "hatch S40", "COM-2.6")
    assert offered(hatching("S39", ["K1", "K7", "L3", "L6"])) == set()
    assert offered(hatching("S40", ["L3"])) == {"L6"}


def test_com_2_6_passive_effects_count_but_no_unused_tap_ability_or_help_card() -> None:
    s = at("seat H01/ rescued G25 S25 hand S40 P03 Q08\nseat H02 L3 L6")
    refused(s, "hatch S40", "COM-2.6")
    s = at("seat H01/ rescued G31 hand S40\nseat H02 L3 L6")
    assert offered(s) == {"K1", "K7"}
    s = at("seat H07 hand S40\nseat H02 L3 L6")
    assert offered(s) == {"K1", "K7"}


def test_com_2_7_no_hatch_without_a_free_slot() -> None:
    s = at("seat H01/ C2 C4 C3 hand S36\nseat H02")
    refused(s, "hatch S36", "COM-2.7")
    assert legal(s, verb="hatch") == set()


def test_com_2_8_before_rescue_neither_text_nor_points() -> None:
    s = at("seat H01/ C2:S15 C3:S19 C4:G41 hand S36\nseat H02")
    refused(s, "use S15")
    assert place(s)["limit"] == 5
    assert points(s) == (0, 0, 0)
    assert rescued(s) == []


def test_com_2_9_help_cards_cannot_be_hatched() -> None:
    s = at("seat H01/ C3 hand P03 P02 Q08\nseat H02")
    assert legal(s) == {"rest"}
    with pytest.raises(UnknownAction):
        do(s, "hatch P03")


def test_com_2_10_a_nest_holds_one_piece_and_no_symbol_pays_for_one() -> None:
    assert offered(hatching("S35", ["B3"])) == {"B5"}
    s = moving("H01/ C3", "joker*2")
    assert all(not FIELDS["A"][target].isdecimal() for _, target, _ in steps(s))
    assert not {"B3", "C1", "D4"} & targets(s)
    do(s, "walk 1")
    refused(s, "to B3")


@pytest.mark.parametrize("side", ["A", "B"])
def test_com_2_4_a_second_opinion_on_random_boards(side: str) -> None:
    luck = random.Random(5)
    every = [field for field, word in FIELDS[side].items() if word.isdecimal()]
    for _ in range(300):
        taken = luck.sample(every, luck.randrange(0, 10))
        card = luck.choice(ANIMALS)
        right: set[str] = set()
        for number in range(card.nest, 13):
            right = right or nests(side, number) - set(taken)
        assert offered(hatching(card.id, taken, side=side)) == right
