"""The games: one folder each, found by its name. Other packages add theirs as entry points."""

from difflib import get_close_matches
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from liferaft.core.errors import UnknownGame
from liferaft.core.game import Game

GROUP = "liferaft.games"  # of entry points that name a Game: my_game = "my_package:GAME"


def games() -> list[str]:
    """The names of all games, in alphabetical order."""
    ours = {module.name for module in iter_modules(__path__) if module.ispkg}
    return sorted(ours | {entry.name for entry in entry_points(group=GROUP)})


@lru_cache(maxsize=None)
def game(name: str) -> Game:
    """The game of that name."""
    if name not in games():
        near = get_close_matches(name, games(), 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(games())}"
        raise UnknownGame(f"there is no game {name!r}; {hint}")
    for entry in entry_points(group=GROUP, name=name):
        found = entry.load()
        break
    else:
        found = import_module(f"{__name__}.{name}").GAME
    assert isinstance(found, Game), f"{name} must offer a Game named GAME"
    return found
