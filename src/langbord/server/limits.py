"""How much one may ask for: token buckets, by address, person and socket."""

from __future__ import annotations

import time
from collections import OrderedDict

from langbord.server.problems import Refused

MOST_KEYS = 50_000


class Limit:
    """So many at once, and so many a second in the long run, for each key."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst, self.per_second = burst, per_second
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and since when

    def left(self, key: str) -> float:
        left, since = self._buckets.get(key, (self.burst, 0.0))
        return min(self.burst, left + (time.monotonic() - since) * self.per_second)

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Take from the bucket, if there is enough in it."""
        left = self.left(key)
        allowed = left >= cost
        self._buckets[key] = left - cost if allowed else left, time.monotonic()
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return allowed

    def take(self, key: str, cost: float = 1.0) -> None:
        if not self.allows(key, cost):
            raise Refused("server-too-fast", 429)


class Limits:
    """All rates of a process; `scale` loosens them for tests and load. Guesses at passwords: see lockout.py."""

    def __init__(self, scale: float = 1.0) -> None:
        self.requests = Limit(200 * scale, 20 * scale)  # an address
        self.guests = Limit(30 * scale, 0.05 * scale)  # new people, an address
        self.tables = Limit(30 * scale, 0.1 * scale)  # new tables, a person
        self.heavy = Limit(30 * scale, 0.5 * scale)  # replays and exports, a person or address
        self.editions = Limit(20 * scale, 0.05 * scale)  # that a person enters
        self.hints = Limit(10 * scale, 0.25 * scale)  # a person
        self.messages = Limit(60 * scale, 15 * scale)  # a socket
        self.chat = Limit(8 * scale, 0.5 * scale)  # a person
        self.sockets = Limit(60 * scale, 1 * scale)  # new ones, an address
