"""People: guests, accounts and bots, their tokens and whom they block."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cached_property
from typing import Literal, NamedTuple, cast

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from langbord.server.clock import now
from langbord.server.identity import Claim, digest, new_token
from langbord.server.messages import Me, Token
from langbord.server.problems import Refused, not_found
from langbord.server.store import Conflict, Database, Row, Statement
from langbord.server.tables import new_id

Kind = Literal["guest", "account", "bot"]
FORGOTTEN = "–"  # the name in past games of who wished to be forgotten
COLUMNS = "id, kind, name, epoch, created, banned"


class Person(NamedTuple):
    id: str
    kind: Kind
    name: str
    epoch: int
    created: int
    banned: int | None

    @property
    def me(self) -> Me:
        return Me(id=self.id, name=self.name, kind=self.kind)

    @property
    def claim(self) -> Claim:
        return Claim(self.id, self.epoch)


class People:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._hasher = PasswordHasher()

    @cached_property
    def _nobody(self) -> str:
        """A hash to compare with where there is no account, so that it takes as long."""
        return self._hasher.hash("somebody who is not there")

    # --- finding --------------------------------------------------------------------------------------------------

    async def by_id(self, id: str) -> Person | None:
        return _person(await self.database.fetch(f"SELECT {COLUMNS} FROM person WHERE id = ?", id))

    async def by_name(self, name: str) -> Person | None:
        """The account or bot of that name."""
        return _person(await self.database.fetch(f"SELECT {COLUMNS} FROM person WHERE name_key = ?", key_of(name)))

    async def by_claim(self, claim: Claim) -> Person | None:
        """Who carries a cookie; nobody if it is of an earlier epoch, or of somebody who is banned."""
        person = await self.by_id(claim.person)
        return person if person is not None and person.epoch == claim.epoch and person.banned is None else None

    async def by_token(self, token: str) -> Person | None:
        sql = f"SELECT {COLUMNS} FROM person WHERE banned IS NULL AND id = (SELECT person FROM token WHERE digest = ?)"
        return _person(await self.database.fetch(sql, digest(token)))

    # --- coming ---------------------------------------------------------------------------------------------------

    async def new_guest(self, name: str) -> Person:
        if await self.by_name(name) is not None:
            raise Refused("server-name-taken")
        person = Person(new_id(), "guest", clean(name), 0, now(), None)
        await self.database.write(
            Statement(
                "INSERT INTO person (id, kind, name, created) VALUES (?, 'guest', ?, ?)",
                (person.id, person.name, person.created),
            )
        )
        return person

    async def register(self, name: str, password: str, kind: Kind, guest: Person | None) -> Person:
        """A new account; a guest becomes one, and so keeps all that was his."""
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        id = guest.id if guest is not None else new_id()
        if guest is not None:
            statement = Statement(
                "UPDATE person SET kind = ?, name = ?, name_key = ?, password = ?, epoch = epoch + 1"
                " WHERE id = ? AND kind = 'guest' RETURNING id",
                (kind, clean(name), key_of(name), hashed, id),
                expect=1,
            )
        else:
            statement = Statement(
                "INSERT INTO person (id, kind, name, name_key, password, created) VALUES (?, ?, ?, ?, ?, ?)",
                (id, kind, clean(name), key_of(name), hashed, now()),
            )
        try:
            await self.database.write(statement)
        except Conflict:
            raise Refused("server-name-taken") from None
        return await self._must(id)

    async def log_in(self, name: str, password: str) -> Person:
        """One answer, after the same work, for a wrong name and for a wrong password."""
        rows = await self.database.fetch("SELECT id, password FROM person WHERE name_key = ?", key_of(name))
        nobody = await asyncio.to_thread(lambda: self._nobody)
        id, hashed = rows[0] if rows and rows[0][1] else ("", nobody)
        right = await asyncio.to_thread(self._verify, hashed, password)
        person = await self.by_id(id) if right and id else None
        if person is None or person.banned is not None:
            raise Refused("server-wrong-password", 401)
        return person

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except VerificationError:
            return False

    async def _must(self, id: str) -> Person:
        person = await self.by_id(id)
        if person is None:
            raise not_found()
        return person

    # --- changing -------------------------------------------------------------------------------------------------

    async def rename(self, person: Person, name: str) -> Person:
        taken = await self.by_name(name)
        if taken is not None and taken.id != person.id:
            raise Refused("server-name-taken")
        key = key_of(name) if person.kind != "guest" else None
        try:
            await self.database.write(
                Statement("UPDATE person SET name = ?, name_key = ? WHERE id = ?", (clean(name), key, person.id))
            )
        except Conflict:
            raise Refused("server-name-taken") from None
        return person._replace(name=clean(name))

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """All other sessions end."""
        await self.log_in(person.name, old)
        hashed = await asyncio.to_thread(self._hasher.hash, new)
        await self.database.write(
            Statement("UPDATE person SET password = ?, epoch = epoch + 1 WHERE id = ?", (hashed, person.id))
        )
        return await self._must(person.id)

    async def end_sessions(self, person: Person) -> None:
        await self.database.write(Statement("UPDATE person SET epoch = epoch + 1 WHERE id = ?", (person.id,)))

    async def ban(self, person: Person, banned: bool) -> None:
        at = now() if banned else None
        await self.database.write(
            Statement("UPDATE person SET banned = ?, epoch = epoch + 1 WHERE id = ?", (at, person.id))
        )

    # --- tokens ---------------------------------------------------------------------------------------------------

    async def new_token(self, person: Person, label: str) -> Token:
        if len(await self.tokens(person)) >= 20:
            raise Refused("server-too-many", 409)
        secret = new_token()
        token = Token(id=new_id(), label=label, created=now(), secret=secret)
        await self.database.write(
            Statement(
                "INSERT INTO token (digest, id, person, label, created) VALUES (?, ?, ?, ?, ?)",
                (digest(secret), token.id, person.id, label, token.created),
            )
        )
        return token

    async def tokens(self, person: Person) -> list[Token]:
        rows = await self.database.fetch(
            "SELECT id, label, created FROM token WHERE person = ? ORDER BY created", person.id
        )
        return [Token(id=id, label=label, created=created) for id, label, created in rows]

    async def drop_token(self, person: Person, id: str) -> None:
        await self.database.write(Statement("DELETE FROM token WHERE person = ? AND id = ?", (person.id, id)))

    # --- blocking -------------------------------------------------------------------------------------------------

    async def block(self, person: Person, other: Person) -> None:
        await self.database.write(
            Statement(
                "INSERT INTO block (person, other) VALUES (?, ?) ON CONFLICT (person, other) DO NOTHING",
                (person.id, other.id),
            )
        )

    async def unblock(self, person: Person, other: Person) -> None:
        await self.database.write(Statement("DELETE FROM block WHERE person = ? AND other = ?", (person.id, other.id)))

    async def blocked(self, person: str) -> frozenset[str]:
        """Whom a person has blocked."""
        rows = await self.database.fetch("SELECT other FROM block WHERE person = ?", person)
        return frozenset(other for (other,) in rows)


def _person(rows: list[Row]) -> Person | None:
    if not rows:
        return None
    id, kind, name, epoch, created, banned = rows[0]
    return Person(id, cast(Kind, kind), name, epoch, created, banned)


def clean(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).split())


def key_of(name: str) -> str:
    """What makes two names the same."""
    return unicodedata.normalize("NFKC", clean(name)).casefold()
