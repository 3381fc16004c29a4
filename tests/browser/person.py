"""A person at a browser: opens tables, sits down, and plays by clicking on what shines."""

import json
import random
import urllib.request
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError

PATIENCE = 30_000  # milliseconds: the machine may be busy
STEPS = 3000  # clicks after which a game should be over

BOT: dict[str, Any] = {"kind": "bot", "level": "random"}


def here(name: str) -> dict[str, Any]:
    """A seat for somebody at this device."""
    return {"kind": "person", "name": name, "here": True}


HERE = here("Ann")

# What a person sees at a glance, and a thing that shines and can really be clicked: covered ones
# are left out, and so is what was chosen already. While a piece is in hand, it is a cell.
TRIES = 5  # clicks on what shines until something must have come of it
SOON = 6000  # milliseconds
GLANCE = """() => {
  const main = document.querySelector("main");
  const some = (selector) =>
    [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
  const seen = {
    ...main.dataset,
    piece: some("[data-testid=place]").length > 0,
    buttons: some("[data-testid=buttons] [data-action]").length,
    menu: some("[data-testid=menu] [data-action]").length,
    listed: some("[data-testid=actions] [data-action]").length,
  };
  const spots = [[.5, .5], [.5, .85], [.85, .5], [.15, .5], [.5, .15], [.12, .9], [.9, .9]];
  const shining = some("[data-lit]:not(.chosen)").filter(
    (e) => !seen.piece || e.dataset.handle.startsWith("cell:"));
  while (shining.length) {
    const [element] = shining.splice(Math.floor(window.chance() * shining.length), 1);
    element.scrollIntoView({ block: "center", inline: "center" });
    const box = element.getBoundingClientRect();
    for (const [dx, dy] of spots) {
      const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
      const hit = document.elementFromPoint(x, y)?.closest("[data-handle]");
      if (hit === element) return { ...seen, x, y, handle: element.dataset.handle };
    }
  }
  return { ...seen, handle: "" };
}"""

# A small generator of their own, so that a test plays the same game again.
CHANCE = """(seed) => {
  let state = seed >>> 0;
  window.chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}"""


class Person:
    """A browser context with one page."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str = "Ann",
        *,
        width: int = 1440,
        height: int = 900,
        lang: str = "en",
        dark: bool = False,
        still: bool = True,
        touch: bool = False,
        seed: int = 1,
    ) -> None:
        self.name = name
        self.address = address
        self.random = random.Random(seed)
        self.problems: list[str] = []
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "de": "de-DE"}[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
            service_workers="block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda mistake: self.problems.append(str(mistake)))
        self.page.on("console", self._listen)
        self.page.add_init_script(f"({CHANCE})({seed})")

    def _listen(self, message: Any) -> None:
        harmless = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection", "status of 40")
        if message.type == "error" and not any(words in message.text for words in harmless):
            self.problems.append(message.text)

    # Getting to a table

    def open(self, game: str, *others: str, **options: str) -> str:
        """Open a table by hand: each other seat is a "bot", a "friend" or "beside"; its id."""
        page = self.page
        page.goto("/")
        page.locator(f"[data-game={game}]").click()
        page.get_by_test_id("name").fill(self.name)
        seats = page.locator("form.setup ol li")
        while seats.count() < len(others) + 1:
            page.get_by_test_id("add-seat").click()
        for number, other in enumerate(others, 2):
            seats.nth(number - 1).locator("select").first.select_option(other)
        for option, choice in options.items():
            page.locator("form.setup details").evaluate("element => element.open = true")
            page.locator(f"select[name={option}]").select_option(choice)
        page.get_by_test_id("open").click()
        page.wait_for_url("**/t/*")
        return page.url.rsplit("/", 1)[1]

    def arrange(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        """Open a table without clicking, where opening is not what is tested; its id."""
        self.page.goto("/")
        body = {"game": game, "seats": seats, **more}
        opened = self.page.evaluate(
            """async (body) => (await fetch("/api/tables", {method: "POST", body,
               headers: {"content-type": "application/json"}})).json()""",
            json.dumps(body),
        )
        self.page.goto(opened["path"])
        return str(opened["id"])

    def join(self, host: "Person") -> None:
        """Sit down on the open seat of their table, by the link they were given."""
        self.page.goto(host.page.get_by_test_id("invite").input_value())
        self.page.get_by_test_id("name").fill(self.name)
        self.page.get_by_test_id("sit").click()

    # Looking

    def table(self) -> dict[str, Any]:
        """What the page says about the table: its number, its phase, whether we are asked."""
        data: dict[str, Any] = self.page.evaluate("({...document.querySelector('main').dataset})")
        return data

    def wait_for_turn(self) -> bool:
        """Wait until we are asked or the game is over; whether we are asked."""
        self.page.wait_for_selector(
            "main[data-asked=true], main[data-phase=over], [data-testid=curtain]"
        )
        return bool(self.page.locator("main[data-asked=true]").count())

    # Playing

    def move(self) -> str:
        """Make one decision by clicking on what shines, or on a button; what was clicked."""
        before = self.glance()
        seen = before
        for _ in range(TRIES):
            clicked = self._click(seen)
            if self._went_on(before["seq"]):
                return clicked
            seen = self.glance()  # what was clicked on may have glided away meanwhile
        raise AssertionError(f"nothing came of {clicked!r}: {before}, {seen}")

    def _went_on(self, before: str) -> bool:
        """Whether the table goes on soon."""
        try:
            self.page.wait_for_function(
                """(before) => {
                  const { seq, phase } = document.querySelector("main").dataset;
                  return seq !== before || phase === "over";
                }""",
                arg=before,
                timeout=SOON,
            )
        except TimeoutError:
            return False
        return True

    def glance(self) -> dict[str, Any]:
        """What there is to click on."""
        seen: dict[str, Any] = self.page.evaluate(GLANCE)
        return seen

    def _click(self, seen: dict[str, Any]) -> str:
        mouse = self.page.mouse
        if seen["handle"] and seen["piece"]:
            return self._place_piece(seen)
        if seen["handle"] and (not seen["buttons"] or self.random.random() < 0.85):
            clicked = str(seen["handle"])
            mouse.click(seen["x"], seen["y"])
            then = self.glance()
            if then["first"]:  # the action needs a second thing
                clicked += f" {then['handle']}"
                mouse.click(then["x"], then["y"])
                then = self.glance()
            if then["menu"]:
                self._choose("menu", int(then["menu"]))
            return clicked
        if seen["buttons"]:
            return self._choose("buttons", int(seen["buttons"]))
        if not seen["listed"]:
            self.page.locator("[data-testid=tab-actions], [data-testid=open-actions]").first.click()
        every = self.page.locator("[data-testid=actions] [data-action]")
        every.first.wait_for()
        return self._choose("actions", every.count())

    def _choose(self, where: str, among: int) -> str:
        buttons = self.page.locator(f"[data-testid={where}] [data-action]:visible")
        chosen = buttons.nth(self.random.randrange(among))
        label = str(chosen.text_content())
        chosen.click()
        return label

    def _place_piece(self, seen: dict[str, Any]) -> str:
        self.page.mouse.move(seen["x"], seen["y"])
        ghost = self.page.get_by_test_id("ghost")
        ghost.wait_for()
        for key in "RRRRFRRR":
            if not ghost.locator(".refused").count():
                break
            self.page.keyboard.press(key)
        self.page.mouse.click(seen["x"], seen["y"])
        return str(seen["handle"])

    def play_on(self, decisions: int) -> None:
        """Make so many decisions, if the game lasts that long."""
        for _ in range(decisions):
            if not self.wait_for_turn():
                return
            self.move()

    def play_to_the_end(self) -> list[str]:
        """Play until the game is over; what was clicked."""
        clicked = []
        for _ in range(STEPS):
            if not self.wait_for_turn():
                self.page.get_by_test_id("result").wait_for()
                return clicked
            clicked.append(self.move())
        raise AssertionError(f"not over after {STEPS} decisions")


def games(address: str) -> list[str]:
    """The names of all games."""
    with urllib.request.urlopen(f"{address}/api/games") as answer:
        return [game["name"] for game in json.load(answer)]
