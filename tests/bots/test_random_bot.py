"""The bots by name, and the one that knows only the rules."""

import pytest

import liferaft
from liferaft.bots import bot, bots
from liferaft.core.errors import LiferaftError


def test_bots_are_found_by_name() -> None:
    assert "random" in bots()
    with pytest.raises(LiferaftError, match=r"no bot 'randon'; did you mean 'random'"):
        bot("randon")
    with pytest.raises(LiferaftError, match=r"there are: .*random"):
        bot("zzz")


def test_random_bot_plays_whole_games_on_blind_states_only() -> None:
    rng = liferaft.seeded(1)
    player = bot("random")
    state = liferaft.game("forbidden_island").new(3, 4)
    while not state.over:
        seat = state.asked()[0]
        before = state.text()
        action = player.choose(state.determinize(seat, rng), seat, rng)
        assert state.text() == before
        state.apply(action, seat)


def test_random_bot_chooses_every_legal_action_sooner_or_later() -> None:
    rng = liferaft.seeded(1)
    state = liferaft.game("forbidden_island").new(2, 3)
    chosen = {bot("random").choose(state, state.asked()[0], rng) for _ in range(300)}
    assert chosen == set(state.legal_actions())
