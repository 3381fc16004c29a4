"""The learner of examples/ learns: tried in a process of its own, since JAX dislikes forks."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_learner_learns() -> None:
    page = ROOT / "tests" / "rl" / "learning.py"
    arguments = [sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", str(page)]
    found = subprocess.run(arguments, capture_output=True, text=True, cwd=ROOT)
    assert found.returncode == 0, found.stdout
