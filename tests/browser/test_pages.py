"""What every page must hold: fit for all eyes, light, quick, and nothing from elsewhere."""

import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from person import BOT, HERE, Person
from playwright.sync_api import Request, expect

import liferaft.server

CLIENT = Path(liferaft.server.__file__).parent / "client"
WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
BUNDLE = 120_000  # bytes, gzipped
FIRST_PICTURE = 1000  # milliseconds

FINDINGS = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.filter((v) => ["serious", "critical"].includes(v.impact)).map((v) =>
    [v.id, ...v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160) + n.failureSummary)].join(" | "));
}"""


# The size of a picture, as it is written in a manifest.
SIZE = """async (path) => {
  const { width, height } = await createImageBitmap(await (await fetch(path)).blob());
  return `${width}x${height}`;
}"""


def findings(who: Person) -> list[str]:
    """What axe-core finds that is serious."""
    if who.page.evaluate("typeof axe") == "undefined":
        who.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = who.page.evaluate(FINDINGS)
    return found


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(
    width: int, height: int, dark: bool, person: Callable[..., Person]
) -> None:
    ann = person(width=width, height=height, dark=dark)
    ann.page.goto("/")
    ann.page.locator("[data-game]").first.wait_for()
    assert findings(ann) == []
    ann.page.goto("/#forbidden_island")
    ann.page.locator("form.setup details").evaluate("element => element.open = true")
    assert findings(ann) == []
    ann.open("forbidden_island", "friend")
    ann.page.get_by_test_id("invite").wait_for()
    assert findings(ann) == []
    ann.arrange("forbidden_island", [HERE, BOT], seed="3")
    ann.wait_for_turn()
    assert findings(ann) == []
    for tab in ("actions", "chat", "rules"):
        ann.page.locator(f"[data-testid=tab-{tab}], [data-testid=open-{tab}]").first.click()
        ann.page.wait_for_timeout(200)
        assert findings(ann) == []


def test_the_bundle_is_small() -> None:
    files = [path for path in CLIENT.rglob("*") if path.suffix in (".js", ".css", ".html")]
    size = sum(len(gzip.compress(path.read_bytes())) for path in files)
    assert files
    assert size <= BUNDLE, f"{size} bytes"


def test_the_lock_file_names_no_host() -> None:
    assert "://" not in (WEB / "package.json").read_text(encoding="utf-8")
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")


def test_nothing_comes_from_elsewhere(server: str, person: Callable[..., Person]) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    ann = person()
    ann.page.on("request", note)
    ann.arrange("forbidden_island", [HERE, BOT], seed="3")
    ann.wait_for_turn()
    assert asked
    assert [url for url in asked if not url.startswith((server, "data:"))] == []


def test_the_first_picture_comes_within_a_second(person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.arrange("forbidden_island", [HERE, BOT], seed="3")
    ann.wait_for_turn()
    times = []
    for _ in range(4):
        ann.page.goto(f"/t/{table}")
        ann.page.wait_for_selector("[data-panel=island] [data-handle]")
        times.append(ann.page.evaluate("performance.now()"))
    assert min(times) <= FIRST_PICTURE, times


def test_pieces_glide_and_those_who_want_stillness_get_it(person: Callable[..., Person]) -> None:
    for still in (False, True):
        ann = person(still=still)
        ann.arrange("forbidden_island", [HERE, BOT], seed="3")
        ann.wait_for_turn()
        move = "[data-panel=island] [data-lit][aria-label^='move to']:not([aria-label*='/'])"
        ann.page.evaluate(
            """() => {
              window.glided = [];
              const animate = Element.prototype.animate;
              Element.prototype.animate = function (frames, timing) {
                if (frames[0].transform) window.glided.push(this.dataset.key);
                return animate.call(this, frames, timing);
              };
            }"""
        )
        ann.page.locator(move).first.click(position={"x": 12, "y": 12})
        ann.page.wait_for_selector("main[data-seq='1']")
        ann.page.wait_for_timeout(100)
        glided = ann.page.evaluate("window.glided")
        assert any(key.startswith("pawn:") for key in glided) is not still, glided


def test_it_can_be_installed(chromium: Any, server: str) -> None:
    context = chromium.new_context(base_url=server)
    page = context.new_page()
    page.goto("/")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    drawn = [(icon["src"], icon["sizes"]) for icon in manifest["icons"] if "png" in icon["type"]]
    assert {"192x192", "512x512"} <= {sizes for _, sizes in drawn}
    for path, sizes in [*drawn, (touch, "180x180")]:
        assert page.evaluate(SIZE, path) == sizes, path
    page.wait_for_function("() => !!navigator.serviceWorker.controller")
    page.reload()
    page.locator("[data-game]").first.wait_for()
    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Liferaft")
    context.close()
