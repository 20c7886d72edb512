"""Clocks, reckoned from the times in the log alone: they are exact whatever happens to a process."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator
from datetime import UTC, date, datetime, timedelta
from functools import cache
from itertools import islice, pairwise, takewhile
from typing import Annotated
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Meta

from langbord.server.limits import SIZES

SECOND = 1000
HOUR = 3600 * SECOND
DAY = 86_400 * SECOND
STRETCH = 28  # days that are taken at once where summer time neither begins nor ends in them
FAR = 365  # days of play: nobody looks further ahead, as a table at which nothing happens is closed long before


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


@cache
def is_zone(name: str) -> bool:
    return name in available_timezones()


class Hours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hours of the day in which clocks run, by the clock on a wall somewhere; at all others they stand.

    >>> evening = Hours(begin=18 * 60, end=22 * 60, zone="Europe/Oslo")
    >>> noon = 1_780_048_800_000  # in Oslo it is 12:00
    >>> evening.ran(noon, noon + 7 * HOUR) == HOUR, evening.over(noon, 5 * HOUR) == noon + 31 * HOUR
    (True, True)
    """

    begin: int  # minutes after midnight
    end: int  # not after the beginning: on the next day
    zone: Annotated[str, Meta(max_length=SIZES.zone)] = "UTC"

    def __post_init__(self) -> None:
        if not 0 <= self.begin < 1440 or not 0 <= self.end < 1440 or (self.end - self.begin) % 1440 < 60:
            raise ValueError("playing hours are an hour at least, and less than a day")
        if not is_zone(self.zone):
            raise ValueError("there is no such time zone")

    def spans(self, at: int) -> Iterator[tuple[int, int]]:
        """When clocks run, one day after the other, from that moment on."""
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(at / SECOND, UTC).astimezone(zone).date() - timedelta(days=1)
        while True:
            begin, end = (self._wall(day + timedelta(days=k), minute, zone) for k, minute in self._ends)
            if end > at:
                yield max(at, begin), end
            day += timedelta(days=1)

    @property
    def _ends(self) -> tuple[tuple[int, int], tuple[int, int]]:
        return (0, self.begin), (int(self.end <= self.begin), self.end)

    def _wall(self, day: date, minute: int, zone: ZoneInfo) -> int:
        wall = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone)
        return int(wall.timestamp()) * SECOND

    def ran(self, since: int, at: int) -> int:
        """How long clocks ran between two moments."""
        return sum(min(end, at) - begin for begin, end in takewhile(lambda span: span[0] < at, self.spans(since)))

    def over(self, since: int, left: int) -> int:
        """When clocks that run from a moment on will have run for so long, looked ahead for a year of play at most."""
        a_day = (self.end - self.begin) % 1440 * 60 * SECOND
        left = min(left, FAR * a_day)
        while left > (STRETCH + 2) * a_day:
            then = since + STRETCH * DAY
            left -= STRETCH * a_day if self._offset(then) == self._offset(since) else self.ran(since, then)
            since = then
        for begin, end in self.spans(since):
            if left <= end - begin:
                return begin + left
            left -= end - begin
        raise AssertionError

    def _offset(self, at: int) -> timedelta | None:
        """By how much the clock on the wall is ahead then."""
        return datetime.fromtimestamp(at / SECOND, ZoneInfo(self.zone)).utcoffset()

    def pauses(self, at: int, days: int) -> list[tuple[int, int]]:
        """When clocks stand within the next days."""
        spans = [(at, at), *islice(self.spans(at), days)]
        return [(end, begin) for (_, end), (begin, _) in pairwise(spans) if begin > end]


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bank for the whole game, an increment after each turn, and the most that the bank may hold.

    A slow game has as much for each turn: bank, increment and most are the same number of days.
    """

    bank: int  # seconds
    increment: int = 0  # seconds
    most: int | None = None  # seconds
    hours: Hours | None = None  # none: clocks run all day

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
                self.left[seat] -= self._ran(since, at)
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
                self.left[seat] -= self._ran(since, at)
                self.since[seat] = None

    def _ran(self, since: int, at: int) -> int:
        return self.rule.hours.ran(since, at) if self.rule.hours is not None else max(0, at - since)

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
        since, left, hours = self.since[seat], self.left[seat], self.rule.hours
        if since is None:
            return None
        return hours.over(since, left) if hours is not None and left > 0 else since + left

    def next_flag(self) -> int | None:
        """When the first time will be over."""
        flags = [flag for seat in range(len(self.left)) if (flag := self.flag(seat)) is not None]
        return min(flags, default=None)
