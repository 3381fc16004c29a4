"""``liferaft bench`` measures, compares and says what is missing."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
QUICK = ["--no-peer", "--runs", "1", "--seconds", "0.02"]


def bench(*arguments: str) -> "subprocess.CompletedProcess[str]":
    line = [sys.executable, "-P", "-m", "liferaft", "bench", *arguments]
    return subprocess.run(
        line, capture_output=True, text=True, env={**os.environ, "COLUMNS": "120"}
    )


def test_figures_as_json_with_the_source_tree_beside_them() -> None:
    found = bench("forbidden_island", *QUICK, "--json", "--uncompiled", str(ROOT / "src"))
    assert found.returncode == 0, found.stderr
    figures = json.loads(found.stdout)
    row = figures["games"]["forbidden_island"]
    assert all(row[key] > 0 for key in ("decisions", "loop", "clone", "determinize"))
    assert figures["uncompiled"]["compiled"] is False


def test_a_table_for_people() -> None:
    found = bench("forbidden_island", *QUICK)
    assert found.returncode == 0, found.stderr
    assert "forbidden_island" in found.stdout
    assert "bar, compiled" in found.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess", *QUICK], "there is no game 'chess'"),
        (["--uncompiled", "/nowhere", *QUICK], "no source tree of Liferaft in /nowhere"),
        (["--runs", "0"], "'--runs'"),
    ],
)
def test_mistakes_are_told_in_words(arguments: list[str], words: str) -> None:
    found = bench(*arguments)
    assert found.returncode == 2
    assert words in found.stderr
    assert "Traceback" not in found.stderr
