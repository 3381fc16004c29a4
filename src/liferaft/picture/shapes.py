"""Shapes in few words. Everything is placed by its centre; a group's and a path's by its origin.

What can be pointed at ends with a halo, a line around it that shows while it is lit.
"""

from functools import lru_cache
from typing import Literal

from liferaft.picture.kept import once
from liferaft.picture.scene import Shape
from liferaft.picture.theme import SIZES

Anchor = Literal["start", "mid", "end"]

# How wide letters are, in parts of their size; the others by whether they are capitals.
WIDTHS = {
    **dict.fromkeys("iIjl.,:;'’!|· ", 0.29),
    **dict.fromkeys("()[]-/ftr", 0.38),
    **dict.fromkeys("mwMW@%—…", 0.92),
}
SMALL_LETTER = 0.57
CAPITAL = 0.72
BOLD = 1.07


@lru_cache(maxsize=1 << 16)
def number(x: float) -> float:
    """A coordinate with one decimal at most: scenes stay small."""
    if isinstance(x, int):
        return x
    rounded = round(x, 1)
    return int(rounded) if rounded.is_integer() else rounded


def group(
    *inside: Shape,
    x: float = 0,
    y: float = 0,
    key: str = "",
    handle: str = "",
    tip: str = "",
    cls: str = "",
    turn: float = 0,
    scale: float = 1,
) -> Shape:
    """Shapes that belong together and move together."""
    return Shape(
        "g",
        key=key,
        x=number(x),
        y=number(y),
        turn=turn,
        scale=scale,
        cls=cls,
        tip=tip,
        handle=handle,
        inside=inside,
    )


@once
def box(
    w: float,
    h: float,
    x: float = 0,
    y: float = 0,
    r: float = 0,
    cls: str = "",
    *,
    key: str = "",
    handle: str = "",
    tip: str = "",
    turn: float = 0,
) -> Shape:
    """A rectangle with its centre at (x, y)."""
    if turn:
        return group(box(w, h, 0, 0, r, cls), x=x, y=y, turn=turn, key=key, handle=handle, tip=tip)
    return Shape(
        "rect",
        key=key,
        x=number(x - w / 2),
        y=number(y - h / 2),
        w=number(w),
        h=number(h),
        r=r,
        cls=cls,
        handle=handle,
        tip=tip,
    )


@once
def disc(
    r: float,
    x: float = 0,
    y: float = 0,
    cls: str = "",
    *,
    key: str = "",
    handle: str = "",
    tip: str = "",
) -> Shape:
    """A circle."""
    return Shape("circle", key=key, x=number(x), y=number(y), r=r, cls=cls, handle=handle, tip=tip)


@once
def path(
    d: str, cls: str = "", x: float = 0, y: float = 0, *, key: str = "", tip: str = ""
) -> Shape:
    """A path in its own coordinates, its origin at (x, y)."""
    return Shape("path", key=key, x=number(x), y=number(y), d=d, cls=cls, tip=tip)


@once
def art(
    name: str,
    w: float,
    h: float = 0,
    x: float = 0,
    y: float = 0,
    cls: str = "",
    *,
    key: str = "",
    tip: str = "",
    handle: str = "",
    turn: float = 0,
) -> Shape:
    """A piece of art with its centre at (x, y); as high as wide if *h* is left out."""
    h = h or w
    if turn:
        inner = art(name, w, h, cls=cls)
        return group(inner, x=x, y=y, turn=turn, key=key, tip=tip, handle=handle)
    return Shape(
        "use",
        key=key,
        x=number(x - w / 2),
        y=number(y - h / 2),
        w=number(w),
        h=number(h),
        use=name,
        cls=cls,
        tip=tip,
        handle=handle,
    )


# Text


@once
def text(
    words: str,
    x: float = 0,
    y: float = 0,
    size: int = 16,
    cls: str = "",
    anchor: Anchor = "mid",
    key: str = "",
) -> Shape:
    """A line of text: x is its middle, start or end as *anchor* says, y the middle."""
    assert size in SIZES, f"the theme has no text of size {size}; there are {SIZES}"
    place = "" if anchor == "start" else f" {anchor}"
    classes = f"s{size}{place} {cls}".rstrip()
    return Shape("text", key=key, x=number(x), y=number(y + size * 0.35), text=words, cls=classes)


def width_of(words: str, size: float, bold: bool = False) -> float:
    """About how wide a text is, rather a little too much: fonts differ."""
    ems = sum(WIDTHS.get(c, CAPITAL if c.isupper() else SMALL_LETTER) for c in words)
    return size * ems * (BOLD if bold else 1)


def shortened(words: str, width: float, size: float, bold: bool = False) -> str:
    """A text with an ellipsis where it is too wide."""
    if width_of(words, size, bold) <= width:
        return words
    while words and width_of(f"{words}…", size, bold) > width:
        words = words[:-1].rstrip()
    return f"{words}…"


def wrapped(words: str, width: float, size: float, bold: bool = False) -> list[str]:
    """A text broken between words into lines of that width; a long word has a line of its own."""
    rows: list[str] = []
    for word in words.split():
        if rows and width_of(f"{rows[-1]} {word}", size, bold) <= width:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return rows


@lru_cache(maxsize=4096)
def fitted(words: str, width: float, size: int, bold: bool, most: int) -> tuple[int, list[str]]:
    """The largest size, down to seven tenths, in which a text fits, and its lines."""
    rows: list[str] = []
    for smaller in reversed([s for s in SIZES if size * 0.7 <= s <= size]):
        size, rows = smaller, wrapped(words, width, smaller, bold)
        if len(rows) <= most and all(width_of(line, size, bold) <= width for line in rows):
            break
    return size, rows


@once
def lines(
    words: str,
    x: float,
    y: float,
    width: float,
    size: int = 16,
    cls: str = "",
    anchor: Anchor = "mid",
    most: int = 9,
    top: bool = False,
    key: str = "",
) -> Shape:
    """A text on several lines around y, or from y downwards if *top*; smaller if it must."""
    size, rows = fitted(words, width, size, "bold" in cls.split(), most)
    leading = size * 1.18
    first = size / 2 if top else -leading * (len(rows) - 1) / 2
    if len(rows) == 1:
        return text(rows[0], x, y + first, size, cls, anchor, key)
    spread = [
        text(line, 0, first + i * leading, size, cls, anchor) for i, line in enumerate(rows[:most])
    ]
    return group(*spread, x=x, y=y, key=key)


# Things: each with a shadow, a body, what is drawn on it, and a halo


def card(
    w: float,
    h: float,
    *face: Shape,
    x: float = 0,
    y: float = 0,
    r: float = 8,
    body: str = "card",
    key: str = "",
    handle: str = "",
    tip: str = "",
    cls: str = "",
    turn: float = 0,
) -> Shape:
    """A card or tile lying on the table; *body* is the class of its surface."""
    shade = box(w, h, 1.5, 3, r, "shade")
    halo = box(w + 6, h + 6, 0, 0, r + 3, "halo")
    return group(
        shade,
        box(w, h, 0, 0, r, body),
        *face,
        halo,
        x=x,
        y=y,
        key=key,
        handle=handle,
        tip=tip,
        cls=cls,
        turn=turn,
    )


@once
def back(
    w: float,
    h: float,
    emblem: str = "lr-compass",
    *,
    x: float = 0,
    y: float = 0,
    cls: str = "",
    key: str = "",
    handle: str = "",
    tip: str = "",
    turn: float = 0,
) -> Shape:
    """A card face down: its back in the colour --c of *cls*, with an emblem."""
    size = min(w, h) * 0.56
    pattern = box(w - 8, h - 8, 0, 0, 5, "back-field")
    inner = box(w - 8, h - 8, 0, 0, 5, "back-hatch")
    sign = art(emblem, size, cls="back-emblem")
    return card(
        w,
        h,
        pattern,
        inner,
        sign,
        x=x,
        y=y,
        cls=cls,
        key=key,
        handle=handle,
        tip=tip,
        turn=turn,
        body="back",
    )


@once
def slot(w: float, h: float, x: float = 0, y: float = 0, r: float = 8, cls: str = "") -> Shape:
    """An empty place for a card or tile."""
    return box(w, h, x, y, r, f"slot {cls}".rstrip())


def pile(
    n: int,
    top: Shape,
    w: float,
    h: float,
    *,
    x: float = 0,
    y: float = 0,
    key: str = "",
    handle: str = "",
    tip: str = "",
) -> Shape:
    """A pile of *n* cards with *top* lying on it and its number; only its place if it is empty."""
    if not n:
        return group(slot(w, h), badge("0", 0, h / 2), x=x, y=y, key=key, handle=handle, tip=tip)
    layers = [
        box(w, h, -1.5 * i, -2.5 * i, 8, "card pile-edge") for i in range(min(4, (n + 3) // 4))
    ]
    lift = len(layers) - 1
    raised = group(top, x=-1.5 * lift, y=-2.5 * lift)
    shade = box(w, h, 2, 4, 8, "shade")
    halo = box(w + 6, h + 6, 0, 0, 11, "halo")
    count = badge(str(n), 0, h / 2)
    return group(shade, *layers, raised, halo, count, x=x, y=y, key=key, handle=handle, tip=tip)


@once
def badge(
    words: str, x: float = 0, y: float = 0, size: int = 16, cls: str = "", key: str = ""
) -> Shape:
    """A number or a few letters in a pill."""
    h = size * 1.5
    w = max(h, width_of(words, size, True) + size * 0.8)
    return group(
        box(w, h, 0, 0, h / 2, f"badge {cls}".rstrip()),
        text(words, 0, 0, size, "bold on-badge"),
        x=x,
        y=y,
        key=key,
    )


def token(
    r: float,
    *face: Shape,
    x: float = 0,
    y: float = 0,
    cls: str = "",
    key: str = "",
    handle: str = "",
    tip: str = "",
) -> Shape:
    """A round piece in the colour --c of *cls*."""
    return group(
        disc(r, 1, 2.5, "shade"),
        disc(r, 0, 0, "token"),
        disc(r * 0.8, 0, 0, "token-rim"),
        *face,
        disc(r + 3, 0, 0, "halo"),
        x=x,
        y=y,
        cls=cls,
        key=key,
        handle=handle,
        tip=tip,
    )


@once
def pawn(
    mark: str,
    *,
    x: float = 0,
    y: float = 0,
    size: float = 36,
    cls: str = "",
    key: str = "",
    handle: str = "",
    tip: str = "",
) -> Shape:
    """A standing figure in the colour --c of *cls* with a letter or number, or a piece of art."""
    if mark.startswith("lr-"):
        sign = art(mark, size * 0.36, y=size * 0.22, cls="mark")
    else:
        letters = max(s for s in SIZES if s <= max(SIZES[0], size * 0.42))
        sign = text(mark, 0, size * 0.2, letters, "bold on-c")
    halo = disc(round(size * 0.56, 1), 0, 0, "halo")
    return group(
        art("lr-pawn", size, size),
        sign,
        halo,
        x=x,
        y=y,
        cls=cls,
        key=key,
        handle=handle,
        tip=tip,
    )


@once
def seat_mark(seat: int, size: float, x: float = 0, y: float = 0, key: str = "") -> Shape:
    """The shape that stands for a seat in its colour: disc, square, triangle, diamond, star, …"""
    return art(f"lr-seat-{seat}", size, x=x, y=y, cls=f"p{seat}", key=key)


@once
def plate(
    w: float,
    h: float,
    label: str,
    value: str,
    *,
    x: float = 0,
    y: float = 0,
    cls: str = "",
    key: str = "",
    handle: str = "",
    tip: str = "",
) -> Shape:
    """A small sign with a label above its value: points, level, round."""
    big = max(s for s in SIZES if s <= h * 0.44)
    small = max(s for s in SIZES if s <= max(SIZES[0], h * 0.26))
    return group(
        box(w, h, 0, 0, 8, "plate"),
        lines(label, 0, -h * 0.24, w - 8, small, "soft", most=1),
        text(value, 0, h * 0.18, big, "bold"),
        box(w + 6, h + 6, 0, 0, 11, "halo"),
        x=x,
        y=y,
        cls=cls,
        key=key,
        handle=handle,
        tip=tip,
    )


def row(n: int, width: float, step: float, x: float = 0) -> list[float]:
    """The centres of *n* things in a row around *x*: *step* apart, closer if they must."""
    if n < 2:
        return [x] * n
    step = min(step, (width - step) / (n - 1)) if n * step > width else step
    return [x + (i - (n - 1) / 2) * step for i in range(n)]
