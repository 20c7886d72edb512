"""Getting back into an account, passkeys, and where one is signed in."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, delete, get, post

from langbord.server import forgetting
from langbord.server.accounts import recovery
from langbord.server.accounts.messages import (
    Lost,
    NewPasskey,
    Passkey,
    PasskeyOptions,
    Reset,
    SessionInfo,
    UsedPasskey,
)
from langbord.server.messages import Me
from langbord.server.people import Person
from langbord.server.problems import Refused, forbidden, not_found
from langbord.server.routes.asking import asker_of, must_be_somebody, session_of
from langbord.server.routes.people import as_person
from langbord.server.services import Services

Ask = Request[Any, Any, Any]


def must_have_account(person: Person | None) -> Person:
    somebody = must_be_somebody(person)
    if somebody.kind == "guest":
        raise forbidden()
    return somebody


# --- lost passwords -------------------------------------------------------------------------------------------------


@post("/lost", operation_id="lost", status_code=204)
async def lost(request: Ask, services: Services, data: Lost) -> None:
    """I have lost my password. If the account has a mail address of its own, a link goes there."""
    if services.postman.mailer is None:
        raise Refused("server-no-mail", 409)
    for whom in (request.scope["state"]["address"], data.who.casefold()):
        services.buckets.mails.take(whom)
    await recovery.write_to(services.database, services.people, services.postman, data.who)


@post("/reset", operation_id="reset")
async def reset(request: Ask, services: Services, data: Reset) -> Response[Me]:
    """Choose a new password, by a link. All sessions of before end."""
    services.buckets.guests.take(request.scope["state"]["address"])
    person = await recovery.reset(services.people, services.signer, data.token, data.password)
    await services.sessions.revoke(person.id)
    return await as_person(request, services, person)


# --- passkeys -------------------------------------------------------------------------------------------------------


@get("/me/passkeys", operation_id="passkeys")
async def passkeys(services: Services, person: Person | None) -> list[Passkey]:
    return await services.passkeys.of(must_have_account(person).id)


@post("/me/passkeys/begin", operation_id="begin_passkey", status_code=200)
async def begin_passkey(services: Services, person: Person | None) -> PasskeyOptions:
    """What to ask the browser for, to make a passkey."""
    somebody = must_have_account(person)
    services.buckets.heavy.take(somebody.id)
    return PasskeyOptions(public_key=await services.passkeys.offer(somebody))


@post("/me/passkeys", operation_id="new_passkey", status_code=204)
async def new_passkey(services: Services, person: Person | None, data: NewPasskey) -> None:
    """Sign in with this from now on."""
    await services.passkeys.add(must_have_account(person), data.credential, data.label)


@delete("/me/passkeys/{passkey:str}", operation_id="drop_passkey")
async def drop_passkey(services: Services, person: Person | None, passkey: str) -> None:
    await services.passkeys.drop(must_have_account(person).id, passkey)


@post("/passkeys/begin", operation_id="ask_passkey", status_code=200)
async def ask_passkey(request: Ask, services: Services) -> PasskeyOptions:
    """What to ask the browser for, to sign in."""
    services.buckets.heavy.take(request.scope["state"]["address"])
    return PasskeyOptions(public_key=await services.passkeys.ask())


@post("/passkeys/session", operation_id="log_in_by_passkey")
async def log_in_by_passkey(request: Ask, services: Services, person: Person | None, data: UsedPasskey) -> Response[Me]:
    """Log in with a passkey. What you began as a guest becomes your account's."""
    services.buckets.heavy.take(request.scope["state"]["address"])
    account = await services.passkeys.log_in(data.credential)
    await services.people.comes_from(account, asker_of(request, services, None).network)
    if person is not None and person.kind == "guest":
        await forgetting.carry_over(services, person, account)
    return await as_person(request, services, account)


# --- sessions -------------------------------------------------------------------------------------------------------


@get("/me/sessions", operation_id="sessions")
async def sessions(request: Ask, services: Services, person: Person | None) -> list[SessionInfo]:
    """Where I am signed in."""
    here = session_of(request.headers, request.cookies)
    return await services.devices.of(must_be_somebody(person), here)


@delete("/me/sessions/{session:str}", operation_id="end_session")
async def end_session(services: Services, person: Person | None, session: str) -> None:
    """Sign out there."""
    somebody = must_be_somebody(person)
    found = await services.devices.find(somebody, session)
    if found is None:
        raise not_found()
    await services.sessions.end(found, somebody.id)


HANDLERS = [
    *(lost, reset, passkeys, begin_passkey, new_passkey, drop_passkey, ask_passkey, log_in_by_passkey),
    *(sessions, end_session),
]
router = Router("/api", route_handlers=HANDLERS, tags=["accounts"])
