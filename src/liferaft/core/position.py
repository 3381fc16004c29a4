"""Positions as text: lines of a key and words, and errors that say where the mistake is."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.actions import StepTable
from liferaft.core.agenda import frame, seat_of, step_of, thing_of
from liferaft.core.errors import BadOption, BadPosition
from liferaft.core.options import Choice, Option, changed, settled
from liferaft.core.rng import Rng


class Entry:
    """One line of a position: its number, its key and the words after it."""

    def __init__(self, number: int, key: str, words: list[str]) -> None:
        self.number = number
        self.key = key
        self.words = words

    def error(self, what: str) -> BadPosition:
        """A mistake in this line."""
        return BadPosition(f"position, line {self.number}: {what}")

    def index(self, word: str, what: str, known: Sequence[str]) -> int:
        """The number of a word among those that are known."""
        if word in known:
            return known.index(word)
        near = get_close_matches(word, known, 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise self.error(f"unknown {what} {word!r}{hint}")

    def indices(self, what: str, known: Sequence[str]) -> list[int]:
        """The numbers of all words of the line."""
        return [self.index(word, what, known) for word in self.words]

    def number_from(self, word: str, least: int, most: int) -> int:
        """A word that must be a number within bounds."""
        if not word.isdecimal() or not least <= int(word) <= most:
            raise self.error(f"{self.key} must be a number from {least} to {most}, not {word!r}")
        return int(word)


class Lines:
    """All lines of a position. Blank lines and what follows a # do not count."""

    def __init__(self, text: str, game: str, keys: Sequence[str]) -> None:
        self.entries: list[Entry] = []
        for number, raw in enumerate(text.splitlines(), 1):
            words = raw.split("#")[0].split()
            if words:
                self.entries.append(Entry(number, words[0], words[1:]))
        if not self.entries:
            raise BadPosition(f"position: the text is empty; it must begin with {game!r}")
        first = self.entries.pop(0)
        if first.key != game or first.words:
            raise first.error(f"a position of this game begins with {game!r}, not {first.key!r}")
        for entry in self.entries:
            entry.index(entry.key, "key", keys)

    def all(self, key: str) -> list[Entry]:
        """All lines with a key, in order."""
        return [entry for entry in self.entries if entry.key == key]

    def one(self, key: str) -> Entry | None:
        """The line with a key, if there is one; two are a mistake."""
        found = self.all(key)
        if len(found) > 1:
            raise found[1].error(f"{key} is there twice")
        return found[0] if found else None

    def words(self, key: str) -> list[str]:
        """The words of the line with a key; none if it is not there."""
        entry = self.one(key)
        return entry.words if entry else []

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """The one number of the line with a key."""
        entry = self.one(key)
        if entry is None:
            return default
        if len(entry.words) != 1:
            raise entry.error(f"{key} is followed by one number")
        return entry.number_from(entry.words[0], least, most)

    def options(self, options: tuple[Option, ...], seats: int | None = None) -> dict[str, Choice]:
        """The line of options, such as "options difficulty=elite"; all others by default."""
        entry = self.one("options")
        if entry is None:
            return settled(options, {})
        pairs = [word.partition("=") for word in entry.words]
        try:
            return settled(options, {name: value for name, _, value in pairs}, seats)
        except BadOption as mistake:
            raise entry.error(str(mistake)) from None

    def rng(self) -> Rng:
        """The generator by its four words; a fixed one if the line is not there."""
        entry = self.one("rng")
        if entry is None:
            return Rng(0, 0, 0, 1)
        if len(entry.words) != 4:
            raise entry.error("rng is followed by four numbers")
        a, b, c, d = [entry.number_from(word, 0, 0xFFFF_FFFF) for word in entry.words]
        return Rng(a, b, c, d)

    def agenda(self, steps: StepTable, seats: int) -> vec[i64] | None:
        """The agenda, next frame first: "agenda act:0:3 next:0"; None if the line is not there."""
        entry = self.one("agenda")
        if entry is None:
            return None
        frames: vec[i64] = vec[i64]()
        for word in reversed(entry.words):
            name, *rest = word.split(":")
            step = entry.index(name, "step", steps.names)
            if len(rest) not in (1, 2) or not all(part.isdecimal() for part in rest):
                raise entry.error(f"a frame reads step:seat or step:seat:thing, not {word!r}")
            seat = int(rest[0])
            if seat >= seats:
                raise entry.error(f"there is no seat {seat} in {word!r}")
            thing = int(rest[1]) if len(rest) == 2 else 0
            frames = append(frames, frame(step, seat, thing))
        return frames


def options_line(options: tuple[Option, ...], values: Mapping[str, Choice]) -> str:
    """The line of the options that differ from their defaults."""
    pairs = [f"{name}={str(value).lower()}" for name, value in changed(options, values).items()]
    return " ".join(["options", *pairs])


def agenda_line(steps: StepTable, agenda: vec[i64]) -> str:
    """The line of the agenda, next frame first."""
    words = []
    for i in range(len(agenda) - 1, -1, -1):
        f = agenda[i]
        thing = f":{thing_of(f)}" if thing_of(f) else ""
        words.append(f"{steps.names[step_of(f)]}:{seat_of(f)}{thing}")
    return " ".join(["agenda", *words])


def rng_line(rng: Rng) -> str:
    """The line of the generator."""
    return " ".join(["rng", *map(str, rng.words())])
