"""Complaints by anybody; what is done about them, by those who look after the server."""

from __future__ import annotations

from litestar import Router, get, post

from langbord.server.complaints import Deed, Invitation, NewDeed, NewInvitation, NewReport, Report
from langbord.server.people import Person
from langbord.server.problems import not_found
from langbord.server.routes.asking import must_be_somebody
from langbord.server.services import Services


def must_be_admin(person: Person | None) -> Person:
    """To others there is nothing here."""
    if person is None or not person.is_admin:
        raise not_found()
    return person


@post("/reports", operation_id="new_report", status_code=204)
async def new_report(services: Services, person: Person | None, data: NewReport) -> None:
    """Complain of somebody at a table, or of what he said there."""
    somebody = must_be_somebody(person)
    services.buckets.reports.take(somebody.id)
    await services.moderation.report(somebody, data)


@post("/me/notices/{notice:str}", operation_id="notice_seen", status_code=204)
async def notice_seen(services: Services, person: Person | None, notice: str) -> None:
    """I have read what I was told."""
    await services.moderation.seen(must_be_somebody(person).id, notice)


@get("/admin/reports", operation_id="reports")
async def reports(services: Services, person: Person | None, past: bool = False) -> list[Report]:
    """What people complain of."""
    must_be_admin(person)
    return await services.moderation.reports(past=past)


@post("/admin/deeds", operation_id="new_deed", status_code=204)
async def new_deed(services: Services, person: Person | None, data: NewDeed) -> None:
    """Do something about it."""
    await services.moderation.act(must_be_admin(person).name, data)


@get("/admin/deeds", operation_id="deeds")
async def deeds(services: Services, person: Person | None) -> list[Deed]:
    """What was done, the last first."""
    must_be_admin(person)
    return await services.moderation.deeds()


@post("/admin/invitations", operation_id="invite")
async def invite(services: Services, person: Person | None, data: NewInvitation) -> Invitation:
    """A code with which so many accounts can be made."""
    must_be_admin(person)
    return Invitation(code=await services.invitations.invite(data.accounts), accounts=data.accounts)


router = Router("/api", route_handlers=[new_report, notice_seen, reports, new_deed, deeds, invite], tags=["moderation"])
