"""One's own games at a glance."""

from __future__ import annotations

from litestar import Router, get, post

from langbord.server import home as own
from langbord.server.home import Home
from langbord.server.people import Person
from langbord.server.routes.asking import must_be_somebody
from langbord.server.services import Services

HOME_COST = 0.05  # of a heavy request: mostly it is written down already


@get("/me/home", operation_id="home")
async def home(services: Services, person: Person | None) -> Home:
    """My games: those that wait for me first."""
    somebody = must_be_somebody(person)
    services.buckets.heavy.take(somebody.id, HOME_COST)
    return await own.home(services.database, services.standings, somebody.id)


@post("/tables/{table:str}/looked", operation_id="look_at", status_code=204)
async def look_at(services: Services, person: Person | None, table: str) -> None:
    """I have seen how this game ended."""
    await own.look_at(services.database, must_be_somebody(person).id, table)


router = Router("/api", route_handlers=[home, look_at], tags=["home"])
