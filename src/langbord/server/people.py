"""People: guests, accounts and bots, their tokens and whom they block."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Literal, NamedTuple, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from langbord.server import names
from langbord.server.clock import now
from langbord.server.identity import Claim, digest, new_token
from langbord.server.messages import BlockedPerson, Me, Token
from langbord.server.names import clean
from langbord.server.priority import step_back
from langbord.server.problems import Refused, not_found
from langbord.server.quotas import InFlight
from langbord.server.store import Conflict, Database, Row, Statement
from langbord.server.tables import new_id

T = TypeVar("T")
Kind = Literal["guest", "account", "bot"]
ADMIN = "admin"
COLUMNS = "id, kind, name, epoch, created, banned, banned_until, muted_until, role"
HASHERS = max(1, (os.cpu_count() or 1) // 2)  # passwords hashed at the same time, each in 64 MiB
HASHES_WAITING = 100


class Person(NamedTuple):
    id: str
    kind: Kind
    name: str
    epoch: int
    created: int
    banned: int | None = None
    banned_until: int | None = None  # none: for good
    muted_until: int = 0
    role: str = ""

    @property
    def is_banned(self) -> bool:
        return self.banned is not None and (self.banned_until is None or self.banned_until > now())

    @property
    def is_muted(self) -> bool:
        return self.muted_until > now()

    @property
    def is_admin(self) -> bool:
        return self.role == ADMIN

    @property
    def me(self) -> Me:
        return Me(id=self.id, name=self.name, kind=self.kind, admin=self.is_admin)

    @property
    def claim(self) -> Claim:
        return Claim(self.id, self.epoch)


class People:
    def __init__(self, database: Database, reserved: Collection[str] = ()) -> None:
        self.database = database
        self.reserved = {names.looks(name) for name in reserved}
        self._hasher = PasswordHasher()
        self._hashers = ThreadPoolExecutor(HASHERS, "hash", initializer=step_back)
        self._hashes = InFlight()

    @cached_property
    def _nobody(self) -> str:
        """A hash to compare with where there is no account, so that it takes as long."""
        return self._hasher.hash("somebody who is not there")

    async def _hash(self, work: Callable[..., T], *args: str) -> T:
        """Hashing is meant to be costly: so many at a time, on threads of their own, and not too many behind them."""
        with self._hashes.hold(("", HASHERS + HASHES_WAITING)):
            return await asyncio.get_running_loop().run_in_executor(self._hashers, work, *args)

    # --- finding --------------------------------------------------------------------------------------------------

    async def by_id(self, id: str) -> Person | None:
        return _person(await self.database.fetch(f"SELECT {COLUMNS} FROM person WHERE id = ?", id))

    async def by_name(self, name: str) -> Person | None:
        """The account or bot of that name."""
        return _person(await self.database.fetch(f"SELECT {COLUMNS} FROM person WHERE name_key = ?", key_of(name)))

    async def by_claim(self, claim: Claim, session: str) -> Person | None:
        """Who carries a cookie; nobody if it is of an earlier epoch or logged out, or he is banned."""
        ended = "EXISTS (SELECT 1 FROM ended WHERE session = ?)"
        sql = f"SELECT {COLUMNS} FROM person WHERE id = ? AND NOT {ended}"
        person = _person(await self.database.fetch(sql, claim.person, session))
        return person if person is not None and person.epoch == claim.epoch and not person.is_banned else None

    async def by_token(self, token: str) -> Person | None:
        sql = f"SELECT {COLUMNS} FROM person WHERE id = (SELECT person FROM token WHERE digest = ?)"
        person = _person(await self.database.fetch(sql, digest(token)))
        return person if person is not None and not person.is_banned else None

    # --- coming ---------------------------------------------------------------------------------------------------

    async def new_guest(self, name: str, network: str = "") -> Person:
        await self._must_be_free(name)
        person = Person(new_id(), "guest", clean(name), 0, now())
        await self.database.write(
            Statement(
                "INSERT INTO person (id, kind, name, created, network) VALUES (?, 'guest', ?, ?, ?)",
                (person.id, person.name, person.created, network),
            )
        )
        return person

    async def _must_be_free(self, name: str, own: str = "") -> None:
        """A name must be one that people can tell from others, and nobody else's account."""
        names.check(name, self.reserved)
        alike = "SELECT id FROM person WHERE (name_key = ? OR looks = ?) AND kind <> 'guest'"
        if any(id != own for (id,) in await self.database.fetch(alike, key_of(name), names.looks(name))):
            raise Refused("server-name-taken")

    async def register(
        self, name: str, password: str, kind: Kind, guest: Person | None = None, network: str = ""
    ) -> Person:
        """A new account; a guest becomes one, and so keeps all that was his."""
        await self._must_be_free(name)
        hashed = await self._hash(self._hasher.hash, password)
        id = guest.id if guest is not None else new_id()
        if guest is not None:
            statement = Statement(
                "UPDATE person SET kind = ?, name = ?, name_key = ?, looks = ?, password = ?, network = ?,"
                " epoch = epoch + 1 WHERE id = ? AND kind = 'guest' RETURNING id",
                (kind, clean(name), key_of(name), names.looks(name), hashed, network, id),
                expect=1,
            )
        else:
            statement = Statement(
                "INSERT INTO person (id, kind, name, name_key, looks, password, created, network)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (id, kind, clean(name), key_of(name), names.looks(name), hashed, now(), network),
            )
        try:
            await self.database.write(statement)
        except Conflict:
            raise Refused("server-name-taken") from None
        return await self._must(id)

    async def log_in(self, name: str, password: str) -> Person:
        """One answer, after the same work, for a wrong name and for a wrong password."""
        rows = await self.database.fetch("SELECT id, password FROM person WHERE name_key = ?", key_of(name))
        nobody = await self._hash(lambda: self._nobody)
        id, hashed = rows[0] if rows and rows[0][1] else ("", nobody)
        right = await self._hash(self._verify, hashed, password)
        person = await self.by_id(id) if right and id else None
        if person is None or person.is_banned:
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
        await self._must_be_free(name, person.id)
        key, looks = (key_of(name), names.looks(name)) if person.kind != "guest" else (None, None)
        sql = "UPDATE person SET name = ?, name_key = ?, looks = ? WHERE id = ?"
        try:
            await self.database.write(Statement(sql, (clean(name), key, looks, person.id)))
        except Conflict:
            raise Refused("server-name-taken") from None
        return person._replace(name=clean(name))

    async def change_password(self, person: Person, old: str, new: str, session: str) -> Person:
        """All sessions end but the one whose digest is given."""
        await self.log_in(person.name, old)
        hashed = await self._hash(self._hasher.hash, new)
        await self.database.write(
            Statement("UPDATE person SET password = ?, epoch = epoch + 1 WHERE id = ?", (hashed, person.id)),
            no_push(person.id, but=session),
        )
        return await self._must(person.id)

    async def set_password(self, person: Person, new: str) -> Person:
        """For who has proved otherwise who he is. All sessions end, and links to set it are void."""
        hashed = await self._hash(self._hasher.hash, new)
        sql = "UPDATE person SET password = ?, epoch = epoch + 1 WHERE id = ? AND epoch = ? RETURNING id"
        try:
            await self.database.write(Statement(sql, (hashed, person.id, person.epoch), expect=1), no_push(person.id))
        except Conflict:
            raise Refused("server-old-link", 410) from None
        return await self._must(person.id)

    async def end_sessions(self, person: Person) -> None:
        ended = Statement("UPDATE person SET epoch = epoch + 1 WHERE id = ?", (person.id,))
        await self.database.write(ended, no_push(person.id))

    async def comes_from(self, person: Person, network: str) -> None:
        """Note where somebody was last, so that his address can be banned with him."""
        await self.database.write(Statement("UPDATE person SET network = ? WHERE id = ?", (network, person.id)))

    async def fill_in_looks(self) -> None:
        """What names look like was not always kept. They stay, even where two are alike."""
        rows = await self.database.fetch("SELECT id, name FROM person WHERE looks IS NULL AND kind <> 'guest'")
        for id, name in rows:
            await self.database.write(Statement("UPDATE person SET looks = ? WHERE id = ?", (names.looks(name), id)))

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

    async def blocks(self, person: Person) -> list[BlockedPerson]:
        """Those whom a person has blocked, by ids that say nothing of them elsewhere."""
        rows = await self.database.fetch(
            "SELECT p.id, p.name FROM block b JOIN person p ON p.id = b.other WHERE b.person = ? ORDER BY p.name",
            person.id,
        )
        return [BlockedPerson(id=_block_id(person.id, other), name=name) for other, name in rows]

    async def drop_block(self, person: Person, id: str) -> None:
        for other in await self.blocked(person.id):
            if _block_id(person.id, other) == id:
                sql = "DELETE FROM block WHERE person = ? AND other = ?"
                await self.database.write(Statement(sql, (person.id, other)))

    async def blocked(self, person: str) -> frozenset[str]:
        """Whom a person has blocked."""
        rows = await self.database.fetch("SELECT other FROM block WHERE person = ?", person)
        return frozenset(other for (other,) in rows)


def _person(rows: list[Row]) -> Person | None:
    return person_of(rows[0]) if rows else None


def person_of(row: Row) -> Person:
    """A row of COLUMNS."""
    return Person(*row)


def no_push(person: str, but: str = "") -> Statement:
    """With somebody's sessions their browsers go; but not that of the one that goes on."""
    sql = "DELETE FROM receiver WHERE person = ? AND kind = 'push' AND (session = '' OR session <> ?)"
    return Statement(sql, (person, but))


def key_of(name: str) -> str:
    """What makes two names the same."""
    return clean(name).casefold()


def _block_id(person: str, other: str) -> str:
    return digest(f"{person} {other}")[:24]
