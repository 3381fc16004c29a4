"""A bot that thinks in several processes at once: what each of them found out is added up."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache

from liferaft.bots import Bot, Tried, bot, helper
from liferaft.core.game import State
from liferaft.core.rng import Rng, seeded
from liferaft.games import game as find_game


class CrewBot(Bot):
    """So many bots of one name, each with its own luck."""

    def __init__(self, name: str, processes: int) -> None:
        self.name = name
        self.processes = processes

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """What was tried most often."""
        return self.ranked(state, seat, rng)[0][0]

    def ranked(self, state: State, seat: int, rng: Rng) -> list[tuple[int, float]]:
        """The choices by how often they were tried in all processes."""
        found = self.tried(state, seat, rng)
        found.sort(key=lambda one: (-one.visits, -one.total, one.action))
        return [(one.action, one.total / one.visits) for one in found if one.visits]

    def tried(self, state: State, seat: int, rng: Rng) -> list[Tried]:
        """What all of them tried, added up."""
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return [Tried(legal[0], 1, 0.5)]
        position, luck = state.text(), [rng.next32() for _ in range(self.processes)]
        try:
            found = self.think(state.game.name, position, seat, luck)
        except BrokenProcessPool:  # one was lost; new ones think it over
            crew.cache_clear()
            found = self.think(state.game.name, position, seat, luck)
        sums: dict[int, Tried] = {}
        for one in found:
            before = sums.get(one.action, Tried(one.action, 0, 0.0))
            sums[one.action] = Tried(
                one.action, before.visits + one.visits, before.total + one.total
            )
        return list(sums.values())

    def think(self, game: str, position: str, seat: int, luck: list[int]) -> list[Tried]:
        """What each of them tried."""
        pool = crew(self.processes)
        running = [pool.submit(thoughts, game, position, seat, self.name, seed) for seed in luck]
        return [one for thought in running for one in thought.result()]


@cache
def crew(processes: int) -> ProcessPoolExecutor:
    """The processes; they stay until this one ends."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, mp_context=context, initializer=helper.begin)


def thoughts(game: str, position: str, seat: int, name: str, seed: int) -> list[Tried]:
    """What one process tries."""
    return bot(name).tried(find_game(game).position(position), seat, seeded(seed))
