"""Guessing at passwords is cut short: the guesses at a name and from an address are counted in the database.

So they count together, whichever of several processes they are put to. A guess is entered before the password is
looked at, and taken out if it was right.
"""

from __future__ import annotations

import hashlib

from langbord.server.clock import SECOND, now
from langbord.server.problems import Refused
from langbord.server.store import Database, Statement
from langbord.server.tables import new_id

WINDOW = 600 * SECOND
AT_NAME = 10  # wrong guesses in a window; never loosened
FROM_ADDRESS = 30


class Lockout:
    def __init__(self, database: Database, scale: float = 1.0) -> None:
        self.database, self._from_address = database, int(FROM_ADDRESS * max(1.0, scale))

    async def guess(self, name: str, address: str) -> None:
        """Somebody tries a password; refused after too many wrong ones."""
        await self._enter(_key("name", name), AT_NAME)
        await self._enter(_key("from", address), self._from_address)

    async def right(self, name: str, address: str) -> None:
        """It was the right one: the guesses at that name are forgotten, and this one from the address."""
        last = "SELECT id FROM guess WHERE key = ? ORDER BY at DESC LIMIT 1"
        await self.database.write(
            Statement("DELETE FROM guess WHERE key = ?", (_key("name", name),)),
            Statement(f"DELETE FROM guess WHERE id IN ({last})", (_key("from", address),)),
        )

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
