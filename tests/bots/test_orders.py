"""Short tournaments that guard the order of the bots.

All is seeded and budgets are visits, so that a game is the same every time. The bound is that of a
95 % interval: a bot that is no better than the other one stays below it 39 times in 40.
Budgets and numbers of games were chosen so that the orders show; the figures are in docs/bots.md.
"""

from math import sqrt
from statistics import mean, stdev

import pytest

import liferaft
from liferaft.arena.figures import SURE, by_round, wilson
from liferaft.arena.schedule import Plan, planned
from liferaft.arena.tournament import run

COMPILED_ONLY = pytest.mark.skipif(not liferaft.COMPILED, reason="takes minutes uncompiled")


def outcome(name: str, better: str, worse: str, games: int) -> list[float]:
    """How the better bot did in each round: the same deal on both seats."""
    plan = planned(Plan(name, [better, worse], 2, games))
    return by_round(plan, list(run(plan)), 0)


def is_surely_better(rounds: list[float]) -> bool:
    """Whether chance alone would hardly win that much."""
    return wilson(2 * sum(rounds), 2 * len(rounds))[0] > 0.5


def test_the_bound_can_be_missed() -> None:
    assert not is_surely_better([0.5] * 20)
    assert not is_surely_better([1.0, 0.5] * 3)
    assert is_surely_better([1.0, 0.5] * 10)


@pytest.mark.parametrize("name", ["habitats", "isle_of_cats", "rescue"])
def test_greedy_beats_random_uncompiled_too(name: str) -> None:
    assert is_surely_better(outcome(name, "greedy", "random", 6))


@COMPILED_ONLY
@pytest.mark.parametrize(
    ("name", "games"), [("comet", 12), ("habitats", 40), ("isle_of_cats", 40), ("rescue", 40)]
)
def test_greedy_beats_random(name: str, games: int) -> None:
    rounds = outcome(name, "greedy", "random", games)
    assert wilson(2 * sum(rounds), 2 * len(rounds))[0] > 0.7, rounds


THINKERS = {  # who thinks ahead, less than hard has time for, and in how many games that shows
    "comet": ("plan:100", 40),
    "habitats": ("search:16", 40),
    "isle_of_cats": ("plan:48", 10),
    "rescue": ("search:600", 40),
}


@COMPILED_ONLY
@pytest.mark.parametrize("name", THINKERS)
def test_who_thinks_ahead_beats_greedy(name: str) -> None:
    thinker, games = THINKERS[name]
    rounds = outcome(name, thinker, "greedy", games)
    assert is_surely_better(rounds), rounds


@COMPILED_ONLY
@pytest.mark.parametrize("name", THINKERS)
def test_a_broken_thinker_does_not(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "liferaft.bots.search.SearchBot.think", lambda self, tree, began: tree.think(1)
    )
    monkeypatch.setattr("liferaft.bots.planner.PlanBot.think", lambda self, trials, began: None)
    assert not is_surely_better(outcome(name, THINKERS[name][0], "greedy", 16))


LONGER = {  # who thinks longer, who does not, and in how many games that shows
    "comet": ("plan:200", "plan:4", 24),
    "habitats": ("search:240", "search:4", 40),
    "isle_of_cats": ("plan:32", "plan:3", 12),
    "rescue": ("search:1000", "search:20", 40),
}


@COMPILED_ONLY
@pytest.mark.parametrize("name", LONGER)
def test_who_thinks_longer_wins_more(name: str) -> None:
    longer, shorter, games = LONGER[name]
    rounds = outcome(name, longer, shorter, games)
    assert is_surely_better(rounds), rounds


@COMPILED_ONLY
def test_in_comet_who_foretells_what_positions_come_to_wins_more() -> None:
    """With as many playouts: it is the outlook by which master beats hard."""
    rounds = outcome("comet", "wise:100", "plan:100", 40)
    assert is_surely_better(rounds), rounds


@COMPILED_ONLY
@pytest.mark.parametrize(
    ("better", "worse", "games"), [("search:300", "search:4", 120), ("plan:16", "greedy", 12)]
)
def test_in_habitats_thought_makes_more_points_alone(better: str, worse: str, games: int) -> None:
    """Two who think ahead are close in contests; alone luck is the same for both in a deal."""
    plan = planned(Plan("habitats", [better, worse], 1, games))
    played = list(run(plan))
    more, less = by_round(plan, played, 0), by_round(plan, played, 1)
    gains = [well - badly for well, badly in zip(more, less)]
    assert len(gains) == games // 2
    assert mean(gains) > SURE * stdev(gains) / sqrt(len(gains)), gains


@COMPILED_ONLY
def test_a_walk_that_is_not_thought_out_makes_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("liferaft.bots.planner.PlanBot.think", lambda self, trials, began: None)
    plan = planned(Plan("habitats", ["plan:16", "greedy"], 1, 12))
    played = list(run(plan))
    gains = [a - b for a, b in zip(by_round(plan, played, 0), by_round(plan, played, 1))]
    assert mean(gains) <= SURE * stdev(gains) / sqrt(len(gains)), gains
