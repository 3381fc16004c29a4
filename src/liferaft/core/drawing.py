"""Lines for the terminal, pieces of text with styles: cut, padded, flowed, put side by side."""

from collections.abc import Iterable
from typing import Final

from liferaft.core.game import Line

Piece = tuple[str, str]  # a text and its style
Block = list[Line]  # lines that stand below each other

PLAIN: Final = ""
FAINT: Final = "#8a929a"
TITLE: Final = "bold #ffd75f"
INDENT: Final = "    "  # of lines that go on


def length(line: Line) -> int:
    """Columns of a line."""
    return sum(len(text) for text, style in line)


def across(block: Block) -> int:
    """Columns of a block."""
    return max((length(line) for line in block), default=0)


def cut(text: str, wide: int) -> str:
    """A text with a full stop where it had to be cut."""
    return text if len(text) <= wide else f"{text[: max(0, wide - 1)]}."[:wide]


def padded(line: Line, wide: int, ink: str) -> Line:
    """A line filled up to a width."""
    return [*line, (" " * (wide - length(line)), ink)]


def with_room(line: Line, extras: Iterable[Piece], width: int) -> Line:
    """A line and after it those extras that still fit."""
    for extra in extras:
        if length([*line, extra]) <= width:
            line = [*line, extra]
    return line


def flowed(items: list[Line], width: int, gap: str = "", indent: str = INDENT) -> Block:
    """Items one after the other, on a new line with an indent where one does not fit.

    The gap stands between items; an item of blanks alone is an indent, no gap follows it.
    """
    lines: Block = []
    for item in items:
        space = gap if lines and any(text.strip() for text, style in lines[-1]) else ""
        if not lines:
            lines.append([*item])
        elif length(lines[-1]) + len(space) + length(item) > width:
            lines.append([(indent, PLAIN), *item])
        else:
            lines[-1].extend([(space, PLAIN), *item] if space else item)
    return lines


def wrapped(
    text: str, style: str, width: int, first: Line | None = None, indent: str = INDENT
) -> Block:
    """A text broken between words, after some pieces that begin its first line."""
    words: list[Line] = [[(word, style)] for word in text.split()]
    return flowed([first, *words] if first else words, width, " ", indent)


def beside(blocks: list[Block], width: int, gap: int) -> Block:
    """Blocks beside each other, as many as fit, then those that are left."""
    out: Block = []
    row: list[Block] = []
    used = 0
    for block in [*blocks, []]:
        wide = across(block)
        if row and (not block or used + gap + wide > width):
            out += _side_by_side(row, gap)
            row, used = [], 0
        row.append(block)
        used += wide + (gap if used else 0)
    return out


def _side_by_side(blocks: list[Block], gap: int) -> Block:
    """Blocks as one block."""
    out: Block = []
    for y in range(max(len(block) for block in blocks)):
        line: Line = []
        for i, block in enumerate(blocks):
            pieces = block[y] if y < len(block) else []
            line += pieces
            if i + 1 < len(blocks):
                line.append((" " * (across(block) - length(pieces) + gap), PLAIN))
        out.append(line)
    return out


def inked(colour: str) -> str:
    """How letters are written on a colour such as #2f62c8: white, or black if it is light."""
    light = sum(int(colour[i : i + 2], 16) for i in (1, 3, 5)) > 360
    return f"bold {'#000000' if light else '#ffffff'} on {colour}"


def initials(names: Iterable[str]) -> list[str]:
    """For every name its first letter that no earlier one has."""
    out: list[str] = []
    for name in names:
        out.append(next(letter for letter in name.upper() if letter not in out))
    return out


class Canvas:
    """Characters with styles, put down one over the other."""

    def __init__(self, wide: int, tall: int) -> None:
        self.signs = [[" "] * wide for _row in range(tall)]
        self.inks = [[PLAIN] * wide for _row in range(tall)]
        self.grounds = [[PLAIN] * wide for _row in range(tall)]

    def put(self, x: int, y: int, text: str, ink: str) -> None:
        """Write a text; the ground stays."""
        for i, sign in enumerate(text):
            self.signs[y][x + i] = sign
            self.inks[y][x + i] = ink

    def fill(self, x: int, y: int, wide: int, tall: int, ground: str) -> None:
        """Colour the ground."""
        for row in self.grounds[y : y + tall]:
            row[x : x + wide] = [ground] * wide

    def lines(self, margin: int) -> Block:
        """The canvas as lines behind a margin, neighbours of the same style in one piece."""
        out: Block = []
        for signs, inks, grounds in zip(self.signs, self.inks, self.grounds):
            line: Line = [(" " * margin, PLAIN)]
            for sign, ink, ground in zip(signs, inks, grounds):
                style = f"{ink} on {ground}".strip() if ground and " on " not in ink else ink
                if line[-1][1] == style:
                    line[-1] = (line[-1][0] + sign, style)
                else:
                    line.append((sign, style))
            out.append(line)
        return out
