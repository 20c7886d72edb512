"""The games that can be played here, and what their folders hold for browsers."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get

from langbord.core.errors import LangbordError
from langbord.core.game import Game, working_games
from langbord.core.plugins import installed
from langbord.server.gamefiles import BOARD, media_type, shown
from langbord.server.messages import GameInfo
from langbord.server.problems import not_found
from langbord.server.services import Services

FOREVER = "public, max-age=31536000, immutable"


@get("/games", operation_id="games", sync_to_thread=True)  # files are read when they are first asked for
def games(services: Services) -> list[GameInfo]:
    """What can be played here, in the order of the start page."""
    return [info(game, services) for game in working_games()]


def info(game: Game, services: Services) -> GameInfo:
    files, digest = shown(game.installed)
    return GameInfo(
        name=game.name,
        players=list(game.seats),
        usual_players=game.installed.usual_players(game.seats),
        editions=services.editions.names(game.name),
        options=msgspec.json.schema(game.Options),
        bots=list(services.bots),
        digest=digest,
        rulebooks=[name[len("rulebook/") : -len(".md")] for name in files if name.startswith("rulebook/")],
        lessons="lessons.json" in files,
        picture="picture.svg" in files,
        board=BOARD in files,
    )


@get("/games/{game:str}/files/{digest:str}/{name:path}", operation_id="game_file", sync_to_thread=True)
def game_file(game: str, digest: str, name: str) -> Response[bytes]:
    """A file of a game's folder: `texts/en.ftl`, `rulebook/en.md`, `lessons.json`, `picture.svg`, `board.js`, ..."""
    try:
        files, current = shown(installed(game))
    except LangbordError:
        raise not_found() from None
    content = files.get(name.removeprefix("/"))
    if content is None:
        raise not_found()
    kept = FOREVER if digest == current else "no-cache"  # somebody still has the list of before an update
    return Response(content, media_type=media_type(name), headers={"cache-control": kept})


router = Router("/api", route_handlers=[games, game_file], tags=["games"])
