"""What a seat sees, as a picture in a notebook."""

from typing import Any

from liferaft.core.errors import BadOption
from liferaft.core.game import State, View
from liferaft.core.record import Record
from liferaft.games import game
from liferaft.picture.pictures import pictures
from liferaft.picture.theme import Theme


class Picture:
    """A state as one seat sees it, a record as it ended, or a view."""

    def __init__(
        self,
        shown: State | Record | View,
        seat: int | None = None,
        lang: str = "en",
        theme: Theme = "auto",
        narrow: bool = False,
    ) -> None:
        if isinstance(shown, Record):
            shown = shown.end()
        if isinstance(shown, State):
            asked = shown.asked()
            shown = shown.view(seat if seat is not None else asked[0] if asked else 0)
        elif seat is not None:
            raise BadOption("a view is what one seat sees already: leave out the seat")
        self.view: View = shown
        self.lang = lang
        self.theme: Theme = theme
        self.narrow = narrow

    def _repr_svg_(self) -> str:
        """The picture."""
        drawn: Any = pictures(game(self.view["game"]).package)
        return str(drawn.svg(self.view, self.lang, self.theme, self.narrow))
