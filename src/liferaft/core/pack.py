"""A small multiset of cards in one native int: four bits for each kind, up to 15 kinds.

``ONE[kind]`` is one card of a kind; packs are added and taken away with + and -.
A pile whose order nobody has seen is such a pack: its order does not exist until a card is drawn.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.rng import Rng

KINDS: Final = 15  # how many kinds fit into one pack
MOST: Final = 15  # how many cards of one kind fit

ONE: Final[vec[i64]] = vec[i64]([i64(pow(16, kind)) for kind in range(KINDS)])


def held(pack: i64, kind: i64) -> i64:
    """How many cards of a kind are in the pack."""
    return (pack >> (4 * kind)) & 15


def size(pack: i64) -> i64:
    """How many cards are in the pack."""
    n: i64 = 0
    while pack:
        n += pack & 15
        pack >>= 4
    return n


def drawn(pack: i64, rng: Rng) -> i64:
    """The kind of a card drawn at random from a pack that is not empty; it is not taken out."""
    left = rng.below(size(pack))
    kind: i64 = 0
    while left >= pack & 15:
        left -= pack & 15
        pack >>= 4
        kind += 1
    return kind


def packed(counts: list[int]) -> i64:
    """The pack with so many cards of kind 0, kind 1, …"""
    if len(counts) > KINDS or any(not 0 <= n <= MOST for n in counts):
        raise ValueError(f"a pack holds up to {MOST} cards of up to {KINDS} kinds, not {counts}")
    pack: i64 = 0
    for kind in range(len(counts)):
        pack += counts[kind] * ONE[kind]
    return pack


def unpacked(pack: i64, kinds: int) -> list[int]:
    """How many cards of each of the first *kinds* kinds are in the pack."""
    out: list[int] = []
    for kind in range(kinds):
        out.append(held(pack, kind))
    return out
