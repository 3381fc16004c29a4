"""What runs in a worker process: a bot's choice, a game's signature, a record's text."""

import os
import signal
from typing import Any

from liferaft.bots import bot
from liferaft.bots.helper import leave_with_parent
from liferaft.bots.hints import Advice, advice
from liferaft.bots.levels import adviser
from liferaft.core.options import Choice
from liferaft.core.record import Move, Record
from liferaft.core.rng import seeded
from liferaft.games import game as find_game


def begin() -> None:
    """Bots think with what the tables leave them; Ctrl+C is the server's to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    leave_with_parent()


def hello() -> int:
    """The id of the process."""
    return os.getpid()


def chosen(game: str, position: str, seat: int, level: str, seed: int) -> int:
    """What a bot chooses in a position that was dealt anew behind its seat's back."""
    state = find_game(game).position(position)
    return bot(level).choose(state, seat, seeded(seed))


def advised(game: str, position: str, seat: int, seed: int) -> list[Advice]:
    """The best moves in a position that was dealt anew behind a seat's back."""
    state = find_game(game).position(position)
    return advice(state, seat, adviser(), seeded(seed))


def signature(game: str) -> str:
    """The signature of a game: it takes a while, once."""
    return find_game(game).signature()


def record_text(
    game: str,
    seats: int,
    seed: int,
    options: dict[str, Choice],
    moves: list[Move],
    notes: dict[str, Any],
) -> str:
    """The record of a finished game as lines of JSON."""
    record = Record(find_game(game), seats, seed, **options)
    record.moves = moves
    record.notes = notes
    return record.text()
