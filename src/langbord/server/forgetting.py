"""What a guest leaves to his account, and how a person is forgotten."""

from __future__ import annotations

from contextlib import suppress

from langbord.core.gamerecord import FORGOTTEN
from langbord.server import entries
from langbord.server.entries import AnyEntry, Handed, Sat
from langbord.server.people import Person
from langbord.server.problems import Frozen
from langbord.server.services import Services
from langbord.server.store import Statement

# What a guest leaves to his account: a column that names him, and with what else in the row that may stand there once
LEFT = [
    *(("likes", "person"), ("receiver", "person", "kind", "target"), ("table_likes", "person", "table_id")),
    *(("outbox", "person", "id"), ("letter", "person", "id"), ("ahead", "person", "table_id", "seat")),
    *(("looked", "person", "table_id"), ("invited", "person", "table_id"), ("invited", "sender", "table_id", "person")),
    *(("follow", "person", "other"), ("block", "person", "other"), ("block", "other", "person")),
    *(("vacation", "person", "at"), ("owed", "person", "table_id"), ("edition_of", "person", "digest")),
]


async def carry_over(services: Services, guest: Person, account: Person) -> None:
    """The guest's seats and past games become the account's, with all that he wished; what it has already is kept."""
    await _hand_seats(services, guest.id, account.id, account.name)
    await services.database.write(
        Statement("UPDATE seat SET person = ?, name = ? WHERE person = ?", (account.id, account.name, guest.id)),
        *(_leave(guest.id, account.id, *what) for what in LEFT),
        *(Statement(f"DELETE FROM {whom} WHERE person = other") for whom in ("follow", "block")),
    )
    await services.wishes.look_again()


def _leave(guest: str, account: str, table: str, column: str, *others: str) -> Statement:
    same = "".join(f" AND known.{other} = {table}.{other}" for other in others)
    known = f"SELECT 1 FROM {table} known WHERE known.{column} = ?{same}"
    sql = f"UPDATE {table} SET {column} = ? WHERE {column} = ? AND NOT EXISTS ({known})"
    return Statement(sql, (account, guest, account))


async def forget(services: Services, person: Person) -> None:
    """Delete a person: bots play his seats, and past games lose his name.

    This is the only thing that ever changes a log: names and their salts, never moves. What was signed still holds.
    """
    database = services.database
    tables = [id for (id,) in await database.fetch("SELECT table_id FROM seat WHERE person = ?", person.id)]
    await _hand_seats(services, person.id, None, FORGOTTEN)
    tables += [id for (id,) in await database.fetch("SELECT id FROM game_table WHERE host = ?", person.id)]
    changes = [statement for id in sorted(set(tables)) for statement in await _without(services, id, person.id)]
    await database.write(
        *changes,
        Statement("UPDATE seat SET person = NULL, name = ? WHERE person = ?", (FORGOTTEN, person.id)),
        Statement("UPDATE invited SET name = ?, sender = NULL WHERE sender = ?", (FORGOTTEN, person.id)),
        Statement("DELETE FROM chat WHERE person = ?", (person.id,)),
        Statement("DELETE FROM person WHERE id = ?", (person.id,)),
    )
    for id in set(tables):
        await services.tables.rewritten(id)


async def _hand_seats(services: Services, person: str, to: str | None, name: str) -> None:
    rows = await services.database.fetch(
        "SELECT s.table_id, s.seat FROM seat s JOIN game_table t ON t.id = s.table_id"
        " WHERE s.person = ? AND t.status IN ('waiting', 'playing')",
        person,
    )
    for id, seat in rows:
        with suppress(Frozen):  # nobody plays there
            await services.tables.change(id, lambda table, at, seat=seat: table.hand_over(seat, to, name, at))  # type: ignore[misc]


async def _without(services: Services, table: str, person: str) -> list[Statement]:
    """The entries of a log that name a person, without his name."""
    changes, log = [], await services.log.read(table)
    himself = _names_of(person, log)
    for sequence, entry in enumerate(log, 1):
        if isinstance(entry, Sat | Handed) and entry.person in himself:
            sql = "UPDATE entry SET body = ? WHERE table_id = ? AND sequence = ?"
            changes.append(Statement(sql, (entries.encode(entry.forgotten()), table, sequence)))
    return changes


def _names_of(person: str, log: list[AnyEntry]) -> set[str]:
    """The ids under which a person sat at a table: his own, and that of the guest whose seats became his."""
    himself, sitting = {person}, dict[int, str | None]()
    for entry in log:
        if isinstance(entry, Sat | Handed):
            if isinstance(entry, Handed) and entry.person == person:
                himself |= {guest for guest in (sitting.get(entry.seat),) if guest is not None}
            sitting[entry.seat] = entry.person
    return himself
