"""Writing numbers into a tensor: floats of 32 bits, by their bit patterns in a vec of ints.

A number is divided by a power of two, so that it lies between -1 and 1 and nothing is rounded.
Every function writes at a place and returns the place after it; zeros are there already.
"""

import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

ONE: Final[i32] = 0x3F80_0000  # the bits of 1.0
MINUS: Final[i32] = -0x8000_0000  # the bit of a number below zero
HALF: Final[i32] = 0x80_0000  # taking this from the bits of a number halves it
BY_2: Final[i32] = HALF
BY_4: Final[i32] = 2 * HALF
BY_8: Final[i32] = 3 * HALF
BY_16: Final[i32] = 4 * HALF
BY_32: Final[i32] = 5 * HALF
BY_64: Final[i32] = 6 * HALF
BY_128: Final[i32] = 7 * HALF
BY_256: Final[i32] = 8 * HALF
BY_1024: Final[i32] = 10 * HALF
MOST: Final = 1023  # the largest number that can be written

BITS: Final[vec[i32]] = vec[i32](
    [i32(struct.unpack("<i", struct.pack("<f", n))[0]) for n in range(MOST + 1)]
)  # by number: the bits of the float


def _places() -> list[i64]:
    out: list[i64] = []
    for byte in range(256):
        packed = 0
        for place in range(8, 0, -1):
            if byte >> (place - 1) & 1:
                packed = packed * 16 + place
        out.append(packed)
    return out


PLACES: Final[vec[i64]] = vec[i64](_places())  # by set of eight: its members + 1, four bits each


def halvings(most: int) -> int:
    """How often a number up to *most* must be halved to be at most 1."""
    return max(0, (most - 1).bit_length())


def put(cells: vec[i32], at: i64, n: i64, by: i32) -> i64:
    """A number from -1023 to 1023, divided by a power of two: BY_2, BY_4, …"""
    if n > 0:
        cells[at] = BITS[n] - by
    elif n < 0:
        cells[at] = (BITS[-n] - by) | MINUS
    return at + 1


def put_flag(cells: vec[i32], at: i64, flag: bool) -> i64:
    """1 if it is so."""
    if flag:
        cells[at] = ONE
    return at + 1


def put_choice(cells: vec[i32], at: i64, i: i64, n: i64) -> i64:
    """A 1 at the place of one of *n* things; below 0 none of them."""
    if i >= 0:
        cells[at + i] = ONE
    return at + n


def put_set(cells: vec[i32], at: i64, mask: i64, n: i64) -> i64:
    """A 1 at the place of every member of a set; the binary digits of a number are one, too."""
    before = at - 1
    while mask:
        places = PLACES[mask & 255]
        while places:
            cells[before + (places & 15)] = ONE
            places >>= 4
        mask >>= 8
        before += 8
    return at + n


def put_pack(cells: vec[i32], at: i64, pack: i64, kinds: i64, by: i32) -> i64:
    """How many cards of each kind are in a pack."""
    place = at
    while pack:
        put(cells, place, pack & 15, by)
        pack >>= 4
        place += 1
    return at + kinds


def put_order(cells: vec[i32], at: i64, items: vec[i64], first: i64, n: i64, by: i32) -> i64:
    """By thing, from *first* on: its place in a list, counted from 1; below *first* is nothing."""
    for i in range(i64(len(items))):
        if items[i] >= first:
            put(cells, at + items[i] - first, i + 1, by)
    return at + n
