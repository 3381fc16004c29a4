"""Single pieces of Habitats: a tile wherever it lies, a jeep, an entrance."""

from functools import lru_cache
from typing import Final

from liferaft.core.language import Translate
from liferaft.games.habitats.art import NEED_Y, TOWER_Y, need_places, tile_art
from liferaft.games.habitats.art_things import MARKS
from liferaft.games.habitats.box import ANIMAL, KIND, TOWER
from liferaft.games.habitats.signs import points_name, tile_name, worth
from liferaft.picture.kept import once
from liferaft.picture.scene import Shape
from liferaft.picture.shapes import art, box, group, path

HALF: Final = 50.0  # of a tile as it is drawn; a piece is scaled to where it lies
COIN: Final = 37.0
TICK: Final = "m-4.5 .5 3.5 3.500 6-7"

Met = tuple[tuple[float, float], ...]  # the places of ticks on a tile


@once
def tile_piece(
    tile: int,
    turn: int,
    x: float,
    y: float,
    size: float,
    key: str,
    *,
    points: int = 0,
    met: Met = (),
    handle: str = "",
    tip: str = "",
    cls: str = "",
) -> Shape:
    """A tile with what it scores now and ticks where its needs are met."""
    face = tile_face(tile, turn, points, met, bool(handle))
    scale = round(size / 100, 3)
    return group(*face, x=x, y=y, scale=scale, key=key, handle=handle, tip=tip, cls=cls)


@lru_cache(maxsize=4096)
def tile_face(tile: int, turn: int, points: int, met: Met, raised: bool) -> tuple[Shape, ...]:
    """What a piece is made of; one that can be clicked casts a shadow and has a halo."""
    face = [art(tile_art(tile, turn), 100)]
    if raised:
        face.insert(0, box(100, 100, 2, 4, 10, "shade"))
    if met:
        face.append(path("".join(f"{_disc(x, y)}M{x:g} {y:g}{TICK}" for x, y in met), "hab-met"))
    if points and KIND[tile] == ANIMAL:
        face.append(box(96, 96, 0, 0, 9, "hab-glad"))
    if points:
        at = (-12.0, TOWER_Y - HALF) if KIND[tile] == TOWER else (-33.0, -33.0)
        face.append(art(f"hab-coin-{points}", COIN, 0, *at))
    if raised:
        face.append(box(106, 106, 0, 0, 12, "halo"))
    return tuple(face)


def _disc(x: float, y: float) -> str:
    return f"M{x - 9:g} {y:g}a9 9 0 1 0 18 0 9 9 0 1 0-18 0"


@lru_cache(maxsize=1024)
def met_needs(tile: int, lacks: tuple[int, ...]) -> Met:
    """The places of the signs for needs of an animal that are met."""
    left = list(lacks)
    out: list[tuple[float, float]] = []
    for need, x in reversed(need_places(tile)):
        if left[need]:
            left[need] -= 1
        else:
            out.append((x - HALF, NEED_Y - HALF))
    return tuple(out)


def met_sides(sides: list[int]) -> Met:
    """The places of the marks of a road tile at the sides where tiles lie."""
    return tuple((MARKS[side][0] - HALF, MARKS[side][1] - HALF) for side in sides)


@lru_cache(maxsize=1024)
def _told(tile: int, _: Translate) -> str:
    return f"{tile_name(tile, _)}: {worth(tile, _)}"


def told(tile: int, _: Translate, points: int = -1) -> str:
    """A tile in words; and what it scores now, if it lies in a park."""
    if points < 0:
        return _told(tile, _)
    return f"{_told(tile, _)}. " + _("Now: {points}.").format(points=points_name(points, _))


def entrance(seat: int) -> Shape:
    """The gate of a park with the sign of its seat."""
    sign = art(f"lr-sign-{seat}", 17, y=-20, cls="mark")
    return group(art("hab-gate", 100), sign)


def jeep(seat: int, beam: bool = False) -> list[Shape]:
    """A jeep that drives upwards, with the sign of its seat, in a square of 100."""
    parts = [art("hab-beam", 70, 62, 0, -72)] if beam else []
    return [*parts, art("hab-jeep", 92), art(f"lr-sign-{seat}", 28, y=18, cls="mark")]
