"""On a phone: nothing sticks out, everything can be reached with a thumb."""

from collections.abc import Callable

import pytest
from person import BOT, HERE, Person
from playwright.sync_api import expect

import liferaft

PHONE = {"width": 390, "height": 844, "touch": True}
THUMB = 36  # pixels: what is touched is at least as high

STICKS_OUT = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const clipped = (e) => e.closest(".wide, .lines, pre, svg, .art, .hidden, .skip");
  const out = [...document.querySelectorAll("body *")].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.width && !clipped(e) && (box.right > innerWidth + 1 || box.left < -1);
  });
  return [...(wide > 0 ? [`page: ${wide}`] : []), ...out.map((e) => e.outerHTML.slice(0, 90))];
}"""

SMALL = """(least) => [...document.querySelectorAll("button, select, input")]
  .filter((e) => !e.closest("article, ol[aria-label], .reason, svg"))
  .map((e) => [e.outerHTML.slice(0, 90), e.getBoundingClientRect().height])
  .filter(([, height]) => height && height < least)"""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_lobby_setup_and_room_fit(lang: str, person: Callable[..., Person]) -> None:
    ann = person(lang=lang, **PHONE)
    ann.page.goto("/")
    ann.page.locator("[data-game]").first.wait_for()
    fits(ann)
    ann.page.goto("/#isle_of_cats")
    ann.page.locator("form.setup details").evaluate("element => element.open = true")
    fits(ann)
    ann.open("forbidden_island", "friend", "bot")
    ann.page.get_by_test_id("invite").wait_for()
    fits(ann)


@pytest.mark.parametrize("game", liferaft.games())
def test_a_table_fits_and_can_be_played_with_a_thumb(
    game: str, person: Callable[..., Person]
) -> None:
    ann = person(lang="de", **PHONE)
    ann.arrange(game, [HERE, BOT], seed="7", lang="de")
    for _ in range(6):
        assert ann.wait_for_turn()
        fits(ann)
        prompt = ann.page.get_by_test_id("prompt").bounding_box()
        assert prompt is not None
        assert 0 <= prompt["y"] < 844 - 50, "the prompt stays within reach"
        ann.move()
    for drawer in ("actions", "log", "chat", "rules"):
        ann.page.get_by_test_id(f"open-{drawer}").click()
        expect(ann.page.get_by_test_id("drawer")).to_be_in_viewport()
        fits(ann)
        ann.page.get_by_test_id("close-drawer").click()


def test_the_board_is_seen_first_and_the_hand_stays(person: Callable[..., Person]) -> None:
    ann = person(**PHONE)
    ann.arrange("forbidden_island", [HERE, BOT], seed="7")
    ann.wait_for_turn()
    board = ann.page.locator("[data-role=board] svg").first.bounding_box()
    hand = ann.page.locator("[data-role=hand]").bounding_box()
    assert board
    assert hand
    assert board["width"] > 350
    assert board["y"] + board["height"] < hand["y"]
    ann.page.mouse.wheel(0, 2000)
    expect(ann.page.locator("[data-role=hand]")).to_be_in_viewport(ratio=0.9)


def fits(who: Person) -> None:
    assert who.page.evaluate(STICKS_OUT) == []
    assert who.page.evaluate(SMALL, THUMB) == []
