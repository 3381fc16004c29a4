"""A bot that is another one in games that a veteran knows."""

from collections.abc import Callable

from liferaft.bots import Bot, Tried
from liferaft.core.game import Game, State
from liferaft.core.rng import Rng


class SuitedBot(Bot):
    """Plays every game with the bot that suits it."""

    def __init__(
        self,
        usual: Bot,
        versed: Bot,
        known: Callable[[Game], bool],
        found: dict[str, Bot] | None = None,
    ) -> None:
        self.usual = usual
        self.versed = versed  # for games that are known well
        self.is_known = known
        self.found = found or {}  # by game

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
            self.found[name] = self.versed if self.is_known(state.game) else self.usual
        return self.found[name]
