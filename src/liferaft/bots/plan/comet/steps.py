"""Steps in Comet: who goes where, and with which symbol."""

from mypy_extensions import i64

from liferaft.bots.evaluate.comet_ways import FARTHEST
from liferaft.bots.plan.comet.glance import NOTHING, Glance
from liferaft.core.bits import BIT, lowest
from liferaft.games.comet.board import CAVE, HALF, HIGH, LOW
from liferaft.games.comet.box import JOKER, RESCUERS, UNIT
from liferaft.games.comet.reach import symbols_of
from liferaft.games.comet.rules import State
from liferaft.games.comet.table import size


class Steps(Glance):
    """Finds the best step, and where a rescuer stands best."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.walker: i64 = 0  # who takes the best step
        self.field: i64 = 0  # and where to
        self.pool: i64 = -1  # the symbols with which that was found, if nothing changed since

    def target(self, s: State, p: i64, k: i64) -> i64:
        """The field that brings all rescuers nearest to the cave, with the best way on."""
        if not self.read(s, p) and self.pool == s.pool and self.walker == k:
            return self.field
        crew = s.on_board(p)
        if not self.best_step(s, p, BIT[k], crew, self.custom.least):
            self.best_step(s, p, BIT[k], crew, NOTHING)
        return self.field

    def read(self, s: State, p: i64) -> bool:
        """Look at everything; forget the best step if anything is new."""
        if not super().read(s, p):
            return False
        self.pool = -1
        return True

    def best_step(self, s: State, p: i64, walkers: i64, crew: i64, least: float) -> bool:
        """Find the best step of one of the walkers, if one is worth more than so much."""
        trail = self.trail
        symbols = s.in_pool()
        found = False
        self.pool = s.pool
        for k in range(i64(RESCUERS)):
            if not walkers & BIT[k]:
                continue
            low, high = s.targets(p, k, symbols)
            while low | high:
                if low:
                    field = lowest(low)
                    low &= low - 1
                else:
                    field = lowest(high) + HALF
                    high &= high - 1
                far = trail.steps(field)
                if far > trail.far[k] and least > NOTHING:
                    continue
                worth = self.step_worth(s, p, k, field, far, crew, symbols)
                if worth > least:
                    least = worth
                    found = True
                    self.walker = k
                    self.field = field
        if not found:
            self.pool = -1
        return found

    def step_worth(
        self, s: State, p: i64, k: i64, field: i64, far: i64, crew: i64, symbols: i64
    ) -> float:
        """What a step is worth: how much nearer all come, and whether it can go on."""
        trail = self.trail
        custom = self.custom
        here = s.field(p, k)
        low, high = s.occupied_low & ~LOW[here], s.occupied_high & ~HIGH[here]
        symbol = JOKER
        worth = 0.0
        if field == CAVE:
            worth = custom.home
            symbol = lowest(symbols)
        else:
            low |= LOW[field]
            high |= HIGH[field]
            kind = s.board.kinds[field]
            if symbols & BIT[kind]:
                symbol = kind
        if symbol == JOKER:
            worth -= custom.joker
        trail.fields[k] = field
        trail.measure(low, high)
        trail.fields[k] = here
        worth += self.spared_all(crew)
        rest = s.pool - UNIT[symbol]
        onward = trail.onward(s, field, far) if 0 < far < FARTHEST else i64(0)
        if rest:
            left = symbols_of(rest)
            best = self.two[k] if onward & left else 0.0
            for j in range(i64(RESCUERS)):
                if j != k and crew & BIT[j] and trail.fits[j] & left and self.one[j] > best:
                    best = self.one[j]
            worth += best
        return worth + custom.wide * float(size(onward))

    def spared_all(self, crew: i64) -> float:
        """The steps that are spared, less those that others are spared."""
        trail = self.trail
        worth = 0.0
        for k in range(i64(RESCUERS)):
            if crew & BIT[k]:
                worth += self.each[k] * float(trail.far[k] - trail.then[k])
        theirs: i64 = 0
        for k in range(i64(RESCUERS), RESCUERS + trail.others):
            theirs += trail.rivals[k] - trail.then[k]
        return worth - self.custom.rival * float(theirs)

    def payment(self, s: State, p: i64, k: i64, field: i64) -> i64:
        """The symbol that others need least."""
        symbols = s.paying(field)
        if field != CAVE:
            return lowest(symbols)
        self.read(s, p)
        crew = s.on_board(p) & ~BIT[k]
        best = NOTHING
        choice: i64 = 0
        while symbols:
            symbol = lowest(symbols)
            symbols &= symbols - 1
            worth = self.gain(s.pool - UNIT[symbol], crew) if crew else 0.0
            if symbol == JOKER:
                worth -= self.custom.joker
            if worth > best:
                best = worth
                choice = symbol
        return choice

    def landing(self, s: State, low: i64, high: i64) -> i64:
        """Of these fields one with the shortest way, and most symbols to go on."""
        self.trail.spread(s)
        trail = self.trail
        near = trail.nearest(low, high)
        if near < FARTHEST:
            low &= trail.low[near]
            high &= trail.high[near]
        best: i64 = -1
        choice: i64 = 0
        while low | high:
            if low:
                field = lowest(low)
                low &= low - 1
            else:
                field = lowest(high) + HALF
                high &= high - 1
            look = size(trail.onward(s, field, near)) if near < FARTHEST else i64(0)
            if look > best:
                best = look
                choice = field
        return choice
