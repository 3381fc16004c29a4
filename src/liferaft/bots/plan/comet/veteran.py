"""How somebody plays Comet: by habit, or by comparing all answers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.bots.evaluate.base import chance
from liferaft.bots.evaluate.comet import WEIGHTS as JUDGED
from liferaft.bots.evaluate.comet import Comet
from liferaft.bots.plan.base import Veteran, of_lead
from liferaft.bots.plan.comet.customs import WEIGHTS, manners
from liferaft.bots.plan.comet.habit import Habit
from liferaft.bots.plan.comet.outlook import Outlook, outlook
from liferaft.core import game as core
from liferaft.games.comet.rules import State

CLOSE: Final = 10.0  # a lead that is worth three quarters of a game
ALONE: Final = 55.0  # the points of a lone player that are neither good nor bad
LOOKS: Final = 3  # at the position, while a world goes on
CLOSELY: Final = 0.002  # what is not worth further thought to who is wise


class Rescuer(Veteran):
    """By habit, or by comparing answers after which everybody plays by habit."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__()
        self.quick = False
        self.habits = [Habit(weights)]
        for own in manners(weights):
            self.habits.append(Habit(own))
        self.habit = self.habits[0]
        self.manners = i64(len(self.habits))
        self.judge = Comet(JUDGED)
        self.outlook: Outlook | None = None  # of who is wise

    def become_wise(self) -> None:
        """Foretell what positions come to."""
        self.outlook = outlook()
        self.even = False
        self.slight = CLOSELY

    def adopt(self, manner: i64) -> None:
        """Play in that manner from now on."""
        self.habit = self.habits[manner]

    def answer(self, state: core.State, place: i64) -> i64:
        """A good answer to a frame, without thinking."""
        assert isinstance(state, State), "a state of Comet"
        return self.habit.answer(state, state.agenda[place])

    def worthwhile(self, state: core.State, place: i64, usual: i64, most: i64) -> vec[i64]:
        """Of many fields those that are nearest to the cave."""
        f = state.agenda[place]
        return self.judge.worthwhile(state, f, state.choices(f))

    def play_on(self, state: core.State, seat: i64) -> float:
        """To the end by habit; who is wise also looks three times what is to be expected by then.

        That is after an own turn, so that all lines are looked at in the same moment.
        """
        assert isinstance(state, State), "a state of Comet"
        outlook = self.outlook
        if outlook is None or state.seats == 1:
            return super().play_on(state, seat)
        habit = self.habit
        looks: i64 = 0
        total = 0.0
        due = state.turns + state.seats + 1
        while not state.over:
            if looks < LOOKS and state.turns >= due:
                total += outlook.foretell(state, seat)
                looks += 1
                due += 2 * state.seats
            place = i64(len(state.agenda)) - 1
            state.play(habit.answer(state, state.agenda[place]), place)
            self.decisions += 1
        rest = float(LOOKS + 1 - looks)  # what was over before a look counts as it ended
        return (total + rest * self.outcome(state, seat)) / float(LOOKS + 1)

    def outcome(self, state: core.State, seat: i64) -> float:
        """What a lead at the end is worth."""
        assert isinstance(state, State), "a state of Comet"
        if state.variant.solo:
            return chance((float(state.scores()[0]) - ALONE) / CLOSE)
        return of_lead(state.scores(), seat, CLOSE)


def veteran() -> Rescuer:
    """Somebody who plays Comet."""
    return Rescuer(WEIGHTS)
