"""How somebody plays The Isle of Cats: by habit, or by comparing all answers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.base import chance
from liferaft.bots.plan.base import Veteran, of_lead
from liferaft.bots.plan.isle_of_cats.customs import WEIGHTS
from liferaft.bots.plan.isle_of_cats.habit import Habit
from liferaft.core import game as core
from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.games.isle_of_cats.rules import State
from liferaft.games.isle_of_cats.scoring import Scoring
from liferaft.games.isle_of_cats.tables import PLACE, PLACE_AT, RESCUE, USE

CLOSE: Final = 20.0  # a lead that is worth three quarters of a game


class Rescuer(Veteran):
    """By habit, or by comparing answers after which everybody plays by habit."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__()
        self.even = False  # a lead of 20 is not a game won
        self.least = 0.02
        self.habit = Habit(weights)

    def answer(self, state: core.State, place: i64) -> i64:
        """A good answer to a frame, without thinking."""
        assert isinstance(state, State), "a state of The Isle of Cats"
        return self.habit.answer(state, state.agenda[place])

    def worthwhile(self, state: core.State, place: i64, usual: i64, most: i64) -> vec[i64]:
        """Of baskets one, of places those that look best."""
        assert isinstance(state, State), "a state of The Isle of Cats"
        f = state.agenda[place]
        choices = state.choices(f)
        step = step_of(f)
        out: vec[i64] = vec[i64](capacity=16)
        if step == PLACE:
            for action in choices:
                if action < PLACE_AT:
                    out = append(out, action)
            for at in self.habit.best_places(state, seat_of(f), thing_of(f), most):
                out = append(out, PLACE_AT + at)
            return out
        used = USE <= usual < USE + 3
        for action in choices:
            if step == RESCUE and USE <= action < USE + 3:
                if used:
                    continue
                used = True
            out = append(out, action)
        return out

    def outcome(self, state: core.State, seat: i64) -> float:
        """What a lead at the end is worth."""
        assert isinstance(state, State), "a state of The Isle of Cats"
        if state.variant.solo:
            scoring = Scoring(state)
            return chance(float(scoring.total(0) - scoring.sister()) / CLOSE)
        return of_lead(state.scores(), seat, CLOSE)


def veteran() -> Rescuer:
    """Somebody who plays The Isle of Cats."""
    return Rescuer(WEIGHTS)
