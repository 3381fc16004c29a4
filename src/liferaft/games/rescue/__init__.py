"""Rescue, a second game for the material of TF22-Mine: crews flee from an imploding planet."""

from typing import Final

from liferaft.core.game import Game
from liferaft.games.rescue.box import FOLDER
from liferaft.games.rescue.rules import setup
from liferaft.games.rescue.tables import ACTIONS, NEWS, OPTIONS, STEPS
from liferaft.games.rescue.text import RescueWords

GAME: Final = Game(
    name="rescue",
    prefix="RES",
    seats=(2, 4),  # RES-1.1
    turn_rule="RES-3.1",
    options=OPTIONS,
    steps=STEPS,
    actions=ACTIONS,
    news=NEWS,
    setup=setup,
    words=RescueWords(),
    folder=FOLDER,
    package=__name__,
)
