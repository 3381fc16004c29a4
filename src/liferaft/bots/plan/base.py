"""What a planner needs of a game: a habit that is fast, and lines to compare."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from liferaft.bots.evaluate.base import chance
from liferaft.bots.turns import after
from liferaft.core.game import State
from liferaft.core.rng import Rng

LEAST: Final = 0.002  # the variance of outcomes is taken to be that much at least
SLIGHT: Final = 0.005  # what is not worth further thought, as a share of a game
DOUBT: Final = 0.7  # standard errors by which a line must lead to be preferred to habit


class Line:
    """A way to play on, up to where chance comes in, and how it went from there."""

    def __init__(self, first: i64, state: State, key: i64, promise: float) -> None:
        self.first: i64 = first  # the answer it begins with
        self.state = state  # where it leads
        self.key: i64 = key  # the same for lines that lead to the same
        self.promise = promise  # how good that looks at first sight
        self.plan: vec[i64] = vec[i64]()  # answers still to be given there, as chance has a part
        self.usual = False  # what habit would do
        self.visits: i64 = 0
        self.total: float = 0.0  # of the outcomes
        self.squares: float = 0.0  # the same, each squared
        self.outcomes: vec[float] = vec[float]()  # those of this decision, world by world

    def note(self, outcome: float) -> None:
        """Remember how it went once more."""
        self.visits += 1
        self.total += outcome
        self.squares += outcome * outcome
        self.outcomes = append(self.outcomes, outcome)

    def variance(self, least: float) -> float:
        """How far the mean may be off, squared."""
        n = float(max(self.visits, i64(1)))
        mean = self.mean()
        return max(least, self.squares / n - mean * mean) / n

    def mean(self) -> float:
        """The outcome on average."""
        return self.total / float(self.visits) if self.visits else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Veteran:
    """How somebody plays who knows a game well: by habit, and the lines worth comparing."""

    def __init__(self) -> None:
        self.quick = True  # whether habit alone plays better than a look at the next turn
        self.least: float = LEAST
        self.even = True  # whether outcomes are won or lost, and so err as a coin does
        self.slight: float = SLIGHT  # what is not worth further thought
        self.manners: i64 = 1  # ways to play on; the first is habit itself
        self.patience: float = 0.0  # seconds that a plan needs to be better than a search
        self.decisions: i64 = 0  # answers given in thought

    def adopt(self, manner: i64) -> None:
        """Play in that manner from now on; by default there is only one."""

    def become_wise(self) -> None:
        """Foretell what positions come to, as many games have taught; by default nobody can."""

    def answer(self, state: State, place: i64) -> i64:
        """A good answer to the frame at a place of the agenda, without thinking."""
        raise NotImplementedError

    def lines(self, state: State, place: i64, most: i64) -> list[Line]:
        """Up to so many ways to play on from a frame that differ, the most promising first.

        By default these are single answers, the usual one first.
        """
        usual = self.answer(state, place)
        actions = append(vec[i64](capacity=16), usual)
        for action in self.worthwhile(state, place, usual, most):
            if action != usual:
                actions = append(actions, action)
        out: list[Line] = []
        for action in actions[:most]:
            line = Line(action, after(state, action, place), action, 0.5)
            line.usual = action == usual
            out.append(line)
        return out

    def worthwhile(self, state: State, place: i64, usual: i64, most: i64) -> vec[i64]:
        """The answers to a frame that are compared with the usual one; by default all."""
        return state.choices(state.agenda[place])

    def key(self, state: State) -> i64:
        """A number that differs between decisions that differ, as far as everybody knows.

        By default nothing is carried over from one decision to the next.
        """
        return 0

    def enter(self, state: State, seat: i64, luck: Rng) -> None:
        """Get ready for the world of that luck, in which all lines will be tried.

        By default there is no need to.
        """

    def play_on(self, state: State, seat: i64) -> float:
        """How it goes on from a state: by default to the end by habit; what that is worth."""
        while not state.over:
            place = i64(len(state.agenda)) - 1
            state.play(self.answer(state, place), place)
            self.decisions += 1
        return self.outcome(state, seat)

    def outcome(self, state: State, seat: i64) -> float:
        """What a finished game is worth to a seat, from 0 to 1."""
        return state.outcome()[seat]


def of_lead(points: list[int], seat: i64, close: float) -> float:
    """What the lead over each of the others is worth on average; a close one: three quarters."""
    worth = 0.0
    for q in range(i64(len(points))):
        if q != seat:
            worth += chance(float(points[seat] - points[q]) / close)
    return worth / float(len(points) - 1)
