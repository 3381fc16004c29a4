"""The Isle of Cats by Frank West: cats are rescued from an island and fitted onto boats."""

from typing import Final

from liferaft.core.game import Game
from liferaft.games.isle_of_cats.box import FOLDER
from liferaft.games.isle_of_cats.rules import setup
from liferaft.games.isle_of_cats.tables import ACTIONS, NEWS, OPTIONS, STEPS
from liferaft.games.isle_of_cats.text import IsleOfCatsWords

GAME: Final = Game(
    name="isle_of_cats",
    prefix="IOC",
    seats=(1, 4),
    turn_rule="IOC-2.2",
    options=OPTIONS,
    steps=STEPS,
    actions=ACTIONS,
    news=NEWS,
    setup=setup,
    words=IsleOfCatsWords(),
    folder=FOLDER,
    package=__name__,
)
