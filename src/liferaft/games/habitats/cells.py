"""The cells of a park, and which way one lies from another.

A park has no size limit (HAB-4.7), but nobody lays more than 24 tiles: 10 + 7 + 7 in the long game
of two. Every tile touches one that is there already, so none lies more than 24 steps from the
entrance. The cells within 24 steps are numbered row by row, the top row first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.games.habitats.box import PLANS, SIDES

MOST_TILES: Final = 24  # that a player can lay in a game
CELLS: Final = 1201  # within so many steps of the entrance
OUTSIDE: Final[i64] = 1201  # a step further than anybody gets


def _cells() -> list[tuple[int, int]]:
    cells: list[tuple[int, int]] = []
    for y in range(MOST_TILES, -MOST_TILES - 1, -1):
        wide = MOST_TILES - abs(y)
        for x in range(-wide, wide + 1):
            cells.append((x, y))
    return cells


_places: Final[list[tuple[int, int]]] = _cells()
_numbers: Final[dict[tuple[int, int], int]] = {place: i for i, place in enumerate(_places)}

X: Final[vec[i64]] = vec[i64]([i64(x) for x, _ in _places])  # by cell, growing to the right
Y: Final[vec[i64]] = vec[i64]([i64(y) for _, y in _places])  # by cell, growing upwards
CELL_IDS: Final[tuple[str, ...]] = tuple([f"{x},{y}" for x, y in _places])
ORIGIN: Final[i64] = _numbers[(0, 0)]  # where the entrance lies


def cell_at(x: int, y: int) -> int:
    """The number of a cell; OUTSIDE if nobody can get there."""
    return _numbers.get((x, y), int(OUTSIDE))


def _beside() -> list[i64]:
    beside: list[i64] = []
    for x, y in _places:
        for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            beside.append(cell_at(x + dx, y + dy))
    return beside


BESIDE: Final[vec[i64]] = vec[i64](_beside())  # by 4 × cell + side: the cell there


def below_entrance(cell: i64) -> bool:
    """HAB-4.2: whether a cell is in the column below the entrance."""
    return X[cell] == 0 and Y[cell] < 0


def look(a: i64, b: i64) -> i64:
    """Which of the eight ways cell *b* lies straight from cell *a*; -1 if in none of them."""
    dx = X[b] - X[a]
    dy = Y[b] - Y[a]
    if dx == 0:
        return -1 if dy == 0 else (0 if dy > 0 else 4)
    if dy == 0:
        return 2 if dx > 0 else 6
    if dx == dy:
        return 1 if dx > 0 else 5
    if dx == -dy:
        return 3 if dx > 0 else 7
    return -1


def distance(a: i64, b: i64) -> i64:
    """How many cells further *b* lies than *a* in a straight or diagonal line."""
    dx = X[b] - X[a]
    dy = Y[b] - Y[a]
    return max(dx, -dx, dy, -dy)


def _check() -> None:
    assert len(_places) == CELLS == OUTSIDE, f"there are {len(_places)} cells, not {CELLS}"
    assert len(BESIDE) == len(SIDES) * CELLS, "every cell has four sides"
    for plan in PLANS:
        for turns in (plan.turns, plan.long_turns):
            assert sum(turns) <= MOST_TILES, f"{plan.seats} seats lay more than {MOST_TILES} tiles"


_check()
