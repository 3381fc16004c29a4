"""``liferaft show``: a picture of a recorded game, or of one played at random."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

import liferaft
from liferaft.cli import main
from liferaft.cli import show as show_command
from liferaft.core.record import Record
from liferaft.picture.pictures import pictures
from toy import GAME as DRIFTWOOD

GAME = liferaft.game("forbidden_island")
DRAWN = pictures(GAME.package)


def show(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["show", *arguments])


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A record of ten decisions."""
    record = Record(GAME, 3, 7)
    state = record.start()
    for _ in range(10):
        seat, action = state.asked()[0], state.legal_actions()[-1]
        state.apply(action, seat)
        record.add(action, seat)
    record.save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


@pytest.mark.parametrize("at", [0, 4, 10])
def test_a_record_after_some_decisions(kept: Path, at: int) -> None:
    shown = show(str(kept), "--at", str(at), "--seat", "1", "--lang", "de", "--theme", "dark")
    state = list(snapshots(kept))[at]
    assert shown.output == DRAWN.svg(state, "de", "dark")


def snapshots(kept: Path) -> list[dict[str, object]]:
    return [state.view(1) for state in liferaft.record.load(kept).replay()]


def test_left_out_it_is_the_end_and_the_seat_that_is_asked(kept: Path) -> None:
    end = liferaft.record.load(kept).end()
    assert show(str(kept)).output == DRAWN.svg(end.view(end.asked()[0]))


def test_into_a_file(kept: Path, tmp_path: Path) -> None:
    shown = show(str(kept), "--narrow", "-o", str(tmp_path / "board.svg"))
    assert (shown.exit_code, shown.output) == (0, "")
    root = ElementTree.parse(tmp_path / "board.svg").getroot()
    assert root.attrib["width"] == "390"


def test_a_game_played_at_random() -> None:
    fresh = show("forbidden_island", "--seats", "4", "--seed", "3", "--at", "0", "--seat", "2")
    assert fresh.output == DRAWN.svg(GAME.new(4, 3).view(2))
    later = show("forbidden_island", "--seats", "4", "--seed", "3", "--at", "20")
    assert later.output != fresh.output
    assert (
        later.output == show("forbidden_island", "--seats", "4", "--seed", "3", "--at", "20").output
    )
    over = show("forbidden_island", "--option", "layout=coral_reef", "--spectator")
    assert "You have" in over.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--at", "11"], "has 10 decisions, there is no picture after 11"),
        (["--seat", "3"], "there is no seat 3; they are 0 to 2"),
        (["-o", "/nowhere/board.svg"], "cannot write /nowhere/board.svg"),
    ],
)
def test_mistakes_are_one_sentence(kept: Path, arguments: list[str], said: str) -> None:
    shown = show(str(kept), *arguments)
    assert shown.exit_code == 2
    assert said in shown.output


def test_a_game_without_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(show_command, "find_game", lambda name: DRIFTWOOD)
    shown = show("forbidden_island")
    assert (shown.exit_code, shown.output) == (2, "liferaft: driftwood has no pictures\n")
    assert DRIFTWOOD.new(seed=1)._repr_svg_() is None


def test_neither_a_record_nor_a_game() -> None:
    shown = show("forbidden_iland")
    assert shown.exit_code == 2
    assert "forbidden_iland" in shown.output
