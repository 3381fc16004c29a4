"""Comet by Peter Prinz: animals hatch on a map of hexes and walk to a cave before a comet hits."""

from typing import Final

from liferaft.core.game import Game
from liferaft.games.comet.box import FOLDER
from liferaft.games.comet.rules import setup
from liferaft.games.comet.tables import ACTIONS, NEWS, OPTIONS, STEPS
from liferaft.games.comet.text import CometWords

GAME: Final = Game(
    name="comet",
    prefix="COM",
    seats=(1, 4),
    turn_rule="COM-1.1",
    options=OPTIONS,
    steps=STEPS,
    actions=ACTIONS,
    news=NEWS,
    setup=setup,
    words=CometWords(),
    folder=FOLDER,
    package=__name__,
)
