"""Environment steps per second with observation and mask, through every interface, beside peers.

Everybody plays at random on one core; a step is one decision. Ours are measured compiled, with two
seats. The runs of all take turns, and the best of each counts, in seconds of processor time.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import rlcard
from open_spiel.python import games as python_games
from rich.console import Console
from rich.progress import track
from rich.table import Table

import liferaft
import liferaft.rl.openspiel
from liferaft.rl.gymnasium import IDS, ManyEnv
from liferaft.rl.pettingzoo import env

BARS = {name: 20_000 if name == "isle_of_cats" else 60_000 for name in liferaft.games()}
TIMES = 5  # how much faster many games at once must be
MANY = 64
CLASSIC = ["tictactoe-v3", "connect_four-v3"]
SPIEL = ["tic_tac_toe", "connect_four", "crazy_eights", "hanabi", "gin_rummy"]  # in C++
PYTHON = ["python_tic_tac_toe", "python_liars_poker"]
assert python_games, "they register themselves"

pick = random.Random(1).random
Run = Callable[[float], float]


def aec(table: Any) -> Run:
    """Through PettingZoo."""

    def run(seconds: float) -> float:
        steps, start = 0, time.process_time()
        while True:
            table.reset()
            for _ in table.agent_iter():
                seen, _, over, cut, _ = table.last()
                if over or cut:
                    table.step(None)
                    continue
                legal = seen["action_mask"].nonzero()[0]
                table.step(int(legal[int(pick() * len(legal))]))
                steps += 1
            spent = time.process_time() - start
            if spent > seconds:
                return steps / spent

    return run


def single(table: Any) -> Run:
    """Through Gymnasium: the agent's own decisions; its opponent's take their time, too."""

    def run(seconds: float) -> float:
        steps, start = 0, time.process_time()
        while True:
            _, info = table.reset()
            over = False
            while not over:
                legal = info["action_mask"].nonzero()[0]
                _, _, over, _, info = table.step(int(legal[int(pick() * len(legal))]))
                steps += 1
            spent = time.process_time() - start
            if spent > seconds:
                return steps / spent

    return run


def many(tables: ManyEnv) -> Run:
    """Many games at once; the caller answers for all seats."""

    def run(seconds: float) -> float:
        tables.reset()
        steps, start = 0, time.process_time()
        while True:
            for _ in range(20):
                tables.step(tables.action_space.sample())
            steps += 20 * tables.num_envs
            spent = time.process_time() - start
            if spent > seconds:
                return steps / spent

    return run


def spiel(name: str) -> Run:
    """Through OpenSpiel, with the tensor of the player and the mask; dice are not counted."""
    game = pyspiel.load_game(name)
    kind = game.get_type()

    def run(seconds: float) -> float:
        steps, start = 0, time.process_time()
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(pick() * len(outcomes))][0])
                    continue
                player = state.current_player()
                if kind.provides_observation_tensor:
                    np.asarray(state.observation_tensor(player), np.float32)
                else:
                    np.asarray(state.information_state_tensor(player), np.float32)
                np.asarray(state.legal_actions_mask(player), np.int8)
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
                steps += 1
            spent = time.process_time() - start
            if spent > seconds:
                return steps / spent

    return run


def uno() -> Run:
    """Through RLCard."""
    table = rlcard.make("uno")

    def run(seconds: float) -> float:
        steps, start = 0, time.process_time()
        while True:
            seen, _ = table.reset()
            while not table.is_over():
                legal = list(seen["legal_actions"])
                seen, _ = table.step(legal[int(pick() * len(legal))])
                steps += 1
            spent = time.process_time() - start
            if spent > seconds:
                return steps / spent

    return run


def runs() -> dict[tuple[str, str], Run]:
    """By interface and game: how it is played."""
    found: dict[tuple[str, str], Run] = {}
    for name in liferaft.games():
        found["PettingZoo", name] = aec(env(name, 2))
        found[f"{MANY} at once", name] = many(ManyEnv(name, MANY, 2, opponents=None, copy=False))
        found[f"{MANY} at once, copied", name] = many(ManyEnv(name, MANY, 2, opponents=None))
        found["Gymnasium", name] = single(gymnasium.make(IDS[name], seats=2).unwrapped)
        found["OpenSpiel", name] = spiel(f"liferaft_{name}(players=2)")
    for name in CLASSIC:
        found["PettingZoo's own", name] = aec(pettingzoo.make("aec", f"classic/{name}"))
    found["RLCard's own", "uno"] = uno()
    for name in SPIEL:
        found["OpenSpiel's own in C++", name] = spiel(name)
    for name in PYTHON:
        found["OpenSpiel's own in Python", name] = spiel(name)
    return found


def main() -> None:
    """Measure all, print a table, and say whether the bars are met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.3, help="of a run")
    parser.add_argument("--rounds", type=int, default=5, help="how often each runs")
    parser.add_argument("--json", action="store_true", help="for programs")
    chosen = parser.parse_args()
    found = runs()
    best = dict.fromkeys(found, 0.0)
    for number in track(range(chosen.rounds), "measuring", console=Console(stderr=True)):
        assert number >= 0
        for key, run in found.items():
            best[key] = max(best[key], run(chosen.seconds))
    missed = [name for name, bar in BARS.items() if best["PettingZoo", name] < bar]
    slow = [
        name for name in BARS if best[f"{MANY} at once", name] < TIMES * best["PettingZoo", name]
    ]
    if chosen.json:
        print(json.dumps({f"{how} {what}": round(x) for (how, what), x in best.items()}))
    else:
        show(best)
        print(f"below the bar through PettingZoo: {', '.join(missed) or 'none'}")
        print(f"many at once less than {TIMES} times as fast: {', '.join(slow) or 'none'}")
    raise SystemExit(1 if missed or slow else 0)


def show(best: dict[tuple[str, str], float]) -> None:
    """The figures as a table."""
    table = Table(title="steps per second, with observation and mask")
    table.add_column("through")
    table.add_column("game")
    table.add_column("steps/s", justify="right")
    table.add_column("× PettingZoo", justify="right")
    for (how, what), speed in best.items():
        ratio = speed / best["PettingZoo", what] if what in BARS else 0.0
        table.add_row(how, what, f"{speed:,.0f}", f"{ratio:.1f}" if ratio else "")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
