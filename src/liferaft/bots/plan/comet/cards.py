"""What the cards of Comet are worth to a seat."""

from mypy_extensions import i64

from liferaft.bots.evaluate.comet import SHOWN, SYMBOLS
from liferaft.bots.evaluate.comet_points import Prizes
from liferaft.bots.plan.comet.customs import Custom
from liferaft.core.bits import BIT
from liferaft.games.comet.box import (
    ANIMALS,
    JOKER,
    LOWERS_NEST,
    LOWEST_NEST,
    NEST,
)
from liferaft.games.comet.rules import State
from liferaft.games.comet.tables import MAIN


class Cards:
    """Looks at cards as one seat does: as animals, as fuel, as help."""

    def __init__(self, custom: Custom) -> None:
        self.custom = custom
        self.prizes = Prizes()
        self.rests = 0.0  # how many Rests it will still have
        self.lower: i64 = 0  # by how much its nests are nearer

    def read(self, s: State, p: i64) -> None:
        """Look with the eyes of a seat."""
        self.rests = 0.0
        if s.phase == MAIN:
            self.rests = float(s.pile) / (self.custom.pace * float(s.seats))
        self.lower = s.passive(p, LOWERS_NEST)
        self.prizes.read(s, p)

    def worth(self, s: State, p: i64, animal: i64) -> float:
        """What an animal brings if it is rescued: points, and its ability."""
        worth = self.prizes.points(s, p, animal, self.rests)
        return worth + self.custom.animals[animal] * self.rests

    def egg(self, s: State, p: i64, animal: i64) -> float:
        """What is left of that after the way from its nest to the cave."""
        nest = NEST[animal] - self.lower
        nest = max(nest, LOWEST_NEST)
        return self.worth(s, p, animal) - self.custom.far * float(nest)

    def fuel(self, animal: i64) -> float:
        """What the symbols of an animal card are worth."""
        each = self.custom.symbol
        if SHOWN[animal] == BIT[JOKER]:
            each += self.custom.wild
        return each * float(SYMBOLS[animal])

    def card(self, s: State, p: i64, card: i64) -> float:
        """What a card in the hand is worth."""
        if card >= ANIMALS:
            return self.custom.help * self.custom.helps[card - ANIMALS]
        egg = self.egg(s, p, card)
        worth = self.fuel(card)
        return worth + self.custom.egg * egg if egg > 0.0 else worth
