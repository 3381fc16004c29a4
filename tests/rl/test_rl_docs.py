"""The layouts in the docs are those in the code, and the page's examples run."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rl.md"


def test_the_tables_are_current() -> None:
    arguments = [sys.executable, "-P", str(ROOT / "docs" / "write_layouts.py"), "--check"]
    found = subprocess.run(arguments, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr


def test_the_python_of_the_page_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 4
    for block in blocks:
        found = subprocess.run([sys.executable, "-P", "-c", block], capture_output=True, text=True)
        assert found.returncode == 0, found.stderr
