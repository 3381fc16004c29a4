"""Bots in processes of their own: late, crashed or confused, the game goes on."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator

import pytest
from world import new_table, play_some

import liferaft
from liferaft.bots.hints import Advice
from liferaft.bots.levels import SECONDS
from liferaft.core.rng import seeded
from liferaft.server import thinking, workers
from liferaft.server.metrics import REGISTRY
from liferaft.server.workers import Lost, Workers


@pytest.fixture
async def pool() -> AsyncIterator[Workers]:
    some = Workers(1, 30.0)
    yield some
    some.stop()


def crash() -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def dawdle() -> int:
    time.sleep(600)
    return 0


def lost() -> float:
    return REGISTRY.get_sample_value("liferaft_workers_lost_total") or 0.0


async def test_a_crashed_worker_is_replaced(pool: Workers) -> None:
    first = await pool.run(30, thinking.hello)
    before = lost()
    with pytest.raises(Lost):
        await pool.run(30, crash)
    assert lost() == before + 1
    assert await pool.run(30, thinking.hello) != first


async def test_a_worker_that_takes_too_long_is_ended(pool: Workers) -> None:
    first = await pool.run(30, thinking.hello)
    with pytest.raises(Lost):
        await pool.run(0.2, dawdle)
    assert await pool.run(30, thinking.hello) != first
    for _ in range(100):
        try:
            os.kill(first, 0)
        except ProcessLookupError:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("the old process is still there")


async def test_the_next_simpler_bot_plays_when_one_is_lost(
    pool: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = liferaft.game("habitats").new(2, 3)
    seat = state.asked()[0]
    pool.deadline = 0.0  # nobody can think that fast
    assert await pool.choose(state, seat, "greedy") in state.legal_actions(seat)
    assert workers.LEVELS[0] == "random"


async def test_bots_choose_what_is_legal_and_change_nothing(pool: Workers) -> None:
    for name in liferaft.games():
        game = liferaft.game(name)
        table = new_table(game, max(2, game.seats[0]), 2)
        play_some(table, seeded(2), 3)
        state = table.state
        before = state.text()
        seat = state.asked()[0]
        assert await pool.choose(state, seat, "greedy") in state.legal_actions(seat)
        assert state.text() == before


async def test_only_what_the_seat_may_know_leaves_for_a_worker(
    pool: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []

    async def listen(deadline: float, task: object, *args: object) -> int | list[Advice]:
        sent.append(str(args[1]))
        return [] if task is thinking.advised else -1

    monkeypatch.setattr(pool, "run", listen)
    state = liferaft.game("rescue").new(3, 3)
    seat = state.asked()[0]
    while len(state.legal_actions(seat)) == 1:
        state.apply(state.legal_actions(seat)[0], seat)
        seat = state.asked()[0]
    for _ in range(20):
        action = await pool.choose(state, seat, "greedy")
        assert action in state.legal_actions(seat)  # the worker's answer was nonsense
        assert await pool.advice(state, seat) == []
    assert len(set(sent)) > 30  # every time another world
    assert state.text() not in sent
    for text in sent:
        world = state.game.position(text)
        assert world.view(seat) == state.view(seat)


@pytest.mark.parametrize(
    ("level", "asked"), [("easy", "easy"), ("medium", "medium"), ("master", "medium")]
)
async def test_in_a_window_nobody_thinks_for_long(
    pool: Workers, monkeypatch: pytest.MonkeyPatch, level: str, asked: str
) -> None:
    called: list[tuple[float, str]] = []

    async def listen(deadline: float, task: object, *args: object) -> int:
        called.append((deadline, str(args[3])))
        return -1

    monkeypatch.setattr(pool, "run", listen)
    state = liferaft.game("forbidden_island").new(2, 1)
    rng = seeded(1)
    while not (state.window() and len(state.legal_actions(state.asked()[0])) > 1):
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    await pool.choose(state, state.asked()[0], level)
    assert called == [(workers.HURRY, asked)]
    assert SECONDS[workers.BRIEF] < workers.HURRY / 4


async def test_signatures_come_from_a_worker(pool: Workers) -> None:
    assert await pool.signature("rescue") == liferaft.game("rescue").signature()


def test_workers_go_when_the_server_is_killed() -> None:
    words = (
        "import multiprocessing as m, concurrent.futures as c, time\n"
        "from liferaft.server import thinking\n"
        "if __name__ == '__main__':\n"
        "    pool = c.ProcessPoolExecutor(\n"
        "        1, mp_context=m.get_context('spawn'), initializer=thinking.begin)\n"
        "    print(pool.submit(thinking.hello).result(), flush=True)\n"
        "    time.sleep(60)\n"
    )
    server = subprocess.Popen([sys.executable, "-c", words], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    worker = int(server.stdout.readline())
    os.kill(worker, 0)  # it is there, and holds the other end of the pipe
    server.kill()
    server.communicate(timeout=30)  # ends when nobody holds it any more
