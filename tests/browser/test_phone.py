"""On a phone: nothing sticks out, everything can be reached with a thumb."""

from collections.abc import Callable

import pytest
from person import BOT, HERE, Person
from playwright.sync_api import Locator, expect

import liferaft

PHONE = {"width": 390, "height": 844, "touch": True}
THUMB = 40  # pixels: what is touched is at least as high and as wide

STICKS_OUT = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const clipped = (e) => e.closest(".wide, .lines, pre, svg, .art, .hidden, .skip");
  const out = [...document.querySelectorAll("body *")].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.width && !clipped(e) && (box.right > innerWidth + 1 || box.left < -1);
  });
  return [...(wide > 0 ? [`page: ${wide}`] : []), ...out.map((e) => e.outerHTML.slice(0, 90))];
}"""

SMALL = """(least) => [...document.querySelectorAll("button, select, input, summary, a.button")]
  .filter((e) => !e.closest("article, ol[aria-label], .reason, svg"))
  .map((e) => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
  .filter(([, { width, height }]) => height && Math.min(width, height) < least)
  .map(([html, { width, height }]) => [html, width, height])"""

DRAWN = "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"
MOVED = """(before) =>
  !before.includes(document.querySelector("[data-testid=ghost]").innerHTML)"""


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


def test_a_piece_is_put_turned_dragged_and_placed_with_a_finger(
    person: Callable[..., Person],
) -> None:
    ann = person(**PHONE)
    ann.arrange("isle_of_cats", [HERE, BOT], seed="5")
    for _ in range(120):
        assert ann.wait_for_turn()
        if ann.page.get_by_test_id("place").count():
            break
        ann.move()
    else:
        raise AssertionError("no piece was ever to be placed")
    place, ghost = ann.page.get_by_test_id("place"), ann.page.get_by_test_id("ghost")
    expect(place).to_be_disabled()
    seq = ann.table()["seq"]
    at = ann.glance()
    ann.page.touchscreen.tap(at["x"], at["y"])
    expect(ghost.locator("rect").first).to_be_visible()
    expect(place).to_be_enabled()  # a finger is led to where the piece fits
    assert ann.table()["seq"] == seq, "a finger shows the piece first"

    first = ghost.inner_html()
    ann.page.get_by_test_id("turn").tap()
    ann.page.get_by_test_id("mirror").tap()
    expect(ghost.locator("rect").first).to_be_visible()
    for _ in range(3):
        ann.page.get_by_test_id("turn").tap()
    ann.page.get_by_test_id("mirror").tap()

    lay = ghost.inner_html()
    side = ghost.locator("rect").first.bounding_box()
    assert side
    scrolled = ann.page.evaluate("scrollY")
    drag(ann, at["x"], at["y"], at["x"] - 3 * side["width"] / 0.92, at["y"])
    ann.page.wait_for_function(MOVED, arg=[first, lay])  # it follows the finger
    assert ann.page.evaluate("scrollY") == scrolled, "the page stays where it is"

    dragged = ghost.inner_html()
    ann.page.touchscreen.tap(at["x"], at["y"])
    ann.page.wait_for_function(MOVED, arg=[dragged])
    for button in (*["turn"] * 4, "mirror", *["turn"] * 3):
        if soon_enabled(place):
            break
        ann.page.get_by_test_id(button).tap()
    place.tap()
    ann.page.wait_for_function(
        "(seq) => document.querySelector('main').dataset.seq !== seq", arg=seq
    )


def test_the_list_gives_way_to_the_table_when_an_action_was_chosen(
    person: Callable[..., Person],
) -> None:
    ann = person(**PHONE)
    ann.arrange("rescue", [HERE, BOT], seed="7")
    assert ann.wait_for_turn()
    seq = ann.table()["seq"]
    ann.page.get_by_test_id("open-actions").tap()
    ann.page.locator("[data-testid=actions] [data-action]").first.tap()
    expect(ann.page.get_by_test_id("drawer")).to_have_count(0)
    ann.page.wait_for_function(
        "(seq) => document.querySelector('main').dataset.seq !== seq", arg=seq
    )


def test_the_hand_is_small_unless_it_is_needed(person: Callable[..., Person]) -> None:
    ann = person(**PHONE)
    ann.arrange("comet", [HERE, BOT], seed="3")
    ann.wait_for_turn()
    hand = ann.page.locator("[data-role=hand]")
    for _ in range(30):
        if not hand.locator("[data-lit]").count():
            break
        becomes(ann, "width > 350")
        ann.move()
        assert ann.wait_for_turn()
    else:
        raise AssertionError("the hand was always needed")
    becomes(ann, "height < 110")
    hand.tap()
    expect(ann.page.locator(".hand.grown")).to_be_visible()
    becomes(ann, "width > 350")


def becomes(who: Person, size: str) -> None:
    """The hand has such a size as soon as it has ceased to grow or to shrink."""
    who.page.wait_for_function(
        f"""() => {{
          const {{ width, height }} =
            document.querySelector("[data-role=hand]").getBoundingClientRect();
          return {size};
        }}"""
    )


def soon_enabled(button: Locator) -> bool:
    """Whether a button can be used; a tap takes a moment until it is heard."""
    try:
        expect(button).to_be_enabled(timeout=500)
    except AssertionError:
        return False
    return True


def drag(who: Person, x: float, y: float, to_x: float, to_y: float) -> None:
    """Move a finger over the page."""
    finger = who.context.new_cdp_session(who.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": across, "y": down} for across, down in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    touch("touchStart", (x, y))
    for i in range(1, 9):
        touch("touchMove", (x + (to_x - x) * i / 8, y + (to_y - y) * i / 8))
    touch("touchEnd")
    who.page.evaluate(DRAWN)


def fits(who: Person) -> None:
    assert who.page.evaluate(STICKS_OUT) == []
    assert who.page.evaluate(SMALL, THUMB) == []
