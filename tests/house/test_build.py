"""What pyproject.toml says about the build is true, and the package opens quickly."""

import resource
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILD = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]
MYPYC = BUILD["build"]["targets"]["wheel"]["hooks"]["mypyc"]
IMPORT_MS = 150


@pytest.mark.parametrize("pattern", MYPYC["include"])
def test_every_pattern_of_compiled_modules_matches(pattern: str) -> None:
    assert list(ROOT.glob(pattern.lstrip("/")))


@pytest.mark.parametrize("pattern", MYPYC["exclude"])
def test_every_exclusion_matches(pattern: str) -> None:
    assert list(ROOT.glob(pattern.lstrip("/") if pattern.startswith("/") else f"src/**/{pattern}"))


def test_rules_are_compiled_in_every_game() -> None:
    patterns = [pattern.lstrip("/") for pattern in MYPYC["include"]]
    compiled = {path for pattern in patterns for path in ROOT.glob(pattern)}
    for rules in (ROOT / "src" / "liferaft" / "games").glob("*/rules.py"):
        assert rules in compiled


def best_ms(code: str) -> float:
    """The best of five runs of a fresh interpreter, in milliseconds of processor time.

    On a quiet machine that is the time it takes; on a busy one waiting does not count.
    """
    times = []
    for _ in range(5):
        began = _spent()
        subprocess.run([sys.executable, "-P", "-c", code], check=True)
        times.append(_spent() - began)
    return min(times) * 1000


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def test_the_package_opens_quickly() -> None:
    took = best_ms("import liferaft") - best_ms("pass")
    assert took <= IMPORT_MS, f"import liferaft takes {took:.0f} ms"


def test_waiting_does_not_count() -> None:
    assert best_ms("import time; time.sleep(0.2)") < 200
    assert best_ms("sum(range(3_000_000))") > 20
