"""The log of a table as one seat or spectator reads it, in one language."""

from typing import TYPE_CHECKING

from liferaft.core.game import Game, State
from liferaft.core.language import N_
from liferaft.core.words import numbered
from liferaft.server.protocol import LogLine
from liferaft.server.refusals import translate_to

if TYPE_CHECKING:
    from liferaft.server.table import Row

TAKEN_BACK = N_("{who} takes back a move.")


class Log:
    """Sentences made from the news as far as these eyes may hear it."""

    def __init__(self, game: Game, eyes: int, lang: str, names: list[str]) -> None:
        self.game = game
        self.eyes = eyes
        self.lang = lang
        self.names = names  # by seat
        self.lines: list[LogLine] = []
        self._after: list[int] = []  # by line: how many moves stood when it was told

    def hear(self, moves: int, seq: int, state: State) -> None:
        """Tell what the last of so many moves brought."""
        news = state.news(self.eyes)
        if not news:
            return
        view = state.view(self.eyes)
        view["names"] = self.names
        words = self.game.words
        for item in news:
            if sentence := words.sentence(item, view, self.lang):
                self._add(moves, LogLine(seq, sentence, words.tells_of(item, view)))

    def back(self, moves: int) -> None:
        """Forget what was told after so many moves."""
        while self._after and self._after[-1] > moves:
            self._after.pop()
            self.lines.pop()

    def note(self, moves: int, row: "Row") -> None:
        """Tell that moves were taken back."""
        _ = translate_to(self.lang)
        text = _(TAKEN_BACK).format(who=self.names[row.seat] or numbered(row.seat, _))
        self._add(moves, LogLine(row.seq, text, row.seat))

    def _add(self, moves: int, line: LogLine) -> None:
        self.lines.append(line)
        self._after.append(moves)
