"""liferaft laws and liferaft perft, as they are typed."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import liferaft
from liferaft.cli import main
from liferaft.testing.perft import perft
from toy import GAME as DRIFTWOOD


def liferaft_says(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_laws_lists_each_law_and_how_often_it_was_checked() -> None:
    result = liferaft_says("laws", "forbidden_island", "--games", "1", "--seats", "3")
    assert result.exit_code == 0
    assert "forbidden_island" in result.output
    assert "worlds look alike" in result.output


def test_laws_as_json() -> None:
    result = liferaft_says("laws", "forbidden_island", "--games", "1", "--seed", "9", "--json")
    figures = json.loads(result.output)
    assert figures["held"] is True
    assert figures["games"] == 3
    assert figures["signature"] == liferaft.game("forbidden_island").signature()
    assert figures["laws"]["record round trips"] == 3


@pytest.fixture
def broken_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from toy.rules import Driftwood, game_of

    class Leaks(Driftwood):
        def view(self, seat: int) -> dict[str, object]:
            return {**super().view(seat), "top": self.deck[-1:]}

    monkeypatch.setattr(liferaft, "game", lambda name: game_of(Leaks))


@pytest.mark.usefixtures("broken_game")
def test_a_broken_law_exits_with_1_and_prints_the_position() -> None:
    result = liferaft_says("laws", "driftwood", "--games", "3")
    assert result.exit_code == 1
    assert "driftwood seats=2 seed=" in result.output
    position = result.output[result.output.index("\n\n") + 2 :]
    assert DRIFTWOOD.position(position).text() == position


@pytest.mark.usefixtures("broken_game")
def test_a_broken_law_as_json() -> None:
    result = liferaft_says("laws", "driftwood", "--games", "3", "--json")
    assert result.exit_code == 1
    said = json.loads(result.output)
    assert said["held"] is False
    assert DRIFTWOOD.position(said["position"]).text() == said["position"]


def test_perft_counts_a_seeded_game() -> None:
    expected = perft(liferaft.game("forbidden_island").new(3, 4), 2)
    options = ("--seats", "3", "--seed", "4", "--depth", "2")
    result = liferaft_says("perft", "forbidden_island", *options, "--divide", "--json")
    figures = json.loads(result.output)
    assert figures["sequences"] == expected == sum(figures["divide"].values())
    table = liferaft_says("perft", "forbidden_island", *options, "--divide").output
    assert f"depth 2: {expected:,} sequences" in table
    assert "done" in table


def test_perft_counts_a_position_in_a_file(tmp_path: Path) -> None:
    state = liferaft.game("forbidden_island").new(2, 7)
    (tmp_path / "here.txt").write_text(state.text(), encoding="utf-8")
    result = liferaft_says(
        "perft", "forbidden_island", "--position", str(tmp_path / "here.txt"), "--depth", "1"
    )
    assert f"depth 1: {len(state.legal_actions())} sequences" in result.output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["laws", "forbiden_island"], "did you mean 'forbidden_island'?"),
        (["laws", "forbidden_island", "--seats", "9"], "is for 2 to 4 seats, not 9"),
        (["laws", "forbidden_island", "--games", "0"], "0 is not in the range"),
        (["laws", "forbidden_island", "--seed", str(2**128)], "a seed is a number"),
        (["perft", "forbidden_island", "--seats", "1"], "is for 2 to 4 seats, not 1"),
        (["perft", "forbidden_island", "--seed", "-1"], "a seed is a number"),
        (["perft", "forbidden_island", "--depth", "x"], "'x' is not a valid integer"),
        (["perft", "forbidden_island", "--position", "no/such.txt"], "cannot read the position"),
        (["perft", "forbidden_island", "--position", "."], "cannot read the position"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_2(arguments: list[str], words: str) -> None:
    result = liferaft_says(*arguments)
    assert result.exit_code == 2
    assert words in result.output
    assert "Traceback" not in result.output


def test_a_position_that_is_not_text(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    result = liferaft_says("perft", "forbidden_island", "--position", str(tmp_path / "noise"))
    assert result.exit_code == 2
    assert "it is not text" in result.output
