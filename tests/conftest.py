"""What all tests share: the tiny game in tests/toy, hypothesis without surprises, an order."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent))  # for "import toy"

settings.register_profile("liferaft", derandomize=True, deadline=None, max_examples=15)
settings.load_profile("liferaft")

LONG = "test_orders.py"  # contests of a minute and more


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long: every process gets an equal share of it, and of the rest.

    Processes are dealt equal runs of tests. With the contests all in one run, the last of them
    were played by one process while the others had nothing left to do.
    """
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if item.path.name == LONG]
    short = [item for item in items if item.path.name != LONG]
    size = len(items) // processes
    dealt: list[pytest.Item] = []
    for process in range(processes):
        run = long[process::processes]
        room = max(0, size - len(run)) if process < processes - 1 else len(short)
        dealt += run + short[:room]
        short = short[room:]
    items[:] = dealt
