"""Comet: Move (COM-3) and the cave (COM-4)."""

import pytest
from comet import (
    asks,
    at,
    cards,
    choices,
    hand,
    moving,
    neutral,
    place,
    points,
    pool,
    refused,
    rescued,
    rest,
    slots,
    step,
    steps,
    targets,
    where,
)

from liferaft import SPECTATOR
from liferaft.testing.diagram import do, legal


@pytest.mark.parametrize(("card", "key"), [("S02", "silver_discards"), ("G06", "gold_discards")])
def test_com_3_1_the_base_card_goes_at_once_to_the_discards_of_its_colour(
    card: str, key: str
) -> None:
    s = at(f"seat H01/ C3 hand {card} S40\nseat H02\nsilver_discards S01\ngold_discards G07")
    do(s, f"move {card}")
    assert asks(s) == ("move", 0)
    assert cards(s, key)[1:] == [card]
    assert hand(s) == ["S40"]
    assert len(cards(s, "silver_discards")) + len(cards(s, "gold_discards")) == 3


def test_com_3_2_the_symbols_of_the_card_form_the_pool_and_none_need_be_used() -> None:
    s = do(at("seat H01/ C3 hand G02\nseat H02"), "move G02")
    assert pool(s) == ["water", "meadow", "jungle"]
    do(s, "end")
    assert asks(s) == ("action", 1)
    assert where(s)[0] == "C3"


def test_com_3_3_each_symbol_pays_one_step_of_one_rescuer_on_the_board() -> None:
    s = do(at("seat H01/ C3 K5 F4 hand G02\nseat H02"), "move G02")
    step(s, 1, "C4", "water")
    assert pool(s) == ["meadow", "jungle"]
    step(s, 2, "K4", "meadow")
    step(s, 3, "E4", "jungle")
    assert where(s) == ["C4", "K4", "E4"]
    assert pool(s) == []
    assert legal(s) == {"end"}


def test_com_3_3_several_symbols_may_go_to_the_same_rescuer() -> None:
    s = do(at("seat H01/ C3 - F4 hand S01\nseat H02"), "move S01")
    assert legal(s) == {"walk 1", "walk 3", "end"}
    refused(s, "walk 2", "COM-3.3")
    step(step(s, 1, "E4", "jungle"), 1, "E3", "meadow")
    assert where(s) == ["E3", "-", "F4"]


def test_com_3_4_to_an_adjacent_free_field_or_directly_behind_jumped_pieces() -> None:
    s = moving("H01/ F3")
    assert targets(s) == {"E3", "E4", "F4", "G3"}
    refused(do(s, "walk 1"), "to C4", "COM-3.4")


def test_com_3_5_the_terrain_of_the_target_must_be_that_of_the_symbol() -> None:
    s = moving("H01/ G3", "meadow")
    assert steps(s) == {(1, "F3", "meadow"), (1, "I3", "meadow")}
    s = moving("H01/ G3", "water")
    assert steps(s) == {(1, "H4", "water")}
    s = moving("H01/ G3", "lava")
    assert legal(s) == {"end"}
    s = moving("H01/ G3", "joker")
    assert steps(s) == {(1, field, "joker") for field in ("F3", "G2", "H4", "I3")}


def test_com_3_5_who_can_pay_in_two_ways_chooses() -> None:
    s = do(moving("H01/ G3", "meadow joker"), "walk 1", "to F3")
    assert asks(s) == ("pay", 0)
    assert legal(s) == {"pay meadow", "pay joker"}
    refused(s, "pay water")
    do(s, "pay meadow")
    assert (pool(s), where(s)[0]) == (["joker"], "F3")
    s = do(moving("H01/ G3", "meadow joker"), "walk 1", "to H4")
    assert asks(s) == ("move", 0)
    assert pool(s) == ["meadow"]


def test_com_3_6_any_number_of_joker_cards_in_addition_at_any_moment() -> None:
    s = at("seat H01/ C3 hand S02 S22 S35 G10 S08\nseat H02")
    do(s, "move S02")
    assert choices(s, "add") == {"S22", "S35", "G10"}
    do(s, "add S22")
    step(s, 1, "C4", "water")
    do(s, "add G10", "add S35")
    assert pool(s) == ["desert", *["joker"] * 4]
    assert cards(s, "silver_discards") == ["S02", "S22", "S35"]
    assert cards(s, "gold_discards") == ["G10"]
    refused(s, "add S08")
    assert hand(s) == ["S08"]


def test_com_3_6_a_joker_card_may_be_the_base_card() -> None:
    s = do(at("seat H01/ C3 hand S22 S22 S05\nseat H02"), "move S22")
    assert pool(s) == ["joker"]
    assert choices(s, "add") == {"S22", "S05"}


def test_com_3_6_a_joker_card_added_does_not_use_up_an_extra_card() -> None:
    s = at("seat H02 C3 hand S02 S22 S08 S04\nseat H01")
    do(s, "move S02", "use hero", "add S22")
    assert s.view(0)["extras"] == 1
    do(s, "add S08")
    assert s.view(0)["extras"] == 0
    refused(s, "add S04")


def test_com_3_7_symbols_steps_and_effects_in_any_order() -> None:
    s = at("seat H01 C3 F4 rescued S11 hand S02 S22\nseat H02")
    do(s, "move S02", "use S11")
    step(s, 2, "G5", "desert")
    do(s, "add S22")
    step(s, 1, "C4", "water")
    do(s, "use hero")
    assert pool(s) == ["joker"] * 3
    step(step(s, 2, "H4", "joker"), 1, "B4", "joker")
    assert where(s) == ["B4", "H4", "-"]


@pytest.mark.parametrize(
    ("others", "more", "over"),
    [
        ("seat H01/ J4 K4\nseat H02", "", "an own rescuer"),
        ("seat H01/ J4\nseat H02 K4", "", "a rescuer of others"),
        ("seat H01/ J4\nseat H02", "mammoth K4", "the mammoth"),
        ("seat H01/ J4\nseat H02", "tortoise K4", "the tortoise"),
    ],
)
def test_com_3_8_any_piece_is_jumped_free_and_not_only_straight(
    others: str, more: str, over: str
) -> None:
    s = at(f"{others}\n{more}\npool joker\nagenda move:0 finish:0")
    assert targets(s) == {"I5", "J3", "K5", "K3", "L4"}, over


def test_com_3_8_several_pieces_in_a_row_are_jumped_in_one_step() -> None:
    s = moving("H01/ L1 K2 K3", more="mammoth J3")
    assert targets(s) == {"J1", "L2", "K4", "J4", "I3"}


def test_com_3_9_empty_nests_may_be_neither_entered_nor_passed() -> None:
    assert targets(moving("H01/ C3")) == {"B2", "C2", "C4", "D2", "E3", "E4"}
    assert targets(moving("H01/ A6")) == {"A5", "B6"}


def test_com_3_9_nests_that_hold_a_piece_may_be_passed() -> None:
    s = at("seat H01/ A6\nseat H02 B5\npool joker\nagenda move:0 finish:0")
    assert targets(s) == {"A5", "B6", "B4", "C5", "C6"}


def test_com_3_10_occupied_fields_can_never_be_entered() -> None:
    s = at("seat H01/ C3 C4\nseat H02 B2\npool joker*3\nagenda move:0 finish:0")
    assert not {"C4", "B2", "D3", "C3"} & (targets(s, 1) | targets(s, 2))
    do(s, "walk 1")
    for text in ("to C4", "to B2", "to D3", "to C3"):
        refused(s, text, "COM-3.10")


def test_com_3_11_the_cave_can_be_reached_over_a_piece_on_an_entrance() -> None:
    s = at("seat H01/ B2\nseat H02 A3\npool lava\nagenda move:0 finish:0")
    assert steps(s) == {(1, "cave", "lava"), (1, "A4", "lava")}
    assert "cave" not in targets(moving("H01/ B2"))
    assert "cave" in targets(moving("H01/ A3"))


def test_com_3_12_steps_may_lead_away_from_the_cave() -> None:
    s = step(moving("H01/ C4"), 1, "E4")
    assert where(s)[0] == "E4"


def test_com_3_13_a_move_needs_an_animal_card_and_a_rescuer_on_the_board() -> None:
    s = at("seat H01/ hand S02\nseat H02 C3")
    refused(s, "move S02", "COM-3.13")
    s = at("seat H01/ C3 hand P02 P04 Q01\nseat H02")
    assert legal(s) == {"rest"}
    refused(s, "move S02")
    s = at("seat H01/ C3 hand S40 P02\nseat H02")
    assert legal(s, verb="move") == {"move S40"}


def test_com_3_13_a_rescuer_that_cannot_step_is_enough_for_a_move() -> None:
    s = at("""
        options chain_jumps=false
        seat H01/ A7 hand S22 S35
        seat H02 A6 B6 A5
        mammoth C6
        tortoise C7
    """)
    do(s, "move S22")
    assert legal(s) == {"add S35", "end"}
    do(s, "end")
    assert asks(s) == ("action", 1)
    assert cards(s, "silver_discards") == ["S22"]


def test_com_3_14_unused_symbols_are_lost_when_the_move_ends() -> None:
    s = do(at("seat H01/ C3 hand S02 S22\nseat H02 K5 hand S40"), "move S02", "add S22", "end")
    assert pool(s) == []
    do(s, "move S40")
    assert pool(s) == ["water", "meadow"]


def test_com_3_15_nothing_happens_to_jumped_pieces() -> None:
    s = at("seat H01/ C3:S16 C4:S15\nseat H02 D4:S36\npool joker\nagenda move:0 finish:0")
    step(s, 1, "E5")
    assert where(s) == ["E5", "C4", "-"]
    assert (where(s, 1), slots(s, 1)) == (["D4", "-", "-"], ["S36", "-", "-"])
    assert neutral(s) == ["H3", "D3"]


def test_com_3_16_neutral_pieces_are_moved_by_no_symbol() -> None:
    s = at("seat H01/ E3 hand S46\nseat H02")
    do(s, "move S46")
    assert legal(s) == {"walk 1", "end"}
    step(s, 1, "F3")
    assert neutral(s) == ["H3", "D3"]


# The cave


@pytest.mark.parametrize("symbol", ["water", "meadow", "desert", "jungle", "lava", "joker"])
@pytest.mark.parametrize("entrance", ["A3", "A4", "A5"])
def test_com_4_1_any_symbol_pays_the_step_into_the_cave(symbol: str, entrance: str) -> None:
    s = moving(f"H01/ {entrance}:S36", symbol)
    assert (1, "cave", symbol) in steps(s)
    step(s, 1, "cave")
    assert rescued(s) == ["S36"]
    assert pool(s) == []


def test_com_4_1_who_has_several_symbols_chooses_with_which_to_pay() -> None:
    s = do(moving("H01/ A4:S36", "water lava joker"), "walk 1", "to cave")
    assert legal(s) == {"pay water", "pay lava", "pay joker"}
    assert pool(do(s, "pay lava")) == ["water", "joker"]


@pytest.mark.parametrize("entrance", ["A2", "A5", "B3"])
def test_com_4_1_on_side_b_only_its_entrances_lead_into_the_cave(entrance: str) -> None:
    s = at(
        f"options board_side=B\nseat H01/ {entrance} A3\nseat H02\npool joker\n"
        "agenda move:0 finish:0"
    )
    assert ("cave" in targets(s, 1)) == (entrance != "A5")
    assert "cave" in targets(s, 2)


def test_com_4_2_the_rescuer_goes_home_and_the_animal_is_rescued_and_ready() -> None:
    s = step(moving("H01/ C3:S16 A4:S20 K5:S01 rescued S15/"), 2, "cave")
    assert where(s) == ["C3", "-", "K5"]
    assert slots(s) == ["S16", "-", "S01"]
    assert rescued(s) == ["S15/", "S20"]
    assert place(s)["limit"] == 6


def test_com_4_3_the_ability_may_be_used_in_the_same_turn_and_is_turned() -> None:
    s = moving("H01/ A4:S11", "water")
    step(s, 1, "cave")
    assert legal(s) == {"use S11", "end"}
    do(s, "use S11")
    assert pool(s) == ["joker"]
    assert rescued(s) == ["S11/"]
    refused(s, "use S11", "COM-5.6")


def test_com_4_4_slot_and_rescuer_are_free_for_a_later_hatch() -> None:
    s = at("""
        seat H01/ C3 A4:S20 K5 hand S36
        seat H02
        pool lava
        agenda move:0 finish:0
    """)
    step(s, 2, "cave")
    refused(s, "hatch S36")
    rest(do(s, "end"))
    do(s, "hatch S36", "place C1")
    assert slots(s)[1] == "S36"
    assert where(s)[1] == "C1"


def test_com_4_5_the_cave_does_not_connect_its_entrances() -> None:
    s = at("seat H01/ B2\nseat H02 A3\npool joker\nagenda move:0 finish:0")
    assert targets(s) == {"A2", "A4", "B1", "C2", "C3", "cave"}
    s = at("seat H01/ A3 A4\nseat H02\npool joker*2\nagenda move:0 finish:0")
    step(step(s, 1, "cave"), 2, "cave")
    assert where(s) == ["-", "-", "-"]
    assert legal(s, verb="walk") == set()


def test_com_4_6_rescued_animals_and_their_state_are_open() -> None:
    s = at("seat H01/ rescued S15/ S16 G35\nseat H02")
    shown = [view["places"][0]["rescued"] for view in map(s.view, (0, 1, SPECTATOR))]
    assert shown[0] == shown[1] == shown[2]
    assert sorted((own["card"], own["turned"]) for own in shown[0]) == [
        (14, True), (15, False), (80, False),
    ]  # fmt: skip
    assert points(s)[0] == 1 + 2 + 6


def test_com_3_8_without_chain_jumps_one_field_at_most_is_passed() -> None:
    s = at("""
        options chain_jumps=false
        seat H01/ C3 C4
        seat H02 C5
        pool joker
        agenda move:0 finish:0
    """)
    assert targets(s) == {"B2", "C2", "D2", "B4", "E3", "E4"}


def test_com_3_11_a_walk_is_offered_only_if_a_step_can_be_paid() -> None:
    s = moving("H01/ C3 K5", "lava")
    assert legal(s) == {"end"}
    s = moving("H01/ C3 K5", "meadow")
    assert legal(s) == {"walk 1", "walk 2", "end"}
    assert targets(s, 1) == {"B2", "E3"}
