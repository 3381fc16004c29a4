"""Veterans, who know a game well enough to plan it: one folder a game, found by its name."""

from importlib import import_module
from importlib.util import find_spec

from liferaft.bots.plan.base import Veteran
from liferaft.core.errors import LiferaftError
from liferaft.core.game import Game


def has_veteran(game: Game) -> bool:
    """Whether there is a veteran of a game."""
    return find_spec(f"{__name__}.{game.name}") is not None


def has_habit(game: Game) -> bool:
    """Whether a veteran plays a game better by habit than others who look one turn ahead."""
    return has_veteran(game) and veteran(game).quick


def plans(game: Game, seconds: float) -> bool:
    """Whether a veteran plays a game better with a plan than others who search for that long."""
    return has_veteran(game) and seconds >= veteran(game).patience


def veteran(game: Game) -> Veteran:
    """A fresh veteran of a game."""
    if not has_veteran(game):
        raise LiferaftError(f"nobody has learnt to plan the turns of {game.name}; take search")
    found = import_module(f"{__name__}.{game.name}.veteran").veteran()
    assert isinstance(found, Veteran), f"{game.name} must offer a Veteran"
    return found
