"""The bots by name: each level is a bot with a budget."""

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from liferaft.bots import Bot
from liferaft.bots.careless import CarelessBot
from liferaft.bots.crew import CrewBot
from liferaft.bots.greedy import GreedyBot
from liferaft.bots.plan import has_habit, plans
from liferaft.bots.planner import HabitBot, PlanBot
from liferaft.bots.random import RandomBot
from liferaft.bots.search import Budget, SearchBot
from liferaft.bots.suited import SuitedBot
from liferaft.core.game import Game


def greedy() -> Bot:
    """A bot that does not think ahead: by habit where that is better than the evaluation."""
    return SuitedBot(lambda game: HabitBot() if has_habit(game) else GreedyBot())


def thinking(seconds: float, tries: dict[str, int], wise: bool) -> Bot:
    """A bot that thinks ahead: with a plan where a veteran has time for one, else by search."""

    def fitting(game: Game) -> Bot:
        budget = Budget(tries.get(game.name, 0), seconds)
        return PlanBot(budget, wise) if plans(game, seconds) else SearchBot(budget)

    return SuitedBot(fitting)


def level(name: str) -> Bot:
    """A level that thinks ahead."""
    return thinking(SECONDS[name], TRIES[name], wise=name == "master")


def adviser() -> Bot:
    """Who gives hints: answers as fast as hard, and is as wise as master."""
    return thinking(SECONDS["hard"], {}, wise=True)


SECONDS: Final = {"medium": 0.1, "hard": 0.5, "master": 2.0}  # that a level thinks at most

# And the playouts of a plan, or the visits of a search, at most, where a level with all of its time
# would be hardly weaker than the next one: these are held back, so that a step from one to the
# other shows (docs/bots.md).
TRIES: Final[dict[str, dict[str, int]]] = {
    "medium": {"comet": 100, "habitats": 4, "isle_of_cats": 12, "rescue": 60},
    "hard": {},
    "master": {},
}

LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": greedy,
    "easy": CarelessBot,
    **{name: partial(level, name) for name in SECONDS},
}

CREW: Final = re.compile(r"(.+)\*([1-9]\d?)")
BUDGET: Final = re.compile(r"(search|plan|wise):([1-9]\d*)(ms)?")


def with_crew(name: str) -> Bot | None:
    """A bot whose name says in how many processes it thinks: hard*4."""
    found = CREW.fullmatch(name)
    if found is None or not (found[1] in LEVELS or BUDGET.fullmatch(found[1])):
        return None
    return CrewBot(found[1], int(found[2]))


def with_budget(name: str) -> Bot | None:
    """A bot whose name says how long it thinks: search:200ms, or search:1000 for visits."""
    found = BUDGET.fullmatch(name)
    if found is None:
        return None
    n = int(found[2])
    budget = Budget(seconds=n / 1000) if found[3] else Budget(visits=n)
    return SearchBot(budget) if found[1] == "search" else PlanBot(budget, found[1] == "wise")
