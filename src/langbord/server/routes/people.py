"""Guests, accounts, tokens, blocks, profiles; export and deletion of one's own data."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import Parameter

from langbord.core.plugins import game_names
from langbord.server import forgetting, histories
from langbord.server.clock import now
from langbord.server.identity import COOKIE, COOKIE_SECONDS, digest
from langbord.server.limits import SIZES
from langbord.server.messages import (
    Blocked,
    BlockedPerson,
    Credentials,
    Export,
    Leaderboard,
    Me,
    NewAccount,
    NewGuest,
    NewPassword,
    NewToken,
    PastGame,
    Profile,
    Rename,
    Token,
)
from langbord.server.people import Kind, Person, key_of
from langbord.server.problems import Refused, forbidden, not_found
from langbord.server.ratings import leaderboard, ratings_of
from langbord.server.routes.asking import asker_of, must_be_somebody, session_of
from langbord.server.security import is_secure
from langbord.server.services import Services
from langbord.server.sessions import Session

Ask = Request[Any, Any, Any]
PROFILE_COST = 0.05  # of a heavy request


async def as_person(request: Ask, services: Services, person: Person) -> Response[Me]:
    """Answer with a cookie that says who it is from now on."""
    value = services.signer.sign(person.claim, now())
    session, before = Session(digest(value), token=False), session_of(request.headers, request.cookies)
    await services.devices.note(person, session, request.headers.get("user-agent", ""))
    await services.devices.goes_on(person, before, session)
    cookie = Cookie(
        COOKIE,
        value=value,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=is_secure(request, services.config),
    )
    return Response(person.me, cookies=[cookie])


@post("/guests", operation_id="new_guest")
async def new_guest(request: Ask, services: Services, data: NewGuest) -> Response[Me]:
    """Become a guest: a name, and a cookie that remembers you."""
    services.buckets.guests.take(request.scope["state"]["address"])
    if not services.config.guests:
        raise Refused("server-no-guests", 403)
    network = asker_of(request, services, None).network
    return await as_person(request, services, await services.people.new_guest(data.name, network))


@post("/accounts", operation_id="new_account")
async def new_account(request: Ask, services: Services, person: Person | None, data: NewAccount) -> Response[Me]:
    """Make an account. A guest keeps his games."""
    services.buckets.guests.take(request.scope["state"]["address"])
    guest = person if person is not None and person.kind == "guest" else None
    kind: Kind = "bot" if data.bot else "account"
    network = asker_of(request, services, None).network
    async with services.invitations.used(data.invitation):
        account = await services.people.register(data.name, data.password, kind, guest, network)
    if guest is not None:
        await services.sessions.revoke(guest.id)
    return await as_person(request, services, account)


@post("/session", operation_id="log_in")
async def log_in(request: Ask, services: Services, person: Person | None, data: Credentials) -> Response[Me]:
    """Log in. What you began as a guest becomes your account's."""
    name, network = key_of(data.name), asker_of(request, services, None).network
    await services.lockout.guess(name, network)
    account = await services.people.log_in(data.name, data.password)
    await services.lockout.right(name, account.id, network)
    await services.people.comes_from(account, network)
    if person is not None and person.kind == "guest":
        await forgetting.carry_over(services, person, account)
    return await as_person(request, services, account)


@delete("/session", operation_id="log_out")
async def log_out(request: Ask, services: Services, person: Person | None, everywhere: bool = False) -> Response[None]:
    """Log out here, or everywhere."""
    session = session_of(request.headers, request.cookies)
    if person is not None and everywhere:
        await services.people.end_sessions(person)
        await services.sessions.revoke(person.id)
    elif person is not None and not session.token:
        await services.sessions.end(session, person.id)
    return Response(None, status_code=204, cookies=[Cookie(COOKIE, value="", max_age=0, httponly=True)])


@get("/me", operation_id="me")
async def me(request: Ask, services: Services, person: Person | None) -> Me:
    somebody = must_be_somebody(person)
    session = session_of(request.headers, request.cookies)
    await services.devices.note(somebody, session, request.headers.get("user-agent", ""))
    return somebody.me


@patch("/me", operation_id="rename")
async def rename(services: Services, person: Person | None, data: Rename) -> Me:
    renamed = await services.people.rename(must_be_somebody(person), data.name)
    await services.sessions.revoke(renamed.id)
    return renamed.me


@put("/me/password", operation_id="change_password")
async def change_password(request: Ask, services: Services, person: Person | None, data: NewPassword) -> Response[Me]:
    """All other sessions end."""
    somebody = must_be_somebody(person)
    if somebody.kind == "guest":
        raise forbidden()
    name, network = key_of(somebody.name), asker_of(request, services, None).network
    here = session_of(request.headers, request.cookies)
    await services.lockout.guess(name, network)
    changed = await services.people.change_password(somebody, data.old, data.new, here.digest)
    await services.lockout.right(name, somebody.id, network)
    await services.sessions.revoke(somebody.id)
    return await as_person(request, services, changed)


@delete("/me", operation_id="forget_me")
async def forget_me(services: Services, person: Person | None) -> Response[None]:
    """Delete all that is known of me; my name is taken out of past games."""
    somebody = must_be_somebody(person)
    await forgetting.forget(services, somebody)
    await services.sessions.revoke(somebody.id)
    return Response(None, status_code=204, cookies=[Cookie(COOKIE, value="", max_age=0, httponly=True)])


@get("/me/export", operation_id="export_me")
async def export_me(services: Services, person: Person | None) -> Export:
    """All that is known of me."""
    somebody = must_be_somebody(person)
    services.buckets.heavy.take(somebody.id, 5)
    return await histories.export(services, somebody)


@get("/me/tokens", operation_id="tokens")
async def tokens(services: Services, person: Person | None) -> list[Token]:
    return await services.people.tokens(must_be_somebody(person))


@post("/me/tokens", operation_id="new_token")
async def new_token(services: Services, person: Person | None, data: NewToken) -> Token:
    """A token for a program of mine. Its secret is shown this once."""
    somebody = must_be_somebody(person)
    if somebody.kind == "guest":
        raise forbidden()
    return await services.people.new_token(somebody, data.label)


@delete("/me/tokens/{token:str}", operation_id="drop_token")
async def drop_token(services: Services, person: Person | None, token: str) -> None:
    somebody = must_be_somebody(person)
    await services.people.drop_token(somebody, token)
    await services.sessions.revoke(somebody.id)


@post("/me/blocks", operation_id="block", status_code=204)
async def block(services: Services, person: Person | None, data: Blocked) -> None:
    """I do not want to hear somebody, nor have him at tables that I open."""
    somebody = must_be_somebody(person)
    await services.people.block(somebody, await meant(services, somebody, data))
    await services.sessions.revoke(somebody.id)


@get("/me/blocks", operation_id="blocks")
async def blocks(services: Services, person: Person | None) -> list[BlockedPerson]:
    """Whom I have blocked."""
    return await services.people.blocks(must_be_somebody(person))


@delete("/me/blocks/{id:str}", operation_id="drop_block")
async def drop_block(services: Services, person: Person | None, id: str) -> None:
    somebody = must_be_somebody(person)
    await services.people.drop_block(somebody, id)
    await services.sessions.revoke(somebody.id)


@post("/me/unblocks", operation_id="unblock", status_code=204)
async def unblock(services: Services, person: Person | None, data: Blocked) -> None:
    somebody = must_be_somebody(person)
    await services.people.unblock(somebody, await meant(services, somebody, data))
    await services.sessions.revoke(somebody.id)


async def meant(services: Services, asking: Person, data: Blocked) -> Person:
    """Whom the words mean."""
    other = None
    if data.name is not None:
        other = await services.people.by_name(data.name)
    elif data.table is not None and data.seat is not None:
        async with services.tables.at(data.table) as (_, table):
            chair = table.chairs[data.seat] if data.seat < len(table.chairs) else None
        other = await services.people.by_id(chair.person) if chair is not None and chair.person else None
    if other is None or other.id == asking.id:
        raise not_found()
    return other


@get("/people/{name:str}", operation_id="profile")
async def profile(request: Ask, services: Services, name: str) -> Profile:
    """What everybody may know of an account: ratings and finished games at listed tables."""
    person = await with_profile(request, services, name)
    return Profile(
        name=person.name,
        kind="bot" if person.kind == "bot" else "account",
        since=person.created,
        ratings=await ratings_of(services.database, person.id),
        results=await histories.results(services.database, person.id),
        games=await histories.past_games(services.database, person.id, public=True),
    )


@get("/people/{name:str}/games", operation_id="games_of")
async def games_of(
    request: Ask,
    services: Services,
    name: str,
    game: Annotated[str, Parameter(max_length=SIZES.word)] = "",
    opponent: Annotated[str, Parameter(max_length=SIZES.name)] = "",
) -> list[PastGame]:
    """The last of an account's games that everybody may know, of one game or with somebody."""
    person = await with_profile(request, services, name)
    return await histories.past_games(services.database, person.id, public=True, game=game, opponent=opponent)


async def with_profile(request: Ask, services: Services, name: str) -> Person:
    """Who is looked up: an account."""
    services.buckets.heavy.take(request.scope["state"]["address"], PROFILE_COST)
    person = await services.people.by_name(name)
    if person is None or person.kind == "guest":
        raise not_found()
    return person


@get("/me/games", operation_id="my_games")
async def my_games(services: Services, person: Person | None) -> list[PastGame]:
    """My games, the last one first."""
    return await histories.past_games(services.database, must_be_somebody(person).id, public=False)


@get("/leaderboard/{game:str}", operation_id="leaderboard")
async def best_players(
    services: Services,
    game: str,
    first: Annotated[int, Parameter(ge=1, le=1_000_000)] = 1,
    count: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> Leaderboard:
    """The accounts that play a game, the strongest first: `count` of them from rank `first` on."""
    if game not in game_names():
        raise not_found()
    return await leaderboard(services.database, game, first, count)


HANDLERS = [
    *(new_guest, new_account, log_in, log_out, me, rename, change_password, forget_me, export_me),
    *(tokens, new_token, drop_token, blocks, block, drop_block, unblock, profile, games_of, my_games, best_players),
]
router = Router("/api", route_handlers=HANDLERS, tags=["people"])
