"""The tables in the docs are those in the code."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_tables_of_the_game_pages_are_current() -> None:
    arguments = [sys.executable, "-P", str(ROOT / "docs" / "write_tables.py"), "--check"]
    found = subprocess.run(arguments, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr


def test_the_python_of_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        found = subprocess.run([sys.executable, "-P", "-c", block], capture_output=True, text=True)
        assert found.returncode == 0, found.stderr
        assert found.stdout.startswith("[")
