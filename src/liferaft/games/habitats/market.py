"""The market of Habitats: what a position is made of, what a pawn can reach, the supply."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core import game as core
from liferaft.core.bits import BIT, nth
from liferaft.core.game import Game
from liferaft.core.rng import Rng
from liferaft.games.habitats.box import EDGE, TILES
from liferaft.games.habitats.park import NEW_PARK, NEW_PARK_OF_LINES, Park
from liferaft.games.habitats.tables import BACK, WAY_TURNS, Variant

HALF: Final = 56  # the supply is two sets: tiles 0 to 55, and 56 to 111
FULL: Final[i64] = BIT[HALF] - 1
NO_TILE: Final[i64] = -1  # on a space of the market
UNDECIDED: Final = 4  # the side of a pawn whose player has not chosen yet


class Market(core.State):
    """The fields of a position, and the questions that the rules ask of market and supply."""

    def __init__(
        self, game: Game, seats: i64, rng: Rng, variant: Variant, goals: vec[i64], start: i64
    ) -> None:
        super().__init__(game, seats, rng)
        self.variant = variant  # the options, and the numbers for so many players
        self.goals = goals  # HAB-1.3: those of the first year, then of the next; never changed
        self.start: i64 = start  # HAB-1.2: the start player, for the whole game
        self.market: vec[i64] = vec[i64]()  # by space: the tile there, or none
        self.pawns: vec[i64] = vec[i64]()  # by seat: 8 × space + the side it looks to
        self.parks: list[Park] = []  # by seat; a park is replaced, never changed
        self.supply_low: i64 = FULL  # HAB-1.4: a set of tiles; its order does not exist yet
        self.supply_high: i64 = FULL
        self.low_left: i64 = HALF  # how many tiles each of the two has
        self.high_left: i64 = HALF
        self.awards: vec[i64] = vec[i64]()  # by seat: goal points, four bits a goal; replaced
        self.year: i64 = 0  # from 0
        self.round: i64 = 0  # of the year, from 0
        self.result: i64 = 0  # see RESULTS

    def copy_to(self, s: "Market") -> None:
        """Give *s*, a clone in the making, all fields; it shares nothing that can change."""
        self.copy_base(s)
        s.market = self.market[:]
        s.pawns = self.pawns[:]
        s.parks = self.parks[:]
        s.supply_low = self.supply_low
        s.supply_high = self.supply_high
        s.low_left = self.low_left
        s.high_left = self.high_left
        s.awards = self.awards
        s.year = self.year
        s.round = self.round
        s.result = self.result

    def new_park(self) -> Park:
        """HAB-1.1: the entrance alone, its road pointing down."""
        return NEW_PARK_OF_LINES if self.variant.line else NEW_PARK

    # HAB-3.1 to HAB-3.5: which tiles a pawn reaches

    def side(self, p: i64, way: i64) -> i64:
        """The side of the market that lies ahead, to the left, to the right of or behind a pawn."""
        return (self.pawns[p] + WAY_TURNS[way]) & 3

    def first_tile(self, p: i64, way: i64) -> i64:
        """HAB-3.1: the space of the first tile that way; the edge if there is none."""
        beside = self.variant.plan.beside
        side = self.side(p, way)
        space = beside[4 * (self.pawns[p] >> 3) + side]
        while space != EDGE and self.market[space] == NO_TILE:  # HAB-3.2, HAB-3.3
            space = beside[4 * space + side]
        return space

    def must_go_back(self, p: i64) -> bool:
        """HAB-3.4: whether there is no tile ahead, to the left and to the right."""
        for way in range(i64(BACK)):
            if self.first_tile(p, way) != EDGE:
                return False
        return True

    def can_take(self, p: i64) -> bool:
        """HAB-3.5: whether there is a tile to take at all."""
        return not self.must_go_back(p) or self.first_tile(p, BACK) != EDGE

    # HAB-1.4, HAB-3.8: the supply

    def has_supply(self, tile: i64) -> bool:
        """Whether a tile is still in the supply."""
        if tile < HALF:
            return bool(self.supply_low & BIT[tile])
        return bool(self.supply_high & BIT[tile - HALF])

    def draw(self) -> i64:
        """HAB-3.8: a random tile leaves the supply, which is not empty."""
        n = self.rng.below(self.low_left + self.high_left)
        self.reveals += 1
        if n < self.low_left:
            tile = nth(self.supply_low, n)
            self.supply_low &= ~BIT[tile]
            self.low_left -= 1
            return tile
        tile = nth(self.supply_high, n - self.low_left)
        self.supply_high &= ~BIT[tile]
        self.high_left -= 1
        return tile + HALF


assert TILES == 2 * HALF, "the two sets of the supply hold all tiles"
