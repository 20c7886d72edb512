"""The way in: connections that do not get on with their requests are closed, and an address may have only so many."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from langbord.server import metrics
from langbord.server.buckets import Bucket
from langbord.server.config import Config
from langbord.server.limits import Rate
from langbord.server.quotas import Allowance

logger = structlog.get_logger()


class Door(H11Protocol):
    """Uvicorn's HTTP, with an end to every wait: for a request's head, for its body, and between requests."""

    settings: Config
    _held: dict[str, int]
    _told: Bucket

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._phase, self._timer = "", None
        self._address = self.client[0] if self.client else ""
        self._held[self._address] = self._held.get(self._address, 0) + 1
        quotas = self.settings.quotas
        most = Allowance(quotas, self.settings.limits).address(quotas.connections)
        if self._held[self._address] > most and not self.settings.behind_proxy:
            self._cut("too many")
        else:
            self._await("head")

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it is a WebSocket now
            self._leave()
        else:
            cycle = cast(RequestResponseCycle | None, self.cycle)
            if cycle is None or cycle.response_complete:
                self._await("head")
            else:
                self._await("body" if cycle.more_body else "")

    def on_response_complete(self) -> None:
        self._await("")  # between requests Uvicorn's own timer runs
        super().on_response_complete()

    def _leave(self) -> None:
        """Such a connection no longer counts."""
        self._await("")
        if self._address in self._held:
            self._held[self._address] -= 1
            if not self._held[self._address]:
                del self._held[self._address]
            self._address = "gone"

    def _await(self, phase: str) -> None:
        """What is waited for from now on; the time for it runs from when that began."""
        if phase == self._phase:
            return
        self._phase = phase
        if self._timer is not None:
            self._timer.cancel()
        seconds = {"head": self.settings.times.header, "body": self.settings.times.body}.get(phase)
        self._timer = self.loop.call_later(seconds, self._cut, f"no {phase}") if seconds is not None else None

    def _cut(self, why: str) -> None:
        metrics.cut.labels(why).inc()
        if self._told.allows(""):
            logger.warning("a connection was cut", why=why, address=self._address)
        self.transport.abort()

    _phase: str
    _timer: asyncio.TimerHandle | None
    _address: str


def door(config: Config) -> type[Door]:
    """The way in to a server with these settings."""
    own: dict[str, Any] = {"settings": config, "_held": {}, "_told": Bucket(Rate(5, 0.1))}
    return type("OwnDoor", (Door,), own)
