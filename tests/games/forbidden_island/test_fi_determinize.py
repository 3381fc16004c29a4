"""Forbidden Island: worlds dealt anew keep what everybody knows of the piles, and nothing else."""

from collections import Counter

import pytest
from fi import GAME, at, flood_layers, heard, tiles

from liferaft import SPECTATOR, State, seeded
from liferaft.games.forbidden_island.box import CARD_IDS, TILE_IDS
from liferaft.testing.diagram import do

WORLDS = 3_000
AFTER_WATERS_RISE = """
    seat engineer bronze_gate
    seat messenger silver_gate
    water 3
    flood_discards watchtower misty_marsh lost_lagoon cave_of_embers
    flooded watchtower misty_marsh lost_lagoon cave_of_embers
    treasure_pile R / ...
    agenda draw:0 act:0:1 floods:0 turn:1
"""


def chi_square(seen: Counter[str], expected: dict[str, float]) -> float:
    """How far counts are from what was expected; about as large as there are kinds if fair."""
    assert set(seen) <= set(expected)
    return sum((seen[kind] - n) ** 2 / n for kind, n in expected.items())


def floods(s: State) -> list[str]:
    """The tiles of the flood cards that follow when the actions end, in order."""
    s.listen()
    do(s, "done")
    return [TILE_IDS[item[0]] for item in heard(s, "flooded", "sank")]


@pytest.mark.parametrize("twice", [False, True])
def test_fi_10_1_the_cards_put_on_top_are_drawn_first_in_every_order(twice: bool) -> None:
    s = at(AFTER_WATERS_RISE)
    top = {"watchtower", "misty_marsh", "lost_lagoon", "cave_of_embers"}
    assert flood_layers(s)[0] == top
    rng = seeded(1)
    firsts: Counter[str] = Counter()
    orders: Counter[str] = Counter()
    for _ in range(WORLDS):
        world = s.determinize(0, rng)
        cards = floods(world.determinize(1, rng) if twice else world)
        assert len(cards) == 3
        assert set(cards) < top
        firsts[cards[0]] += 1
        orders[" ".join(cards)] += 1
    assert chi_square(firsts, dict.fromkeys(top, WORLDS / 4)) < 20  # 3 degrees: once in 5,000
    assert len(orders) == 24


def test_fi_13_4_below_the_known_layer_every_card_is_as_likely() -> None:
    s = at(AFTER_WATERS_RISE.replace("water 3", "water 7"))
    top = flood_layers(s)[0]
    below = set(TILE_IDS) - top
    rng = seeded(2)
    fifths: Counter[str] = Counter()
    for _ in range(WORLDS):
        cards = floods(s.determinize(SPECTATOR, rng))
        assert set(cards[:4]) == top
        fifths.update(cards[4:5])
    assert sum(fifths.values()) == WORLDS
    assert chi_square(fifths, dict.fromkeys(below, WORLDS / len(below))) < 50  # 19 degrees


def test_fi_9_1_every_treasure_card_is_as_likely_as_there_are_of_it() -> None:
    s = at("""
        seat engineer bronze_gate EEEE
        seat messenger silver_gate W
        agenda act:0:1 draw:0 turn:1
        treasure_discards HH
    """)
    left = dict(zip(CARD_IDS, (1, 4, 5, 5, 1, 2, 3)))  # E W F O H B R
    expected = {card: WORLDS * n / 21 for card, n in left.items()}
    rng = seeded(3)
    seen: Counter[str] = Counter()
    for _ in range(WORLDS):
        world = s.determinize(1, rng)
        world.listen()
        do(world, "done")
        seen.update(CARD_IDS[item[1]] for item in heard(world, "drew"))
    assert sum(seen.values()) == WORLDS
    assert chi_square(seen, expected) < 30  # 6 degrees


def test_fi_1_5_a_world_shows_every_seat_what_the_truth_shows() -> None:
    s = GAME.new(3, 5)
    rng = seeded(4)
    for seat in (SPECTATOR, 0, 1, 2):
        world = s.determinize(seat, rng)
        assert all(world.view(p) == s.view(p) for p in range(3))
        assert tiles(world, "flooded") == tiles(s, "flooded")
