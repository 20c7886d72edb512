"""Who asks, and with what: the dependencies of all handlers."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from langbord.server.clock import now
from langbord.server.identity import COOKIE, TOKEN_PREFIX
from langbord.server.people import Person
from langbord.server.problems import Refused
from langbord.server.quotas import Asker
from langbord.server.services import Services


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
    claim = services.signer.read(cookies.get(COOKIE, ""), now())
    return await services.people.by_claim(claim) if claim is not None else None


def asker_of(request: Request[Any, Any, Any], services: Services, person: Person | None) -> Asker:
    """Who asks, as quotas know him; nobody in particular is known by his address alone."""
    network = services.signer.disguise(request.scope["state"]["address"])
    if person is None:
        return Asker(network, guest=True, network=network)
    return Asker(person.id, guest=person.kind == "guest", network=network)


def must_be_somebody(person: Person | None) -> Person:
    if person is None:
        raise Refused("server-who-are-you", 401)
    return person
