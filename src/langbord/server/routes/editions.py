"""Editions: what is printed on boards and cards, by the games or by their players."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get, post

from langbord.core.plugins import game_names
from langbord.server.editions import shown
from langbord.server.messages import CheckedEdition, EditionInfo, NewEdition, OwnEdition
from langbord.server.people import Person
from langbord.server.problems import Refused, not_found
from langbord.server.routes.asking import asker_of, must_be_somebody
from langbord.server.services import Services


@get("/games/{game:str}/editions/{edition:str}", operation_id="edition")
async def edition(services: Services, game: str, edition: str) -> Any:
    """What is printed on the boards and cards of an edition."""
    if game not in game_names():
        raise not_found()
    try:
        book = await services.editions.book(game, edition)
    except Refused:
        raise not_found() from None
    return Response(shown(book), headers={"cache-control": "max-age=300", "etag": f'"{book.digest}"'})


@post("/editions", operation_id="new_edition")
async def new_edition(
    request: Request[Any, Any, Any], services: Services, person: Person | None, data: NewEdition
) -> CheckedEdition:
    """Enter an edition of your own, as the text of a file like the game's own edition.toml."""
    somebody = must_be_somebody(person)
    services.buckets.editions.take(somebody.id)
    return await services.editions.enter(asker_of(request, services, somebody), data.game, data.text)


@get("/editions/{digest:str}", operation_id="own_edition")
async def own_edition(services: Services, digest: str) -> OwnEdition:
    """An edition that somebody entered: its text, and what is printed on its boards and cards."""
    return await services.editions.entered(digest)


@get("/me/editions", operation_id="my_editions")
async def my_editions(services: Services, person: Person | None) -> list[EditionInfo]:
    """The editions that you entered."""
    return await services.editions.own(must_be_somebody(person).id)


router = Router("/api", route_handlers=[edition, new_edition, own_edition, my_editions], tags=["editions"])
