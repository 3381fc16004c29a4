"""Take the pictures of the README: seeded games on a server of their own, seen in a browser."""

import base64
import json
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from liferaft.bots import bot
from liferaft.core.rng import Rng, seeded
from liferaft.games import game as find_game

FOLDER: Final = Path(__file__).parent / "pictures"
CHROMIUM: Final = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run"]
SERVE: Final = "--no-open --workers 1 --tables 1000 --requests 100000 --rate 1000"
NAMES: Final = ("Ann", "Ben", "Cleo", "Dan")
PATIENCE: Final = 60.0  # seconds: the machine may be busy
QUALITY: Final = 0.82  # of WebP
LARGEST: Final = 250_000  # bytes a picture

DESK: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
}


class Position(NamedTuple):
    """A game that was played by greedy bots for some decisions, and how it is looked at."""

    file: str
    game: str
    seed: int
    decisions: int
    seats: int = 3
    device: dict[str, Any] = DESK
    dark: bool = False
    lang: str = "en"


POSITIONS: Final = (
    Position("forbidden_island", "forbidden_island", 4, 46),
    Position("habitats", "habitats", 3, 76),
    Position("rescue", "rescue", 7, 61, dark=True),
    Position("isle_of_cats", "isle_of_cats", 5, 379),
    Position("comet", "comet", 2, 90),
    Position("phone", "forbidden_island", 4, 46, device=PHONE, lang="de"),
    Position("phone_dark", "comet", 2, 90, device=PHONE, dark=True),
)

# A picture as Chromium made it, in fewer bytes.
SMALLER: Final = """async ([picture, quality]) => {
  const bytes = await (await fetch("data:image/png;base64," + picture)).blob();
  const bitmap = await createImageBitmap(bytes);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d").drawImage(bitmap, 0, 0);
  const small = await canvas.convertToBlob({ type: "image/webp", quality });
  return await new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result.split(",")[1]);
    reader.readAsDataURL(small);
  });
}"""
POST: Final = """async ([path, body]) => (await fetch(path, {method: "POST", body,
  headers: {"content-type": "application/json"}})).json()"""

# A seat is played over the line that the client uses, without the time it takes to draw.
LISTEN: Final = """(path) => {
  window.line = new WebSocket(path);
  window.line.onmessage = ({ data }) => {
    const heard = JSON.parse(data);
    if (heard.type === "table") window.table = heard;
    else window.refused = heard.text;
  };
}"""
PLAY: Final = """async ([seat, action, since]) => {
  const soon = () => new Promise((go) => setTimeout(go, 4));
  const asked = () => window.table?.asked?.some((one) => one.seat === seat);
  while (!asked() || window.table.seq < since) await soon();
  const { seq } = window.table;
  window.line.send(JSON.stringify({ type: "play", seq, seat, action }));
  while (window.table.seq === seq && !window.refused) await soon();
  if (window.refused) throw new Error(window.refused);
  return window.table.seq;
}"""


class Camera:
    """A browser at the server, and where its pictures go."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.darkroom = browser.new_page()

    def device(
        self, device: dict[str, Any], dark: bool = False, lang: str = "en"
    ) -> BrowserContext:
        """Somebody's browser; nothing moves in it."""
        return self.browser.new_context(
            base_url=self.address,
            color_scheme="dark" if dark else "light",
            locale={"en": "en-GB", "de": "de-DE"}[lang],
            reduced_motion="reduce",
            service_workers="block",
            **device,
        )

    def take(self, page: Page, file: str) -> None:
        """Write what a page shows."""
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(300)
        taken = base64.b64encode(page.screenshot()).decode()
        picture = base64.b64decode(self.darkroom.evaluate(SMALLER, [taken, QUALITY]))
        assert len(picture) <= LARGEST, f"{file} has {len(picture)} bytes"
        path = FOLDER / f"{file}.webp"
        path.write_bytes(picture)
        sys.stdout.write(f"{path.relative_to(Path.cwd())} {len(picture) // 1000} kB\n")


class Played:
    """A table where all sit at browsers of their own and do what a greedy bot would."""

    def __init__(self, camera: Camera, game: str, seats: int, seed: int) -> None:
        self.camera = camera
        self.state = find_game(game).new(seats=seats, seed=seed)
        self.rng: Rng = seeded(seed)
        self.seq = 0  # as far as the table is
        self.pages = [camera.device(DESK).new_page() for _ in range(seats)]
        open_seats = [{"kind": "open"}] * (seats - 1)
        ann = {"kind": "person", "name": NAMES[0], "here": True}
        body = {"game": game, "seats": [ann, *open_seats], "seed": str(seed)}
        opened = self._post(self.pages[0], "/api/tables", body)
        self.path = str(opened["path"])
        for seat in range(1, seats):
            invited = {"name": NAMES[seat], "seat": seat, "invite": opened["invite"].split("=")[-1]}
            self._post(self.pages[seat], f"/api/tables/{opened['id']}/sit", invited)
        for page in self.pages:
            page.evaluate(LISTEN, f"/api{self.path.replace('/t/', '/tables/')}/socket")

    def _post(self, page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
        page.goto("/")
        answer: dict[str, Any] = page.evaluate(POST, [path, json.dumps(body)])
        return answer

    def play(self, decisions: int) -> None:
        """So many decisions, and on until Ann is asked."""
        state = self.state
        made = 0
        while made < decisions or 0 not in self.asked():
            seat = self.asked()[0]
            blind = state.determinize(seat, self.rng)
            action = bot("greedy").choose(blind, seat, self.rng)
            self.seq = self.pages[seat].evaluate(PLAY, [seat, action, self.seq])
            state.apply(action, seat)
            made += 1

    def asked(self) -> list[int]:
        """Whom the game asks; windows are passed, since nobody has raised a hand."""
        state = self.state
        while state.window() and not state.urgent():
            state.apply(state.legal_actions()[0])
        assert not state.over, f"{state.game.name} is over too early"
        return state.asked()

    def look(self, position: Position) -> None:
        """Take a picture of what Ann sees."""
        device = self.camera.device(position.device, position.dark, position.lang)
        device.add_cookies(self.pages[0].context.cookies())  # type: ignore[arg-type]
        page = device.new_page()
        page.goto(self.path)
        page.wait_for_selector("main[data-asked=true]")
        page.wait_for_selector(".scene [data-lit]")
        self.camera.take(page, position.file)
        device.close()

    def close(self) -> None:
        """Everybody leaves."""
        for page in self.pages:
            page.context.close()


@contextmanager
def server(folder: str) -> Iterator[str]:
    """The address of a server on a free port, with its data in *folder*."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--data", folder, *SERVE.split()]
    running = subprocess.Popen(
        [sys.executable, "-P", "-m", "liferaft", *words], stdout=subprocess.DEVNULL
    )
    try:
        until = time.monotonic() + PATIENCE
        while not is_ready(address):
            if running.poll() is not None or time.monotonic() > until:
                raise SystemExit("The server does not start; try: liferaft serve")
            time.sleep(0.1)
        yield address
    finally:
        running.send_signal(signal.SIGINT)
        running.wait(PATIENCE)


def is_ready(address: str) -> bool:
    """Whether the server answers."""
    try:
        with urllib.request.urlopen(f"{address}/readyz") as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, ConnectionError):
        return False


def main() -> None:
    """Take them all."""
    chromium = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if chromium is None:
        raise SystemExit("The pictures need Chromium: install it, or run make pictures as root.")
    FOLDER.mkdir(exist_ok=True)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        address = stack.enter_context(server(folder))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        camera = Camera(browser, address)
        lobby = camera.device(DESK).new_page()
        lobby.goto("/")
        lobby.wait_for_selector("[data-game] img")
        camera.take(lobby, "lobby")
        tables: dict[tuple[str, int, int], Played] = {}
        for position in POSITIONS:
            which = (position.game, position.seats, position.seed)
            if which not in tables:
                tables[which] = Played(camera, *which)
                tables[which].play(position.decisions)
            tables[which].look(position)
        browser.close()


if __name__ == "__main__":
    main()
