"""A bot that plays like somebody who is new to the game: it sees much, and misses some of it."""

from typing import Final

from liferaft.bots import Bot
from liferaft.bots.evaluate import evaluation
from liferaft.bots.turns import Turns, ordered
from liferaft.core.game import State
from liferaft.core.rng import Rng

SEEN: Final = 2  # of three actions, those that are noticed


class CarelessBot(Bot):
    """Overlooks every third possibility, and takes the best of what it has noticed."""

    def __init__(self) -> None:
        self.turns: dict[str, Turns] = {}

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The first action of the best turn that was noticed."""
        name = state.game.name
        if name not in self.turns:
            self.turns[name] = Turns(evaluation(state.game))
        self.turns[name].look(state, seat)
        found = ordered(self.turns[name])
        for action in found:
            if rng.below(3) < SEEN:
                return action
        return found[-1]
