"""Films of one bot's turn of each game, as an animated WebP in docs/pictures.

python tools/films.py [GAME ...]       needs Chromium, the built client and Pillow (pip install pillow)

What the browser paints while it shows the moves of a bot's turn slowly becomes the pictures of the film.
"""

from __future__ import annotations

import argparse
import base64
import io
import json
import random
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Error, Page, ViewportSize, sync_playwright

from langbord.core.plugins import game_names

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the tests are

from tests.server.house import House
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.table import choose, is_over, sit_down, wait_for_turn

ROOT = Path(__file__).resolve().parents[1]
VIEWPORT: ViewportSize = {"width": 1280, "height": 720}
SHOWN = (960, 540)
APART = 0.08  # seconds between two pictures
LIVELY = 12  # pictures that a turn gives at least
LONGEST = 9.0  # seconds of a film
QUIET = 1.2  # seconds without a move that end it
MOST_BYTES = 2_000_000
WARM_UP = 14  # clicks, until there is something on the board
MOVING = "() => document.querySelectorAll('[data-ghost]').length"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        house = House(Path(folder)).start()
        started.selectors.set_test_id_attribute("data-test")
        browser = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in asked.games or game_names():
            context = browser.new_context(base_url=house.url, viewport=VIEWPORT, locale="en-GB")
            page = context.new_page()
            likes = json.dumps({"motion": "slow", "theme": "light", "guide": False, "sound": False})
            page.add_init_script(f"localStorage.setItem('langbord-settings', '{likes}');")
            sit_down(page, game)
            keep(game, film(page, game))
            context.close()
        browser.close()
        house.stop()


def film(page: Page, game: str) -> list[tuple[Image.Image, float]]:
    """Play until it is lively, choose once more, and look on until nobody moves: pictures, and how long each."""
    source = random.Random(7)
    for _ in range(WARM_UP):
        play_once(page, source)
    for _ in range(20):
        play_once(page, source, wait=False)
        taken = look_on(page)
        if len(taken) > LIVELY:
            return taken
    raise SystemExit(f"{game}: no bot made a move that could be seen")


def play_once(page: Page, source: random.Random, *, wait: bool = True) -> None:
    wait_for_turn(page)
    if is_over(page):
        raise SystemExit("the game was over before the film began")
    choose(page, source)
    if wait:
        wait_for_turn(page)


def look_on(page: Page) -> list[tuple[Image.Image, float]]:
    """What the browser paints until nothing has moved for a while."""
    session = page.context.new_cdp_session(page)
    frames: list[tuple[float, str]] = []

    def painted(event: Any) -> None:
        frames.append((event["metadata"]["timestamp"], event["data"]))
        with suppress(Error):  # the last may come when nobody looks any more
            session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", painted)
    session.send(
        "Page.startScreencast", {"format": "jpeg", "quality": 92, **{f"max{k.title()}": v for k, v in VIEWPORT.items()}}
    )
    begun = moved = time.monotonic()
    while (now := time.monotonic()) - begun < LONGEST and now - moved < QUIET:
        page.wait_for_timeout(50)
        if page.evaluate(MOVING):
            moved = time.monotonic()
    session.send("Page.stopScreencast")
    session.detach()
    return thinned(frames) if moved > begun else []


def thinned(frames: list[tuple[float, str]]) -> list[tuple[Image.Image, float]]:
    """No more pictures a second than a film needs, each with how long it stays."""
    kept: list[tuple[float, str]] = []
    for stamp, data in frames:
        if not kept or stamp - kept[-1][0] >= APART:
            kept.append((stamp, data))
    ends = [*(stamp for stamp, _ in kept[1:]), kept[-1][0] + QUIET]
    return [(opened(data), end - stamp) for (stamp, data), end in zip(kept, ends, strict=True)]


def opened(data: str) -> Image.Image:
    return Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)


def keep(game: str, taken: list[tuple[Image.Image, float]]) -> None:
    """As well as it can be kept in two megabytes."""
    path = ROOT / "docs" / "pictures" / f"{game}-turn.webp"
    pictures, durations = [picture for picture, _ in taken], [round(long * 1000) for _, long in taken]
    for quality in (80, 65, 50, 35, 20):
        first, *rest = pictures
        first.save(path, save_all=True, append_images=rest, duration=durations, loop=0, quality=quality, method=4)
        if path.stat().st_size <= MOST_BYTES:
            break
    print(
        f"{path.relative_to(ROOT)}: {len(taken)} pictures, {sum(durations) / 1000:.1f} s, "
        f"{path.stat().st_size / 1000:.0f} kB"
    )


if __name__ == "__main__":
    main()
