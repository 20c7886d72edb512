"""Past games: lists for people, frames of a table as a seat saw it, statistics of the dealer."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

import msgspec

from langbord.core.gamerecord import FORGOTTEN
from langbord.server import tasks
from langbord.server.messages import Export, PastGame, Result, Said
from langbord.server.people import Person
from langbord.server.problems import Refused, forbidden
from langbord.server.quotas import Whose
from langbord.server.ratings import ratings_of
from langbord.server.services import Services
from langbord.server.store import Database

GAMES_SHOWN, RESULTS_SHOWN = 100, 200
PUBLIC = "AND t.status = 'over' AND t.listed = 1"  # what of somebody's games everybody may know
CURVE = "SELECT game, table_id, at, value FROM rated WHERE person = ? ORDER BY at"
PLACES = "SELECT network, at FROM place WHERE person = ? ORDER BY at"
SEEKS = "SELECT game, players, clock, since FROM seeker WHERE person = ?"
VACATION = "SELECT at, days FROM vacation WHERE person = ? ORDER BY at"


async def results(database: Database, person: str) -> list[Result]:
    """What came of all that everybody may know of a person's games, by game and opponent; bots of ours are none."""
    rows = await database.fetch(
        "SELECT t.game, o.name, COUNT(*) AS games, SUM(CASE WHEN s.place < o.place THEN 1 ELSE 0 END)"
        " FROM seat s JOIN game_table t ON t.id = s.table_id"
        " JOIN seat o ON o.table_id = s.table_id AND o.seat <> s.seat"
        f" WHERE s.person = ? {PUBLIC} AND (o.person <> s.person OR (o.person IS NULL AND o.name = ?))"
        " GROUP BY t.game, o.name ORDER BY games DESC, o.name LIMIT ?",
        *(person, FORGOTTEN, RESULTS_SHOWN),
    )
    return [Result(game=game, opponent=name, games=games, better=int(better)) for game, name, games, better in rows]


async def past_games(
    database: Database, person: str, *, public: bool, game: str = "", opponent: str = ""
) -> list[PastGame]:
    """The last games of a person; `public`: finished ones at listed tables; of one game, with somebody, if wished."""
    which, named = PUBLIC if public else "", [person]
    if game:
        which, named = f"{which} AND t.game = ?", [*named, game]
    if opponent:
        others = "SELECT 1 FROM seat o WHERE o.table_id = s.table_id AND o.seat <> s.seat AND o.name = ?"
        which, named = f"{which} AND EXISTS ({others})", [*named, opponent]
    rows = await database.fetch(
        "SELECT t.id, t.game, t.changed, t.status, s.seat FROM seat s JOIN game_table t ON t.id = s.table_id"
        f" WHERE s.person = ? {which} ORDER BY t.changed DESC LIMIT ?",
        *(*named, GAMES_SHOWN),
    )
    seats = await _seats(database, [row[0] for row in rows])
    return [
        PastGame(
            table=id,
            game=game,
            at=changed,
            status=status,
            seat=seat,
            seats=[past.name for past in seats[id]],
            bots=[past.name if past.person is None and past.name != FORGOTTEN else None for past in seats[id]],
            scores=[past.score for past in seats[id]] if status == "over" else None,
            places=[past.place for past in seats[id]] if status == "over" else None,
        )
        for id, game, changed, status, seat in rows
    ]


class PastSeat(NamedTuple):
    name: str
    person: str | None
    score: int
    place: int


async def _seats(database: Database, tables: list[str]) -> dict[str, list[PastSeat]]:
    found: dict[str, list[PastSeat]] = defaultdict(list)
    if tables:
        marks = ", ".join("?" * len(tables))
        columns = "table_id, name, person, score, place"
        sql = f"SELECT {columns} FROM seat WHERE table_id IN ({marks}) ORDER BY table_id, seat"
        for id, *seat in await database.fetch(sql, *tables):
            found[id].append(PastSeat(*seat))
    return found


async def export(services: Services, person: Person) -> Export:
    """All that is kept about a person."""
    database = services.database
    said = await database.fetch("SELECT id, at, name, seat, said FROM chat WHERE person = ? ORDER BY at", person.id)
    blocked = await database.fetch(
        "SELECT p.name FROM block b JOIN person p ON p.id = b.other WHERE b.person = ? ORDER BY p.name", person.id
    )
    return Export(
        me=person.me,
        created=person.created,
        games=await past_games(database, person.id, public=False),
        ratings=await ratings_of(database, person.id),
        tokens=await services.people.tokens(person),
        blocked=[name for (name,) in blocked],
        editions=await services.editions.own(person.id),
        said=[Said(id=id, at=at, name=name, seat=seat, text=text) for id, at, name, seat, text in said],
        likes=msgspec.to_builtins(await services.wishes.likes(person.id))
        | {"tables": await services.wishes.table_likes(person.id)},
        receivers=[
            {"kind": kept.kind, "target": kept.target, "created": kept.created, "verified": kept.verified}
            for kept in await services.wishes.receivers(person.id)
        ],
        passkeys=msgspec.to_builtins(await services.passkeys.of(person.id)),
        sessions=msgspec.to_builtins(await services.devices.of(person, None)),
        invited=await _tables(database, "invited", person.id),
        looked=await _tables(database, "looked", person.id),
        vacation=[list(row) for row in await database.fetch(VACATION, person.id)],
        curve=[list(row) for row in await database.fetch(CURVE, person.id)],
        places=[list(row) for row in await database.fetch(PLACES, person.id)],
        seeks=[list(row) for row in await database.fetch(SEEKS, person.id)],
        ahead=[
            {"table": id, **msgspec.json.decode(body)}
            for id, body in await database.fetch("SELECT table_id, body FROM ahead WHERE person = ?", person.id)
        ],
        follows=[followed.name for followed in await services.company.followed(person)],
    )


async def _tables(database: Database, relation: str, person: str) -> list[str]:
    return [id for (id,) in await database.fetch(f"SELECT table_id FROM {relation} WHERE person = ?", person)]


async def history(
    services: Services, id: str, person: str | None, seat: int | None, span: range, *, views: bool, whose: Whose
) -> bytes:
    """The entries of a table in `span` as a seat saw them: one's own before the end, any after it; as packed JSON."""
    seat = await _eyes(services, id, person, seat)
    text = await services.tables.log_text(id, until=span.stop - 1)
    assert text is not None
    return await services.workers.run("fold", tasks.history, text, seat, span, views, whose=whose)


async def why(
    services: Services, id: str, person: str | None, seat: int | None, thing: str, at: int, whose: Whose
) -> bytes:
    """Why nothing could be done with a thing after an entry of the log, through the same eyes; as JSON."""
    seat = await _eyes(services, id, person, seat)
    text = await services.tables.log_text(id, until=at)
    assert text is not None
    return await services.workers.run("fold", tasks.why, text, seat, thing, whose=whose)


async def _eyes(services: Services, id: str, person: str | None, seat: int | None) -> int | None:
    """The seat through whose eyes somebody may look at a table's past: his own before the end, any after it."""
    async with services.tables.at(id) as (_, table):
        over, viewpoint, players = table.status == "over", table.viewpoint(person), len(table.chairs)
    if seat is None:
        return viewpoint
    if seat >= players:
        raise Refused("server-no-such-seat", 404)
    if seat != viewpoint and not over:
        raise forbidden()
    return seat


async def draws(services: Services, id: str, whose: Whose) -> bytes:
    """How often the dealer dealt what, and how often one would expect it, in a finished game; as JSON."""
    async with services.tables.at(id) as (_, table):
        if table.status != "over":
            raise Refused("server-after-the-end", 403)
    text = await services.tables.log_text(id)
    assert text is not None
    return await services.workers.run("fold", tasks.draws, text, whose=whose)
