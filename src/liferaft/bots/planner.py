"""Bots that know a game: one plays by habit, one compares answers by playing on to the end."""

import time
from typing import Final

from liferaft.bots import Bot, Tried
from liferaft.bots.plan import veteran
from liferaft.bots.plan.base import Line, Veteran
from liferaft.bots.plan.trials import Trials
from liferaft.bots.search import Budget
from liferaft.core.game import State
from liferaft.core.rng import Rng

LINES: Final = 16  # that are compared at first


class HabitBot(Bot):
    """Answers at once, as a veteran is used to."""

    def __init__(self) -> None:
        self.veterans: dict[str, Veteran] = {}

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """What habit says."""
        return veteran_of(self.veterans, state).answer(state, state.place(seat))


class PlanBot(Bot):
    """Plays the most promising turns on in many worlds; the better half again, and so on."""

    def __init__(self, budget: Budget, wise: bool = False) -> None:
        self.budget = budget
        self.wise = wise  # whether it foretells what positions come to, where a veteran can
        self.veterans: dict[str, Veteran] = {}
        self.trials: Trials | None = None  # of the last decision
        self.lines: list[Line] = []  # all that were compared then
        self.known: dict[int, tuple[int, float, float]] = {}  # by key: how its lines went
        self.moment = (-1, -1)  # when that was found out: cards revealed so far, and the decision

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The answer with which the best line begins."""
        began = time.perf_counter()
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        knows = veteran_of(self.veterans, state, self.wise)
        self.lines = lines = knows.lines(state, state.place(seat), LINES)
        self.recall((state.reveals, knows.key(state)), lines)
        trials = Trials(knows, seat, lines, rng.fork())
        self.think(trials, began)
        self.trials = trials
        self.known = {line.key: (line.visits, line.total, line.squares) for line in lines}
        return trials.best().first

    def ranked(self, state: State, seat: int, rng: Rng) -> list[tuple[int, float]]:
        """The answers compared, best first, with the outcome of the line that was tried most.

        None counts for more than the one that is chosen: what looks better by chance is not.
        """
        self.lines = []
        choice = self.choose(state, seat, rng)
        tried = sorted(self.lines, key=lambda line: (-line.visits, -line.mean()))
        found: dict[int, float] = {}
        for line in tried:
            found.setdefault(line.first, line.mean() if line.visits else line.promise)
        best = found.pop(choice, 0.5)
        others = sorted(found.items(), key=lambda answer: -answer[1])
        return [(choice, best), *((action, min(value, best)) for action, value in others)]

    def tried(self, state: State, seat: int, rng: Rng) -> list[Tried]:
        """The playouts of every answer's best line."""
        self.lines = []
        choice = self.choose(state, seat, rng)
        found: dict[int, Line] = {}
        for line in sorted(self.lines, key=lambda line: (-line.visits, -line.mean())):
            found.setdefault(line.first, line)
        if not found:
            return [Tried(choice, 1, 0.5)]
        return [Tried(first, int(line.visits), line.total) for first, line in found.items()]

    def think(self, trials: Trials, began: float) -> None:
        """Use up the budget in rounds of equal length; stop when there is nothing to decide."""
        rounds = max(1, (len(trials.lines) - 1).bit_length())
        for i in range(rounds):
            left = -1  # any number
            if self.budget.visits:
                left = max(1, self.budget.visits // rounds // len(trials.lines))
            end = began + self.budget.seconds * (i + 1) / rounds
            now = time.perf_counter()
            while left and not trials.settled():
                before = now
                trials.go(1)
                left -= 1
                now = time.perf_counter()
                if self.budget.seconds and now + (now - before) > end:  # no time for another
                    break
            if trials.settled():
                return
            trials.halve()

    def recall(self, moment: tuple[int, int], lines: list[Line]) -> None:
        """Give lines back what earlier decisions found out, if no card was revealed since."""
        if moment[0] == self.moment[0] and moment[1] != self.moment[1]:
            for line in lines:
                line.visits, line.total, line.squares = self.known.get(line.key, (0, 0.0, 0.0))
        self.moment = moment


def veteran_of(veterans: dict[str, Veteran], state: State, wise: bool = False) -> Veteran:
    """The veteran of the game of a state; made once."""
    name = state.game.name
    if name not in veterans:
        veterans[name] = veteran(state.game)
        if wise:
            veterans[name].become_wise()
    return veterans[name]
