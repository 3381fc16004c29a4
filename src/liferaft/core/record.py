"""A whole game as text: options, seats, seed and actions, one JSON object a line.

Every line carries a check over itself and all lines before it, and the last one closes the record,
so that a record that was cut short or changed says so instead of replaying wrongly.
"""

import hashlib
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from liferaft.core.errors import BadOption, BadRecord, LiferaftError
from liferaft.core.game import Game, State
from liferaft.core.options import Choice, changed, settled

FORMAT = 1


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: which game was played, and how."""

    liferaft: int
    game: str
    signature: str
    seats: int
    options: dict[str, Choice]
    commitment: str
    notes: dict[str, Any]  # plain data of the table: who sat where, which language
    check: str = ""


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """A line for each action: who chose it, and seconds since the game began."""

    move: int
    seat: int
    action: int
    text: str
    at: float
    check: str = ""


class Result(msgspec.Struct):
    """How it ended."""

    scores: list[int]
    ranking: list[int]


class Close(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: how many actions there are, the seed, and the result of a finished game."""

    moves: int
    seed: str
    result: Result | None
    check: str = ""


LineType = TypeVar("LineType", Head, Move, Close)


def commitment(seed: int) -> str:
    """What is shown at the start, so that the seed shown at the end can be checked."""
    return hashlib.sha256(seed.to_bytes(16, "little")).hexdigest()


class Record:
    """A game from its first shuffle on: enough to play it again exactly."""

    def __init__(
        self, game: Game, seats: int | None = None, seed: int | None = None, **options: object
    ) -> None:
        self.game = game
        self.seats = game.seats_checked(seats)
        self.options: dict[str, Choice] = settled(game.options, options, self.seats)
        self.seed = game.seed_checked(seed)
        self.moves: list[Move] = []
        self.notes: dict[str, Any] = {}
        self._began = time.monotonic()

    @property
    def commitment(self) -> str:
        """The hash of the seed."""
        return commitment(self.seed)

    def start(self, listening: bool = False) -> State:
        """The state before the first action, with news from the very first step on if wanted."""
        return self.game.begin(self.seats, self.seed, self.options, listening)

    def add(self, action: int, seat: int) -> None:
        """Write down an action that was carried out."""
        at = round(time.monotonic() - self._began, 3)
        text = self.game.action_text(action)
        self.moves.append(Move(len(self.moves) + 1, seat, action, text, at))

    def replay(self) -> Iterator[State]:
        """The state before the first action, then after each; it is one state that moves on."""
        state = self.start()
        yield state
        for move in self.moves:
            try:
                state.apply(move.action, move.seat)
            except LiferaftError as mistake:
                raise BadRecord(f"move {move.move} of the record is refused: {mistake}") from None
            yield state

    def end(self) -> State:
        """The state after the last action."""
        *_, state = self.replay()
        return state

    def _repr_svg_(self) -> str | None:
        """A picture for notebooks: how it stands after the last action."""
        return self.end()._repr_svg_()

    def text(self) -> str:
        """The record as lines of JSON."""
        end = self.end()
        head = Head(
            FORMAT,
            self.game.name,
            self.game.signature(),
            self.seats,
            changed(self.game.options, self.options),
            self.commitment,
            self.notes,
        )
        close = Close(len(self.moves), f"{self.seed:032x}", _result(end))
        out: list[str] = []
        check = ""
        lines: list[Head | Move | Close] = [head, *self.moves, close]
        for line in lines:
            check = _check(check, line)
            out.append(msgspec.json.encode(msgspec.structs.replace(line, check=check)).decode())
        return "\n".join(out) + "\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record; a crash in the middle leaves the old file as it was."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        try:
            part.write_text(self.text(), encoding="utf-8")
            part.replace(target)
        except OSError as mistake:
            raise BadRecord(f"cannot write the record {target}: {mistake.strerror}") from None


def _check(before: str, line: Head | Move | Close) -> str:
    """Twelve hex digits over a line and the check of the line before it."""
    plain = msgspec.json.encode(msgspec.structs.replace(line, check=before))
    return hashlib.sha256(plain).hexdigest()[:12]


def load(path: str | os.PathLike[str], find: Callable[[str], Game]) -> Record:
    """The record in a file, checked from its first line to its last move."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as mistake:
        why = mistake.strerror if isinstance(mistake, OSError) else "it is not text"
        raise BadRecord(f"cannot read the record {path}: {why}") from None
    return loads(text, str(path), find)


def loads(text: str, name: str, find: Callable[[str], Game]) -> Record:
    """The record that text() wrote; *name* stands for it in errors, *find* finds the game."""
    raw = text.rstrip("\n").split("\n")
    if not raw or '"liferaft"' not in raw[0]:
        raise BadRecord(f"{name} is not a Liferaft record")
    reader = _Reader(name)
    head = reader.line(raw[0], 1, Head)
    if head.liferaft != FORMAT:
        raise BadRecord(f"{name} has format {head.liferaft}; this program reads format {FORMAT}")
    if '"seed"' not in raw[-1]:
        raise BadRecord(f"{name} is cut short: nothing closes it after line {len(raw)}")
    moves = [reader.line(raw[i], i + 1, Move) for i in range(1, len(raw) - 1)]
    close = reader.line(raw[-1], len(raw), Close)
    game = find(head.game)
    if head.signature != game.signature():
        raise BadRecord(
            f"{name} was played with other rules of {game.name}: "
            f"its signature is {head.signature}, here it is {game.signature()}"
        )
    try:
        options = settled(game.options, head.options)
        record = Record(game, head.seats, int(close.seed, 16), **options)
    except (BadOption, ValueError) as mistake:
        raise BadRecord(f"{name} cannot be played: {mistake}") from None
    if record.commitment != head.commitment:
        raise BadRecord(f"{name} was edited: its seed does not fit the commitment in line 1")
    if close.moves != len(moves):
        raise BadRecord(f"{name} is cut short: {len(moves)} of {close.moves} moves are there")
    record.notes = head.notes
    record.moves = moves
    if moves:
        record._began -= moves[-1].at
    if close.result != _result(record.end()):
        raise BadRecord(f"{name} was edited: its result is not that of its moves")
    for number, move in enumerate(moves, 1):
        if (move.move, move.text) != (number, game.action_text(move.action)):
            raise BadRecord(f"{name} was edited: move {number} is not what it says")
    return record


def _result(state: State) -> Result | None:
    """How a game ended, if it has."""
    return Result(state.scores(), state.ranking()) if state.over else None


class _Reader:
    """Reads line after line and keeps the check that ties them together."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.check = ""

    def line(self, raw: str, number: int, kind: type[LineType]) -> LineType:
        """A line of the kind that must stand here."""
        try:
            line = msgspec.json.decode(raw, type=kind)
        except msgspec.ValidationError as mistake:
            raise BadRecord(f"{self.name} was edited: line {number}: {mistake}") from None
        except msgspec.DecodeError:
            raise BadRecord(f"{self.name} is cut short or damaged in line {number}") from None
        self.check = _check(self.check, line)
        if line.check != self.check:
            raise BadRecord(f"{self.name} was edited: line {number} does not match its check")
        return line
