"""The games: one folder each, found by its name. Other packages add theirs as entry points."""

from difflib import get_close_matches
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from liferaft.core.errors import UnknownGame
from liferaft.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "liferaft.games"  # of entry points that name a Game: my_game = "my_package:GAME"


def _others(name: str | None = None) -> "list[EntryPoint]":
    """The games of other packages, all or the one of that name."""
    from importlib.metadata import entry_points  # late: it takes longer than all else here

    return [entry for entry in entry_points(group=GROUP) if name in (None, entry.name)]


def games() -> list[str]:
    """The names of all games, in alphabetical order."""
    ours = {module.name for module in iter_modules(__path__) if module.ispkg}
    return sorted(ours | {entry.name for entry in _others()})


@lru_cache(maxsize=None)
def game(name: str) -> Game:
    """The game of that name."""
    if name not in games():
        near = get_close_matches(name, games(), 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(games())}"
        raise UnknownGame(f"there is no game {name!r}; {hint}")
    others = _others(name)
    found = others[0].load() if others else import_module(f"{__name__}.{name}").GAME
    assert isinstance(found, Game), f"{name} must offer a Game named GAME"
    return found
