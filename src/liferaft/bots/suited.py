"""A bot that is another one in games that a veteran knows."""

from liferaft.bots import Bot, Tried
from liferaft.bots.plan import has_veteran
from liferaft.core.game import State
from liferaft.core.rng import Rng


class SuitedBot(Bot):
    """Plays every game with the bot that suits it."""

    def __init__(self, usual: Bot, versed: Bot) -> None:
        self.usual = usual
        self.versed = versed  # for games with a veteran
        self.known: dict[str, Bot] = {}  # by game

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
        if name not in self.known:
            self.known[name] = self.versed if has_veteran(state.game) else self.usual
        return self.known[name]
