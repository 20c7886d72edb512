"""Invitations: where an owner wants to know whom he lets in, an account needs a code of his."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from langbord.server.clock import now
from langbord.server.config import Config
from langbord.server.identity import digest
from langbord.server.problems import Refused
from langbord.server.store import Database, Statement


class Invitations:
    def __init__(self, database: Database, config: Config) -> None:
        self.database, self._registration = database, config.registration

    async def invite(self, accounts: int = 1) -> str:
        """A new code, for so many accounts."""
        code = secrets.token_urlsafe(9)
        sql = "INSERT INTO invitation (code, at, left_over) VALUES (?, ?, ?)"
        await self.database.write(Statement(sql, (digest(code), now(), accounts)))
        return code

    @asynccontextmanager
    async def used(self, code: str | None) -> AsyncIterator[None]:
        """Let somebody make an account, if he may; a code that came to nothing is as good as before."""
        if self._registration == "closed":
            raise Refused("server-no-accounts", 403)
        if self._registration == "open":
            yield
            return
        take = "UPDATE invitation SET left_over = left_over - 1 WHERE code = ? AND left_over > 0 RETURNING code"
        taken = await self.database.write(Statement(take, (digest(code or ""),)))
        if not taken[0]:
            raise Refused("server-not-invited", 403)
        try:
            yield
        except BaseException:
            give_back = "UPDATE invitation SET left_over = left_over + 1 WHERE code = ?"
            await self.database.write(Statement(give_back, (digest(code or ""),)))
            raise
