"""Habitats by Corné van Moorsel: everybody builds a wildlife park without fences."""

from typing import Final

from liferaft.core.game import Game
from liferaft.games.habitats.box import FOLDER
from liferaft.games.habitats.rules import setup
from liferaft.games.habitats.tables import ACTIONS, NEWS, OPTIONS, STEPS
from liferaft.games.habitats.text import HabitatsWords

GAME: Final = Game(
    name="habitats",
    prefix="HAB",
    seats=(1, 5),
    turn_rule="HAB-2.4",
    options=OPTIONS,
    steps=STEPS,
    actions=ACTIONS,
    news=NEWS,
    setup=setup,
    words=HabitatsWords(),
    folder=FOLDER,
    package=__name__,
)
