"""What steps are worth in Comet, seen at a glance."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.bots.plan.comet.cards import Cards
from liferaft.bots.plan.comet.customs import Custom
from liferaft.bots.plan.comet.sources import Sources
from liferaft.bots.plan.comet.trail import Trail, in_all
from liferaft.core.bits import BIT, lowest
from liferaft.games.comet.box import JOKER, RESCUERS, UNIT
from liferaft.games.comet.reach import symbols_of
from liferaft.games.comet.rules import State
from liferaft.games.comet.table import RESCUED

NOTHING: Final = -1000.0  # worse than anything


class Glance:
    """Knows what the steps of a seat are worth."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.custom = Custom(weights)
        self.cards = Cards(self.custom)
        self.trail = Trail()
        self.sources = Sources()
        self.seen: vec[i64] = vec[i64]([-1] * 8)  # for whom and when it was looked
        self.one: vec[float] = vec[float]([0.0] * RESCUERS)  # what a step of a rescuer is worth
        self.two: vec[float] = vec[float]([0.0] * RESCUERS)  # and the one after it
        self.each: vec[float] = vec[float]([0.0] * RESCUERS)  # coming a step nearer

    def read(self, s: State, p: i64) -> bool:
        """Look at the board, the crew and the animals of a seat; whether anything is new."""
        seen = self.seen
        at = s.at(p, RESCUED)
        words = s.words
        fresh = self.trail.read(s, p)
        if (
            not fresh
            and seen[0] == p
            and seen[1] == s.pile
            and seen[2] == words[at]
            and seen[3] == words[at + 1]
            and seen[4] == words[at + 2]
            and seen[5] == s.phase
            and seen[6] == s.hero(p)
            and seen[7] == s.seats
        ):
            return False
        seen[0] = p
        seen[1] = s.pile
        seen[2] = words[at]
        seen[3] = words[at + 1]
        seen[4] = words[at + 2]
        seen[5] = s.phase
        seen[6] = s.hero(p)
        seen[7] = s.seats
        self.cards.read(s, p)
        custom = self.custom
        for k in range(i64(RESCUERS)):
            far = self.trail.far[k]
            if not far:
                continue
            each = custom.step + custom.rich * self.cards.worth(s, p, s.in_slot(p, k))
            self.each[k] = each
            lead = self.trail.leads[k]
            one = each * float(lead) + custom.close / float(far)
            if far == lead:
                one += custom.home
            self.one[k] = one
            two = each
            if far == lead + 1:
                two += custom.home
            if far > lead:
                two += custom.close / float(far - lead)
            self.two[k] = two
        return True

    def gain(self, pool: i64, mask: i64) -> float:
        """What a pool is worth to these rescuers if it is used well."""
        trail = self.trail
        symbols = symbols_of(pool)
        best = 0.0
        for k in range(i64(RESCUERS)):
            left = trail.fits[k] & symbols
            if not left or not mask & BIT[k]:
                continue
            while left:
                symbol = lowest(left)
                left &= left - 1
                worth = self.one[k]
                if symbol == JOKER:
                    worth -= self.custom.joker
                rest = pool - UNIT[symbol]
                if rest:
                    worth += self.follow(k, symbol, symbols_of(rest), mask)
                best = max(best, worth)
        if best > 0.0:
            more = in_all(pool) - 2
            if more > 0:
                best += self.custom.more * float(more)
        return best

    def follow(self, k: i64, symbol: i64, rest: i64, mask: i64) -> float:
        """What the best step is worth after one of a rescuer with a symbol."""
        trail = self.trail
        best = 0.0
        if (trail.pairs[k] >> (6 * symbol)) & rest:
            best = self.two[k]
        for other in range(i64(RESCUERS)):
            if other != k and mask & BIT[other] and trail.fits[other] & rest:
                best = max(best, self.one[other])
        return best
