"""A bot that makes the most of its turn as the evaluation sees it, and looks no further."""

from liferaft.bots import Bot
from liferaft.bots.evaluate import evaluation
from liferaft.bots.turns import Turns
from liferaft.core.game import State
from liferaft.core.rng import Rng


class GreedyBot(Bot):
    """One turn deep: a placement is judged when it is placed, a turn when it is over."""

    def __init__(self) -> None:
        self.turns: dict[str, Turns] = {}

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The first action of the best turn."""
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        name = state.game.name
        if name not in self.turns:
            self.turns[name] = Turns(evaluation(state.game))
        self.turns[name].look(state, seat)
        return self.turns[name].choose()
