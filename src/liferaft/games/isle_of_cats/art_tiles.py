"""Tiles of The Isle of Cats, drawn from their cells: cats, Oshax and treasures.

A tile is drawn unturned, its cells 40 units wide, and once more mirrored. Its colours are the
variables --c, --deep, --pale and --coat of the class it is used with.
"""

from typing import Final

from liferaft.games.isle_of_cats.box import COMMON, OSHAX, RARE, SHAPE_IDS, SHAPE_ROWS, SHAPES
from liferaft.games.isle_of_cats.shapes import turned
from liferaft.picture.art import symbol

UNIT: Final = 40.0  # the side of a cell

Cell = tuple[int, int]
Point = tuple[float, float]
SIDES: Final[tuple[Cell, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))


def tile_art() -> dict[str, str]:
    """Every tile as it lies and mirrored, by name."""
    found = heads() | things()
    for shape in range(SHAPES):
        cells = turned(SHAPE_ROWS[shape], 0)
        wide, high = UNIT * len(SHAPE_ROWS[shape][0]), UNIT * len(SHAPE_ROWS[shape])
        name = tile_name(shape, 0)
        other = tile_name(shape, 4)
        inner = treasure(shape, cells) if shape >= COMMON else cat(shape, cells, wide < high)
        found[name] = symbol(name, inner, wide, high)
        drawn = f'<use href="#{name}" width="{wide:g}" height="{high:g}"/>'
        mirrored = f'<g transform="translate({wide:g} 0) scale(-1 1)">{drawn}</g>'
        found[other] = symbol(other, mirrored, wide, high)
    return found


def tile_name(shape: int, way: int) -> str:
    """The name of the art of a tile that lies in one of the eight ways, before it is turned."""
    return f"ioc-{SHAPE_IDS[shape]}{'-m' if way >= 4 else ''}"


# Outlines


def outline(cells: list[Cell], inset: float, r: float, unit: float = UNIT) -> str:
    """The path around cells, drawn in by *inset*, with corners of radius *r*."""
    there = set(cells)
    ahead: dict[Cell, Cell] = {}
    for x, y in cells:
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        for side, (dx, dy) in enumerate(SIDES):
            if (x + dx, y + dy) not in there:
                assert corners[side] not in ahead, "cells that meet only at a corner"
                ahead[corners[side]] = corners[(side + 1) % 4]
    whole = ""
    while ahead:
        ring = [min(ahead)]
        while ring[-1] in ahead:
            ring.append(ahead.pop(ring[-1]))
        whole += _rounded(_corners(ring[:-1]), inset, r, unit)
    return whole


def _corners(ring: list[Cell]) -> list[Cell]:
    """The points of a ring at which it turns."""
    out = []
    for i, (x, y) in enumerate(ring):
        (ax, ay), (bx, by) = ring[i - 1], ring[(i + 1) % len(ring)]
        if (x - ax, y - ay) != (bx - x, by - y):
            out.append((x, y))
    return out


def _rounded(ring: list[Cell], inset: float, r: float, unit: float) -> str:
    path = ""
    for i, (x, y) in enumerate(ring):
        into, out = _towards(ring[i - 1], (x, y)), _towards((x, y), ring[(i + 1) % len(ring)])
        # The tile lies on the right of somebody who walks around it.
        px = x * unit - inset * (into[1] + out[1])
        py = y * unit + inset * (into[0] + out[0])
        first = f"{px - r * into[0]:g} {py - r * into[1]:g}"
        last = f"{px + r * out[0]:g} {py + r * out[1]:g}"
        path += f"{'L' if path else 'M'}{first}Q{px:g} {py:g} {last}"
    return f"{path}Z"


def _towards(a: Cell, b: Cell) -> Cell:
    """The direction from one corner to another in its line."""
    return (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])


# Cats


def cat(shape: int, cells: list[Cell], tall: bool) -> str:
    """A cat that fills its cells: the body along them, a head and a tail at its ends, paws."""
    head, tail = ends(cells)
    edges = [
        ((x, y), (x + dx, y + dy))
        for x, y in cells
        for dx, dy in SIDES[1:3]
        if (x + dx, y + dy) in cells
    ]
    leaf = len(beside(tail, cells)) == 1
    spine = "".join(f"M{_at(a)}L{_at(b)}" for a, b in edges if not (leaf and tail in (a, b)))
    blocks = "".join(
        f"M{_at((x, y))}H{_middle(x + 1):g}V{_middle(y + 1):g}H{_middle(x):g}Z"
        for x, y in cells
        if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= set(cells)
    )
    body = f"{spine}{blocks}"
    line = 'stroke-linecap="round" stroke-linejoin="round"'
    wild = shape >= OSHAX
    edge = outline(cells, 1.2, 9)
    parts = [
        f'<path d="{edge}" transform="translate(0 2)" fill="#000" fill-opacity=".28"/>',
        f'<path d="{edge}" fill="var(--deep)"/>',
        f'<path d="{outline(cells, 3.4, 7.5)}" fill="var(--bed)"/>',
    ]
    if wild:
        parts.append(
            f'<path d="{outline(cells, 2.6, 8)}" fill="none" stroke="#f3cf6a" stroke-width="2.6"/>'
        )
    parts.append(_tail(tail, beside(tail, cells)[0], leaf, line))
    for width, paint in ((29, "var(--deep)"), (25.5, "var(--c)"), (25.5, "var(--coat)")):
        parts.append(
            f'<path d="{body}" fill="{paint}" stroke="{paint}" stroke-width="{width}" {line}/>'
        )
    for cell in cells:
        if cell not in (head, tail) and len(beside(cell, cells)) == 1:
            parts.append(_paw(cell, beside(cell, cells)[0]))
    if not leaf:
        parts.append(_curl(tail, line))
    parts.append(_head(head, shape, tall, wild))
    return "".join(parts)


def beside(cell: Cell, cells: list[Cell]) -> list[Cell]:
    """The cells side by side with one of a tile."""
    x, y = cell
    return [(x + dx, y + dy) for dx, dy in SIDES if (x + dx, y + dy) in cells]


def ends(cells: list[Cell]) -> tuple[Cell, Cell]:
    """The cell of the head and that of the tail: two ends of the tile, far from each other."""
    leaves = [cell for cell in cells if len(beside(cell, cells)) == 1]
    best: tuple[int, Cell, Cell] | None = None
    for head in leaves:
        far = _distances(head, cells)
        for tail in leaves if len(leaves) > 1 else cells:
            if tail != head and (best is None or far[tail] > best[0]):
                best = (far[tail], head, tail)
    assert best is not None, "a cat has at least one end"
    _, head, tail = best
    return (head, tail) if (head[1], head[0]) <= (tail[1], tail[0]) else (tail, head)


def _distances(start: Cell, cells: list[Cell]) -> dict[Cell, int]:
    far = {start: 0}
    reached = [start]
    for cell in reached:
        for other in beside(cell, cells):
            if other not in far:
                far[other] = far[cell] + 1
                reached.append(other)
    return far


def _middle(n: int) -> float:
    return UNIT * (n + 0.5)


def _at(cell: Cell) -> str:
    return f"{_middle(cell[0]):g} {_middle(cell[1]):g}"


def _tail(tail: Cell, root: Cell, leaf: bool, line: str) -> str:
    """A tail that winds through the last cell."""
    if not leaf:
        return ""
    dx, dy = tail[0] - root[0], tail[1] - root[1]
    x, y = _middle(root[0]), _middle(root[1])

    def at(along: float, across: float) -> str:
        return f"{x + along * dx - across * dy:g} {y + along * dy + across * dx:g}"

    winding = f"M{at(4, 0)}C{at(24, -2)} {at(28, -12)} {at(39, -10)}S{at(56, 5)} {at(46, 9)}"
    return (
        f'<path d="{winding}" fill="none" stroke="var(--deep)" stroke-width="14" {line}/>'
        f'<path d="{winding}" fill="none" stroke="var(--c)" stroke-width="10.5" {line}/>'
        f'<path d="{winding}" fill="none" stroke="var(--coat)" stroke-width="10.5" {line}/>'
        f'<path d="M{at(51, 4)}Q{at(51, 8)} {at(46, 9)}" fill="none" stroke="var(--pale)"'
        f' stroke-width="8.5" {line}/>'
    )


def _curl(cell: Cell, line: str) -> str:
    """A tail laid around the body, where the tile has no second end."""
    x, y = _middle(cell[0]), _middle(cell[1])
    winding = f"M{x + 20:g} {y + 9:g}Q{x - 9:g} {y + 14:g} {x - 9:g} {y - 3:g}"
    return (
        f'<path d="{winding}" fill="none" stroke="var(--deep)" stroke-width="12" {line}/>'
        f'<path d="{winding}" fill="none" stroke="var(--c)" stroke-width="8.5" {line}/>'
        f'<circle cx="{x - 9:g}" cy="{y - 3:g}" r="4" fill="var(--pale)"/>'
    )


def _paw(cell: Cell, root: Cell) -> str:
    """A paw at an end that is neither head nor tail."""
    dx, dy = cell[0] - root[0], cell[1] - root[1]
    x, y = _middle(cell[0]) + 4 * dx, _middle(cell[1]) + 4 * dy

    def toe(across: float) -> str:
        a, b = 2.5, 8.5
        return (
            f"M{x + a * dx - across * dy:g} {y + a * dy + across * dx:g}"
            f"L{x + b * dx - across * dy:g} {y + b * dy + across * dx:g}"
        )

    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="9.2" fill="var(--pale)"/>'
        f'<path d="{toe(-3)}{toe(3)}" stroke="var(--deep)" stroke-width="1.6"'
        ' stroke-linecap="round"/>'
    )


OPEN: Final = (
    '<ellipse cx="-6.2" cy="-1" rx="3.6" ry="4" fill="#fff7d6"/>'
    '<ellipse cx="6.2" cy="-1" rx="3.6" ry="4" fill="#fff7d6"/>'
    '<ellipse cx="-5.7" cy="-.6" rx="1.7" ry="3.1" fill="#1d1712"/>'
    '<ellipse cx="5.7" cy="-.6" rx="1.7" ry="3.1" fill="#1d1712"/>'
)
ASLEEP: Final = (
    '<path d="M-10-1q3.6 3.8 7.4 0M2.6-1q3.8 3.8 7.4 0" fill="none" stroke="#1d1712"'
    ' stroke-width="1.9" stroke-linecap="round"/>'
)
SLY: Final = (
    '<path d="M-10-2.5h7.6q-.4 5-3.6 5t-4-5ZM2.4-2.5H10q-.8 5-4 5t-3.6-5Z" fill="#fff7d6"/>'
    '<circle cx="-5.6" cy="-.6" r="1.9" fill="#1d1712"/>'
    '<circle cx="5.6" cy="-.6" r="1.9" fill="#1d1712"/>'
    '<path d="M-10.4-2.7h8.2M2.2-2.7h8.2" stroke="#1d1712" stroke-width="1.5"'
    ' stroke-linecap="round"/>'
)
EYES: Final = (OPEN, ASLEEP, OPEN, SLY)
SKULL: Final = "M-13.6-16.5Q-8-13-6.5-12.2q6.5-1.6 13 0 1.5-.8 7.1-4.3 1.9 7 1.7 12.5 1.7 14.5-15.3 15.8-17-1.3-15.3-15.8-.2-5.5 1.7-12.5Z"
RUFF: Final = (
    "M-17-6-20 1l4.5 2.5-1 6.5 5.5.5 2.5 6 6-3 2.5 5.5 2.5-5.5 6 3 2.5-6 5.5-.5-1-6.5L20 1l-3-7Z"
)
TUFTS: Final = '<path d="M-13.4-15.5-15.5-20l5 2.5M13.4-15.5 15.5-20l-5 2.5" fill="#2a2018"/>'


def _head(cell: Cell, shape: int, tall: bool, wild: bool) -> str:
    """A head that looks at the reader; a tall tile lies on its side where people see it first."""
    x, y = UNIT * cell[0], UNIT * cell[1]
    turn = f' transform="rotate(-90 {x + UNIT / 2:g} {y + UNIT / 2:g})"' if tall else ""
    name = f"ioc-{'wild' if wild else 'head'}-{shape % len(EYES)}"
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{UNIT:g}" height="{UNIT:g}"{turn}/>'


def heads() -> dict[str, str]:
    """The heads of cats and of Oshax, a cell large."""
    found: dict[str, str] = {}
    for kind, eyes in enumerate(EYES):
        found[f"ioc-head-{kind}"] = symbol(f"ioc-head-{kind}", head(eyes, False), UNIT, UNIT)
        found[f"ioc-wild-{kind}"] = symbol(f"ioc-wild-{kind}", head(eyes, True), UNIT, UNIT)
    return found


def head(eyes: str, wild: bool) -> str:
    """A head with these eyes; that of an Oshax has a ruff and tufts."""
    ruff = f'<path d="{RUFF}" fill="#f6e7c4" stroke="var(--deep)" stroke-width="1.4"/>'
    return (
        f'<g transform="translate(20 21.4) scale({0.92 if wild else 1.06})">{ruff if wild else ""}'
        f'<path d="{SKULL}" fill="var(--c)" stroke="var(--deep)" stroke-width="2.2"'
        ' stroke-linejoin="round"/>'
        f'<path d="{SKULL}" fill="var(--coat)" opacity=".4"/>'
        '<path d="M-12-13.5q3.5 2 4.3 2.8-2.8 1.2-4 3.4-.7-3-.3-6.2ZM12-13.5q-3.5 2-4.3 2.8'
        ' 2.8 1.2 4 3.4.7-3 .3-6.2Z" fill="#f3a9a0"/>'
        f'<ellipse cx="0" cy="6" rx="8.6" ry="5" fill="var(--pale)"/>{eyes}'
        '<path d="M-2 3.2h4l-2 2.3Z" fill="#d4545f"/>'
        '<path d="M0 5.5v1.5M-3.8 7.6q2 1.8 3.8-.6 1.8 2.4 3.8.6" fill="none" stroke="#1d1712"'
        ' stroke-width="1.2" stroke-linecap="round"/>'
        '<path d="M-8 5.5-15 4M-8 7.5-14.5 9M8 5.5 15 4M8 7.5 14.5 9" stroke="#fff"'
        ' stroke-opacity=".8" stroke-width=".9" stroke-linecap="round"/>'
        f"{TUFTS if wild else ''}</g>"
    )


# Treasures

COIN: Final = (
    '<circle r="12" cy="1.5" fill="#000" fill-opacity=".3"/><circle r="12" fill="#e9b949"'
    ' stroke="#8a5f10" stroke-width="1.8"/><circle r="8" fill="none" stroke="#a87a1c"'
    ' stroke-width="1.5"/><path d="M-4-1.5q4-6 8 0-1 6-4 6t-4-6ZM-4-1.5l-.5-4 3 1.5M4-1.5l.5-4-3 1.5"'
    ' fill="#a87a1c"/>'
)
SHELL: Final = (
    '<path d="M0 12Q-15 5-12-5-9-13 0-12q9-1 12 7 3 10-12 17Z" fill="#f2d7bd" stroke="#8d5f46"'
    ' stroke-width="1.8"/><path d="M0 11-8-7M0 11-3-11M0 11 3-11M0 11 8-7" stroke="#b9836a"'
    ' stroke-width="1.5"/>'
)
RING: Final = (
    '<circle r="8.5" cy="3" fill="none" stroke="#7a5410" stroke-width="6"/><circle r="8.5" cy="3"'
    ' fill="none" stroke="#f0c75e" stroke-width="3.2"/><path d="M-6-9l3-4h6l3 4-6 7Z" fill="#7fd0e6"'
    ' stroke="#1f5d73" stroke-width="1.5"/>'
)
CUP: Final = (
    '<path d="M-9-11H9q1 11-6 14v4q5 1 6 5H-9q1-4 6-5V3q-7-3-6-14Z" fill="#d9dde0" stroke="#555d64"'
    ' stroke-width="1.8" stroke-linejoin="round"/><path d="M-5-8q0 6 3 8" fill="none" stroke="#fff"'
    ' stroke-width="2" stroke-linecap="round"/>'
)
GEM: Final = (
    '<path d="M-13-4-6-11H6l7 7L0 13Z" fill="#4fd6c6" stroke="#0d5f5c" stroke-width="1.8"'
    ' stroke-linejoin="round"/><path d="M-13-4H13M-6-11-4-4 0 13 4-4 6-11" fill="none" stroke="#0d5f5c"'
    ' stroke-width="1.2"/><path d="M-6-11-4-4H-13Z" fill="#d6fff8"/>'
)
CROWN: Final = (
    '<path d="M-13 9-14-7l7 6L0-11 7-1l7-6L13 9Z" fill="#ffd75e" stroke="#7d5408" stroke-width="1.8"'
    ' stroke-linejoin="round"/><path d="M-13 9H13" stroke="#7d5408" stroke-width="3.5"/>'
    '<circle cy="3" r="3" fill="#e2485a"/><circle cx="-8" cy="3.5" r="2" fill="#4fd6c6"/>'
    '<circle cx="8" cy="3.5" r="2" fill="#4fd6c6"/>'
)
RUBY: Final = (
    '<path d="M0-13 11-6V6L0 13-11 6V-6Z" fill="#e2485a" stroke="#7b1526" stroke-width="1.8"/>'
    '<path d="M0-7 6-3.5v7L0 7-6 3.5v-7ZM0-13v6M11-6 6-3.5M11 6 6 3.5M0 13V7M-11 6l5-2.5M-11-6l5 2.5"'
    ' fill="none" stroke="#7b1526" stroke-width="1.2"/><path d="M0-13v6l-6 3.5L-11-6Z" fill="#ffb3bb"/>'
)
IDOL: Final = (
    '<path d="M-8 12q-3-8 1-13-5-3-3-9l4 3q6-4 12 0l4-3q2 6-3 9 4 5 1 13Z" fill="#ffd75e" stroke="#7d5408"'
    ' stroke-width="1.8" stroke-linejoin="round"/><circle cx="-3" cy="-3" r="1.6" fill="#1f7f5a"/>'
    '<circle cx="3" cy="-3" r="1.6" fill="#1f7f5a"/><path d="M-4 7h8" stroke="#7d5408"'
    ' stroke-width="1.5"/>'
)
COMMON_THINGS: Final = (COIN, SHELL, RING, CUP)
RARE_THINGS: Final = (GEM, CROWN, RUBY, IDOL)


def things() -> dict[str, str]:
    """What lies on treasures, a cell large."""
    found: dict[str, str] = {}
    for i, thing in enumerate((*COMMON_THINGS, *RARE_THINGS)):
        inner = f'<g transform="translate(20 20)">{thing}</g>'
        found[f"ioc-thing-{i}"] = symbol(f"ioc-thing-{i}", inner, UNIT, UNIT)
    return found


def treasure(shape: int, cells: list[Cell]) -> str:
    """A treasure: on plain wood if it is common, on velvet with a rim of gold if it is rare."""
    rare = shape >= RARE
    edge = outline(cells, 1.2, 8)
    parts = [
        f'<path d="{edge}" transform="translate(0 2)" fill="#000" fill-opacity=".28"/>',
        f'<path d="{edge}" fill="{"#7d5408" if rare else "#4b301a"}"/>',
    ]
    if rare:
        parts.append(f'<path d="{outline(cells, 2.6, 7)}" fill="#f3cf6a"/>')
        parts.append(f'<path d="{outline(cells, 6, 5)}" fill="#4a2348"/>')
    else:
        parts.append(f'<path d="{outline(cells, 3, 7)}" fill="#9a6b3f"/>')
        parts.append(
            f'<path d="{outline(cells, 5.5, 5)}" fill="none" stroke="#c79a66" stroke-width="1.5"'
            ' stroke-dasharray="4 3"/>'
        )
    first = shape - (RARE if rare else COMMON)
    kinds = len(RARE_THINGS)
    for i, (x, y) in enumerate(cells):
        number = (first + i) % kinds + (kinds if rare else 0)
        at = f'x="{UNIT * x:g}" y="{UNIT * y:g}"'
        parts.append(f'<use href="#ioc-thing-{number}" {at} width="{UNIT:g}" height="{UNIT:g}"/>')
    return "".join(parts)
