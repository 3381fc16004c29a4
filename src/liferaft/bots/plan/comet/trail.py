"""How the rescuers of a seat can go in Comet, and which symbols lead them to the cave."""

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.bots.evaluate.comet_ways import ALL, Ways
from liferaft.core.bits import BIT, lowest
from liferaft.games.comet.board import HALF, HIGH, LOW
from liferaft.games.comet.box import JOKER, RESCUERS
from liferaft.games.comet.rules import State
from liferaft.games.comet.table import CREW


class Trail(Ways):
    """The steps from every field to the cave, and how the rescuers of a seat can go."""

    def __init__(self) -> None:
        super().__init__()
        self.chain_jumps = False
        self.occupied_low: i64 = -1  # what it was found for
        self.occupied_high: i64 = -1
        self.crew: i64 = -1
        self.skips: i64 = -1
        self.other = Ways()  # if pieces stood otherwise
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
        self.chain_jumps = chain
        self.occupied_low = stones_low
        self.occupied_high = stones_high
        self.explore(board, chain, stones_low, stones_high, board.all_low, board.all_high)
        return True

    def measure(self, stones_low: i64, stones_high: i64) -> None:
        """How far it would be for all whose fields were noted if pieces stood there."""
        fields = self.fields
        number = RESCUERS + self.others
        low: i64 = 0
        high: i64 = 0
        for k in range(number):
            if fields[k] >= 0:
                low |= LOW[fields[k]]
                high |= HIGH[fields[k]]
        other = self.other
        other.explore(self.board, self.chain_jumps, stones_low, stones_high, low, high)
        for k in range(number):
            self.then[k] = other.steps(fields[k]) if fields[k] >= 0 else i64(0)

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
        low, high = self.nearer(s, field, far)
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


def in_all(pool: i64) -> i64:
    """How many symbols are in a pool."""
    n: i64 = 0
    while pool:
        n += pool & 255
        pool >>= 8
    return n
