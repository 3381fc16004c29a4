"""Spaces of observations and actions, as Gymnasium describes them."""

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete

from liferaft.core.errors import LiferaftError
from liferaft.rl.encoders import Mask
from liferaft.rl.layout import Layout


def tensors(rows: Layout) -> Box:
    """The tensors of a layout, each number within its range."""
    low, high = rows.limits()
    return Box(np.array(low, np.float32), np.array(high, np.float32), dtype=np.float32)


class Actions(Discrete):
    """All actions of a game. A sample is an action that is legal now."""

    def __init__(self, size: int, legal: Callable[[], Mask]) -> None:
        super().__init__(size)
        self.legal = legal  # the mask of the moment

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """One of the legal actions, or of those that *mask* allows; 0 if there is none."""
        if mask is None and probability is None:
            mask = self.legal()
        return super().sample(mask, probability)


def whole(action: Any) -> int:
    """The number of an action, however it is given."""
    if isinstance(action, (int, np.integer)) and not isinstance(action, bool):
        return int(action)
    if isinstance(action, np.ndarray) and action.size == 1 and action.dtype.kind in "iu":
        return int(action.item())
    raise LiferaftError(f"an action is a whole number, not {action!r}")
