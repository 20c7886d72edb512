"""What the engine says before one acts: what a choice would change, and why something cannot be done."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, get
from litestar.params import Parameter

from langbord.server import histories, render
from langbord.server.limits import SIZES
from langbord.server.messages import Foreseen, Why
from langbord.server.people import Person
from langbord.server.routes.asking import asker_of
from langbord.server.routes.tables import answers, as_json
from langbord.server.services import Services

Text = Annotated[str | None, Parameter(max_length=SIZES.action)]


@get("/tables/{table:str}/foreseen", operation_id="foreseen")
async def foreseen(services: Services, person: Person | None, table: str, action: str) -> Foreseen:
    """What one of your choices would change: costs and gains, to be shown before it is made."""
    async with services.tables.at(table) as (_, found):
        return render.foreseen(found, found.viewpoint(person.id if person is not None else None), action)


@get("/tables/{table:str}/why", operation_id="why", responses=answers(Why))
async def why(
    request: Request[Any, Any, Any],
    services: Services,
    person: Person | None,
    table: str,
    thing: Text = None,
    action: Text = None,
    sequence: Annotated[int | None, Parameter(ge=1, le=1 << 31)] = None,
    seat: Annotated[int | None, Parameter(ge=0, le=15)] = None,
) -> Response[bytes]:
    """Why nothing can be done with a thing on the board, or why an action cannot be done; now, or at a past entry.

    Through your own eyes while the game goes on, through anybody's after it.
    """
    asking = person.id if person is not None else None
    whose = services.allowance.jobs_of(asker_of(request, services, person))
    if sequence is not None:
        services.buckets.heavy.take(request.scope["state"]["address"])
    what = render.Asked(thing, action)
    return as_json(await histories.why(services, table, asking, seat, sequence, what, whose))


router = Router("/api", route_handlers=[foreseen, why], tags=["tables"])
