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
    moment = ev.moment(state)
    now = after(state, first, state.place(seat))
    if is_over(ev, now, seat, moment):
        return now
    turns = Turns(ev)
    turns.look(now, seat)
    best = turns.choice()
    for action in [turns.first[best], *turns.plans[best]]:
        now = after(now, action, goes_on(now, seat))
        if is_over(ev, now, seat, moment):
            break
    return now


def is_over(ev: Evaluation, state: State, seat: int, moment: int) -> bool:
    """Whether the turn of a seat is over, or goes on with chance."""
    return goes_on(state, seat) < 0 or (ev.settled(state) and ev.moment(state) != moment)


def reasons(before: dict[str, float], then: dict[str, float]) -> list[Reason]:
    """The terms that change most, the most important first."""
    changes = [Reason(term, then[term] - before[term]) for term in before]
    changes.sort(key=lambda reason: -abs(reason.change))
    least = SLIGHT * abs(changes[0].change) if changes else 0.0
    return [r for r in changes[:REASONS] if abs(r.change) > max(least, 1e-6)]
