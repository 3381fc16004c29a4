"""The authority over one game: who may decide what and when. Nothing here waits, stores or sends.

What somebody does becomes a batch. A batch is put on disk first and accepted then, so that the
table never shows what could still be lost.
"""

from typing import Final, Literal, NamedTuple

from liferaft.core.agenda import step_of
from liferaft.core.bits import BIT
from liferaft.core.errors import IllegalAction
from liferaft.core.game import SPECTATOR, Game, State
from liferaft.core.options import Choice
from liferaft.core.record import Move, Record
from liferaft.server.log import Log
from liferaft.server.protocol import ChatLine, Phase
from liferaft.server.refusals import Refusal
from liferaft.server.seats import Place, names_of
from liferaft.server.sight import Sight

PERSON: Final = "person"  # somebody decided
BOT: Final = "bot"  # a bot decided
PASSED: Final = "passed"  # a window was passed for somebody who had not raised a hand
UNDO: Final = "undo"  # moves were taken back; the action says how many are left

Answer = Literal["person", "bot", "pass", ""]


class Row(NamedTuple):
    """A line of what happened, as it is stored."""

    number: int  # 0, 1, 2 …: no number twice at a table
    seq: int
    seat: int
    action: int
    how: str
    at: float  # seconds since 1970


class Played(NamedTuple):
    """A move that stands, and how much was known before it."""

    row: Row
    reveals: int


class Batch:
    """What happens in one go: a decision and the passes that follow from it, or an undo."""

    def __init__(self, table: "Table", at: float) -> None:
        self.seq = table.seq + 1
        self.state = table.state
        self.rows: list[Row] = []
        self.states: list[State] = []  # by row: the state after it, with its news
        self.reveals: list[int] = []  # by row: how much was known before it
        self._first = table.rows
        self._at = at

    def add(self, action: int, seat: int, how: str) -> None:
        """Carry out an action for a seat; refused, nothing changes."""
        state = self.state.clone()
        state.listen()
        state.apply(action, seat)
        self._row(seat, action, how, state)

    def back(self, state: State, moves: int, seat: int) -> None:
        """Take back all but so many moves; *state* is as it was then."""
        self._row(seat, moves, UNDO, state)

    def _row(self, seat: int, action: int, how: str, state: State) -> None:
        self.rows.append(Row(self._first + len(self.rows), self.seq, seat, action, how, self._at))
        self.reveals.append(self.state.reveals)
        self.states.append(state)
        self.state = state


class Table:
    """A game being played: its seats, its moves, and what may be done now."""

    def __init__(
        self, name: str, game: Game, seed: int, options: dict[str, Choice], places: list[Place]
    ) -> None:
        self.id = name
        self.game = game
        self.record = Record(game, len(places), seed, **options)
        self.commitment = self.record.commitment
        self.places = places
        self.called: dict[str, list[str]] = {}  # by language: the names of those on the seats
        self.hosts: set[str] = set()  # devices that may change seats
        self.barred: set[str] = set()  # devices of people who were removed
        self.edition = 0  # of the invitation
        self.begun = False
        self.closed = False
        self.next = ""  # the table of the rematch
        self.changed = 0.0  # seconds since 1970
        self.chat: list[ChatLine] = []
        self.state = self.record.start(listening=True)
        self.seq = 0  # of the last batch
        self.rows = 0  # how many rows are stored
        self.moves: list[Played] = []  # those that stand
        self.undone: list[tuple[int, Row]] = []  # undos: after how many moves, and the row
        self.undos = 0  # how many there were in all
        self.since: dict[int, int] = {}  # by seat asked: the seq at which it was asked
        self.hands: set[int] = set()  # seats that want to be asked in windows
        self.wish: tuple[int, set[int]] | None = None  # who wants to take back, who has agreed
        self.logs: dict[tuple[int, str], Log] = {}  # by eyes and language
        self.sights: dict[tuple[int, str], Sight] = {}  # the same: what they see now
        self._ask(set())

    # What everybody may ask

    @property
    def phase(self) -> Phase:
        """Where the table is."""
        if self.closed:
            return "closed"
        if not self.begun:
            return "waiting"
        return "over" if self.state.over else "playing"

    def seats_of(self, device: str) -> list[int]:
        """The seats a device holds, those that bots play for it included."""
        return [i for i, place in enumerate(self.places) if device and place.holder == device]

    def people(self) -> list[int]:
        """The seats on which persons decide."""
        return [i for i, place in enumerate(self.places) if place.kind == "person"]

    def asked(self) -> list[int]:
        """The seats that may answer now."""
        return self.state.asked() if self.phase == "playing" else []

    def waits_for(self, seats: list[int]) -> list[int]:
        """Those of some seats whose persons must decide now; nobody waits for a window's pass."""
        if self.phase != "playing" or self.answer(self.state)[1] == "pass":
            return []
        return [s for s in seats if s in self.since and self.places[s].kind == "person"]

    def answer(self, state: State) -> tuple[int, Answer]:
        """The first seat that is asked in *state*, and who answers for it."""
        asked = state.asked()
        if not asked:
            return SPECTATOR, ""
        if state.window():
            seat = asked[0]
            kind = self.places[seat].kind
            if kind == "bot":
                return seat, "bot"
            waits = kind == "open" or seat in self.hands or state.urgent()
            return seat, "person" if waits else "pass"
        for seat in asked:
            if self.places[seat].kind == "bot":
                return seat, "bot"
        return asked[0], "person"

    def names(self, lang: str) -> list[str]:
        """What those on the seats are called."""
        if lang not in self.called:
            self.called[lang] = names_of(self.places, lang)
        return self.called[lang]

    def log(self, eyes: int, lang: str) -> Log:
        """The log as a seat or a spectator reads it in a language; made from all moves at first."""
        key = (eyes, lang)
        if key not in self.logs:
            log = Log(self.game, eyes, lang, self.names(lang))
            state = self.record.start(listening=True)
            log.hear(0, 0, state)
            notes = list(self.undone)
            for i, (row, _) in enumerate(self.moves):
                while notes and notes[0][0] <= i:
                    log.note(*notes.pop(0))
                state.apply(row.action, row.seat)
                log.hear(i + 1, row.seq, state)
            for note in notes:
                log.note(*note)
            self.logs[key] = log
        return self.logs[key]

    def sight(self, eyes: int, lang: str) -> Sight:
        """What a seat or a spectator sees now, in a language."""
        key = (eyes, lang)
        if key not in self.sights:
            self.sights[key] = Sight(self.state, eyes, lang, self.names(lang))
        return self.sights[key]

    def seat(self, places: list[Place]) -> None:
        """New people or bots on the seats: from now on all is told with their names."""
        if names_of(places, "en") != self.names("en"):
            self.called.clear()
            self.logs.clear()
            self.sights.clear()
        self.places = places

    # Playing

    def play(self, seat: int, seq: int, action: int, at: float) -> Batch:
        """What a person decides, if the seat is asked and nothing has happened in between."""
        self._check_playing(seq)
        if self.places[seat].kind != "person" or seat not in self.asked():
            raise Refusal("late" if seq < self.seq else "not_asked", seq=seq)
        if not self.since[seat] <= seq <= self.seq:
            raise Refusal("late", seq=seq)
        batch = Batch(self, at)
        try:
            batch.add(action, seat, PERSON)
        except IllegalAction as mistake:
            raise Refusal("illegal", mistake.reason, seq=seq) from None
        return batch

    def bot_plays(self, seat: int, action: int, at: float) -> Batch:
        """What a bot decides."""
        batch = Batch(self, at)
        batch.add(action, seat, BOT)
        return batch

    def accept(self, batch: Batch) -> None:
        """A batch that is on disk becomes what the table shows."""
        asked, step = set(self.state.asked()), self._step()
        before = asked if self.game.steps.together & BIT[step] else set()
        self.state = batch.state
        self.seq = batch.seq
        self.rows += len(batch.rows)
        self.wish = None
        self.sights.clear()
        for i, (row, state) in enumerate(zip(batch.rows, batch.states)):
            self.changed = row.at
            if row.how == UNDO:
                before = set()
                self._take_back(row)
                continue
            before.discard(row.seat)
            self.moves.append(Played(row, batch.reveals[i]))
            for log in self.logs.values():
                log.hear(len(self.moves), row.seq, state)
        self._ask(before if self._step() == step else set())

    def restore(self, rows: list[Row]) -> None:
        """Play again what is stored."""
        stood: list[Row] = []
        for row in rows:
            if row.how == UNDO:
                del stood[row.action :]
                self._note(row)
            else:
                stood.append(row)
            self.seq = row.seq
        for row in stood:
            self.moves.append(Played(row, self.state.reveals))
            self.state.apply(row.action, row.seat)
        self.rows = len(rows)
        self.since = {seat: self.seq for seat in self.state.asked()}

    def _check_playing(self, seq: int) -> None:
        if self.phase == "closed":
            raise Refusal("closed", seq=seq)
        if self.phase != "playing":
            raise Refusal("not_playing", seq=seq)

    def _step(self) -> int:
        return step_of(self.state.agenda[-1]) if not self.state.over else 0

    def _ask(self, before: set[int]) -> None:
        """Note since when each seat is asked; those in *before* have been asked already."""
        old = self.since
        self.since = {
            seat: old[seat] if seat in before and seat in old else self.seq
            for seat in self.state.asked()
        }

    # Taking back

    def last_decision(self, seat: int) -> int:
        """How many moves stood before the last decision of a person on a seat; -1 without one."""
        for i in range(len(self.moves) - 1, -1, -1):
            row = self.moves[i].row
            if row.seat == seat and row.how == PERSON:
                return i
        return -1

    def undo_of(self, seat: int) -> Literal["", "free", "ask"]:
        """Whether a seat may take back its last decision: by itself, or if the others agree."""
        if not self.begun or self.closed or seat < 0:
            return ""
        first = self.last_decision(seat)
        if first < 0:
            return ""
        known = self.moves[first].reveals == self.state.reveals
        others = any(m.row.how == PERSON and m.row.seat != seat for m in self.moves[first + 1 :])
        return "free" if known and not others else "ask"

    def undo(self, seat: int, seq: int, device: str, at: float) -> Batch | None:
        """Take back the last decision of a seat; None if the others must agree first."""
        if self.phase not in ("playing", "over"):
            self._check_playing(seq)
        if seq != self.seq:
            raise Refusal("late", seq=seq)
        how = self.undo_of(seat)
        if not how:
            raise Refusal("nothing_to_undo", seq=seq)
        if how == "ask":
            own = {i for i in self.people() if self.places[i].holder == device}
            self.wish = (seat, {seat} | own)
            if self.missing():
                return None
        return self._back(seat, at)

    def consent(self, seat: int, seq: int, agree: bool, at: float) -> Batch | None:
        """Answer a wish; None if others are still to agree, or if it is refused."""
        if self.wish is None:
            raise Refusal("no_wish", seq=seq)
        if seq != self.seq:
            raise Refusal("late", seq=seq)
        wisher, agreed = self.wish
        if not agree:
            self.wish = None
            return None
        agreed.add(seat)
        return None if self.missing() else self._back(wisher, at)

    def missing(self) -> list[int]:
        """The seats whose consent is missing."""
        if self.wish is None:
            return []
        return [seat for seat in self.people() if seat not in self.wish[1]]

    def _back(self, seat: int, at: float) -> Batch:
        moves = self.last_decision(seat)
        state = self.record.start()
        for row, _ in self.moves[:moves]:
            state.apply(row.action, row.seat)
        batch = Batch(self, at)
        batch.back(state, moves, seat)
        return batch

    def _take_back(self, row: Row) -> None:
        del self.moves[row.action :]
        self._note(row)
        for log in self.logs.values():
            log.back(row.action)
            log.note(row.action, row)

    def _note(self, row: Row) -> None:
        self.undone = [note for note in self.undone if note[0] <= row.action]
        self.undone.append((row.action, row))
        self.undos += 1

    # Keeping

    def kept(self) -> Record:
        """The record of the game, with who sat where."""
        record = Record(self.game, len(self.places), self.record.seed, **self.record.options)
        began = self.moves[0].row.at if self.moves else 0.0
        for number, (row, _) in enumerate(self.moves, 1):
            text = self.game.action_text(row.action)
            at = round(row.at - began, 3)
            record.moves.append(Move(number, row.seat, row.action, text, at))
        record.notes = {
            "names": [place.name for place in self.places],
            "bots": {str(i): p.level for i, p in enumerate(self.places) if p.kind == "bot"},
        }
        return record
