"""What a link to a table shows where it is shared (Open Graph): the game, its people, how it stands; nothing of play.

The address of the page and of its picture are those of the settings; what a request calls this server does not matter.
"""

from __future__ import annotations

import asyncio
import html

import msgspec

from langbord.locales import Teller, choose_language
from langbord.server.messages import TableInfo
from langbord.server.pictures import STILL, can_draw
from langbord.server.store import Database

ICON = "/icon-512.png"


async def preview(database: Database, id: str, site: str, accepted: str, moment: int | None = None) -> str:
    """Tags for the head of a table's page; none where there is no such table.

    `accepted`: languages of the reader; `moment`: the one that the link leads to.
    """
    rows = await database.fetch("SELECT summary FROM game_table WHERE id = ? AND study = 0", id)
    if not rows or not rows[0][0]:
        return ""
    table = msgspec.json.decode(rows[0][0], type=TableInfo)
    language = choose_language(accepted[:5])
    teller = await asyncio.to_thread(Teller, language)  # the first one reads all texts of its language
    tags = {"og:type": "website", "og:site_name": "Langbord"} | _told(table, teller)
    if site:
        tags |= {"og:url": f"{site}/table/{id}"} | _pictured(table, site, language, moment)
    return "".join(f'<meta property="{name}" content="{html.escape(text)}" />' for name, text in tags.items())


def _pictured(table: TableInfo, site: str, language: str, moment: int | None) -> dict[str, str]:
    """The board as it stands, or stood at a moment; before there is anything on it, the icon."""
    if table.status not in ("playing", "over") or not can_draw(table.game):
        return {"og:image": f"{site}{ICON}"}
    at = f"&moment={moment}" if moment is not None else ""
    width, height = STILL
    return {
        "og:image": f"{site}/api/tables/{table.id}/picture?language={language}{at}",
        "og:image:type": "image/jpeg",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "twitter:card": "summary_large_image",
    }


def _told(table: TableInfo, teller: Teller) -> dict[str, str]:
    people = [seat.name for seat in table.seats if seat.kind == "person" and seat.name is not None]
    game = teller.tell(f"{table.game}-name")
    about = f"{table.game}-about"
    status = teller.tell(f"web-status-{table.status}")
    return {
        "og:title": f"{game}: {', '.join(people)}" if people else game,
        "og:description": f"{status}. {teller.tell(about)}" if teller.has(about) else status,
    }


def with_preview(page: str, tags: str) -> str:
    return page.replace("</head>", f"{tags}</head>", 1)
