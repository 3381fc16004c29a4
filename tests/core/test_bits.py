"""Sets in one int: what is compiled agrees with plain Python, up to the highest bit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.agenda import frame, seat_of, step_of, thing_of
from liferaft.core.bits import BIT, WIDTH, count, listed, lowest, mask_of, members, nth, numbers

SETS = st.sets(st.integers(0, WIDTH - 1)).map(sorted)
SOME = st.sets(st.integers(0, WIDTH - 1), min_size=1).map(sorted)


def plain(items: list[int]) -> int:
    return sum(1 << i for i in items)


def test_one_bit_for_each_member() -> None:
    assert list(BIT) == [1 << i for i in range(63)]


@pytest.mark.parametrize("i", range(WIDTH))
def test_every_single_bit(i: int) -> None:
    assert lowest(BIT[i]) == i
    assert members(BIT[i]) == [i]
    assert count(BIT[i]) == 1
    assert mask_of([i]) == 1 << i


@given(SETS)
def test_members_and_count(items: list[int]) -> None:
    assert members(plain(items)) == items
    assert count(plain(items)) == len(items)
    assert mask_of(items) == plain(items)


@given(SOME, st.data())
def test_lowest_and_nth(items: list[int], data: st.DataObject) -> None:
    n = data.draw(st.integers(0, len(items) - 1))
    assert lowest(plain(items)) == items[0]
    assert nth(plain(items), n) == items[n]


@given(SETS, st.integers(0, 1000))
def test_listed_appends_in_order(items: list[int], first: int) -> None:
    out = listed(vec[i64]([5]), first, plain(items))
    assert numbers(out) == [5, *[first + i for i in items]]


def test_the_full_set() -> None:
    assert members(2**63 - 1) == list(range(63))
    assert count(2**63 - 1) == 63
    assert nth(2**63 - 1, 62) == 62


@given(st.integers(0, 255), st.integers(0, 255), st.integers(0, 2**46 - 1))
def test_a_frame_keeps_step_seat_and_thing(step: int, seat: int, thing: int) -> None:
    f = frame(step, seat, thing)
    assert (step_of(f), seat_of(f), thing_of(f)) == (step, seat, thing)


def test_a_frame_of_a_step_alone() -> None:
    assert frame(3) == 3
    assert (seat_of(frame(3)), thing_of(frame(3))) == (0, 0)
