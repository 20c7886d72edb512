"""`langbord serve --processes N`: several servers behind one port, over one PostgreSQL. Any of them serves any table.

The parent opens the port and hands it to its children; the system gives each connection to one of them. A child that
dies is started again. Over SQLite one process serves: its tables are known to be written by nobody else.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

import structlog

from langbord.server.config import Config

LOOK_SECONDS = 0.2
spawn = multiprocessing.get_context("spawn")
logger = structlog.get_logger()
ServeOne = Callable[[Config, socket.socket], None]


def serve_several(config: Config, serve_one: ServeOne, greet: Callable[[], None], port: socket.socket) -> None:
    """Keep so many servers going behind a port until told to stop."""
    stopping = threading.Event()

    def on_signal(number: int, frame: FrameType | None) -> None:
        stopping.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, on_signal)
    children = [start(config, serve_one, port) for _ in range(config.processes)]
    greet()
    while not stopping.wait(LOOK_SECONDS):
        for place, child in enumerate(children):
            if not child.is_alive():
                logger.error("a server process ended; another is started", status=child.exitcode)
                children[place] = start(config, serve_one, port)
    port.close()
    end(children, config.times.stop)


def start(config: Config, serve_one: ServeOne, port: socket.socket) -> Any:
    child = spawn.Process(target=child_main, args=(config, serve_one, port, os.getpid()), name="langbord server")
    child.start()
    return child


def end(children: list[Any], seconds: float) -> None:
    """Tell all to stop, and see that they do."""
    for child in children:
        child.terminate()
    deadline = time.monotonic() + seconds
    for child in children:
        child.join(max(0.0, deadline - time.monotonic()))
        if child.is_alive():
            child.kill()


def child_main(config: Config, serve_one: ServeOne, port: socket.socket, parent: int) -> None:
    threading.Thread(target=_end_with, args=[parent], daemon=True).start()
    serve_one(config, port)


def _end_with(parent: int) -> None:
    """A parent that was killed cannot say so."""
    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)
