"""What every request passes: limits, the origin of what changes something, and headers that keep browsers careful."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from langbord.server import messages
from langbord.server.config import Config
from langbord.server.identity import COOKIE
from langbord.server.messages import Problem
from langbord.server.problems import Refused

SAFE = {"GET", "HEAD", "OPTIONS"}
OUR_HEADER = "x-langbord"  # a page of another origin cannot send it
CONTENT_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self';"
    " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        services = scope["litestar_app"].state.get("services")
        if services is None or scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        address = address_of(scope, headers, services.config)
        scope["state"]["address"] = address
        try:
            services.buckets.requests.take(address)
            check_origin(scope, headers, services.config)
        except Refused as refused:
            await refuse(scope, send, refused)
            return
        await self.app(scope, receive, careful(send) if scope["type"] == ScopeType.HTTP else send)


def careful(send: Send) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return wrapped


async def refuse(scope: HTTPScope | WebSocketScope, send: Send, refused: Refused) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4000 + refused.status, "reason": refused.id})
        return
    body = messages.encode(Problem(id=refused.id, args=dict(refused.args_)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def check_origin(scope: HTTPScope | WebSocketScope, headers: Headers, config: Config) -> None:
    """What changes something, and every socket, must come from a page of ours, or from no page at all."""
    if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
        return
    origin = headers.get("origin")
    if origin is not None:
        if origin not in config.origins and urlsplit(origin).netloc != headers.get("host"):
            raise Refused("server-other-origin", 403)
    elif scope["type"] == ScopeType.HTTP and f"{COOKIE}=" in headers.get("cookie", "") and OUR_HEADER not in headers:
        raise Refused("server-other-origin", 403)


def address_of(scope: HTTPScope | WebSocketScope, headers: Headers, config: Config) -> str:
    """Whom the limits count: an address, of the new kind its network of 64 bits."""
    client = scope.get("client")
    address = client[0] if client else "unknown"
    if config.behind_proxy and (forwarded := headers.get("x-forwarded-for")):
        address = forwarded.rpartition(",")[2].strip()
    return ":".join(address.split(":")[:4]) if ":" in address else address


def is_secure(connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> bool:
    """Is it spoken over TLS?"""
    if config.behind_proxy:
        return connection.headers.get("x-forwarded-proto") == "https"
    return connection.scope["scheme"] in ("https", "wss")
