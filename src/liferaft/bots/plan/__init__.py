"""Teams that plan whole turns: one folder a cooperative game, found by the game's name."""

from importlib import import_module
from importlib.util import find_spec

from liferaft.bots.plan.base import Team
from liferaft.core.errors import LiferaftError
from liferaft.core.game import Game


def has_team(game: Game) -> bool:
    """Whether there is a team for a game."""
    return find_spec(f"{__name__}.{game.name}") is not None


def team(game: Game) -> Team:
    """A fresh team for a game."""
    if not has_team(game):
        raise LiferaftError(f"nobody has learnt to plan the turns of {game.name}; take search")
    found = import_module(f"{__name__}.{game.name}.team").team()
    assert isinstance(found, Team), f"{game.name} must offer a Team"
    return found
