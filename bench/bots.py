"""How many decisions a bot simulates in a second of one core while it thinks.

A greedy game goes on, and every so often a search, or a plan where a veteran has time for one,
thinks about the decision, as wise as master is. Counted are the answers it carries out or
foresees, in seconds of processor time.
"""

import argparse
import json
import sys
import time

from rich.console import Console
from rich.table import Table

import liferaft
from liferaft.bots import bot
from liferaft.bots.plan import plans
from liferaft.bots.planner import PlanBot
from liferaft.bots.search import Budget, SearchBot
from liferaft.core.rng import seeded

BAR = 500_000  # decisions per second
BARS = {"isle_of_cats": 100_000}  # hundreds of placements a step
EVERY = 11  # decisions of a game; the budgets are those of decisions that differ


def thoughts(thinker: SearchBot | PlanBot) -> tuple[int, int]:
    """The decisions simulated for the last choice, and how often a line was tried."""
    if isinstance(thinker, PlanBot):
        trials = thinker.trials
        return (trials.decisions, sum(line.visits for line in thinker.lines)) if trials else (0, 0)
    return (thinker.tree.decisions, thinker.tree.root.visits) if thinker.tree else (0, 0)


def measured(name: str, seconds: float, budget: float) -> tuple[float, float]:
    """Simulated decisions and visits per second, over so many seconds of thought."""
    game, rng, greedy = liferaft.game(name), seeded(1), bot("greedy")
    spent = decisions = visits = 0.0
    number = asked = 0
    while spent < seconds:
        state = game.new(2, number)
        number += 1
        while not state.over and spent < seconds:
            seat = state.asked()[0]
            blind = state.determinize(seat, rng)
            asked += 1
            if asked % EVERY == 0 and len(blind.legal_actions(seat)) > 1:
                allowed = Budget(seconds=budget)
                plan = plans(game, budget)
                thinker = PlanBot(allowed, wise=True) if plan else SearchBot(allowed)
                began = time.process_time()
                thinker.choose(blind.clone(), seat, rng)
                done, tried = thoughts(thinker)
                if done:
                    spent += time.process_time() - began
                    decisions += done
                    visits += tried
            state.apply(greedy.choose(blind, seat, rng), seat)
    return decisions / spent, visits / spent


def main() -> None:
    """Measure all, print a table, and say whether the bars are met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=liferaft.games())
    parser.add_argument("--seconds", type=float, default=4.0, help="of thought in each game")
    parser.add_argument("--budget", type=float, default=0.2, help="seconds of a decision")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a bar is missed")
    chosen = parser.parse_args()
    figures = {name: measured(name, chosen.seconds, chosen.budget) for name in chosen.games}
    if chosen.json:
        print(json.dumps({name: round(speed) for name, (speed, _) in figures.items()}))
    else:
        table = Table(title="what bots simulate on one core")
        for title in ("game", "decisions/s", "bar", "visits/s"):
            table.add_column(title, justify="left" if title == "game" else "right")
        for name, (speed, visits) in figures.items():
            table.add_row(name, f"{speed:,.0f}", f"≥ {BARS.get(name, BAR):,}", f"{visits:,.0f}")
        Console(width=100).print(table)
    missed = [name for name, (speed, _) in figures.items() if speed < BARS.get(name, BAR)]
    sys.exit(1 if chosen.check and missed else 0)


if __name__ == "__main__":
    main()
