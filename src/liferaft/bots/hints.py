"""Advice for people: the best moves, and which terms of the evaluation speak for them."""

from typing import Final, NamedTuple

from liferaft.bots import Bot
from liferaft.bots.evaluate import evaluation
from liferaft.bots.evaluate.base import Evaluation
from liferaft.bots.turns import Turns, after, goes_on
from liferaft.core.game import State
from liferaft.core.rng import Rng

MOVES: Final = 3  # that are shown
REASONS: Final = 3  # terms that are named for each
LONGEST: Final = 12  # further decisions of the turn that are thought of
SLIGHT: Final = 0.05  # a change smaller than this share of the largest is not worth a word


class Reason(NamedTuple):
    """A term of the evaluation and how the move changes what it adds."""

    term: str
    change: float


class Advice(NamedTuple):
    """A move, what it is worth from 0 to 1, and what speaks for and against it."""

    action: int
    value: float
    reasons: list[Reason]


def advice(state: State, seat: int, thinker: Bot, rng: Rng) -> list[Advice]:
    """The best moves of a seat that is asked, the best one first; *state* is blind."""
    found = thinker.ranked(state, seat, rng)[:MOVES]
    ev = evaluation(state.game)
    before = ev.terms(state, seat)
    return [
        Advice(action, value, reasons(before, ev.terms(turn_with(ev, state, seat, action), seat)))
        for action, value in found
    ]


def turn_with(ev: Evaluation, state: State, seat: int, first: int) -> State:
    """The state when the turn that begins with an action is over, as far as no chance comes in."""
    turns = Turns(ev)
    moment = ev.moment(state)
    now = after(state, first, state.place(seat))
    for _ in range(LONGEST):
        place = goes_on(now, seat)
        if place < 0 or (ev.settled(now) and ev.moment(now) != moment):
            break
        turns.look(now, seat)
        now = after(now, turns.choose(), place)
    return now


def reasons(before: dict[str, float], then: dict[str, float]) -> list[Reason]:
    """The terms that change most, the most important first."""
    changes = [Reason(term, then[term] - before[term]) for term in before]
    changes.sort(key=lambda reason: -abs(reason.change))
    least = SLIGHT * abs(changes[0].change) if changes else 0.0
    return [r for r in changes[:REASONS] if abs(r.change) > max(least, 1e-6)]
