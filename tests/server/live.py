"""A real server in a process of its own, and devices that talk to it over loopback."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0  # seconds: the machine may be busy

Told = dict[str, Any]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """``liferaft serve`` with a data folder."""

    def __init__(self, folder: Path, *arguments: str, program: str = "") -> None:
        self.folder = folder
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.arguments = arguments
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start, and wait until it is ready."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with open(self.folder / "output", "ab") as output:
            self.process = subprocess.Popen(
                [
                    sys.executable, "-P", "-m", "liferaft", "serve", "--host", "127.0.0.1",
                    "--port", str(self.port), "--data", str(self.folder), "--no-open",
                    "--pace", "0", "--tables", "100000", "--requests", "1000000",
                    "--workers", "1", "--rate", "10000", *self.arguments,
                ],
                env={**os.environ, "LC_ALL": "C"}, stdout=output, stderr=output,
            )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, self.output()
            try:
                if httpx.get(f"{self.base}/readyz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not start:\n{self.output()}")

    def kill(self) -> None:
        """Pull the plug."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        assert self.process
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)

    def output(self) -> str:
        """All that it printed."""
        return (self.folder / "output").read_text(encoding="utf-8", errors="replace")


class Device:
    """A browser: it has a cookie and opens lines to tables."""

    def __init__(self, server: Server, lang: str = "en") -> None:
        self.server = server
        self.lang = lang
        self.web = httpx.Client(
            base_url=server.base, headers={"accept-language": lang}, timeout=PATIENCE
        )

    def close(self) -> None:
        """Go away."""
        self.web.close()

    def get(self, path: str, status: int = 200) -> Any:
        """What the server answers."""
        answer = self.web.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """What the server answers."""
        answer = self.web.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def open(self, game: str, *seats: str, **more: Any) -> Told:
        """Open a table; seats read "Ann" for a person here, "open", or "bot random"."""
        wishes = [wish(seat) for seat in seats]
        opened: Told = self.post("/api/tables", {"game": game, "seats": wishes, **more}, 201)
        return opened

    def sit(self, table: Told, name: str, status: int = 200, **more: Any) -> Any:
        """Sit down with the invitation."""
        key = table["invite"].partition("invite=")[2]
        body = {"name": name, "invite": key, **more}
        return self.post(f"/api/tables/{table['id']}/sit", body, status)

    def line(self, table: Told | str, have: str = "", **headers: str) -> "Line":
        """Open a line to a table."""
        name = table if isinstance(table, str) else table["id"]
        return Line(self, name, have, headers)


def wish(seat: str) -> dict[str, Any]:
    """What the host wants on a seat."""
    kind, _, level = seat.partition(" ")
    if kind == "open":
        return {"kind": "open"}
    if kind == "bot":
        return {"kind": "bot", "level": level}
    return {"kind": "person", "name": seat, "here": True}


class Line:
    """A connection to a table. It remembers the last table message and all lines of the log."""

    def __init__(self, device: Device, table: str, have: str, headers: dict[str, str]) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in device.web.cookies.items())
        address = f"ws://127.0.0.1:{device.server.port}/api/tables/{table}/socket"
        self._call = connect(
            f"{address}?lang={device.lang}&have={have}",
            additional_headers={**({"Cookie": cookies} if cookies else {}), **headers},
            max_size=None,
            open_timeout=PATIENCE,
            compression=None,
            proxy=None,
        )
        self.socket: ClientConnection
        self.first: Told = {}
        self.table: Told = {}
        self.log: list[Told] = []
        self.chat: list[Told] = []

    def __enter__(self) -> "Line":
        self.socket = self._call.__enter__()
        self.first = self.next()
        return self

    def __exit__(self, *_: object) -> None:
        self._call.__exit__(None, None, None)

    def next(self, timeout: float = PATIENCE) -> Told:
        """The next message."""
        message: Told = json.loads(self.socket.recv(timeout))
        if message["type"] == "table":
            if message.get("fresh", True):
                self.log, self.chat = [], []
            self.log += message.get("log", [])
            self.chat += message.get("chat", [])
            self.table = message
        return message

    def hear(self, kind: str) -> Told:
        """The next message of a kind."""
        while True:
            message = self.next()
            if message["type"] == kind:
                return message

    def until(self, wanted: Callable[[Told], object]) -> Told:
        """The table once it is as wanted."""
        until = time.monotonic() + PATIENCE
        while not (self.table and wanted(self.table)):
            assert time.monotonic() < until
            message = self.next()
            assert message["type"] != "refused", message
        return self.table

    def say(self, kind: str, **more: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"type": kind, **more}))

    def asked(self) -> Told | None:
        """What this device is asked, if it is."""
        asked = self.table.get("asked", [])
        return asked[0] if asked else None

    def play(self, choice: int = 0) -> None:
        """Choose one of the legal actions, and wait until it is shown."""
        asked = self.asked()
        assert asked, "this device is not asked"
        seq = self.table["seq"]
        action = asked["legal"][choice % len(asked["legal"])]["id"]
        self.say("play", seq=seq, action=action, seat=asked["seat"])
        self.until(lambda table: table["seq"] > seq and self._answered(seq))

    def _answered(self, seq: int) -> bool:
        """Whether nothing is asked any more that was asked at *seq*."""
        asked = self.asked()
        return asked is None or asked.get("since", 0) > seq

    def refused(self, kind: str, **more: Any) -> Told:
        """Say something that is refused."""
        self.say(kind, **more)
        return self.hear("refused")


def closed(line: Line) -> int:
    """The code with which the server closes a line."""
    try:
        while True:
            line.next()
    except ConnectionClosed as gone:
        return gone.rcvd.code if gone.rcvd else 0
