"""Packs of cards in one int."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from liferaft.core.pack import KINDS, MOST, ONE, drawn, held, packed, size, unpacked
from liferaft.core.rng import seeded

COUNTS = st.lists(st.integers(0, MOST), min_size=1, max_size=KINDS)


@given(COUNTS)
def test_a_pack_counts_its_cards(counts: list[int]) -> None:
    pack = packed(counts)
    assert unpacked(pack, len(counts)) == counts
    assert size(pack) == sum(counts)
    assert [held(pack, kind) for kind in range(len(counts))] == counts


@given(COUNTS, st.data())
def test_cards_are_added_and_taken_away(counts: list[int], data: st.DataObject) -> None:
    kind = data.draw(st.integers(0, len(counts) - 1))
    change = 1 if counts[kind] < MOST else -1
    after = [n + change * (i == kind) for i, n in enumerate(counts)]
    assert unpacked(packed(counts) + change * ONE[kind], len(counts)) == after


@given(COUNTS.filter(any), st.integers(0, 99))
def test_only_a_card_of_the_pack_is_drawn(counts: list[int], seed: int) -> None:
    assert counts[drawn(packed(counts), seeded(seed))] > 0


def test_each_card_is_as_likely() -> None:
    rng = seeded(2)
    draws = Counter(drawn(packed([5, 0, 1, 15, 3]), rng) for _ in range(24_000))
    assert set(draws) == {0, 2, 3, 4}
    for kind, cards in ((0, 5), (2, 1), (3, 15), (4, 3)):
        assert abs(draws[kind] - 1000 * cards) < 6 * (1000 * cards) ** 0.5


def test_the_largest_pack() -> None:
    pack = packed([MOST] * KINDS)
    assert size(pack) == MOST * KINDS
    assert held(pack, KINDS - 1) == MOST


@pytest.mark.parametrize("counts", [[16], [-1], [0] * 16])
def test_what_does_not_fit_is_refused(counts: list[int]) -> None:
    with pytest.raises(ValueError, match="a pack holds up to 15 cards of up to 15 kinds, not"):
        packed(counts)
