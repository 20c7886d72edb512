"""A person's own time: his zone, his quiet hours, the hour of his daily notice."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from babel.dates import format_skeleton, format_time

from langbord.server.clock import SECOND, is_zone
from langbord.server.notices.messages import Likes

LOCALES = {"en": "en_GB"}  # where it is not called as the language is


def zone_of(likes: Likes) -> ZoneInfo:
    return ZoneInfo(likes.zone if is_zone(likes.zone) else "UTC")


def at_utc(at: int) -> datetime:
    return datetime.fromtimestamp(at / SECOND, UTC)


def told(at: int, likes: Likes) -> str:
    """A day and an hour, as a person's language and clock have it."""
    when, locale = at_utc(at).astimezone(zone_of(likes)), LOCALES.get(likes.language, likes.language)
    return f"{format_skeleton('MMMEd', when, locale=locale)} {format_time(when, 'short', locale=locale)}"


def heard_at(at: int, likes: Likes) -> int:
    """When a person may be told something at the earliest, from `at` on: after his quiet hours.

    >>> night = Likes(zone="Europe/Oslo", quiet_from=22 * 60, quiet_until=8 * 60)
    >>> told(heard_at(1_780_000_000_000, night), night), told(heard_at(1_780_030_000_000, night), night)
    ('Fri 29 May 08:00', 'Fri 29 May 08:00')
    """
    if likes.quiet_from == likes.quiet_until:
        return at
    here = at_utc(at).astimezone(zone_of(likes))
    minute = here.hour * 60 + here.minute
    if likes.quiet_from < likes.quiet_until:
        quiet = likes.quiet_from <= minute < likes.quiet_until
    else:
        quiet = minute >= likes.quiet_from or minute < likes.quiet_until
    return next_time(at, likes.quiet_until, likes) if quiet else at


def next_time(at: int, minute: int, likes: Likes) -> int:
    """The next time that a person's clock shows this minute of the day, after `at`."""
    here = at_utc(at).astimezone(zone_of(likes))
    wall = here.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    if wall <= here:
        wall = (wall.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=here.tzinfo)
    return int(wall.timestamp() * SECOND)
