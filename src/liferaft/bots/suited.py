"""A bot that is another one in every game."""

from collections.abc import Callable

from liferaft.bots import Bot, Tried
from liferaft.core.game import Game, State
from liferaft.core.rng import Rng


class SuitedBot(Bot):
    """Plays every game with the bot that suits it."""

    def __init__(self, fitting: Callable[[Game], Bot]) -> None:
        self.fitting = fitting  # makes the bot for a game
        self.found: dict[str, Bot] = {}  # by game

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """What the bot for this game chooses."""
        return self.suits(state).choose(state, seat, rng)

    def ranked(self, state: State, seat: int, rng: Rng) -> list[tuple[int, float]]:
        """How the bot for this game ranks its choices."""
        return self.suits(state).ranked(state, seat, rng)

    def tried(self, state: State, seat: int, rng: Rng) -> list[Tried]:
        """What the bot for this game tries."""
        return self.suits(state).tried(state, seat, rng)

    def suits(self, state: State) -> Bot:
        """The bot for the game of a state."""
        name = state.game.name
        if name not in self.found:
            self.found[name] = self.fitting(state.game)
        return self.found[name]
