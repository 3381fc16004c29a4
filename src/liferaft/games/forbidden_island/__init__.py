"""Forbidden Island by Matt Leacock: a team hunts four treasures on a sinking island."""

from typing import Final

from liferaft.core.game import Game
from liferaft.games.forbidden_island.box import FOLDER
from liferaft.games.forbidden_island.rules import setup
from liferaft.games.forbidden_island.tables import ACTIONS, NEWS, OPTIONS, STEPS
from liferaft.games.forbidden_island.text import ForbiddenIslandWords

GAME: Final = Game(
    name="forbidden_island",
    prefix="FI",
    seats=(2, 4),
    turn_rule="FI-1.2",
    options=OPTIONS,
    steps=STEPS,
    actions=ACTIONS,
    news=NEWS,
    setup=setup,
    words=ForbiddenIslandWords(),
    folder=FOLDER,
    package=__name__,
    cooperative=True,
)
