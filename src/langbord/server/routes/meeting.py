"""Finding people: the pool, invitations, whom one follows."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, delete, get, post

from langbord.server import agreeing, render
from langbord.server.meeting.messages import (
    Answer,
    Follow,
    Followed,
    Invite,
    NewSeeker,
    Pool,
    Propose,
    RatingPoint,
    Sought,
    TakeVacation,
    Vacation,
)
from langbord.server.messages import Blocked, TableInfo
from langbord.server.people import Person
from langbord.server.problems import Refused, forbidden, not_found
from langbord.server.routes.asking import asker_of, must_be_somebody
from langbord.server.routes.people import meant
from langbord.server.services import Services
from langbord.server.table import Table

Ask = Request[Any, Any, Any]


@get("/pool", operation_id="pools")
async def pools(services: Services) -> list[Pool]:
    """Who waits for what."""
    return await services.pairing.pools()


@post("/pool", operation_id="seek", status_code=200)
async def seek(request: Ask, services: Services, person: Person | None, data: NewSeeker) -> Sought:
    """Play with people: ask every few seconds until there is a table."""
    somebody = must_be_somebody(person)
    services.buckets.seeks.take(somebody.id)
    return await services.pairing.seek(somebody, data, asker_of(request, services, somebody))


@delete("/pool", operation_id="stop_seeking")
async def stop_seeking(services: Services, person: Person | None) -> None:
    await services.pairing.leave(must_be_somebody(person))


@post("/tables/{table:str}/invite", operation_id="invite_to_table", status_code=204)
async def invite(services: Services, person: Person | None, table: str, data: Invite) -> None:
    """Ask somebody with an account to a table that waits, where I sit or which is mine."""
    somebody = must_be_somebody(person)
    services.buckets.chat.take(somebody.id)
    async with services.tables.at(table) as (_, found):
        if found.status != "waiting":
            raise Refused("server-has-begun")
        if not found.seats_of(somebody.id) and found.host != somebody.id:
            raise forbidden()
    other = await services.people.by_name(data.name)
    if other is None:
        raise not_found()
    await services.company.invite(somebody, other, table)


@post("/tables/{table:str}/decline", operation_id="decline", status_code=204)
async def decline(services: Services, person: Person | None, table: str) -> None:
    """I will not come."""
    await services.company.decline(must_be_somebody(person), table)


@get("/me/follows", operation_id="follows")
async def follows(services: Services, person: Person | None) -> list[Followed]:
    """Whom I follow, who is on first."""
    return await services.company.followed(must_be_somebody(person))


@post("/me/follows", operation_id="follow", status_code=204)
async def follow(services: Services, person: Person | None, data: Follow) -> None:
    somebody = must_be_somebody(person)
    wish = Blocked(name=data.name, table=data.table, seat=data.seat)
    await services.company.follow(somebody, await meant(services, somebody, wish))


@delete("/me/follows/{name:str}", operation_id="unfollow")
async def unfollow(services: Services, person: Person | None, name: str) -> None:
    somebody, other = must_be_somebody(person), await services.people.by_name(name)
    if other is not None:
        await services.company.unfollow(somebody, other)


@get("/people/{name:str}/curve", operation_id="curve")
async def curve(services: Services, name: str) -> list[RatingPoint]:
    """How the ratings of an account went."""
    person = await services.people.by_name(name)
    if person is None or person.kind == "guest":
        raise not_found()
    return await services.company.curve(person.id)


# --- less waiting ---------------------------------------------------------------------------------------------------


@post("/tables/{table:str}/propose", operation_id="propose", status_code=200)
async def propose(services: Services, person: Person | None, table: str, data: Propose) -> TableInfo:
    """Propose a pause, a draw or giving the game up; it comes about when all people who play agree."""
    somebody = must_be_somebody(person)
    services.buckets.chat.take(somebody.id)

    def command(found: Table, at: int) -> TableInfo:
        agreeing.propose(found, somebody.id, data.what, at)
        return render.info(found, somebody.id)

    return await services.tables.change(table, command)


@post("/tables/{table:str}/answer", operation_id="answer", status_code=200)
async def answer(services: Services, person: Person | None, table: str, data: Answer) -> TableInfo:
    """Agree to what was proposed, or not."""
    somebody = must_be_somebody(person)

    def command(found: Table, at: int) -> TableInfo:
        agreeing.answer(found, somebody.id, agrees=data.agrees, at=at)
        return render.info(found, somebody.id)

    return await services.tables.change(table, command)


@post("/tables/{table:str}/resume", operation_id="resume", status_code=200)
async def resume(services: Services, person: Person | None, table: str) -> TableInfo:
    """End a pause; any of the players may."""
    somebody = must_be_somebody(person)

    def command(found: Table, at: int) -> TableInfo:
        agreeing.resume(found, somebody.id, at)
        return render.info(found, somebody.id)

    return await services.tables.change(table, command)


@get("/me/vacation", operation_id="vacation")
async def vacation(services: Services, person: Person | None) -> Vacation:
    return await services.vacations.of(must_be_somebody(person).id)


@post("/me/vacation", operation_id="take_vacation", status_code=200)
async def take_vacation(services: Services, person: Person | None, data: TakeVacation) -> Vacation:
    """Be away for some days: one has so much more time in every slow game under way, and is told of no turn."""
    somebody = must_be_somebody(person)
    services.buckets.heavy.take(somebody.id, 5)
    return await services.vacations.take(somebody.id, data.days)


HANDLERS = [
    *(propose, answer, resume, vacation, take_vacation),
    *(pools, seek, stop_seeking, invite, decline, follows, follow, unfollow, curve),
]
router = Router("/api", route_handlers=HANDLERS, tags=["meeting"])
