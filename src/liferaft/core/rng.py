"""The generator that every state carries: sfc32 by Chris Doty-Humphrey, four words of 32 bits."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final[i64] = 0xFFFF_FFFF
_STIR: Final = 16  # outputs thrown away after seeding, so that small seeds spread over all words


class Rng:
    """The same seed and the same calls give the same numbers, for ever and on every machine."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def next32(self) -> i64:
        """The next output: a number from 0 to 2**32 - 1."""
        out = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely as the others; n is at most 2**31."""
        product = self.next32() * n
        if (
            product & WORD < n
        ):  # Lemire: the few outputs that would favour some numbers are drawn again
            unfair = (WORD + 1 - n) % n
            while product & WORD < unfair:
                product = self.next32() * n
        return product >> 32

    def shuffled(self, items: vec[i64]) -> vec[i64]:
        """The same items in a new, random order."""
        out = items[:]
        i = i64(len(out)) - 1
        while i > 0:
            j = self.below(i + 1)
            x = out[i]
            out[i] = out[j]
            out[j] = x
            i -= 1
        return out

    def copy(self) -> "Rng":
        """A generator with the same future."""
        return Rng(self.a, self.b, self.c, self.counter)

    def fork(self) -> "Rng":
        """A generator with a future of its own; this one moves on."""
        out = Rng(self.next32(), self.next32(), self.next32(), 1)
        out.stir()
        return out

    def stir(self) -> None:
        """Throw away as many outputs as it takes for every word to depend on every other."""
        for _ in range(_STIR):
            self.next32()

    def words(self) -> list[int]:
        """The four words that are the whole generator."""
        return [self.a, self.b, self.c, self.counter]


def seeded(seed: int) -> Rng:
    """The generator of a seed from 0 to 2**128 - 1."""
    if not 0 <= seed < 1 << 128:
        raise ValueError(f"a seed is a number from 0 to 2**128 - 1, not {seed}")
    mask = 0xFFFF_FFFF
    rng = Rng(
        i64(seed & mask), i64(seed >> 32 & mask), i64(seed >> 64 & mask), i64(seed >> 96 & mask)
    )
    rng.stir()
    return rng
