"""How much one connection or one address may do."""

import time
from collections import OrderedDict
from typing import Final

KNOWN: Final = 10_000  # addresses that are remembered


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for each address; those not seen for longest are forgotten first."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._all: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more is allowed to an address now."""
        bucket = self._all.setdefault(address, Bucket(self.burst, self.rate))
        self._all.move_to_end(address)
        if len(self._all) > KNOWN:
            self._all.popitem(last=False)
        return bucket.take()
