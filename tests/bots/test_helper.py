"""Processes that help another one end with it."""

import subprocess
import sys

import pytest

PATIENCE = 60  # seconds: the machine may be busy

ARENA = """
from liferaft.arena.crews import processes
from liferaft.arena.schedule import Plan

games = processes(2)(Plan("rescue", ["greedy", "random"], 2, 400), list(range(400)))
next(games)
"""
CREW = """
import os
from liferaft.bots.crew import crew

crew(2).submit(os.getpid).result()
"""


@pytest.mark.parametrize("work", [ARENA, CREW], ids=["arena", "crew"])
def test_helpers_leave_when_who_started_them_was_killed(work: str) -> None:
    """They share its output, which ends when the last of them is gone."""
    program = f"import time\n{work}\nprint('at work', flush=True)\ntime.sleep({2 * PATIENCE})"
    with subprocess.Popen([sys.executable, "-P", "-c", program], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"at work\n"
        parent.kill()
        parent.communicate(timeout=PATIENCE)
    assert parent.returncode < 0, "it was not killed"
