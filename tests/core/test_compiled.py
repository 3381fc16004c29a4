"""Compiled or not, the games are the same; and the suite runs on what it believes it runs on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import liferaft
import write_golden
from toy import GAME as DRIFTWOOD

SOURCE = Path(__file__).parents[2] / "src"
EXPECTED = os.environ.get("LIFERAFT_EXPECTS", "")


@pytest.mark.skipif(not EXPECTED, reason="LIFERAFT_EXPECTS is not set")
def test_what_runs_is_what_is_expected() -> None:
    assert EXPECTED in ("compiled", "uncompiled")
    assert (EXPECTED == "compiled") == liferaft.COMPILED


def test_signatures_are_the_same_uncompiled() -> None:
    code = (
        "import liferaft; print(liferaft.COMPILED); "
        "[print(name, liferaft.game(name).signature()) for name in liferaft.games()]"
    )
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    arguments = [sys.executable, "-P", "-c", code]
    said = subprocess.run(arguments, env=environment, check=True, capture_output=True, text=True)
    compiled, *signatures = said.stdout.splitlines()
    assert compiled == "False"
    assert signatures == [f"{n} {liferaft.game(n).signature()}" for n in liferaft.games()]
    assert signatures == write_golden.SIGNATURES.read_text(encoding="utf-8").splitlines()


def test_an_uncompiled_game_runs_on_this_core() -> None:
    assert len(DRIFTWOOD.signature()) == 8
    state = DRIFTWOOD.new(4, 1)
    while not state.over:
        state.apply(state.legal_actions()[-1])
    assert sum(state.scores()) <= 3
