"""Liferaft: five board games about rescue and refuge, for people, bots and researchers.

>>> import liferaft
>>> state = liferaft.game("forbidden_island").new(seats=3, seed=7, difficulty="elite")
>>> state.asked()
[0]
"""

from liferaft import record
from liferaft.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    LiferaftError,
    UnknownAction,
    UnknownGame,
)
from liferaft.core.game import SPECTATOR, Game, State
from liferaft.core.rng import Rng, seeded
from liferaft.games import game, games

__version__ = "0.1.0"
COMPILED = type(Rng.copy).__name__ != "function"  # whether mypyc's modules are in use

__all__ = [
    "COMPILED",
    "SPECTATOR",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalAction",
    "LiferaftError",
    "Rng",
    "State",
    "UnknownAction",
    "UnknownGame",
    "game",
    "games",
    "record",
    "seeded",
]
