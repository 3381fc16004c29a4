"""What goes wrong, in words for the person who caused it."""

from collections.abc import Callable

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class LiferaftError(Exception):
    """A mistake in what somebody gave us: one sentence that names it, and nothing has changed."""


@mypyc_attr(native_class=False)
class IllegalAction(LiferaftError):
    """A rule refuses the action; the state is as it was."""

    def __init__(self, action: int, reason: str) -> None:
        super().__init__(f"{reason} (action {action})")
        self.action = action
        self.reason = reason


@mypyc_attr(native_class=False)
class UnknownGame(LiferaftError):
    """No game of that name."""


@mypyc_attr(native_class=False)
class UnknownSeat(LiferaftError):
    """No such seat at the table."""


@mypyc_attr(native_class=False)
class UnknownAction(LiferaftError):
    """No action reads like that."""


@mypyc_attr(native_class=False)
class BadOption(LiferaftError):
    """An option, a seat count or a seed that the game does not have."""

    def __init__(self, text: str, **words: object) -> None:
        super().__init__(text.format(**words) if words else text)
        self.text = text  # before its words are filled in
        self.words = words

    def told(self, translate: Callable[[str], str], **words: object) -> str:
        """The sentence in another language, with other words for some things."""
        return translate(self.text).format(**{**self.words, **words}) if self.words else str(self)


@mypyc_attr(native_class=False)
class BadPosition(LiferaftError):
    """A position text with a mistake in it."""


@mypyc_attr(native_class=False)
class BadRecord(LiferaftError):
    """A record that is cut short, edited, of another game or of another signature."""
