"""The whole server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router

from langbord.core.errors import LangbordError
from langbord.server import metrics, security
from langbord.server.assets import assets
from langbord.server.config import Config
from langbord.server.limits import SIZES
from langbord.server.messages import Problem
from langbord.server.previews import preview, with_preview
from langbord.server.problems import Refused
from langbord.server.routes import (
    accounts,
    ahead,
    editions,
    games,
    home,
    meeting,
    moderation,
    notices,
    operations,
    people,
    tables,
)
from langbord.server.routes.asking import PACKED, find_person, get_services
from langbord.server.services import Services
from langbord.server.socket import socket_handler

STATIC = Path(__file__).parent / "static"  # the browser client, put there by its build,
SITE = Path(__file__).parent / "site"  # and the documentation
# The addresses of the client's screens
SCREENS = [
    *("/", "/settings", "/account", "/moderation", "/lost", "/new/{id:str}/{edition:str}"),
    *(f"/{screen}/{{id:str}}" for screen in ("new", "player", "rules", "learn", "best", "editions", "seek")),
    *(f"/{screen}/{{token:str}}" for screen in ("confirm", "reset", "unsubscribe")),  # where links of mails lead
]
WORTH_PACKING = 1000  # bytes of an answer
PLACEHOLDER = "<!doctype html><title>Langbord</title><p>The server runs. <a href=/schema/openapi.json>Its API</a>.</p>"
PARTS = (games, tables, ahead, editions, people, accounts, home, meeting, notices, moderation, operations)
logger = structlog.get_logger()


def make_app(config: Config, description: OpenAPIConfig | None = None) -> Litestar:
    """The server. One that runs does not describe itself: `schema.py` asks another, which takes a while."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = app.state.services = await Services.open(config)
        try:
            yield
        finally:
            await services.close()

    return Litestar(
        [*(part.router for part in PARTS), socket_handler, *pages(), *documentation()],
        lifespan=[lifespan],
        middleware=[security.Guard],
        compression_config=CompressionConfig(backend="gzip", minimum_size=WORTH_PACKING, exclude_opt_key=PACKED),
        dependencies={
            "services": Provide(get_services, sync_to_thread=False),
            "person": Provide(find_person),
        },
        exception_handlers={
            Refused: on_refused,
            LangbordError: on_bad_wish,
            HTTPException: on_http_error,
            RecursionError: on_too_deep,
            Exception: on_failure,
        },
        request_max_body_size=SIZES.request,
        openapi_config=description,
        logging_config=None,
    )


@cache
def index() -> str | None:
    """The browser client's page, if it was built."""
    path = STATIC / "index.html"
    return path.read_text(encoding="utf-8") if path.is_file() else None


def pages() -> list[Any]:
    """The browser client: its files, and its page under every address that it gives to its screens."""
    if index() is None:

        @get(["/"], include_in_schema=False, sync_to_thread=False)
        def placeholder() -> Response[str]:
            return Response(PLACEHOLDER, media_type="text/html")

        return [placeholder]

    @get(SCREENS, include_in_schema=False)
    async def page() -> Response[str | None]:
        return client_page()

    @get("/table/{id:str}", include_in_schema=False)
    async def table_page(request: Request[Any, Any, Any], services: Services, id: str) -> Response[str | None]:
        accepted, asked = request.headers.get("accept-language", ""), request.query_params.get("moment", "")
        moment = int(asked) if asked.isdecimal() and len(asked) < 8 else None
        tags = await preview(services.database, id, services.postman.site, accepted, moment)
        return client_page(tags=tags)

    @get("/embed/{id:str}", include_in_schema=False)
    async def embedded() -> Response[str | None]:
        """A board in a page of somebody else's: the only page of ours that may be framed, and it acts for nobody."""
        response = client_page()
        response.headers["content-security-policy"] = security.FRAMED_POLICY
        return response

    return [page, table_page, embedded, assets(STATIC / "assets"), create_static_files_router("/", [STATIC])]


def documentation() -> list[Any]:
    """The documentation at /docs, if it was built; its pages may run the scripts that were in them then."""
    scripts = SITE / "scripts.txt"
    if not scripts.is_file():
        return []
    allowed = f"script-src 'self' {' '.join(scripts.read_text(encoding='utf-8').split())}"
    policy = security.CONTENT_POLICY.replace("script-src 'self'", allowed)

    def allow(response: Response[Any]) -> Response[Any]:
        response.headers["content-security-policy"] = policy
        return response

    return [create_static_files_router("/docs", [SITE], html_mode=True, name="documentation", after_request=allow)]


def client_page(status: int = 200, tags: str = "") -> Response[str | None]:
    return Response(
        with_preview(index() or "", tags),
        status_code=status,
        media_type="text/html",
        headers={"cache-control": "no-cache"},
    )


def seeks_page(request: Request[Any, Any, Any]) -> bool:
    """Did somebody type an address, or follow a link?"""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def problem(status: int, id: str, **args: Any) -> Response[Problem]:
    metrics.refusals.labels(id).inc()
    return Response(Problem(id=id, args=args), status_code=status, media_type="application/json")


def on_refused(_: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    return problem(refused.status, refused.id, **refused.args_)


def on_bad_wish(_: Request[Any, Any, Any], error: LangbordError) -> Response[Problem]:
    return problem(422, "server-invalid", detail=str(error)[:300])


def on_too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    return problem(422, "server-invalid", detail="brackets stand too deep in brackets")


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem] | Response[str | None]:
    if error.status_code == 404:
        if seeks_page(request) and index() is not None:
            return client_page(404)
        return problem(404, "server-not-found")
    if error.status_code == 413:
        return problem(413, "server-too-long")
    detail = str(error.extra or error.detail)[:300]
    return problem(error.status_code, "server-invalid", detail=detail)


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.error("a request failed", path=request.url.path, exc_info=error)
    return problem(500, "server-failed")
