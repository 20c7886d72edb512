"""`langbord serve --processes N`: several servers behind one port, over one PostgreSQL. Any of them serves any table.

The parent holds the port, each child listens there for itself, and the system spreads connections over those that
listen: behind one shared socket whoever is awake would take nearly all. A child that dies is started again; until it
listens, the others get what comes. Over SQLite one process serves: its tables are known to be written by nobody else.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.synchronize import Event
from types import FrameType
from typing import Any, NamedTuple

import structlog

from langbord.core.errors import LangbordError
from langbord.server.config import Config

LOOK_SECONDS = 0.2
BACKLOG = 2048
spawn = multiprocessing.get_context("spawn")
logger = structlog.get_logger()
Listening = Callable[[], None]
ServeOne = Callable[[Config, socket.socket, Listening], None]


class Child(NamedTuple):
    """One of the servers, and whether it listens."""

    process: Any
    listens: Event


def serve_several(config: Config, serve_one: ServeOne, greet: Callable[[], None], port: socket.socket) -> None:
    """Keep so many servers going at a port that is held until told to stop."""
    stopping = threading.Event()

    def on_signal(number: int, frame: FrameType | None) -> None:
        stopping.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, on_signal)
    children = [start(config, serve_one, port) for _ in range(config.processes)]
    greeted = False
    while not stopping.wait(LOOK_SECONDS):
        if not greeted and all(child.listens.is_set() for child in children):
            greet()
            greeted = True
        for place, child in enumerate(children):
            if not child.process.is_alive():
                logger.error("a server process ended; another is started", status=child.process.exitcode)
                children[place] = start(config, serve_one, port)
    port.close()
    end([child.process for child in children], config.times.stop)


def start(config: Config, serve_one: ServeOne, port: socket.socket) -> Child:
    listens = spawn.Event()
    arguments = (config, serve_one, port.family, port.getsockname(), listens, os.getpid())
    process = spawn.Process(target=child_main, args=arguments, name="langbord server")
    process.start()
    return Child(process, listens)


def end(children: list[Any], seconds: float) -> None:
    """Tell all to stop, and see that they do."""
    for child in children:
        child.terminate()
    deadline = time.monotonic() + seconds
    for child in children:
        child.join(max(0.0, deadline - time.monotonic()))
        if child.is_alive():
            child.kill()


def child_main(
    config: Config, serve_one: ServeOne, family: int, address: tuple[Any, ...], listens: Event, parent: int
) -> None:
    threading.Thread(target=_end_with, args=[parent], daemon=True).start()
    port = socket.create_server(address, family=family, backlog=BACKLOG, reuse_port=True)
    serve_one(config, port, listens.set)


def hold(address: tuple[str, int], family: int) -> socket.socket:
    """Take an address without listening there, so that several processes can; refused where somebody else listens."""
    if not hasattr(socket, "SO_REUSEPORT"):
        raise LangbordError("on this system one process serves: several cannot listen at one port")
    socket.create_server(address, family=family).close()  # shared ports are granted whoever else shares them
    port = socket.socket(family)
    port.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    if family == socket.AF_INET6:
        port.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)  # as those have that listen
    port.bind(address)
    return port


def _end_with(parent: int) -> None:
    """A parent that was killed cannot say so."""
    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)
