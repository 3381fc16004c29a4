"""OpenSpiel's own tests of every game, and its bots playing them."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import liferaft
from liferaft.rl.encoders import tensor
from liferaft.rl.openspiel import DICE, SIDES, SpielGame, SpielState

SHORT = ["forbidden_island", "habitats"]  # games that are over within a hundred decisions or so


def game_of(name: str, players: int = 2) -> SpielGame:
    game = pyspiel.load_game(f"liferaft_{name}(players={players})")
    assert isinstance(game, SpielGame)
    return game


def dealt(game: SpielGame, side: int = 7) -> SpielState:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(side)
    return state


@pytest.mark.parametrize("name", liferaft.games())
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(game_of(name), num_sims=1, serialize=name in SHORT, verbose=False)


@pytest.mark.parametrize("name", liferaft.games())
def test_games_and_states_can_be_stored(name: str) -> None:
    game = game_of(name)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    state = dealt(game)
    for _ in range(12):
        state.apply_action(state.legal_actions()[-1])
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", liferaft.games())
def test_the_dice_decide_what_chance_does(name: str) -> None:
    game = game_of(name)
    assert str(dealt(game, 1)) == str(dealt(game, 1)) != str(dealt(game, 2))
    state = dealt(game)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    assert len(state.chance_outcomes()) == SIDES == game.max_chance_outcomes()
    after = []
    for side in (3, 3, 4):
        copy = state.clone()
        copy.apply_action(side)
        after.append(str(copy))
    assert after[0] == after[1] != after[2]


@pytest.mark.parametrize("name", liferaft.games())
def test_observations(name: str) -> None:
    game = game_of(name)
    state = game.new_initial_state()
    assert not any(state.observation_tensor(0))
    state = dealt(game)
    for player in range(2):
        wanted = tensor(game.rules.encoder, state.held.state, player)
        assert state.observation_tensor(player) == wanted.tolist()
        assert '"step"' in state.observation_string(player)
    assert game.observation_tensor_shape() == [game.rules.layout.size]


@pytest.mark.parametrize("name", liferaft.games())
def test_resampling_keeps_what_a_player_knows(name: str) -> None:
    state = dealt(game_of(name))
    player = state.current_player()
    worlds = set()
    for number in (0.1, 0.2, 0.3):
        world = state.resample_from_infostate(player, lambda number=number: number)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
        worlds.add(str(world))
    assert len(worlds) == 3


def searchers(game: SpielGame, simulations: int, luck: np.random.RandomState) -> list[Any]:
    """OpenSpiel's two search bots, with random playouts."""
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    blind = ismcts.ISMCTSBot(
        game, evaluator, 1.4, simulations, use_observation_string=True, random_state=luck
    )
    # Its own way of dealing worlds takes the time of day for a seed
    blind.set_resampler(lambda state, p: state.resample_from_infostate(p, luck.random_sample))
    return [mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=luck), blind]


@pytest.mark.parametrize("name", liferaft.games())
def test_its_search_bots_play(name: str) -> None:
    game, luck = game_of(name), np.random.RandomState(1)
    bots = searchers(game, 2, luck)
    state = dealt(game)
    for bot in bots:
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        while state.is_chance_node():
            state.apply_action(int(luck.randint(SIDES)))


@pytest.mark.skipif(not liferaft.COMPILED, reason="takes minutes uncompiled")
@pytest.mark.parametrize("name", liferaft.games())
def test_its_search_bots_play_to_the_end(name: str) -> None:
    game, luck = game_of(name), np.random.RandomState(2)
    bots = searchers(game, 3, luck)
    state, decisions = dealt(game), [0, 0]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(luck.randint(SIDES)))
            continue
        player = state.current_player()
        state.apply_action(bots[player].step(state))
        decisions[player] += 1
    assert min(decisions) > 3, decisions
    assert sum(state.returns()) == pytest.approx(0) or game.rules.game.cooperative


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("liferaft_habitats(players=3,length=long,facing=fixed)")
    assert game.num_players() == 3
    assert game.rules.values["length"] == "long"
    assert game.rules.values["facing"] == "fixed"


def test_the_team_shares_its_utility() -> None:
    assert game_of("forbidden_island").get_type().utility == pyspiel.GameType.Utility.IDENTICAL
    assert game_of("rescue").get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


def test_dice_come_first() -> None:
    state = game_of("rescue").new_initial_state()
    assert str(state) == f"rescue: 0 of {DICE} dice thrown"
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 5) == "die 5"
    with pytest.raises(liferaft.LiferaftError, match="the dice have not been thrown"):
        state.resample_from_infostate(0, lambda: 0.5)


def test_an_illegal_action_is_refused_in_words_and_changes_nothing() -> None:
    state = dealt(game_of("rescue"))
    before = str(state)
    with pytest.raises(liferaft.IllegalAction, match=r"RES-3\.1: that is not what the game asks"):
        state._apply_action(100)
    assert str(state) == before
    state.apply_action(state.legal_actions()[0])
