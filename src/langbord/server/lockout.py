"""Guessing at passwords is cut short, and those whose names are guessed at are not locked out for it.

Wrong guesses are counted in the database, so together for all processes: at a name from an address, from an address
at all names, at a name from everywhere, and at all names from everywhere together. An owner who has logged in from an
address before is known there: at that address only guesses at his own name from there can stand in his way. A guess is
entered before the password is looked at, and taken out if it was right.
"""

from __future__ import annotations

import hashlib

from langbord.server.clock import DAY, SECOND, now
from langbord.server.problems import Refused
from langbord.server.store import Database, Statement
from langbord.server.tables import new_id

WINDOW = 600 * SECOND
HERE = 10  # wrong guesses at a name from an address, in a window; never loosened
FROM_ADDRESS = 30  # at names that are not known there
AT_NAME = 50  # from addresses at which it is not known
ANYWHERE = 600  # of all names, from all addresses at which they are not known
KNOWN_FOR = 90 * DAY


class Lockout:
    def __init__(self, database: Database, scale: float = 1.0) -> None:
        self.database = database
        self._from_address, self._anywhere = (int(most * max(1.0, scale)) for most in (FROM_ADDRESS, ANYWHERE))

    async def guess(self, name: str, network: str) -> None:
        """Somebody tries a password; refused after too many wrong ones."""
        await self._enter(_key("here", f"{network} {name}"), HERE)
        if not await self._is_known(name, network):
            await self._enter(_key("from", network), self._from_address)
            await self._enter(_key("name", name), AT_NAME)
            await self._enter(EVERYBODY, self._anywhere)

    async def right(self, name: str, person: str, network: str) -> None:
        """It was the right one: the guesses at that name are forgotten, this one from the address, and he is known."""
        last = "SELECT id FROM guess WHERE key = ? ORDER BY at DESC LIMIT 1"
        known = (
            "INSERT INTO place (person, network, at) VALUES (?, ?, ?)"
            " ON CONFLICT (person, network) DO UPDATE SET at = excluded.at"
        )
        await self.database.write(
            Statement("DELETE FROM guess WHERE key = ?", (_key("here", f"{network} {name}"),)),
            Statement(f"DELETE FROM guess WHERE id IN ({last})", (_key("from", network),)),
            Statement(f"DELETE FROM guess WHERE id IN ({last})", (_key("name", name),)),
            Statement(f"DELETE FROM guess WHERE id IN ({last})", (EVERYBODY,)),
            Statement(known, (person, network, now())),
        )

    async def _is_known(self, name: str, network: str) -> bool:
        """Has the owner of that name logged in from there?"""
        sql = (
            "SELECT 1 FROM place JOIN person ON person.id = place.person"
            " WHERE person.name_key = ? AND place.network = ? AND place.at > ?"
        )
        return bool(await self.database.fetch(sql, name, network, now() - KNOWN_FOR))

    async def _enter(self, key: str, most: int) -> None:
        at = now()
        counted = "SELECT COUNT(*) FROM guess WHERE key = ? AND at > ?"
        entered = await self.database.write(
            Statement("DELETE FROM guess WHERE at <= ?", (at - WINDOW,)),
            Statement(
                f"INSERT INTO guess (id, key, at) SELECT ?, ?, ? WHERE ({counted}) < ? RETURNING id",
                (new_id(), key, at, key, at - WINDOW, most),
            ),
        )
        if not entered[1]:
            raise Refused("server-locked-out", 429)


def _key(kind: str, what: str) -> str:
    """Neither names nor addresses stand in the database."""
    return hashlib.sha256(f"{kind} {what}".encode()).hexdigest()


EVERYBODY = _key("all", "")
