"""Records of whole games: load one from a file, replay it, save it."""

import os

from liferaft.core import record as core
from liferaft.core.record import Move, Record, commitment
from liferaft.games import game

__all__ = ["Move", "Record", "commitment", "load", "loads"]


def load(path: str | os.PathLike[str]) -> Record:
    """The record in a file, checked from its first line to its last move."""
    return core.load(path, game)


def loads(text: str, name: str = "record") -> Record:
    """The record in a text; *name* stands for it in error messages."""
    return core.loads(text, name, game)
