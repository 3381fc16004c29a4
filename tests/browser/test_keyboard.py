"""Without a mouse: everything from the keyboard, and a screen reader hears what happens."""

from collections.abc import Callable

from person import BOT, HERE, Person
from playwright.sync_api import expect


def tab_to(who: Person, selector: str, most: int = 60) -> None:
    """Press Tab until the focus is on what is sought."""
    for _ in range(most):
        who.page.keyboard.press("Tab")
        if who.page.evaluate("(s) => !!document.activeElement?.closest(s)", selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")


def focused(who: Person) -> str:
    label: str = who.page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")
    return label


def test_from_the_lobby_to_the_first_move(person: Callable[..., Person]) -> None:
    ann = person()
    ann.page.goto("/")
    ann.page.locator("[data-game=forbidden_island]").wait_for()
    tab_to(ann, "[data-game=forbidden_island]")
    ann.page.keyboard.press("Enter")
    tab_to(ann, "[data-testid=name]")
    ann.page.keyboard.type("Ann")
    ann.page.keyboard.press("Enter")
    ann.wait_for_turn()
    seq = ann.table()["seq"]
    tab_to(ann, "[data-testid=tab-actions]")
    ann.page.keyboard.press("Enter")
    tab_to(ann, "[data-testid=actions] ul[aria-label='Move to'] [data-action]")
    assert ann.page.locator(".scene .pointed").count() == 1, "the board shows what is meant"
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function(
        "(seq) => document.querySelector('main').dataset.seq !== seq", arg=seq
    )


def test_arrows_walk_over_what_shines(person: Callable[..., Person]) -> None:
    ann = person()
    ann.arrange("forbidden_island", [HERE, BOT], seed="3")
    ann.wait_for_turn()
    tab_to(ann, "[data-panel=island] [data-lit]")
    seen = {focused(ann)}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 3:
        ann.page.keyboard.press(key)
        seen.add(focused(ann))
    assert len(seen) >= 3
    assert all(seen)
    seq = ann.table()["seq"]
    ann.page.keyboard.press("Enter")
    if ann.page.get_by_test_id("menu").count():
        ann.page.keyboard.press("ArrowDown")
        ann.page.keyboard.press("Enter")
    ann.page.wait_for_function(
        "(seq) => document.querySelector('main').dataset.seq !== seq", arg=seq
    )


def test_a_screen_reader_is_told_what_happens_and_what_is_asked(
    person: Callable[..., Person],
) -> None:
    ann = person()
    ann.arrange("forbidden_island", [HERE, BOT], seed="3")
    ann.wait_for_turn()
    spoken = ann.page.get_by_test_id("spoken")
    expect(spoken).to_have_attribute("aria-live", "polite")
    expect(spoken).to_contain_text("Choose an action")
    ann.move()
    expect(spoken).to_contain_text("Ann")


def test_a_piece_is_turned_mirrored_and_placed(person: Callable[..., Person]) -> None:
    ann = person()
    ann.arrange("isle_of_cats", [HERE, BOT], seed="5")
    for _ in range(120):
        assert ann.wait_for_turn()
        if ann.page.get_by_test_id("place").count():
            break
        ann.move()
    else:
        raise AssertionError("no piece was ever to be placed")
    tab_to(ann, "svg[role=application]")
    ann.page.keyboard.press("ArrowDown")
    ghost = ann.page.get_by_test_id("ghost")
    expect(ghost.locator("rect").first).to_be_visible()
    assert ghost.locator(".refused").count() == 0, "it first appears where it fits"
    shapes = {ghost.inner_html()}
    for key in "rrrfrrr":
        ann.page.keyboard.press(key)
        shapes.add(ghost.inner_html())
    assert len(shapes) > 1
    seq = ann.table()["seq"]
    for key in "rrrrfrrr":
        if not ghost.locator(".refused").count():
            break
        ann.page.keyboard.press(key)
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function(
        "(seq) => document.querySelector('main').dataset.seq !== seq", arg=seq
    )
