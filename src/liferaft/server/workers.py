"""Processes in which bots think. One that crashes or takes too long is replaced."""

import asyncio
import contextlib
import logging
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar

from liferaft.bots import bot
from liferaft.bots.hints import Advice
from liferaft.core.game import State
from liferaft.core.language import N_
from liferaft.core.rng import Rng, seeded
from liferaft.server import thinking
from liferaft.server.metrics import THOUGHT, WORKERS_LOST
from liferaft.server.refusals import Refusal

LOGGER: Final = logging.getLogger(__name__)
TITLES: Final = {  # the levels, the simplest first
    "random": N_("very easy"),
    "easy": N_("easy"),
    "greedy": N_("quick"),
    "medium": N_("medium"),
    "hard": N_("hard"),
    "master": N_("master"),
}
LEVELS: Final = tuple(TITLES)
WARM_UP: Final = 60.0  # seconds a process may take to start
BRIEF: Final = "medium"  # in a window nobody thinks longer than this level does
HURRY: Final = 2.0  # seconds a bot may take in a window

T = TypeVar("T")


class Lost(Exception):
    """The worker crashed or took too long."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._pool: Executor | None = None
        self._pid = 0

    async def run(self, deadline: float, task: Callable[..., T], *args: object) -> T:
        """The result of a task; the process is given up if it does not come in time."""
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    1, mp_context=get_context("spawn"), initializer=thinking.begin
                )
                self._pid = await self._done(WARM_UP, thinking.hello)
            return await self._done(deadline, task, *args)
        except (BrokenProcessPool, TimeoutError) as mistake:
            self.stop()
            WORKERS_LOST.inc()
            LOGGER.warning("a worker is replaced: %s", type(mistake).__name__)
            raise Lost from mistake

    async def _done(self, deadline: float, task: Callable[..., T], *args: object) -> T:
        assert self._pool is not None
        future = asyncio.wrap_future(self._pool.submit(task, *args))
        return await asyncio.wait_for(future, deadline)

    def stop(self) -> None:
        """End the process."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        if self._pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)
        self._pid = 0
        pool.shutdown(wait=False, cancel_futures=True)


class Workers:
    """Some processes; whoever comes first is served first."""

    def __init__(self, number: int, deadline: float) -> None:
        self.deadline = deadline
        self._all = [Worker() for _ in range(max(1, number))]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)
        self._signatures: dict[str, str] = {}
        self._rng = seeded(int.from_bytes(os.urandom(16), "little"))

    def stop(self) -> None:
        """End all processes."""
        for worker in self._all:
            worker.stop()

    async def run(self, deadline: float, task: Callable[..., T], *args: object) -> T:
        """The result of a task from the next free process, if one is free in time."""
        try:
            worker = await asyncio.wait_for(self._free.get(), deadline)
        except TimeoutError:
            raise Lost from None
        try:
            return await worker.run(deadline, task, *args)
        finally:
            self._free.put_nowait(worker)

    async def signature(self, game: str) -> str:
        """The signature of a game."""
        if game not in self._signatures:
            self._signatures[game] = await self.patiently(thinking.signature, game)
        return self._signatures[game]

    async def patiently(self, task: Callable[..., T], *args: object) -> T:
        """The result of a task that somebody waits for; refused if no process has time for it."""
        try:
            return await self.run(WARM_UP, task, *args)
        except Lost:
            raise Refusal("too_many") from None

    async def choose(self, state: State, seat: int, level: str) -> int:
        """What a bot chooses. Only a state dealt anew behind its seat's back leaves the table.

        In a window people wait for it: nobody thinks for long, and who cannot answer passes.
        """
        start = time.perf_counter()
        legal = state.legal_actions(seat)
        blind = state.determinize(seat, self._rng)
        if len(legal) == 1:
            action = legal[0]
        elif level == LEVELS[0]:
            action = at_random(blind, seat, self._rng)
        else:
            action = await self._choice(blind, seat, level)
        THOUGHT.labels(level).observe(time.perf_counter() - start)
        return action if action in legal else at_random(blind, seat, self._rng)

    async def advice(self, state: State, seat: int) -> list[Advice]:
        """The best moves of a seat; again only what it may know leaves the table."""
        blind = state.determinize(seat, self._rng)
        seed = int.from_bytes(os.urandom(16), "little")
        return await self.patiently(thinking.advised, state.game.name, blind.text(), seat, seed)

    async def _choice(self, blind: State, seat: int, level: str) -> int:
        """The choice of a level, or of the next simpler one if its worker is lost."""
        deadline, most = self.deadline, LEVELS.index(level)
        if blind.window():
            deadline, most = min(deadline, HURRY), min(most, LEVELS.index(BRIEF))
        for simpler in LEVELS[most:0:-1]:
            seed = int.from_bytes(os.urandom(16), "little")
            task = (blind.game.name, blind.text(), seat, simpler, seed)
            try:
                return await self.run(deadline, thinking.chosen, *task)
            except Lost:
                continue
            except Exception:  # a bot that fails must not stop the game
                LOGGER.exception("%s cannot choose in %s", simpler, blind.game.name)
        return blind.legal_actions(seat)[0] if blind.window() else at_random(blind, seat, self._rng)


def at_random(blind: State, seat: int, rng: Rng) -> int:
    """The simplest bot needs no process."""
    return bot("random").choose(blind, seat, rng)
