"""The bot that takes what scores most by the end of its turn."""

import pytest

import liferaft
from liferaft.bots import bot
from liferaft.core.game import State


def winner_of(name: str, seed: int) -> list[float]:
    """A game of the greedy bot on seat 0 against the random one on seat 1."""
    rng = liferaft.seeded(seed)
    state: State = liferaft.game(name).new(2, seed)
    bots = [bot("greedy"), bot("random")]
    while not state.over:
        seat = state.asked()[0]
        state.apply(bots[seat].choose(state.determinize(seat, rng), seat, rng), seat)
    return state.outcome()


def test_greedy_bot_beats_the_random_one_at_habitats() -> None:
    won = sum(winner_of("habitats", seed)[0] for seed in range(4))
    assert won >= 3


@pytest.mark.parametrize("name", ["forbidden_island", "rescue", "isle_of_cats", "habitats"])
def test_greedy_bot_leaves_the_state_as_it_is_and_chooses_a_legal_action(name: str) -> None:
    rng = liferaft.seeded(5)
    state = liferaft.game(name).new(2, 5)
    for _ in range(12):
        seat = state.asked()[0]
        blind = state.determinize(seat, rng)
        before = blind.text()
        action = bot("greedy").choose(blind, seat, rng)
        assert blind.text() == before
        assert action in state.legal_actions(seat)
        state.apply(action, seat)
