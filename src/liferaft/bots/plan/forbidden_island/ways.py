"""Ways over the island: how many actions to where, and the first step of the way."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.forbidden_island import beside, widened
from liferaft.core.bits import BIT
from liferaft.games.forbidden_island.box import PILOT
from liferaft.games.forbidden_island.rules import State

FAR: Final = 7  # actions to a place that cannot be reached


def rings(state: State, p: i64, flies: bool) -> vec[i64]:
    """By number of actions, up to six: the tiles a pawn can have reached."""
    out: vec[i64] = vec[i64](capacity=FAR)
    reached = state.here(p)
    for _ in range(FAR):
        out = append(out, reached)
        reached = state.land() if flies else reached | widened(state, p, reached)
    return out


def distance(ways: vec[i64], targets: i64) -> i64:
    """How many actions it is to one of these tiles."""
    for n in range(FAR):
        if ways[n] & targets:
            return n
    return FAR


def can_fly(state: State, p: i64) -> bool:
    """Whether the Pilot's flight lies before this pawn."""
    return state.roles[p] == PILOT and (p != state.turn or not state.flown)


def first_steps(state: State, p: i64, targets: i64, steps: i64) -> i64:
    """Those of *steps*, the tiles one action away, from where it is shortest to the targets."""
    reached = targets
    for _ in range(FAR):
        if reached & steps:
            return reached & steps
        wider = reached | widened(state, p, reached)
        if wider == reached:
            return 0
        reached = wider
    return 0


def shore_places(state: State, p: i64, tile: i64) -> i64:
    """Where a pawn can stand to shore up a tile."""
    return (beside(state, p)[tile] | BIT[tile]) & state.land()
