"""How much one may have: of what is stored, counted in the database; of what is in flight, here and as others tell."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from langbord.server.clock import DAY, now
from langbord.server.limits import Quotas, Share
from langbord.server.problems import Refused
from langbord.server.store import Database

TOLD_SECONDS = 10.0  # for so long what another process told counts; it says so again every few seconds
MOST_TOLD, LEAST_TOLD = 60, 2  # keys in one announcement, and what one must hold to be among them
OPEN = "status IN ('waiting', 'playing') AND study = 0"


class Whose(NamedTuple):
    """Whose turn a job takes, and how many jobs each key may have under way and waiting."""

    share: str
    mosts: tuple[tuple[str, int], ...] = ()


class Asker(NamedTuple):
    """Who asks, as quotas know him."""

    id: str  # of a person
    guest: bool
    network: str  # a hash of the address that he comes from

    @property
    def share(self) -> str:
        """Guests of one address take turns as one, accounts each for himself."""
        return self.network if self.guest else self.id


class Allowance:
    """What the quotas come to, for each asker; `scale` loosens them for tests and load."""

    def __init__(self, quotas: Quotas, scale: float = 1.0) -> None:
        self.quotas, self._scale = quotas, max(1.0, scale)

    def own(self, share: Share, asker: Asker) -> int:
        return int((share.guest if asker.guest else share.account) * self._scale)

    def address(self, share: Share) -> int:
        return int(share.address * self._scale)

    def jobs_of(self, asker: Asker) -> Whose:
        share, keys = self.quotas.jobs, (f"job {asker.id}", f"jobs {asker.network}")
        mosts = zip(keys, (self.own(share, asker), self.address(share)), strict=True)
        return Whose(asker.share, tuple(mosts))


class Stored:
    """Checks before something is stored. Requests under way at the same time are not seen by each other."""

    def __init__(self, database: Database, allowance: Allowance) -> None:
        self.database, self.allowance = database, allowance

    async def check_table(self, asker: Asker) -> None:
        quotas = self.allowance.quotas
        await self._check(quotas.tables_open, asker, f"SELECT COUNT(*) FROM game_table WHERE {{}} = ? AND {OPEN}")
        opened = f"SELECT COUNT(*) FROM game_table WHERE {{}} = ? AND created > {now() - DAY}"
        await self._check(quotas.tables_opened, asker, opened)

    async def check_study(self, asker: Asker, size: int) -> None:
        kept = "SELECT COUNT(*) FROM game_table WHERE {} = ? AND study = 1"
        await self._check(self.allowance.quotas.studies, asker, kept)
        await self._check_bytes(asker, size)

    async def check_edition(self, asker: Asker, size: int) -> None:
        entered = "SELECT COUNT(*) FROM edition_of WHERE {} = ?"
        await self._check(self.allowance.quotas.editions, asker, entered, person="person")
        await self._check_bytes(asker, size)

    async def _check_bytes(self, asker: Asker, size: int) -> None:
        tables = "SELECT COALESCE(SUM(bytes), 0) FROM game_table WHERE {} = ?"
        editions = "SELECT COALESCE(SUM(bytes), 0) FROM edition_of WHERE {} = ?"
        own = await self._one(tables, "host", asker.id) + await self._one(editions, "person", asker.id)
        near = await self._one(tables, "network", asker.network) + await self._one(editions, "network", asker.network)
        share = self.allowance.quotas.bytes
        if own + size > self.allowance.own(share, asker) or near + size > self.allowance.address(share):
            raise Refused("server-too-many")

    async def _check(self, share: Share, asker: Asker, sql: str, person: str = "host") -> None:
        if await self._one(sql, person, asker.id) >= self.allowance.own(share, asker) or await self._one(
            sql, "network", asker.network
        ) >= self.allowance.address(share):
            raise Refused("server-too-many")

    async def _one(self, sql: str, column: str, value: str) -> int:
        return int((await self.database.fetch(sql.format(column), value))[0][0])


class InFlight:
    """How many of something each key has now, in this process and in those that said so not long ago."""

    def __init__(self) -> None:
        self._held: Counter[str] = Counter()
        self._elsewhere: dict[str, tuple[dict[str, int], float]] = {}  # by process, and until when its word counts

    def worth_telling(self) -> dict[str, int]:
        """Of whom other processes should know."""
        return {key: count for key, count in self._held.most_common(MOST_TOLD) if count >= LEAST_TOLD}

    def hear(self, origin: str, held: dict[str, int]) -> None:
        """What another process told of itself."""
        self._elsewhere[origin] = held, time.monotonic() + TOLD_SECONDS

    def _count(self, key: str) -> int:
        at = time.monotonic()
        return self._held[key] + sum(held.get(key, 0) for held, until in self._elsewhere.values() if until > at)

    @contextmanager
    def hold(self, *mosts: tuple[str, int]) -> Iterator[None]:
        """One more for each of these keys, for as long as it lasts; refused where one has its most."""
        if any(self._count(key) >= most for key, most in mosts):
            raise Refused("server-too-fast", 429)
        keys = [key for key, _ in mosts]
        self._held.update(keys)
        try:
            yield
        finally:
            for key in keys:
                self._held[key] -= 1
                if not self._held[key]:
                    del self._held[key]
