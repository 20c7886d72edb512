"""All parts of a running server, made in order and closed in the opposite one."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import structlog

from langbord import bots
from langbord.server import metrics
from langbord.server.advice import Advice
from langbord.server.buckets import Buckets
from langbord.server.bus import Bus, open_bus, process_name
from langbord.server.config import Config
from langbord.server.editions import Editions
from langbord.server.identity import Signer, server_secret
from langbord.server.lockout import Lockout
from langbord.server.log import Log
from langbord.server.minder import Minder
from langbord.server.people import People
from langbord.server.quotas import Allowance, Stored
from langbord.server.reviews import Reviews
from langbord.server.store import Database, open_database
from langbord.server.tables import Tables
from langbord.server.tasks import prepare_games
from langbord.server.watchdog import Watchdog
from langbord.server.workers import Workers

SWEEP_SECONDS = 2.0
PRESENCE_SWEEPS = 10  # who is here is said again every so many sweeps
logger = structlog.get_logger()


class Services:
    """What the handlers of requests work with."""

    def __init__(self, config: Config, database: Database, bus: Bus, origin: str, signer: Signer) -> None:
        self.config, self.database, self.bus, self.signer = config, database, bus, signer
        self.log = Log(database)
        self.workers = Workers(config.work)
        self.allowance = Allowance(config.quotas, config.limits)
        self.stored = Stored(database, self.allowance)
        self.editions = Editions(database, config.data / "editions", self.workers, self.stored)
        self.tables = Tables(self.log, bus, origin, self.editions, self.workers)
        self.people = People(database)
        self.buckets = Buckets(config.rates, config.limits)
        self.lockout = Lockout(database, config.limits)
        self.advice = Advice(self.tables, self.buckets)
        self.reviews = Reviews(self.tables, self.advice, self.buckets)
        self.bots = offered_bots(config)
        self.minder = Minder(self.tables, self.bots, self.advice.is_compiled)
        self.watchdog = Watchdog()
        self.sockets: set[Any] = set()
        self.ready = False
        self._sweeper: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, config: Config) -> Services:
        prepare_games()
        database = await open_database(config.data, config.db)
        origin = process_name()
        bus = open_bus(origin, config.db, config.bus)
        services = cls(config, database, bus, origin, Signer(await server_secret(database)))
        await bus.start(services.tables.hear)
        services._sweeper = asyncio.create_task(services._sweep_forever())
        if config.minder:
            await services.minder.start()
        services.ready = True
        services.watchdog.start()
        return services

    async def close(self) -> None:
        """Let moves under way finish, then stop."""
        self.ready = False
        self.watchdog.close()
        await self.minder.close()
        await self.reviews.close()
        await self.advice.close()
        await self.workers.close()
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        await self.bus.close()
        await self.database.close()

    async def _sweep_forever(self) -> None:
        sweeps = 0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            sweeps += 1
            try:
                await self.tables.sweep()
                if sweeps % PRESENCE_SWEEPS == 0:
                    self.tables.announce_presence()
                    self.tables.forget_unused()
                live, watchers = self.tables.counts()
                metrics.tables.set(live)
                metrics.watchers.set(watchers)
            except Exception:
                logger.exception("a sweep failed")


def offered_bots(config: Config) -> dict[str, str]:
    """The bots that may be seated, and what `get_bot` calls them. No visitor can name a program to be run."""
    names = ["random", "greedy", *getattr(bots, "LEVELS", ())]
    return {name: name for name in names} | config.bots
