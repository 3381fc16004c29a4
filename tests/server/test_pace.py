"""Bots take half a second at least, so that people can follow; in it they think."""

import asyncio
import time
from itertools import pairwise
from pathlib import Path

from live import Device, Server

import liferaft
from house import House
from liferaft.bots.levels import SECONDS
from liferaft.core.game import State
from liferaft.server.hall import Hall
from liferaft.server.seats import Place
from liferaft.server.settings import PACE

MOVES = 5


def test_the_usual_pace_can_be_followed_and_does_not_slow_hard_down() -> None:
    assert 0.5 <= PACE <= 1.2 * SECONDS["hard"]


async def gaps(hall: Hall, thinks: float) -> list[float]:
    """The seconds between two moves of bots that think so long."""

    async def first(state: State, seat: int, level: str) -> int:
        await asyncio.sleep(thinks)
        return state.legal_actions(seat)[0]

    hall.workers.choose = first  # type: ignore[method-assign]
    places = [Place("bot", "Ann", "hard", ""), Place("bot", "Bo", "hard", "")]
    live = await hall.open(liferaft.game("rescue"), 3, {}, places, frozenset())
    until = time.monotonic() + 60
    while len(live.table.moves) <= MOVES and time.monotonic() < until:
        await asyncio.sleep(0.05)
    times = [row.at for row, _ in live.table.moves]
    assert len(times) > MOVES
    return [later - earlier for earlier, later in pairwise(times)]


async def test_quick_bots_take_half_a_second_at_least(tmp_path: Path) -> None:
    async with House(tmp_path, PACE) as hall:
        assert min(await gaps(hall, 0.0)) >= 0.5


async def test_the_time_to_think_is_part_of_the_pace(tmp_path: Path) -> None:
    async with House(tmp_path, PACE) as hall:
        assert min(await gaps(hall, 0.5)) < PACE + 0.25  # one after the other would be PACE + 0.5


def test_the_ring_of_a_bot_that_thinks_is_never_faster_than_the_pace(tmp_path: Path) -> None:
    server = Server(tmp_path, "--pace", "0.9")
    try:
        ann = Device(server)
        table = ann.open("comet", "Ann", "bot greedy", "bot hard", "bot master")
        with ann.line(table) as line:
            seats = line.until(lambda t: t["phase"] == "playing")["seats"]
        ann.close()
    finally:
        server.stop()
    assert [seat.get("seconds", 0.0) for seat in seats] == [0.0, 0.0, 0.9, SECONDS["master"]]
