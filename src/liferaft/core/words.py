"""What the words of every game with a catalogue have in common."""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple, Protocol

from liferaft.core.game import Game, Line, News, State, View, Words, name_of
from liferaft.core.language import Catalogue, Translate, refusal
from liferaft.core.options import Option, OptionText


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


class Offer(NamedTuple):
    """An option for the lobby: its title, and by choice a title and a line of help.

    A choice that is not in the table is a number; it has the line of the choice "n".
    """

    title: str
    choices: Mapping[str, tuple[str, str]]


class CatalogueWords(Words):
    """Words of which only names, questions, labels and sentences are left to be written."""

    def __init__(
        self,
        title: str,
        translate_to: Catalogue,
        positions: Positions,
        drawing: Drawing,
        verbs: Mapping[int, tuple[str, str, str]],
        offers: Mapping[str, Offer],
        rules: Mapping[str, str],
        of_nobody: Collection[int],
        terms: Mapping[str, str] | None = None,
    ) -> None:
        self.name = title
        self.translate_to = translate_to
        self.positions = positions
        self.drawing = drawing
        self.verbs = verbs  # by first id: the word to type, the heading of its list, the label
        self.offers = offers  # by option
        self.rules = rules  # by step that asks: the rule that matters then
        self.of_nobody = of_nobody  # kinds of news; the others begin with a seat
        self.terms = terms or {}  # by word: another one to type
        self.choices = {
            choice: names[0] for offer in offers.values() for choice, names in offer.choices.items()
        }

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
        return self.translate_to(lang)(self.terms.get(word, self.choices.get(word, word)))

    def offer(self, option: Option, lang: str) -> OptionText:
        """An option with its choices, for the lobby."""
        _ = self.translate_to(lang)
        offer = self.offers[option.name]
        titles, helps = [], []
        for choice in option.texts():
            title, line = offer.choices.get(choice) or (choice, offer.choices["n"][1])
            titles.append(_(title))
            helps.append(_(line).format(n=choice))
        return OptionText(_(offer.title), _(option.help), titles, helps)

    def prompt(self, view: View, lang: str) -> str:
        """What the game asks now, and whom, in a sentence."""
        question = self.question(view, lang)
        seats = [view["seat"]] if view["seat"] in view["asked"] else view["asked"]
        if view["over"] or not seats:
            return question
        _ = self.translate_to(lang)
        who = joined([self.called(view, seat, lang) for seat in seats], _)
        return f"{who}: {question}"

    def rule(self, view: View) -> str:
        """The rule that matters for what is asked now."""
        return self.rules.get(view["step"], "")

    def tells_of(self, item: News, view: View) -> int:
        """The seat that an item of news tells of; -1 if of nobody in particular."""
        kind, seat = item[0], item[1]
        return seat if kind not in self.of_nobody and seat < view["seats"] else -1

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


def typed(view: View) -> bool:
    """Whether things are typed; where those who sit there have names, people point at them."""
    return not view.get("names")


def numbered(seat: int, _: Translate) -> str:
    """A seat that has no other name."""
    return _("Seat {n}").format(n=seat + 1)


def with_seat(view: View, seat: int, name: str, _: Translate) -> str:
    """What a game calls a seat, with the name of who sits there or else its number."""
    person = name_of(view, seat)
    if person:
        return f"{person} ({name})"
    return _("{name} (seat {n})").format(name=name, n=seat + 1)


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
