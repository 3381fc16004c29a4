"""The bots: one module each, found by its name."""

from difflib import get_close_matches
from importlib import import_module
from pkgutil import iter_modules

from liferaft.core.errors import LiferaftError
from liferaft.core.game import State
from liferaft.core.rng import Rng


class Bot:
    """A player that is a program. It gets determinized states only, never the true one."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """One of the legal actions of *seat*; the bot may do with *state* as it likes."""
        raise NotImplementedError


def bots() -> list[str]:
    """The names of all bots, in alphabetical order."""
    return sorted(module.name for module in iter_modules(__path__) if not module.ispkg)


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in bots():
        near = get_close_matches(name, bots(), 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(bots())}"
        raise LiferaftError(f"there is no bot {name!r}; {hint}")
    found = import_module(f"{__name__}.{name}").BOT
    assert isinstance(found, Bot), f"{name} must offer a Bot named BOT"
    return found
