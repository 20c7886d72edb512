"""Who asks, and with what: the dependencies of all handlers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from langbord.server.clock import now
from langbord.server.identity import COOKIE, TOKEN_PREFIX, digest
from langbord.server.people import Person
from langbord.server.problems import Refused
from langbord.server.quotas import Asker
from langbord.server.services import Services
from langbord.server.sessions import Session

PACKED = "packed"  # an option of handlers whose answers are compressed already


def get_services(state: State) -> Services:
    services: Services = state.services
    return services


async def find_person(headers: dict[str, str], cookies: dict[str, str], services: Services) -> Person | None:
    """The person behind a bearer token or a cookie; nobody where there is none, or it is void."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        person = await services.people.by_token(token.strip()) if token.strip().startswith(TOKEN_PREFIX) else None
        if person is None:
            raise Refused("server-bad-token", 401)
        return person
    cookie = cookies.get(COOKIE, "")
    claim = services.signer.read(cookie, now())
    return await services.people.by_claim(claim, digest(cookie)) if claim is not None else None


def session_of(headers: Mapping[str, str], cookies: Mapping[str, str]) -> Session:
    """What a request proves with who asks."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return Session(digest(token.strip()), token=True)
    return Session(digest(cookies.get(COOKIE, "")), token=False)


def asker_of(request: ASGIConnection[Any, Any, Any, Any], services: Services, person: Person | None) -> Asker:
    """Who asks, as quotas know him; nobody in particular is known by his address alone."""
    network = services.signer.disguise(request.scope["state"]["address"])
    if person is None:
        return Asker(network, guest=True, network=network)
    return Asker(person.id, guest=person.kind == "guest", network=network)


def must_be_somebody(person: Person | None) -> Person:
    if person is None:
        raise Refused("server-who-are-you", 401)
    return person
