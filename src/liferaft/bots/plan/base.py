"""What a planner needs of a game: a habit that is fast, and lines to compare."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from liferaft.core.game import State

LEAST: Final = 0.002  # outcomes are taken to differ by that much at least


class Line:
    """A way to play on, up to where chance comes in, and how it went from there."""

    def __init__(self, first: i64, state: State, key: i64, promise: float) -> None:
        self.first: i64 = first  # the answer it begins with
        self.state = state  # where it leads
        self.key: i64 = key  # the same for lines that lead to the same
        self.promise = promise  # how good that looks at first sight
        self.usual = False  # what habit would do
        self.visits: i64 = 0
        self.total: float = 0.0  # of the outcomes
        self.squares: float = 0.0  # the same, each squared

    def note(self, outcome: float) -> None:
        """Remember how it went once more."""
        self.visits += 1
        self.total += outcome
        self.squares += outcome * outcome

    def variance(self) -> float:
        """How far the mean may be off, squared."""
        n = float(max(self.visits, i64(1)))
        mean = self.mean()
        return max(LEAST, self.squares / n - mean * mean) / n

    def mean(self) -> float:
        """The outcome on average."""
        return self.total / float(self.visits) if self.visits else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Veteran:
    """How somebody plays who knows a game well: by habit, and the lines worth comparing."""

    def __init__(self) -> None:
        self.quick = True  # whether habit alone plays better than a look at the next turn

    def answer(self, state: State, place: i64) -> i64:
        """A good answer to the frame at a place of the agenda, without thinking."""
        raise NotImplementedError

    def lines(self, state: State, place: i64, most: i64) -> list[Line]:
        """Up to so many ways to play on from a frame that differ, the most promising first."""
        raise NotImplementedError

    def key(self, state: State) -> i64:
        """A number that differs between decisions that differ, as far as everybody knows."""
        raise NotImplementedError

    def outcome(self, state: State, seat: i64) -> float:
        """What a finished game is worth to a seat, from 0 to 1."""
        return state.outcome()[seat]
