"""Moves in advance: what a player wants to do as soon as he is asked; and the wish to be moved for.

That is done where he can do one thing only and all others see that, after such a pause as a bot makes: so no hand is
told by how quickly it is answered for.

They are no entries of the log and nobody else learns of them: they lie in a table of their own until the seat is waited
for, and what comes of them is an ordinary action. Every process looks at the tables that it knows to have some when it
stores something there; whoever minds the server looks at all of them, so none is lost when a process ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable

import msgspec
import structlog
from msgspec.structs import replace

from langbord.bots.foresight import is_no_secret
from langbord.core.game import Event
from langbord.server import tasks
from langbord.server.clock import SECOND
from langbord.server.limits import SIZES
from langbord.server.messages import Choice, Planned, PlannedMove
from langbord.server.people import Person
from langbord.server.problems import Frozen, Refused, forbidden
from langbord.server.quotas import Whose
from langbord.server.stopping import stop
from langbord.server.store import Conflict, Database, Statement
from langbord.server.table import Table
from langbord.server.tables import Tables
from langbord.server.tasks import Possibility

MOVED = "(SELECT MAX(e.sequence) FROM entry e WHERE e.table_id = a.table_id)"
KEEP = (
    "INSERT INTO ahead (table_id, seat, person, body, seen) VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, seat)"
    " DO UPDATE SET person = excluded.person, body = excluded.body, seen = excluded.seen"
)
UNCHANGED = "WHERE table_id = ? AND seat = ? AND body = ? RETURNING seat"  # by anybody else
logger = structlog.get_logger()


class Intent(msgspec.Struct, frozen=True, kw_only=True):
    """A move in advance; its id is that under which the log will have it, so that it is never made twice."""

    id: str
    action: str
    label: Event
    question: str  # it answers no other kind


class Intents(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat wants to do, the next first."""

    moves: list[Intent] = []
    passes: bool = False
    dropped: Event | None = None

    @property
    def shown(self) -> Planned:
        moves = [PlannedMove(action=move.action, label=move.label) for move in self.moves]
        return Planned(plans=moves, passes=self.passes, dropped=self.dropped)


class Kept(msgspec.Struct, frozen=True):
    """The same as it lies in the database."""

    seat: int
    person: str
    body: str
    seen: int

    @property
    def intents(self) -> Intents:
        return msgspec.json.decode(self.body, type=Intents)


class Ahead:
    def __init__(self, database: Database, tables: Tables) -> None:
        self.database, self.tables = database, tables
        self._known: set[str] = set()  # tables at which somebody wants something
        self._looking: set[asyncio.Task[None]] = set()
        tables.on_stored.append(self._note)

    async def close(self) -> None:
        await stop(*self._looking)

    # --- what people wish -----------------------------------------------------------------------------------------

    async def of(self, id: str, person: Person) -> Planned:
        kept = await self._of(id, person.id)
        return kept.intents.shown if kept is not None else Planned()

    async def possibilities(self, id: str, person: Person, whose: Whose) -> list[Choice]:
        """What could be named next."""
        return [possible.choice for possible in await self._possible(id, person, whose)]

    async def plan(self, id: str, person: Person, action: str, whose: Whose) -> Planned:
        """Name one more move in advance."""
        possible = await self._possible(id, person, whose)
        found = next((one for one in possible if one.choice.action == action), None)
        if found is None:
            raise Refused("server-illegal", 409, action=action[:200])
        move = Intent(id=secrets.token_urlsafe(12), action=action, label=found.choice.label, question=found.question)
        return await self._change(id, person, lambda known: replace(known, moves=[*known.moves, move], dropped=None))

    async def forget(self, id: str, person: Person) -> Planned:
        """Make none of the moves that were named."""
        return await self._change(id, person, lambda known: replace(known, moves=[], dropped=None))

    async def let_pass(self, id: str, person: Person, *, passes: bool) -> Planned:
        return await self._change(id, person, lambda known: replace(known, passes=passes))

    async def _possible(self, id: str, person: Person, whose: Whose) -> list[Possibility]:
        kept = await self._of(id, person.id)
        before = [move.action for move in kept.intents.moves] if kept is not None else []
        if len(before) >= SIZES.plans:
            raise Refused("server-too-many")
        async with self.tables.at(id) as (_, table):
            seat = own_seat(table, person.id)
            if seat in table.awaited:
                raise Refused("server-your-turn")
            assert table.match is not None
            twin = table.match.still()
        return await self.tables.workers.run("ahead", tasks.possibilities, twin, seat, before, whose=whose)

    async def _of(self, id: str, person: str) -> Kept | None:
        sql = "SELECT seat, person, body, seen FROM ahead WHERE table_id = ? AND person = ?"
        rows = await self.database.fetch(sql, id, person)
        return Kept(*rows[0]) if rows else None

    async def _change(self, id: str, person: Person, wish: Callable[[Intents], Intents]) -> Planned:
        """Keep what somebody wishes, and look at once whether his turn has come meanwhile."""
        async with self.tables.at(id) as (_, table):
            seat = own_seat(table, person.id)
        kept = await self._of(id, person.id)
        wished = wish(kept.intents if kept is not None else Intents())
        if len(wished.moves) > SIZES.plans:
            raise Refused("server-too-many")
        await self.database.write(Statement(KEEP, (id, seat, person.id, written(wished), 0)))
        self._known.add(id)
        await self.look(id)
        return await self.of(id, person)

    # --- when the time has come -----------------------------------------------------------------------------------

    def _note(self, table: Table) -> None:
        if table.id in self._known:
            self._look_soon(table.id)

    def _look_soon(self, id: str) -> None:
        task = asyncio.create_task(self._look_carefully(id))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look_carefully(self, id: str) -> None:
        try:
            await self.look(id)
        except Exception:
            logger.exception("moves in advance could not be looked at", table=id)

    async def round(self) -> None:
        """Look at every table that has moved on since it was looked at, by whichever process."""
        rows = await self.database.fetch(f"SELECT table_id, seen < {MOVED} FROM ahead a")
        self._known = {id for id, _ in rows}
        for id in sorted({id for id, moved in rows if moved}):
            await self._look_carefully(id)

    async def look(self, id: str) -> None:
        """Make the moves whose time has come, and keep what is left of them."""
        rows = await self.database.fetch("SELECT seat, person, body, seen FROM ahead WHERE table_id = ?", id)
        every = [Kept(*row) for row in rows]
        if not every:
            self._known.discard(id)
            return
        with contextlib.suppress(Frozen):  # then nothing can be done
            await self.tables.catch_up(id)
            left = await self.tables.change(id, lambda table, at: [self._try(table, kept, at) for kept in every])
            for kept, (intents, seen) in zip(every, left, strict=True):
                await self._keep(id, kept, intents, seen)

    def _try(self, table: Table, kept: Kept, at: int) -> tuple[Intents | None, int]:
        """What is left of a seat's wishes, none where it has gone; and the last entry that it was looked at for."""
        if table.status != "playing":
            return None, 0
        if table.halted is not None or table.chairs[kept.seat].person != kept.person:  # his account has it by now
            return kept.intents, table.sequence
        intents = make(table, kept.seat, kept.intents, at)
        if intents.passes and not intents.moves and (choice := only_choice(table, kept.seat)) is not None:
            due = table.changed + table.pause
            if due > at:
                asyncio.get_running_loop().call_later((due - at) / SECOND, self._look_soon, table.id)
            else:
                table.act(kept.seat, choice, table.sequence, None, at)
            return intents, kept.seen  # there may be more to do at once
        return intents, table.sequence

    async def _keep(self, id: str, kept: Kept, intents: Intents | None, seen: int) -> None:
        """Unless the player has wished something else meanwhile: then it is looked at again."""
        where, body = (id, kept.seat, kept.body), written(intents or Intents())
        with contextlib.suppress(Conflict):
            if body == EMPTY:
                await self.database.write(Statement(f"DELETE FROM ahead {UNCHANGED}", where, expect=1))
            elif (body, seen) != (kept.body, kept.seen):
                sql = f"UPDATE ahead SET body = ?, seen = ? {UNCHANGED}"
                await self.database.write(Statement(sql, (body, seen, *where), expect=1))
            if body != kept.body:
                self.tables.plans_changed(id, kept.person)


def make(table: Table, seat: int, intents: Intents, at: int) -> Intents:
    """Make the moves that a seat named, for as long as it is asked what they answer; if one cannot be made, none is."""
    moves = list(intents.moves)
    while moves and seat in table.awaited and table.match is not None:
        move = moves.pop(0)
        client = f"{seat}:{move.id}"
        if table.sequence_of(client) is not None:
            continue  # it was made before a process ended
        try:
            if table.chairs[seat].stand_in is not None or table.match.question != move.question:
                raise Refused("server-illegal", 409)
            table.act(seat, move.action, table.sequence, client, at)
        except Refused:
            return replace(intents, moves=[], dropped=move.label)
    return replace(intents, moves=moves)


def only_choice(table: Table, seat: int) -> str | None:
    """The one thing that a seat can do which is waited for, where that is no secret."""
    if table.match is None or seat not in table.awaited or table.chairs[seat].stand_in is not None:
        return None
    texts = list(table.choices(seat))
    return texts[0] if len(texts) == 1 and is_no_secret(table.match, seat) else None


def own_seat(table: Table, person: str) -> int:
    """The seat for which somebody may name moves: his only one, in a game under way."""
    own = table.seats_of(person)
    if table.status != "playing" or table.study:
        raise Refused("server-not-playing")
    if len(own) != 1 or table.chairs[own[0]].stand_in is not None:
        raise forbidden()
    return own[0]


def written(intents: Intents) -> str:
    return msgspec.json.encode(intents).decode()


EMPTY = written(Intents())
