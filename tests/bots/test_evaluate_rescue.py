"""What a position of Rescue is worth: who can get on board, now and next."""

import math
from itertools import product

import pytest

import liferaft
from liferaft.bots.evaluate import evaluation
from liferaft.bots.evaluate.rescue import DOUBT, LATER, SOON, Rescue, turns_until
from liferaft.bots.evaluate.rescue_ways import JOINED, Ways
from liferaft.core.bits import BIT
from liferaft.games.rescue.box import LOADERS, SLOT_CELL, SLOT_SIDE, SLOTS
from liferaft.games.rescue.rules import State
from liferaft.games.rescue.tables import ROTATE, TURN_CARD
from liferaft.testing.walk import Setup, Walk


def joins(state: State, seat: int, moves: int) -> bool:
    """Whether a worker of a seat reaches a loader that has moved so often (RES-6.7)."""
    doors = 0
    for loader in range(LOADERS):
        slot = (state.slot(loader) + moves) % SLOTS
        doors |= BIT[SLOT_CELL[slot]] & state.exits(SLOT_SIDE[slot])
    return bool(state.tunnel(doors) & state.workers(seat))


def changed(state: State, cell: int, how: int) -> State:
    """The mine after a change of a card."""
    after = state.clone()
    after.change(0, cell, how)
    return after


def test_counts_the_changes_that_lead_on_board() -> None:
    ways, seen = Ways(), set()
    for seats in (2, 3):
        walk = Walk(Setup(liferaft.game("rescue"), seats, 3))
        for number in range(0, len(walk.moves), 9):
            state = walk.state_at(number)
            assert isinstance(state, State)
            for seat in range(seats):
                moves = number % 4
                found = ways.count(state, seat, moves)
                if joins(state, seat, moves):
                    assert found == JOINED
                else:
                    changes = product(range(36), range(3))
                    there = [joins(changed(state, *change), seat, moves) for change in changes]
                    assert found == sum(there)
                seen.add(int(found))
    assert {0, 1, 2, 3, JOINED} <= seen


def test_boards_now_after_a_change_that_is_still_to_come() -> None:
    ev = evaluation(liferaft.game("rescue"))
    assert isinstance(ev, Rescue)
    seen = set()
    for seed in range(30):
        state = liferaft.game("rescue").new(2, seed)
        assert isinstance(state, State)
        seat = state.asked()[0]
        able = any(joins(changed(state, *c), seat, 0) for c in product(range(36), range(3)))
        assert ev.boards_now(state, seat) == (able or joins(state, seat, 0))
        assert not ev.boards_now(state, 1 - seat)
        assert (ev.terms(state, seat)["now"] > 0) == ev.boards_now(state, seat)
        seen.add(able)
        state.apply(TURN_CARD + 14, seat)
        state.apply(ROTATE, seat)  # nothing can be changed any more
        assert ev.boards_now(state, seat) == joins(state, seat, 0)
    assert seen == {False, True}


def test_a_lead_counts_for_more_near_the_end() -> None:
    ev = evaluation(liferaft.game("rescue"))
    values = []
    for rescued in range(1, 5):
        state = liferaft.game("rescue").new(2, 1)
        state.aboard += rescued + (rescued - 1 << 12)  # seat 0 is one worker ahead of seat 1
        values.append(ev.value(state, 0))
    assert values == sorted(values)
    assert values[0] < 0.97 < 0.99 < values[-1]


def odds(chance: float) -> float:
    return math.log(chance / (1 - chance))


def test_a_longer_look_counts_the_ways_in_later_turns() -> None:
    ev, ways, seen = evaluation(liferaft.game("rescue")), Ways(), set()
    walk = Walk(Setup(liferaft.game("rescue"), 2, 5))
    for number in range(0, len(walk.moves) - 1, 7):
        state = walk.state_at(number)
        assert isinstance(state, State)
        later = []
        for p in range(2):
            moves = [turns_until(state, p) + 2 * turn for turn in (1, 2, 3)]
            found = [min(12, int(ways.count(state, p, n))) for n in moves]
            able = (found[0] > 0) + (found[1] > 0)
            later.append(SOON * able + LATER * sum(math.log(n + 1) for n in found))
        longer = ev.prospects(state)
        assert sum(longer) == pytest.approx(1)
        more = DOUBT * odds(longer[0]) - odds(ev.value(state, 0))
        assert more * ev.spread(state) == pytest.approx(later[0] - later[1])
        seen.add(later[0] > later[1])
    assert seen == {False, True}


def test_a_longer_look_at_a_game_that_is_over_sees_who_won() -> None:
    state, ev = liferaft.game("rescue").new(2, 1), evaluation(liferaft.game("rescue"))
    state.over = True
    state.aboard = 5 << 12  # seat 1
    assert list(ev.prospects(state)) == state.outcome() == [0.0, 1.0]
