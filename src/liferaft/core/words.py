"""What the words of every game with a catalogue have in common."""

from collections.abc import Mapping
from typing import Any, Protocol

from liferaft.core.game import Game, Line, State, View, Words
from liferaft.core.language import Catalogue, Translate, refusal


class Positions(Protocol):
    """A game's position.py."""

    def write(self, state: Any, /) -> str:
        """The whole position as text."""

    def read(self, game: Game, text: str, /) -> State:
        """The position that a text describes."""


class Drawing(Protocol):
    """A game's terminal.py."""

    def board(self, view: View, translate: Translate, width: int, /) -> list[Line]:
        """The board."""

    def aside(self, view: View, translate: Translate, width: int, /) -> list[Line]:
        """What lies beside it."""


class CatalogueWords(Words):
    """Words of which only prompts, labels and sentences are left to be written."""

    def __init__(
        self,
        title: str,
        translate_to: Catalogue,
        positions: Positions,
        drawing: Drawing,
        verbs: Mapping[int, tuple[str, str, str]],
        choices: Mapping[str, str],
    ) -> None:
        self.name = title
        self.translate_to = translate_to
        self.positions = positions
        self.drawing = drawing
        self.verbs = verbs  # by first id: the word to type, the heading of its list, the label
        self.choices = choices  # by choice of an option: its name

    def write(self, state: State) -> str:
        """The whole position as text."""
        return self.positions.write(state)

    def read(self, game: Game, text: str) -> State:
        """The position that a text describes."""
        return self.positions.read(game, text)

    def title(self, lang: str) -> str:
        """The name of the game."""
        return self.translate_to(lang)(self.name)

    def term(self, word: str, lang: str) -> str:
        """A verb, a name of the box, a choice of an option or its help in another language."""
        return self.translate_to(lang)(self.choices.get(word, word))

    def reason(self, refusal_text: str, lang: str) -> str:
        """A refusal of the rules or of the core, with its rule number."""
        return refusal(refusal_text, self.translate_to(lang))

    def heading(self, verb: str, lang: str) -> str:
        """What the actions of a verb have in common, above the list of them."""
        return self.translate_to(lang)(
            next(head for word, head, label in self.verbs.values() if word == verb)
        )

    def board(self, view: View, lang: str, width: int) -> list[Line]:
        """The board as the terminal draws it, at most *width* columns wide."""
        return self.drawing.board(view, self.translate_to(lang), width)

    def aside(self, view: View, lang: str, width: int) -> list[Line]:
        """What lies beside the board, hands and piles, at most *width* columns wide."""
        return self.drawing.aside(view, self.translate_to(lang), width)


def joined(names: list[str], _: Translate) -> str:
    """Names in a row: Red, Blue and White."""
    if len(names) < 2:
        return "".join(names)
    return _("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])


def victory(names: list[str], points: str, _: Translate) -> str:
    """Who has won, alone or together, and with how many points."""
    if len(names) == 1:
        return _("{who} has won: {points}.").format(who=names[0], points=points)
    return _("{who} have won together: {points} each.").format(who=joined(names, _), points=points)
