"""Who answers for the other seats: bots by their names, or any object that can choose."""

from typing import Any, Protocol

from liferaft.bots import bot
from liferaft.core.errors import BadOption
from liferaft.core.game import State
from liferaft.core.rng import Rng

RANDOM = "random"


class Opponent(Protocol):
    """What plays a seat. It gets a state in which what it cannot see is dealt anew."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """One of the legal actions of *seat*."""
        ...


def opponents(wanted: Any, seats: int) -> list[Opponent]:
    """As many opponents as there are other seats, from one name for all or a name for each."""
    if isinstance(wanted, str) or hasattr(wanted, "choose"):
        wanted = [wanted] * (seats - 1)
    if len(wanted) != seats - 1:
        raise BadOption(f"{seats} seats need {seats - 1} opponents, not {len(wanted)}")
    return [named(one) if isinstance(one, str) else one for one in wanted]


def named(name: str) -> Opponent:
    """The bot of that name."""
    return bot(name)
