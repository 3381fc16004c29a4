"""Several people at one terminal: nobody sees the hand of somebody else without asking."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from typist import shown, typed

import liferaft
from liferaft.cli import main
from liferaft.cli._commands import Session
from liferaft.cli._screen import Screen
from liferaft.cli._table import Table
from liferaft.core.errors import LiferaftError
from liferaft.core.game import SPECTATOR
from liferaft.core.record import Record

RESCUE = liferaft.game("rescue")
TURN = ("turn A1", "rotate", "swap", "discard 2")  # of seat 0 with seed 7


def table(*bots: int) -> Table:
    kept = Record(RESCUE, 2 + len(bots) // 2, 7)
    return Table(kept, {seat: "random" for seat in bots}, "en", rng=liferaft.seeded(1))


def session() -> Session:
    return Session(table())


def test_a_curtain_falls_before_the_first_hand_is_shown() -> None:
    t = table()
    assert t.curtain
    assert t.view() == t.state.view(SPECTATOR)
    assert t.legal() == []
    assert t.prompt() == "Hand the keyboard to seat 1; then press Enter."


def test_an_empty_line_opens_it_and_nothing_else_does() -> None:
    s = session()
    for line in ("1", "turn A1", "? play 2", "show", "log", "help"):
        s.execute(line)
        assert s.table.curtain
    assert s.execute("turn A1").mistake
    s.execute("")
    assert not s.table.curtain
    assert s.table.view() == s.table.state.view(0)


def test_it_stays_open_while_the_same_person_is_asked_and_falls_for_the_next() -> None:
    s = session()
    s.execute("")
    for line in TURN[:-1]:
        assert not s.execute(line).mistake
        assert not s.table.curtain
    assert not s.execute(TURN[-1]).mistake
    assert s.table.curtain
    assert s.table.prompt() == "Hand the keyboard to seat 2; then press Enter."
    assert s.table.view()["hand"] == []


def test_taking_back_the_move_of_somebody_else_hands_the_keyboard_back() -> None:
    s = session()
    for line in ("", *TURN, "", "undo!"):
        assert not s.execute(line).mistake
    assert s.table.seat == 0
    assert s.table.curtain


def test_a_refusal_behind_the_curtain_says_nothing_about_the_hand() -> None:
    t = table()
    for text in ("play 2", "play 3"):
        with pytest.raises(LiferaftError, match="Hand the keyboard"):
            t.why_not(text)


def test_one_person_and_bots_need_none() -> None:
    t = table(1, 2)
    assert not t.curtain
    assert len(t.view()["hand"]) == 3


def test_games_without_hidden_hands_need_none() -> None:
    t = Table(Record(liferaft.game("forbidden_island"), 3, 7), {}, "en")
    assert not t.curtain
    t.play("done")
    assert not t.curtain


def test_a_game_that_was_left_begins_behind_it(tmp_path: Path) -> None:
    s = session()
    s.execute("")
    s.table.save(tmp_path / "game")
    assert Table.load(tmp_path / "game").curtain


def test_line_by_line_the_last_hand_scrolls_away() -> None:
    typed = "\n".join(["", *TURN, "show", "", "quit", ""])
    arguments = ["play", "rescue", "--plain", "--seed", "7"]
    said = CliRunner().invoke(main, arguments, input=typed).output
    before, _, after = said.partition("Hand the keyboard to seat 2; then press Enter.")
    assert before.endswith("\n" * 24)
    assert "[2] ‖ double bar  [2] ‖ double bar" in before
    hidden, _, opened = after.partition("White swaps 2 (double bar).")
    assert hidden.count("cards: 3") == 2
    assert "Red: Which mine card do you change?" in opened
    assert opened.count("cards: 3") == 1


async def test_on_the_whole_screen_enter_opens_it() -> None:
    app = Screen(session())
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        assert "Hand the keyboard to seat 1" in shown(app, "prompt")
        assert "[2]" not in shown(app, "aside")
        await pilot.press("enter")
        await pilot.pause()
        assert "[2] [2]" in shown(app, "aside")
        for line in TURN:
            await typed(pilot, line)
        assert "Hand the keyboard to seat 2" in shown(app, "prompt")
        assert shown(app, "aside").count("cards: 3") == 2
        await pilot.press("f4")
        await pilot.pause()
        assert "no special cards" in shown(app, "message")
