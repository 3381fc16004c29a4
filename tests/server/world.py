"""A table without a server, for tests of what it decides and sends."""

import json
from typing import Any

from liferaft.core.game import Game, State
from liferaft.core.rng import Rng
from liferaft.server.messages import Around, Reader, table_message
from liferaft.server.seats import Place
from liferaft.server.table import PASSED, Batch, Table

AROUND = Around()


def devices(n: int) -> list[str]:
    """One device a seat."""
    return [f"device {seat}" for seat in range(n)]


def new_table(
    game: Game, seats: int, seed: int, holders: list[str] | None = None, **options: Any
) -> Table:
    """A table at which everybody is a person and sits already."""
    holders = holders or devices(seats)
    places = [Place("person", f"P{i}", "", holder) for i, holder in enumerate(holders)]
    table = Table("table", game, seed, options, places)
    table.hosts = {holders[0]}
    table.begun = True
    settle(table, Batch(table, 0.0))
    return table


def settle(table: Table, batch: Batch) -> None:
    """Pass windows as the hall does, and accept."""
    while batch.state.window():
        seat, who = table.answer(batch.state)
        if who != "pass":
            break
        batch.add(batch.state.legal_actions(seat)[0], seat, PASSED)
    if batch.rows:
        table.accept(batch)


def play(table: Table, seat: int, action: int, seq: int | None = None) -> None:
    """Decide for a person."""
    settle(table, table.play(seat, table.seq if seq is None else seq, action, 0.0))


def some_decision(state: State, rng: Rng) -> tuple[int, int]:
    """A seat that is asked and one of its actions."""
    asked = state.asked()
    seat = asked[rng.below(len(asked))]
    legal = state.legal_actions(seat)
    return seat, legal[rng.below(len(legal))]


def play_some(table: Table, rng: Rng, decisions: int) -> None:
    """Decide at random."""
    for _ in range(decisions):
        if table.phase != "playing":
            return
        play(table, *some_decision(table.state, rng))


def sent(table: Table, reader: Reader) -> bytes:
    """The bytes a device gets."""
    return table_message(table, reader, AROUND)


def read(data: bytes) -> dict[str, Any]:
    """A message as a device reads it."""
    found: dict[str, Any] = json.loads(data)
    return found
