"""The bots by name: each level is a bot with a budget."""

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from liferaft.bots import Bot
from liferaft.bots.careless import CarelessBot
from liferaft.bots.greedy import GreedyBot
from liferaft.bots.random import RandomBot
from liferaft.bots.search import Budget, SearchBot


def searching(visits: int = 0, seconds: float = 0.0) -> Bot:
    """A bot that thinks ahead with a budget."""
    return SearchBot(Budget(visits, seconds))


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "easy": CarelessBot,
    "medium": partial(searching, seconds=0.1),
    "hard": partial(searching, seconds=0.5),
    "master": partial(searching, seconds=3.0),
}

BUDGET: Final = re.compile(r"search:([1-9]\d*)(ms)?")


def with_budget(name: str) -> Bot | None:
    """A bot whose name says how long it thinks: search:200ms, or search:1000 for visits."""
    found = BUDGET.fullmatch(name)
    if found is None:
        return None
    n = int(found[1])
    return searching(seconds=n / 1000) if found[2] else searching(visits=n)
