"""Positions of Comet, and games of somebody who plays it by habit."""

import random
from collections.abc import Iterator
from typing import Any

import liferaft
from liferaft.bots.evaluate.comet_ways import FARTHEST
from liferaft.bots.plan.comet.customs import WEIGHTS
from liferaft.bots.plan.comet.habit import Habit
from liferaft.core import game as core
from liferaft.core.agenda import step_of
from liferaft.games.comet.board import CAVE, HIGH, LOW
from liferaft.games.comet.box import CARD_IDS, SYMBOLS, UNIT
from liferaft.games.comet.rules import State

GAME = liferaft.game("comet")
JOKERS = "S05 S12 S15 S22"  # joker cards with little else to them


def at(seat: str, *lines: str, agenda: str = "action:0 finish:0", rival: str = "H02/") -> State:
    """A position of a game for two in which the first seat is asked."""
    text = "\n".join(["comet", f"seat {seat}", f"seat {rival}", *lines, f"agenda {agenda}"])
    state = GAME.position(text)
    assert isinstance(state, State)
    return state


def in_move(seat: str, pool: str, *lines: str, rival: str = "H02/") -> State:
    """The middle of a Move with this pool."""
    return at(seat, f"pool {pool}", *lines, agenda="move:0 finish:0", rival=rival)


def usual(state: core.State) -> str:
    """What habit answers."""
    assert isinstance(state, State)
    return GAME.action_text(Habit(WEIGHTS).answer(state, state.agenda[-1]))


def turn(state: State) -> list[str]:
    """The answers of a seat by habit until its turn is over."""
    habit, out, turns = Habit(WEIGHTS), [], state.turns
    while state.turns == turns and not state.over:
        place = len(state.agenda) - 1
        action = habit.answer(state, state.agenda[place])
        out.append(GAME.action_text(action))
        state.play(action, place)
    return out


def new(seats: int, seed: int, **options: Any) -> State:
    state = GAME.new(seats, seed, **options)
    assert isinstance(state, State)
    return state


def played(state: State, *steps: int) -> Iterator[tuple[State, int]]:
    """A game by habit: its frames at these steps, or at all."""
    habit = Habit(WEIGHTS)
    while not state.over:
        f = state.agenda[-1]
        if not steps or step_of(f) in steps:
            yield state, f
        state.play(habit.answer(state, f), len(state.agenda) - 1)


def strayed(seed: int, seats: int = 2, **options: Any) -> Iterator[tuple[State, int]]:
    """A game of somebody who often does anything: strange positions."""
    state, habit, luck = new(seats, seed, **options), Habit(WEIGHTS), random.Random(seed)
    while not state.over:
        f = state.agenda[-1]
        yield state, f
        action = habit.answer(state, f)
        if luck.random() < 0.3:
            action = luck.choice(list(state.choices(f)))
        state.play(action, len(state.agenda) - 1)


def places(low: int, high: int) -> list[int]:
    """The fields of a set, and the cave."""
    return [place for place in range(CAVE + 1) if low & LOW[place] or high & HIGH[place]]


def is_free(state: State, field: int) -> bool:
    taken = state.occupied_low & LOW[field] or state.occupied_high & HIGH[field]
    return field == CAVE or (state.board.kinds[field] >= 0 and not taken)


def walked(state: State, start: int) -> int:
    """The fewest steps from a field to the cave, one by one as the rules allow them."""
    seen, ring, steps = {start}, [start], 0
    while ring:
        steps += 1
        reached = {to for field in ring for to in places(*state.reached(field, 0))}
        if CAVE in reached:
            return steps
        ring = [field for field in reached - seen if is_free(state, field)]
        seen.update(ring)
    return FARTHEST


def pool_of(*symbols: str) -> int:
    return sum(int(UNIT[SYMBOLS.index(symbol)]) for symbol in symbols)


def mask_of(*symbols: str) -> int:
    return sum(1 << SYMBOLS.index(symbol) for symbol in symbols)


def card(name: str) -> int:
    return CARD_IDS.index(name)
