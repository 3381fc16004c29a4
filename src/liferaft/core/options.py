"""What can be chosen before a game starts: declared once for lobby, command line and records."""

from collections.abc import Mapping
from difflib import get_close_matches

from liferaft.core.errors import BadOption

Choice = str | bool | int


class Option:
    """One thing the table may choose: its choices, the usual one, and a line of help."""

    def __init__(self, name: str, choices: tuple[Choice, ...], default: Choice, help: str) -> None:
        assert default in choices, f"the default of {name} must be one of its choices"
        self.name = name
        self.choices = choices
        self.default = default
        self.help = help

    def chosen(self, value: object) -> Choice:
        """The choice that *value* means; text such as "true" or "3" is understood too."""
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        for choice in self.choices:
            if isinstance(value, str) and value.strip().lower() == str(choice).lower():
                return choice
        known = ", ".join(str(choice).lower() for choice in self.choices)
        raise BadOption(f"option {self.name} cannot be {value!r}; choose one of: {known}")


def settled(options: tuple[Option, ...], chosen: Mapping[str, object]) -> dict[str, Choice]:
    """Every option with its value: the chosen one, or the default."""
    names = [option.name for option in options]
    for name in chosen:
        if name not in names:
            near = get_close_matches(name, names, 1)
            hint = f"; did you mean {near[0]}?" if near else f"; known are: {', '.join(names)}"
            raise BadOption(f"there is no option {name!r}{hint}")
    return {
        option.name: option.chosen(chosen.get(option.name, option.default)) for option in options
    }


def changed(options: tuple[Option, ...], values: Mapping[str, Choice]) -> dict[str, Choice]:
    """Only the options that differ from their defaults, as a record or a position writes them."""
    return {o.name: values[o.name] for o in options if values[o.name] != o.default}
