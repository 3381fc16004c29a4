"""Games between greedy players: the lengths and park points that the box was balanced for.

A greedy player takes and lays what makes its park worth most at once, where a tile counts its
points times the share of its condition that is met. There is nothing in it to be tuned.
"""

from statistics import mean

import pytest
from hab import GAME, TURNS

from liferaft import State
from liferaft.core.rng import seeded
from liferaft.games.habitats.box import (
    ANIMAL,
    KIND,
    MARKED_SIDES,
    NEED_KINDS,
    NEEDS,
    POINTS,
    ROAD,
)
from liferaft.games.habitats.cells import BESIDE
from liferaft.games.habitats.park import Park, cell_of, near_of, tile_of, turn_of
from liferaft.games.habitats.scoring import grounds, park_points, spread, tile_points

BALANCED = {1: 68, 2: 64, 3: 59, 4: 55, 5: 52}  # mean park points by seats


def promise(park: Park) -> float:
    """What a park is worth when half a need counts half."""
    sets = grounds(park)
    worth = 0.0
    for i, points in enumerate(tile_points(park)):
        laid = park.tiles[i]
        tile = tile_of(laid)
        if i and KIND[tile] == ANIMAL:
            met = wanted = 0
            for need in range(NEED_KINDS):
                n = NEEDS[NEED_KINDS * tile + need]
                beside = near_of(laid) & sets[need]
                around = spread(park, beside, sets[need]) if n else 0
                met += min(n, (around & ~(1 << i)).bit_count())
                wanted += n
            worth += POINTS[tile] * met / wanted
        elif i and KIND[tile] == ROAD:
            marked = MARKED_SIDES[4 * tile + turn_of(laid)]
            ends = [BESIDE[4 * cell_of(laid) + side] for side in range(4) if marked >> side & 1]
            worth += POINTS[tile] * mean(park.has_tile(cell) for cell in ends)
        else:
            worth += points
    return worth


def best_turn(s: State, seat: int) -> tuple[float, list[int]]:
    """The best that can be made of the turn, and the decisions that lead there."""
    best: tuple[float, list[int]] = (-1.0, [])
    for action in s.legal_actions():
        after = s.clone()
        after.apply(action)
        rest: list[int] = []
        worth = promise(after.parks[seat])
        if after.asked() == [seat] and after.view(seat)["step"] in ("lay", "rotate"):
            worth, rest = best_turn(after, seat)
        best = max(best, (worth, [action, *rest]), key=lambda turn: turn[0])
    return best


def greedy_parks(seats: int, games: int) -> list[int]:
    """The park points of all players of some games."""
    points = []
    for seed in range(games):
        s = GAME.new(seats, seed)
        rng = seeded(seed)
        laid = 0
        while not s.over:
            seat = s.asked()[0]
            legal = s.legal_actions()
            if s.view(seat)["step"] == "face":
                s.apply(legal[rng.below(len(legal))])
                continue
            laid += 1
            for action in best_turn(s, seat)[1]:
                s.apply(action)
        assert laid == seats * sum(TURNS[seats])
        points += [park_points(park) for park in s.parks]
    return points


@pytest.mark.parametrize("seats", [2, 5])
def test_greedy_players_earn_what_the_box_was_balanced_for(seats: int) -> None:
    assert mean(greedy_parks(seats, 8 // seats)) == pytest.approx(BALANCED[seats], rel=0.15)
