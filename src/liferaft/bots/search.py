"""A bot that thinks ahead: as long as it may, in worlds it cannot tell from the true one."""

import time
from typing import Final

from liferaft.bots import Bot
from liferaft.bots.evaluate import evaluation
from liferaft.bots.evaluate.base import Evaluation
from liferaft.bots.tree import Node, Tree, new_root
from liferaft.bots.turns import after
from liferaft.core.game import State, View
from liferaft.core.rng import Rng

AHEAD: Final[dict[str, int]] = {  # by game: turns, or rounds, that are played on
    "forbidden_island": 2,
    "habitats": 1,
    "rescue": 1,
    "isle_of_cats": 0,
}
BATCH: Final = 4  # visits between two looks at the clock


class Budget:
    """How long a bot may think about a decision."""

    def __init__(self, visits: int = 0, seconds: float = 0.0) -> None:
        self.visits = visits  # 0: any number
        self.seconds = seconds  # 0: any time


class SearchBot(Bot):
    """Information-set Monte Carlo tree search with an evaluation at its leaves."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.evaluations: dict[str, Evaluation] = {}
        self.tree: Tree | None = None  # of the last decision
        self.expected: tuple[View, Node] | None = None  # the next view, if chance stays away

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The action that stood the trial of many worlds."""
        ev = self.evaluations.setdefault(state.game.name, evaluation(state.game))
        frame = state.agenda[state.place(seat)]
        choices = ev.worthwhile(state, frame, state.choices(frame))
        if len(choices) == 1:
            return choices[0]
        ahead = AHEAD.get(state.game.name, 0)
        tree = Tree(ev, state, seat, rng.fork(), ahead, self.known(state, seat))
        self.think(tree)
        self.tree = tree
        found = tree.choice()
        self.expect(state, seat, found)
        return found.action

    def think(self, tree: Tree) -> None:
        """Use up the budget."""
        end = time.perf_counter() + self.budget.seconds
        left = self.budget.visits
        while True:
            visits = min(BATCH, left) if left else BATCH
            tree.think(visits)
            if left:
                left -= visits
                if not left:
                    return
            if self.budget.seconds and time.perf_counter() >= end:
                return

    def known(self, state: State, seat: int) -> Node:
        """What the last decision found out about this one: a branch of its tree, or nothing."""
        expected, self.expected = self.expected, None
        if expected is None or state.view(seat) != expected[0]:
            return new_root()
        return expected[1]

    def expect(self, state: State, seat: int, found: Node) -> None:
        """Remember the branch that goes on from here, if nothing hidden comes in between."""
        next_state = after(state, found.action, state.place(seat))
        if next_state.reveals == state.reveals and seat in next_state.asked():
            self.expected = (next_state.view(seat), found)
