"""bench/outlook.py: games to learn from, and a net that learns what positions of Comet come to."""

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import liferaft
from liferaft.bots.evaluate.base import chance
from liferaft.bots.plan.comet.outlook import AMOUNTS, MARKS, ROWS, TABLE, read_table

PROGRAM = Path(__file__).parents[2] / "bench" / "outlook.py"
pytestmark = pytest.mark.skipif(not liferaft.COMPILED, reason="takes minutes uncompiled")


@pytest.fixture(scope="module")
def teach() -> ModuleType:
    """The program as a module."""
    spec = spec_from_file_location("teach_outlook", PROGRAM)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["teach_outlook"] = module
    spec.loader.exec_module(module)
    return module


def test_what_is_seen_of_a_game_is_the_same_every_time(teach: ModuleType) -> None:
    portion = teach.Portion(teach.Lot(3, 3, 1 << 34), 2, 30, None)
    one, other = teach.played(portion), teach.played(portion)
    assert len(one.worth) > 20
    for part, again in zip(one, other, strict=True):
        assert np.array_equal(part, again)
    assert one.marks.min() >= 0
    assert one.marks.max() == MARKS
    assert one.amounts.shape == (len(one.worth), 2, len(AMOUNTS))
    assert ((one.worth > 0) & (one.worth < 1)).all()


def test_who_looks_ahead_plays_on_what_the_net_says(teach: ModuleType) -> None:
    """Who is told that cards in the hand are splendid keeps them."""
    held = []
    for each in (3.0, -3.0):
        rows = {"bias": [100.0], "out of all": [1.0], "seen hand": [each]}
        seen = teach.played(teach.Portion(teach.Lot(2, 2, 1 << 34), 1, 1000, rows))
        held.append(seen.amounts[..., AMOUNTS.index("seen hand")].mean())
    assert held[0] > held[1] + 0.5


def test_a_net_learns_what_positions_come_to(teach: ModuleType) -> None:
    seen = teach.played(teach.Portion(teach.Lot(2, 1500, 1 << 34), 3, 20, None))
    rows, error = teach.learned(seen)
    assert tuple(rows) == ROWS
    fresh = teach.played(teach.Portion(teach.Lot(2, 60, 1 << 35), 3, 20, None))
    learned, plain = [], []
    for marks, amounts, worth in zip(*fresh, strict=True):
        lead = literal(rows, marks[0], amounts[0]) - literal(rows, marks[1], amounts[1])
        learned.append((chance(lead) - worth) ** 2)
        plain.append((chance((amounts[0][0] - amounts[1][0]) / 10) - worth) ** 2)
    assert np.mean(learned) < 0.95 * np.mean(plain)
    assert 0.3 < error < 0.69  # a coin would be off by ln 2


def literal(rows: dict[str, list[float]], marks: list[int], amounts: list[float]) -> float:
    """What the net says of a seat."""
    layer = np.array(rows["bias"])
    for mark in marks:
        layer += np.array(rows[ROWS[mark]]) if mark < MARKS else 0.0
    for name, amount in zip(AMOUNTS, amounts, strict=True):
        layer += amount * np.array(rows[name])
    return float(amounts[0] / 10 + np.maximum(layer, 0.0) @ np.array(rows["out of all"]))


def test_the_program_writes_a_table(tmp_path: Path) -> None:
    table = tmp_path / "table.csv"
    command = [sys.executable, "-P", str(PROGRAM), "--share", "0.0002", "--processes", "1"]
    done = subprocess.run([*command, "--out", str(table)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    rows = read_table(table.read_text(encoding="utf-8"))
    assert tuple(rows) == ROWS
    assert done.stdout.count("error 0.") == 3
    assert len(table.read_text(encoding="utf-8")) > 50_000


@pytest.mark.parametrize(
    ("words", "mistake"),
    [
        ("--share 0", "--share is a number above 0, 1 at most"),
        ("--share 1.5", "--share is a number above 0, 1 at most"),
        ("--share 0.01", "few games make a poor table: say with --out where it goes"),
        ("--processes 0", "--processes is 1 at least"),
    ],
)
def test_a_poor_table_never_takes_the_place_of_the_good_one(
    teach: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: str,
    mistake: str,
) -> None:
    before = TABLE.read_text(encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["outlook.py", *words.split()])
    with pytest.raises(SystemExit) as left:
        teach.main()
    assert left.value.code == 2
    assert mistake in capsys.readouterr().err
    assert TABLE.read_text(encoding="utf-8") == before
