"""The tables in the docs are those in the code."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_tables_of_the_game_pages_are_current() -> None:
    arguments = [sys.executable, "-P", str(ROOT / "docs" / "write_tables.py"), "--check"]
    found = subprocess.run(arguments, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
