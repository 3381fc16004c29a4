"""What holds for everybody who knows a game: habits, lines and plans."""

from typing import Any

import pytest

import liferaft
from liferaft.bots import Bot, bot
from liferaft.bots.plan import has_habit, has_veteran, veteran
from liferaft.bots.plan.base import of_lead
from liferaft.bots.plan.comet.veteran import CLOSE as CLOSE_IN_COMET
from liferaft.bots.plan.isle_of_cats.veteran import CLOSE as CLOSE_AMONG_CATS
from liferaft.bots.planner import HabitBot
from liferaft.core.game import State
from liferaft.core.rng import seeded
from liferaft.testing.fairness import law_blind_bot
from liferaft.testing.walk import Setup, Walk

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("comet", 1, {}),
    ("comet", 2, {}),
    ("comet", 2, {"board_side": "B", "chain_jumps": False, "pass_final": False}),
    ("comet", 3, {"hero_selection": "draft2", "neutral_start": "off", "comet_ready_hero": True}),
    ("comet", 4, {"rest_limit_strict": False, "game_length": "short"}),
    ("comet", 4, {"board_side": "B", "game_length": "long"}),
    ("forbidden_island", 2, {}),
    ("forbidden_island", 3, {"special_windows": "reduced"}),
    ("forbidden_island", 4, {"difficulty": "legendary"}),
    ("habitats", 1, {}),
    ("habitats", 1, {"solo": "blind"}),
    ("habitats", 2, {}),
    ("habitats", 3, {"road_reach": "line", "goals_per_year": 1}),
    ("habitats", 4, {"length": "long"}),
    ("habitats", 5, {"facing": "fixed"}),
    ("isle_of_cats", 1, {"solo": "easy"}),
    ("isle_of_cats", 2, {}),
    ("isle_of_cats", 2, {"family_mode": True}),
    ("isle_of_cats", 3, {"boats": "chosen", "anytime_windows": "lean"}),
    ("isle_of_cats", 4, {"printed_costs": True, "late_lessons": "next_day"}),
]
GAMES = sorted({name for name, _, _ in VARIANTS})
PREFER_HABIT = {name: name != "habitats" for name in GAMES}  # there is no habit in walks


def test_all_who_know_a_game_are_looked_at() -> None:
    assert [name for name in liferaft.games() if has_veteran(liferaft.game(name))] == GAMES


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_habit_answers_every_question_of_every_variant(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game = liferaft.game(name)
    knows = veteran(game)
    for seed in (1, 5):
        walk = Walk(Setup(game, seats, seed, options))
        for number in range(seed % 5, len(walk.moves), 5):
            state = walk.state_at(number)
            before = state.text()
            for seat in state.asked():
                action = knows.answer(state, state.place(seat))
                assert not state.why_not(action, seat)
            assert state.text() == before


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_games_by_habit_come_to_an_end(name: str, seats: int, options: dict[str, Any]) -> None:
    game = liferaft.game(name)
    state, knows, decisions = game.new(seats, 3, **options), veteran(game), 0
    while not state.over:
        place = len(state.agenda) - 1
        state.play(knows.answer(state, place), place)
        decisions += 1
        assert decisions < 1000 * seats
    assert decisions > 20


@pytest.mark.parametrize("name", GAMES)
def test_lines_differ_and_begin_with_legal_answers(name: str) -> None:
    game = liferaft.game(name)
    walk, knows, most = Walk(Setup(game, 2, 2)), veteran(game), 0
    for number in range(0, len(walk.moves), 9):
        state = walk.state_at(number)
        before = state.text()
        seat = state.asked()[0]
        lines = knows.lines(state, state.place(seat), 12)
        assert 1 <= len(lines) <= 13  # the usual one is always among them
        assert len({line.key for line in lines}) == len(lines)
        assert sum(line.usual for line in lines) == PREFER_HABIT[name]
        assert {line.first for line in lines} <= set(state.legal_actions(seat))
        assert all(line.state is not state for line in lines)
        assert state.text() == before
        most = max(most, len(lines))
    assert most > 6


@pytest.mark.parametrize("name", ["comet", "isle_of_cats"])
def test_where_answers_are_compared_the_usual_one_comes_first(name: str) -> None:
    game = liferaft.game(name)
    walk, knows = Walk(Setup(game, 2, 2)), veteran(game)
    for number in range(0, len(walk.moves), 9):
        state = walk.state_at(number)
        place = state.place(state.asked()[0])
        lines = knows.lines(state, place, 12)
        assert lines[0].usual
        assert lines[0].first == knows.answer(state, place)
        assert len({line.first for line in lines}) == len(lines)
        fewer = knows.lines(state, place, 4)
        assert [line.first for line in fewer[:1]] == [lines[0].first]
        assert len(fewer) == min(4, len(lines))


def player(name: str) -> Bot:
    return HabitBot() if name == "habit" else bot(name)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["habit", "greedy", "plan:12", "wise:12"])
def test_a_veteran_is_blind(name: str, level: str) -> None:
    if (
        name in ("habitats", "isle_of_cats")
        and level in ("plan:12", "wise:12")
        and not liferaft.COMPILED
    ):
        pytest.skip("takes minutes uncompiled")
    walk, choose = Walk(Setup(liferaft.game(name), 2, 4)), player(level).choose
    for part in range(5):
        state = walk.state_at(len(walk.moves) * part // 5)
        assert law_blind_bot(choose, state, seeded(part))


def wide(name: str) -> State:
    """The middle of a game by habit where there is much to choose from."""
    game = liferaft.game(name)
    state, knows = game.new(2, 7), veteran(game)
    decisions = 0
    while decisions < 40 or len(state.legal_actions(state.asked()[0])) < 8:
        place = len(state.agenda) - 1
        state.play(knows.answer(state, place), place)
        decisions += 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_plan_is_the_same_every_time_and_leaves_the_state_alone(name: str) -> None:
    if name == "habitats" and not liferaft.COMPILED:
        pytest.skip("takes a minute uncompiled")
    state = wide(name)
    seat, before = state.asked()[0], state.text()
    chosen = {bot("plan:30").choose(state, seat, seeded(3)) for _ in range(2)}
    assert len(chosen) == 1
    assert state.text() == before
    ranked = bot("plan:30").ranked(state, seat, seeded(3))
    assert {ranked[0][0]} == chosen
    assert len(ranked) > 2
    values = [value for _, value in ranked]
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize(
    ("name", "close"), [("comet", CLOSE_IN_COMET), ("isle_of_cats", CLOSE_AMONG_CATS)]
)
def test_at_the_end_a_lead_counts(name: str, close: float) -> None:
    game, seen = liferaft.game(name), set()
    knows = veteran(game)
    for seed in range(6):
        state = game.new(3, seed)
        while not state.over:
            place = len(state.agenda) - 1
            state.play(knows.answer(state, place), place)
        points = state.scores()
        for p in range(3):
            assert knows.outcome(state, p) == of_lead(points, p, close)
        seen.add(tuple(points))
    assert len(seen) > 3


def test_a_lead_is_worth_more_the_larger_it_is() -> None:
    assert of_lead([30, 30], 0, 10.0) == 0.5
    assert of_lead([40, 30], 0, 10.0) == pytest.approx(0.73, abs=0.02)
    assert of_lead([40, 30], 1, 10.0) == pytest.approx(0.27, abs=0.02)
    assert of_lead([50, 30], 0, 20.0) == of_lead([40, 30], 0, 10.0)
    points = [12, 40, 35, -3]
    worth = [of_lead(points, p, 10.0) for p in range(4)]
    assert sorted(range(4), key=lambda p: points[p]) == sorted(range(4), key=lambda p: worth[p])
    assert sum(worth) == pytest.approx(2.0)
    rivals = ([10, 10], [49, 10], [49, 49])
    leads = [of_lead([50, *others], 0, 10.0) for others in rivals]
    assert leads == sorted(leads, reverse=True)
    assert leads[-1] > 0.5


def test_greedy_plays_by_habit_only_where_that_is_better() -> None:
    assert [name for name in GAMES if has_habit(liferaft.game(name))] == [
        "forbidden_island", "isle_of_cats"
    ]  # fmt: skip
