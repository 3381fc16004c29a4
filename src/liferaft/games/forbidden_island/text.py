"""How Forbidden Island speaks: labels, prompts, log sentences, the board in the terminal."""

from liferaft.core.game import Game, State, Words
from liferaft.games.forbidden_island import position, rules


class ForbiddenIslandWords(Words):
    """The words of Forbidden Island."""

    def write(self, state: State) -> str:
        """The whole position as text."""
        assert isinstance(state, rules.State)
        return position.write(state)

    def read(self, game: Game, text: str) -> State:
        """The position of a text."""
        return position.read(game, text)
