"""A board that one can click, as a widget: Python plays, the page draws and points."""

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from liferaft.core.errors import BadOption, IllegalAction, LiferaftError
from liferaft.core.game import Game, State
from liferaft.core.language import LANGUAGES
from liferaft.core.rng import seeded
from liferaft.games import game as game_named
from liferaft.notebook.shown import look_of, shown_of, translate_to
from liferaft.notebook.table import Move, Table
from liferaft.server.protocol import WhyNot
from liferaft.server.why import reason


class Board(anywidget.AnyWidget):
    """What one seat sees of a game. A click plays; bots, by name, answer for the other seats.

    ``board.state`` is a copy of the true state, ``board.position`` the same as text: set it, and
    the game goes on from there. ``board.observe(f, "moves")`` tells of every move. The page gets
    what the seat may know and nothing else. With ``seat=None`` you answer for all seats, and see
    what the one sees that is asked.
    """

    _esm = Path(__file__).parent / "board.js"

    lang = traitlets.Enum(LANGUAGES, "en").tag(sync=True)
    theme = traitlets.Enum(("auto", "light", "dark"), "auto").tag(sync=True)
    windows = traitlets.Bool(False).tag(sync=True)  # ask in every window
    look = traitlets.Dict().tag(sync=True)  # art, style and words
    shown = traitlets.Dict().tag(sync=True)  # the picture, the question and its answers

    # Not for the page: it would show what the seat may not know.
    position = traitlets.Unicode()
    moves = traitlets.List(traitlets.Instance(Move))

    def __init__(
        self,
        game: str | Game | State,
        seats: int | None = None,
        seat: int | None = 0,
        bots: Any = "greedy",
        seed: int | None = None,
        lang: str = "en",
        theme: str = "auto",
        windows: bool = False,
        **options: Any,
    ) -> None:
        state = begun(game, seats, seed, options)
        luck = seeded(state.game.seed_checked(seed)).fork()
        self._table = Table(state, seat, bots, luck, windows)
        self._seq = 0
        self._following = True  # the traits follow the table, not the other way round
        super().__init__(lang=lang, theme=theme, windows=windows)
        self.on_msg(self._hear)
        self._show()

    # For Python

    @property
    def state(self) -> State:
        """A copy of the true state."""
        return self._table.state.clone()

    @property
    def legal(self) -> list[int]:
        """The actions that can be clicked now."""
        return [choice["id"] for choice in self.shown["legal"]]

    def play(self, action: int | str) -> None:
        """Answer as a click would: "take 12", or the number of an action."""
        game = self._table.state.game
        self._table.play(game.parse_action(action) if isinstance(action, str) else action)
        self._show()

    def undo(self, anyway: bool = False) -> None:
        """Take back your last decision; *anyway*: also if something has become known since."""
        self._table.undo(anyway)
        self._show()

    def reset(self) -> None:
        """Start again from the first position."""
        self._table.reset()
        self._show()

    # What follows from what

    def _show(self) -> None:
        """The traits follow the table."""
        table = self._table
        self._seq += 1
        self._following = True
        try:
            self.look = look_of(table.state.game, self.lang)
            self.shown = shown_of(table, self.lang, self._seq)
            self.position = table.state.text()
            self.moves = list(table.moves)
        finally:
            self._following = False

    @traitlets.validate("position")
    def _read(self, proposal: Any) -> str:
        text = str(proposal["value"])
        if self._following or text == self.position:
            return text
        self._table.set(self._table.state.game.position(text))
        return self._table.state.text()

    @traitlets.observe("position", "lang")
    def _changed(self, change: Any) -> None:
        if not self._following:
            self._show()

    @traitlets.observe("windows")
    def _asks(self, change: Any) -> None:
        if not self._following:
            self._table.windows = self.windows
            self._table.go_on()
            self._show()

    # For the page

    def _hear(self, _: Any, said: Any, buffers: Any) -> None:
        """What was clicked. Whatever is refused is said in words."""
        try:
            self._do(said)
        except IllegalAction as refused:
            self._answer(self._table.state.game.words.reason(refused.reason, self.lang))
        except LiferaftError as mistake:
            self._answer(translate_to(self.lang)(str(mistake)))

    def _do(self, said: Any) -> None:
        match said:
            case {"type": "play", "seq": self._seq, "action": int(action)}:
                self.play(action)
            case {"type": "why", "seq": self._seq, "handle": str(handle), "way": int(way)}:
                ask = WhyNot(0, self._table.eyes, handle, way=way)
                self._answer(reason(self._table.state, ask, self.lang).text, handle)
            case {"type": "undo", "seq": self._seq}:
                self.undo()
            case {"type": "reset"}:
                self.reset()
            case _:  # it was said of a moment that is gone
                self._answer("")

    def _answer(self, text: str, handle: str = "") -> None:
        self.send({"type": "said", "text": text, "handle": handle})


def begun(
    game: str | Game | State, seats: int | None, seed: int | None, options: dict[str, Any]
) -> State:
    """The state that is shown first."""
    if not isinstance(game, State):
        return (game_named(game) if isinstance(game, str) else game).new(seats, seed, **options)
    if seats is not None or options:
        raise BadOption("a state has its seats and options already: leave them out")
    return game
