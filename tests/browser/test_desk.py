"""On a desk: boards and hand are seen at once, whole, and none lies on another."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from person import BOT, HERE, Person
from playwright.sync_api import expect

import liferaft

SEEN = ("board", "own", "hand")
PANELS = """() => [...document.querySelectorAll(".panel")].map((panel) => {
  const { x, y, width, height } = panel.getBoundingClientRect();
  return { role: panel.dataset.role, name: panel.ariaLabel, x, y, width, height };
})"""


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", liferaft.games())
def test_everything_is_seen_at_once(game: str, seats: int, person: Callable[..., Person]) -> None:
    ann = person()
    ann.arrange(game, [HERE, *[BOT] * (seats - 1)], seed="7")
    for _ in range(8):
        assert ann.wait_for_turn()
        panels = ann.page.evaluate(PANELS)
        assert panels
        for panel in panels:
            if panel["role"] in SEEN:
                assert panel["y"] >= 56, panel
                assert panel["y"] + panel["height"] <= 900, panel
                assert panel["x"] + panel["width"] <= 1440, panel
        for one, other in combinations(panels, 2):
            assert not overlap(one, other), (one, other)
        ann.move()


def test_panels_stay_where_they_are(person: Callable[..., Person]) -> None:
    ann = person()
    ann.arrange("comet", [HERE, BOT], seed="3")
    ann.wait_for_turn()
    before = places(ann)
    for _ in range(12):
        ann.move()
        assert ann.wait_for_turn()
        assert places(ann) == before


def test_the_column_beside_the_table_opens_and_closes_for_good(
    person: Callable[..., Person],
) -> None:
    ann = person()
    ann.arrange("comet", [HERE, BOT], seed="3")
    ann.wait_for_turn()
    log, drawer = ann.page.get_by_test_id("log"), ann.page.get_by_test_id("drawer")
    expect(drawer).to_have_count(0)
    ann.move()
    expect(ann.page.get_by_test_id("news")).to_be_visible()
    ann.page.get_by_test_id("news").click()
    expect(log).to_be_visible()
    ann.page.reload()
    expect(log).to_be_visible()
    ann.page.get_by_test_id("close-drawer").click()
    expect(drawer).to_have_count(0)
    ann.page.reload()
    ann.wait_for_turn()
    expect(drawer).to_have_count(0)


def places(who: Person) -> list[dict[str, Any]]:
    """Where boards lie, and how wide."""
    found = who.page.evaluate(PANELS)
    return [
        {key: panel[key] for key in ("role", "x", "y", "width")}
        for panel in found
        if panel["role"] in ("board", "own")
    ]


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two panels lie on each other."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return bool(across > 1 and down > 1)
