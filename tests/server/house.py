"""A real server in a process of its own, to be talked to, stopped and killed."""

from __future__ import annotations

import contextlib
import inspect
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import ClassVar

import httpx
import psutil

from langbord.server.limits import Times
from tests.patience import PATIENCE

DEADLINE = Times().stop  # from SIGTERM to the end, as the server promises
COMPLAINTS = ("[error", "[critical", "Traceback", "ERROR:", "the event loop was held up")  # of ours, Python, Uvicorn
LATE = 30.0  # by which a busy machine may notice
# A prelude for tests that guess at passwords dozens of times: each guess is made to cost much, which they do not ask of
CHEAP_GUESSES = """
import functools, langbord.server.people as people
people.PasswordHasher = functools.partial(people.PasswordHasher, time_cost=1, memory_cost=64)
"""


def be_patient() -> None:
    """HTTPX gives up after 5 seconds where nobody says otherwise, which a busy machine may need."""
    usual = inspect.signature(httpx.get).parameters["timeout"].default
    for phase in ("connect", "read", "write", "pool"):
        setattr(usual, phase, PATIENCE)


be_patient()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    """`langbord serve` on a port of this machine."""

    started: ClassVar[list[House]] = []

    def __init__(self, data: Path, *args: str, command: str = "serve", prelude: str = "", **settings: str) -> None:
        """`prelude`: Python that is run before the command, to plant something."""
        self.data, self.port = data, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        own = ["--port", str(self.port)] if command == "serve" else []
        program = ["-c", f"{prelude}\nimport langbord.cli; langbord.cli.main()"] if prelude else ["-m", "langbord"]
        self._command = [sys.executable, *program, command, *own, "--data", str(data), *args]
        self._environment = {**os.environ, "LANGBORD_LIMITS": "100000", **settings}
        self._has_port = command == "serve"
        self.log = data / f"{command}-{self.port}.log"

    def start(self) -> House:
        self.data.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            self.process = subprocess.Popen(self._command, env=self._environment, stdout=log, stderr=log)
        self.started.append(self)
        if self._has_port:
            self.wait_until_ready()
        return self

    def wait_until_ready(self) -> None:
        give_up = time.monotonic() + PATIENCE
        # One client that knows of no certificates: making one for each look took as much work as the start
        with httpx.Client(verify=False) as asking:
            while time.monotonic() < give_up:
                assert self.process.poll() is None, self.log.read_text()
                with contextlib.suppress(httpx.TransportError):
                    if asking.get(f"{self.url}/readyz").status_code == 200:
                        return
                time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def kill(self) -> None:
        """As if the machine had lost its power."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            finally:
                self.process.kill()

    def seconds_to_stop(self) -> float:
        """From SIGTERM to its end; its workers end too."""
        children = psutil.Process(self.process.pid).children(recursive=True)
        begin = time.monotonic()
        self.process.terminate()
        self.process.wait(DEADLINE + PATIENCE)
        took = time.monotonic() - begin
        _, alive = psutil.wait_procs(children, timeout=PATIENCE)
        assert not alive
        return took

    def failures(self) -> list[str]:
        """What the server complained of, with tracebacks: a line by its level, not by a word that a name may hold."""
        entries = re.split(r"^(?=\d{4}-\d\d-\d\dT)", self.log.read_text(), flags=re.MULTILINE)
        return [entry for entry in entries if any(mark in entry for mark in COMPLAINTS)]
