"""Moves in advance; only whoever names them is told of them."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, delete, get, post, put

from langbord.server.messages import Passing, Plan, Planned, Possibilities
from langbord.server.people import Person
from langbord.server.routes.asking import asker_of, must_be_somebody
from langbord.server.services import Services

Ask = Request[Any, Any, Any]


@get("/tables/{table:str}/plans", operation_id="plans")
async def plans(services: Services, person: Person | None, table: str) -> Planned:
    """The moves that you want to make as soon as it is your turn."""
    return await services.ahead.of(table, must_be_somebody(person))


@get("/tables/{table:str}/possibilities", operation_id="possibilities")
async def possibilities(request: Ask, services: Services, person: Person | None, table: str) -> Possibilities:
    """What you may be able to do then; worked out from what you may know."""
    somebody = must_be_somebody(person)
    services.buckets.heavy.take(somebody.id)
    whose = services.allowance.jobs_of(asker_of(request, services, somebody))
    return Possibilities(choices=await services.ahead.possibilities(table, somebody, whose))


@post("/tables/{table:str}/plans", operation_id="plan", status_code=200)
async def plan(request: Ask, services: Services, person: Person | None, table: str, data: Plan) -> Planned:
    """One more move to be made as soon as it is your turn, if it can be made then."""
    somebody = must_be_somebody(person)
    services.buckets.heavy.take(somebody.id)
    whose = services.allowance.jobs_of(asker_of(request, services, somebody))
    return await services.ahead.plan(table, somebody, data.action, whose)


@delete("/tables/{table:str}/plans", operation_id="unplan", status_code=200)
async def unplan(services: Services, person: Person | None, table: str) -> Planned:
    """None of them."""
    return await services.ahead.forget(table, must_be_somebody(person))


@put("/tables/{table:str}/passing", operation_id="let_pass")
async def passing(services: Services, person: Person | None, table: str, data: Passing) -> Planned:
    """Let the server move for you where you can do one thing only, after such a pause as a bot makes."""
    return await services.ahead.let_pass(table, must_be_somebody(person), passes=data.passes)


router = Router("/api", route_handlers=[plans, possibilities, plan, unplan, passing], tags=["tables"])
