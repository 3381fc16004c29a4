"""The generator: the published algorithm, fair draws, forks that go their own way."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.rng import Rng, seeded

PUBLISHED = [
    235160590, 2967261163, 116171463, 2882324903, 362604721,
    4227106926, 1933307004, 1608300071, 2256615412, 2701957640,
]  # fmt: skip
WORDS = st.integers(0, 2**32 - 1)


def reference(words: list[int]) -> int:
    """sfc32 on plain ints; moves *words* on."""
    a, b, c, counter = words
    out = (a + b + counter) % 2**32
    turned = (c << 21 | c >> 11) % 2**32
    words[:] = [b ^ b >> 9, (c + (c << 3)) % 2**32, (turned + out) % 2**32, (counter + 1) % 2**32]
    return out


def fair_below(n: int, words: list[int]) -> int:
    """Lemire's draw on plain ints: outputs that would favour some numbers do not count."""
    while True:
        product = reference(words) * n
        if product % 2**32 >= 2**32 % n:
            return product >> 32


def test_the_published_numbers() -> None:
    rng = Rng(0, 12345, 0, 1)
    for _ in range(12):  # thrown away by the published way of seeding
        rng.next32()
    assert [rng.next32() for _ in PUBLISHED] == PUBLISHED


@given(words=st.lists(WORDS, min_size=4, max_size=4))
def test_it_is_sfc32_from_any_words(words: list[int]) -> None:
    rng = Rng(*words)
    for _ in range(20):
        assert rng.next32() == reference(words)
        assert rng.words() == words


@given(words=st.lists(WORDS, min_size=4, max_size=4), n=st.integers(1, 2**31))
def test_below_is_exactly_fair(words: list[int], n: int) -> None:
    rng = Rng(*words)
    for _ in range(10):
        assert rng.below(n) == fair_below(n, words)


@pytest.mark.parametrize("n", [3 * 2**29, 2**31 - 1, 2**31])
def test_below_at_wide_bounds(n: int) -> None:
    rng = seeded(5)
    draws = [rng.below(n) for _ in range(2000)]
    assert 0 <= min(draws) < n // 100
    assert n - n // 100 < max(draws) < n


def test_below_one_is_always_nought() -> None:
    rng = seeded(1)
    assert {rng.below(1) for _ in range(50)} == {0}


@pytest.mark.parametrize("n", [2, 3, 6, 7, 24, 28])
def test_below_is_uniform(n: int) -> None:
    rng = seeded(n)
    counts = Counter(rng.below(n) for _ in range(1000 * n))
    assert set(counts) == set(range(n))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < n + 6 * (2 * n) ** 0.5


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng = seeded(3)
    orders = Counter(tuple(rng.shuffled(vec[i64]([1, 2, 3]))) for _ in range(6000))
    assert len(orders) == 6
    assert max(orders.values()) - min(orders.values()) < 200


def test_a_shuffle_leaves_the_original() -> None:
    deck = vec[i64](list(range(50)))
    shuffled = seeded(8).shuffled(deck)
    assert list(deck) == list(range(50)) == sorted(shuffled)
    assert list(shuffled) != list(deck)


def test_nothing_and_one_can_be_shuffled() -> None:
    assert list(seeded(0).shuffled(vec[i64]())) == []
    assert list(seeded(0).shuffled(vec[i64]([7]))) == [7]


def test_a_copy_has_the_same_future_and_shares_nothing() -> None:
    rng = seeded(11)
    copy = rng.copy()
    expected = [rng.next32() for _ in range(5)]
    assert [copy.next32() for _ in range(5)] == expected


def test_a_fork_has_a_future_of_its_own_and_the_original_moves_on() -> None:
    rng, again = seeded(11), seeded(11)
    fork, second = rng.fork(), rng.fork()
    assert len({tuple(r.words()) for r in (rng, again, fork, second)}) == 4
    assert fork.words() == again.fork().words()


def test_small_seeds_differ_from_the_first_number_on() -> None:
    assert len({seeded(seed).next32() for seed in range(1000)}) == 1000


def test_all_bits_of_a_seed_matter() -> None:
    assert len({tuple(seeded(1 << bit).words()) for bit in range(128)}) == 128


@pytest.mark.parametrize("seed", [-1, 2**128])
def test_a_seed_out_of_bounds_is_named(seed: int) -> None:
    with pytest.raises(ValueError, match=rf"from 0 to 2\*\*128 - 1, not {seed}"):
        seeded(seed)
