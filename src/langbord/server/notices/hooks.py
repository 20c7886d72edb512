"""Webhooks: what is sent to Discord, to Slack, and as plain JSON that is signed."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import msgspec

from langbord.server.clock import SECOND
from langbord.server.notices.letters import Point, Worded
from langbord.server.notices.reach import Reach
from langbord.server.notices.wishes import Kept

DISCORD_CHARACTERS = 2000


async def send(reach: Reach, receiver: Kept, id: str, at: int, points: list[Point], worded: Worded, site: str) -> int:
    """The status of the answer."""
    match receiver.kind:
        case "discord":
            said = worded.with_links[:DISCORD_CHARACTERS]
            body: dict[str, Any] = {"content": said, "allowed_mentions": {"parse": []}}
        case "slack":
            body = {"text": worded.with_links.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
        case _:
            body = {"id": id, "at": at, "text": worded.brief, "notices": [_plain(point, site) for point in points]}
    payload = msgspec.json.encode(body)
    headers = {"content-type": "application/json", "user-agent": "Langbord"}
    if receiver.kind == "json":
        headers |= signature(receiver.secret, id, at, payload)
    return await reach.post(receiver.target, payload, headers)


def signature(key: str, id: str, at: int, payload: bytes) -> dict[str, str]:
    """The headers by which a receiver knows that it was us, when, and whether he had it before."""
    stamp = str(at // SECOND)
    signed = hmac.digest(key.encode(), f"{id}.{stamp}.".encode() + payload, hashlib.sha256).hex()
    return {"x-langbord-id": id, "x-langbord-timestamp": stamp, "x-langbord-signature": f"sha256={signed}"}


def _plain(point: Point, site: str) -> dict[str, Any]:
    table, notice = point.table, point.notice
    return {
        "id": notice.id,
        "kind": notice.kind,
        "table": table.id,
        "link": f"{site}/table/{table.id}",
        "game": table.game,
        "players": [seat.name for seat in table.seats],
        "deadline": point.deadline,
    }
