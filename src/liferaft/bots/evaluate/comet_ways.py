"""How far it is to the cave in Comet, over pieces that stand in the way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.bits import BIT
from liferaft.games.comet.board import BOARDS, CAVE, HIGH, LOW, Board
from liferaft.games.comet.box import JOKER
from liferaft.games.comet.rules import State

FARTHEST: Final = 20  # steps
ALL: Final = 63  # the set of all symbols


class Ways:
    """The steps from fields to the cave, found from the cave outwards."""

    def __init__(self) -> None:
        self.board = BOARDS[0]
        self.free_low: i64 = 0  # where a step can lead
        self.free_high: i64 = 0
        self.low: vec[i64] = vec[i64]([0] * (FARTHEST + 1))  # by steps: the fields so far away
        self.high: vec[i64] = vec[i64]([0] * (FARTHEST + 1))
        self.last: i64 = 0  # the most steps that were found

    def explore(
        self,
        board: Board,
        chain: bool,
        stones_low: i64,
        stones_high: i64,
        to_low: i64,
        to_high: i64,
    ) -> None:
        """Go outwards until some fields are reached, or all that can be, if pieces stand there."""
        self.board = board
        self.free_low = board.land_low & ~stones_low
        self.free_high = (board.land_high & ~stones_high) | HIGH[CAVE]
        new_low, new_high = self.free_low, board.land_high & ~stones_high
        self.low[0] = 0
        self.high[0] = HIGH[CAVE]
        to_high &= ~HIGH[CAVE]
        low, high = board.entrances_low, board.entrances_high
        last: i64 = 0
        while low | high and to_low | to_high and last < FARTHEST - 1:
            if low & stones_low or high & stones_high:
                met_low, met_high = low & stones_low, high & stones_high
                low, high = board.passed(low, high, stones_low, stones_high, chain)
                stones_low &= ~met_low
                stones_high &= ~met_high
            last += 1
            self.low[last] = low
            self.high[last] = high
            to_low &= ~low
            to_high &= ~high
            low &= new_low
            high &= new_high
            new_low &= ~low
            new_high &= ~high
            low, high = board.around(low, high)
        self.last = last

    def steps(self, field: i64) -> i64:
        """The steps from a field to the cave; many if there is no way."""
        return self.nearest(LOW[field], HIGH[field])

    def nearest(self, low: i64, high: i64) -> i64:
        """The fewest steps from one of these fields."""
        for steps in range(self.last + 1):
            if low & self.low[steps] or high & self.high[steps]:
                return steps
        return FARTHEST

    def nearer(self, s: State, field: i64, far: i64) -> tuple[i64, i64]:
        """Where steps lead from a field so far away that come one step nearer."""
        if far > self.last + 1:
            return 0, 0
        low, high = s.reached(field, 0)
        return low & self.low[far - 1] & self.free_low, high & self.high[far - 1] & self.free_high

    def onward(self, s: State, field: i64, far: i64) -> i64:
        """The symbols that lead from a field so far away one step nearer."""
        if far == 1:
            return ALL
        low, high = self.nearer(s, field, far)
        return self.symbols(low, high)

    def symbols(self, low: i64, high: i64) -> i64:
        """The symbols that pay for a step to one of these fields."""
        if high & HIGH[CAVE]:
            return ALL
        if not (low | high):
            return 0
        found: i64 = BIT[JOKER]
        pays_low, pays_high = self.board.pays_low, self.board.pays_high
        for symbol in range(i64(JOKER)):
            if low & pays_low[BIT[symbol]] or high & pays_high[BIT[symbol]]:
                found |= BIT[symbol]
        return found
