"""What lies and stands where in Rescue: mine cards, loaders, crews, symbol cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core import game as core
from liferaft.core.bits import BIT
from liferaft.core.game import Game
from liferaft.core.pack import held
from liferaft.core.rng import Rng
from liferaft.games.rescue.box import (
    CELLS,
    EAST,
    LOADERS,
    MIDDLE_PLACE,
    NORTH,
    PLANET,
    SLOTS,
    SOUTH,
    STEP,
    Planet,
)
from liferaft.games.rescue.tables import Variant

# Above the cells of a crew stand four counts of four bits: its workers on the four middle cells.
CROWD: Final[i64] = CELLS


class Mine(core.State):
    """The fields of a position, and where everything is."""

    def __init__(self, game: Game, seats: i64, rng: Rng, planet: Planet, variant: Variant) -> None:
        super().__init__(game, seats, rng)
        self.planet = planet  # which mine card lies on which cell
        self.variant = variant  # the options
        self.back: i64 = 0  # cells whose card lies back up
        self.turned: i64 = 0  # cells whose card lies upside down
        self.north: i64 = 0  # cells with an exit to the north now; follows from the three above
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0
        self.seen: i64 = 0  # option hidden_backs: cells of which both faces have been up
        self.changed: i64 = -1  # the cell whose card was changed last turn or this one; -1: none
        self.loaders: i64 = 0  # the slots of the three loaders, eight bits each
        self.crews: vec[i64] = vec[i64]()  # by seat: a set of cells, above it the middle's counts
        self.aboard: i64 = 0  # a pack: workers by 3 * seat + loader
        self.hands: vec[i64] = vec[i64]()  # by seat: a set of symbol cards
        self.pile: i64 = 0  # a set of symbol cards; its order does not exist until one is drawn
        self.discards: i64 = 0  # a set of symbol cards
        self.waves: vec[i64] = vec[i64]()  # cards in hands and pile by the shuffle they came from
        self.first: i64 = 0  # the seat that began
        self.turn: i64 = 0  # the seat whose turn it is
        self.turns: i64 = 0  # turns begun so far
        self.result: i64 = 0  # see RESULTS

    def copy_to(self, s: "Mine") -> None:
        """Give *s*, a clone in the making, all fields; it shares nothing that can change."""
        self.copy_base(s)
        s.back = self.back
        s.turned = self.turned
        s.north = self.north
        s.east = self.east
        s.south = self.south
        s.west = self.west
        s.seen = self.seen
        s.changed = self.changed
        s.loaders = self.loaders
        s.crews = self.crews[:]
        s.aboard = self.aboard
        s.hands = self.hands[:]
        s.pile = self.pile
        s.discards = self.discards
        s.waves = self.waves[:]
        s.first = self.first
        s.turn = self.turn
        s.turns = self.turns
        s.result = self.result

    # RES-5: how the mine cards lie

    def lie(self, cell: i64) -> i64:
        """How a card lies: bit 0 upside down, bit 1 back up."""
        return ((self.turned >> cell) & 1) | (((self.back >> cell) & 1) << 1)

    def lay(self, cell: i64, lie: i64) -> None:
        """Lay a card on its cell another way; open_tunnels() must follow."""
        self.turned &= ~BIT[cell]
        self.back &= ~BIT[cell]
        self.turned |= (lie & 1) * BIT[cell]
        self.back |= (lie >> 1) * BIT[cell]

    def open_tunnels(self) -> None:
        """Find the exits of all cards as they lie now."""
        m = self.planet
        back = self.back
        turned = self.turned
        north = (m.front_north & ~back) | (m.back_north & back)
        south = (m.front_south & ~back) | (m.back_south & back)
        self.north = (north & ~turned) | (south & turned)
        self.south = (south & ~turned) | (north & turned)
        east = (m.front_east & ~back) | (m.back_east & back)
        west = (m.front_west & ~back) | (m.back_west & back)
        self.east = (east & ~turned) | (west & turned)
        self.west = (west & ~turned) | (east & turned)

    def exits(self, side: i64) -> i64:
        """The cells with an exit to a side now."""
        if side == NORTH:
            return self.north
        if side == EAST:
            return self.east
        return self.south if side == SOUTH else self.west

    def showing(self, symbol: i64) -> i64:
        """The cells that show a symbol now."""
        m = self.planet
        return (m.front_symbols[symbol] & ~self.back) | (m.back_symbols[symbol] & self.back)

    # RES-4: the loaders

    def slot(self, loader: i64) -> i64:
        """Where a loader stands."""
        return (self.loaders >> (8 * loader)) & 255

    def place_loaders(self, a: i64, b: i64, c: i64) -> None:
        """Put the three loaders into their slots."""
        self.loaders = a | (b << 8) | (c << 16)

    def move_loaders(self) -> None:
        """RES-4.1: all three go one mine card clockwise; RES-4.2: corners are two slots."""
        self.place_loaders(
            (self.slot(0) + STEP) % SLOTS,
            (self.slot(1) + STEP) % SLOTS,
            (self.slot(2) + STEP) % SLOTS,
        )

    # RES-2.7, RES-6: the crews

    def workers(self, p: i64) -> i64:
        """The cells with workers of a seat that are still on the planet."""
        return self.crews[p] & PLANET

    def occupied(self) -> i64:
        """RES-6.9: the cells with workers of any colour."""
        cells: i64 = 0
        for crew in self.crews:
            cells |= crew
        return cells & PLANET

    def standing(self, p: i64, cell: i64) -> i64:
        """How many workers of a seat stand on a cell."""
        place = MIDDLE_PLACE[cell]
        if place < 0:
            return (self.crews[p] >> cell) & 1
        return (self.crews[p] >> (CROWD + 4 * place)) & 15

    def arrive(self, p: i64, cell: i64) -> None:
        """One more worker of a seat stands on a cell."""
        place = MIDDLE_PLACE[cell]
        if place >= 0:
            self.crews[p] += BIT[CROWD + 4 * place]
        self.crews[p] |= BIT[cell]

    def leave(self, p: i64, cell: i64) -> None:
        """A worker of a seat goes away from a cell."""
        place = MIDDLE_PLACE[cell]
        if place >= 0:
            self.crews[p] -= BIT[CROWD + 4 * place]
            if self.standing(p, cell):
                return
        self.crews[p] &= ~BIT[cell]

    def rescued(self, p: i64) -> i64:
        """RES-1.3: the workers of a seat on loaders, no matter which."""
        n: i64 = 0
        for loader in range(i64(LOADERS)):
            n += held(self.aboard, LOADERS * p + loader)
        return n
