"""A person's own games: those that wait for him, those under way, invitations, finished ones not looked at yet."""

from __future__ import annotations

import msgspec

from langbord.server.clock import DAY, now
from langbord.server.messages import TableInfo, Wire
from langbord.server.standings import Awaited, Standings
from langbord.server.store import Database, Statement

MOST = 100  # games of a kind
UNSEEN_DAYS = 30  # a finished game is not pointed out for longer


class HomeGame(Wire, frozen=True, kw_only=True):
    """A game under way, or over."""

    table: TableInfo
    seat: int  # one's own
    awaited: list[int]  # seats of people who are waited for
    yours: bool  # it is your move
    deadline: int | None = None  # when your time will be over, or that of the first who is waited for
    changed: int


class HomeInvitation(Wire, frozen=True, kw_only=True):
    table: TableInfo
    name: str  # who invites you
    at: int


class Home(Wire, frozen=True, kw_only=True):
    turns: list[HomeGame]  # the next to run out of time first
    playing: list[HomeGame]
    waiting: list[TableInfo]  # tables where you sit that have not begun
    invitations: list[HomeInvitation]
    unseen: list[HomeGame]


async def home(database: Database, standings: Standings, person: str) -> Home:
    rows = await database.fetch(
        "SELECT t.id, t.status, t.changed, t.summary, MIN(s.seat) FROM seat s JOIN game_table t ON t.id = s.table_id"
        " WHERE s.person = ? AND t.study = 0 AND t.status IN ('waiting', 'playing')"
        " GROUP BY t.id, t.status, t.changed, t.summary ORDER BY t.changed DESC LIMIT ?",
        *(person, MOST),
    )
    tables = {id: _info(summary, seat) for id, _, _, summary, seat in rows}
    known = await standings.of([id for id, status, *_ in rows if status == "playing"])
    games = [
        _game(
            msgspec.structs.replace(tables[id], proposal=known[id].proposal), seat, changed, person, known[id].awaited
        )
        for id, status, changed, _, seat in rows
        if status == "playing" and id in known
    ]
    games.sort(key=lambda game: (game.deadline is None, game.deadline or 0, -game.changed))
    return Home(
        turns=[game for game in games if game.yours],
        playing=[game for game in games if not game.yours],
        waiting=[tables[id] for id, status, *_ in rows if status == "waiting"],
        invitations=await _invitations(database, person),
        unseen=await _unseen(database, person),
    )


def _info(summary: str, seat: int) -> TableInfo:
    """What the lobby shows of a table, with one's own seat."""
    info = msgspec.json.decode(summary, type=TableInfo)
    seats = [msgspec.structs.replace(each, you=number == seat) for number, each in enumerate(info.seats)]
    return msgspec.structs.replace(info, seats=seats)


def _game(table: TableInfo, seat: int, changed: int, person: str, awaited: list[Awaited]) -> HomeGame:
    mine = [one for one in awaited if one.person == person]
    deadlines = [one.deadline for one in mine or awaited if one.deadline is not None]
    return HomeGame(
        table=table,
        seat=seat,
        awaited=[one.seat for one in awaited],
        yours=bool(mine),
        deadline=min(deadlines, default=None),
        changed=changed,
    )


async def _invitations(database: Database, person: str) -> list[HomeInvitation]:
    rows = await database.fetch(
        "SELECT t.summary, i.name, i.at FROM invited i JOIN game_table t ON t.id = i.table_id"
        " WHERE i.person = ? AND t.status = 'waiting'"
        " AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.table_id = t.id AND s.person = i.person)"
        " ORDER BY i.at DESC LIMIT ?",
        *(person, MOST),
    )
    return [HomeInvitation(table=_info(summary, -1), name=name, at=at) for summary, name, at in rows]


async def _unseen(database: Database, person: str) -> list[HomeGame]:
    rows = await database.fetch(
        "SELECT t.summary, t.status, t.changed, MIN(s.seat) FROM seat s JOIN game_table t ON t.id = s.table_id"
        " WHERE s.person = ? AND t.study = 0 AND t.status IN ('over', 'closed') AND t.changed > ?"
        " AND NOT EXISTS (SELECT 1 FROM looked l WHERE l.table_id = t.id AND l.person = s.person)"
        " GROUP BY t.id, t.summary, t.status, t.changed ORDER BY t.changed DESC LIMIT ?",
        *(person, now() - UNSEEN_DAYS * DAY, MOST),
    )
    known = [
        # one that stands still keeps its summary when it is ended
        (msgspec.structs.replace(_info(summary, seat), status=status), seat, changed)
        for summary, status, changed, seat in rows
    ]
    return [_game(table, seat, changed, person, []) for table, seat, changed in known if _is_news(table)]


def _is_news(table: TableInfo) -> bool:
    """It was played to its end, or closed when it had begun with other people: a draw, say; not by oneself alone."""
    people = sum(seat.kind == "person" for seat in table.seats)
    return table.status == "over" or (table.signer is not None and people > 1)


async def look_at(database: Database, person: str, table: str) -> None:
    """Somebody has seen how a game of his ended."""
    await database.write(
        Statement(
            "INSERT INTO looked (person, table_id) SELECT s.person, s.table_id FROM seat s"
            " WHERE s.person = ? AND s.table_id = ? LIMIT 1 ON CONFLICT (person, table_id) DO NOTHING",
            (person, table),
        )
    )
