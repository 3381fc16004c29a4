"""What can be wrong with a tournament."""

from liferaft.core.errors import LiferaftError


class BadArena(LiferaftError):
    """A tournament that cannot be played, or results that belong to another one."""
