"""What every request passes: limits, the origin of what changes something, and headers that keep browsers careful."""

from __future__ import annotations

import asyncio
from ipaddress import IPv4Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any
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

if TYPE_CHECKING:
    from langbord.server.services import Services

PAUSE_SECONDS = 0.25  # before an answer to who asks too much: he would ask again at once
SAFE = {"GET", "HEAD", "OPTIONS"}
OUR_HEADER = "x-langbord"  # a page of another origin cannot send it
CONTENT_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self';"
    " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
FRAMED_POLICY = CONTENT_POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
ASSETS = (
    "/assets/"  # scripts and styles: no page and no worker, to which alone all but one of these headers mean something
)
OF_ASSETS = {"x-content-type-options": HEADERS["x-content-type-options"]}


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
            check_path(scope)
            check_origin(scope, headers, services.config)
            check_ban(services, address)
            if scope["type"] == ScopeType.WEBSOCKET:
                await self.app(scope, receive, send)
                return
            with services.held.hold(
                (f"request {address}", services.allowance.address(services.config.quotas.requests))
            ):
                await self.app(scope, receive, careful(send, scope))
        except Refused as refused:
            if refused.status == 429:
                await asyncio.sleep(PAUSE_SECONDS)
            await refuse(scope, send, refused)


def careful(send: Send, scope: HTTPScope) -> Send:
    wanted = OF_ASSETS if scope["path"].startswith(ASSETS) else HEADERS

    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in wanted.items():
                headers.setdefault(name, value)
        await send(message)

    return wrapped


async def refuse(scope: HTTPScope | WebSocketScope, send: Send, refused: Refused) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4000 + refused.status, "reason": refused.id})
        return
    body = messages.encode(Problem(id=refused.id, args=dict(refused.args_)))
    headers = [
        *((b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())),
        (b"connection", b"close"),  # or the rest of what he sent would have to be read
    ]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def check_path(scope: HTTPScope | WebSocketScope) -> None:
    """No name of ours has a NUL in it, and PostgreSQL cannot even look for one."""
    if "\0" in scope["path"] or b"%00" in scope["query_string"] or b"\0" in scope["query_string"]:
        raise Refused("server-not-found", 404)


def check_ban(services: Services, address: str) -> None:
    """People of a banned address are let in to nothing."""
    if services.sessions.banned_networks and services.sessions.is_banned(services.signer.disguise(address)):
        raise Refused("server-banned", 403)


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
    return network_of(address)


def network_of(address: str) -> str:
    """What counts as one: an address of the old kind, of the new kind its network of 64 bits.

    >>> network_of("2a01:4f8::1"), network_of("2a01:4f8:0:0:ffff::2"), network_of("::ffff:10.0.0.1")
    ('2a01:4f8::/64', '2a01:4f8::/64', '10.0.0.1')
    """
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(known, IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ip_network((known, 64), strict=False))


def is_secure(connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> bool:
    """Is it spoken over TLS?"""
    if config.behind_proxy:
        return connection.headers.get("x-forwarded-proto") == "https"
    return connection.scope["scheme"] in ("https", "wss")
