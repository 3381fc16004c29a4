"""The team of Forbidden Island: risks, ways, habits, and whole turns compared to the end."""

import time

import pytest

import liferaft
from liferaft.arena.figures import figures, wilson
from liferaft.arena.schedule import Plan, planned
from liferaft.arena.tournament import run
from liferaft.bots import bot
from liferaft.bots.plan import has_veteran, veteran
from liferaft.bots.plan.base import Line
from liferaft.bots.plan.forbidden_island.customs import WEIGHTS, collector, errand
from liferaft.bots.plan.forbidden_island.habit import Habit
from liferaft.bots.plan.forbidden_island.lines import key_of
from liferaft.bots.plan.forbidden_island.risks import Risks, rising
from liferaft.bots.plan.forbidden_island.ways import FAR, distance, rings
from liferaft.bots.plan.trials import Trials
from liferaft.bots.planner import PlanBot
from liferaft.bots.suited import SuitedBot
from liferaft.core.bits import BIT, mask_of
from liferaft.core.errors import LiferaftError
from liferaft.core.pack import ONE, packed
from liferaft.core.rng import seeded
from liferaft.games.forbidden_island.box import (
    HELICOPTER,
    LANDING,
    MESSENGER,
    PILOT,
    TREASURE_TILES,
)
from liferaft.games.forbidden_island.rules import State
from toy import GAME as DRIFTWOOD

GAME = liferaft.game("forbidden_island")
COMPILED_ONLY = pytest.mark.skipif(not liferaft.COMPILED, reason="takes minutes uncompiled")


def acting(seats: int = 2, seed: int = 1, **options: object) -> State:
    """A new game in which the first seat is to act."""
    state = GAME.new(seats, seed, **options)
    while GAME.action_text(state.legal_actions()[0]) == "pass":
        state.apply(state.legal_actions()[0])
    assert isinstance(state, State)
    return state


def with_errand(tile: int) -> State:
    """The first seat, no Pilot and no Diver, has the cards of the first treasure; its tile."""
    state = acting()
    state.roles = state.roles[:]
    state.roles[0], state.roles[1] = MESSENGER, PILOT
    state.hands[0], state.hands[1] = 4 * ONE[0], 0
    state.pawns[0] = tile
    return state


def test_risks_are_those_of_many_floods() -> None:
    state = acting(seed=3)
    state.flood_pile[0] &= ~mask_of([i for i in range(24) if state.flood_discards >> i & 1])
    risks = Risks()
    risks.look(state, 2)
    sunk = [0] * 24
    trials = 3000
    rng = seeded(8)
    for _ in range(trials):
        world = state.determinize(0, rng)
        while world.turns == state.turns and not world.over:
            world.apply(0 if 0 in world.legal_actions() else world.legal_actions()[0])
        for tile in range(24):
            sunk[tile] += (world.sunk & ~state.sunk) >> tile & 1
    for tile in range(24):
        if state.flooded >> tile & 1:
            assert risks.now[tile] == pytest.approx(sunk[tile] / trials, abs=0.03)


def test_the_waters_rise_as_often_as_the_pile_says() -> None:
    state = acting()
    state.treasure_pile[0] = packed([2, 2, 0, 0, 0, 0, 1])
    assert rising(state, 1) == pytest.approx(1 / 5)
    assert rising(state, 2) == pytest.approx(2 / 5)
    assert rising(state, 0) == 0


def test_ways_are_as_long_as_the_island_is_wide() -> None:
    state = with_errand(LANDING)
    walk = rings(state, 0, False)
    beside = next(i for i in range(24) if state.island.adjacent[LANDING] >> i & 1)
    assert (distance(walk, BIT[LANDING]), distance(walk, BIT[beside])) == (0, 1)
    state.sunk = state.island.adjacent[LANDING]
    far = next(i for i in range(24) if i != LANDING and not state.sunk >> i & 1)
    assert distance(rings(state, 0, False), BIT[far]) == FAR
    assert distance(rings(state, 1, True), BIT[far]) <= 1


def test_who_has_the_cards_finds_the_treasure() -> None:
    tile = next(i for i in range(24) if TREASURE_TILES[0] >> i & 1)
    state = with_errand(tile)
    habit = Habit(WEIGHTS)
    assert errand(state, 0) == TREASURE_TILES[0]
    assert GAME.action_text(habit.answer(state)) == "find earth_stone"
    beside = next(i for i in range(24) if state.island.adjacent[tile] >> i & 1)
    state = with_errand(beside)
    state.flooded = 0
    assert GAME.action_text(habit.answer(state)).startswith("move ")


def test_the_messenger_gives_to_who_gathers() -> None:
    state = acting(3)
    state.roles = state.roles[:]
    state.roles[0], state.roles[1], state.roles[2] = MESSENGER, 0, 1
    state.hands[0], state.hands[1], state.hands[2] = ONE[2], 3 * ONE[2], 0
    state.flooded = 0
    assert collector(state, 2) == 1
    assert GAME.action_text(Habit(WEIGHTS).answer(state)) == "give crystal_of_fire 1"


def test_a_team_that_can_leave_leaves() -> None:
    state = acting()
    state.found = 15
    state.pawns[0] = state.pawns[1] = LANDING
    state.hands[0] += ONE[HELICOPTER]
    for name in ("greedy", "plan:20"):
        assert GAME.action_text(bot(name).choose(state.clone(), 0, seeded(1))) == "lift_off"


def test_the_better_half_goes_on() -> None:
    state = acting()
    lines = [Line(i, state, i, 0.0) for i in range(5)]
    for line in lines:
        line.visits, line.total = 10, float(line.first)
    trials = Trials(veteran(GAME), 0, lines, seeded(1))
    assert not trials.settled()
    trials.halve()
    assert [line.first for line in trials.lines] == [4, 3, 2]
    trials.halve()
    trials.halve()
    assert trials.settled()
    assert trials.best().first == 4


def test_the_usual_line_is_left_only_for_one_that_is_surely_better() -> None:
    state = acting()
    lines = [Line(i, state, i, 0.0) for i in range(4)]
    for line, total in zip(lines, (40.0, 41.0, 10.0, 20.0)):
        line.visits, line.total = 100, total
    lines[0].usual = True
    trials = Trials(veteran(GAME), 0, lines, seeded(1))
    assert trials.best().first == 0
    lines[1].total = 60.0
    assert trials.best().first == 1
    trials.halve()
    trials.halve()
    assert [line.first for line in trials.lines] == [1, 0]  # habit is never forgotten


def test_every_line_is_played_in_the_same_worlds() -> None:
    state = acting()
    lines = [Line(i, state, i, 0.0) for i in range(2)]
    trials = Trials(veteran(GAME), 0, lines, seeded(1))
    trials.go(6)
    assert trials.playouts == 12
    assert lines[0].visits == lines[1].visits == 6
    assert lines[0].total == lines[1].total


def test_different_decisions_have_different_keys() -> None:
    state = acting()
    other = state.clone()
    other.pawns[1] = (other.pawns[1] + 1) % 24
    assert key_of(state) == key_of(state.clone())
    assert key_of(state) != key_of(other)


def test_what_was_found_out_is_not_forgotten_within_a_turn() -> None:
    state, player, rng = acting(), PlanBot(bot("plan:200").budget), seeded(2)  # type: ignore[attr-defined]
    state.apply(player.choose(state.determinize(0, rng), 0, rng), 0)
    while state.asked() != [0]:
        state.apply(0)  # somebody else passes
    player.choose(state.determinize(0, rng), 0, rng)
    assert player.trials is not None
    assert player.trials.best().visits * len(player.trials.lines) > player.trials.playouts / 5
    assert sum(line.visits for line in player.trials.lines) > 0


def test_the_best_answers_are_ranked() -> None:
    most = 0
    for seed in range(4):
        state = acting(3, seed)
        player = SuitedBot(lambda game: bot("plan:100" if has_veteran(game) else "random"))
        ranked = player.ranked(state.clone(), 0, seeded(3))
        assert ranked[0][0] == bot("plan:100").choose(state.clone(), 0, seeded(3))
        assert len({action for action, _ in ranked}) == len(ranked)
        assert all(0 <= value <= 1 for _, value in ranked)
        most = max(most, len(ranked))
    assert most >= 2


def test_a_plan_is_made_in_time() -> None:
    state = acting(4)
    began = time.perf_counter()
    bot("plan:50ms").choose(state, 0, seeded(1))
    assert time.perf_counter() - began < 5


def test_levels_plan_where_a_team_can_and_search_elsewhere() -> None:
    hard = bot("hard")
    assert isinstance(hard, SuitedBot)
    assert has_veteran(GAME)
    assert not has_veteran(liferaft.game("rescue"))
    assert not has_veteran(DRIFTWOOD)
    with pytest.raises(LiferaftError, match="nobody has learnt to plan the turns of rescue"):
        bot("plan:5").choose(liferaft.game("rescue").new(2, 1), 0, seeded(1))


def won(name: str, seats: int, games: int, difficulty: str) -> float:
    """How many games of a cell a bot wins."""
    plan = planned(
        Plan("forbidden_island", [name], seats, games, 70_000, {"difficulty": difficulty})
    )
    return figures(plan, list(run(plan))).bots[0].outcome * games


@COMPILED_ONLY
def test_habit_wins_more_novice_games_than_the_best_player_known() -> None:
    total = sum(won("greedy", seats, 200, "novice") for seats in (2, 3, 4))
    assert wilson(total, 600)[0] > 0.158


def a_plan_is_surely_better(difficulty: str, games: int) -> bool:
    """Whether the worst that its games allow is above what habit wins at best."""
    least = wilson(won("plan:60", 3, games, difficulty), games)[0]
    most = wilson(won("greedy", 3, 200, difficulty), 200)[1]
    return least > most


@COMPILED_ONLY
@pytest.mark.parametrize("difficulty", ["novice", "legendary"])
def test_a_plan_wins_more_games_than_habit(difficulty: str) -> None:
    assert a_plan_is_surely_better(difficulty, 30)


@COMPILED_ONLY
def test_a_plan_that_tries_nothing_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("liferaft.bots.planner.PlanBot.think", lambda self, trials, began: None)
    assert not a_plan_is_surely_better("novice", 30)
