"""The encoder of a game: its compiled writer, or else its layout read from views."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32, i64, u8
from numpy.typing import NDArray

from liferaft.core.game import Game, State
from liferaft.core.options import Choice
from liferaft.rl.cells import HALF, halvings, put
from liferaft.rl.encoder import Encoder
from liferaft.rl.layout import Layout, layout

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
FLOAT = np.dtype(np.float32)
BYTE = np.dtype(np.int8)


class ViewEncoder(Encoder):
    """Walks the layout of a game over views: for games without a compiled writer."""

    def __init__(self, rows: Layout, values: dict[str, Choice]) -> None:
        super().__init__(rows.game, rows.seats, rows.size, fixed(rows, values))
        self.rows = rows
        self.by = [
            halvings(max(-row.kind.least, row.kind.most)) * HALF
            for row in rows.rows
            for _ in range(row.kind.size)
        ]

    def write(self, state: State, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """Row by row."""
        numbers = self.rows.cells(state.view(int(seat)))
        for i in range(int(self.first), len(numbers)):
            at = put(cells, at, numbers[i], self.by[i])
        return at


def fixed(rows: Layout, values: dict[str, Choice]) -> list[int]:
    """The first cells, which are the same in all states: the options."""
    return rows.rows[0].kind.write(values, 0)


def encoder(game: Game, seats: int, values: dict[str, Choice]) -> Encoder:
    """The fastest encoder that there is for a game."""
    rows = layout(game, seats)
    name = f"liferaft.rl.games.{game.name}"
    if find_spec(name) is None:
        return ViewEncoder(rows, values)
    writer: type[Encoder] = import_module(name).Writer
    return writer(game, seats, rows.size, fixed(rows, values))


def floats(cells: vec[i32]) -> Floats:
    """Cells as the numbers that they stand for; nothing is copied, nothing can be written."""
    buffer: Any = cells
    return np.frombuffer(buffer, FLOAT)


def flags(marks: vec[u8]) -> Mask:
    """The same for a mask."""
    buffer: Any = marks
    return np.frombuffer(buffer, BYTE)


def whole_numbers(items: vec[i64]) -> NDArray[np.int64]:
    """The same for whole numbers."""
    buffer: Any = items
    return np.frombuffer(buffer, np.int64)


def tensor(encoder: Encoder, state: State, seat: int) -> Floats:
    """What a seat sees."""
    return floats(encoder.encode(state, seat)).copy()


def mask(encoder: Encoder, state: State, seat: int) -> Mask:
    """By action: 1 if a seat may choose it now."""
    return flags(encoder.mask(state, seat)).copy()
