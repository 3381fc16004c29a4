"""Perft from the start of every other game: shallow counts derived by hand, deeper ones noticed."""

import pytest

import liferaft
from liferaft.testing.perft import perft


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        # Rest, or hatch one of four animals (COM-1.2); then five cards may go or none (COM-6.2), or
        # two nests are open (COM-2.3); then another card, one of four golden ones, or the end.
        ("comet", [1 + 4, 5 + 1 + 4 * 2, 5 * (4 + 1) + 4 + 4 * 2]),
        # Each of two seats looks one of four ways (HAB-1.6); then forward, left or right (HAB-3.1).
        ("habitats", [4, 4 * 4, 4 * 4 * 3]),
        # Any of 36 cards (RES-5.1), each in one of three ways (RES-5.2); then cards or a swap.
        ("rescue", [36, 36 * 3, 225]),
        # The first seat keeps two of its seven cards one by one (IOC-4.1), then the other begins.
        ("isle_of_cats", [7, 7 * 6, 7 * 6 * 7]),
    ],
)
def test_counts_from_the_start(name: str, counts: list[int]) -> None:
    state = liferaft.game(name).new(2, 7)
    assert [perft(state, depth) for depth in (1, 2, 3)] == counts
