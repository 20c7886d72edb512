"""Clocks, reckoned from the times in the log alone: they are exact whatever happens to a process."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

import msgspec

SECOND = 1000
HOUR = 3600 * SECOND
DAY = 86_400 * SECOND


def system_time() -> int:
    return time.time_ns() // 1_000_000


_source: Callable[[], int] = system_time


def now() -> int:
    """Milliseconds since 1970."""
    return _source()


def tell_time_by(source: Callable[[], int]) -> None:
    """Take the time from elsewhere: weeks pass in a moment then."""
    global _source
    _source = source


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bank for the whole game, an increment after each turn, and the most that the bank may hold.

    A slow game has as much for each turn: bank, increment and most are the same number of days.
    """

    bank: int  # seconds
    increment: int = 0  # seconds
    most: int | None = None  # seconds

    def __post_init__(self) -> None:
        if not 10 <= self.bank <= 60 * 86_400 or not 0 <= self.increment <= 60 * 86_400:
            raise ValueError("a clock has 10 seconds to 60 days, and an increment of up to 60 days")
        if self.most is not None and self.most < self.bank:
            raise ValueError("a clock must hold its bank")


def slow(days: int) -> ClockRule:
    """So many days for each turn."""
    return ClockRule(bank=days * 86_400, increment=days * 86_400, most=days * 86_400)


class Clocks:
    """The time that each seat has left, in milliseconds; a seat's clock runs while it is waited for."""

    def __init__(self, rule: ClockRule, players: int) -> None:
        self.rule = rule
        self.left = [rule.bank * SECOND] * players
        self.since: list[int | None] = [None] * players  # from when a running clock runs
        self._gained = [0] * players  # by the end of the last turn, to be given back when that is undone

    def run(self, at: int, seats: Collection[int]) -> None:
        """From now on these clocks run, and no other."""
        for seat, since in enumerate(self.since):
            if since is not None:
                self.left[seat] -= max(0, at - since)
                if seat not in seats:
                    self._add_increment(seat)
            self.since[seat] = at if seat in seats else None

    def _add_increment(self, seat: int) -> None:
        most = self.rule.most * SECOND if self.rule.most is not None else None
        richer = self.left[seat] + self.rule.increment * SECOND
        richer = max(self.left[seat], min(richer, most)) if most is not None else richer
        self._gained[seat] = richer - self.left[seat]
        self.left[seat] = richer

    def halt(self, at: int) -> None:
        """No clock runs for a while; nobody's turn ends by that."""
        for seat, since in enumerate(self.since):
            if since is not None:
                self.left[seat] -= max(0, at - since)
                self.since[seat] = None

    def take_increment_back(self, seat: int) -> None:
        """The end of a turn was undone: nobody gains time by that."""
        self.left[seat] -= self._gained[seat]
        self._gained[seat] = 0

    def forgive(self, pause: int) -> None:
        """Time that does not count, as nobody was there to serve."""
        self.since = [since + pause if since is not None else None for since in self.since]

    def welcome_back(self, seat: int) -> None:
        """Who takes his seat back has time for a turn: a quarter of a bank, or the increment if that is more."""
        fresh = max(self.rule.bank * SECOND // 4, self.rule.increment * SECOND)
        self.left[seat] = max(self.left[seat], fresh)

    def flag(self, seat: int) -> int | None:
        """When a seat's time will be over, if nothing happens."""
        since = self.since[seat]
        return since + self.left[seat] if since is not None else None

    def next_flag(self) -> int | None:
        """When the first time will be over."""
        flags = [flag for seat in range(len(self.left)) if (flag := self.flag(seat)) is not None]
        return min(flags, default=None)
