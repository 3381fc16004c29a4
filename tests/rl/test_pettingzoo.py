"""PettingZoo's own tests of every game, and what other environments do not have."""

import copy
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pettingzoo
import pytest

import liferaft
from liferaft.rl.pettingzoo import Env, env, parallel_env

with warnings.catch_warnings():  # of games of PettingZoo's own, which its tests import
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

DICTS = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably"
)  # api_test knows by name which environments have masks


@DICTS
@pytest.mark.parametrize("name", liferaft.games())
@pytest.mark.parametrize("team", [False, True])
def test_api(name: str, team: bool) -> None:
    api_test(env(name, liferaft.game(name).seats[1], team=team), num_cycles=60)


@pytest.mark.parametrize("name", liferaft.games())
def test_seeds(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=40)


class Team:
    """A module such as max_cycles_test expects: one agent answers for all seats.

    It begins without a seed, and a game of Forbidden Island can be lost within the first turn.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def env(self, **options: Any) -> Any:
        return always_the_same(env(self.name, team=True, **options))

    def parallel_env(self, **options: Any) -> Any:
        return always_the_same(parallel_env(self.name, **options))


def always_the_same(table: Any) -> Any:
    """A table that begins with the same seed every time, and samples that follow from it."""
    begin = table.reset

    def reset(seed: int | None = None, options: Any = None) -> Any:
        for agent in table.possible_agents:
            table.action_space(agent).seed(1)
        return begin(seed=1, options=options)

    table.reset = reset
    return table


@pytest.mark.parametrize("name", liferaft.games())
def test_max_cycles(name: str) -> None:
    max_cycles_test(Team(name))


@pytest.mark.parametrize("name", liferaft.games())
def test_rendering(name: str) -> None:
    render_test(lambda **options: env(name, **options), {"svg": lambda text: "<svg" in text})


@pytest.mark.parametrize("name", liferaft.games())
def test_the_registry_knows_every_game(name: str) -> None:
    table = pettingzoo.make("aec", f"liferaft/{name}-v0", seats=2)
    table.reset(seed=1)
    assert str(table) == f"liferaft_{name}_v0"
    assert table.possible_agents == ["player_0", "player_1"]


def begun(name: str, steps: int = 0, **options: Any) -> Env:
    """A game after so many random decisions."""
    table = env(name, **options)
    table.reset(seed=3)
    for space in table.action_spaces.values():
        space.seed(3)
    play(table, steps)
    return table


def play(table: Env, steps: int) -> None:
    for agent in table.agent_iter(steps):
        over = table.terminations[agent] or table.truncations[agent]
        table.step(None if over else int(table.action_space(agent).sample()))


def futures(table: Env, steps: int = 60) -> Iterator[Any]:
    """What happens if the first legal action is always chosen."""
    for agent in table.agent_iter(steps):
        seen, reward, over, cut, _ = table.last()
        yield agent, seen["observation"].tolist(), seen["action_mask"].tolist(), reward, over, cut
        table.step(None if over or cut else int(seen["action_mask"].argmax()))


@pytest.mark.parametrize("name", liferaft.games())
def test_the_same_seed_is_the_same_game_as_anywhere(name: str) -> None:
    table = env(name, 2)
    table.reset(seed=7)
    assert table.position.text() == liferaft.game(name).new(2, 7).text()
    table.reset()
    after = table.position.text()
    table.reset(seed=7)
    table.reset()
    assert table.position.text() == after


@pytest.mark.parametrize("name", liferaft.games())
def test_a_deep_copy_has_the_same_future_and_shares_nothing(name: str) -> None:
    table = begun(name, 10)
    twin = copy.deepcopy(table)
    assert twin.position is not table.position
    before = table.position.text()
    first = list(futures(twin))
    assert table.position.text() == before
    assert list(futures(table)) == first
    assert twin.position.text() == table.position.text()


@pytest.mark.parametrize("name", liferaft.games())
def test_a_snapshot_can_be_restored_again_and_again(name: str) -> None:
    table = begun(name, 10)
    moment = table.snapshot()
    first = list(futures(table))
    table.restore(moment)
    assert list(futures(table)) == first
    other = begun(name)
    other.restore(moment)
    assert list(futures(other)) == first


def test_a_snapshot_of_the_end() -> None:
    table = begun("habitats", 1000)
    assert table.agents == []
    moment = table.snapshot()
    table.reset(seed=1)
    table.restore(moment)
    assert table.agents == []
    with pytest.raises(liferaft.LiferaftError, match="nobody is asked"):
        table.step(0)


@pytest.mark.parametrize("name", liferaft.games())
def test_determinize_hides_and_keeps_what_an_agent_sees(name: str) -> None:
    table = begun(name, 12, seats=2)
    for agent in table.possible_agents:
        seen = table.observe(agent)
        text = table.position.text()
        others = [table.determinize(agent, seed) for seed in range(4)]
        for other in others:
            assert other.observe(agent)["observation"].tolist() == seen["observation"].tolist()
            assert other.observe(agent)["action_mask"].tolist() == seen["action_mask"].tolist()
            assert other.agent_selection == table.agent_selection
        assert len({other.position.text() for other in others}) == 4
        assert table.position.text() == text
        assert table.determinize(agent, 1).position.text() == others[1].position.text()


def test_windows_and_secret_answers_are_asked_in_turn() -> None:
    table = begun("comet", seats=3, hero_selection="draft2")
    assert table.position.asked() == [0, 1, 2]
    asked = []
    for _ in range(3):
        asked.append(table.agent_selection)
        table.step(int(table.action_space(table.agent_selection).sample()))
    assert asked == ["player_0", "player_1", "player_2"]


def test_why_not_on_request() -> None:
    assert begun("forbidden_island").last()[4] == {}
    table = begun("forbidden_island", why_not=True)
    for agent in table.agent_iter(20):
        seen, _, _, _, info = table.last()
        reasons = info["why_not"]
        assert [reason == "" for reason in reasons] == seen["action_mask"].astype(bool).tolist()
        refused = reasons.index(next(reason for reason in reasons if reason))
        assert table.why_not(refused) == reasons[refused] != ""
        assert table.why_not(refused, agent) == reasons[refused]
        assert reasons[refused].startswith("FI-")
        table.step(int(table.action_space(agent).sample()))


@pytest.mark.parametrize("name", liferaft.games())
def test_rewards_are_how_well_each_did(name: str) -> None:
    table = begun(name, seats=2)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        _, reward, over, _, _ = table.last()
        rewards[agent] += reward
        table.step(None if over else int(table.action_space(agent).sample()))
    outcome = table.position.outcome()
    assert list(rewards.values()) == [2 * x - 1 for x in outcome]
    if not table.rules.game.cooperative:
        assert sum(rewards.values()) == 0


def test_a_game_is_cut_after_as_many_cycles_as_allowed() -> None:
    table = begun("rescue", seats=3, max_cycles=4)
    play(table, 12)
    assert table.decisions == 12
    assert list(table.truncations.values()) == [True] * 3
    play(table, 3)
    assert table.agents == []


def test_the_state_is_what_all_see() -> None:
    table = begun("rescue", 8, seats=3)
    seen = [table.observe(agent)["observation"] for agent in table.agents]
    assert table.state().tolist() == np.concatenate(seen).tolist()


def test_a_team_is_one_agent() -> None:
    table = begun("forbidden_island", seats=4, team=True)
    assert table.possible_agents == ["team_0"]
    seats = set()
    for agent in table.agent_iter():
        _, reward, over, _, _ = table.last()
        seats.add(table.seat)
        table.step(None if over else int(table.action_space(agent).sample()))
    assert seats == {0, 1, 2, 3}
    assert reward == 2 * table.position.outcome()[0] - 1


def test_observations_can_be_changed_without_harm() -> None:
    table = begun("habitats")
    seen = table.observe("player_0")
    seen["observation"][:] = 5
    seen["action_mask"][:] = 0
    assert table.observe("player_0")["observation"].max() == 1
    assert table.observe(table.agent_selection)["action_mask"].any()
