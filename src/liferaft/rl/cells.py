"""Writing numbers into a tensor: floats of 32 bits, by their bit patterns in a vec of ints.

A number is divided by a power of two, so that it lies between -1 and 1 and nothing is rounded.

Every function writes at a place and returns the place after it. A row can have notes: what was
written there last time, all of them 0 in a row of zeros. Written again, it is touched only where
something has changed; for that it must be written by the same calls in the same order. Without
notes a row of zeros is written once. A place is a cell and a note in one number.

Writers say i64(-1) where a choice between numbers would otherwise make objects of them.
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

WIDTH: Final[i64] = 32  # how many bits of a place are the cell
NOTE: Final[i64] = 0x1_0000_0000  # adding this to a place goes on to the next note
CELL: Final[i64] = NOTE - 1  # these bits

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
        cells[at & CELL] = BITS[n] - by
    elif n < 0:
        cells[at & CELL] = (BITS[-n] - by) | MINUS
    else:
        cells[at & CELL] = 0
    return at + 1


def put_flag(cells: vec[i32], at: i64, flag: bool) -> i64:
    """1 if it is so."""
    cells[at & CELL] = ONE if flag else i32(0)
    return at + 1


def put_all(cells: vec[i32], at: i64, mask: i64, bits: i32) -> None:
    """The same bits at the place of every member of a set."""
    before = (at & CELL) - 1
    while mask:
        places = PLACES[mask & 255]
        while places:
            cells[before + (places & 15)] = bits
            places >>= 4
        mask >>= 8
        before += 8


def put_news(cells: vec[i32], at: i64, news: i64, mask: i64) -> None:
    """A set in which only some things have come or gone."""
    if news & ~mask:
        put_all(cells, at, news & ~mask, 0)
    put_all(cells, at, news & mask, ONE)


def changed(notes: vec[i64], at: i64, word: i64) -> i64:
    """The bits in which a word differs from the one that was noted here; it takes its place."""
    if not len(notes):
        return word
    last = notes[at >> WIDTH]
    notes[at >> WIDTH] = word
    return last ^ word


def put_choice(cells: vec[i32], notes: vec[i64], at: i64, i: i64, n: i64) -> i64:
    """A 1 at the place of one of *n* things; below 0 none of them."""
    news = changed(notes, at, i + 1)
    if news:
        last = news ^ (i + 1)
        if last:
            cells[(at & CELL) + last - 1] = 0
        if i >= 0:
            cells[(at & CELL) + i] = ONE
    return at + n + NOTE


def put_set(cells: vec[i32], notes: vec[i64], at: i64, mask: i64, n: i64) -> i64:
    """A 1 at the place of every member of a set; the binary digits of a number are one, too."""
    news = changed(notes, at, mask)
    if news:
        put_news(cells, at, news, mask)
    return at + n + NOTE


def put_pack(cells: vec[i32], notes: vec[i64], at: i64, pack: i64, kinds: i64, by: i32) -> i64:
    """How many cards of each kind are in a pack."""
    news = changed(notes, at, pack)
    place = at
    while news:
        if news & 15:
            put(cells, place, pack & 15, by)
        news >>= 4
        pack >>= 4
        place += 1
    return at + kinds + NOTE


def put_order(
    cells: vec[i32], notes: vec[i64], at: i64, items: vec[i64], first: i64, n: i64, by: i32
) -> i64:
    """By thing, from *first* on: its place in a list, counted from 1; below *first* is nothing."""
    cell = (at & CELL) - first
    same = unchanged(notes, at, items)
    for i in range(same, noted(notes, at)):
        last = notes[(at >> WIDTH) + 1 + i]
        if last >= first:
            cells[cell + last] = 0
    for i in range(same, i64(len(items))):
        if items[i] >= first:
            cells[cell + items[i]] = BITS[i + 1] - by
    return note(notes, at + n, items, same, n)


def noted(notes: vec[i64], at: i64) -> i64:
    """How long the list was that was noted here; its items are in the notes that follow."""
    return notes[at >> WIDTH] if len(notes) else i64(0)


def unchanged(notes: vec[i64], at: i64, items: vec[i64]) -> i64:
    """How many items at the beginning of a list are those of the list that was noted here."""
    most = noted(notes, at)
    if most > i64(len(items)):
        most = i64(len(items))
    first = (at >> WIDTH) + 1
    for i in range(most):
        if items[i] != notes[first + i]:
            return i
    return most


def note(notes: vec[i64], at: i64, items: vec[i64], same: i64, most: i64) -> i64:
    """Note a list with room for so many items, of which the first are there already."""
    if len(notes):
        first = (at >> WIDTH) + 1
        for i in range(same, i64(len(items))):
            notes[first + i] = items[i]
        notes[first - 1] = i64(len(items))
    return at + NOTE * (most + 1)


def put_layers(
    cells: vec[i32], notes: vec[i64], at: i64, sets: vec[i64], last_first: bool, n: i64, by: i32
) -> i64:
    """By thing: the number of its set, counted from 1; then how many sets there are."""
    size = i64(len(sets))
    most = noted(notes, at)
    first = (at >> WIDTH) + 1
    for i in range(most):
        put_all(cells, at, notes[first + i] & ~layer(sets, i, last_first), 0)
    for i in range(size):
        now = layer(sets, i, last_first)
        put_all(cells, at, now & ~notes[first + i] if i < most else now, BITS[i + 1] - by)
    if len(notes):
        for i in range(size):
            notes[first + i] = layer(sets, i, last_first)
        notes[first - 1] = size
    put(cells, at + n, size, by)
    return at + n + 1 + NOTE * (n + 1)


def layer(sets: vec[i64], i: i64, last_first: bool) -> i64:
    """One of the sets; none if there are not so many."""
    size = i64(len(sets))
    if i >= size:
        return 0
    return sets[size - 1 - i] if last_first else sets[i]
