"""A table in the terminal without its looks: who is asked, what may be taken back, what is kept."""

import os
from pathlib import Path
from typing import Any

from liferaft import record
from liferaft.bots import bot
from liferaft.cli._language import translate_to
from liferaft.cli._meaning import Meaning
from liferaft.core.errors import LiferaftError
from liferaft.core.game import SPECTATOR, News, State, View
from liferaft.core.record import Move, Record
from liferaft.core.rng import Rng, seeded

PERSON = "person"  # somebody at this terminal decided
BOT = "bot"  # a bot decided
PASSED = "passed"  # a window was passed for somebody who had not raised a hand


class Table:
    """A game being played: people at this terminal, and bots by seat."""

    def __init__(
        self,
        record: Record,
        bots: dict[int, str],
        lang: str,
        path: Path | None = None,
        rng: Rng | None = None,
    ) -> None:
        for seat in bots:
            if not 0 <= seat < record.seats:
                raise LiferaftError(f"there is no seat {seat + 1}; seats are 1 to {record.seats}")
        self.record = record
        self.game = record.game
        self.words = record.game.words
        self.bots = {seat: bot(name) for seat, name in bots.items()}
        self.bot_names = dict(bots)
        self.lang = lang
        self.path = path  # where every decision is saved
        self.rng = rng or seeded(int.from_bytes(os.urandom(16), "little"))  # of the bots
        self.windows = False  # people are asked in every window
        self.raised = False  # somebody wants to be asked in the next window
        self.kept = -1  # the number of moves at which a window stays open
        self.facing = SPECTATOR  # the seat of the person who sees the screen
        self.state = record.start(listening=True)
        self.before: list[State] = []  # by move: the state it was played in
        self.how: list[str] = []  # by move: PERSON, BOT or PASSED
        self.heard: list[tuple[int, News, View]] = []  # news with the move it came from
        self._hear(-1)
        self._replay(record.moves)
        self.run()

    @classmethod
    def load(
        cls, path: str | os.PathLike[str], lang: str = "", save_to: Path | None = None
    ) -> "Table":
        """The table of a record, seats and language as they were left."""
        return cls.resume(record.load(path), lang, save_to)

    @classmethod
    def resume(cls, left: Record, lang: str = "", save_to: Path | None = None) -> "Table":
        """The table of a record that is already read."""
        seats = left.notes.get("bots", {})
        if not isinstance(seats, dict) or not all(str(seat).isdecimal() for seat in seats):
            raise LiferaftError("the record does not say properly which seats are bots")
        known = str(left.notes.get("lang", "en"))
        bots = {int(seat): str(name) for seat, name in seats.items()}
        return cls(left, bots, lang or known, save_to)

    def _replay(self, moves: list[Move]) -> None:
        """Play again what is in the record."""
        passed = self.record.notes.get("passed", [])
        self.record.moves = []
        for move in moves:
            how = BOT if move.seat in self.bots else PASSED if move.move in passed else PERSON
            self._apply(move.action, move.seat, how)
        self.record.moves = moves

    # What the table shows

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.over

    @property
    def seat(self) -> int:
        """The seat that is asked; a spectator's if nobody is."""
        asked = self.state.asked()
        return asked[0] if asked else SPECTATOR

    @property
    def curtain(self) -> bool:
        """Whether the screen is to be handed over: the person asked sees what others may not."""
        seat = self.seat
        if seat in (SPECTATOR, self.facing) or len(self.people) < 2:
            return False
        return _seen(self.state, seat) != _seen(self.state, self.facing)

    def open_curtain(self) -> None:
        """The person who is asked sits before the screen now."""
        self.facing = self.seat

    @property
    def people(self) -> list[int]:
        """The seats of the people at this terminal."""
        return [seat for seat in range(self.record.seats) if seat not in self.bots]

    def view(self) -> View:
        """What the person who is asked may see; behind a curtain, what everybody may."""
        return self.state.view(SPECTATOR if self.curtain else self.seat)

    def legal(self) -> list[int]:
        """The actions of the seat that is asked, in the order in which they are numbered."""
        return self.state.legal_actions() if not self.over and not self.curtain else []

    def prompt(self) -> str:
        """What the game asks now, or who is to sit down before the screen."""
        if self.curtain:
            return self._hand_over()
        text = self.words.prompt(self.view(), self.lang)
        return f"{translate_to(self.lang)('Urgent!')} {text}" if self.state.urgent() else text

    def log(self) -> list[str]:
        """All that has happened, in sentences."""
        told = [self.words.sentence(item, view, self.lang) for _, item, view in self.heard]
        return [sentence for sentence in told if sentence]

    def opening(self) -> list[str]:
        """What is said at the start: the game, and the hash that binds its seed."""
        _ = translate_to(self.lang)
        title = self.words.title(self.lang)
        said = _("{title}, seats: {seats}.").format(title=title, seats=self.record.seats)
        bots = ", ".join(f"{seat + 1} ({name})" for seat, name in sorted(self.bot_names.items()))
        return [
            f"{said} {_('Bots on seats: {bots}.').format(bots=bots)}" if bots else said,
            _("The seed is fixed; its SHA-256 is {hash}").format(hash=self.record.commitment),
        ]

    def closing(self) -> list[str]:
        """What is said at the end: the seed, so that anybody can check the shuffle."""
        _ = translate_to(self.lang)
        if not self.over:
            return []
        return [_("The seed was {seed}.").format(seed=self.record.seed)]

    # What people do

    def meant(self, text: str) -> int:
        """The action that a text means."""
        if self.curtain:
            raise LiferaftError(self._hand_over())
        return Meaning(self.game, self.view(), self.legal(), self.lang).action(text)

    def play(self, choice: str | int) -> None:
        """Carry out what is typed, or an action by its id; refused, nothing changes."""
        if self.over:
            raise LiferaftError(translate_to(self.lang)("The game is over; undo!, load or quit."))
        action = self.meant(choice) if isinstance(choice, str) else choice
        if reason := self.state.why_not(action):
            raise LiferaftError(self.words.reason(reason, self.lang))
        self.facing = self.seat
        self._apply(action, self.seat, PERSON)
        self.run()
        self.keep()

    def why_not(self, text: str) -> tuple[str, str]:
        """What would be done, and the refusal of it in words; no refusal if it is allowed."""
        action = self.meant(text)
        label = self.words.label(action, self.view(), self.lang)
        reason = self.state.why_not(action)
        return label, self.words.reason(reason, self.lang) if reason else ""

    def undo(self, anyway: bool = False) -> None:
        """Back to the last decision of a person, while nothing hidden has become known since."""
        _ = translate_to(self.lang)
        decisions = [i for i, how in enumerate(self.how) if how == PERSON]
        if not decisions:
            raise LiferaftError(_("There is nothing to take back."))
        last = decisions[-1]
        if self.before[last].reveals != self.state.reveals and not anyway:
            raise LiferaftError(
                _(
                    "Something hidden has become known since; that cannot be unseen. "
                    "If everybody agrees, type: undo!"
                )
            )
        self._back_to(last)
        self.keep()

    def card(self) -> str:
        """Reopen the last window that was passed for a person, or ask in the next one."""
        _ = translate_to(self.lang)
        if not self.game.steps.windows:
            raise LiferaftError(_("This game has no special cards."))
        last = len(self.how) - 1
        while last >= 0 and self.how[last] != PERSON and self._nothing_since(last):
            if self.how[last] == PASSED:
                self._back_to(last)
                self.keep()
                return _("The last occasion for a special card is open again.")
            last -= 1
        if self.state.window():
            return _("You are being asked: choose a card or pass.")
        self.raised = not self.raised
        if self.raised:
            return _("You will be asked at the next occasion for a special card.")
        return _("You will not be asked at the next occasion for a special card.")

    def _nothing_since(self, move: int) -> bool:
        """Whether a move and all after it changed nothing that people could see."""
        quiet = not self.heard or self.heard[-1][0] < move
        return quiet and self.before[move].reveals == self.state.reveals

    def ask_in_windows(self, on: bool) -> None:
        """Whether people are asked in every window."""
        self.windows = on
        self.run()
        self.keep()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record with all that it takes to sit down again."""
        passed = [i + 1 for i, how in enumerate(self.how) if how == PASSED]
        bots: dict[str, Any] = {str(seat): name for seat, name in self.bot_names.items()}
        self.record.notes = {"bots": bots, "lang": self.lang, "passed": passed}
        self.record.save(path)

    def keep(self) -> None:
        """Save where every decision is saved."""
        if self.path:
            self.save(self.path)

    # How the game goes on by itself

    def run(self) -> None:
        """Let bots play and pass windows, until a person is asked or the game is over."""
        while not self.over:
            seat = self.seat
            if seat in self.bots:
                blind = self.state.determinize(seat, self.rng)
                self._apply(self.bots[seat].choose(blind, seat, self.rng), seat, BOT)
            elif not self.state.window() or self.windows or self.state.urgent():
                return
            elif self.raised or self.kept == len(self.how):
                self.raised = False
                self.kept = len(self.how)
                return
            else:
                self._apply(self.state.legal_actions()[0], seat, PASSED)

    def _apply(self, action: int, seat: int, how: str) -> None:
        self.before.append(self.state.clone())
        self.state.apply(action, seat)
        self.record.add(action, seat)
        self.how.append(how)
        self._hear(len(self.how) - 1)

    def _hear(self, move: int) -> None:
        """Keep the news of a move, and with it what could be seen then."""
        eyes = self._eyes()
        view = self.state.view(eyes)
        self.heard.extend((move, item, view) for item in self.state.news(eyes))

    def _eyes(self) -> int:
        """Whose eyes the log is for: the only person's, or everybody's."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def _hand_over(self) -> str:
        """What to do before a curtain."""
        _ = translate_to(self.lang)
        return _("Hand the keyboard to seat {seat}; then press Enter.").format(seat=self.seat + 1)

    def _back_to(self, move: int) -> None:
        """As it was before a move; a window is left open."""
        self.state = self.before[move]
        self.state.listen()
        del self.before[move:], self.how[move:], self.record.moves[move:]
        self.heard = [told for told in self.heard if told[0] < move]
        self.kept = move


def _seen(state: State, seat: int) -> View:
    """What a seat may see, apart from its own number."""
    return {field: value for field, value in state.view(seat).items() if field != "seat"}
