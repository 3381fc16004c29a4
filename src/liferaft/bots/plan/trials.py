"""Comparing lines by playing them to the end: all in the same worlds, the better half goes on."""

import math
from typing import Final

from mypy_extensions import i64

from liferaft.bots.plan.base import DOUBT, Line, Veteran
from liferaft.core.game import State
from liferaft.core.rng import Rng

SURE: Final = 4.0  # standard errors by which a line is behind that is given up
FEWEST: Final = 8  # trials before that
LOOK: Final = 16  # worlds between two looks whether there is more to gain
MISSED: Final = 0.5  # by how much lines may differ in a world that did not come up
RARE: Final = 0.02  # outcomes are not taken to be surer than that


class Trials:
    """The lines of one decision and how they did."""

    def __init__(self, veteran: Veteran, seat: i64, lines: list[Line], rng: Rng) -> None:
        self.veteran = veteran
        self.seat: i64 = seat  # that thinks
        self.lines = lines  # those still in the running
        self.rng = rng
        self.worlds: i64 = 0  # in which all of them were tried
        self.playouts: i64 = 0
        self.decisions: i64 = 0  # answers given in thought
        self.alike = False  # whether those still in the running are equally good

    def go(self, times: i64) -> None:
        """Play every line so often to the end, each time all in the same world and manner."""
        for _ in range(times):
            if self.settled():
                return
            luck = self.rng.fork()
            self.veteran.adopt(self.worlds % self.veteran.manners)
            self.veteran.enter(self.lines[0].state, self.seat, luck.copy())
            for line in self.lines:
                state = line.state.determinize(int(self.seat), luck.copy())
                line.note(self.play_on(line, state))
            self.veteran.adopt(0)
            self.drop()
            self.worlds += 1
            if self.worlds % LOOK == 0:
                self.alike = self.are_alike()

    def drop(self) -> None:
        """Go on without lines that are worse than the best one beyond doubt."""
        best = self.lines[0]
        for line in self.lines:
            if line.mean() > best.mean():
                best = line
        least = self.veteran.least
        kept: list[Line] = []
        for line in self.lines:
            doubt = SURE * math.sqrt(best.variance(least) + line.variance(least))
            few = min(best.visits, line.visits) < FEWEST
            if few or best.mean() - line.mean() < doubt:
                kept.append(line)
        self.lines = kept

    def play_on(self, line: Line, state: State) -> float:
        """Play a line in one world; what becomes of it."""
        self.playouts += 1
        if not state.over:
            state.advance()
        for action in line.plan:
            state.play(action, state.place(int(self.seat)))
        before = self.veteran.decisions
        value = self.veteran.play_on(state, self.seat)
        self.decisions += self.veteran.decisions - before + i64(len(line.plan))
        return value

    def halve(self) -> None:
        """Go on with the better half of the lines, and with the usual one."""
        order = sorted([(-self.lines[i].mean(), i) for i in range(len(self.lines))])
        half = (len(order) + 1) // 2
        kept: list[Line] = []
        for rank in range(len(order)):
            line = self.lines[order[rank][1]]
            if rank < half or line.usual:
                kept.append(line)
        self.lines = kept

    def best(self) -> Line:
        """The line that did best; the usual one unless another is better beyond some doubt."""
        best = self.lines[0]
        usual = best
        for line in self.lines:
            if line.mean() > best.mean():
                best = line
            if line.usual:
                usual = line
        if usual.usual and best.mean() - usual.mean() < DOUBT * self.error(best, usual):
            return usual
        return best

    def are_alike(self) -> bool:
        """Whether hardly any line can be better than the chosen one by something that counts."""
        chosen = self.best()
        for line in self.lines:
            more = line.mean() - chosen.mean() + 2.0 * apart(line, chosen)
            if line.first != chosen.first and more > self.veteran.slight:
                return False
        return True

    def settled(self) -> bool:
        """Whether all lines that are left begin with the same answer, or are equally good."""
        if self.alike:
            return True
        for line in self.lines:
            if line.first != self.lines[0].first:
                return False
        return True

    def error(self, one: Line, other: Line) -> float:
        """The standard error of the difference between the means of two lines."""
        if not self.veteran.even:
            least = self.veteran.least
            return math.sqrt(one.variance(least) + other.variance(least))
        if not one.visits or not other.visits:
            return 0.0
        share = min(max(one.mean(), other.mean(), RARE), 1.0 - RARE)
        tried = 1.0 / float(one.visits) + 1.0 / float(other.visits)
        return math.sqrt(share * (1.0 - share) * tried)


def apart(one: Line, other: Line) -> float:
    """The standard error of the difference between two lines in the worlds where both went on.

    That they differ for once may always have been missed.
    """
    n = min(len(one.outcomes), len(other.outcomes))
    total = 0.0
    squares = MISSED * MISSED
    for i in range(i64(n)):
        more = one.outcomes[i] - other.outcomes[i]
        total += more
        squares += more * more
    mean = total / float(n)
    return math.sqrt(squares / float(n) - mean * mean) / math.sqrt(float(n))
