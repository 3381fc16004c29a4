"""The options of Rescue: every option with every value."""

from collections import Counter

import pytest
from res import (
    CELLS,
    GAME,
    LAYOUT_A,
    MIDDLE,
    PLAYING,
    asks,
    at,
    card,
    change,
    hand,
    loaders,
    move,
    planet,
    refused,
    result,
    swap,
    targets,
)

from liferaft import BadOption
from liferaft.testing.diagram import do, legal, why_not


def test_all_options_with_their_values_and_defaults() -> None:
    table = {option.name: (set(option.choices), option.default) for option in GAME.options}
    switch = ({False, True}, False)
    assert table == {
        "rescue_target": (set(range(1, 9)), 5),
        "finish_round": switch,
        "turn_optional": switch,
        "no_undo": switch,
        "protect_middle": switch,
        "hidden_backs": switch,
        "loader_start": ({"fixed", "random"}, "fixed"),
        "max_turns": ({600, 0}, 600),
        "layout": ({"random", "A"}, "random"),
    }


@pytest.mark.parametrize("option", [{"rescue_target": 0}, {"rescue_target": 9}, {"layout": "B"}])
def test_an_option_refuses_other_values(option: dict[str, object]) -> None:
    with pytest.raises(BadOption, match="cannot be"):
        GAME.new(2, 1, **option)


@pytest.mark.parametrize("target", range(1, 9))
def test_res_1_2_rescue_target_workers_are_needed(target: int) -> None:
    options = f"options rescue_target={target}"
    s = at(options, f"seat L1*{target - 1} hand 2", "seat", PLAYING)
    move(s, 2, "C3", "L1")
    assert (result(s), s.scores()) == ("rescued", [target, 0])
    if target > 1:
        s = at(options, f"seat L1*{target - 2} hand 2", "seat", PLAYING)
        move(s, 2, "C3", "L1")
        assert result(s) == ""


def finishing(first: int, turn: int, *aboard: int) -> str:
    """With finish_round, seat *turn* to play a 2 and loaders in 3, 11 and 19."""
    crews = [f"seat L1*{n} hand {'2' if p == turn else ''}" for p, n in enumerate(aboard)]
    return "\n".join(
        ["options finish_round=true", *crews, f"first {first}", f"turn {turn}", "loaders 3 11 19",
         f"agenda play:{turn} turn:{(turn + 1) % len(aboard)}"]
    )  # fmt: skip


def test_res_9_2_finish_round_the_others_have_their_turns_first() -> None:
    s = at(finishing(0, 0, 4, 3, 2))
    move(s, 2, "D3", "L1")
    assert result(s) == ""
    assert len(hand(s, 0)) == 3  # the game goes on, so a card is drawn
    for seat in (1, 2):
        assert asks(s) == ("pick", seat)
        change(s, "A1", "rotate")
        swap(s, hand(s, seat)[0][1])
    assert (result(s), s.ranking()) == ("rescued", [1, 2, 3])


def test_res_9_2_finish_round_all_who_reach_the_target_share_the_win() -> None:
    s = at(finishing(0, 0, 4, 4, 2))
    move(s, 2, "D3", "L1")
    s = at(finishing(0, 1, 5, 4, 2))
    move(s, 2, "D3", "L1")
    assert result(s) == ""
    change(s, "A1", "rotate")
    swap(s, hand(s, 2)[0][1])
    assert (result(s), s.ranking()) == ("rescued", [1, 1, 3])
    assert s.outcome() == [0.75, 0.75, 0.0]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_res_9_2_finish_round_the_round_ends_before_the_first_player(first: int) -> None:
    last = (first + 2) % 3
    s = at(finishing(first, last, 4, 4, 4))
    move(s, 2, "D3", "L1")
    assert result(s) == "rescued"
    assert [p for p in range(3) if s.ranking()[p] == 1] == [last]


def test_res_9_2_finish_round_goes_on_if_nobody_has_reached_the_target() -> None:
    s = at(finishing(0, 1, 4, 3))
    move(s, 2, "D3", "L1")
    assert asks(s) == ("pick", 0)


def test_res_9_2_finish_round_everybody_has_had_equally_many_turns() -> None:
    for seed in range(12):
        seats = 2 + seed % 3
        s = GAME.new(seats, seed, finish_round=True, rescue_target=1)
        while not s.over:
            s.apply(s.legal_actions()[seed % len(s.legal_actions())])
        assert s.view(0)["turns"] % seats == 0


def test_res_3_2_turn_optional_the_change_may_be_skipped() -> None:
    s = at("options turn_optional=true", "seat hand 2 3 5", "seat")
    assert legal(s) == {"skip", *(f"turn {cell}" for cell in CELLS)}
    before = planet(s)
    do(s, "skip")
    assert planet(s) == before
    assert asks(s) == ("play", 0)
    assert loaders(s) == [3, 11, 19]


def test_res_5_7_no_undo_not_the_card_changed_on_the_turn_before() -> None:
    s = at("options no_undo=true", "seat hand 2 3 5", "seat")
    assert len(targets(s, "turn")) == 36
    change(s, "D5", "rotate")
    swap(s, "2")
    assert targets(s, "turn") == set(CELLS) - {"D5"}
    refused(s, "turn D5", "RES-5.7")
    change(s, "A1", "rotate")
    swap(s, hand(s, 1)[0][1])
    assert targets(s, "turn") == set(CELLS) - {"A1"}


def test_res_5_7_no_undo_after_a_skipped_change_all_cards_are_free() -> None:
    s = at("options no_undo=true turn_optional=true", "seat hand 2 3 5", "seat")
    change(s, "D5", "rotate")
    swap(s, "2")
    do(s, "skip")
    swap(s, hand(s, 1)[0][1])
    assert len(targets(s, "turn")) == 36


def test_res_5_3_protect_middle_the_middle_cannot_be_changed() -> None:
    s = at("options protect_middle=true", "seat", "seat")
    assert targets(s, "turn") == set(CELLS) - set(MIDDLE)
    for cell in MIDDLE:
        refused(s, f"turn {cell}", "RES-5.3")


def test_res_5_3_protect_middle_and_no_undo_together() -> None:
    s = at("options protect_middle=true no_undo=true", "seat hand 2 3 5", "seat")
    change(s, "D5", "rotate")
    swap(s, "2")
    assert targets(s, "turn") == set(CELLS) - set(MIDDLE) - {"D5"}


def test_res_2_6_loader_start_random_keeps_them_eight_apart() -> None:
    starts = Counter()
    for seed in range(240):
        slots = loaders(GAME.new(2, seed, loader_start="random"))
        k = (slots[0] - 1) % 24  # they have moved once
        assert slots == [k + 1, k + 9, (k + 17) % 24]
        starts[k] += 1
    assert set(starts) == set(range(8))
    assert min(starts.values()) > 12  # 30 expected


def test_res_9_5_max_turns_0_never_stops() -> None:
    s = at("options max_turns=0", "seat", "seat hand 2", "turns 600", "turn 1",
           "loaders 3 11 19", "agenda play:1 turn:0")  # fmt: skip
    swap(s, "2")
    assert result(s) == ""
    assert s.view(0)["turns"] == 601


def test_res_9_5_finish_round_and_the_cap_in_one_moment() -> None:
    s = at(finishing(0, 1, 5, 4), "turns 600")
    move(s, 2, "D3", "L1")
    assert (result(s), s.ranking()) == ("rescued", [1, 1])


def test_layout_a_lies_the_same_in_every_game() -> None:
    for seed in range(5):
        assert planet(GAME.new(2 + seed % 3, seed, layout="A")) == LAYOUT_A.split()
    assert planet(GAME.new(2, 1, layout="random")) != LAYOUT_A.split()


def test_hidden_backs_changes_no_move() -> None:
    for text in ("turn A1", "turn C3"):
        assert why_not(at("options hidden_backs=true", "seat", "seat"), text) == ""
    s = change(at("seat", "seat"), "D2", "flip_long")
    assert card(s, "D2") == "M03B180"
