"""What more playouts bring a plan: how much of a game its choices give away.

Games go on by plans of a few playouts. Every so often all answers of a decision are played on so
often that their worth is known well, as habit plays on; then plans of several budgets choose. What
they give away is the worth of the best answer less that of theirs.
"""

import argparse
import json
from collections import defaultdict
from statistics import mean

from rich.console import Console
from rich.table import Table

import liferaft
from liferaft.bots import bot
from liferaft.bots.plan import veteran
from liferaft.bots.plan.trials import Trials
from liferaft.core.game import State
from liferaft.core.rng import Rng, seeded

LINES = 16  # answers that are compared at most


def worths(state: State, seat: int, playouts: int, rng: Rng) -> dict[int, float]:
    """By answer, the usual one first: what it is worth."""
    knows = veteran(state.game)
    lines = knows.lines(state, state.place(seat), LINES)
    trials = Trials(knows, seat, lines, rng)
    for _ in range(playouts // len(lines)):
        luck = rng.fork()
        for line in lines:
            line.note(trials.play_on(line, line.state.determinize(seat, luck.copy())))
    return {int(line.first): line.mean() for line in lines}


def given_away(
    name: str, games: int, every: int, playouts: int, budgets: list[int]
) -> tuple[int, dict[str, float]]:
    """The number of decisions looked at, and by budget what was given away on average."""
    game, rng, player = liferaft.game(name), seeded(10), bot(f"plan:{budgets[0]}")
    lost: dict[str, list[float]] = defaultdict(list)
    asked = 0
    for number in range(games):
        state = game.new(2, number)
        while not state.over:
            seat = state.asked()[0]
            blind = state.determinize(seat, rng)
            asked += 1
            if asked % every == 0 and len(blind.legal_actions(seat)) > 1:
                known = worths(blind, seat, playouts, seeded(asked))
                best, usual = max(known.values()), next(iter(known.values()))
                lost["habit"].append(best - usual)
                for budget in budgets:
                    choice = bot(f"plan:{budget}").choose(blind.clone(), seat, seeded(asked + 1))
                    lost[str(budget)].append(best - known[choice])
            state.apply(player.choose(blind, seat, rng), seat)
    return len(lost["habit"]), {budget: mean(some) for budget, some in lost.items()}


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("budgets", nargs="+", type=int, help="playouts, the fewest first")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--every", type=int, default=9, help="decisions from one look to the next")
    parser.add_argument("--playouts", type=int, default=8000, help="to know what answers are worth")
    parser.add_argument("--json", action="store_true", help="for programs")
    chosen = parser.parse_args()
    number, lost = given_away(
        chosen.game, chosen.games, chosen.every, chosen.playouts, chosen.budgets
    )
    if chosen.json:
        print(json.dumps({"decisions": number, "given_away": lost}))
        return
    table = Table(title=f"{chosen.game}: what a choice gives away, {number} decisions")
    table.add_column("playouts")
    table.add_column("share of a game", justify="right")
    for budget, share in lost.items():
        table.add_row(budget, f"{share:.2%}")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
