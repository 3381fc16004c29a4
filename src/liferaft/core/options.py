"""What can be chosen before a game starts: declared once for lobby, command line and records."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final, NamedTuple

from liferaft.core.errors import BadOption
from liferaft.core.language import N_

Choice = str | bool | int

ANY_TABLE: Final = (1, 255)  # fewest and most seats, as frames of the agenda hold them


class OptionText(NamedTuple):
    """An option as people read it in the lobby."""

    title: str
    help: str  # a line
    titles: list[str]  # by choice
    helps: list[str]  # by choice: a line


class Option:
    """One thing the table may choose: its choices, the usual one, and a line of help."""

    def __init__(
        self,
        name: str,
        choices: tuple[Choice, ...],
        default: Choice,
        help: str,
        seats: tuple[int, int] = ANY_TABLE,
    ) -> None:
        assert default in choices, f"the default of {name} must be one of its choices"
        self.name = name
        self.choices = choices
        self.default = default
        self.help = help
        self.seats = seats  # fewest and most at a table that may choose

    def chosen(self, value: object) -> Choice:
        """The choice that *value* means; text such as "true" or "3" is understood too."""
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        for choice in self.choices:
            if isinstance(value, str) and value.strip().lower() == str(choice).lower():
                return choice
        raise BadOption(
            N_("option {option} cannot be {value}; choose one of: {choices}"),
            option=self.name,
            value=repr(value),
            choices=", ".join(self.texts()),
        )

    def texts(self) -> list[str]:
        """The choices as text."""
        return [str(choice).lower() for choice in self.choices]

    def fits(self, choice: Choice, seats: int) -> bool:
        """Whether a table of this size may make the choice; the usual one always fits."""
        fewest, most = self.seats
        return choice == self.default or fewest <= seats <= most

    def misfit(self, choice: Choice, seats: int) -> BadOption:
        """What to say about a choice that a table of this size may not make."""
        fewest, most = self.seats
        text = N_("option {choice} is for {fewest} to {most} seats, not for {seats}")
        if most == 1:
            text = N_("option {choice} is for 1 seat, not for {seats}")
        return BadOption(
            text,
            option=self.name,
            chosen=str(choice).lower(),
            choice=f"{self.name}={str(choice).lower()}",
            fewest=fewest,
            most=most,
            seats=seats,
        )


def settled(
    options: tuple[Option, ...], chosen: Mapping[str, object], seats: int | None = None
) -> dict[str, Choice]:
    """Every option with its value, the chosen one or the default; for a table of this size."""
    names = [option.name for option in options]
    for name in chosen:
        if name not in names:
            near = get_close_matches(name, names, 1)
            if near:
                text = N_("there is no option {name}; did you mean {near}?")
                raise BadOption(text, name=repr(name), near=near[0])
            text = N_("there is no option {name}; known are: {names}")
            raise BadOption(text, name=repr(name), names=", ".join(names))
    values: dict[str, Choice] = {}
    for option in options:
        value = option.chosen(chosen.get(option.name, option.default))
        if seats is not None and not option.fits(value, seats):
            raise option.misfit(value, seats)
        values[option.name] = value
    return values


def fitted(
    options: tuple[Option, ...], values: Mapping[str, Choice], seats: int
) -> dict[str, Choice]:
    """The same values, but the usual one where a table of this size may not choose."""
    return {o.name: values[o.name] if o.fits(values[o.name], seats) else o.default for o in options}


def changed(options: tuple[Option, ...], values: Mapping[str, Choice]) -> dict[str, Choice]:
    """Only the options that differ from their defaults, as a record or a position writes them."""
    return {o.name: values[o.name] for o in options if values[o.name] != o.default}
