"""`langbord serve` and `langbord worker`: they stop on SIGTERM or SIGINT after the moves under way."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import FrameType
from typing import Any, TextIO, cast

import msgspec
import structlog
import uvicorn

from langbord.core.errors import LangbordError
from langbord.server.app import make_app
from langbord.server.config import Config
from langbord.server.door import door
from langbord.server.limits import SIZES
from langbord.server.notices.postman import check_senders
from langbord.server.services import Services
from langbord.server.several import BACKLOG, hold, serve_several
from langbord.server.stopping import exit_within
from langbord.server.store import is_sqlite, only_server, open_database
from langbord.server.wire import Wire

FIRST_PORT, PORTS_TRIED = 8080, 20
PING_SECONDS = 20.0
SWITCH_SECONDS = 0.0005  # the thread that writes to disk must not wait long for the interpreter
COLLECTION_SECONDS = 600
CONSOLE_BROWSERS = {"www-browser", "links", "links2", "elinks", "lynx", "w3m"}
ASGI = Callable[[Any, Any, Any], Awaitable[None]]
YOUNG = 50_000  # objects more than before: a move for four players makes some hundreds, nearly all gone with it
NEVER = 1_000_000_000  # collections of the middle generation before one of all


async def collect_seldom() -> None:
    """Look through all of memory for garbage now and then, not whenever Python would.

    With a thousand tables that takes half a second in which nobody is answered. What is young is collected as always.
    """
    gc.collect()
    gc.freeze()  # modules and rules stay, and need not be looked at
    gc.set_threshold(YOUNG, gc.get_threshold()[1], NEVER)
    while True:
        await asyncio.sleep(COLLECTION_SECONDS)
        gc.collect()


class Server(uvicorn.Server):
    """Uvicorn that says goodbye: clients come back at once instead of after a time-out."""

    def __init__(self, config: uvicorn.Config, app: Any, seconds: float, greet: Callable[[], None]) -> None:
        super().__init__(config)
        self._seconds = seconds
        self._app, self._greet = app, greet
        self._stopping = False
        self._collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._collecting = asyncio.create_task(collect_seldom())
            self._greet()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in peace, and in any case by the deadline."""
        if not self._stopping:
            self._stopping = True
            exit_within(self._seconds)
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: Any = None) -> None:
        if self._collecting is not None:
            self._collecting.cancel()
        services: Services | None = self._app.state.get("services")
        if services is not None:
            services.ready = False
            await asyncio.gather(*(connection.close() for connection in list(services.sessions.sockets)))
        await super().shutdown(sockets)


class Unfailing:
    """A stream whose disk may be full: what cannot be logged is no reason to fail."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError):
            self._stream.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self._stream.flush()


def set_up_logging(log_format: str) -> None:
    """One line an event on the error stream, for people or as JSON. Cookies, tokens and keys are never logged."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer()
            if log_format == "json"
            else structlog.dev.ConsoleRenderer(colors=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Unfailing(sys.stderr))),
    )


def serve(config: Config, open_page: bool = False) -> None:
    """Serve until told to stop; the page may be opened in the browser of this machine."""
    set_up_logging(config.log_format)
    if config.processes > 1 and is_sqlite(config):
        raise LangbordError("over SQLite one process serves; for several name a PostgreSQL with --db")
    port = open_port(config)
    address = f"http://{'127.0.0.1' if config.host == '0.0.0.0' else config.host}:{port.getsockname()[1]}"

    def greet() -> None:
        print(f"Langbord: {address}", flush=True)
        structlog.get_logger().info("serving", address=address, data=str(config.data))
        if open_page and (browser := window_browser()):  # it may take its time to start
            threading.Thread(target=browser.open, args=[address], daemon=True).start()

    with only_server(config):
        check_senders(config)
        asyncio.run(_try_database(config))
        if config.processes > 1:
            serve_several(config, serve_one_of_several, greet, port)
        else:
            serve_one(config, greet, port)


def window_browser() -> webbrowser.BaseBrowser | None:
    """The browser of this machine, if it has one with a window: one in the console would take the log's place."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return None
    return None if Path(getattr(browser, "name", "")).name in CONSOLE_BROWSERS else browser


def open_port(config: Config) -> socket.socket:
    """The port that was asked for, or the first free one."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    wanted = [config.port] if config.port is not None else range(FIRST_PORT, FIRST_PORT + PORTS_TRIED)
    for port in wanted:
        try:
            if config.processes > 1:
                return hold((config.host, port), family)
            return socket.create_server((config.host, port), family=family, backlog=BACKLOG)
        except OSError as error:
            refused = error
            if error.errno != errno.EADDRINUSE:
                break
    span = f"{wanted[0]}" if len(wanted) == 1 else f"{wanted[0]} to {wanted[-1]}"
    why = os.strerror(refused.errno) if refused.errno and refused.errno > 0 else refused.strerror
    raise LangbordError(f"cannot listen at {config.host}, port {span}: {why}")


def serve_one(config: Config, greet: Callable[[], None], port: socket.socket) -> None:
    """One process that serves behind a port."""
    sys.setswitchinterval(SWITCH_SECONDS)
    allow_many_files()
    app = make_app(config)
    settings = uvicorn.Config(
        head_as_get(app),
        ws=Wire,
        ws_max_size=4 * SIZES.message,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=config.times.socket,
        http=door(config),
        timeout_keep_alive=config.times.idle,  # type: ignore[arg-type]
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=max(1, int(config.times.stop / 2)),
        proxy_headers=False,
    )
    Server(settings, app, config.times.stop, greet).run([port])


def serve_one_of_several(config: Config, port: socket.socket, listening: Callable[[], None]) -> None:
    """They share the cores of the machine for their workers."""
    set_up_logging(config.log_format)
    fair = config.work.processes or max(2, (os.cpu_count() or 2) // config.processes)
    own = msgspec.structs.replace(config, work=msgspec.structs.replace(config.work, processes=fair))
    serve_one(own, listening, port)


def allow_many_files() -> None:
    """Every connection is an open file: take as many as the system lets us."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def head_as_get(app: Any) -> ASGI:
    """HEAD where GET is: the same answer without its body."""

    async def wrapped(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return

        async def headers_alone(message: Any) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        await app({**scope, "method": "GET"}, receive, headers_alone)

    return wrapped


async def _try_database(config: Config) -> None:
    """One that cannot be used is told in a sentence; later it would be in Uvicorn's traceback."""
    await (await open_database(config.data, config.db)).close()


def work(config: Config) -> None:
    """Move bots and clocks for other processes over the same database, until told to stop."""
    set_up_logging(config.log_format)
    with only_server(config):
        asyncio.run(_work(config))


async def _work(config: Config) -> None:
    services = await Services.open(config)
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    structlog.get_logger().info("working")
    await stop.wait()
    exit_within(config.times.stop)
    await services.close()
