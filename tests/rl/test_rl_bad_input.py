"""What goes wrong is said in words, and the environment goes on as if nothing had happened."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import liferaft
import liferaft.rl.gymnasium
import liferaft.rl.openspiel
from liferaft.rl.gymnasium import ManyEnv, SeatEnv
from liferaft.rl.pettingzoo import Env, env


@pytest.mark.parametrize(
    ("game", "options", "words"),
    [
        ("chess", {}, "there is no game 'chess'"),
        ("habitats", {"seats": 9}, "habitats is for 1 to 5 seats, not 9"),
        ("habitats", {"lenght": "long"}, "there is no option 'lenght'; did you mean length?"),
        ("habitats", {"length": "endless"}, "option length cannot be 'endless'; choose one of"),
    ],
)
def test_unknown_games_and_options(game: str, options: dict[str, Any], words: str) -> None:
    with pytest.raises(liferaft.LiferaftError, match=words):
        env(game, **options)
    with pytest.raises(liferaft.LiferaftError, match=words):
        gymnasium.make("liferaft/Habitats-v0", game=game, **options)


def test_unknown_ways_to_render() -> None:
    words = "render_mode cannot be 'neon'; choose one of: human, ansi, svg"
    with pytest.raises(liferaft.BadOption, match=words):
        env("habitats", render_mode="neon")
    with pytest.raises(liferaft.BadOption, match=words):
        SeatEnv("habitats", render_mode="neon")


def test_unknown_parameters_of_openspiel() -> None:
    with pytest.raises(pyspiel.SpielError, match="lenght"):
        pyspiel.load_game("liferaft_habitats(lenght=long)")
    with pytest.raises(liferaft.LiferaftError, match="option length cannot be 'endless'"):
        pyspiel.load_game("liferaft_habitats(length=endless)")
    with pytest.raises(liferaft.LiferaftError, match="habitats is for 1 to 5 seats, not 9"):
        pyspiel.load_game("liferaft_habitats(players=9)")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"seat": 5}, "there is no seat 5; seats are 0 to 1"),
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"opponents": ["random", "random"]}, "2 seats need 1 opponents, not 2"),
        ({"illegal": "ignore"}, "illegal cannot be 'ignore'; choose one of: raise, tell"),
    ],
)
def test_bad_seats_and_opponents(options: dict[str, Any], words: str) -> None:
    with pytest.raises(liferaft.LiferaftError, match=words):
        gymnasium.make("liferaft/Habitats-v0", **options)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"opponents": "greedy"}, "many games at once are played against 'random'"),
        ({"num_envs": 0}, "there is at least one game, not 0"),
        ({"seat": -2}, "there is no seat -2"),
    ],
)
def test_bad_batches(options: dict[str, Any], words: str) -> None:
    with pytest.raises(liferaft.LiferaftError, match=words):
        ManyEnv("habitats", **options)


@pytest.fixture
def table() -> Env:
    table = env("rescue", 2)
    table.reset(seed=1)
    return table


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (100, r"RES-3\.1: that is not what the game asks for now \(action 100\)"),
        (-1, "there is no such action"),
        (10**9, "there is no such action"),
        (None, "an action is a whole number, not None"),
        (1.5, "an action is a whole number, not 1.5"),
        (True, "an action is a whole number, not True"),
        ("turn A1", "an action is a whole number, not 'turn A1'"),
        (np.array([1, 2]), "an action is a whole number"),
    ],
)
def test_bad_actions(table: Env, action: Any, words: str) -> None:
    before, seen = table.position.text(), table.last()[0]["observation"].tolist()
    with pytest.raises(liferaft.LiferaftError, match=words):
        table.step(action)
    assert table.position.text() == before
    assert table.last()[0]["observation"].tolist() == seen
    agent = table.agent_selection
    table.step(table.action_space(agent).sample())
    assert table.position.text() != before
    single = gymnasium.make("liferaft/Rescue-v0").unwrapped
    single.reset(seed=1)
    with pytest.raises(liferaft.LiferaftError, match=words):
        single.step(action)
    single.step(single.action_space.sample())


def test_whole_numbers_of_all_kinds(table: Env) -> None:
    for kind in (int, np.int8, np.int32, np.int64, np.array):
        table.step(kind(int(table.action_space(table.agent_selection).sample())))
    assert table.decisions == 5


def test_unknown_agents(table: Env) -> None:
    words = "there is no agent 'player_7'; there are: player_0, player_1"
    for ask in (
        table.observe, table.action_space, table.observation_space, table.mask, table.determinize,
    ):  # fmt: skip
        with pytest.raises(liferaft.LiferaftError, match=words):
            ask("player_7")
    with pytest.raises(liferaft.LiferaftError, match=words):
        table.why_not(0, "player_7")


def test_who_is_not_asked_may_do_nothing(table: Env) -> None:
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(other)["action_mask"].any()
    assert table.why_not(1, other) == "RES-3.1: it is not this seat that is asked now"


def test_before_the_first_game() -> None:
    table = env("rescue")
    for ask in (lambda: table.step(0), table.last, table.snapshot, lambda: table.position):
        with pytest.raises(liferaft.LiferaftError, match=r"reset\(\)"):
            ask()
    single = gymnasium.make("liferaft/Rescue-v0").unwrapped
    with pytest.raises(liferaft.LiferaftError, match=r"reset\(\) begins a game"):
        single.step(0)
    many = ManyEnv("rescue", 2)
    with pytest.raises(liferaft.LiferaftError, match=r"reset\(\) begins them"):
        many.step(np.zeros(2, np.int64))


def test_after_the_end() -> None:
    table = env("forbidden_island", 2)
    table.reset(seed=1)
    while not table.position.over:
        table.step(table.action_space(table.agent_selection).sample())
    with pytest.raises(liferaft.LiferaftError, match="the game is over for player_0"):
        table.step(0)
    table.step(None)
    table.step(None)
    with pytest.raises(liferaft.LiferaftError, match=r"the game is over or has not begun; reset"):
        table.step(None)
    table.reset()
    table.step(table.action_space(table.agent_selection).sample())
    single = gymnasium.make("liferaft/ForbiddenIsland-v0").unwrapped
    single.reset(seed=1)
    while not single.position.over:
        single.step(single.action_space.sample())
    with pytest.raises(liferaft.LiferaftError, match=r"the game is over; reset\(\) begins another"):
        single.step(0)
    single.reset()
    single.step(single.action_space.sample())


def test_rendering_needs_a_mode(table: Env) -> None:
    with pytest.raises(liferaft.LiferaftError, match="say how to render"):
        table.render()
    single = gymnasium.make("liferaft/Rescue-v0").unwrapped
    single.reset()
    with pytest.raises(liferaft.LiferaftError, match="say how to render"):
        single.render()


def test_a_snapshot_of_another_table(table: Env) -> None:
    for other in (env("rescue", 3), env("rescue", 2, no_undo=True), env("rescue", 2, team=True)):
        other.reset()
        with pytest.raises(liferaft.LiferaftError, match="the snapshot is of another game"):
            table.restore(other.snapshot())


@pytest.mark.parametrize(
    "actions", [np.array([2**64 - 1, 1], np.uint64), np.array([-1, 1]), np.array([1, 10**6])]
)
def test_actions_far_off_for_many(actions: Any) -> None:
    many = ManyEnv("rescue", 2)
    _, info = many.reset(seed=1)
    with pytest.raises(
        liferaft.IllegalAction, match=r"game [01]: RES-3\.1: there is no such action"
    ):
        many.step(actions)
    many.step(info["action_mask"].argmax(1))


@pytest.mark.parametrize("actions", [np.zeros(3, np.int64), np.zeros(2), [0, "a"], 1])
def test_bad_actions_for_many(actions: Any) -> None:
    many = ManyEnv("rescue", 2)
    _, info = many.reset(seed=1)
    with pytest.raises(
        liferaft.LiferaftError, match="2 whole numbers are wanted, an action a game"
    ):
        many.step(actions)
    many.step(info["action_mask"].argmax(1))


def test_seeds_that_are_none(table: Env) -> None:
    with pytest.raises(liferaft.LiferaftError, match="a seed is a number from 0"):
        table.determinize("player_0", -1)
    before = table.position.text()
    with pytest.raises(liferaft.LiferaftError, match="a seed is a number from 0"):
        table.reset(seed=-1)
    assert table.position.text() == before


def test_the_package_opens_without_the_extra() -> None:
    code = (
        "import sys\n"
        "for name in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel'): sys.modules[name] = None\n"
        "import liferaft, liferaft.rl, liferaft.cli\n"
        "print(liferaft.game('habitats').new(2, 1).asked())\n"
    )
    found = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    assert found.stdout.startswith("[")
