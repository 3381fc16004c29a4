"""A hint: a bot's best moves, and one of them played."""

from collections.abc import Callable

from person import BOT, HERE, Person
from playwright.sync_api import expect

TOPS = """() => [...document.querySelectorAll(".panel")].map(
  (panel) => panel.getBoundingClientRect().y)"""


def test_a_hint_is_shown_and_played(person: Callable[..., Person]) -> None:
    ann = person()
    ann.arrange("rescue", [HERE, BOT], seed="3")
    assert ann.wait_for_turn()
    before = ann.page.evaluate(TOPS)
    ann.page.get_by_test_id("hint").click()
    advice = ann.page.get_by_test_id("advice")
    expect(advice.get_by_role("listitem")).not_to_have_count(0, timeout=30_000)
    moves = advice.get_by_role("button").filter(has_text="%")
    assert 1 < moves.count() <= 3
    expect(moves.first).to_contain_text("for: ")
    assert ann.page.evaluate(TOPS) == before  # nothing jumps
    moves.last.hover()
    expect(ann.page.locator(".pointed")).not_to_have_count(0)  # what it is about
    moves.first.click()
    expect(ann.page.locator(".pointed")).to_have_count(0)
    expect(advice).to_have_count(0)
