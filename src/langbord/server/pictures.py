"""Pictures of boards, for links that are shared: of a moment, and of a whole game that is over.

The same boards as in a browser draw them, built once more for an engine of JavaScript within a worker
(`painter/draw.js`): as anybody may see them, without names. A host without fonts gets boards without words.
"""

from __future__ import annotations

import io
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from PIL import Image

from langbord.core.edition import Book
from langbord.core.plugins import installed
from langbord.server import editions, gamefiles, render
from langbord.server.entries import STANDARD
from langbord.server.problems import Refused, not_found
from langbord.server.quotas import Whose
from langbord.server.table import Table
from langbord.server.tables import Tables, opening
from langbord.server.tasks import LogText
from langbord.server.workers import Rank, TooMuch

PAINTER = Path(__file__).parent / "painter" / "draw.js"  # put there by the build of the browser client
STILL = (1200, 630)
FILM = (800, 420)
SCENES = 24  # of a film, at most
STAYS, LAST_STAYS = 600, 3000  # milliseconds
KEPT = 64  # pictures that are at hand, in each process
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts", "C:/Windows/Fonts")
FONTS = (("DejaVu Serif", "DejaVu Sans"), ("Liberation Serif", "Liberation Sans"), ("Georgia", "Arial"))


class Wanted(NamedTuple):
    table: str
    moment: int | None  # a number from the beginning of the game on, as in links to moments; none: the last
    language: str
    film: bool = False


class Scene(NamedTuple):
    """A position as anybody may see it."""

    book: Book[Any, Any]
    view: Any
    players: int


class Pictures:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._kept: OrderedDict[tuple[Wanted, int], bytes] = OrderedDict()

    async def of(self, wanted: Wanted, whose: Whose) -> bytes:
        """A JPEG of a moment, or an animated WebP of a game that is over."""
        log = await self.tables.log_text(wanted.table)
        if log is None or opening(log.bodies).record is not None or not can_draw(log.book.printed.game):
            raise not_found()
        key = (wanted, len(log.bodies))  # a moment that has not come yet is drawn as the last, for now
        if key not in self._kept:
            work = film if wanted.film else still
            try:
                kind = "film" if wanted.film else "picture"
                drawn = await self.tables.workers.run(kind, work, log, wanted, rank=Rank.LEISURE, whose=whose)
            except TooMuch:
                raise Refused("server-too-long", 413) from None
            self._kept[key] = drawn
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]


@cache
def can_draw(game: str) -> bool:
    """Is there a board of ours for it? Games of others draw theirs in a browser alone."""
    return PAINTER.is_file() and f"/games/{game}/web/Board.svelte" in PAINTER.read_text(encoding="utf-8")


# --- in a worker ----------------------------------------------------------------------------------------------------


def still(log: LogText, wanted: Wanted) -> bytes:
    (scene,) = seen_by_anybody(log, lambda last: [last if wanted.moment is None else min(wanted.moment, last)])
    out = io.BytesIO()
    painted(scene, wanted.language, STILL).save(out, "JPEG", quality=85)
    return out.getvalue()


def film(log: LogText, wanted: Wanted) -> bytes:
    chosen = seen_by_anybody(log, spread, ended=True)
    first, *rest = (painted(scene, wanted.language, FILM) for scene in chosen)
    out = io.BytesIO()
    durations = [STAYS] * len(rest) + [LAST_STAYS]
    first.save(out, "WEBP", save_all=True, append_images=rest, duration=durations, loop=0, quality=60)
    return out.getvalue()


def spread(last: int) -> list[int]:
    """The moments of a film, of those from 0 to the last."""
    count = min(SCENES, last + 1)
    return [last * k // max(1, count - 1) for k in range(count)]


def seen_by_anybody(log: LogText, choose: Callable[[int], list[int]], *, ended: bool = False) -> list[Scene]:
    """What a spectator saw at the chosen moments. These are told by the last: one each entry, from the beginning on."""
    table, bodies = Table(log.table, log.book), deque(log.bodies)
    while bodies and table.match is None:
        table.apply(bodies.popleft())
    if table.match is None:
        raise not_found()
    chosen, scenes = choose(len(bodies)), dict[int, Scene]()
    for moment in range(1 + (len(bodies) if ended else max(chosen))):
        if moment > 0:
            table.apply(bodies.popleft())
        table.fresh.clear()
        if moment in chosen:
            scenes[moment] = Scene(log.book, render.view(table, None), len(table.chairs))
    if ended and table.status != "over":
        raise not_found()
    return [scenes[moment] for moment in chosen]


def painted(scene: Scene, language: str, size: tuple[int, int]) -> Image.Image:
    """What lies still of a board is painted once; a film shows it again and again."""
    layers = drawn(scene, language, size)
    ground = Image.open(io.BytesIO(rasterised(layers["ground"]))).convert("RGB")
    things = Image.open(io.BytesIO(_rasterise(layers["things"]))).convert("RGBA")
    ground.paste(things, (0, 0), things)
    return ground


def drawn(scene: Scene, language: str, size: tuple[int, int]) -> dict[str, str]:
    """A board as two SVGs, its ground and the things on it."""
    game = scene.book.printed.game
    shown = {"game": game, "view": scene.view, "names": [""] * scene.players}  # nobody is named
    if render.called(scene.book) != STANDARD:
        shown["edition"] = editions.shown(scene.book)
    texts = gamefiles.shown(installed(game)).files[f"texts/{language}.ftl"].decode()
    wish = {"scene": shown, "language": language, "texts": [texts], "width": size[0], "height": size[1]}
    layers = _engine().eval(f"langbord.draw({msgspec.json.encode(wish).decode()})")
    return msgspec.json.decode(layers, type=dict[str, str])


@cache
def _engine() -> Any:
    from py_mini_racer import MiniRacer

    engine = MiniRacer()
    engine.eval(PAINTER.read_text(encoding="utf-8"))
    return engine


@lru_cache(maxsize=4)
def rasterised(svg: str) -> bytes:
    return _rasterise(svg)


def _rasterise(svg: str) -> bytes:
    import resvg_py

    files, serif, sans = _fonts()
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            skip_system_fonts=True,
            font_files=files,
            serif_family=serif,
            sans_serif_family=sans,
        )
    )


@cache
def _fonts() -> tuple[list[str], str, str]:
    """The first of the families that we know by name and that is there: its files, with and without serifs."""
    there = [path for folder in FONT_FOLDERS for path in sorted(Path(folder).rglob("*.ttf"))]
    for serif, sans in FONTS:
        stems = tuple(name.replace(" ", "").lower() for name in (serif, sans))
        files = [str(path) for path in there if path.stem.lower().split("-")[0] in stems]
        if files:
            return files, serif, sans
    return [], *FONTS[0]
