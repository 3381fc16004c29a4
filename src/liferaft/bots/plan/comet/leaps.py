"""Flights, skipped terrains and neutral pieces in Comet: how many steps they spare."""

from mypy_extensions import i64

from liferaft.bots.plan.comet.glance import NOTHING
from liferaft.bots.plan.comet.steps import Steps
from liferaft.core.bits import BIT, lowest
from liferaft.games.comet.board import HALF, HIGH, LOW
from liferaft.games.comet.box import JOKER, RESCUERS, TERRAIN_COUNT
from liferaft.games.comet.rules import State


class Leaps(Steps):
    """Weighs what moves rescuers otherwise than step by step."""

    # Flights

    def flier(self, s: State, p: i64, far: i64) -> i64:
        """The rescuer that a flight spares most steps."""
        self.read(s, p)
        worths = [NOTHING] * RESCUERS
        for k in range(i64(RESCUERS)):
            if s.fliers(p, far) & BIT[k]:
                worths[k] = self.spared(s, p, far, BIT[k])
        return worths.index(max(worths))

    def spared(self, s: State, p: i64, far: i64, crew: i64) -> float:
        """The most steps that a flight spares a rescuer."""
        best: i64 = -100
        for k in range(i64(RESCUERS)):
            if crew & BIT[k]:
                low, high = s.within(s.field(p, k), far)
                best = max(best, self.trail.far[k] - self.trail.nearest(low, high))
        return float(best)

    # Skipped terrains

    def skipper(self, s: State, p: i64, terrain: i64) -> i64:
        """The rescuer that gains most by skipping."""
        self.read(s, p)
        worths = [NOTHING] * RESCUERS
        for k in range(i64(RESCUERS)):
            if s.skippers(p, terrain) & BIT[k]:
                worths[k] = self.spared_by_skip(s, p, k, terrain)
        return worths.index(max(worths))

    def skipped_terrain(self, s: State, p: i64, k: i64) -> i64:
        """The terrain that leads it nearest to the cave."""
        self.read(s, p)
        worths = [NOTHING] * TERRAIN_COUNT
        for terrain in range(i64(TERRAIN_COUNT)):
            if s.unskipped(k, JOKER) & BIT[terrain]:
                worths[terrain] = float(self.led(s, p, k, terrain))
        return worths.index(max(worths))

    def spared_by_skip(self, s: State, p: i64, k: i64, terrain: i64) -> float:
        """The most steps that a rescuer gains by skipping a terrain, or one of its choice."""
        now: i64 = 0
        if self.trail.fits[k] & s.in_pool():
            now = self.trail.leads[k]
        best: i64 = -100
        for t in range(i64(TERRAIN_COUNT)):
            if (terrain == t or terrain == JOKER) and s.unskipped(k, t):
                best = max(best, self.led(s, p, k, t) - now)
        return float(best)

    def led(self, s: State, p: i64, k: i64, terrain: i64) -> i64:
        """How much nearer a step leads a rescuer that skips a terrain."""
        trail = self.trail
        pool = s.in_pool()
        low, high = s.reached(s.field(p, k), ((s.skips >> (5 * k)) & 31) | BIT[terrain])
        low &= trail.free_low & s.board.pays_low[pool]
        high &= trail.free_high & s.board.pays_high[pool]
        return trail.far[k] - trail.nearest(low, high)

    # Neutral pieces

    def piece(self, s: State, p: i64, far: i64) -> i64:
        """The mammoth if it spares rescuers steps within its range, else the tortoise."""
        self.read(s, p)
        low, high = s.within(s.mammoth, far)
        return 0 if self.perch(s, p, 0, low, high) >= 0 else 1

    def put(self, s: State, p: i64, piece: i64, far: i64) -> i64:
        """Where a neutral piece spares rescuers most steps, or else a field near the cave."""
        self.read(s, p)
        low, high = s.within(s.piece(piece), far)
        field = self.perch(s, p, piece, low, high)
        return field if field >= 0 else self.landing(s, low, high)

    def perch(self, s: State, p: i64, piece: i64, low: i64, high: i64) -> i64:
        """Where among these fields a neutral piece spares rescuers most steps; -1: nowhere."""
        trail = self.trail
        here = s.piece(piece)
        stones_low, stones_high = s.occupied_low, s.occupied_high
        if here >= 0:
            stones_low &= ~LOW[here]
            stones_high &= ~HIGH[here]
        near_low: i64 = 0
        near_high: i64 = 0
        for k in range(i64(RESCUERS)):
            far = trail.far[k]
            if far > 1:
                k_low, k_high = s.reached(s.field(p, k), 0)
                near_low |= k_low & low & trail.low[far - 1]
                near_high |= k_high & high & trail.high[far - 1]
        best = 0.5 * self.custom.step
        choice: i64 = -1
        while near_low | near_high:
            if near_low:
                field = lowest(near_low)
                near_low &= near_low - 1
            else:
                field = lowest(near_high) + HALF
                near_high &= near_high - 1
            trail.measure(stones_low | LOW[field], stones_high | HIGH[field])
            worth = self.spared_all(s.on_board(p))
            if worth > best:
                best = worth
                choice = field
        return choice
