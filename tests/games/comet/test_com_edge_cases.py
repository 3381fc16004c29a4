"""Comet: the edge cases of the specification, 1 to 22."""

from comet import (
    asks,
    at,
    cards,
    choices,
    count,
    hand,
    moving,
    place,
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

from liferaft.testing.diagram import do, legal

LAST = "unseen S01 S02 S05 S06 S07 S09 S10 S13"


def test_com_7_1_case_1_the_pile_runs_out_with_the_last_needed_card() -> None:
    s = at(f"seat H01 hand S40 S39 S38\nseat H02 hand S40\n{LAST}\npile 1\ndisplay G35")
    rest(s, "G35")
    assert len(hand(s)) == 5
    assert count(s, "pile") == 7
    assert asks(s) == ("comet_choice", 1)
    assert asks(do(s, "fill")) == ("action", 1)


def test_com_7_6_case_2_the_pile_runs_out_in_a_hatch_or_move() -> None:
    s = at(f"seat H04 C3 rescued S17 hand S02 S36\nseat H02 hand S40\n{LAST}\npile 1")
    moved = do(s.clone(), "move S02", "use S17")
    assert asks(moved) == ("move", 0)
    assert len(hand(moved)) == 3
    step(moved, 1, "C4")
    assert asks(do(moved, "end")) == ("comet_choice", 0)
    do(s, "hatch S36", "use S17")
    assert asks(s) == ("nest", 0)
    assert asks(do(s, "place C1", "end")) == ("comet_choice", 0)


def test_com_7_3_case_3_the_phase_begins_only_once() -> None:
    s = at("""
        seat H04 C3 rescued S17 G14 hand S02
        seat H02 hand S40
        unseen S01 S05 S06 S07
        pile 1
    """)
    do(s, "use S17", "use hero")
    assert (count(s, "pile"), s.view(0)["phase"]) == (0, "coming")
    do(s, "move S02", "use G14")
    assert cards(s, "silver_discards") == []
    assert s.view(0)["phase"] == "coming"
    do(s, "end", "ready_all")
    assert asks(s) == ("action", 1)
    assert s.view(0)["phase"] == "comet"


def test_com_2_4_case_4_hatch_looks_at_the_moment_of_placing() -> None:
    s = at("seat H01/ C1 D4 rescued S30 hand S36\nseat H02")
    do(s, "hatch S36")
    assert choices(s, "place") == {"D6", "E1"}


def test_com_3_9_case_5_a_nest_is_closed_once_it_was_left() -> None:
    s = moving("H01/ C1 D1", "joker*3")
    assert targets(s, 1) == {"B1", "C2", "D2", "E2"}
    assert "B1" in targets(s, 2)
    step(s, 1, "B1")
    assert "C1" not in targets(s, 1) | targets(s, 2)
    assert targets(s, 2) == {"C2", "D2", "E2"}


def test_com_3_8_case_6_a_surrounded_rescuer_jumps_over_pieces() -> None:
    s = at("""
        seat H01/ A7
        seat H02 A6 B6
        pool joker
        agenda move:0 finish:0
    """)
    assert targets(s) == {"A5", "C6", "C7"}


def test_com_4_1_case_7_no_free_entry_into_the_cave() -> None:
    s = moving("H01/ A4", "")
    assert legal(s) == {"end"}


def test_com_4_3_case_8_a_raptor_rescued_in_mid_move_allows_another_card() -> None:
    s = do(at("seat H01/ A4:G01 C3 hand S01 S08\nseat H02"), "move S01")
    step(s, 1, "cave", "meadow")
    assert pool(s) == ["jungle"]
    do(s, "use G01", "add S08")
    assert pool(s) == ["desert", "jungle", "jungle"]


def test_com_9_4_case_9_a_skip_is_spent_with_its_rescuer() -> None:
    s = moving("H01/ A4 G3 rescued S08", "joker*2")
    do(s, "use S08", "rescuer 1")
    step(s, 1, "cave")
    assert targets(s, 2) == {"F3", "G2", "H4", "I3"}
    assert s.view(0)["skips"] == [[], [], []]


def test_com_9_13_case_10_keep_or_salvage_the_base_card() -> None:
    s = at("seat H09 C3 rescued S22 hand S01\nseat H02")
    do(s, "move S01")
    kept = do(s.clone(), "use hero", "take S01")
    assert hand(kept) == ["S01"]
    assert cards(kept, "silver_discards") == []
    do(s, "use S22", "take S01")
    assert hand(s) == ["S01"]
    refused(s, "use hero", "COM-5.7")


def test_com_5_7_case_10_only_readying_help_cards_within_reach_of_salvage() -> None:
    s = at("seat H01 rescued S22 hand S40\nseat H02\nsilver_discards S01 S02 P05 P05")
    assert choices(do(s.clone(), "use S22"), "take") == {"S02"}
    s = at("seat H01 rescued S22 hand S40\nseat H02\nsilver_discards P05 P05")
    refused(s, "use S22", "COM-5.7")


def test_com_9_7_case_11_nest_below_two_stays_two() -> None:
    s = do(at("seat H07 rescued G25 hand S25 P03\nseat H02"), "hatch S25")
    assert s.view(0)["distance"] == 2
    assert choices(s, "place") == {"B3", "B5"}
    refused(s, "use G25", "COM-5.7")
    refused(s, "help P03", "COM-5.7")
    s = do(at("seat H07 rescued G25 hand S36 P03\nseat H02"), "hatch S36")
    do(s, "use G25")
    assert s.view(0)["distance"] == 2
    refused(s, "help P03", "COM-5.7")


def test_com_6_9_case_12_no_golden_card_left_anywhere() -> None:
    s = at("seat H01 hand S40\nseat H02\ndisplay\ngold_pile\ngold_discards")
    do(s, "rest", "done")
    assert asks(s) == ("action", 1)
    assert cards(s, "display") == []


def test_com_9_15_case_13_a_raised_limit_counts_from_the_next_rest_on() -> None:
    s = do(at("seat H01/ A4:G16 hand S02\nseat H02"), "move S02")
    step(s, 1, "cave", "water")
    assert place(s)["limit"] == 7
    assert hand(s) == []
    rest(do(s, "end"))
    rest(s)
    assert len(hand(s)) == 7


def test_com_1_3_case_14_an_empty_hand_in_the_main_phase() -> None:
    assert legal(at("seat H01 C3\nseat H02")) == {"rest"}
    assert legal(at("seat H04 C3 rescued S15\nseat H02")) == {"rest", "use S15", "use hero"}


def test_com_7_12_case_15_a_ready_dodo_keeps_its_player_from_being_skipped() -> None:
    s = at("seat H01 C3 rescued S15\nseat H02 C4 hand S01 S02\nphase comet\nturn 1")
    do(s, "move S01", "end")
    assert asks(s) == ("action", 0)
    assert legal(s) == {"use S15", "pass"}
    do(s, "use S15")
    if asks(s) == ("action", 0):
        assert "pass" in legal(s)


def test_com_5_6_case_16_turned_cards_stay_turned_but_for_ready_effects() -> None:
    s = at("seat H03/ C3 rescued S15/ hand S02 P05\nseat H02 C4 hand S01\nphase comet")
    assert legal(s, verb="use") == set()
    do(s, "help P05", "ready S15")
    assert rescued(s) == ["S15"]


def test_com_3_10_case_17_neutral_pieces_block_landing_never_passing() -> None:
    s = moving("H01/ B4", more="mammoth A4")
    assert targets(s) == {"A3", "A5", "C4", "C5", "cave"}
    s = moving("H01/ B4", more="mammoth A4\ntortoise A3")
    assert targets(s) == {"A2", "B2", "A5", "C4", "C5", "cave"}


def test_com_2_6_case_18_only_tap_effects_could_help() -> None:
    s = at("seat H01 rescued G25 hand S40 Q08\nseat H02 L3 L6")
    assert legal(s, verb="hatch") == set()


def test_com_9_12_case_19_gold_with_an_empty_display() -> None:
    s = at("seat H06 hand S40\nseat H02\ndisplay\ngold_pile\ngold_discards G20")
    refused(s, "use hero", "COM-5.7")


def test_com_9_9_case_20_two_rescuers_placed_in_one_turn_share_the_dash() -> None:
    s = at("seat H08 C3 rescued G28 hand S36 S01\nseat H01")
    do(s, "hatch S36", "place C1", "use hero", "hatch S01", "place E1", "use G28")
    assert {rescuer for rescuer, _, _ in steps(s)} == {2, 3}
    step(step(s, 2, "B1"), 3, "D1")
    assert where(s) == ["C3", "B1", "D1"]


def test_com_7_2_case_21_the_comet_comes_before_the_action_is_chosen() -> None:
    s = at(f"seat H05 rescued S15 hand S40 P02\nseat H02 hand S40\n{LAST}\npile 1")
    do(s, "use S15")
    assert "pass" in legal(s)
    assert "rest" not in legal(s)
    do(s, "pass")
    assert asks(s) == ("comet_choice", 1)
    do(s, "fill")
    assert asks(s) == ("action", 1)
    assert place(s)["out"]


def test_com_7_12_case_21_who_cannot_act_then_is_skipped_but_takes_part_in_the_choice() -> None:
    s = at("""
        seat H05 rescued S15 hand P02
        seat H02 hand S40
        unseen P03 P03
        pile 1
    """)
    do(s, "use S15")
    assert asks(s) == ("comet_choice", 0)
    do(s, "ready_all", "ready_all")
    assert asks(s) == ("action", 1)
    assert not place(s)["out"]


def test_com_5_1_case_22_a_help_card_being_resolved_lies_nowhere_else() -> None:
    s = do(at("seat H01 hand Q04 S40\nseat H02"), "help Q04")
    assert asks(s) == ("gold", 0)
    assert hand(s) == ["S40"]
    assert cards(s, "gold_discards") == []
    assert "Q04" not in cards(s, "display")
    do(s, sorted(legal(s))[0])
    assert cards(s, "gold_discards") == ["Q04"]
    assert slots(s) == ["-", "-", "-"]
