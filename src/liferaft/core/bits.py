"""Sets of small numbers as bit masks in one native int, and growing lists of native ints.

``BIT[i]`` is the set {i}. Do not write ``1 << i``: mypyc 2.4.1 compiles it to a 32-bit shift.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

WIDTH: Final = 63  # how many members a mask can have, 0 to 62


def _places() -> list[i64]:
    places: list[i64] = [0] * 67
    for i in range(WIDTH):
        places[pow(2, i) % 67] = i
    return places


BIT: Final[vec[i64]] = vec[i64]([i64(pow(2, i)) for i in range(WIDTH)])

# The powers of two leave different remainders by 67, so the remainder tells the place.
_PLACE: Final[vec[i64]] = vec[i64](_places())

_PAIRS: Final[i64] = 0x1555_5555_5555_5555
_FOURS: Final[i64] = 0x3333_3333_3333_3333
_BYTES: Final[i64] = 0x0F0F_0F0F_0F0F_0F0F


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _PLACE[(mask & -mask) % 67]


def count(mask: i64) -> i64:
    """How many members a set has."""
    n = mask - ((mask >> 1) & _PAIRS)  # the members of each two places, then of each four, …
    n = (n & _FOURS) + ((n >> 2) & _FOURS)
    n = (n + (n >> 4)) & _BYTES
    n += n >> 8
    n += n >> 16
    return (n + (n >> 32)) & 127


def nth(mask: i64, n: i64) -> i64:
    """The n-th smallest member of a set, counted from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def members(mask: i64) -> list[int]:
    """The members of a set in ascending order."""
    out: list[int] = []
    while mask:
        out.append(lowest(mask))
        mask &= mask - 1
    return out


def mask_of(items: list[int]) -> i64:
    """The set of these members."""
    mask: i64 = 0
    for i in items:
        mask |= BIT[i]
    return mask


def numbers(items: vec[i64]) -> list[int]:
    """The same numbers as an ordinary list."""
    return [x for x in items]  # noqa: C416: faster than list(items) when compiled


def listed(out: vec[i64], first: i64, mask: i64) -> vec[i64]:
    """Append *first* + i for every member i of a set, ascending."""
    while mask:
        out = append(out, first + _PLACE[(mask & -mask) % 67])
        mask &= mask - 1
    return out


def ascending(items: vec[i64]) -> vec[i64]:
    """A short list in ascending order, so that nothing in it tells in which order it was made."""
    out = items[:]
    for i in range(1, i64(len(out))):
        x = out[i]
        j = i
        while j > 0 and out[j - 1] > x:
            out[j] = out[j - 1]
            j -= 1
        out[j] = x
    return out
