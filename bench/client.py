"""What the page costs in a browser: how much it loads, how long an entry takes it, how it comes back, how smooth it is.

python bench/client.py                     everything but the comparison
python bench/client.py --against REVISION  and frames beside those of an earlier client, built for it, in one run

Needs Chromium and the built client. Scripts are measured by the browser's own clock of them, bytes as they were sent
(compressed), frames without a limit to their rate.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, Route, async_playwright

from langbord.client import AsyncClient, Moment, play
from langbord.core.game import get_game
from langbord.core.options import declared
from langbord.core.plugins import game_names

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the tests are

from tests.server.house import House
from tests.web.conftest import CHROMIUM, FLAGS, STATIC

ROOT = Path(__file__).resolve().parents[1]
UNLIMITED = ["--disable-frame-rate-limit", "--disable-gpu-vsync", "--disable-features=LocalNetworkAccessChecks"]
WINDOW = 50  # entries in a stretch that is measured
HASTE = 0.03  # seconds between two choices of a player
PATIENCE = 120_000  # milliseconds
# Sockets are kept at hand to be cut, and what they bring is counted; long tasks are noted
WATCH = """(() => {
  const Real = WebSocket;
  window.sockets = []; window.received = 0; window.long = [];
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      sockets.push(this);
      this.addEventListener('message', (event) => (window.received += event.data.length));
    }
  };
  const note = (list) => long.push(...list.getEntries().map((one) => one.duration));
  new PerformanceObserver(note).observe({ type: 'longtask' });
})();"""
ENTRIES = "Number(document.querySelector('[data-test=log]')?.dataset.entries ?? 0)"
FRAMES = """(seconds) => new Promise((done) => {
  const times = [];
  const begun = performance.now();
  const frame = (now) => (times.push(now), now - begun < seconds * 1000 ? requestAnimationFrame(frame) : done(times));
  requestAnimationFrame(frame);
})"""
TABLE = "[data-test=actions], [data-test=log]"


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--against", metavar="REVISION", help="an earlier client, whose frames are measured beside")
    parser.add_argument("--entries", type=int, default=2000, help="how long the game is in which entries are measured")
    parser.add_argument("--rounds", type=int, default=3, help="of measuring frames, old and new in turn")
    parser.add_argument("--only", choices=["load", "entries", "frames"], help="one of the three measurements")
    asked = parser.parse_args()
    wanted = [asked.only] if asked.only else ["load", "entries", "frames"]
    with tempfile.TemporaryDirectory() as folder, earlier_client(asked.against) as old:
        house = House(Path(folder) / "house").start()
        async with async_playwright() as started:
            browser = await started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            if "load" in wanted:
                await report_load(browser, house.url)
            if "entries" in wanted:
                await report_entries(browser, house.url, asked.entries)
            await browser.close()
            unlimited = await started.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, *UNLIMITED])
            for game in game_names() if "frames" in wanted else ():
                await report_frames(unlimited, house.url, game, old, asked.rounds)
            await unlimited.close()
        house.stop()


@contextmanager
def earlier_client(revision: str | None) -> Iterator[Path | None]:
    """The pages of an earlier revision, built beside this one."""
    if revision is None:
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run(
            ["git", "worktree", "add", "--detach", tree, revision], cwd=ROOT, check=True, capture_output=True
        )
        try:
            (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
            npm = shutil.which("npm")
            assert npm is not None, "to build an earlier client Node must be installed"
            subprocess.run([npm, "run", "build"], cwd=tree / "web", check=True, capture_output=True)
            yield tree / STATIC.relative_to(ROOT)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=ROOT, check=True)


# --- how much it loads ------------------------------------------------------------------------------------------------


async def report_load(browser: Browser, url: str) -> None:
    """What is sent until the start page stands, and what a game's table needs beside the page of tables itself."""
    table_page = 0.0
    for game in game_names():
        context = await browser.new_context(base_url=url, locale="en-GB", service_workers="block")
        page = await context.new_page()
        sent = await count_bytes(page)
        await page.goto("/")
        await page.wait_for_selector(f"[data-test=play-{game}]", timeout=PATIENCE)
        await page.wait_for_load_state("networkidle")
        first, before = sum(sent.values()), set(sent)
        await page.click(f"[data-test=play-{game}]")
        await page.wait_for_selector(TABLE, timeout=PATIENCE)
        await page.wait_for_load_state("networkidle")
        added = {path: size for path, size in sent.items() if path not in before}
        board = sum(size for path, size in added.items() if belongs_to_board(path))
        table_page = sum(size for path, size in added.items() if "/assets/" in path) - board
        if game == game_names()[0]:
            print(
                f"first load {first / 1000:.1f} kB as sent ({len(before)} files); "
                f"the page of tables {table_page / 1000:.1f} kB"
            )
        print(f"  {game}: its board {board / 1000:.1f} kB more")
        await context.close()


def belongs_to_board(path: str) -> bool:
    """Built from a game's folder: the chunks are called after their files there."""
    return any(path.startswith(f"/assets/{name}-") for name in ("web", "edition", "texts", "symbols", "types", "deals"))


async def count_bytes(page: Page) -> dict[str, float]:
    """How many bytes each address took on the wire."""
    session = await page.context.new_cdp_session(page)
    await session.send("Network.enable")
    addresses: dict[str, str] = {}
    sent: dict[str, float] = {}

    def answered(event: Any) -> None:
        addresses[event["requestId"]] = "/" + event["response"]["url"].split("/", 3)[3]

    def finished(event: Any) -> None:
        path = addresses.get(event["requestId"], "?")
        sent[path] = sent.get(path, 0) + event["encodedDataLength"]

    session.on("Network.responseReceived", answered)
    session.on("Network.loadingFinished", finished)
    return sent


# --- how long it works on an entry ------------------------------------------------------------------------------------


async def report_entries(browser: Browser, url: str, entries: int) -> None:
    """A long game as one of its players sees it; then he loses the line, and then he comes anew."""
    people = [AsyncClient(url) for _ in range(3)]
    for number, person in enumerate(people):
        await person.guest(f"Player {number}")
    table = await people[0].new_table(endless_game(), players=3, listed=False, options={"turns": 1000})
    for person in people[1:]:
        await person.sit(table.id)
    await people[0].start(table.id)
    context = await browser.new_context(base_url=url, viewport={"width": 1366, "height": 768}, service_workers="block")
    await context.add_cookies(
        [{"name": one.name, "value": one.value or "", "url": url} for one in people[0].http.cookies.jar]
    )
    page = await context.new_page()
    await page.add_init_script(WATCH)
    await page.goto(f"/table/{table.id}")
    await page.wait_for_selector(TABLE, timeout=PATIENCE)
    source = random.Random(1)

    async def choose(moment: Moment) -> str:
        await asyncio.sleep(HASTE)
        return source.choice(moment.choices).action

    games = [asyncio.create_task(play(person, table.id, choose)) for person in people]
    try:
        await measure_entries(page, entries)
        await report_return(page)
    finally:
        for game in games:
            game.cancel()
        await context.close()


def endless_game() -> str:
    """One that can be made as long as one likes."""
    return next(name for name in game_names() if "turns" in declared(get_game(name).State))


async def measure_entries(page: Page, entries: int) -> None:
    session = await page.context.new_cdp_session(page)
    await session.send("Performance.enable")

    async def script() -> float:
        metrics = (await session.send("Performance.getMetrics"))["metrics"]
        return next(float(one["value"]) for one in metrics if one["name"] == "ScriptDuration")

    costs: list[tuple[int, float]] = []
    seen, spent = 0, 0.0
    while seen < entries:
        await asyncio.sleep(0.5)
        now = int(await page.evaluate(ENTRIES))
        if now - seen < WINDOW:
            continue
        total = await script()
        if seen >= WINDOW:
            costs.append((now, (total - spent) * 1000 / (now - seen)))
        else:
            await page.evaluate("window.long.length = 0")  # until then the page was made
        seen, spent = now, total
    tenth = max(1, len(costs) // 10)
    first, last = (statistics.median(cost for _, cost in part) for part in (costs[:tenth], costs[-tenth:]))
    low, high = min(cost for _, cost in costs), max(cost for _, cost in costs)
    long = [duration for duration in await page.evaluate("window.long") if duration > 100]
    print(
        f"script time an entry, entries {WINDOW} to {seen}: "
        f"{first:.1f} ms at first, {last:.1f} ms at last ({last / first:.2f} times)"
    )
    print(
        f"  between {low:.1f} and {high:.1f} ms in stretches of {WINDOW}; "
        f"tasks over 100 ms: {len(long)} {[round(one) for one in long[:8]]}"
    )


async def report_return(page: Page) -> None:
    await page.evaluate("window.received = 0; sockets.forEach((socket) => socket.close())")
    await page.wait_for_function("() => window.received > 0", timeout=PATIENCE)
    await asyncio.sleep(2)
    lost = int(await page.evaluate("window.received"))
    sent = await count_bytes(page)
    await page.reload()
    await page.wait_for_selector(TABLE, timeout=PATIENCE)
    await asyncio.sleep(3)
    anew = int(await page.evaluate("window.received"))
    print(f"after a lost line {lost / 1000:.0f} kB (not compressed)")
    print(
        f"  after a reload {anew / 1000:.0f} kB over the socket (not compressed), "
        f"{sum(sent.values()) / 1000:.0f} kB besides"
    )


# --- how smooth it is -------------------------------------------------------------------------------------------------


async def report_frames(browser: Browser, url: str, game: str, old: Path | None, rounds: int) -> None:
    """Milliseconds a frame while things on the board glow, old and new in turn."""
    clients = {"new": None, **({"old": old} if old else {})}
    times: dict[str, list[float]] = {name: [] for name in clients}
    record = longest_record(game)
    for _ in range(rounds):
        for name, static in clients.items():
            times[name].append(await frame_time(browser, url, record, static))
    told = ", ".join(f"{name} {statistics.median(found):.2f} ms" for name, found in times.items())
    ratio = f"; {statistics.median(times['new']) / statistics.median(times['old']):.2f} times the old" if old else ""
    print(f"a frame of {game}: {told}{ratio}")


def longest_record(game: str) -> str:
    records = (ROOT / "tests" / game / "golden").glob("*.jsonl")
    return max((record.read_text(encoding="utf-8") for record in records), key=len)


async def frame_time(browser: Browser, url: str, record: str, static: Path | None) -> float:
    person = AsyncClient(url)
    await person.guest("Frame")
    table = await person.study(record, at=len(record.splitlines()) * 2 // 3, pace=0)
    context = await browser.new_context(base_url=url, viewport={"width": 1366, "height": 768}, service_workers="block")
    await context.add_cookies(
        [{"name": one.name, "value": one.value or "", "url": url} for one in person.http.cookies.jar]
    )
    page = await context.new_page()
    if static is not None:
        await page.route("**/*", lambda route: serve_from(static, route))
    await page.goto(f"/table/{table.id}")
    await page.wait_for_selector("[data-test=actions] button", timeout=PATIENCE)
    await asyncio.sleep(1.5)
    stamps = await page.evaluate(FRAMES, 4)
    await context.close()
    await person.close()
    return statistics.mean(after - before for before, after in pairwise(stamps))


async def serve_from(static: Path, route: Route) -> None:
    """Pages and scripts from a folder, everything else from the server."""
    path = "/" + route.request.url.split("/", 3)[3].split("?")[0]
    file = static / path.lstrip("/")
    if path.startswith("/table/"):
        await route.fulfill(path=static / "index.html")
    elif not path.startswith("/api") and file.is_file():
        await route.fulfill(path=file)
    else:
        await route.continue_()


if __name__ == "__main__":
    asyncio.run(main())
