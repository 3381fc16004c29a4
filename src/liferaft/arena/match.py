"""One game between bots, and what is written down about it."""

import time
from pathlib import Path

import msgspec

from liferaft.arena.schedule import Plan, seating
from liferaft.bots import bot
from liferaft.core.record import Record
from liferaft.core.rng import seeded
from liferaft.games import game


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """How a game went; the lists go by seat."""

    number: int
    seed: int
    bots: list[int]
    outcome: list[float]
    scores: list[int]
    ranking: list[int]
    decisions: list[int]
    seconds: list[float]


def play(plan: Plan, number: int, records: Path | None = None) -> Played:
    """Play one game of a tournament; the bots see blind states only."""
    numbers, seed = seating(plan, number)
    players = [bot(plan.bots[i]) for i in numbers]
    record = Record(game(plan.game), plan.seats, seed, **plan.options)
    state = record.start()
    rng = seeded(number)
    decisions = [0] * plan.seats
    seconds = [0.0] * plan.seats
    while not state.over:
        seat = state.asked()[0]
        blind = state.determinize(seat, rng)
        began = time.perf_counter()
        action = players[seat].choose(blind, seat, rng)
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        state.apply(action, seat)
        record.add(action, seat)
    if records is not None:
        record.notes = {"bots": {str(p): plan.bots[i] for p, i in enumerate(numbers)}}
        record.save(records / f"{number:06}.jsonl")
    return Played(
        number,
        seed,
        numbers,
        state.outcome(),
        state.scores(),
        state.ranking(),
        decisions,
        [round(spent, 6) for spent in seconds],
    )
