"""Carries out how long things are kept (`[keep]` in the settings): a little at a time, every hour."""

from __future__ import annotations

from collections.abc import Iterator

import structlog

from langbord.server.clock import DAY, now
from langbord.server.limits import Keep
from langbord.server.store import Database, Statement

AT_ONCE = 100  # rows in one go, so that nobody waits long behind it
SESSION_DAYS = 400  # as long as a cookie is good
logger = structlog.get_logger()


async def tidy(database: Database, keep: Keep) -> dict[str, int]:
    """Delete what is past its time; how many of each."""
    gone: dict[str, int] = {}
    for what, table, key, condition, days in rules(keep):
        gone[what] = 0
        limit = now() - days * DAY
        while True:
            inner = f"SELECT {key} FROM {table} WHERE {condition} LIMIT {AT_ONCE}"
            sql = f"DELETE FROM {table} WHERE {key} IN ({inner}) RETURNING {key}"
            found = len((await database.write(Statement(sql, (limit,))))[0])
            gone[what] += found
            if found < AT_ONCE:
                break
    lifted = "UPDATE person SET banned = NULL, banned_until = NULL WHERE banned_until < ?"
    await database.write(Statement(lifted, (now(),)), Statement("DELETE FROM network_ban WHERE until < ?", (now(),)))
    if any(gone.values()):
        logger.info("tidied up", **gone)
    return gone


def rules(keep: Keep) -> Iterator[tuple[str, str, str, str, int]]:
    """What goes, where it is, its key, which of it, and after how many days."""
    if keep.studies:
        yield "studies", "game_table", "id", "study = 1 AND changed < ?", keep.studies
    if keep.closed:
        yield "closed", "game_table", "id", "status = 'closed' AND changed < ?", keep.closed
    if keep.guests:
        idle = " AND ".join(
            f"NOT EXISTS (SELECT 1 FROM {table} WHERE {table}.{column} = person.id)"
            for table, column in (("seat", "person"), ("game_table", "host"), ("report", "person"))
        )
        yield "guests", "person", "id", f"kind = 'guest' AND banned IS NULL AND created < ? AND {idle}", keep.guests
    if keep.reports:
        yield "reports", "report", "id", "status <> 'open' AND at < ?", keep.reports
    yield "sessions", "ended", "session", "at < ?", SESSION_DAYS
    yield "devices", "session", "digest", "seen < ?", SESSION_DAYS
    yield "places", "place", "network", "at < ?", SESSION_DAYS
