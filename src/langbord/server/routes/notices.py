"""Notices: what one likes, where they go, the calendar, and the links of mails."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, Router, delete, get, patch, post, put

from langbord.server.clock import now
from langbord.server.home import home
from langbord.server.notices.calendar import calendar
from langbord.server.notices.letters import Letter
from langbord.server.notices.messages import (
    Calendar,
    Confirm,
    Likes,
    Locale,
    NewHook,
    NewMail,
    NewPush,
    Noticed,
    Receiver,
    TableLikes,
    WantNotices,
)
from langbord.server.notices.postman import UNSUBSCRIBE, VERIFY
from langbord.server.notices.push import is_push_key
from langbord.server.notices.reach import check_link
from langbord.server.people import Person
from langbord.server.problems import Refused, forbidden, not_found
from langbord.server.routes.asking import must_be_somebody, session_of
from langbord.server.services import Services

Ask = Request[Any, Any, Any]


@get("/me/likes", operation_id="likes")
async def likes(services: Services, person: Person | None) -> Noticed:
    """How and where I am told things, and what this server can send."""
    somebody = must_be_somebody(person)
    return Noticed(
        likes=await services.wishes.likes(somebody.id),
        receivers=[kept.told() for kept in await services.wishes.receivers(somebody.id)],
        tables=await services.wishes.table_likes(somebody.id),
        calendar=await services.wishes.has_calendar(somebody.id),
        mail=services.postman.mailer is not None,
        hooks=bool(services.postman.site),
        push_key=await services.postman.push.public_key(),
    )


@put("/me/likes", operation_id="like", status_code=204)
async def like(services: Services, person: Person | None, data: Likes) -> None:
    somebody = must_be_somebody(person)
    await services.wishes.like(somebody.id, data)
    await services.sessions.revoke(somebody.id)


@put("/me/locale", operation_id="locale", status_code=204)
async def locale(services: Services, person: Person | None, data: Locale) -> None:
    """My language and my time zone, as my browser knows them."""
    await services.wishes.speaks(must_be_somebody(person).id, data)


@put("/me/likes/table", operation_id="like_table", status_code=204)
async def like_table(services: Services, person: Person | None, data: TableLikes) -> None:
    somebody = must_be_somebody(person)
    await services.wishes.like_table(somebody.id, data)
    await services.sessions.revoke(somebody.id)


# --- where they go --------------------------------------------------------------------------------------------------


@post("/me/mail", operation_id="new_mail")
async def new_mail(request: Ask, services: Services, person: Person | None, data: NewMail) -> Receiver:
    """A mail address of mine. A letter goes there with a link; when it has been followed the address counts."""
    somebody = must_be_somebody(person)
    if somebody.kind == "guest":
        raise forbidden()
    if services.postman.mailer is None:
        raise Refused("server-no-mail", 409)
    for whom in (somebody.id, request.scope["state"]["address"], data.address.casefold()):
        services.buckets.mails.take(whom)
    kept = await services.wishes.add_mail(somebody.id, data.address)
    if kept.verified is None:
        await services.postman.write_to(kept, Letter(kind="verify"))
    return kept.told()


@post("/me/push", operation_id="new_push")
async def new_push(request: Ask, services: Services, person: Person | None, data: NewPush) -> Receiver:
    """Tell me in this browser, also when no page of ours is open there."""
    somebody = must_be_somebody(person)
    check_link(data.endpoint, own_network=services.config.own_network)
    if not is_push_key(data.p256dh, data.auth):
        raise Refused("server-bad-link", 422)
    session = session_of(request.headers, request.cookies)
    kept = await services.wishes.add_push(somebody.id, data, session.digest)
    await services.sessions.revoke(somebody.id)
    return kept.told()


@post("/me/hooks", operation_id="new_hook")
async def new_hook(services: Services, person: Person | None, data: NewHook) -> Receiver:
    """A webhook of mine. The key of its signatures is shown this once."""
    somebody = must_be_somebody(person)
    if somebody.kind == "guest":
        raise forbidden()
    if not services.postman.site:
        raise Refused("server-no-public-url", 409)
    services.buckets.mails.take(somebody.id)
    check_link(data.url, own_network=services.config.own_network)
    kept = await services.wishes.add_hook(somebody.id, data)
    await services.sessions.revoke(somebody.id)
    return kept.told(secret=kept.secret or None)


@patch("/me/receivers/{receiver:str}", operation_id="want_notices", status_code=204)
async def want_notices(services: Services, person: Person | None, receiver: str, data: WantNotices) -> None:
    """Shall notices go there? A mail address may be kept for the account alone."""
    somebody = must_be_somebody(person)
    if not await services.wishes.want(receiver, somebody.id, wanted=data.wanted):
        raise not_found()
    await services.sessions.revoke(somebody.id)


@delete("/me/receivers/{receiver:str}", operation_id="drop_receiver")
async def drop_receiver(services: Services, person: Person | None, receiver: str) -> None:
    somebody = must_be_somebody(person)
    await services.wishes.drop(receiver, somebody.id)
    await services.sessions.revoke(somebody.id)


# --- the calendar ---------------------------------------------------------------------------------------------------


@post("/me/calendar", operation_id="new_calendar")
async def new_calendar(services: Services, person: Person | None) -> Calendar:
    """An address at which a calendar finds my deadlines; the one of before is void."""
    if not services.postman.site:
        raise Refused("server-no-public-url", 409)
    key = await services.wishes.new_calendar(must_be_somebody(person).id)
    return Calendar(url=f"{services.postman.site}/api/calendar/{key}")


@delete("/me/calendar", operation_id="drop_calendar")
async def drop_calendar(services: Services, person: Person | None) -> None:
    await services.wishes.drop_calendar(must_be_somebody(person).id)


@get("/calendar/{key:str}", operation_id="calendar", media_type="text/calendar")
async def deadlines(request: Ask, services: Services, key: str) -> Response[bytes]:
    """When the time is over in the games that wait for whoever has this key."""
    services.buckets.heavy.take(request.scope["state"]["address"])
    owner = await services.wishes.whose_calendar(key)
    person = await services.people.by_id(owner) if owner is not None else None
    if person is None or person.is_banned:
        raise not_found()
    found = await home(services.database, services.standings, person.id)
    standings = await services.standings.of([game.table.id for game in found.turns])
    games = [
        (game.table, awaited)
        for game in found.turns
        if game.table.id in standings and (awaited := standings[game.table.id].waits_for(person.id)) is not None
    ]
    liked = await services.wishes.likes(person.id)
    body = await asyncio.to_thread(calendar, games, liked, person.name, services.postman.site, now())
    return Response(body, media_type="text/calendar", headers={"cache-control": "no-store"})


# --- links of mails -------------------------------------------------------------------------------------------------


@post("/confirm", operation_id="confirm", status_code=204)
async def confirm(services: Services, data: Confirm) -> None:
    """A mail address is mine: I followed the link that went there."""
    parts = services.signer.read_token(VERIFY, data.token)
    if parts is None or int(parts[2]) < now():
        raise Refused("server-old-link", 410)
    owner = await services.wishes.verify(parts[0], parts[1])
    if owner is None:
        raise Refused("server-old-link", 410)
    await services.sessions.revoke(owner)


@post("/unsubscribe/{token:str}", operation_id="unsubscribe", status_code=200, media_type="text/plain")
async def unsubscribe(services: Services, token: str) -> str:
    """No more notices to the address that a letter went to: by one click, also by the reader's mail program."""
    parts = services.signer.read_token(UNSUBSCRIBE, token)
    kept = await services.wishes.receiver(parts[0]) if parts is not None else None
    if parts is None:
        raise Refused("server-old-link", 410)
    if kept is not None:
        await services.wishes.want(kept.id, kept.person, wanted=False)
        await services.sessions.revoke(kept.person)
    return ""


HANDLERS = [
    *(likes, like, locale, like_table, new_mail, new_push, new_hook, want_notices, drop_receiver),
    *(new_calendar, drop_calendar, deadlines, confirm),
]
router = Router("/", route_handlers=[Router("/api", route_handlers=HANDLERS), unsubscribe], tags=["notices"])
