"""How somebody plays The Isle of Cats: by habit, or by comparing all answers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.base import chance
from liferaft.bots.plan.base import Line, Veteran
from liferaft.bots.plan.isle_of_cats.customs import WEIGHTS
from liferaft.bots.plan.isle_of_cats.habit import Habit
from liferaft.bots.turns import after
from liferaft.core import game as core
from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.games.isle_of_cats.rules import State
from liferaft.games.isle_of_cats.scoring import Scoring
from liferaft.games.isle_of_cats.tables import PLACE, PLACE_AT, RESCUE, USE

CLOSE: Final = 10.0  # the lead that wins about three games in four


class Rescuer(Veteran):
    """By habit, or by comparing answers after which everybody plays by habit."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__()
        self.habit = Habit(weights)

    def answer(self, state: core.State, place: i64) -> i64:
        """A good answer to a frame, without thinking."""
        assert isinstance(state, State), "a state of The Isle of Cats"
        return self.habit.answer(state, state.agenda[place])

    def lines(self, state: core.State, place: i64, most: i64) -> list[Line]:
        """Up to so many answers, the most promising first."""
        assert isinstance(state, State), "a state of The Isle of Cats"
        f = state.agenda[place]
        usual = self.habit.answer(state, f)
        out: list[Line] = []
        for action in self.worthwhile(state, f, usual, most):
            line = Line(action, after(state, action, place), action, 0.5)
            line.usual = action == usual
            out.append(line)
        return out

    def worthwhile(self, s: State, f: i64, usual: i64, most: i64) -> vec[i64]:
        """The answers that are compared: of baskets one, of places those that look best."""
        choices = s.choices(f)
        step = step_of(f)
        out = append(vec[i64](capacity=16), usual)
        if step == PLACE:
            places = self.habit.best_places(s, seat_of(f), thing_of(f), most)
            for action in choices:
                if action < PLACE_AT and action != usual:
                    out = append(out, action)
            for place in places:
                if PLACE_AT + place != usual:
                    out = append(out, PLACE_AT + place)
            return out[:most]
        used = USE <= usual < USE + 3
        for action in choices:
            if action == usual:
                continue
            if step == RESCUE and USE <= action < USE + 3:
                if used:
                    continue
                used = True
            out = append(out, action)
        return out[:most]

    def key(self, state: core.State) -> i64:
        """Nothing is carried over from one decision to the next."""
        return 0

    def outcome(self, state: core.State, seat: i64) -> float:
        """What a lead at the end is worth."""
        assert isinstance(state, State), "a state of The Isle of Cats"
        if state.variant.solo:
            scoring = Scoring(state)
            return chance(float(scoring.total(0) - scoring.sister()) / CLOSE)
        points = state.scores()
        total = 0.0
        for q in range(state.seats):
            if q != seat:
                total += chance(float(points[seat] - points[q]) / CLOSE)
        return total / float(state.seats - 1)


def veteran() -> Rescuer:
    """Somebody who plays The Isle of Cats."""
    return Rescuer(WEIGHTS)
