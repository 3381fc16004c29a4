"""The tables of steps and actions, and actions as text."""

import pytest

from liferaft.core.actions import ASKS, DOES, TOGETHER, WINDOW, ActionTable, StepTable
from liferaft.core.errors import UnknownAction

TILES = ("bronze_gate", "breakers_bridge", "gold_gate", "gold_mine")


@pytest.fixture
def table() -> ActionTable:
    table = ActionTable()
    assert table.add((0,), "pass") == 0
    assert table.add((0, 2), "shore", TILES, "tile") == 1
    assert table.add((1,), "push", [f"{p} {t}" for p in "01" for t in TILES], "pawn tile") == 5
    return table


def test_ids_follow_each_other(table: ActionTable) -> None:
    assert len(table) == 1 + 4 + 8
    assert list(table.verb) == [0] + [1] * 4 + [5] * 8
    assert list(table.steps) == [1] + [0b101] * 4 + [0b10] * 8
    assert [verb.word for verb in table.verbs] == ["pass", "shore", "push"]
    assert table.verb_of(4).on == "tile"


def test_text_and_back(table: ActionTable) -> None:
    assert table.text(0) == "pass"
    assert table.text(12) == "push 1 gold_mine"
    assert [table.parse(table.text(action)) for action in range(13)] == list(range(13))


@pytest.mark.parametrize(
    ("text", "action"),
    [("  shore   bronze_gate ", 1), ("shore 3", 4), ("shore br", 0), ("shore breakers", 2)],
)
def test_short_forms(table: ActionTable, text: str, action: int) -> None:
    if action:
        assert table.parse(text) == action
    else:
        with pytest.raises(UnknownAction, match="could be bronze_gate, breakers_bridge"):
            table.parse(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("shor gold_gate", "there is no action 'shor gold_gate'; did you mean 'shore'?"),
        ("dance", "there is no action 'dance'; the verbs are: pass, shore, push"),
        ("", "there is no action ''; the verbs are: pass, shore, push"),
        ("shore goldgate", "there is no action 'shore goldgate'; did you mean 'gold_gate'?"),
        ("shore gold", "could be gold_gate, gold_mine"),
        ("shore 4", "say shore and one of: bronze_gate, breakers_bridge, gold_gate, gold_mine"),
        ("shore", "there is no action 'shore'; say shore and one of: bronze_gate"),
        ("shore ²", "there is no action 'shore ²'"),
    ],
)
def test_a_mistake_is_named_with_a_hint(table: ActionTable, text: str, words: str) -> None:
    with pytest.raises(UnknownAction) as caught:
        table.parse(text)
    assert words in str(caught.value)


@pytest.mark.parametrize("action", [-1, 13, 2**70])
def test_an_id_that_is_not_there(table: ActionTable, action: int) -> None:
    with pytest.raises(UnknownAction, match=f"there is no action {action}; they are 0 to 12"):
        table.text(action)


def test_two_actions_must_not_read_alike(table: ActionTable) -> None:
    with pytest.raises(AssertionError, match="two actions read 'pass'"):
        table.add((1,), "pass")


def test_steps_that_ask_come_first() -> None:
    steps = StepTable()
    steps.add(0, "act", ASKS)
    steps.add(1, "bid", TOGETHER)
    steps.add(2, "special", WINDOW)
    steps.add(3, "draw", DOES)
    assert steps.asking == 3
    assert steps.kinds == [ASKS, TOGETHER, WINDOW, DOES]
    with pytest.raises(AssertionError, match="swim asks: it must stand before the others"):
        steps.add(4, "swim")
    with pytest.raises(AssertionError, match="step flood must be number 4"):
        steps.add(7, "flood", DOES)
