"""One game between bots, and what is written down about it."""

import time
from typing import NamedTuple

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


class Finished(NamedTuple):
    """A game that is over: how it went, and its moves as action and seat."""

    played: Played
    moves: list[tuple[int, int]]


def play(plan: Plan, number: int) -> Finished:
    """Play one game of a tournament; the bots see blind states only."""
    numbers, seed = seating(plan, number)
    players = [bot(plan.bots[i]) for i in numbers]
    state = Record(game(plan.game), plan.seats, seed, **plan.options).start()
    rng = seeded(number)
    moves: list[tuple[int, int]] = []
    seconds = [0.0] * plan.seats
    while not state.over:
        seat = state.asked()[0]
        blind = state.determinize(seat, rng)
        began = time.perf_counter()
        action = players[seat].choose(blind, seat, rng)
        seconds[seat] += time.perf_counter() - began
        state.apply(action, seat)
        moves.append((action, seat))
    played = Played(
        number,
        seed,
        numbers,
        state.outcome(),
        state.scores(),
        state.ranking(),
        [sum(mover == seat for _, mover in moves) for seat in range(plan.seats)],
        [round(spent, 6) for spent in seconds],
    )
    return Finished(played, moves)


def recorded(plan: Plan, finished: Finished) -> Record:
    """The record of a game, with the bots that played it."""
    played = finished.played
    record = Record(game(plan.game), plan.seats, played.seed, **plan.options)
    for action, seat in finished.moves:
        record.add(action, seat)
    record.notes = {"bots": {str(seat): plan.bots[i] for seat, i in enumerate(played.bots)}}
    return record
