"""What the numbers of a tensor mean: a table of rows, each with its kind, read from a view.

The table *is* the encoding: ``Layout.numbers(view)`` walks it, ``Layout.read(numbers)`` walks it
backwards. Compiled writers (rl/games) say the same faster; the tests compare the two.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from liferaft.core.errors import LiferaftError
from liferaft.core.game import Game, View
from liferaft.core.options import Choice as Chosen
from liferaft.rl.cells import halvings

Names = Sequence[str]


class Kind:
    """How a value is written in cells of whole numbers, and read from them."""

    size = 1  # how many cells
    least = 0  # the smallest number in a cell
    most = 1  # the largest number in a cell

    def write(self, value: Any, seat: int) -> list[int]:
        """The cells of a value, as *seat* sees it."""
        raise NotImplementedError

    def read(self, cells: list[int], seat: int) -> Any:
        """The value that the cells say."""
        raise NotImplementedError

    def words(self) -> str:
        """What one cell says."""
        raise NotImplementedError


class Flag(Kind):
    """1 if it is so."""

    def write(self, value: Any, seat: int) -> list[int]:
        """One cell."""
        return [int(value)]

    def read(self, cells: list[int], seat: int) -> Any:
        """Whether it is so."""
        return bool(cells[0])

    def words(self) -> str:
        """What the cell says."""
        return "1 if so"


class Number(Kind):
    """A number; one that is larger than *most* is written as *most*."""

    def __init__(self, most: int, least: int = 0) -> None:
        self.most = most
        self.least = least

    def write(self, value: Any, seat: int) -> list[int]:
        """One cell."""
        assert value >= self.least, f"{value} is below {self.least}"
        return [min(value, self.most)]

    def read(self, cells: list[int], seat: int) -> Any:
        """The number."""
        return cells[0]

    def words(self) -> str:
        """What the cell says."""
        return "how many"


class Choice(Kind):
    """One of several things, or none: a 1 at its place. Things are numbers, or these words."""

    def __init__(self, things: int | Names) -> None:
        self.names: Names = () if isinstance(things, int) else things
        self.size = things if isinstance(things, int) else len(things)

    def write(self, value: Any, seat: int) -> list[int]:
        """A cell for each thing."""
        if self.names:
            value = self.names.index(value) if value else -1
        return [int(i == value) for i in range(self.size)]

    def read(self, cells: list[int], seat: int) -> Any:
        """The thing; -1 or an empty word for none."""
        if self.names:
            return self.names[cells.index(1)] if 1 in cells else ""
        return cells.index(1) if 1 in cells else -1

    def words(self) -> str:
        """What a cell says."""
        listed = ", ".join(self.names)
        return f"1 for the one of: {listed}" if self.names else f"1 for the one of {self.size}"


class Set(Kind):
    """Which of several things, numbered from *first* on; their list ascends."""

    def __init__(self, size: int, first: int = 0) -> None:
        self.size = size
        self.first = first

    def write(self, value: Any, seat: int) -> list[int]:
        """A cell for each thing."""
        assert all(0 <= i - self.first < self.size for i in value), f"{value} does not fit"
        return [int(i + self.first in value) for i in range(self.size)]

    def read(self, cells: list[int], seat: int) -> Any:
        """The things, ascending."""
        return [i + self.first for i, cell in enumerate(cells) if cell]

    def words(self) -> str:
        """What a cell says."""
        return f"1 for each that is there of {self.first} to {self.first + self.size - 1}"


class Digits(Kind):
    """A number by its binary digits, the lowest first."""

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, value: Any, seat: int) -> list[int]:
        """A cell for each digit."""
        assert 0 <= value < 1 << self.size, f"{value} has more than {self.size} digits"
        return [value >> i & 1 for i in range(self.size)]

    def read(self, cells: list[int], seat: int) -> Any:
        """The number."""
        return sum(cell << i for i, cell in enumerate(cells))

    def words(self) -> str:
        """What a cell says."""
        return "binary digits, the lowest first"


class Times(Kind):
    """A list of a fixed length, each of its things of one kind; what lacks counts as *filler*."""

    def __init__(self, times: int, kind: Kind, filler: Any = None) -> None:
        self.times = times
        self.kind = kind
        self.filler = filler
        self.size = times * kind.size
        self.least, self.most = kind.least, kind.most

    def write(self, value: Any, seat: int) -> list[int]:
        """The cells of each in turn."""
        if self.filler is not None:
            value = [*value, *[self.filler] * (self.times - len(value))]
        assert len(value) == self.times, f"there are {len(value)}, not {self.times}"
        return [cell for item in value for cell in self.kind.write(item, seat)]

    def read(self, cells: list[int], seat: int) -> Any:
        """The list, without what lacks at its end."""
        n = self.kind.size
        items = [self.kind.read(cells[i : i + n], seat) for i in range(0, self.size, n)]
        while self.filler is not None and items and items[-1] == self.filler:
            items.pop()
        return items

    def words(self) -> str:
        """What a cell says."""
        return f"{self.times} times: {self.kind.words()}"


class BySeat(Times):
    """A list with something for each seat; one's own comes first, then clockwise."""

    def write(self, value: Any, seat: int) -> list[int]:
        """The cells of each seat in turn."""
        return super().write([*value[seat:], *value[:seat]], seat)

    def read(self, cells: list[int], seat: int) -> Any:
        """By seat."""
        items = super().read(cells, seat)
        return items[self.times - seat :] + items[: self.times - seat]

    def words(self) -> str:
        """What a cell says."""
        return f"for each seat, one's own first: {self.kind.words()}"


class Seat(Kind):
    """A seat, counted clockwise from one's own; or none."""

    def __init__(self, seats: int) -> None:
        self.size = seats

    def write(self, value: Any, seat: int) -> list[int]:
        """A cell for each seat."""
        return [int(value >= 0 and (value - seat) % self.size == i) for i in range(self.size)]

    def read(self, cells: list[int], seat: int) -> Any:
        """The seat, or -1."""
        return (cells.index(1) + seat) % self.size if 1 in cells else -1

    def words(self) -> str:
        """What a cell says."""
        return "1 for the seat, one's own first"


class Seats(Kind):
    """Some of the seats, counted clockwise from one's own."""

    def __init__(self, seats: int) -> None:
        self.size = seats

    def write(self, value: Any, seat: int) -> list[int]:
        """A cell for each seat."""
        return [int((seat + i) % self.size in value) for i in range(self.size)]

    def read(self, cells: list[int], seat: int) -> Any:
        """The seats, ascending."""
        return sorted((seat + i) % self.size for i, cell in enumerate(cells) if cell)

    def words(self) -> str:
        """What a cell says."""
        return "1 for each of them, one's own seat first"


class Order(Kind):
    """A list of different things, some of them in several copies: by copy, its place from 1 on.

    Where nothing lies on a place the list says -1; it may end with such places if *spaces* is
    its length.
    """

    def __init__(
        self, things: int, first: int = 0, copies: int = 1, most: int = 0, spaces: int = 0
    ) -> None:
        self.things = things
        self.first = first
        self.copies = copies
        self.size = things * copies
        self.most = most or spaces or things * copies
        self.spaces = spaces

    def write(self, value: Any, seat: int) -> list[int]:
        """By thing and copy."""
        cells = [0] * self.size
        for place, thing in enumerate(value):
            if thing >= 0:
                i = self.copies * (thing - self.first)
                while cells[i]:
                    i += 1
                cells[i] = place + 1
        return cells

    def read(self, cells: list[int], seat: int) -> Any:
        """The list."""
        out = [-1] * (self.spaces or max(cells, default=0))
        for i, place in enumerate(cells):
            if place:
                out[place - 1] = i // self.copies + self.first
        return out

    def words(self) -> str:
        """What a cell says."""
        copies = f", for each of {self.copies} copies" if self.copies > 1 else ""
        last = self.first + self.things - 1
        return f"for each of {self.first} to {last}{copies}: its place in the list from 1 on"


class Counts(Kind):
    """A list in which things may be several times: how often each. The list ascends."""

    def __init__(self, size: int, most: int, first: int = 0) -> None:
        self.size = size
        self.most = most
        self.first = first

    def write(self, value: Any, seat: int) -> list[int]:
        """By thing."""
        return [list(value).count(i + self.first) for i in range(self.size)]

    def read(self, cells: list[int], seat: int) -> Any:
        """The list, ascending."""
        return [i + self.first for i, cell in enumerate(cells) for _ in range(cell)]

    def words(self) -> str:
        """What a cell says."""
        return f"how often each of {self.first} to {self.first + self.size - 1} is there"


class Layers(Kind):
    """Several sets without common members: by member, the number of its set from 1 on.

    The last cell says how many sets there are, since some may be empty.
    """

    def __init__(self, things: int, most: int) -> None:
        self.size = things + 1
        self.most = most

    def write(self, value: Any, seat: int) -> list[int]:
        """By thing, then how many sets."""
        cells = [0] * self.size
        for number, layer in enumerate(value):
            for thing in layer:
                cells[thing] = number + 1
        cells[-1] = len(value)
        return cells

    def read(self, cells: list[int], seat: int) -> Any:
        """The sets, each ascending."""
        layers: list[list[int]] = [[] for _ in range(cells[-1])]
        for thing, number in enumerate(cells[:-1]):
            if number:
                layers[number - 1].append(thing)
        return layers

    def words(self) -> str:
        """What a cell says."""
        return f"for each of {self.size - 1}: the number of its layer from 1 on; how many layers"


class Planes(Kind):
    """By thing a set of marks, or nothing known (-1): by mark, the things that have it."""

    def __init__(self, marks: int, things: int) -> None:
        self.marks = marks
        self.things = things
        self.size = marks * things

    def write(self, value: Any, seat: int) -> list[int]:
        """By mark, then by thing."""
        return [int(v >= 0 and v >> mark & 1) for mark in range(self.marks) for v in value]

    def read(self, cells: list[int], seat: int) -> Any:
        """By thing; a thing without a mark is not known."""
        out = []
        for thing in range(self.things):
            marks = [cells[self.things * mark + thing] for mark in range(self.marks)]
            out.append(sum(bit << mark for mark, bit in enumerate(marks)) or -1)
        return out

    def words(self) -> str:
        """What a cell says."""
        return f"for each of {self.marks} marks: 1 for those of {self.things} things that have it"


class Options(Kind):
    """The options of a game: for each of them a 1 at the place of the choice."""

    def __init__(self, game: Game) -> None:
        self.options = game.options
        self.size = sum(len(option.choices) for option in game.options)

    def write(self, value: Any, seat: int) -> list[int]:
        """Option by option, choice by choice."""
        chosen = [(value[o.name], type(value[o.name])) for o in self.options]
        return [
            int((choice, type(choice)) == chosen[i])
            for i, option in enumerate(self.options)
            for choice in option.choices
        ]

    def read(self, cells: list[int], seat: int) -> Any:
        """Every option with its value."""
        out: dict[str, Chosen] = {}
        at = 0
        for option in self.options:
            out[option.name] = option.choices[cells.index(1, at) - at]
            at += len(option.choices)
        return out

    def words(self) -> str:
        """What a cell says."""
        listed = "; ".join(
            f"{o.name}: {', '.join(str(c).lower() for c in o.choices)}" for o in self.options
        )
        return f"1 for the choice made ({listed})"


class Row:
    """One line of a layout: a name, what it means, its kind, and where the value comes from."""

    def __init__(
        self, name: str, kind: Kind, meaning: str, value: Callable[[View], Any] | None = None
    ) -> None:
        self.name = name
        self.kind = kind
        self.meaning = meaning
        self.value = value or (lambda view: view[name])


class Layout:
    """The rows of a game with so many seats, one after the other.

    First come the options, then what stays *fixed* as long as a game lasts and looks the same to
    all, then the number of the seat, from which the others are counted, then the *rows*.
    """

    def __init__(
        self, game: Game, seats: int, rows: Sequence[Row], fixed: Sequence[Row] = ()
    ) -> None:
        self.game = game
        self.seats = seats
        self.rows: list[Row] = [
            Row("options", Options(game), "the options of the game"),
            *fixed,
            Row("seat", Choice(seats), "the seat that sees this"),
            *rows,
        ]
        self.size = sum(row.kind.size for row in self.rows)

    def cells(self, view: View) -> list[int]:
        """The whole numbers of a view."""
        return [c for row in self.rows for c in row.kind.write(row.value(view), view["seat"])]

    def scales(self) -> list[int]:
        """By cell: the power of two that its number is divided by."""
        out: list[int] = []
        for row in self.rows:
            kinds = row.kind
            out += [1 << halvings(max(-kinds.least, kinds.most))] * kinds.size
        return out

    def numbers(self, view: View) -> list[float]:
        """The tensor of a view."""
        return [cell / scale for cell, scale in zip(self.cells(view), self.scales())]

    def read(self, numbers: Sequence[float]) -> dict[str, Any]:
        """By row the value that a tensor says."""
        cells = [round(x * scale) for x, scale in zip(numbers, self.scales())]
        out: dict[str, Any] = {}
        at = 0
        seat = 0
        for row in self.rows:
            value = row.kind.read(cells[at : at + row.kind.size], seat)
            if row.name == "seat":
                seat = value
            out[row.name] = value
            at += row.kind.size
        return out

    def limits(self) -> tuple[list[float], list[float]]:
        """By cell: the smallest and the largest number."""
        low: list[float] = []
        high: list[float] = []
        for row in self.rows:
            kind = row.kind
            scale = 1 << halvings(max(-kind.least, kind.most))
            low += [kind.least / scale] * kind.size
            high += [kind.most / scale] * kind.size
        return low, high

    def table(self) -> list[str]:
        """The layout as a table in Markdown: where, what, and between which bounds."""
        lines = [
            "| index | row | meaning | a cell says | range |",
            "| --- | --- | --- | --- | --- |",
        ]
        at = 0
        for row in self.rows:
            kind = row.kind
            last = at + kind.size - 1
            index = f"{at}–{last}" if kind.size > 1 else f"{at}"
            words = kind.words()
            lines.append(f"| {index} | `{row.name}` | {row.meaning} | {words} | {bounds(kind)} |")
            at += kind.size
        return lines

    def place(self, name: str) -> range:
        """The cells of a row."""
        at = 0
        for row in self.rows:
            if row.name == name:
                return range(at, at + row.kind.size)
            at += row.kind.size
        known = ", ".join(row.name for row in self.rows)
        raise LiferaftError(f"there is no row {name!r}; there are: {known}")


def bounds(kind: Kind) -> str:
    """Between which bounds the numbers of a kind lie."""
    scale = 1 << halvings(max(-kind.least, kind.most))
    if scale == 1:
        return "0 or 1"
    return f"n / {scale}, n from {kind.least} to {kind.most}"


def ending(game: Game, seats: int, results: Names) -> list[Row]:
    """The rows that all games have at the end."""
    return [
        Row("step", Choice(tuple(game.steps.names[: game.steps.asking])), "what is asked"),
        Row("asked", Seats(seats), "who is asked"),
        Row("about", Seat(seats), "whom the question concerns"),
        Row("over", Flag(), "the game is over"),
        Row("result", Choice(results), "how it ended"),
    ]


def layout(game: Game, seats: int) -> Layout:
    """The layout of a game: a module ``layout`` in its own folder, or one of ours."""
    for name in (f"{game.package}.layout", f"liferaft.rl.layouts.{game.name}"):
        if name[0] != "." and find_spec(name) is not None:
            found = import_module(name)
            fixed = found.fixed(game, seats) if hasattr(found, "fixed") else ()
            return Layout(game, seats, found.rows(game, seats), fixed)
    raise LiferaftError(f"{game.name} has no layout; write rows(game, seats) in {game.package}")
