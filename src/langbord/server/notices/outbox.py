"""Notices as they are written with what they tell of, in the same transaction."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Literal

import msgspec

from langbord.server.clock import SECOND
from langbord.server.notices.wishes import Wishes
from langbord.server.store import Statement
from langbord.server.table import Table

NoticeKind = Literal["turn", "proposed", "over", "invited", "rematch"]
AWAITED: tuple[NoticeKind, ...] = ("turn", "proposed")  # a game waits for whoever is told
COLUMNS = "id, person, table_id, kind, since, created, due"


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a person is to be told of a table."""

    id: str
    person: str
    table: str
    kind: NoticeKind
    since: int  # the entry of the log with which it came up
    created: int = 0

    def written(self, due: int) -> Statement:
        """Once, however often it is tried."""
        sql = f"INSERT INTO outbox ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"
        row = (self.id, self.person, self.table, self.kind, self.since, self.created, due)
        return Statement(sql, row)


def notice(person: str, table: str, kind: NoticeKind, since: int, at: int) -> Notice:
    """One notice a turn: its id follows from what it is about."""
    about = "\0".join((person, table, kind, str(since)))
    id = hashlib.sha256(about.encode()).hexdigest()[:32]
    return Notice(id=id, person=person, table=table, kind=kind, since=since, created=at)


class Outbox:
    def __init__(self, wishes: Wishes, delay: float) -> None:
        self.wishes, self.delay = wishes, int(delay * SECOND)

    def of(self, table: Table) -> Iterator[Statement]:
        """What those are told who are waited for, or asked, with what is pending at a table, or whose game it ended.

        Who plays among bots alone is not told: they never keep him waiting.
        """
        wanting = self.wishes.wanting
        if not wanting or table.study or table.match is None:
            return
        people = {chair.person for chair in table.chairs if chair.person is not None}
        if len(people) < 2 or wanting.isdisjoint(people):
            return
        at, first = table.changed, table.sequence - len(table.pending) + 1
        for seat, since in table.waiting_since.items():
            person = table.chairs[seat].person
            if since >= first and person is not None and person in wanting:
                yield notice(person, table.id, "turn", since, at).written(at + self.delay)
        for seat in table.asked if table.proposed >= first else []:
            person = table.chairs[seat].person
            if person is not None and person in wanting:
                yield notice(person, table.id, "proposed", table.proposed, at).written(at + self.delay)
        if table.status != "playing":  # also where all agreed to a draw, or nobody was left
            for person in sorted(people & wanting):
                yield notice(person, table.id, "over", table.sequence, at).written(at + self.delay)
