"""For those who run the server: is it alive, is it ready, how busy is it."""

from __future__ import annotations

from ipaddress import ip_network
from typing import Any

from litestar import Request, Response, Router, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from langbord import __version__
from langbord.server import schema
from langbord.server.messages import About, ServerKey
from langbord.server.problems import not_found
from langbord.server.services import Services


@get("/healthz", operation_id="health", sync_to_thread=False)
def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok", "version": __version__}


@get("/readyz", operation_id="ready")
async def ready(services: Services) -> Response[dict[str, str]]:
    """The database takes and gives too, and the server is not about to stop."""
    status = await services.readiness.status()
    return Response(status, status_code=200 if status["status"] == "ready" else 503)


@get("/metrics", operation_id="metrics", sync_to_thread=False)
def prometheus(request: Request[Any, Any, Any], services: Services) -> Response[bytes]:
    """Figures for Prometheus; for this machine alone, unless the settings say otherwise."""
    if services.config.metrics == "local" and not is_local(request.scope["state"]["address"]):
        raise not_found()
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})


def is_local(network: str) -> bool:
    try:
        return ip_network(network).is_loopback
    except ValueError:
        return False


@get("/api/about", operation_id="about", sync_to_thread=False)
def about(services: Services) -> About:
    """What this server allows."""
    config = services.config
    return About(
        version=__version__,
        registration=config.registration,
        guests=config.guests,
        chat=config.chat,
        mail=services.postman.mailer is not None,
        passkeys=config.public_url is not None,
        notices=config.public_url is not None,
    )


@get("/.well-known/langbord.json", operation_id="server_key")
async def server_key(services: Services) -> ServerKey:
    """The key by which this server signs how games begin and end."""
    return await services.tables.notary.published()


@get("/schema/openapi.json", operation_id="openapi", include_in_schema=False, sync_to_thread=True)
def openapi() -> dict[str, Any]:
    """The HTTP interface, for machines."""
    return schema.openapi()


@get("/schema/asyncapi.json", operation_id="asyncapi", include_in_schema=False, sync_to_thread=True)
def asyncapi() -> dict[str, Any]:
    """The socket's messages, as AsyncAPI."""
    return schema.asyncapi()


router = Router(
    "/", route_handlers=[health, ready, prometheus, about, server_key, openapi, asyncapi], tags=["operations"]
)
