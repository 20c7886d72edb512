"""Other browsers than Chromium, spoken to in their own protocols: Firefox by WebDriver BiDi, WebKit by WebDriver."""

from __future__ import annotations

import itertools
import json
import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE

Evaluate = Callable[[str], Any]
"""What a function without arguments, as text, gives in the page."""
FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
WEBKIT, DISPLAY = shutil.which("WebKitWebDriver"), shutil.which("xvfb-run")
LIMITS = {"open_timeout": PATIENCE, "max_size": None, "ping_interval": None}


def free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return int(bound.getsockname()[1])


@contextmanager
def running(*command: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


def patiently(attempt: Callable[[], Any]) -> Any:
    """What it gives when it works: the program may still be starting."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


@contextmanager
def firefox(address: str, folder: Path) -> Iterator[Evaluate]:
    """A page of Firefox at an address."""
    assert FIREFOX is not None
    port = free_port()
    program = running(FIREFOX, "--headless", "--remote-debugging-port", str(port), "--profile", str(folder))
    with program, patiently(lambda: connect(f"ws://127.0.0.1:{port}/session", **LIMITS)) as line:  # type: ignore[arg-type]
        numbers = itertools.count(1)

        def ask(method: str, **params: Any) -> Any:
            return _asked(line, next(numbers), method, params)

        ask("session.new", capabilities={})
        context = ask("browsingContext.getTree")["contexts"][0]["context"]
        ask("browsingContext.navigate", context=context, url=address, wait="complete")

        def evaluate(script: str) -> Any:
            found = ask(
                "script.evaluate",
                expression=f"JSON.stringify(({script})())",
                target={"context": context},
                awaitPromise=False,
            )
            assert found["type"] == "success", found
            return json.loads(found["result"].get("value", "null"))

        yield evaluate
        ask("browser.close")


def _asked(line: ClientConnection, number: int, method: str, params: dict[str, Any]) -> Any:
    line.send(json.dumps({"id": number, "method": method, "params": params}))
    while True:
        answer = json.loads(line.recv(PATIENCE))
        if answer.get("id") == number:
            assert answer["type"] == "success", answer
            return answer["result"]


@contextmanager
def webkit(address: str, folder: Path) -> Iterator[Evaluate]:
    """A page of WebKit at an address, in the small browser that its package brings."""
    assert WEBKIT is not None
    assert DISPLAY is not None
    port = free_port()
    with running(DISPLAY, "-a", WEBKIT, "-p", str(port)):

        def ask(method: str, path: str, **body: Any) -> Any:
            wish = urllib.request.Request(f"http://127.0.0.1:{port}{path}", method=method)
            data = json.dumps(body).encode() if method == "POST" else None
            with urllib.request.urlopen(wish, data, PATIENCE) as answer:
                return json.loads(answer.read())["value"]

        session = patiently(lambda: ask("POST", "/session", capabilities={}))["sessionId"]
        ask("POST", f"/session/{session}/url", url=address)

        def evaluate(script: str) -> Any:
            return ask("POST", f"/session/{session}/execute/sync", script=f"return ({script})();", args=[])

        yield evaluate
        ask("DELETE", f"/session/{session}")
