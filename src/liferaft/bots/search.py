"""A bot that thinks ahead: as long as it may, in worlds it cannot tell from the true one."""

import time
from typing import Final

from liferaft.bots import Bot, Tried
from liferaft.bots.evaluate import evaluation
from liferaft.bots.evaluate.base import Evaluation
from liferaft.bots.tree import Node, Tree, new_root, onward, planned_root
from liferaft.bots.turns import Turns, after
from liferaft.core.game import State, View
from liferaft.core.rng import Rng

AHEAD: Final[dict[str, int]] = {  # by game: turns, or rounds, that are played on
    "forbidden_island": 2,
    "habitats": 3,
    "rescue": -1,
    "isle_of_cats": 0,
    "comet": 2,
}
FURTHER: Final[dict[str, int]] = {"habitats": 3}  # those with own decisions in the tree
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
        self.tree: Tree | None = None  # of the last decision, if there was something to decide
        self.expected: tuple[View, Node] | None = None  # the next view, if chance stays away

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The action that stood the trial of many worlds."""
        began = time.perf_counter()
        self.tree = None
        ev = self.evaluations.setdefault(state.game.name, evaluation(state.game))
        frame = state.agenda[state.place(seat)]
        choices = ev.worthwhile(state, frame, state.choices(frame))
        if len(choices) == 1:
            return choices[0]
        ahead, further = AHEAD.get(state.game.name, 0), FURTHER.get(state.game.name, 0)
        root = self.planned(ev, state, seat) if ev.plans else self.known(state, seat)
        tree = Tree(ev, state, seat, rng.fork(), ahead, root, further)
        self.think(tree, began)
        self.tree = tree
        found = tree.choice()
        if not ev.plans:
            self.expect(state, seat, found)
        return found.action

    def ranked(self, state: State, seat: int, rng: Rng) -> list[tuple[int, float]]:
        """The actions by how often they were tried."""
        choice = self.choose(state, seat, rng)
        if self.tree is None:  # there was nothing to think about
            return [(choice, 0.5)]
        found = [node for node in self.tree.root.children if node.visits]
        found.sort(key=lambda node: (node.action != choice, -node.visits, -node.mean()))
        return [(int(node.action), node.mean()) for node in found]

    def tried(self, state: State, seat: int, rng: Rng) -> list[Tried]:
        """The visits of every action."""
        choice = self.choose(state, seat, rng)
        if self.tree is None:
            return [Tried(choice, 1, 0.5)]
        return [
            Tried(int(node.action), int(node.visits), node.total)
            for node in self.tree.root.children
        ]

    def planned(self, ev: Evaluation, state: State, seat: int) -> Node:
        """A tree of the best turns."""
        turns = Turns(ev)
        turns.look(state, seat)
        return planned_root(turns)

    def think(self, tree: Tree, began: float) -> None:
        """Use up the budget, or as much of it as can change the choice."""
        end = began + self.budget.seconds
        start = time.perf_counter()
        done = 0
        while True:
            visits = min(BATCH, self.budget.visits - done) if self.budget.visits else BATCH
            tree.think(visits)
            done += visits
            left = self.budget.visits - done
            if self.budget.seconds:
                now = time.perf_counter()
                could = int(done * (end - now) / max(now - start, 1e-9))
                left = min(left, could) if self.budget.visits else could
            if left <= 0 or (done >= left and tree.lead() > left):
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
            self.expected = (next_state.view(seat), onward(found))
