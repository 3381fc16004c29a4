"""How somebody plays Comet: by habit, or by comparing all answers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.base import chance
from liferaft.bots.evaluate.comet import WEIGHTS as JUDGED
from liferaft.bots.evaluate.comet import Comet
from liferaft.bots.plan.base import Line, Veteran
from liferaft.bots.plan.comet.customs import WEIGHTS
from liferaft.bots.plan.comet.habit import Habit
from liferaft.bots.turns import after
from liferaft.core import game as core
from liferaft.games.comet.rules import State
from liferaft.games.comet.scoring import total

CLOSE: Final = 10.0  # the lead that wins about three games in four
ALONE: Final = 55.0  # the points of a lone player that are neither good nor bad


class Rescuer(Veteran):
    """By habit, or by comparing answers after which everybody plays by habit."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__()
        self.quick = False
        self.habit = Habit(weights)
        self.judge = Comet(JUDGED)

    def answer(self, state: core.State, place: i64) -> i64:
        """A good answer to a frame, without thinking."""
        assert isinstance(state, State), "a state of Comet"
        return self.habit.answer(state, state.agenda[place])

    def lines(self, state: core.State, place: i64, most: i64) -> list[Line]:
        """Up to so many answers, the usual one first."""
        assert isinstance(state, State), "a state of Comet"
        f = state.agenda[place]
        usual = self.habit.answer(state, f)
        actions = append(vec[i64](capacity=16), usual)
        for action in self.judge.worthwhile(state, f, state.choices(f)):
            if action != usual:
                actions = append(actions, action)
        out: list[Line] = []
        for action in actions[:most]:
            line = Line(action, after(state, action, place), action, 0.5)
            line.usual = action == usual
            out.append(line)
        return out

    def key(self, state: core.State) -> i64:
        """Nothing is carried over from one decision to the next."""
        return 0

    def outcome(self, state: core.State, seat: i64) -> float:
        """What a lead at the end is worth."""
        assert isinstance(state, State), "a state of Comet"
        points = total(state, seat)
        if state.variant.solo:
            return chance((float(points) - ALONE) / CLOSE)
        worth = 0.0
        for q in range(state.seats):
            if q != seat:
                worth += chance(float(points - total(state, q)) / CLOSE)
        return worth / float(state.seats - 1)


def veteran() -> Rescuer:
    """Somebody who plays Comet."""
    return Rescuer(WEIGHTS)
