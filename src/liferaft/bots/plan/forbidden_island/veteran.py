"""How a team plays Forbidden Island."""

from typing import Final

from mypy_extensions import i64

from liferaft.bots.evaluate.forbidden_island import ForbiddenIsland
from liferaft.bots.plan.base import Line, Veteran
from liferaft.bots.plan.forbidden_island.customs import WEIGHTS
from liferaft.bots.plan.forbidden_island.habit import Habit
from liferaft.bots.plan.forbidden_island.lines import Turns, key_of
from liferaft.core import game as core
from liferaft.core.bits import count
from liferaft.games.forbidden_island.box import TREASURES
from liferaft.games.forbidden_island.rules import State
from liferaft.games.forbidden_island.tables import WON, Variant

CONSOLATION: Final = 0.3  # what a lost game with all treasures is worth; of fewer, a share

# The terms of the evaluation, weighted by how games end that are played on by habit
PROMISES: Final[dict[str, float]] = {
    "start": 0.02,
    "found": 1.05,
    "cards": 0.11,
    "others": -0.07,
    "ready": 0.33,
    "way": -0.07,
    "landing": -0.64,
    "last_tiles": -0.24,
    "pairs": -0.36,
    "halved": -0.15,
    "flooded": -0.09,
    "sunk": -0.12,
    "water": 0.15,
    "skull": -0.34,
    "drowning": -0.04,
    "helicopter": 0.04,
    "sandbags": 0.02,
    "full": 0.01,
    "home": 0.02,
}


class Islanders(Veteran):
    """By habit, or by comparing the turns that promise most."""

    def __init__(self, weights: dict[str, float], promises: dict[str, float]) -> None:
        super().__init__()
        self.habit = Habit(weights)
        self.turns = Turns(self.habit, ForbiddenIsland(promises))

    def answer(self, state: core.State, place: i64) -> i64:
        """A good answer to the frame that is next, without thinking."""
        assert isinstance(state, State), "a state of Forbidden Island"
        return self.habit.answer(state)

    def lines(self, state: core.State, place: i64, most: i64) -> list[Line]:
        """Up to so many ways to play on that differ, the most promising first; and habit's own."""
        assert isinstance(state, State), "a state of Forbidden Island"
        s = state.clone()
        s.variant = Variant({**state.variant.values, "special_windows": "reduced"})
        return self.turns.look(s, most)

    def key(self, state: core.State) -> i64:
        """A number that differs between decisions that differ, as far as everybody knows."""
        assert isinstance(state, State), "a state of Forbidden Island"
        return key_of(state)

    def outcome(self, state: core.State, seat: i64) -> float:
        """1 for a game that is won, a little for every treasure of one that is lost."""
        assert isinstance(state, State), "a state of Forbidden Island"
        if state.result == WON:
            return 1.0
        return CONSOLATION * float(count(state.found)) / float(TREASURES)


def veteran() -> Islanders:
    """Those who play Forbidden Island."""
    return Islanders(WEIGHTS, PROMISES)
