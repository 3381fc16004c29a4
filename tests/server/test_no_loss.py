"""The plug is pulled again and again: whatever was acknowledged is there, and play goes on."""

import random
import threading
import time
from pathlib import Path

from live import Device, Line, Server
from websockets.exceptions import ConnectionClosed, InvalidHandshake

KILLS = 10
GAMES = ("forbidden_island", "habitats", "rescue", "isle_of_cats")


class Player(threading.Thread):
    """Plays at a table for ever; remembers what was acknowledged, and comes back after a crash."""

    def __init__(self, server: Server, game: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.device = Device(server)
        self.opened = self.device.open(game, "Ann", "bot random", seed=str(seed))
        self.acknowledged = 0  # the last seq that was shown
        self.log: list[str] = []
        self.mark = ""
        self.decisions = 0
        self.lost: list[str] = []
        self.stop = threading.Event()
        self.over = False

    def run(self) -> None:
        while not self.stop.is_set() and not self.over:
            try:
                with self.device.line(self.opened, self.mark) as line:
                    self.play(line)
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError):
                time.sleep(0.02)

    def play(self, line: Line) -> None:
        """Check that nothing is missing, then go on."""
        if line.table["seq"] < self.acknowledged:
            self.lost.append(f"{self.acknowledged} was shown, {line.table['seq']} is there")
        if self.mark and line.table.get("fresh", True):
            self.lost.append(f"at {self.acknowledged} the log begins anew")
        before = self.log
        try:
            self.decide(line)
        finally:  # whatever was shown counts, even if the plug was pulled right after
            self.acknowledged = max(self.acknowledged, line.table["seq"])
            self.mark = line.table["mark"]
            self.log = before + [said["text"] for said in line.log]

    def decide(self, line: Line) -> None:
        """Answer whenever asked."""
        while not self.stop.is_set():
            if line.table["phase"] == "over":
                self.over = True
                return
            if line.asked():
                line.play(self.decisions * 3)
                self.decisions += 1
            else:
                line.next(timeout=5)


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    chance = random.Random(1)
    players = [Player(server, game, seed) for seed, game in enumerate(GAMES)]
    for player in players:
        player.start()
    try:
        for _ in range(KILLS):
            time.sleep(chance.uniform(0.3, 1.2))
            server.kill()
            server.start()
            until = time.monotonic() + 60
            going = [p for p in players if not p.over]
            marks = [p.decisions for p in going]
            while any(p.decisions == m and not p.over for p, m in zip(going, marks)):
                assert time.monotonic() < until, "play does not go on"
                time.sleep(0.05)
        for player in players:
            player.stop.set()
        for player in players:
            player.join(70)
        check(players)
    finally:
        server.kill()
    assert "Traceback" not in server.output()


def check(players: list[Player]) -> None:
    """Nothing that was shown is missing, and the tables are as they were."""
    assert [player.lost for player in players] == [[] for _ in players]
    assert sum(player.decisions for player in players) > KILLS * len(players) / 2
    for player in players:
        with player.device.line(player.opened) as line:
            assert line.table["seats"][0]["name"] == "Ann"
            assert line.table["seq"] >= player.acknowledged
            told = [said["text"] for said in line.log]
            shown = player.log[-100:]
            assert any(told[i : i + len(shown)] == shown for i in range(len(told)))
        player.device.close()
