"""The learner of examples/ learns, and what it learns from is right; test_learning.py runs this."""

import sys
from pathlib import Path
from xml.etree import ElementTree

import jax
import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

import liferaft
from curve import Curve, drawn
from ppo import Learner, Settings, ascribe, choose
from tasks import Games, Task, bots_play
from train import TASKS, Point, curves, learn, measured

RACE = Task("rescue", options={"rescue_target": 1}, unseen=("options",))  # the first worker wins
SHORT = Settings(updates=6, games=128, decisions=32, parts=4, hidden=(64,), rate=2e-3, seed=1)
ISLAND = TASKS["forbidden_island"][0]


@pytest.fixture(scope="module")
def learned() -> tuple[Learner, list[Point]]:
    """What comes of a short run; the first look is at the net before it learns."""
    return learn(RACE, SHORT, SHORT.updates, SHORT.games, lambda point: None)


def test_it_learns_to_beat_random_players(learned: tuple[Learner, list[Point]]) -> None:
    learner, (before, after) = learned
    assert learner.decisions == after.decisions == SHORT.updates * SHORT.games * SHORT.decisions
    assert before.outcome[1] < 0.55, "knowing nothing, it plays at random"
    assert after.outcome[1] > 0.55, "it wins more than that with 95 % certainty"


def test_without_a_gradient_nothing_is_learned(learned: tuple[Learner, list[Point]]) -> None:
    """The net stays what it was at the first look, which is no better than chance."""
    lazy = Learner(Games(RACE, SHORT.games), SHORT._replace(updates=2, decisions=8, rate=0.0))
    fresh = jax.tree.leaves(lazy.params)
    assert list(lazy.run()) == [1, 2]
    again = jax.tree.leaves(Learner(Games(RACE, SHORT.games), SHORT).params)
    for before, after, first in zip(fresh, jax.tree.leaves(lazy.params), again):
        np.testing.assert_array_equal(before, after)
        np.testing.assert_array_equal(before, first)
    moved = zip(fresh, jax.tree.leaves(learned[0].params))
    assert all(bool((before != after).any()) for before, after in moved)


def sizes(learner: Learner) -> tuple[int, int, tuple[int, ...]]:
    return learner.games.cells, learner.games.actions, learner.settings.hidden


def test_illegal_actions_are_never_chosen(learned: tuple[Learner, list[Point]]) -> None:
    cells, actions, _ = sizes(learned[0])
    luck, games = np.random.default_rng(3), np.arange(SHORT.games)
    for key in jax.random.split(jax.random.key(4), 20):
        masks = (luck.random((SHORT.games, actions)) < 0.02).astype(np.int8)
        masks[games, luck.integers(actions, size=SHORT.games)] = 1
        seen = luck.random((SHORT.games, cells), np.float32)
        chosen, chances, _ = choose(learned[0].params, key, seen, masks)
        assert masks[games, chosen].all()
        alone = masks.sum(axis=1) == 1
        assert np.asarray(chances)[alone] == pytest.approx(0, abs=1e-6)


def test_what_happens_is_ascribed_to_the_decisions_before_it() -> None:
    rewards = np.array([[0.0], [1.0], [0.0], [2.0]], np.float32)
    ended = np.array([[0.0], [1.0], [0.0], [0.0]], np.float32)
    worth = np.array([[0.5], [0.25], [1.0], [0.5], [4.0]], np.float32)
    gains = ascribe(rewards, ended, worth, 0.5, 0.5)[:, 0]
    last = 2 + 0.5 * 4 - 0.5
    end = 1 - 0.25  # nothing of the next game counts
    assert gains.tolist() == [0.5 * 0.25 - 0.5 + 0.25 * end, end, 0.25 - 1 + 0.25 * last, last]


def test_the_reward_of_a_team_follows_what_it_finds_holds_and_loses() -> None:
    games = Games(ISLAND, 1)
    games.begin(5)
    luck, told = np.random.default_rng(1), 0
    for _ in range(300):
        state = games.parts[0].batch.states[0]
        before = hand_counted(state)
        after = state.clone()
        masks = games.look()[1]
        action = int(luck.choice(np.flatnonzero(masks[0])))
        after.apply(action)
        rewards, ended = games.answer(np.array([action]))
        result = -1 if ended[0] else 0
        assert rewards[0] == pytest.approx(hand_counted(after) - before + result, abs=1e-5)
        told += rewards[0] != 0
    assert told > 30


def hand_counted(state: liferaft.State) -> float:
    """How far a team has got, from what everybody sees."""
    view = state.view(0)
    far = 1.0 * len(view["found"]) - 0.03 * len(view["sunk"])
    for treasure in set(range(4)) - set(view["found"]):
        best = max(hand[treasure] for hand in view["hands"])
        far += 0.3 * min(best / 4, 1) ** 2
    return far


def test_games_are_won_from_every_seat_and_counted_once() -> None:
    ends = bots_play(RACE, "greedy", 6, 3)
    point = measured(RACE, ends)
    assert point.outcome[0] > 0.5
    assert len(ends) == 6
    games = Games(RACE, 8)
    assert [int(part.batch.seat) for part in games.parts] == [0, 1]
    games.begin(1)
    seen, masks = games.look()
    assert seen.shape == (8, games.cells)
    assert masks.shape == (8, games.actions)
    assert games.cells == games.rules.layout.size - len(games.rules.layout.place("options"))


def test_a_curve_is_a_picture_for_day_and_night() -> None:
    values = [(0.5, 0.4, 0.6), (0.7, 0.65, 0.75), (0.9, 0.85, 0.95)]
    one = Curve("Rescue & others", "games won", [0.0, 0.5, 1.0], values, {"random": 0.5}, 1.0, True)
    picture = drawn([one, one._replace(percent=False)])
    root = ElementTree.fromstring(picture)
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts.count("Rescue & others: games won") == 2
    assert {"learner", "random", "100 %", "0.25", "million decisions"} <= set(texts)
    assert "prefers-color-scheme: dark" in picture


def test_the_curves_show_what_was_measured() -> None:
    ends = bots_play(ISLAND, "random", 4, 1)
    points = [measured(ISLAND, ends, n, 0.0) for n in (0, 500_000)]
    marks = {"learner": points[1], "random": points[0]}
    treasures, turns = curves(ISLAND, points, marks)
    assert treasures.at == [0.0, 0.5]
    assert [treasures.measured, turns.measured] == ["treasures found", "turns survived"]
    assert points[0].turns
    assert turns.values[0] == points[0].turns
    assert turns.levels == {"random": points[0].turns[0]}
    (won,) = curves(RACE, points, marks)
    assert won.percent
    assert won.values[0] == points[0].outcome
