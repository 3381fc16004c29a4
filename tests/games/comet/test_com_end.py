"""Comet: end, scoring and stall guards (COM-8)."""

import pytest
from comet import (
    GAME,
    asks,
    at,
    cards,
    count,
    heard,
    points,
    refused,
    rest,
    step,
)

from liferaft import State
from liferaft.testing.diagram import do, legal

FULL = "hand S40 S40 S39 S39 S38"  # a hand at the limit
OTHER = "hand S37 S37 S36 S36 S35"


def idle_rest(s: State) -> State:
    """A Rest with a full hand: the golden card goes at once, no silver card is drawn."""
    do(s, "rest", "done")
    taken = sorted(legal(s))[0]
    return do(s, taken, taken.replace("take", "discard"))


def test_com_8_1_the_game_ends_when_everybody_is_out() -> None:
    s = at("seat H05 C3 hand S36\nseat H01 hand S01\nseat H02 hand S02\nphase comet")
    do(s, "pass")
    assert asks(s) == ("action", 1)
    do(s, "pass")
    assert asks(s) == ("action", 2)
    do(s, "pass")
    assert s.over
    assert s.asked() == []
    assert s.view(0)["result"] == "finished"
    assert s.legal_actions() == []


def test_com_8_1_the_game_ends_when_all_who_are_not_out_were_skipped_in_succession() -> None:
    s = at("seat H05 C3 hand S36\nseat H01/ hand P02\nseat H02/ C2 hand S02\nphase comet")
    do(s, "move S36", "end")
    assert asks(s) == ("action", 2)
    do(s, "move S02", "end")
    assert s.over


def test_com_8_1_effects_alone_do_not_count_as_an_action() -> None:
    s = at("""
        seat H05 C3 rescued S32 hand P02
        seat H01/ hand P02
        phase comet
        unseen
        silver_discards
    """)
    assert asks(s) == ("action", 0)
    do(s, "use S32", "piece tortoise", "to E3")
    assert s.over


def test_com_8_1_a_hatch_or_move_starts_the_count_of_skips_anew() -> None:
    s = at("""
        seat H05 hand P02
        seat H01/ C3 hand S01 S02
        phase comet
        turn 1
        skipped 0
    """)
    do(s, "move S01", "end")
    assert not s.over
    do(s, "move S02", "end")
    assert s.over


@pytest.mark.parametrize("turn", [("move S36",), ("hatch S36", "place C1")])
def test_com_8_1_who_acts_is_no_longer_counted_among_the_skipped(turn: tuple[str, ...]) -> None:
    s = at("seat H05 C3 hand S36 S36\nseat H01/ hand P02\nphase comet\nskipped 0")
    do(s, *turn, "end")
    assert asks(s) == ("action", 0)


def test_com_8_2_printed_points_score_abilities_and_hero() -> None:
    s = at("seat H04 rescued S40 S15/ S42 G41 hand S39\nseat H01")
    assert points(s) == (10 + 1 + 1 + 5, 1 + 1, 3)


def test_com_8_3_slots_and_hands_count_nothing() -> None:
    s = at("seat H01/ A3:S40 A4:G41 A5:S44 rescued S36 hand S39 G32 G33\nseat H02")
    assert points(s) == (3, 0, 1)
    s = at("seat H01/ A3:S40 rescued S36 hand S39\nseat H02\nphase comet\nout 1")
    do(s, "pass")
    assert s.over
    assert s.scores() == [4, 0]


def test_com_8_4_most_points_win_and_a_tie_is_shared() -> None:
    s = at("seat H04 rescued S40\nseat H07 rescued S39 S32/\nseat H02 rescued S36\nphase comet")
    assert s.scores() == [10, 9 + 1 + 3, 3]
    assert s.ranking() == [2, 1, 3]
    s = at("seat H04 rescued S40\nseat H07 rescued S40\nseat H02 rescued S36\nphase comet")
    assert s.ranking() == [1, 1, 3]
    assert s.outcome() == [0.75, 0.75, 0.0]


def test_com_8_4_the_end_names_the_winners() -> None:
    s = at("seat H04 rescued S40 hand S01\nseat H07 rescued S40 hand S01\nphase comet\nout 1")
    s.listen()
    do(s, "pass")
    assert s.over
    assert heard(s, "ended") == [(3, 0, 0)]
    assert [item[:2] for item in heard(s, "scored")] == [(0, 10), (1, 10)]


# COM-8.5: no stalling


@pytest.mark.parametrize("seats", [2, 3])
def test_com_8_5_four_idle_rests_for_each_player_bring_the_comet(seats: int) -> None:
    hands = [FULL, OTHER, "hand S34 S34 S33 S33 S32"]
    lines = [f"seat H0{p + 1} {hands[p]}" for p in range(seats)]
    s = at("\n".join([*lines, "pile 20"]))
    stack = count(s, "stack")
    for n in range(4 * seats):
        assert s.view(0)["phase"] == "main"
        assert asks(s) == ("action", n % seats)
        assert s.view(0)["idle"]["rests"] == n
        idle_rest(s)
    assert s.view(0)["phase"] == "comet"
    assert (count(s, "pile"), count(s, "stack")) == (20 + stack, 0)
    assert asks(s) == ("action", 0)
    refused(s, "rest", "COM-7.2")


def test_com_8_5_the_choice_follows_as_ever() -> None:
    s = at(f"""
        seat H01 rescued S15/ {FULL}
        seat H02 {OTHER}
        pile 20
        turns 8
        busy 0
        drew 0
        turn 1
    """)
    idle_rest(s)
    assert asks(s) == ("comet_choice", 0)
    do(s, "ready_all")
    assert asks(s) == ("action", 0)


def test_com_8_5_any_other_turn_or_a_card_drawn_starts_the_count_of_rests_anew() -> None:
    s = at(f"seat H01 C3 {FULL}\nseat H02 {OTHER}\npile 20")
    for _ in range(7):
        idle_rest(s)
    rest(s, discard=("S35",))  # the golden card fills the hand: idle all the same
    assert s.view(0)["phase"] == "comet"
    s = at(f"seat H01 C3 {FULL}\nseat H02 {OTHER}\npile 20")
    for _ in range(6):
        idle_rest(s)
    do(s, "move S40", "end")
    assert s.view(0)["idle"]["rests"] == 0
    idle_rest(s)
    rest(s)
    assert s.view(0)["phase"] == "main"
    s = at(f"seat H01 {FULL}\nseat H02 {OTHER}\npile 20")
    for _ in range(7):
        idle_rest(s)
    rest(s, discard=("S37", "S35"))
    assert s.view(0)["phase"] == "main"
    assert s.view(0)["idle"] == {"rests": 0, "turns": 0}


def test_com_8_5_an_effect_that_draws_before_an_idle_rest_counts_as_drawing() -> None:
    s = at(f"seat H01 rescued S15 {FULL}\nseat H02 {OTHER}\npile 20\nturns 8\nbusy 0\ndrew 0")
    do(s, "use S15", "rest", "done", sorted(legal(do(s.clone(), "rest", "done")))[0])
    while asks(s)[0] == "rest_trim":
        do(s, sorted(legal(s))[0])
    assert s.view(0)["idle"]["turns"] == 0
    assert s.view(0)["phase"] == "main"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_com_8_5_twenty_turns_for_each_player_without_a_silver_card_bring_the_comet(
    seats: int,
) -> None:
    lines = [f"seat H0{p + 1} C{p + 2} {FULL if p == 0 else ''}" for p in range(seats)]
    last = 20 * seats
    text = "\n".join([*lines, "pile 20", "drew 0"])
    s = at(f"{text}\nturns {last - 1}\nbusy {last - 2}")
    do(s, "move S40", "end")
    assert s.view(0)["phase"] == "main"
    s = at(f"{text}\nturns {last}\nbusy {last - 1}")
    stack = count(s, "stack")
    do(s, "move S40")
    assert s.view(0)["phase"] == "main"
    do(s, "end")
    assert s.view(0)["phase"] in ("coming", "comet")
    assert (count(s, "pile"), count(s, "stack")) == (20 + stack, 0)
    assert asks(s)[0] == "comet_choice"


def test_com_8_5_counted_from_the_last_turn_in_which_a_card_was_drawn() -> None:
    s = at(f"seat H01 C3 {FULL}\nseat H02 {OTHER}\npile 20\ndrew 12\nturns 51\nbusy 50")
    do(s, "move S40", "end")
    assert s.view(0)["phase"] == "main"
    s = at(f"seat H01 C3 {FULL}\nseat H02 {OTHER}\npile 20\ndrew 12\nturns 52\nbusy 50")
    do(s, "move S40", "end")
    assert s.view(0)["phase"] != "main"


def test_com_8_1_a_solo_game_ends_and_has_one_score() -> None:
    s = at("seat H05 A3:S40 hand S01\nphase comet")
    do(s, "move S01")
    step(s, 1, "cave", "meadow")
    do(s, "end")
    assert s.over
    assert s.scores() == [10 + 1]
    assert s.ranking() == [1]
    assert cards(s, "silver_discards") == ["S01"]


def test_com_8_1_after_the_end_nothing_is_legal() -> None:
    s = do(at("seat H05 hand S01\nphase comet"), "pass")
    assert s.over
    refused(s, "pass", "COM-1.1")
    assert GAME.position(s.text()).over
