"""The golden playthroughs and signatures: a change of behaviour shows here as a diff."""

from difflib import unified_diff
from pathlib import Path

import pytest

import liferaft
import write_golden
from liferaft.testing.golden import abridged, playthrough
from liferaft.testing.walk import Setup
from toy import GAME as DRIFTWOOD


def compare(path: Path, now: str) -> None:
    kept = path.read_text(encoding="utf-8") if path.exists() else ""
    diff = unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", lineterm="")
    if kept != now:
        hint = f"{path.name} has changed. If it should: make golden, and name the rule."
        pytest.fail("\n".join([hint, *diff]), pytrace=False)


@pytest.mark.parametrize("name", liferaft.games())
def test_playthroughs_are_as_they_were(name: str) -> None:
    playthroughs = write_golden.playthroughs(name)
    for path, now in playthroughs.items():
        compare(path, now)
    assert set((write_golden.FOLDER / name).iterdir()) == set(playthroughs)


def test_signatures_are_as_they_were() -> None:
    compare(write_golden.SIGNATURES, write_golden.signatures())


def test_a_change_shows_as_a_diff(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("seat 0\n   > move\n", encoding="utf-8")
    with pytest.raises(pytest.fail.Exception, match=r"(?s)make golden.*-   > move\n\+   > shore"):
        compare(tmp_path / "game.txt", "seat 0\n   > shore\n")


def test_a_playthrough_reads_well() -> None:
    lines = playthrough(Setup(DRIFTWOOD, 2, 1, {"rounds": 2})).splitlines()
    assert lines[0] == "driftwood seats=2 seed=1 rounds=2"
    assert lines[2].startswith("1. seat ")
    assert ", bid: bid " in lines[2]
    assert lines[3].startswith("   > bid ")
    assert any(line.startswith("scores ") for line in lines)


def test_long_lists_are_abridged() -> None:
    game = liferaft.game("forbidden_island")
    moves = [game.parse_action(f"move {tile}") for tile in range(9)]
    text = abridged(game, [0, *moves[:2], *[game.parse_action(f"fly {i}") for i in range(8)]])
    assert text == f"pass | move {' '.join(game.action_text(m)[5:] for m in moves[:2])} | fly (8)"
