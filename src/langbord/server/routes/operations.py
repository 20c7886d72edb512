"""For those who run the server: is it alive, is it ready, how busy is it."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, Router, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from langbord import __version__
from langbord.server import schema
from langbord.server.services import Services


@get("/healthz", operation_id="health", sync_to_thread=False)
def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok", "version": __version__}


@get("/readyz", operation_id="ready")
async def ready(services: Services) -> Response[dict[str, str]]:
    """The database answers too, and the server is not about to stop."""
    try:
        await asyncio.wait_for(services.database.fetch("SELECT 1"), 2)
    except Exception:
        return Response({"status": "no database"}, status_code=503)
    if not services.ready:
        return Response({"status": "stopping"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics", operation_id="metrics", sync_to_thread=False)
def prometheus() -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})


@get("/schema/asyncapi.json", operation_id="asyncapi", include_in_schema=False, sync_to_thread=True)
def asyncapi() -> dict[str, Any]:
    """The socket's messages, as AsyncAPI."""
    return schema.asyncapi()


router = Router("/", route_handlers=[health, ready, prometheus, asyncapi], tags=["operations"])
