"""Who plays the games of a tournament: this process, several of them, or a cluster.

A crew gives the games as they are finished, in any order and each of them once. The games of a
worker that is lost are played again.
"""

import multiprocessing
from collections import Counter
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from liferaft.arena.errors import BadArena
from liferaft.arena.match import Finished, play
from liferaft.arena.schedule import Plan
from liferaft.bots import helper

TRIES = 3  # times that a game is begun before it is given up

Crew = Callable[[Plan, list[int]], Generator[Finished, None, None]]


class Losses:
    """How often each game was lost with its worker."""

    def __init__(self) -> None:
        self.counted: Counter[int] = Counter()

    def add(self, number: int) -> None:
        """A game was lost; too often, and the tournament stops."""
        self.counted[number] += 1
        if self.counted[number] == TRIES:
            raise BadArena(
                f"game {number} was lost {TRIES} times together with the worker that played it; "
                "is there enough memory?"
            )


def alone(plan: Plan, numbers: list[int]) -> Generator[Finished, None, None]:
    """One game after the other, here."""
    for number in numbers:
        yield play(plan, number)


def processes(n: int) -> Crew:
    """So many games at a time on this machine."""

    def crew(plan: Plan, numbers: list[int]) -> Generator[Finished, None, None]:
        left, losses = list(numbers), Losses()
        while left:
            lost = yield from _until_one_breaks(plan, left, n)
            for number in lost:
                losses.add(number)

    return crew


def _until_one_breaks(plan: Plan, left: list[int], n: int) -> Generator[Finished, None, list[int]]:
    """Play what is left and take it off; the games that were under way if a worker was lost."""
    context = multiprocessing.get_context("spawn")
    running: dict[Future[Finished], int] = {}
    waiting = list(left)
    broken = False
    with ProcessPoolExecutor(n, mp_context=context, initializer=helper.begin) as pool:
        try:
            while (waiting or running) and not broken:
                while waiting and len(running) < 2 * n:  # one each to play, one to go on with
                    number = waiting.pop(0)
                    running[pool.submit(play, plan, number)] = number
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    if isinstance(future.exception(), BrokenProcessPool):
                        broken = True
                    else:
                        left.remove(running.pop(future))
                        yield future.result()
        except BrokenProcessPool:
            pass  # noticed when the next game was to be begun
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    return list(running.values())
