"""All parts of a running server, made in order and closed in the opposite one."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import structlog

from langbord import bots
from langbord.core.errors import LangbordError
from langbord.core.game import get_game
from langbord.core.plugins import game_names
from langbord.server import metrics
from langbord.server.advice import Advice
from langbord.server.bus import Bus, open_bus, process_name
from langbord.server.config import Config
from langbord.server.editions import Editions
from langbord.server.identity import Signer, server_secret
from langbord.server.limits import Limits
from langbord.server.lockout import Lockout
from langbord.server.log import Log
from langbord.server.minder import Minder
from langbord.server.people import People
from langbord.server.reviews import Reviews
from langbord.server.store import Database, open_database
from langbord.server.tables import Tables

SWEEP_SECONDS = 2.0
PRESENCE_SWEEPS = 10  # who is here is said again every so many sweeps
logger = structlog.get_logger()


def prepare_games() -> None:
    """Load every game in one thread: tables are folded in several, and two must not load the compiler at once."""
    for name in game_names():
        try:
            game = get_game(name)
            game.book()
            _ = game.plain
        except LangbordError as error:
            logger.error("a game is left out", game=name, why=str(error))


class Services:
    """What the handlers of requests work with."""

    def __init__(self, config: Config, database: Database, bus: Bus, origin: str, signer: Signer) -> None:
        self.config, self.database, self.bus, self.signer = config, database, bus, signer
        self.log = Log(database)
        self.editions = Editions(database, config.data / "editions")
        self.tables = Tables(self.log, bus, origin, self.editions)
        self.people = People(database)
        self.limits = Limits(config.limits)
        self.lockout = Lockout(database, config.limits)
        self.advice = Advice(self.tables, self.limits)
        self.reviews = Reviews(self.tables, self.advice, self.limits)
        self.bots = offered_bots(config)
        self.minder = Minder(self.tables, self.bots, self.advice.is_compiled)
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
        return services

    async def close(self) -> None:
        """Let moves under way finish, then stop."""
        self.ready = False
        await self.minder.close()
        await self.reviews.close()
        await self.advice.close()
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
