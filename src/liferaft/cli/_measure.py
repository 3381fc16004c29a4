"""Measuring speed: the best of several short runs, ours and the peer's in turn."""

import random
import time
from collections.abc import Callable

from liferaft.core.game import Game
from liferaft.core.playout import playout
from liferaft.core.rng import seeded

PEER = "hanabi"  # OpenSpiel's, in C++, driven from Python
pick = random.Random(1).random


def random_play(game: Game, seconds: float) -> float:
    """Decisions per second when Python lists the legal actions, picks one and applies it."""
    fewest, most = game.seats
    decisions, number, start = 0, 0, time.perf_counter()
    while True:
        state = game.new(fewest + number % (most - fewest + 1), number)
        number += 1
        while not state.over:
            legal = state.legal_actions()
            state.apply(legal[int(pick() * len(legal))])
            decisions += 1
        spent = time.perf_counter() - start
        if spent > seconds:
            return decisions / spent


def random_loop(game: Game, seconds: float) -> float:
    """Decisions per second when the whole game is played inside compiled code."""
    fewest, most = game.seats
    decisions, number, start, rng = 0, 0, time.perf_counter(), seeded(1)
    while True:
        decisions += playout(game.new(fewest + number % (most - fewest + 1), number), rng)
        number += 1
        spent = time.perf_counter() - start
        if spent > seconds:
            return decisions / spent


def peer_play() -> Callable[[float], float] | None:
    """The same with the peer, its chance moves included but not counted; None if not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(PEER)

    def play(seconds: float) -> float:
        decisions, start = 0, time.perf_counter()
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(pick() * len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(pick() * len(legal))])
                    decisions += 1
            spent = time.perf_counter() - start
            if spent > seconds:
                return decisions / spent

    return play


def peer_clone() -> Callable[[float], float] | None:
    """Microseconds for a clone of the peer's state after the deal."""
    try:
        import pyspiel
    except ImportError:
        return None
    state = pyspiel.load_game(PEER).new_initial_state()
    while state.is_chance_node():  # until the cards are dealt
        state.apply_action(state.legal_actions()[0])
    return lambda seconds: per_call(state.clone, seconds)


def per_call(call: Callable[[], object], seconds: float) -> float:
    """Microseconds for one call."""
    calls, start = 0, time.perf_counter()
    while True:
        for _ in range(200):
            call()
        calls += 200
        spent = time.perf_counter() - start
        if spent > seconds:
            return spent / calls * 1e6


def clone(game: Game, seconds: float) -> float:
    """Microseconds for a clone at the largest table."""
    return per_call(game.new(game.seats[1], 7).clone, seconds)


def determinize(game: Game, seconds: float) -> float:
    """Microseconds for a determinization at the largest table."""
    state, rng = game.new(game.seats[1], 7), seeded(1)
    return per_call(lambda: state.determinize(0, rng), seconds)
