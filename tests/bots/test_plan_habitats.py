"""Walks through the market of Habitats, many rounds ahead."""

from typing import Any

import pytest

import liferaft
from liferaft.bots import bot
from liferaft.bots.evaluate.habitats import WEIGHTS, Habitats, is_last_of_year
from liferaft.bots.levels import adviser
from liferaft.bots.plan import plans, veteran
from liferaft.bots.plan.habitats.turns import NONE, best_of, turns_of
from liferaft.bots.plan.habitats.veteran import EACH, Walker
from liferaft.bots.plan.habitats.walk import Walks
from liferaft.bots.planner import PlanBot
from liferaft.bots.search import SearchBot
from liferaft.bots.suited import SuitedBot
from liferaft.core.agenda import step_of
from liferaft.core.game import State as AnyState
from liferaft.games.habitats.market import NO_TILE
from liferaft.games.habitats.rules import State
from liferaft.games.habitats.tables import LAY, TAKE
from liferaft.testing.walk import Setup, Walk

GAME = liferaft.game("habitats")
SETUPS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"solo": "blind"}),
    (2, {}),
    (3, {"road_reach": "line"}),
    (5, {"facing": "fixed", "goals_per_year": 1}),
]


def judge() -> Habitats:
    return Habitats(WEIGHTS)


def habitats(state: AnyState) -> State:
    assert isinstance(state, State)
    return state


def positions(seats: int, options: dict[str, Any], every: int) -> list[State]:
    """Positions of a game of chance in which somebody is asked for a tile or where it goes."""
    walk = Walk(Setup(GAME, seats, 4, options))
    states = [habitats(walk.state_at(number)) for number in range(0, len(walk.moves), every)]
    return [state for state in states if step_of(state.agenda[-1]) in (TAKE, LAY)]


def near_the_end(rounds: int, seats: int = 1) -> State:
    """A game in which so many rounds are left, and somebody is asked which tile is taken."""
    state, knows = habitats(GAME.new(seats, 6)), veteran(GAME)
    last = state.variant.turns[-1]
    while not (
        state.year + 1 == state.variant.years
        and state.round == last - rounds
        and step_of(state.agenda[-1]) == TAKE
    ):
        place = len(state.agenda) - 1
        state.play(knows.answer(state, place), place)
    return state


def every_turn(state: State, seat: int) -> dict[tuple[int, ...], State]:
    """All that a seat can answer until its turn is over, one small step after the other."""
    out, open_ones = {}, [((), state)]
    while open_ones:
        answers, here = open_ones.pop()
        for action in here.legal_actions(seat):
            after = here.clone()
            after.apply(action, seat)
            done = (*answers, action)
            mine = not after.over and after.asked() == [seat]
            if mine and step_of(after.agenda[-1]) > TAKE and len(done) < 3:
                open_ones.append((done, after))
            else:
                out[done] = after
    return out


# Whole turns


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_turns_are_all_that_can_be_done(seats: int, options: dict[str, Any]) -> None:
    compared = 0
    for state in positions(seats, options, 3):
        seat, before = state.asked()[0], state.text()
        known = judge()
        turns = turns_of(known, state, seat)
        assert state.text() == before
        if options.get("solo") == "blind":  # who lays a tile is asked for the next one at once
            assert {turn.lay for turn in turns} == set(state.legal_actions(seat))
            continue
        expected = every_turn(state, seat)
        assert {tuple(turn.actions()) for turn in turns} == set(expected)
        assert len(turns) == len(expected)
        for turn in turns:
            after = expected[tuple(turn.actions())]
            assert turn.over().text() == after.text()
            if not is_last_of_year(state, seat):  # when goals are given to others, too
                assert turn.worth == pytest.approx(judge().worth(after, seat))
                compared += 1
        assert best_of(turns).worth == max(turn.worth for turn in turns)
    assert compared > 50 or options.get("solo") == "blind"


WALLED = """habitats
row AG01 AG02 AG03 AG04
row AG05 0S AG06 AG07
row AG08 AG09 1N AG10
row AG11 AG12 AG13 AG14
park RD06@0,1:r0 RD08@1,0:r1 RD05@-1,0:r2
park
supply FL01"""  # the roads keep all cells empty that touch the first park


def test_a_tile_without_a_place_is_a_turn_too() -> None:
    state = habitats(GAME.position(WALLED))
    turns = turns_of(judge(), state, 0)
    assert {int(turn.take) for turn in turns} == set(state.legal_actions(0))
    assert len(turns) == 3
    for turn in turns:
        assert (turn.lay, turn.rotate) == (NONE, NONE)  # HAB-4.8: it leaves the game
        assert list(turn.actions()) == [turn.take]
        assert turn.over().asked() == [1]
        assert turn.worth == judge().worth(turn.over(), 0)
    walks = Walks(judge())
    walks.enter(state.clone(), 0)
    assert 0.0 < walks.best(state.clone(), 0) < 0.5


# What the others do


def test_others_do_in_every_walk_what_they_do_in_that_world() -> None:
    state = habitats(GAME.new(3, 8))
    knows = veteran(GAME)
    while step_of(state.agenda[-1]) != TAKE or len(state.parks[0].tiles) < 4:
        place = len(state.agenda) - 1
        state.play(knows.answer(state, place), place)
    seat, walks = state.asked()[0], Walks(judge())
    walks.enter(state.clone(), seat)
    rivals = [rival for rival in range(3) if rival != seat]
    ends = set()
    for turn in turns_of(walks.judge, state, seat)[:12]:
        after = turn.over()
        ends.add(after.text())
        free = [int(tile) for tile in after.market]
        walks.meet(after, seat)
        assert after.asked() == [seat]
        for rival in rivals:
            passage = walks.others[walks.turn_number(state, rival)]
            assert after.parks[rival] is passage.park
            if free[passage.pawn >> 3] != NO_TILE:
                assert after.pawns[rival] == passage.pawn
            else:  # the tile is gone, so it stays
                assert after.pawns[rival] == state.pawns[rival]
    assert len(ends) > 6


def test_others_take_what_looks_best_to_them() -> None:
    state = habitats(GAME.new(2, 8))
    walks, knows = Walks(judge()), veteran(GAME)
    while step_of(state.agenda[-1]) != TAKE:
        place = len(state.agenda) - 1
        state.play(knows.answer(state, place), place)
    seat = state.asked()[0]
    walks.enter(state.clone(), seat)
    rival, first = 1 - seat, best_of(turns_of(judge(), state, seat)).over()
    reply = best_of(turns_of(judge(), first, rival)).over()
    passage = walks.others[walks.turn_number(state, rival)]
    assert passage.pawn == reply.pawns[rival]
    assert list(passage.park.tiles) == list(reply.parks[rival].tiles)
    rounds = {number // 8 for number in walks.others}
    assert len(rounds) == walks.deep + 1  # after the line, and after every turn of a walk


# Walks


def all_ends(state: State, seat: int) -> list[State]:
    """Every end that a lone game can have."""
    if state.over:
        return [state]
    return [
        end for turn in turns_of(judge(), state, seat) for end in all_ends(turn.over(), seat)
    ]  # fmt: skip


def test_a_wide_walk_finds_the_best_end_there_is() -> None:
    state = near_the_end(2)
    ends = all_ends(state, 0)
    assert len(ends) > 200
    walks = Walks(judge())
    walks.wide = len(ends)
    assert walks.best(state.clone(), 0) == max(walks.value(end, 0) for end in ends)
    best = max(ends, key=lambda end: end.scores()[0])
    assert walks.value(best, 0) == max(walks.value(end, 0) for end in ends)
    narrow = Walks(judge())
    narrow.wide = 1
    greedy = best_of(turns_of(judge(), state, 0)).over()
    greedy = best_of(turns_of(judge(), greedy, 0)).over()
    assert narrow.best(state.clone(), 0) == narrow.value(greedy, 0) < walks.best(state.clone(), 0)


def test_a_walk_is_as_long_as_it_is_told() -> None:
    state = near_the_end(6)
    walks = Walks(judge())
    walks.wide, walks.alone_deep = 1, 3
    reached = state
    for _ in range(3):
        reached = best_of(turns_of(judge(), reached, 0)).over()
    assert walks.best(state.clone(), 0) == pytest.approx(walks.value(reached, 0))


@pytest.mark.parametrize("seats", [1, 2])
def test_parks_that_go_on_differ(seats: int) -> None:
    state = near_the_end(5, seats)
    seat, walks = state.asked()[0], Walks(judge())
    walks.enter(state.clone(), seat)
    front, turns = [state], 0
    for _ in range(3):
        options = [turn for stage in front for turn in turns_of(walks.judge, stage, seat)]
        turns += len(options)
        front = walks.onward(options, seat)
        assert len(front) == walks.wide
        like = {(tuple(sorted(s.parks[seat].tiles)), int(s.pawns[seat])) for s in front}
        assert len(like) == len(front)
        assert all(s.over or s.asked() == [seat] for s in front)
    assert turns > 3 * walks.wide


def test_alone_more_points_are_better_and_in_a_contest_a_lead() -> None:
    walks = Walks(judge())
    state = near_the_end(1)
    ends = sorted(all_ends(state, 0), key=lambda end: end.scores()[0])
    values = [walks.value(end, 0) for end in ends]
    assert values == sorted(values)
    assert values[0] < values[-1]
    contest = near_the_end(3, 2)
    assert walks.value(contest, 0) == judge().prospects(contest)[0]


# Plans


def test_for_every_tile_some_turns_are_compared() -> None:
    several = 0
    for state in positions(2, {}, 4):
        seat = state.asked()[0]
        lines = Walker(WEIGHTS).lines(state, state.place(seat), 16)
        turns = turns_of(judge(), state, seat)
        assert min(16 - 2 * EACH, len(turns)) <= len(lines) <= 16
        worths = {tuple(turn.actions()): turn.worth for turn in turns}
        plan = [tuple(line.plan) for line in lines]
        assert plan[0] == tuple(best_of(turns).actions())
        assert [worths[some] for some in plan] == sorted((worths[p] for p in plan), reverse=True)
        assert all(line.plan[0] == line.first for line in lines)
        if step_of(state.agenda[-1]) == TAKE:
            for way in state.legal_actions(seat):
                own = sum(turn.take == way for turn in turns)
                assert sum(line.first == way for line in lines) >= min(EACH, own)
            several += len({line.first for line in lines}) > 1
    assert several > 5


def test_who_has_less_than_a_second_searches() -> None:
    assert not plans(GAME, 0.5)
    assert plans(GAME, 1.0)
    state = GAME.new(2, 1)
    for thinker, kind in (
        (bot("medium"), SearchBot),
        (bot("hard"), SearchBot),
        (adviser(), SearchBot),
        (bot("master"), PlanBot),
    ):
        assert isinstance(thinker, SuitedBot)
        assert isinstance(thinker.suits(state), kind)
