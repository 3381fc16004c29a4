"""Random play inside compiled code: what search does thousands of times a second."""

from mypy_extensions import i64

from liferaft.core.game import State
from liferaft.core.rng import Rng


def playout(state: State, rng: Rng) -> int:
    """Play *state* to its end with random answers; how many decisions that took."""
    decisions = 0
    while not state.over:
        place = i64(len(state.agenda)) - 1  # any of the seats asked together may answer first
        choices = state.choices(state.agenda[place])
        state.play(choices[rng.below(len(choices))], place)
        decisions += 1
    return decisions
