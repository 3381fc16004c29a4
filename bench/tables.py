"""How long it takes from a click to the other seat's message, at many tables on one core.

The server runs on one core with its workers, the players on another. A scripted player thinks for a
while, clicks, and the time runs until the other player of the table has the message. Meanwhile
somebody opens one more table of each game, and the time runs until its first picture is there.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.protocol import State

import liferaft

BAR = 50.0  # milliseconds, 99 of 100
LARGEST = 60_000  # bytes of a message
FIRST = 1000.0  # milliseconds from opening a table to its first picture


class Choice(msgspec.Struct):
    id: int


class Spots(msgspec.Struct):
    at: list[int]


class Asked(msgspec.Struct):
    seat: int
    legal: list[Choice]
    spots: list[Spots] = []
    since: int = 0


class Told(msgspec.Struct):
    type: str
    seq: int = -1
    phase: str = ""
    scene: msgspec.Raw = msgspec.Raw()
    asked: list[Asked] = []
    code: str = ""


DECODER = msgspec.json.Decoder(Told)


class Table:
    """One table with two scripted players and a bot, and its clock."""

    def __init__(self, game: str, number: int, think: float) -> None:
        self.game = game
        self.chance = random.Random(number)
        self.think = think
        self.clicked: dict[int, tuple[int, float]] = {}  # by player: the seq clicked at, and when
        self.waits: list[float] = []
        self.sizes: list[int] = []
        self.refused = 0
        self.clicks = 0
        self.cookies: list[str] = []
        self.id = ""

    async def open(self, base: str) -> None:
        """Two people sit down; a bot has the third seat where the game has one."""
        seats: list[dict[str, Any]] = [
            {"kind": "person", "name": "Ann", "here": True},
            {"kind": "open"},
        ]
        if liferaft.game(self.game).seats[1] > 2:
            level = self.chance.choice(["random", "greedy"])
            seats.append({"kind": "bot", "level": level})
        body = {"game": self.game, "seats": seats}
        async with httpx.AsyncClient(base_url=base, timeout=120) as ann:
            opened = (await ann.post("/api/tables", json=body)).raise_for_status().json()
            self.cookies.append(f"liferaft={ann.cookies['liferaft']}")
        self.id = opened["id"]
        async with httpx.AsyncClient(base_url=base, timeout=120) as ben:
            sit = {"name": "Ben", "invite": opened["invite"].rpartition("=")[2]}
            answer = await ben.post(f"/api/tables/{self.id}/sit", json=sit)
            answer.raise_for_status()
            self.cookies.append(f"liferaft={ben.cookies['liferaft']}")

    async def play(self, port: int, player: int) -> None:
        """Think, click, look, until the game is over."""
        address = f"ws://127.0.0.1:{port}/api/tables/{self.id}/socket?spots=1"
        headers = {"Cookie": self.cookies[player]}
        async with connect(
            address, additional_headers=headers, max_size=None, compression=None, proxy=None
        ) as line:
            answered = -1
            async for data in line:
                now = time.perf_counter()
                told = DECODER.decode(data)
                if told.type != "table":
                    self.refused += told.type == "refused"
                    continue
                self.sizes.append(len(data))
                seq, at = self.clicked.get(1 - player, (told.seq, 0.0))
                if told.seq > seq:
                    self.waits.append(now - at)
                    del self.clicked[1 - player]
                if told.phase == "over":
                    return
                if told.asked and told.asked[0].since > answered:
                    answered = told.seq
                    asyncio.get_running_loop().call_later(
                        self.chance.expovariate(1 / self.think), self._click, line, told, player
                    )

    def _click(self, line: ClientConnection, told: Told, player: int) -> None:
        if line.state is not State.OPEN:
            return
        asked = told.asked[0]
        ids = [choice.id for choice in asked.legal]
        ids += [action for spots in asked.spots for action in spots.at[::3]]
        message = {"type": "play", "seq": told.seq, "seat": asked.seat}
        message["action"] = self.chance.choice(ids)
        self.clicked[player] = (told.seq, time.perf_counter())
        self.clicks += 1
        self._sending = asyncio.ensure_future(line.send(json.dumps(message)))


async def first_picture(port: int, game: str) -> float:
    """Milliseconds from opening a table to its first picture."""
    seats = [{"kind": "person", "name": "Cem", "here": True}, {"kind": "bot", "level": "random"}]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as cem:
        began = time.perf_counter()
        answer = await cem.post("/api/tables", json={"game": game, "seats": seats})
        opened = answer.raise_for_status().json()
        address = f"ws://127.0.0.1:{port}/api/tables/{opened['id']}/socket?spots=1"
        headers = {"Cookie": f"liferaft={cem.cookies['liferaft']}"}
        async with connect(
            address, additional_headers=headers, max_size=None, compression=None, proxy=None
        ) as line:
            async for data in line:
                if bytes(DECODER.decode(data).scene):
                    return 1000 * (time.perf_counter() - began)
    raise SystemExit(f"no picture of {game}")


def spent(process: int) -> tuple[float, float]:
    """The seconds a process has run, and waited for its core; 0 where nobody tells."""
    ran = waited = 0.0
    for thread in Path(f"/proc/{process}/task").glob("*/schedstat"):
        fields = thread.read_text().split()
        ran += int(fields[0]) / 1e9
        waited += int(fields[1]) / 1e9
    return ran, waited


async def measured(
    port: int, tables: list[Table], seconds: float, server: int
) -> tuple[float, float, dict[str, float]]:
    """Open all tables, warm up, play.

    How long the server ran meanwhile, and was kept waiting; by game, the time of a first picture.
    """
    base = f"http://127.0.0.1:{port}"
    for table in tables:
        await table.open(base)
    gc.collect()
    gc.freeze()  # the clock must not stop because the players tidy up
    players = [asyncio.create_task(t.play(port, p)) for t in tables for p in (0, 1)]
    await asyncio.sleep(seconds / 4)
    for table in tables:
        table.waits, table.clicks = [], 0
    before = spent(server)
    end = time.perf_counter() + seconds
    games = sorted({table.game for table in tables})
    pictures = {}
    for game in games:
        await asyncio.sleep(seconds / (len(games) + 1))
        pictures[game] = await first_picture(port, game)
    await asyncio.sleep(end - time.perf_counter())
    after = spent(server)
    for player in players:
        player.cancel()
    for result in await asyncio.gather(*players, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    return after[0] - before[0], after[1] - before[1], pictures


def started(port: int, folder: Path, core: int) -> subprocess.Popen[bytes]:
    """The server on one core."""
    process = subprocess.Popen(
        [
            sys.executable, "-P", "-m", "liferaft", "serve", "--host", "127.0.0.1", "--no-open",
            "--port", str(port), "--data", str(folder), "--workers", "1", "--rate", "1000",
            "--tables", "100000", "--requests", "1000000",
        ],
        stdout=subprocess.DEVNULL,
    )  # fmt: skip
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process.pid, {core})
    for _ in range(600):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200:
                return process
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the server does not start")


def share(values: list[float], part: float) -> float:
    """The value that so many of all do not exceed."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=liferaft.games())
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--think", type=float, default=2.0, help="seconds a player thinks")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--port", type=int, default=8097)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a bar is missed")
    chosen = parser.parse_args()
    tables = [
        Table(chosen.games[i % len(chosen.games)], i, chosen.think) for i in range(chosen.tables)
    ]
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[1:])
    with tempfile.TemporaryDirectory() as folder:
        server = started(chosen.port, Path(folder), cores[0])
        try:
            used, waited, pictures = asyncio.run(
                measured(chosen.port, tables, chosen.seconds, server.pid)
            )
        finally:
            server.terminate()
            server.wait()
    waits = [1000 * wait for table in tables for wait in table.waits]
    figures = {
        "compiled": liferaft.COMPILED,
        "tables": chosen.tables,
        "clicks": sum(table.clicks for table in tables),
        "clicks_per_second": round(sum(table.clicks for table in tables) / chosen.seconds, 1),
        "busy": round(used / chosen.seconds, 2),
        "kept_waiting": round(waited / chosen.seconds, 2),  # by other programs on its core
        "cpu_ms_per_click": round(1000 * used / max(1, sum(t.clicks for t in tables)), 2),
        "refused": sum(table.refused for table in tables),
        "p50_ms": round(share(waits, 0.5), 1),
        "p99_ms": round(share(waits, 0.99), 1),
        "largest_bytes": {
            game: max(max(t.sizes, default=0) for t in tables if t.game == game)
            for game in chosen.games
        },
        "first_picture_ms": {game: round(time_taken) for game, time_taken in pictures.items()},
    }
    if chosen.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:>20}  {value}")
        print(f"bars: p99 ≤ {BAR:g} ms, a message ≤ {LARGEST:,} bytes, a picture ≤ {FIRST:g} ms")
    missed = (
        figures["p99_ms"] > BAR
        or max(figures["largest_bytes"].values()) > LARGEST
        or max(pictures.values()) > FIRST
    )
    sys.exit(1 if chosen.check and missed else 0)


if __name__ == "__main__":
    main()
