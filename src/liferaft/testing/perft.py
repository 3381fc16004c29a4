"""Counting: how many sequences of actions lead on from a position."""

from liferaft.core.game import State


def perft(state: State, depth: int) -> int:
    """The number of sequences of *depth* actions; chance goes as the state's generator has it.

    Where several seats are asked at once, they answer in ascending order.
    """
    if depth == 0:
        return 1
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    return sum(perft(_after(state, action), depth - 1) for action in actions)


def divide(state: State, depth: int) -> dict[str, int]:
    """The same by first action, as text."""
    return {
        state.game.action_text(action): perft(_after(state, action), depth - 1)
        for action in state.legal_actions()
    }


def _after(state: State, action: int) -> State:
    after = state.clone()
    after.apply(action)
    return after
