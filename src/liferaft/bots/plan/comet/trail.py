"""How far it is to the cave in Comet, and which symbols lead there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.bots.evaluate.comet import around, entrances
from liferaft.core.bits import BIT, lowest
from liferaft.games.comet.board import BOARDS, CAVE, HALF, HIGH, LOW
from liferaft.games.comet.box import JOKER, RESCUERS, SYMBOL_COUNT
from liferaft.games.comet.rules import State
from liferaft.games.comet.table import CREW

FARTHEST: Final = 20  # steps
ALL: Final = 63  # the set of all symbols


class Trail:
    """The steps from every field to the cave, and how the rescuers of a seat can go."""

    def __init__(self) -> None:
        self.board = BOARDS[0]
        self.chain_jumps = False
        self.entrances: tuple[i64, i64] = (0, 0)
        self.occupied_low: i64 = -1  # what it was found for
        self.occupied_high: i64 = -1
        self.crew: i64 = -1
        self.skips: i64 = -1
        self.free_low: i64 = 0  # where a step can lead
        self.free_high: i64 = 0
        self.low: vec[i64] = vec[i64]([0] * (FARTHEST + 1))  # by steps: the fields so far away
        self.high: vec[i64] = vec[i64]([0] * (FARTHEST + 1))
        self.far: vec[i64] = vec[i64]([0] * RESCUERS)  # by rescuer; 0: not on the board
        self.fits: vec[i64] = vec[i64]([0] * RESCUERS)  # the symbols that lead nearer
        self.pairs: vec[i64] = vec[i64]([0] * RESCUERS)  # by 6 × first + second symbol: two steps
        self.then: vec[i64] = vec[i64]([0] * (4 * RESCUERS))  # how far it would be
        self.rivals: vec[i64] = vec[i64]([0] * (4 * RESCUERS))  # how far it is for the others
        self.fields: vec[i64] = vec[i64]([0] * (4 * RESCUERS))  # where all stand, the own first
        self.others: i64 = 0  # how many rescuers of others are on the board
        self.seat: i64 = -1
        self.leads: vec[i64] = vec[i64]([1] * RESCUERS)  # how much nearer the first step leads

    def read(self, s: State, p: i64) -> bool:
        """Look at the rescuers of a seat; whether anything is new."""
        crew = s.words[s.at(p, CREW)]
        fresh = self.spread(s)
        if not fresh and crew == self.crew and p == self.seat and not s.skips and not self.skips:
            return False
        self.seat = p
        self.others = 0
        for q in range(s.seats):
            for k in range(i64(RESCUERS)):
                field = s.field(q, k)
                if q != p and field >= 0:
                    self.fields[RESCUERS + self.others] = field
                    self.rivals[RESCUERS + self.others] = self.steps(field)
                    self.others += 1
        self.crew = crew
        self.skips = s.skips
        for k in range(i64(RESCUERS)):
            field = s.field(p, k)
            self.fits[k] = 0
            self.pairs[k] = 0
            self.far[k] = 0
            self.leads[k] = 1
            self.fields[k] = field
            if field >= 0:
                self.far[k] = self.steps(field)
                self.find(s, k, field)
        return True

    def spread(self, s: State) -> bool:
        """Measure the fields from the cave outwards, unless the pieces stand as before."""
        board = s.board
        stones_low, stones_high = s.occupied_low, s.occupied_high
        chain = s.variant.chain_jumps
        same = board is self.board and chain == self.chain_jumps
        if same and stones_low == self.occupied_low and stones_high == self.occupied_high:
            return False
        if not same or self.occupied_low < 0:
            self.board = board
            self.chain_jumps = chain
            self.entrances = entrances(board)
        self.occupied_low = stones_low
        self.occupied_high = stones_high
        self.free_low = free_low = board.land_low & ~stones_low
        self.free_high = free_high = (board.land_high & ~stones_high) | HIGH[CAVE]
        self.low[0] = 0
        self.high[0] = HIGH[CAVE]
        low, high = self.entrances
        seen_low: i64 = 0
        seen_high = HIGH[CAVE]
        for steps in range(i64(1), i64(FARTHEST + 1)):
            left_low, left_high = low & stones_low, high & stones_high
            while left_low | left_high:  # who stands beside a piece can pass over it
                field = lowest(left_low) if left_low else lowest(left_high) + HALF
                stones_low &= ~LOW[field]
                stones_high &= ~HIGH[field]
                low |= board.near_low[field]
                high |= board.near_high[field]
                if chain:
                    left_low, left_high = low & stones_low, high & stones_high
                else:
                    left_low &= ~LOW[field]
                    left_high &= ~HIGH[field]
            low &= ~seen_low
            high &= ~seen_high
            self.low[steps] = low
            self.high[steps] = high
            seen_low |= low
            seen_high |= high
            if low | high:
                low, high = around(board, low & free_low, high & free_high)
        return True

    def measure(self, stones_low: i64, stones_high: i64) -> None:
        """How far it would be for all whose fields were noted if pieces stood there."""
        board = self.board
        fresh_low, fresh_high = (
            board.land_low & ~stones_low,
            board.land_high & ~stones_high,
        )
        fields = self.fields
        wanted: i64 = 0
        number = RESCUERS + self.others
        for k in range(number):
            self.then[k] = 0
            if fields[k] >= 0 and fields[k] != CAVE:
                wanted |= BIT[k]
        low, high = self.entrances
        steps: i64 = 1
        while wanted and low | high:
            left_low, left_high = low & stones_low, high & stones_high
            while left_low | left_high:
                field = lowest(left_low) if left_low else lowest(left_high) + HALF
                stones_low &= ~LOW[field]
                stones_high &= ~HIGH[field]
                low |= board.near_low[field]
                high |= board.near_high[field]
                if self.chain_jumps:
                    left_low, left_high = low & stones_low, high & stones_high
                else:
                    left_low &= ~LOW[field]
                    left_high &= ~HIGH[field]
            for k in range(number):
                if wanted & BIT[k] and (low & LOW[fields[k]] or high & HIGH[fields[k]]):
                    wanted &= ~BIT[k]
                    self.then[k] = steps
            low &= fresh_low
            high &= fresh_high
            fresh_low &= ~low
            fresh_high &= ~high
            low, high = around(board, low, high)
            steps += 1
        for k in range(number):
            if wanted & BIT[k]:
                self.then[k] = FARTHEST

    def steps(self, field: i64) -> i64:
        """The steps from a field to the cave; many if there is no way."""
        low, high = LOW[field], HIGH[field]
        for steps in range(i64(FARTHEST)):
            if self.low[steps] & low or self.high[steps] & high:
                return steps
        return FARTHEST

    def find(self, s: State, k: i64, field: i64) -> None:
        """The symbols that lead a rescuer one step nearer, and two."""
        far = self.far[k]
        skipped = (s.skips >> (5 * k)) & 31
        if far == 1:
            self.fits[k] = ALL
            return
        if skipped:
            self.leads[k] = self.leap(s, k, field, skipped)
            return
        low, high = s.reached(field, 0)
        low &= self.low[far - 1] & self.free_low
        high &= self.high[far - 1] & self.free_high
        fits: i64 = 0
        pairs: i64 = 0
        every: i64 = 0
        while low | high:
            if low:
                target = lowest(low)
                low &= low - 1
            else:
                target = lowest(high) + HALF
                high &= high - 1
            kind = self.board.kinds[target]
            fits |= BIT[kind]
            second = self.onward(s, target, far - 1)
            pairs |= second << (6 * kind)
            every |= second
        if fits:
            fits |= BIT[JOKER]
        self.fits[k] = fits
        self.pairs[k] = pairs | (every << (6 * JOKER))

    def leap(self, s: State, k: i64, field: i64, skipped: i64) -> i64:
        """How much nearer a rescuer comes that skips these terrains, with a symbol of the pool."""
        far = self.far[k]
        pool = s.in_pool()
        low, high = s.reached(field, skipped)
        low &= self.free_low & self.board.pays_low[pool]
        high &= self.free_high & self.board.pays_high[pool]
        near = self.nearest(low, high)
        self.fits[k] = 0
        if near >= far:
            return 0
        self.fits[k] = self.symbols(low & self.low[near], high & self.high[near])
        return far - near

    def onward(self, s: State, field: i64, far: i64) -> i64:
        """The symbols that lead from a field so far away one step nearer."""
        if far == 1:
            return ALL
        low, high = s.reached(field, 0)
        low &= self.low[far - 1] & self.free_low
        high &= self.high[far - 1] & self.free_high
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

    def nearest(self, low: i64, high: i64) -> i64:
        """The fewest steps from one of these fields."""
        for steps in range(i64(FARTHEST)):
            if low & self.low[steps] or high & self.high[steps]:
                return steps
        return FARTHEST


def in_pool(pool: i64) -> i64:
    """The set of symbols in a pool."""
    symbols: i64 = 0
    for symbol in range(i64(SYMBOL_COUNT)):
        if pool & 255:
            symbols |= BIT[symbol]
        pool >>= 8
    return symbols


def in_all(pool: i64) -> i64:
    """How many symbols are in a pool."""
    n: i64 = 0
    while pool:
        n += pool & 255
        pool >>= 8
    return n
