"""Tables: opening, sitting, starting, leaving; the lobby; records, replays and studies."""

from __future__ import annotations

import gzip
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from langbord.locales import LANGUAGES
from langbord.server import histories, matches, render
from langbord.server.clock import now
from langbord.server.entries import Seek, Setup
from langbord.server.limits import SIZES
from langbord.server.messages import (
    Draws,
    Foreseen,
    Hint,
    History,
    Kick,
    Lobby,
    NewStudy,
    NewTable,
    Recap,
    Review,
    SeatBot,
    Share,
    Sit,
    TableInfo,
    Why,
    encode,
)
from langbord.server.people import Person
from langbord.server.pictures import Wanted
from langbord.server.problems import Frozen, Refused, forbidden
from langbord.server.ratings import ratings_of
from langbord.server.routes.asking import PACKED, asker_of, must_be_somebody
from langbord.server.services import Services
from langbord.server.store import Conflict
from langbord.server.table import Table
from langbord.server.tables import Rematch

Ask = Request[Any, Any, Any]
LATEST_STAYS = 60  # seconds that a picture may be kept elsewhere: meanwhile the game goes on
Language = Annotated[str, Parameter(pattern=f"^({'|'.join(LANGUAGES)})$")]
PAINTED = {200: ResponseSpec(bytes, generate_examples=False, media_type="image/*")}
RECAP_COST = 0.2  # of a heavy request: mostly it is at hand


def answers(kind: type[Any]) -> dict[int, ResponseSpec]:
    """What a handler answers whose answer a worker has encoded."""
    return {200: ResponseSpec(kind, generate_examples=False)}


@get("/tables", operation_id="lobby")
async def lobby(services: Services) -> Lobby:
    """The listed tables that wait or play."""
    return Lobby(tables=await services.log.lobby())


@post("/tables", operation_id="new_table")
async def new_table(request: Ask, services: Services, person: Person | None, data: NewTable) -> TableInfo:
    """Open a table: with bots on seats of their own, and at once begun if all seats are taken and `start` is wished."""
    host = must_be_somebody(person)
    asker = asker_of(request, services, host)
    services.buckets.tables.take(host.id)
    await services.stored.check_table(asker)
    check_bots(services, data.bots)
    setup = Setup(
        game=data.game,
        options={**data.options, "players": data.players},
        edition=data.edition,
        clock=data.clock,
        listed=data.listed,
        pace=data.pace,
        hints=data.hints,
        begins=data.begins,
        seek=data.seek,
    )

    def furnish(table: Table, at: int) -> TableInfo:
        for seat, bot in enumerate(data.bots[: data.players]):
            if bot is not None:
                table.seat_bot(seat, bot, host.id, at)
        if data.sit:
            table.sit(host.id, host.name, data.seat, at)
        if data.start:
            table.start(host.id, at)
        return render.info(table, host.id)

    return await services.tables.open(asker, setup, furnish)


def check_bots(services: Services, bots: list[str | None]) -> None:
    for bot in bots:
        if bot is not None and bot not in services.bots:
            raise Refused("server-no-such-bot", 422, bot=bot)


@get("/tables/{table:str}", operation_id="table")
async def table_info(services: Services, person: Person | None, table: str) -> TableInfo:
    asking = person.id if person is not None else None
    try:
        async with services.tables.at(table) as (_, found):
            return render.info(found, asking)
    except Frozen:
        if (kept := await services.albums.info(table, asking)) is None:
            raise
        return kept


@post("/tables/{table:str}/sit", operation_id="sit", status_code=200)
async def sit(services: Services, person: Person | None, table: str, data: Sit) -> TableInfo:
    """Sit down, or take your seat back from the bot that played for you."""
    somebody = must_be_somebody(person)
    async with services.tables.at(table) as (_, found):
        host, setup = found.host, found.setup
        newcomer = found.status == "waiting" and host != somebody.id and not found.seats_of(somebody.id)
    if somebody.id in await services.people.blocked(host):
        raise forbidden()
    if newcomer and setup.seek is not None:
        await check_rating(services, somebody, setup.game, setup.seek)

    def command(found: Table, at: int) -> TableInfo:
        found.sit(somebody.id, somebody.name, data.seat, at)
        return render.info(found, somebody.id)

    return await services.tables.change(table, command)


async def check_rating(services: Services, person: Person, game: str, seek: Seek) -> None:
    """A host may say how strong those should be who sit down; nobody knows that of who was never rated."""
    known = {rating.game: rating.value for rating in await ratings_of(services.database, person.id)}
    value = known.get(game)
    if seek.lowest is not None and (value is None or value < seek.lowest):
        raise Refused("server-other-rating", 403)
    if seek.highest is not None and value is not None and value > seek.highest:
        raise Refused("server-other-rating", 403)


@post("/tables/{table:str}/share", operation_id="share", status_code=200)
async def share(services: Services, person: Person | None, table: str, data: Share) -> TableInfo:
    """Give your share in the shuffling, when you sit and have been shown the dealer's commitment."""
    somebody = must_be_somebody(person)

    def command(found: Table, at: int) -> TableInfo:
        found.share(somebody.id, data.commitment, data.nonce, at)
        return render.info(found, somebody.id)

    return await services.tables.change(table, command)


@post("/tables/{table:str}/leave", operation_id="leave", status_code=200)
async def leave(services: Services, person: Person | None, table: str) -> TableInfo:
    """Stand up; in a running game a bot plays on for you until you sit down again."""
    somebody = must_be_somebody(person)

    def command(found: Table, at: int) -> TableInfo:
        found.leave(somebody.id, at)
        return render.info(found, somebody.id)

    return await services.tables.change(table, command)


@post("/tables/{table:str}/kick", operation_id="kick", status_code=200)
async def kick(services: Services, person: Person | None, table: str, data: Kick) -> TableInfo:
    """Free somebody's seat before the game begins; the host may."""
    somebody = must_be_somebody(person)

    def command(found: Table, at: int) -> TableInfo:
        found.kick(data.seat, somebody.id, at)
        return render.info(found, somebody.id)

    return await services.tables.change(table, command)


@post("/tables/{table:str}/bot", operation_id="seat_bot", status_code=200)
async def seat_bot(services: Services, person: Person | None, table: str, data: SeatBot) -> TableInfo:
    """Put a bot on a free seat, or take one away; the host may."""
    somebody = must_be_somebody(person)
    check_bots(services, [data.bot])

    def command(found: Table, at: int) -> TableInfo:
        found.seat_bot(data.seat, data.bot, somebody.id, at)
        return render.info(found, somebody.id)

    return await services.tables.change(table, command)


@post("/tables/{table:str}/start", operation_id="start", status_code=200)
async def start(services: Services, person: Person | None, table: str) -> TableInfo:
    """Begin; the host may, when all seats are taken."""
    somebody = must_be_somebody(person)

    def command(found: Table, at: int) -> TableInfo:
        found.start(somebody.id, at)
        return render.info(found, somebody.id)

    return await services.tables.change(table, command)


@post("/tables/{table:str}/hint", operation_id="hint", status_code=200)
async def hint(services: Services, person: Person | None, table: str) -> Hint:
    """What a bot would do at your seat, where you are waited for. Everybody is told that you asked."""
    return await services.advice.hint(table, must_be_somebody(person))


@post("/tables/{table:str}/close", operation_id="close", status_code=200)
async def close(services: Services, person: Person | None, table: str) -> TableInfo:
    """Close a table that has not begun, or at which no other person plays; the host may."""
    somebody = must_be_somebody(person)

    def command(found: Table, at: int) -> TableInfo:
        others = any(chair.person not in (None, somebody.id) for chair in found.chairs)
        if found.host != somebody.id or (found.status == "playing" and others):
            raise forbidden()
        found.close("host", at)
        return render.info(found, somebody.id)

    return await services.tables.change(table, command)


@post("/tables/{table:str}/draw", operation_id="draw", status_code=204)
async def draw(services: Services, person: Person | None, table: str) -> None:
    """End a game that stands still, as this version has not its rules or its edition, as a draw; its players may."""
    somebody = must_be_somebody(person)
    try:
        async with services.tables.at(table):
            raise Refused("server-not-frozen")
    except Frozen:
        if not await services.log.end_as_draw(table, somebody.id, now()):
            raise forbidden() from None


@post("/tables/{table:str}/rematch", operation_id="rematch")
async def rematch(request: Ask, services: Services, person: Person | None, table: str) -> TableInfo:
    """Open the same table again, with everybody's seat kept; the first who asks opens it, the others are told."""
    somebody = must_be_somebody(person)
    services.buckets.tables.take(somebody.id)
    async with services.tables.at(table) as (_, before):
        if before.status not in ("over", "closed"):
            raise Refused("server-not-over")
        if not before.seats_of(somebody.id) or before.study:
            raise forbidden()
        setup, bots = before.setup, [chair.bot for chair in before.chairs]
        people = [chair.person for chair in before.chairs]

    def command(found: Table, at: int) -> TableInfo:
        for number, bot in enumerate(bots):
            if found.host == somebody.id and bot is not None and not found.chairs[number].taken:
                found.seat_bot(number, bot, somebody.id, at)
        found.sit(somebody.id, somebody.name, None, at)
        return render.info(found, somebody.id)

    if (id := await services.log.rematch_of(table)) is None:
        asker = asker_of(request, services, somebody)
        await services.stored.check_table(asker)
        try:
            opened = await services.tables.open(asker, setup, command, rematch=Rematch(table, people))
            others = {person for person in people if person not in (None, somebody.id)}
            await services.company.offer_rematch(sorted(filter(None, others)), opened.id, somebody)
            services.tables.offer(table, opened.id, somebody.name)
            return opened
        except Conflict:  # another was quicker
            id = await services.log.rematch_of(table)
    if id is None:
        raise Refused("server-conflict")
    return await services.tables.change(id, command)


@get("/tables/{table:str}/foreseen", operation_id="foreseen")
async def foreseen(services: Services, person: Person | None, table: str, action: str) -> Foreseen:
    """What one of your choices would change: costs and gains, to be shown before it is made."""
    async with services.tables.at(table) as (_, found):
        return render.foreseen(found, found.viewpoint(person.id if person is not None else None), action)


@get("/tables/{table:str}/why", operation_id="why", responses=answers(Why))
async def why(
    request: Ask,
    services: Services,
    person: Person | None,
    table: str,
    thing: Annotated[str, Parameter(max_length=SIZES.thing)],
    at: Annotated[int | None, Parameter(ge=1, le=1 << 31)] = None,
    seat: Annotated[int | None, Parameter(ge=0, le=15)] = None,
) -> Response[bytes]:
    """Why nothing can be done with a thing on the board: now, or after an entry of the log."""
    asking = person.id if person is not None else None
    if at is None and seat is None:
        async with services.tables.at(table) as (_, found):
            return as_json(encode(render.why(found, found.viewpoint(asking), thing)))
    services.buckets.heavy.take(request.scope["state"]["address"])
    whose = services.allowance.jobs_of(asker_of(request, services, person))
    return as_json(await histories.why(services, table, asking, seat, thing, at or 1 << 31, whose))


@get("/tables/{table:str}/history", operation_id="history", responses=answers(History), opt={PACKED: True})
async def history(
    request: Ask,
    services: Services,
    person: Person | None,
    table: str,
    since: Annotated[int, Parameter(ge=0, le=1 << 31)] = 0,
    until: Annotated[int, Parameter(ge=0, le=1 << 31)] = 1 << 31,
    seat: Annotated[int | None, Parameter(ge=0, le=15)] = None,
    views: bool = False,
) -> Response[bytes]:
    """What happened, entry by entry: through your own eyes while the game goes on, through anybody's after it."""
    services.buckets.heavy.take(request.scope["state"]["address"])
    asking = person.id if person is not None else None
    span, whose = range(since + 1, until + 1), services.allowance.jobs_of(asker_of(request, services, person))
    try:
        body = await histories.history(services, table, asking, seat, span, views=views, whose=whose)
    except Frozen:
        kept = await services.albums.history(table, asking, seat, span, views=views, whose=whose)
        if kept is None:
            raise
        body = kept
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return as_json(gzip.decompress(body))
    return Response(body, media_type="application/json", headers={"content-encoding": "gzip"})


@get("/tables/{table:str}/picture", operation_id="picture", responses=PAINTED, opt={PACKED: True})
async def picture(
    request: Ask,
    services: Services,
    table: str,
    moment: Annotated[int | None, Parameter(ge=0, le=1 << 31)] = None,
    language: Language = "en",
) -> Response[bytes]:
    """The board as anybody may see it, as a JPEG: now, or at a moment of the game."""
    drawn = await paint(request, services, Wanted(table, moment, language))
    return Response(drawn, media_type="image/jpeg", headers={"cache-control": f"public, max-age={LATEST_STAYS}"})


@get("/tables/{table:str}/film", operation_id="film", responses=PAINTED, opt={PACKED: True})
async def film(request: Ask, services: Services, table: str, language: Language = "en") -> Response[bytes]:
    """A game that is over, moment after moment, as an animated WebP."""
    drawn = await paint(request, services, Wanted(table, None, language, film=True))
    return Response(drawn, media_type="image/webp", headers={"cache-control": "public, max-age=86400"})


async def paint(request: Ask, services: Services, wanted: Wanted) -> bytes:
    services.buckets.heavy.take(request.scope["state"]["address"])
    return await services.pictures.of(wanted, services.allowance.jobs_of(asker_of(request, services, None)))


@get("/tables/{table:str}/recap", operation_id="recap", responses=answers(Recap))
async def recap(request: Ask, services: Services, person: Person | None, table: str) -> Response[bytes]:
    """What the others did since you last acted."""
    services.buckets.heavy.take(request.scope["state"]["address"], RECAP_COST)
    return as_json(await services.tables.recap(table, person.id if person is not None else None))


def as_json(body: bytes) -> Response[bytes]:
    """What a worker has encoded."""
    return Response(body, media_type="application/json")


@get("/tables/{table:str}/record", operation_id="record", media_type="application/x-ndjson")
async def record(request: Ask, services: Services, table: str) -> Response[str]:
    """The signed record of a game that is over or was broken off, with the dealer's key, for `langbord verify`."""
    services.buckets.heavy.take(request.scope["state"]["address"])
    try:
        async with services.tables.at(table) as (_, found):
            if found.match is None or found.key is None:
                raise Refused("server-after-the-end", 403)
            text = found.record()
    except Frozen:
        if (kept := await services.albums.record(table)) is None:
            raise
        text = kept
    name = f'attachment; filename="{table}.jsonl"'
    return Response(text, media_type="application/x-ndjson", headers={"content-disposition": name})


@get("/tables/{table:str}/opening", operation_id="opening", media_type="application/x-ndjson")
async def opening(services: Services, table: str) -> str:
    """How the record of a game begins, signed, from the start on: who keeps it can hold the server to it."""
    async with services.tables.at(table) as (_, found):
        if found.match is None:
            raise Refused("server-not-playing")
        return found.opening_line()


@get("/tables/{table:str}/draws", operation_id="draws", responses=answers(Draws))
async def draws(request: Ask, services: Services, person: Person | None, table: str) -> Response[bytes]:
    """What the dealer dealt in a finished game, beside what one would expect."""
    services.buckets.heavy.take(request.scope["state"]["address"])
    whose = services.allowance.jobs_of(asker_of(request, services, person))
    return as_json(await histories.draws(services, table, whose))


@get("/tables/{table:str}/review", operation_id="review")
async def review(request: Ask, services: Services, table: str) -> Review:
    """What a bot thinks of a finished game. It takes minutes to think; ask again until the state is `ready`."""
    return await services.reviews.of(table, request.scope["state"]["address"])


@post("/studies", operation_id="new_study")
async def new_study(request: Ask, services: Services, person: Person | None, data: NewStudy) -> TableInfo:
    """Go on from a record, for oneself: you play every seat that no bot plays."""
    host = must_be_somebody(person)
    asker = asker_of(request, services, host)
    services.buckets.tables.take(host.id)
    check_bots(services, data.bots)
    header = matches.header_of(data.record)
    await services.stored.check_study(asker, len(data.record.encode()))
    edition = await services.editions.named(header.game, header.edition_digest)
    setup = Setup(game=header.game, options=header.options, edition=edition, listed=False, pace=data.pace)
    study = await services.tables.open_study(asker, setup, data.record, data.at, data.bots)
    return render.info(study, host.id)


HANDLERS = [
    *(lobby, new_table, table_info, sit, share, leave, kick, seat_bot, start, hint, close, draw, rematch),
    *(foreseen, why, history, recap, picture, film, record, opening, draws, review, new_study),
]
router = Router("/api", route_handlers=HANDLERS, tags=["tables"])
