"""The notebooks in examples/ run from top to bottom and show what they promise."""

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

import liferaft

EXAMPLES = Path(__file__).parents[2] / "examples"
PATIENCE = 300  # seconds a cell: the machine may be busy
pytestmark = pytest.mark.skipif(not liferaft.COMPILED, reason="as people run them: installed")
SVG, WIDGET = "image/svg+xml", "application/vnd.jupyter.widget-view+json"


class Run:
    """A notebook that was run, and what it shows."""

    def __init__(self, name: str) -> None:
        self.book = nbformat.read(EXAMPLES / name, as_version=4)
        assert all(not cell.get("outputs") for cell in self.book.cells), "stored without outputs"
        place = {"metadata": {"path": str(EXAMPLES)}}
        NotebookClient(self.book, timeout=PATIENCE, resources=place).execute()
        self.outputs = [out for cell in self.book.cells for out in cell.get("outputs", [])]

    def of_kind(self, kind: str) -> list[Any]:
        """What is shown in a form."""
        return [out["data"][kind] for out in self.outputs if kind in out.get("data", {})]

    def said(self) -> list[str]:
        """What is shown as text, printed or as the value of a cell."""
        printed = [out["text"] for out in self.outputs if out.output_type == "stream"]
        return printed + [str(text) for text in self.of_kind("text/plain")]

    def board(self, number: int) -> dict[str, Any]:
        """What the page of a board would draw."""
        model = self.of_kind(WIDGET)[number]["model_id"]
        state: dict[str, Any] = self.book.metadata.widgets[
            "application/vnd.jupyter.widget-state+json"
        ]["state"][model]["state"]
        return state


def test_the_notebook_to_play() -> None:
    run = Run("play.ipynb")
    drawn = run.of_kind(SVG)
    assert len(drawn) == 2
    assert all("<svg" in picture for picture in drawn)
    assert 'data-theme="dark"' in drawn[1]
    said = run.said()
    assert any("FI-6" in text for text in said)
    assert any("(0, '" in text for text in said)
    assert "(True, True)" in said
    assert len(run.of_kind(WIDGET)) == 2
    for number in range(2):
        board = run.board(number)
        assert board["shown"]["legal"]
        assert board["shown"]["panels"]
        assert "position" not in board


def test_the_notebook_to_search() -> None:
    run = Run("search.ipynb")
    assert len(run.of_kind(SVG)) == 1
    said = run.said()
    assert "20" in said  # worlds, all different
    assert any("'greedy'" in text and "'master'" in text for text in said)
    results = next(text for text in said if "points [" in text).splitlines()
    greedy, luck = (float(line.split()[2]) for line in results)
    assert greedy > 0.9
    assert luck < 0.1


def test_the_notebook_to_train() -> None:
    run = Run("train.ipynb")
    said = run.said()
    assert any(text.startswith("((1995,)") for text in said)
    assert any("RES-" in text for text in said)
    assert any("of the games won against random" in text for text in said)
    assert len([line for text in said for line in text.splitlines() if "learner" in line]) >= 3
