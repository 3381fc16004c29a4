"""Where pieces can go on the board of Comet, found by masks."""

from mypy_extensions import i64

from liferaft.core.bits import BIT
from liferaft.games.comet.board import CAVE, FARTHEST, FIELDS, OFF
from liferaft.games.comet.box import (
    BEASTS,
    HIGHEST_NEST,
    JOKER,
    LOWERS_NEST,
    NEST_UP_TO,
    RESCUERS,
    SYMBOL_COUNT,
)
from liferaft.games.comet.table import Table
from liferaft.games.comet.tables import HATCHED


class Reach(Table):
    """Steps, jumps, nests and ranges."""

    # COM-3.4 to COM-3.11: steps

    def reached(self, start: i64, skipped: i64) -> tuple[i64, i64]:
        """COM-3.11: all fields beside the start or beside a field that can be passed over.

        The cave is a neighbour of its entrances; what is occupied, or cannot be paid, is still
        among them. *skipped* is a set of terrains.
        """
        board = self.board
        open_low, open_high = self.occupied_low, self.occupied_high  # COM-3.8, COM-3.9
        if skipped:  # COM-9.4
            open_low |= board.pays_low[skipped]
            open_high |= board.pays_high[skipped]
        low, high = board.near_low[start], board.near_high[start]
        return board.passed(low, high, open_low, open_high, self.variant.chain_jumps)

    def targets(self, p: i64, k: i64, symbols: i64) -> tuple[i64, i64]:
        """COM-3.4, COM-3.5, COM-4.1: where a step of a rescuer can lead with one of the symbols."""
        low, high = self.reached(self.field(p, k), (self.skips >> (5 * k)) & 31)
        return (  # COM-3.12: in any direction
            low & self.board.pays_low[symbols] & ~self.occupied_low,  # COM-3.10
            high & self.board.pays_high[symbols] & ~self.occupied_high,
        )

    def in_pool(self) -> i64:
        """The set of symbols in the pool."""
        return symbols_of(self.pool)

    def paying(self, field: i64) -> i64:
        """COM-3.5, COM-4.1: the set of symbols in the pool that pay for a step to a field."""
        symbols = self.in_pool()
        if field == CAVE:
            return symbols
        return symbols & (BIT[self.board.kinds[field]] | BIT[JOKER])

    def walkers(self, p: i64, step: i64) -> i64:
        """COM-3.3: the rescuers that can step now; COM-9.9: after a Hatch those just placed."""
        if not self.pool:
            return 0
        symbols = self.in_pool()
        mask = self.on_board(p)
        if step == HATCHED:
            mask &= self.placed
        found: i64 = 0
        for k in range(i64(RESCUERS)):
            if mask & BIT[k]:
                low, high = self.targets(p, k, symbols)
                if low | high:
                    found |= BIT[k]
        return found

    # COM-2.3 to COM-2.7: nests

    def nests(self, distance: i64) -> tuple[i64, i64]:
        """COM-2.3, COM-2.4, COM-2.5: the free nests of that number, or of the next higher one."""
        for number in range(distance, HIGHEST_NEST + 1):
            low = self.board.nests_low[number] & ~self.occupied_low
            high = self.board.nests_high[number] & ~self.occupied_high
            if low | high:
                return low, high
        return 0, 0

    def farthest_nest(self) -> i64:
        """The highest number of a free nest; 0 if all are occupied."""
        for number in range(HIGHEST_NEST, 0, -1):
            low = self.board.nests_low[number] & ~self.occupied_low
            high = self.board.nests_high[number] & ~self.occupied_high
            if low | high:
                return number
        return 0

    def hatchable(self, p: i64, deck: i64) -> i64:
        """COM-2.6, COM-2.7: the animals in the hand for which there is a slot and a nest."""
        beasts = self.hand(p, deck) & BEASTS[deck]  # COM-2.9
        if not beasts or self.free_slot(p) < 0:
            return 0
        farthest = self.farthest_nest()
        if farthest == 0:
            return 0
        farthest += self.passive(p, LOWERS_NEST)
        if farthest >= 2 * HIGHEST_NEST:
            return beasts
        return beasts & NEST_UP_TO[2 * farthest + deck]

    def can_hatch(self, p: i64) -> bool:
        """Whether a Hatch is possible now."""
        return bool(self.hatchable(p, 0) or self.hatchable(p, 1))

    def can_move(self, p: i64) -> bool:
        """COM-3.13: a Move takes an animal card and a rescuer on the board."""
        return self.on_board(p) != 0 and self.has_animal(p)

    # COM-9.4, COM-9.5, COM-9.10: what effects move

    def skippers(self, p: i64, terrain: i64) -> i64:
        """COM-9.4: the rescuers for which a skip of a terrain (5: of any) changes something."""
        mask = self.on_board(p)
        found: i64 = 0
        for k in range(i64(RESCUERS)):
            if mask & BIT[k] and self.unskipped(k, terrain):
                found |= BIT[k]
        return found

    def unskipped(self, k: i64, terrain: i64) -> i64:
        """The terrains among those wanted that a rescuer cannot skip yet."""
        wanted: i64 = 31 if terrain == JOKER else BIT[terrain]
        return wanted & ~(self.skips >> (5 * k))

    def within(self, field: i64, far: i64) -> tuple[i64, i64]:
        """COM-9.5, COM-9.10: the free terrain fields at most so many hexes away."""
        board = self.board
        low, high = board.land_low, board.land_high
        if field != OFF and far <= FARTHEST:
            low, high = (
                board.within_low[FIELDS * far + field],
                board.within_high[FIELDS * far + field],
            )
        return low & ~self.occupied_low, high & ~self.occupied_high

    def fliers(self, p: i64, far: i64) -> i64:
        """COM-9.5: the rescuers that can fly so far."""
        mask = self.on_board(p)
        found: i64 = 0
        for k in range(i64(RESCUERS)):
            if mask & BIT[k]:
                low, high = self.within(self.field(p, k), far)
                if low | high:
                    found |= BIT[k]
        return found

    def movable(self, pieces: i64, far: i64) -> i64:
        """COM-9.10: which of these neutral pieces can be put somewhere else."""
        found: i64 = 0
        for piece in range(i64(2)):
            if pieces & BIT[piece]:
                low, high = self.within(self.piece(piece), far)
                if low | high:
                    found |= BIT[piece]
        return found


def symbols_of(pool: i64) -> i64:
    """The set of symbols in a pool."""
    symbols: i64 = 0
    for symbol in range(i64(SYMBOL_COUNT)):
        if pool & 255:
            symbols |= BIT[symbol]
        pool >>= 8
    return symbols
