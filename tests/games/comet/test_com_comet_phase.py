"""Comet: the comet phase (COM-7)."""

import pytest
from comet import (
    asks,
    at,
    cards,
    choices,
    count,
    hand,
    hero,
    pool,
    refused,
    rescued,
    rest,
    step,
    where,
)

from liferaft import State
from liferaft.testing.diagram import do, legal

LAST = "unseen S01 S02 S05 S06 S07 S09 S10 S13\n"  # a few silver cards; the pile is said beside


def phase(s: State) -> str:
    """The phase of the game."""
    return str(s.view(0)["phase"])


@pytest.mark.parametrize("text", ["use S15", "help P01", "use hero"])
def test_com_7_1_the_comet_comes_the_moment_the_last_card_is_drawn(text: str) -> None:
    s = at(f"seat H04 rescued S15 hand S40 P01\nseat H01\n{LAST}pile 1")
    assert phase(s) == "main"
    do(s, text)
    assert phase(s) == "coming"
    assert asks(s) == ("action", 0)


def test_com_7_1_one_card_left_is_not_yet_the_comet() -> None:
    s = do(at(f"seat H04 rescued S15\nseat H01\n{LAST}pile 2"), "use S15")
    assert phase(s) == "main"
    assert (count(s, "pile"), count(s, "stack")) == (1, 6)
    assert "rest" in legal(s)


def test_com_7_2_rest_can_no_longer_be_chosen() -> None:
    s = do(at(f"seat H04 rescued S15 hand S40\nseat H01\n{LAST}pile 1"), "use S15")
    refused(s, "rest", "COM-7.2")
    s = at("seat H04 hand S40\nseat H01\nphase comet")
    refused(s, "rest", "COM-7.2")


def test_com_7_2_a_rest_under_way_is_completed() -> None:
    s = at(f"seat H01 hand S40\nseat H02 hand S39\n{LAST}pile 3\ndisplay G35\ngold_pile G20 G21")
    rest(s, "G35")
    assert phase(s) in ("coming", "comet")
    assert len(hand(s)) == 5
    assert sorted(cards(s, "display")) == ["G20", "G21"]


def test_com_7_3_the_comet_stack_becomes_the_new_pile() -> None:
    s = do(at(f"seat H04 rescued S15 hand S40\nseat H01\n{LAST}pile 1"), "use S15")
    assert (count(s, "pile"), count(s, "stack")) == (7, 0)


def test_com_7_4_open_claims_are_drawn_from_the_new_pile() -> None:
    s = do(at(f"seat H04 rescued S17 hand S40\nseat H01\n{LAST}pile 1"), "use S17")
    assert len(hand(s)) == 3
    assert (count(s, "pile"), count(s, "stack")) == (6, 0)
    s = rest(at(f"seat H01 hand S40\nseat H02 hand S40 S39 S39 S38 S38\n{LAST}pile 1"))
    assert len(hand(s)) == 5
    assert count(s, "pile") == 5


CHOICE = f"""
    seat H01/ rescued S15/ S16 hand S40 S39
    seat H02 hand S40
    seat H03/ rescued S19 S11/ G01/ hand S39 S38
    turn 1
    {LAST}
    pile 3
    display G35
"""


def test_com_7_5_everybody_fills_the_hand_or_readies_the_rescued_animals() -> None:
    s = rest(at(CHOICE.replace("unseen S01", "unseen S03 S03 S04 S04 S01")), "G35")
    assert asks(s) == ("comet_choice", 2)
    assert legal(s) == {"fill", "ready_all"}
    filled = do(s.clone(), "fill")
    assert len(hand(filled, 2)) == 6
    assert rescued(filled, 2) == ["G01/", "S11/", "S19"]
    do(s, "ready_all")
    assert len(hand(s, 2)) == 2
    assert rescued(s, 2) == ["G01", "S11", "S19"]
    assert asks(s) == ("comet_choice", 0)
    do(s, "fill")
    assert len(hand(s)) == 5


def test_com_7_6_at_the_end_of_the_turn_beginning_with_the_player_whose_turn_it_is() -> None:
    s = at(f"""
        seat H01 hand S40
        seat H04 C3 rescued S15 hand S39
        seat H03 hand S39
        turn 1
        {LAST}
        pile 1
    """)
    do(s, "use S15")
    assert asks(s) == ("action", 1)
    do(s, "move S39")
    assert asks(s) == ("move", 1)
    do(s, "end")
    order = []
    for _ in range(3):
        order.append(asks(s))
        do(s, "ready_all")
    assert order == [("comet_choice", 1), ("comet_choice", 2), ("comet_choice", 0)]
    assert asks(s) == ("action", 2)
    assert phase(s) == "comet"


def test_com_7_6_everybody_chooses_exactly_once() -> None:
    s = at(f"seat H04 C3 rescued S15 S16 hand S39\nseat H01 C4 hand S39 S40\n{LAST}pile 1")
    do(s, "use S15", "use S16", "move S39", "end", "fill", "fill")
    for _ in range(3):
        assert asks(s)[0] in ("action", "move")
        do(s, sorted(legal(s, verb="move"))[0], "end")
        if s.over:
            break
    assert phase(s) == "comet"


@pytest.mark.parametrize(("option", "after"), [("false", "H04/"), ("true", "H04")])
def test_com_7_7_the_hero_is_readied_only_if_the_table_wants_it(option: str, after: str) -> None:
    s = at(f"""
        options comet_ready_hero={option}
        seat H04/ C3 rescued S15 hand S39
        seat H01 hand S40
        {LAST}
        pile 1
    """)
    do(s, "use S15", "move S39", "end")
    assert asks(s) == ("comet_choice", 0)
    do(s, "ready_all")
    assert (rescued(s), hero(s)) == (["S15"], after)


def test_com_7_8_who_would_gain_nothing_or_is_out_is_passed_over() -> None:
    full = "hand S40 S40 S39 S39 S38"
    s = at(f"""
        seat H04 C3 rescued S15 hand S44
        seat H01/ rescued S16 {full}
        seat H02/ rescued S16/ hand S38 S37 S37 S36 S36 S35
        {LAST}
        pile 1
    """)
    do(s, "use S15", "move S44", "end", "fill")
    assert asks(s) == ("comet_choice", 2)
    assert legal(s) == {"fill", "ready_all"}
    before = count(s, "pile")
    do(s, "fill")
    assert count(s, "pile") == before
    assert len(hand(s, 2)) == 6
    s = at(f"seat H04 rescued S15 {full}\nseat H01 hand S36\n{LAST}pile 1")
    do(s, "use S15", "pass")
    assert asks(s) == ("comet_choice", 1)


@pytest.mark.parametrize("turned", ["S16/", "G13/"])
def test_com_7_8_one_turned_animal_of_either_colour_is_worth_asking(turned: str) -> None:
    s = at(f"""
        seat H04 hand S44
        seat H01/ rescued {turned} hand S40 S40 S39 S39 S38
        {LAST}
        pile 1
    """)
    do(s, "use hero", "hatch S44", "place G4", "end", "fill")
    assert asks(s) == ("comet_choice", 1)
    do(s, "ready_all")
    assert rescued(s, 1) == [turned.strip("/")]


def test_com_7_8_with_the_hero_option_a_turned_hero_alone_is_worth_asking() -> None:
    for option, step_then in (("true", "comet_choice"), ("false", "action")):
        s = at(f"""
            options comet_ready_hero={option}
            seat H04 hand S40
            seat H01/ hand S40 S39 S39 S38 S38
            {LAST}
            pile 1
        """)
        do(s, "use hero", "hatch S40", "place L3", "end", "fill")
        assert asks(s) == (step_then, 1)


def test_com_7_9_then_play_goes_on_with_the_next_player() -> None:
    s = do(rest(at(CHOICE), "G35"), "ready_all", "ready_all")
    assert asks(s) == ("action", 2)
    assert phase(s) == "comet"


def test_com_7_10_the_silver_discards_become_the_new_pile_when_a_card_is_needed() -> None:
    s = at("""
        seat H04 rescued S15 hand S40
        seat H01 hand S39
        phase comet
        unseen S01
        silver_discards S02 S03 S04
    """)
    do(s, "use S15")
    assert (count(s, "pile"), cards(s, "silver_discards")) == (0, ["S02", "S03", "S04"])
    do(s, "use hero")
    assert (count(s, "pile"), cards(s, "silver_discards")) == (1, [])
    assert len(set(hand(s)) & {"S02", "S03", "S04"}) == 2
    assert phase(s) == "comet"


def test_com_7_10_if_that_is_empty_as_well_no_card_is_drawn() -> None:
    s = at("seat H04 hand S40\nseat H01 hand S39\nphase comet\nunseen S01\nsilver_discards")
    do(s, "use hero")
    assert hand(s) == ["S01", "S40"]
    assert asks(s) == ("action", 0)


def test_com_7_11_everybody_plays_on_with_hatch_and_move() -> None:
    s = at("seat H05 C3 hand S36 S02\nseat H01/ K5 hand S01\nphase comet")
    assert legal(s) == {"hatch S36", "hatch S02", "move S36", "move S02", "pass"}
    do(s, "hatch S36", "place C1", "end")
    assert legal(s) == {"hatch S01", "move S01", "pass"}
    do(s, "move S01")
    step(s, 1, "K4", "meadow")
    do(s, "end")
    assert asks(s) == ("action", 0)
    assert where(s, 1)[0] == "K4"


def test_com_7_12_who_cannot_act_is_skipped_for_this_turn_only() -> None:
    s = at("seat H05 hand P02 P03\nseat H01/ C3 hand S01 S02 S04\nphase comet\nturn 1")
    do(s, "move S01", "end")
    assert asks(s) == ("action", 1)
    assert s.view(0)["places"][0]["skipped"]
    assert not s.view(0)["places"][0]["out"]
    s = at("""
        seat H05 C2 C3 C4 hand
        seat H01/ hand S01 S02
        seat H02/ C5 rescued S15 hand S01
        phase comet
        turn 1
    """)
    do(s, "hatch S01", "place E1", "end")
    assert asks(s) == ("action", 2)


def test_com_7_12_a_skipped_player_can_act_again_when_a_nest_is_free() -> None:
    s = at("""
        seat H05 hand S40
        seat H01/ L3 L6 hand S02 S01 S08
        phase comet
        turn 1
    """)
    do(s, "move S08", "end")
    assert asks(s) == ("action", 1)
    do(s, "move S01")
    step(s, 1, "L4", "meadow")
    do(s, "end")
    assert asks(s) == ("action", 0)
    assert "hatch S40" in legal(s)


def test_com_7_13_who_passes_is_out() -> None:
    s = at("seat H05 C3 hand S36\nseat H01/ K5 hand S01 S02\nphase comet")
    do(s, "pass")
    assert s.view(0)["places"][0]["out"]
    do(s, "move S01", "end")
    assert asks(s) == ("action", 1)


def test_com_7_13_with_the_option_who_passed_may_act_again() -> None:
    s = at("""
        options pass_final=false
        seat H05 C3 hand S36
        seat H01/ K5 hand S01 S02
        phase comet
    """)
    do(s, "pass", "move S01", "end")
    assert asks(s) == ("action", 0)
    assert "move S36" in legal(s)
    do(s, "pass")
    assert asks(s) == ("action", 1)
    do(s, "pass")
    assert s.over


def test_com_7_14_any_effects_before_passing_or_acting() -> None:
    s = at("seat H04 C3 rescued S15 hand S36 P01\nseat H01/ hand S01\nphase comet")
    do(s, "use S15", "help P01", "use hero")
    assert asks(s) == ("action", 0)
    assert {"pass", "move S36"} <= legal(s)
    do(s, "pass")
    assert asks(s) == ("action", 1)


def test_com_7_5_the_choice_is_the_last_readying_open_to_all() -> None:
    s = at("seat H05 C3 rescued S15/ S33 hand S36\nseat H01/ K5 hand S01\nphase comet")
    assert choices(s, "use") == {"S33"}
    do(s, "use S33", "ready S15", "use S15")
    assert rescued(s) == ["S15/", "S33/"]
    assert pool(s) == []
