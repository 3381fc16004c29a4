"""The board of notebooks in a real browser: a blank page, our module, and the widget behind it."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

sys.path.insert(0, str(Path(__file__).parents[1] / "notebook"))  # for "import frontend"

from frontend import Page, wired

import liferaft
from liferaft.notebook import Board

FIRST = "document.querySelector('#board').shadowRoot"

# What a notebook does for a widget: traits that follow Python's, and messages both ways.
NOTEBOOK = """async ([esm, state]) => {
  const heard = new Map();
  const tell = (name, what) => [...(heard.get(name) ?? [])].forEach((hear) => hear(what));
  const take = (messages) => {
    for (const { method, state: changed, content } of messages) {
      if (method === "custom") tell("msg:custom", content);
      else {
        Object.assign(state, changed);
        for (const name of Object.keys(changed)) tell(`change:${name}`);
      }
    }
    window.answered = (window.answered ?? 0) + 1;
  };
  let unsaved = {};
  const model = {
    get: (name) => state[name],
    set: (name, value) => {
      state[name] = unsaved[name] = value;
      tell(`change:${name}`);
    },
    save_changes: async () => {
      const changed = unsaved;
      unsaved = {};
      take(await window.python({ method: "update", state: changed }));
    },
    send: async (content) => take(await window.python({ method: "custom", content })),
    on: (name, hear) => heard.set(name, [...(heard.get(name) ?? []), hear]),
    off: (name, hear) => heard.set(name, (heard.get(name) ?? []).filter((one) => one !== hear)),
  };
  window.take = take;
  window.listeners = () => [...heard.values()].flat().length;
  const url = URL.createObjectURL(new Blob([esm], { type: "text/javascript" }));
  const module = await import(url);
  window.close_board = module.default.render({ model, el: document.querySelector("#board") });
}"""


class Notebook:
    """A page with one board on it."""

    def __init__(self, browser: Browser, board: Board, **device: Any) -> None:
        self.board = board
        self.wire = Page(board)
        self.problems: list[str] = []
        self.context = browser.new_context(reduced_motion="reduce", **device)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda mistake: self.problems.append(str(mistake)))
        self.page.on("console", lambda m: m.type == "error" and self.problems.append(m.text))
        self.page.expose_function("python", self.wire.hear)
        self.page.set_content("<!doctype html><title>notebook</title><div id='board'></div>")
        esm = (
            Path(sys.modules["liferaft.notebook"].__file__ or "").parent / "board.js"
        ).read_text()
        self.page.evaluate(NOTEBOOK, [esm, self.wire.state])

    def part(self, name: str) -> Locator:
        return self.page.locator(f"[data-part={name}]")

    def lit(self) -> Locator:
        return self.page.locator(".panels .lit")

    def answered(self) -> None:
        """Wait until Python has answered everything."""
        expect(self.page.locator("section.busy")).to_have_count(0)

    def follow(self) -> None:
        """Give the page what Python has sent by itself."""
        self.page.evaluate("messages => window.take(messages)", self.wire.read())


@pytest.fixture
def notebook(chromium: Browser) -> Iterator[Callable[..., Notebook]]:
    """A board in a page of its own; what goes wrong in it fails the test."""
    made: list[Notebook] = []

    def new(*words: Any, device: dict[str, Any] | None = None, **more: Any) -> Notebook:
        made.append(Notebook(chromium, Board(*words, **more), **(device or {})))
        return made[-1]

    with wired():
        yield new
    for one in made:
        one.context.close()
    assert [problem for one in made for problem in one.problems] == []


# A thing that shines and can really be clicked: covered ones are left out.
CLICKABLE = """([skip]) => {
  const root = document.querySelector("#board").shadowRoot;
  const spots = [[.5, .5], [.5, .85], [.85, .5], [.15, .5], [.5, .15], [.12, .9], [.9, .9]];
  const shining = [...root.querySelectorAll(".panels .lit")];
  for (let i = 0; i < shining.length; i++) {
    const element = shining[(i + skip) % shining.length];
    element.scrollIntoView({ block: "center" });
    const box = element.getBoundingClientRect();
    for (const [dx, dy] of spots) {
      const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
      if (root.elementFromPoint(x, y)?.closest("[data-handle]") === element) return [x, y];
    }
  }
  return null;
}"""


def decide(one: Notebook, number: int) -> str:
    """Make one decision by the mouse: on what shines, in a menu, or by a button; which way."""
    moves = len(one.board.moves)
    point = one.page.evaluate(CLICKABLE, [number])
    if one.part("piece").is_visible():
        assert point, "a piece in hand can be put somewhere"
        one.page.mouse.move(*point)
        for key in "RRRRFRRR":
            if not one.page.locator("rect.ghost.refused").count():
                break
            one.page.keyboard.press(key)
        one.page.mouse.click(*point)
        way = "piece"
    elif point and (number % 4 or not one.part("buttons").locator("button").count()):
        one.page.mouse.click(*point)
        way = "click"
        if one.part("menu").is_visible():
            items = one.part("menu").locator("[role=menuitem]")
            assert items.count() > 1
            items.nth(number % items.count()).click()
            way = "menu"
    else:
        buttons = one.part("buttons").locator("button")
        buttons.nth(number % buttons.count()).click()
        way = "button"
    one.answered()
    assert len(one.board.moves) > moves, f"nothing came of a {way}"
    return way


@pytest.mark.parametrize(
    ("name", "decisions", "ways"),
    [
        ("comet", 8, {"click"}),
        ("forbidden_island", 16, {"click", "menu", "button"}),
        ("habitats", 8, {"click"}),
        ("isle_of_cats", 8, {"click", "piece"}),
        ("rescue", 8, {"click"}),
    ],
)
def test_a_notebook_board_is_played_by_the_mouse(
    notebook: Callable[..., Notebook], name: str, decisions: int, ways: set[str]
) -> None:
    again = holding() if name == "isle_of_cats" else liferaft.game(name).new(2, 6)
    one = notebook(again.clone(), bots="greedy", seed=6)
    used = {decide(one, number) for number in range(1, decisions + 1) if one.board.legal}
    assert used >= ways
    for seat, action in one.board.moves:
        again.apply(action, seat)
    assert again.text() == one.board.position
    shown = one.page.evaluate(f"{FIRST}.querySelector('h2').textContent")
    assert shown == one.board.shown["prompt"]


def test_what_cannot_be_clicked_says_which_rule_forbids_it(
    notebook: Callable[..., Notebook],
) -> None:
    for lang, words in (("en", "FI-"), ("de", "FI-")):
        one = notebook("forbidden_island", seed=7, lang=lang)
        before = one.board.position
        one.page.locator("[data-handle^='tile:']:not(.lit)").first.click()
        expect(one.part("said")).to_contain_text(words)
        expect(one.part("said")).to_have_attribute("role", "alert")
        one.page.keyboard.press("Escape")
        assert one.board.position == before
    expect(one.part("undo")).to_have_text("Zurücknehmen")
    assert one.page.locator("section").get_attribute("lang") == "de"


def test_a_notebook_board_is_played_by_the_keyboard_alone(
    notebook: Callable[..., Notebook],
) -> None:
    one = notebook("habitats", seats=2, bots="random", seed=2)
    keyboard = one.page.keyboard
    for _ in range(6):
        moves = len(one.board.moves)
        for _ in range(40):
            keyboard.press("Tab")
            focused = one.page.evaluate(f"{FIRST}.activeElement?.classList.contains('lit')")
            if focused:
                break
        assert focused, "something that shines can be reached"
        keyboard.press("Enter")
        if one.part("menu").is_visible():
            keyboard.press("ArrowDown")
            keyboard.press("Enter")
        one.answered()
        assert len(one.board.moves) > moves
    one.part("actions").locator("summary").focus()
    keyboard.press("Enter")
    listed = one.part("actions").locator(".list button")
    expect(listed).to_have_count(len(one.board.legal))
    listed.last.focus()
    moves = len(one.board.moves)
    keyboard.press("Enter")
    one.answered()
    assert one.board.moves[moves].seat == 0


def test_a_menu_opens_with_the_keyboard_and_closes(notebook: Callable[..., Notebook]) -> None:
    one = notebook("rescue", seats=2, bots="random", seed=1)
    for number in range(40):
        handles = [on for choice in one.board.shown["legal"] for on in choice.get("on", [])]
        several = [on for on in handles if handles.count(on) > 1 and one_element(one, on)]
        if several:
            break
        decide(one, number)
    element = one.page.locator(f".panels [data-handle='{several[0]}']").first
    element.focus()
    one.page.keyboard.press("Enter")
    menu = one.part("menu")
    expect(menu).to_be_visible()
    assert menu.locator("[role=menuitem]").count() == handles.count(several[0])
    one.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    focused = one.page.evaluate(f"{FIRST}.activeElement.dataset.handle")
    assert focused == several[0]
    moves = len(one.board.moves)
    one.page.keyboard.press("Enter")
    one.page.keyboard.press("ArrowDown")
    one.page.keyboard.press("Enter")
    one.answered()
    assert len(one.board.moves) > moves


def one_element(one: Notebook, handle: str) -> bool:
    return one.page.locator(f".panels [data-handle='{handle}']").count() > 0


def holding() -> liferaft.State:
    """A state in which the first seat is to place a cat or a treasure."""
    state, luck = liferaft.game("isle_of_cats").new(2, 6), liferaft.seeded(1)
    while state.asked() != [0] or state.view(0)["step"] != "place":
        legal = state.legal_actions()
        state.apply(legal[luck.below(len(legal))])
    return state


def test_a_piece_is_placed_by_arrows_and_enter_where_it_fits(
    notebook: Callable[..., Notebook],
) -> None:
    one = notebook(holding(), bots="random")
    first = next(choice["id"] for choice in one.board.shown["legal"] if "spot" in choice)
    grid = one.page.locator("svg[role=application]")
    grid.focus()
    one.page.keyboard.press("ArrowDown")
    ghost = one.page.locator("rect.ghost")
    size = len(one.board.shown["piece"]["cells"][0])
    expect(ghost).to_have_count(size)
    expect(one.page.locator("rect.ghost.refused")).to_have_count(0)
    before = [box(ghost.nth(i)) for i in range(size)]
    one.page.keyboard.press("r")
    assert [box(ghost.nth(i)) for i in range(size)] != before
    for key in "rrr":
        one.page.keyboard.press(key)
    assert [box(ghost.nth(i)) for i in range(size)] == before
    legal = [choice["spot"] for choice in one.board.shown["legal"] if "spot" in choice]
    spots = {f"cell:{spot['row']}:{spot['column']}" for spot in legal}
    cells = one.page.locator(".panels [data-handle^='cell:']")
    handles = cells.evaluate_all("all => all.map((cell) => cell.dataset.handle)")
    bad = next(handle for handle in handles if handle not in spots)
    one.page.locator(f".panels [data-handle='{bad}']").first.click(force=True)
    expect(one.part("said")).to_contain_text("IOC-")
    assert one.board.moves == []
    one.part("actions").locator("summary").click()
    one.part("actions").locator(".list button").first.focus()
    assert [box(ghost.nth(i)) for i in range(size)] == before
    grid.focus()
    one.page.keyboard.press("Enter")
    one.answered()
    assert one.board.moves[0].action == first


def box(rect: Locator) -> tuple[str | None, str | None]:
    return rect.get_attribute("x"), rect.get_attribute("y")


def test_taking_back_and_starting_again(notebook: Callable[..., Notebook]) -> None:
    one = notebook("rescue", seats=2, bots="random", seed=3)
    first = one.board.position
    expect(one.part("undo")).to_be_disabled()
    decide(one, 1)
    one.part("undo").click()
    one.answered()
    assert one.board.position == first or one.part("said").is_visible()
    decide(one, 1)
    decide(one, 2)
    one.part("reset").click()
    one.answered()
    assert one.board.position == first
    expect(one.part("undo")).to_be_disabled()


def test_python_moves_the_page(notebook: Callable[..., Notebook]) -> None:
    one = notebook("forbidden_island", seats=2, bots="random", seed=3)
    one.board.lang = "de"
    one.board.play(one.board.legal[0])
    one.follow()
    expect(one.part("prompt")).to_have_text(one.board.shown["prompt"])
    expect(one.part("reset")).to_have_text("Von vorn")
    one.part("windows").locator("input").check()
    one.answered()
    assert one.board.windows


def test_day_and_night_follow_the_device_the_notebook_or_the_trait(
    notebook: Callable[..., Notebook],
) -> None:
    ground = f"getComputedStyle({FIRST}.querySelector('section')).backgroundColor"
    light, dark = "rgb(233, 226, 211)", "rgb(21, 24, 27)"
    one = notebook("habitats", seed=1, device={"color_scheme": "dark"})
    assert one.page.evaluate(ground) == dark
    one.page.evaluate("document.body.dataset.jpThemeLight = 'true'")
    one.page.wait_for_function(f"{ground} === '{light}'")
    one.page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    one.page.wait_for_function(f"{ground} === '{dark}'")
    one.board.theme = "light"
    one.follow()
    assert one.page.evaluate(ground) == light


def test_art_is_found_within_the_board(notebook: Callable[..., Notebook]) -> None:
    """Symbols and patterns lie in a tree of their own: nothing of them may be missing."""
    one = notebook("forbidden_island", seed=1)
    missing = one.page.evaluate(
        f"""[...{FIRST}.querySelectorAll(".panels use")]
            .filter((use) => !{FIRST}.getElementById(use.getAttribute("href").slice(1)))
            .map((use) => use.getAttribute("href"))"""
    )
    assert missing == []
    colours = f"getComputedStyle({FIRST}.querySelector('.art')).getPropertyValue('--page')"
    assert one.page.evaluate(colours), "art is painted with the colours of the board"


def test_a_board_that_is_closed_hears_nothing(notebook: Callable[..., Notebook]) -> None:
    one = notebook("habitats", seed=1)
    assert one.page.evaluate("window.listeners()") == 5
    one.page.evaluate("window.close_board()")
    assert one.page.evaluate("window.listeners()") == 0
