"""The bots, found by name: those that are always the same, and levels of strength."""

from difflib import get_close_matches
from typing import NamedTuple

from liferaft.core.errors import LiferaftError
from liferaft.core.game import State
from liferaft.core.rng import Rng


class Tried(NamedTuple):
    """How often an action was tried in thought, and the sum of its values."""

    action: int
    visits: int
    total: float


class Bot:
    """A player that is a program. It gets determinized states only, never the true one."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """One of the legal actions of *seat*; the bot may do with *state* as it likes."""
        raise NotImplementedError

    def ranked(self, state: State, seat: int, rng: Rng) -> list[tuple[int, float]]:
        """Its choices, best first, with values from 0 to 1; who does not weigh has only one."""
        return [(self.choose(state, seat, rng), 0.5)]

    def tried(self, state: State, seat: int, rng: Rng) -> list[Tried]:
        """All that it tried, so that the thoughts of several can be added up."""
        return [Tried(self.choose(state, seat, rng), 1, 0.5)]


def bots() -> list[str]:
    """The names of all bots, in alphabetical order."""
    from liferaft.bots.levels import LEVELS

    return sorted(LEVELS)


def bot(name: str) -> Bot:
    """A new bot of that name.

    Also ``search:200ms`` or ``search:1000``, thoughts a decision, and so ``plan`` and ``wise``;
    ``hard*4``: in four processes.
    """
    from liferaft.bots.levels import LEVELS, with_budget, with_crew

    if name in LEVELS:
        return LEVELS[name]()
    found = with_budget(name) or with_crew(name)
    if found is None:
        near = get_close_matches(name, bots(), 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(bots())}"
        raise LiferaftError(f"there is no bot {name!r}; {hint}")
    return found
