"""All parts of a running server, made in order and closed in the opposite one."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Awaitable, Callable

import structlog

from langbord import bots
from langbord.server import metrics, names
from langbord.server.accounts.devices import Devices
from langbord.server.accounts.passkeys import Passkeys
from langbord.server.advice import Advice
from langbord.server.ahead import Ahead
from langbord.server.albums import Albums
from langbord.server.buckets import Buckets
from langbord.server.bus import Announcement, Bus, Holding, Revoked, Warned, open_bus, process_name
from langbord.server.config import Config
from langbord.server.editions import Editions
from langbord.server.identity import Signer, server_secret
from langbord.server.invitations import Invitations
from langbord.server.keeping import tidy
from langbord.server.lockout import Lockout
from langbord.server.log import Log
from langbord.server.meeting.company import Company
from langbord.server.meeting.pool import Pairing
from langbord.server.minder import Minder
from langbord.server.moderation import Moderation
from langbord.server.notices.outbox import Outbox
from langbord.server.notices.postman import Postman
from langbord.server.notices.wishes import Wishes
from langbord.server.people import People
from langbord.server.pictures import Pictures
from langbord.server.quotas import Allowance, InFlight, Stored
from langbord.server.readiness import Readiness
from langbord.server.reviews import Reviews
from langbord.server.sessions import Sessions
from langbord.server.standings import Standings
from langbord.server.stopping import stop
from langbord.server.store import Database, open_database
from langbord.server.store.migrations import is_newer
from langbord.server.tables import Tables
from langbord.server.tasks import prepare_games
from langbord.server.vacations import Vacations, paid
from langbord.server.watchdog import Watchdog
from langbord.server.workers import Workers

SWEEP_SECONDS = 2.0
TIDY_SECONDS = 3600.0
SCHEMA_SECONDS = 5.0  # between two looks whether a later version has come
WISHES_SECONDS = 10.0  # between two looks at who wants notices: another process may know of more
PAIRING_SECONDS = 1.0
VACATION_SECONDS = 10.0  # between two looks for time that a process which died did not add
AHEAD_SECONDS = 1.0  # between two looks for moves in advance at tables where another process stored the last one
PRESENCE_SWEEPS = 10  # who is here is said again every so many sweeps
logger = structlog.get_logger()


class Services:
    """What the handlers of requests work with."""

    def __init__(self, config: Config, database: Database, bus: Bus, origin: str, signer: Signer) -> None:
        self.config, self.database, self.bus, self.signer = config, database, bus, signer
        self.log = Log(database)
        self.lasting = InFlight()  # sockets and jobs, which other processes are told of
        self.workers = Workers(config.work, self.lasting)
        self.allowance = Allowance(config.quotas, config.limits)
        self.stored = Stored(database, self.allowance)
        self.editions = Editions(database, config.data / "editions", self.workers, self.stored)
        self.tables = Tables(self.log, bus, origin, self.editions, self.workers)
        self.bots = offered_bots(config)
        self.people = People(database, [*names.ROLES, *self.bots])
        self.devices, self.passkeys = Devices(database), Passkeys(config, database, self.people)
        self.invitations = Invitations(database, config)
        self.sessions = Sessions(database, bus, origin)
        self.moderation = Moderation(database, self.tables, self.sessions)
        self.origin = origin
        self.buckets = Buckets(config.rates, config.limits)
        self.lockout = Lockout(database, config.limits)
        self.advice = Advice(self.tables, self.buckets)
        self.reviews = Reviews(self.tables, self.advice, self.buckets)
        self.albums, self.pictures = Albums(self.tables, self.log), Pictures(self.tables)
        self.minder = Minder(self.tables, self.bots, self.advice.is_compiled)
        self.wishes, self.standings = Wishes(database), Standings(database, self.tables)
        self.postman = Postman(config, database, signer, self.wishes, self.standings, self.tables)
        self.pairing = Pairing(database, self.tables, self.stored)
        self.company = Company(database, self.wishes, config.notice_delay)
        self.vacations, self.ahead = Vacations(database, self.tables), Ahead(database, self.tables)
        outbox = Outbox(self.wishes, config.notice_delay)
        self.log.also = lambda table: (*outbox.of(table), *paid(table))
        self.watchdog = Watchdog()
        self._sweeps = 0
        self._looking: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None
        self.readiness = Readiness(self)
        self.held = InFlight()  # requests
        self.ready = False
        self._loops: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, config: Config) -> Services:
        prepare_games()
        database = await open_database(config.data, config.db)
        origin = process_name()
        bus = open_bus(origin, config.db, config.bus)
        services = cls(config, database, bus, origin, Signer(await server_secret(database)))
        await bus.start(services.hear)
        await services.people.fill_in_looks()
        await services.sessions.check()
        await services.wishes.look_again()
        services._loops = [
            asyncio.create_task(every(SWEEP_SECONDS, services._sweep)),
            asyncio.create_task(every(config.times.recheck, services.sessions.check)),
            asyncio.create_task(every(SCHEMA_SECONDS, services._step_back)),
            asyncio.create_task(every(SWEEP_SECONDS, services.standings.write_down)),
            asyncio.create_task(every(WISHES_SECONDS, services.wishes.look_again)),
        ]
        if config.minder:
            await services.minder.start()
            await services.postman.start()
            services._loops.append(asyncio.create_task(every(PAIRING_SECONDS, services.pairing.round)))
            services._loops.append(asyncio.create_task(every(VACATION_SECONDS, services.vacations.add_owed)))
            services._loops.append(asyncio.create_task(every(AHEAD_SECONDS, services.ahead.round)))
            services._loops.append(asyncio.create_task(every(TIDY_SECONDS, services._tidy)))
        services.ready = True
        services.watchdog.start()
        return services

    async def close(self) -> None:
        """Let moves under way finish, then stop."""
        self.ready = False
        self.watchdog.close()
        await self.minder.close()
        await self.ahead.close()
        await self.postman.close()
        await self.reviews.close()
        await self.advice.close()
        await self.workers.close()
        await stop(*self._loops)
        with contextlib.suppress(Exception):
            await self.standings.write_down(all_of_them=True)
            await self.readiness.forget()
        await self.bus.close()
        await self.database.close()

    def hear(self, announcement: Announcement) -> None:
        """What another process says."""
        if isinstance(announcement, Revoked):
            self.sessions.hear(announcement)
            self._look_again()
        elif isinstance(announcement, Warned):
            self._telling = asyncio.create_task(self.moderation.tell(announcement.person))
        elif isinstance(announcement, Holding):
            self.lasting.hear(announcement.origin, announcement.held)
        else:
            self.tables.hear(announcement)

    def _look_again(self) -> None:
        """Somebody may want notices now, or no more."""
        self._looking = asyncio.create_task(self.wishes.look_again())

    async def _sweep(self) -> None:
        self._sweeps += 1
        if held := self.lasting.worth_telling():
            self.bus.publish(Holding(self.tables.origin, held))
        await self.tables.sweep()
        if self._sweeps % PRESENCE_SWEEPS == 0:
            self.tables.announce_presence()
            await self.company.are_on(socket.me.id for socket in self.sessions.sockets if socket.me is not None)
            self.tables.forget_unused()
        live, watchers = self.tables.counts()
        metrics.tables.set(live)
        metrics.watchers.set(watchers)
        metrics.workers_bytes.set(self.workers.resident())

    async def _step_back(self) -> None:
        """End where a later version serves the same database: what it writes we may not understand."""
        if self.ready and await is_newer(self.database):
            logger.error("a newer Langbord has taken the database over; this one stops")
            self.ready = False
            signal.raise_signal(signal.SIGTERM)

    async def _tidy(self) -> None:
        await tidy(self.database, self.config.keep)


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again; should it fail once, it is tried again."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception:
            logger.exception("something that is done again and again failed", what=work.__qualname__)


def offered_bots(config: Config) -> dict[str, str]:
    """The bots that may be seated, and what `get_bot` calls them. No visitor can name a program to be run."""
    names = ["random", "greedy", *getattr(bots, "LEVELS", ())]
    return {name: name for name in names} | config.bots
