"""Liferaft: five board games about rescue and refuge, for people, bots and researchers.

>>> import liferaft
>>> state = liferaft.game("forbidden_island").new(seats=3, seed=7, difficulty="elite")
>>> state.asked()
[0]
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from liferaft.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    LiferaftError,
    UnknownAction,
    UnknownGame,
    UnknownSeat,
)
from liferaft.core.game import SPECTATOR, Game, State
from liferaft.core.rng import Rng, seeded
from liferaft.games import game, games

if TYPE_CHECKING:
    from liferaft import record as record

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
    "UnknownSeat",
    "game",
    "games",
    "record",
    "seeded",
]


def __getattr__(name: str) -> ModuleType:
    """``liferaft.record`` is loaded when it is first used: whoever only plays does not wait."""
    if name == "record":
        return import_module("liferaft.record")
    raise AttributeError(f"module 'liferaft' has no attribute {name!r}")
