"""How quickly one may ask: token buckets, by address, person and socket."""

from __future__ import annotations

import time
from collections import OrderedDict

from langbord.server.limits import Rate, Rates
from langbord.server.problems import Refused

MOST_KEYS = 50_000


class Bucket:
    """So many at once, and so many a second in the long run, for each key; `scale` loosens it for tests and load."""

    def __init__(self, rate: Rate, scale: float = 1.0) -> None:
        self.burst, self.per_second = rate.burst * scale, rate.per_second * scale
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


class Buckets:
    """One for each rate, in this process. Guesses at passwords: see lockout.py."""

    def __init__(self, rates: Rates, scale: float = 1.0) -> None:
        self.requests = Bucket(rates.requests, scale)
        self.guests = Bucket(rates.guests, scale)
        self.tables = Bucket(rates.tables, scale)
        self.heavy = Bucket(rates.heavy, scale)
        self.editions = Bucket(rates.editions, scale)
        self.hints = Bucket(rates.hints, scale)
        self.chat = Bucket(rates.chat, scale)
        self.reports = Bucket(rates.reports, scale)
        self.sockets = Bucket(rates.sockets, scale)
        self.seeks = Bucket(rates.seeks, scale)
        self.mails = Bucket(rates.mails, scale)
