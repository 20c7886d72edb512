"""The pool of those who seek a game with people, in the database, so that any process finds them."""

from __future__ import annotations

import contextlib
from collections import defaultdict

import msgspec
import structlog

from langbord.core.game import get_game
from langbord.core.plugins import game_names
from langbord.server.clock import SECOND, ClockRule, now
from langbord.server.entries import Setup
from langbord.server.meeting.messages import NewSeeker, Pool, Sought
from langbord.server.meeting.pairing import Seeker, pair
from langbord.server.people import Person
from langbord.server.problems import Refused
from langbord.server.quotas import Asker, Stored
from langbord.server.ratings import MODEL, careful
from langbord.server.store import Conflict, Database, Statement
from langbord.server.table import STAND_IN, Table
from langbord.server.tables import Tables

HEARTBEAT = 15 * SECOND  # who has not asked for so long has gone away
logger = structlog.get_logger()


class Key(msgspec.Struct, frozen=True, order=True):
    """What those must share who are to play together."""

    game: str
    players: int
    clock: str  # JSON


class Pairing:
    def __init__(self, database: Database, tables: Tables, stored: Stored) -> None:
        self.database, self.tables, self.stored = database, tables, stored

    # --- seeking --------------------------------------------------------------------------------------------------

    async def seek(self, person: Person, wish: NewSeeker, asker: Asker) -> Sought:
        """Wait, or go on waiting; the table where one is to play, when there is one.

        Whoever may open no more tables may not wait for one either: it could be his.
        """
        if wish.game not in game_names() or wish.players not in get_game(wish.game).seats:
            raise Refused("server-invalid", 422, detail="players")
        at, key = now(), Key(wish.game, wish.players, msgspec.json.encode(wish.clock).decode())
        found = await self.database.fetch("SELECT table_id FROM seeker WHERE person = ?", person.id)
        if found and found[0][0] is not None:
            await self.leave(person)
            return Sought(table=found[0][0])
        if not found:
            await self.stored.check_table(asker)
        rating = await self._rating(person, wish.game)
        same = " AND ".join(f"seeker.{name} = excluded.{name}" for name in ("game", "players", "clock"))
        alive = f"CASE WHEN {same} AND seeker.until >= ? THEN seeker.since ELSE excluded.since END"
        columns = "person, game, players, clock, rating, since, until, bots_after"
        changes = ", ".join(
            f"{name} = excluded.{name}" for name in ("game", "players", "clock", "rating", "until", "bots_after")
        )
        bots = wish.bots_after * SECOND if wish.bots_after is not None else None
        row = (person.id, key.game, key.players, key.clock, rating, at, at + HEARTBEAT, bots, at)
        sql = (
            f"INSERT INTO seeker ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            f" ON CONFLICT (person) DO UPDATE SET since = {alive}, {changes} RETURNING since"
        )
        ((since,),) = (await self.database.write(Statement(sql, row)))[0]
        others = await self._waiting(key, at)
        return Sought(waited=at - since, others=others - 1)

    async def leave(self, person: Person) -> None:
        await self.database.write(Statement("DELETE FROM seeker WHERE person = ?", (person.id,)))

    async def _waiting(self, key: Key, at: int) -> int:
        same = "game = ? AND players = ? AND clock = ? AND until >= ? AND table_id IS NULL"
        sql = f"SELECT COUNT(*) FROM seeker WHERE {same}"
        rows = await self.database.fetch(sql, key.game, key.players, key.clock, at)
        return int(rows[0][0])

    async def pools(self) -> list[Pool]:
        rows = await self.database.fetch(
            "SELECT game, players, clock, COUNT(*) FROM seeker WHERE until >= ? AND table_id IS NULL"
            " GROUP BY game, players, clock ORDER BY game, players, clock",
            now(),
        )
        return [
            Pool(game=game, players=players, clock=_clock(clock), waiting=waiting)
            for game, players, clock, waiting in rows
        ]

    async def _rating(self, person: Person, game: str) -> float:
        rows = await self.database.fetch("SELECT mu, sigma FROM rating WHERE person = ? AND game = ?", person.id, game)
        fresh = MODEL.rating()
        return careful(*rows[0]) if rows else careful(fresh.mu, fresh.sigma)

    # --- pairing --------------------------------------------------------------------------------------------------

    async def round(self) -> None:
        """Pair those who wait, in every pool."""
        at = now()
        rows = await self.database.fetch(
            "SELECT game, players, clock, person, rating, since, bots_after FROM seeker"
            " WHERE until >= ? AND table_id IS NULL",
            at,
        )
        pools: defaultdict[Key, list[Seeker]] = defaultdict(list)
        blocked = await self._blocked() if rows else {}
        for game, players, clock, person, rating, since, bots_after in rows:
            seeker = Seeker(person, rating, since, bots_after, frozenset(blocked.get(person, ())))
            pools[Key(game, players, clock)].append(seeker)
        for key, seekers in pools.items():
            for group in pair(seekers, key.players, at):
                with contextlib.suppress(Conflict):  # one of them went away, or another process was quicker
                    await self._seat(key, group)
        await self.database.write(Statement("DELETE FROM seeker WHERE until < ?", (at - 4 * HEARTBEAT,)))

    async def _blocked(self) -> dict[str, set[str]]:
        sql = "SELECT b.person, b.other FROM block b JOIN seeker s ON s.person = b.person"
        found: defaultdict[str, set[str]] = defaultdict(set)
        for person, other in await self.database.fetch(sql):
            found[person].add(other)
        return found

    async def _seat(self, key: Key, group: list[Seeker]) -> None:
        """A table at which all of them sit; it begins when each has given his share in the shuffling."""
        marks = ", ".join("?" * len(group))
        people = [seeker.person for seeker in group]
        sql = f"SELECT id, name, kind, network FROM person WHERE id IN ({marks})"
        known = {row[0]: row for row in await self.database.fetch(sql, *people)}
        if len(known) < len(people):
            raise Conflict("one of them is gone")
        names: dict[str, str] = {id: row[1] for id, row in known.items()}
        _, _, kind, network = known[people[0]]
        host = Asker(people[0], guest=kind == "guest", network=network)
        options = {"players": key.players}
        setup = Setup(game=key.game, options=options, clock=_clock(key.clock), listed=True, begins=True)

        def furnish(table: Table, at: int) -> str:
            for person in people:
                table.sit(person, names[person], None, at)
            for seat in range(len(people), key.players):
                table.seat_bot(seat, STAND_IN, people[0], at)
            return table.id

        table = await self.tables.open(host, setup, furnish)
        claim = f"UPDATE seeker SET table_id = ? WHERE person IN ({marks}) AND table_id IS NULL RETURNING person"
        try:
            await self.database.write(Statement(claim, (table, *people), expect=len(people)))
        except Conflict:
            await self.tables.change(table, lambda one, at: one.close("abandoned", at))
            raise
        logger.info("paired", game=key.game, people=len(people))


def _clock(text: str) -> ClockRule | None:
    return msgspec.json.decode(text, type=ClockRule | None)
