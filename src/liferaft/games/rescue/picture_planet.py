"""The planet of Rescue: 36 mine cards, the crews on them, the loaders around them."""

from functools import lru_cache
from typing import Final, NamedTuple

from liferaft.core.game import View
from liferaft.core.language import Translate
from liferaft.games.rescue.art import HIGH, WIDE
from liferaft.games.rescue.box import (
    CELL_IDS,
    CELLS,
    COLOURS,
    CREW_COLOURS,
    LOADER_IDS,
    NORTH,
    SLOT_CELL,
    SLOT_SIDE,
    SLOTS,
    SOUTH,
    SYMBOL_IDS,
    WIDTH,
)
from liferaft.games.rescue.terminal import acting, joined, marked, slot_name, tunnel, who
from liferaft.games.rescue.text import face_name
from liferaft.picture.kept import shows
from liferaft.picture.scene import Panel, Shape
from liferaft.picture.shapes import art, box, disc, group, path, row, text

GAP: Final = 2.0  # between two cards
PITCH_X: Final = WIDE + GAP
PITCH_Y: Final = HIGH + GAP
MARGIN: Final = 60.0  # around the planet, where loaders fly
ACROSS: Final = WIDTH * PITCH_X + 2 * MARGIN
DOWN: Final = WIDTH * PITCH_Y + 2 * MARGIN
HOVER: Final = 24.0  # from the surface to the middle of a loader
OUT: Final[tuple[tuple[int, int], ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))  # by side

SIZES: Final[tuple[float, ...]] = (50, 46, 42, 37)  # of workers, by how many crews are on a card

Place = tuple[float, float]
Face = tuple[int, int]  # the exits of a card and its symbol; -1 if nobody knows them


def middle_of(cell: int) -> Place:
    """Where the middle of a card is."""
    line, column = divmod(cell, WIDTH)
    return MARGIN + (column + 0.5) * PITCH_X, MARGIN + (line + 0.5) * PITCH_Y


def pad(slot: int) -> Place:
    """Where a loader flies that is at a slot."""
    x, y = middle_of(SLOT_CELL[slot])
    dx, dy = OUT[SLOT_SIDE[slot]]
    return x + dx * (PITCH_X / 2 + HOVER), y + dy * (PITCH_Y / 2 + HOVER)


@shows(
    "seats", "exits", "symbols", "other_exits", "other_symbols", "colours", "changed", "loaders",
    "workers", "aboard", "step", "about", "thing", "over",
)  # fmt: skip
def planet(view: View, title: str, _: Translate) -> Panel:
    """Space, the planet, and the loaders that fly around it."""
    near: set[int] = set()
    for start in acting(view):
        if start not in near:
            near |= joined_to(start, tuple(view["exits"]))
    names = tuple(who(view, seat, _) for seat in range(view["seats"]))
    ends = marked(view)
    changing = view["step"] == "change"
    moving = view["thing"] >> 3 if view["step"] == "destination" else -1
    shapes = [
        box(ACROSS, DOWN, ACROSS / 2, DOWN / 2, 14, "res-space"),
        box(ACROSS, DOWN, ACROSS / 2, DOWN / 2, 14, "res-stars"),
        box(ACROSS, DOWN, ACROSS / 2, DOWN / 2, 14, "res-glow"),
        path(PADS, "res-pads"),
        gangways(view),
    ]
    for cell in range(CELLS):
        marks = Marks(
            near=cell in near,
            end=cell in ends and not changing,
            chosen=cell in ends and changing,
            last=cell == view["changed"],
            moving=view["about"] if cell == moving else -1,
        )
        upper = (view["exits"][cell], view["symbols"][cell])
        lower = (view["other_exits"][cell], view["other_symbols"][cell])
        there = tuple(crew[cell] for crew in view["workers"])
        told = names if any(there) else ()
        shapes.append(place(cell, view["colours"][cell], upper, lower, there, told, marks, _))
    x, y = middle_of(2 * WIDTH + 2)
    middle = box(2 * PITCH_X, 2 * PITCH_Y, x + PITCH_X / 2, y + PITCH_Y / 2, 12, "res-middle")
    shapes.append(middle)
    shapes += [loader(view, i, _) for i in range(len(LOADER_IDS))]
    return Panel("planet", "board", ACROSS, DOWN, shapes, title)


@lru_cache(maxsize=1024)
def joined_to(cell: int, exits: tuple[int, ...]) -> frozenset[int]:
    """All cells that tunnels join to one, by the exits of the cards."""
    return frozenset(tunnel({"exits": exits}, cell))


# Cards


class Marks(NamedTuple):
    """What is special about a card at the moment."""

    near: bool  # a worker who may move can walk there
    end: bool  # a move may end there
    chosen: bool  # it is being changed
    last: bool  # it was changed last
    moving: int  # whose worker is about to leave it; -1 if nobody's


@lru_cache(maxsize=4096)
def place(
    cell: int,
    colour: int,
    upper: Face,
    lower: Face,
    there: tuple[int, ...],
    names: tuple[str, ...],
    marks: Marks,
    _: Translate,
) -> Shape:
    """A card with its name, what lies below it, and the workers on it, by seat."""
    face = [*mine_face(colour, *upper), text(CELL_IDS[cell], -31, -37, 16, "bold res-name")]
    face.append(below(*lower))
    if marks.last:
        face.append(box(WIDE - 8, HIGH - 8, 0, 0, 7, "res-last"))
    if marks.end:
        face.append(box(WIDE - 5, HIGH - 5, 0, 0, 8, "res-goal"))
    face += crews(cell, there, marks.moving)
    face.append(box(WIDE + 2, HIGH + 2, 0, 0, 10, "halo"))
    classes = f"res-{COLOURS[colour]}"
    classes += (" res-near" if marks.near else "") + (" active" if marks.chosen else "")
    x, y = middle_of(cell)
    handle = f"cell:{cell}"
    tip = told(cell, upper, lower, there, names, _)
    return group(*face, x=x, y=y, cls=classes, key=handle, handle=handle, tip=tip)


@lru_cache(maxsize=1024)
def mine_face(colour: int, exits: int, symbol: int) -> tuple[Shape, ...]:
    """Rock, tunnels and symbol of a face; nothing but rock and a question if nobody knows it."""
    rock = art(f"res-rock-{COLOURS[colour]}", WIDE, HIGH)
    if exits < 0:
        return (rock, text("?", 0, 0, 48, "bold res-name"))
    way = art(f"res-tunnel-{exits}", WIDE, HIGH)
    return (rock, way, art(f"res-symbol-{SYMBOL_IDS[symbol]}", 32, 0, 29, -33))


@lru_cache(maxsize=256)
def below(exits: int, symbol: int) -> Shape:
    """The other face of a card, small in its corner."""
    if exits < 0:
        return text("?", 36, 38, 18, "bold res-name")
    small = art(f"res-small-{exits}", 19, 20.6, 24, 37)
    return group(small, text(SYMBOL_IDS[symbol], 40, 38, 15, "bold res-name"))


def mine_card(colour: int, exits: int, symbol: int, x: float, y: float, scale: float) -> Shape:
    """A mine card that does not lie on the planet."""
    face = mine_face(colour, exits, symbol)
    return group(*face, x=x, y=y, scale=scale, cls=f"res-{COLOURS[colour]}")


def told(
    cell: int,
    upper: Face,
    lower: Face,
    there: tuple[int, ...],
    names: tuple[str, ...],
    _: Translate,
) -> str:
    """A card in words: exits, symbol, the face below, who stands there."""
    parts = [face_name(*upper, _)]
    if lower[0] >= 0:
        parts.append(_("below: {face}").format(face=face_name(*lower, _)))
    for name, n in zip(names, there):
        if n:
            parts.append(f"{name} ×{n}" if n > 1 else name)
    return f"{CELL_IDS[cell]}: {'; '.join(parts)}"


# Workers


def crews(cell: int, there: tuple[int, ...], moving: int) -> list[Shape]:
    """The workers on a card: one crew in its middle, or up to four side by side."""
    seats = [seat for seat, n in enumerate(there) if n]
    size = SIZES[len(seats) - 1]
    shapes: list[Shape] = []
    for seat, x in zip(seats, row(len(seats), WIDE, size * 0.7)):
        key = f"worker:{seat}:{cell}"
        shapes.append(worker(seat, size, x, -1, key, there[seat], seat == moving))
    return shapes


@lru_cache(maxsize=1024)
def worker(
    seat: int, size: float, x: float, y: float, key: str = "", n: int = 1, active: bool = False
) -> Shape:
    """A worker with a lamp, the sign of the crew on the chest; and how many stand there."""
    parts = [
        art("res-worker", size),
        art(f"lr-sign-{seat}", size * 0.24, y=size * 0.28, cls="mark"),
    ]
    if n > 1:
        parts.append(text(str(n), 0, size * 0.66, 16, "bold res-name"))
    parts.append(disc(round(size * 0.6, 1), 0, 0, "halo"))
    cls = f"res-{CREW_COLOURS[seat]}" + (" active" if active else "")
    return group(*parts, x=x, y=y, key=key, cls=cls)


# Loaders


def gangways(view: View) -> Shape:
    """Bridges from exits on the surface to the loaders that wait there."""
    d = ""
    for slot in view["loaders"]:
        cell, side = int(SLOT_CELL[slot]), int(SLOT_SIDE[slot])
        if joined(view, cell, side):
            x, y = pad(slot)
            dx, dy = OUT[side]
            d += f"M{x:g} {y:g}L{x - dx * (HOVER + 6):g} {y - dy * (HOVER + 6):g}"
    return path(d, "res-gang", key="gangways")


def loader(view: View, i: int, _: Translate) -> Shape:
    """A loader on its way round the planet, and who is on board."""
    slot = view["loaders"][i]
    side = int(SLOT_SIDE[slot])
    x, y = pad(slot)
    dx, dy = OUT[side]
    aboard = [seat for seat in range(view["seats"]) if view["aboard"][seat][i]]
    parts = [
        art("res-loader", 66, 47, turn=90 * side),
        text(LOADER_IDS[i], -dy * -6 if side in (NORTH, SOUTH) else 0, 0, 18, "bold black"),
    ]
    first = -(len(aboard) - 1) / 2
    for place_, seat in enumerate(aboard):
        along = (first + place_) * 34
        sign = art(f"lr-seat-{seat}", 17, cls=f"res-{CREW_COLOURS[seat]}")
        number = text(str(view["aboard"][seat][i]), 14, 0, 14, "bold white")
        at_x, at_y = (along - 7, dy * 28) if side in (NORTH, SOUTH) else (dx * 24 - 8, along * 0.6)
        parts.append(group(sign, number, x=at_x, y=at_y))
    parts.append(box(74, 54, 0, 0, 16, "halo", turn=90 * side) if side % 2 else HALO)
    crew = ", ".join(f"{who(view, seat, _)} {view['aboard'][seat][i]}" for seat in aboard)
    tip = f"{LOADER_IDS[i]}, {slot_name(slot, _)}" + (f": {crew}" if crew else "")
    handle = f"loader:{i}"
    return group(*parts, x=x, y=y, key=handle, handle=handle, tip=tip)


HALO: Final = box(74, 54, 0, 0, 16, "halo")
PADS: Final = "".join(
    f"M{x - 13:g} {y:g}a13 13 0 1 0 26 0 13 13 0 1 0-26 0" for x, y in map(pad, range(SLOTS))
)
