"""The client's scripts and styles: their names change with what is in them, and their build has compressed them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, Router, get
from litestar.exceptions import NotFoundException
from litestar.response import File

from langbord.server.routes.asking import PACKED
from langbord.server.security import ASSETS

PACKINGS = {
    "br": ".br",
    "gzip": ".gz",
}  # what the build writes beside each of them (web/packing.ts), the smallest first
FOR_GOOD = "public, max-age=31536000, immutable"
TYPES = {".js": "text/javascript", ".css": "text/css"}


def assets(folder: Path) -> Router:
    """Each file packed as tightly as whoever asks can unpack it."""
    known = {path.name for path in folder.iterdir()}

    @get("/{name:str}", opt={PACKED: True}, include_in_schema=False, sync_to_thread=False)
    def asset(request: Request[Any, Any, Any], name: str) -> File:
        if name not in known:
            raise NotFoundException
        accepted = request.headers.get("accept-encoding", "")
        packing = next((one for one in PACKINGS if one in accepted and name + PACKINGS[one] in known), None)
        headers = {"cache-control": FOR_GOOD, "vary": "accept-encoding"}
        return File(
            folder / (name + PACKINGS.get(packing or "", "")),
            media_type=TYPES.get(Path(name).suffix, "application/octet-stream"),
            filename=name,
            content_disposition_type="inline",
            headers=headers | ({"content-encoding": packing} if packing else {}),
        )

    return Router(ASSETS, route_handlers=[asset])
