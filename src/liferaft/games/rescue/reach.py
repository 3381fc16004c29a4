"""What is in reach in Rescue: tunnels, free cards, loaders."""

from mypy_extensions import i64

from liferaft.core.bits import BIT
from liferaft.games.rescue.box import (
    INLAND,
    LOADERS,
    MIDDLE,
    OF_SYMBOL,
    PLANET,
    SLOT_CELL,
    SLOT_SIDE,
    SYMBOLS,
    WIDTH,
)
from liferaft.games.rescue.mine import Mine


def spread(cells: i64, along: i64, down: i64) -> i64:
    """The cells that are joined to these, if so many are joined to their east and south."""
    reached = cells
    while True:
        before = reached
        reached |= ((reached & along) << 1) | ((reached >> 1) & along)
        reached |= ((reached & down) << WIDTH) | ((reached >> WIDTH) & down)
        if reached == before:
            return reached


class Reach(Mine):
    """The questions of way and place that the rules ask of a position.

    RES-6.17: a tunnel may be free, or lead through own and rival workers, to a card or a loader.
    """

    def tunnel(self, cells: i64) -> i64:
        """The cells that continuous tunnels join to these, which count too.

        RES-6.5: neighbours are joined if both have an exit on their common edge; RES-6.6: all exits
        of a card are joined; RES-6.8: workers do not block.
        """
        along = self.east & (self.west >> 1) & INLAND  # joined to the cell east of it
        down = self.south & (self.north >> WIDTH)  # joined to the cell south of it
        return spread(cells, along, down)

    def boardable(self, tunnel: i64) -> i64:
        """RES-6.7: the loaders that stand at an open exit of a tunnel."""
        loaders: i64 = 0
        for loader in range(i64(LOADERS)):
            slot = self.slot(loader)
            if tunnel & BIT[SLOT_CELL[slot]] & self.exits(SLOT_SIDE[slot]):
                loaders |= BIT[loader]
        return loaders

    def ends(self, symbol: i64) -> i64:
        """RES-6.3: the free cards that show a symbol; RES-6.9: free of all workers.

        RES-6.10: on the four middle cells others may stand; RES-6.11: whatever card lies there.
        """
        return self.showing(symbol) & (MIDDLE | ~self.occupied())

    def destinations(self, cell: i64, symbol: i64, tunnel: i64) -> i64:
        """RES-6.12: where in its tunnel a worker may end; RES-6.14: in every direction."""
        return tunnel & self.ends(symbol) & ~BIT[cell]

    def movers(self, p: i64, symbol: i64) -> i64:
        """The cells with a worker of a seat that can move with a symbol."""
        ends = self.ends(symbol)
        movers: i64 = 0
        left = self.workers(p)
        while left:
            tunnel = self.tunnel(left & -left)
            workers = left & tunnel
            left &= ~tunnel
            if self.boardable(tunnel):  # RES-6.4: loaders take every symbol
                movers |= workers
            else:
                movers |= self.moving(workers, tunnel & ends)
        return movers

    def moving(self, workers: i64, ends: i64) -> i64:
        """Those of the workers in one tunnel that have an end in it other than their own cell."""
        if not ends:
            return 0
        return workers if ends & (ends - 1) else workers & ~ends

    def playable(self, p: i64) -> i64:
        """RES-6.15: the symbols in the hand of a seat with which a worker can move."""
        free = MIDDLE | (PLANET & ~self.occupied())
        playable: i64 = 0
        wanted: i64 = 0  # symbols in the hand that are not found playable yet
        for symbol in range(i64(SYMBOLS)):
            if self.hands[p] & OF_SYMBOL[symbol]:
                wanted |= BIT[symbol]
        left = self.workers(p)
        while left and wanted:
            tunnel = self.tunnel(left & -left)
            workers = left & tunnel
            left &= ~tunnel
            if self.boardable(tunnel):  # RES-6.4
                return playable | wanted
            for symbol in range(i64(SYMBOLS)):
                if wanted & BIT[symbol] and self.moving(
                    workers, tunnel & free & self.showing(symbol)
                ):
                    playable |= BIT[symbol]
            wanted &= ~playable
        return playable
