"""Can the server do its work? A row is written and read back; the answer stands for a second."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from langbord.server.clock import now
from langbord.server.store import Statement

if TYPE_CHECKING:
    from langbord.server.services import Services

PROBE = "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
PROBE_SECONDS = 5.0
logger = structlog.get_logger()


class Readiness:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._lock = asyncio.Lock()
        self._answer, self._until = "", 0.0

    async def status(self) -> dict[str, str]:
        """`status` is `ready`, `stopping` or `no database`; `bus` is `none`, `connected` or `out of reach`."""
        async with self._lock:
            if time.monotonic() > self._until:
                self._answer = await self._probe()
                self._until = time.monotonic() + self._services.config.times.probe
        status = self._answer if self._services.ready else "stopping"
        return {"status": status, "bus": self._services.bus.status}

    async def _probe(self) -> str:
        name, value = f"probe {self._services.origin}", str(now())
        database = self._services.database
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await database.write(Statement(PROBE, (name, value)))
                rows = await database.fetch("SELECT value FROM setting WHERE name = ?", name)
            return "ready" if rows == [(value,)] else "no database"
        except Exception as error:
            logger.warning("the database does not answer", why=str(error) or type(error).__name__)
            return "no database"

    async def forget(self) -> None:
        """Leave no row behind."""
        name = f"probe {self._services.origin}"
        await self._services.database.write(Statement("DELETE FROM setting WHERE name = ?", (name,)))
