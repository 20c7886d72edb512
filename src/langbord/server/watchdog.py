"""Watches the event loop: whatever takes more than 50 ms of its thread's CPU makes everybody wait, and is counted.

A timer of the process's CPU interrupts the loop's thread fifty times a second at most, and looks where it is. CPU
rather than time on the clock, so that a busy machine is not blamed on us. Between two beats the loop may do many
things; it is one and the same as long as every look finds the same frame at the bottom of the stack. Collections of
garbage are measured apart.
"""

from __future__ import annotations

import asyncio
import gc
import signal
import threading
import time
import traceback
from types import FrameType
from typing import Any

import structlog

from langbord.server import metrics

MOST_SECONDS = 0.05  # of CPU, on one thing
BEAT_SECONDS = 0.02
SHOWN = 6  # frames of the stack, in the log
OF_THE_LOOP = ("_run_once", "run_forever", "run_until_complete", "run")
logger = structlog.get_logger()


class Watchdog:
    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._beats = 0
        self._timer: asyncio.TimerHandle | None = None
        self._collecting_since = 0.0
        self._thing: tuple[int, FrameType | None] = -1, None  # what is being done: in which beat, from which frame
        self._since, self._told = 0.0, False

    def start(self) -> None:
        gc.callbacks.append(self._on_collection)
        if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
            self._beat()
            signal.signal(signal.SIGPROF, self._look)
            signal.setitimer(signal.ITIMER_PROF, BEAT_SECONDS, BEAT_SECONDS)

    def close(self) -> None:
        if self._on_collection in gc.callbacks:
            gc.callbacks.remove(self._on_collection)
        if self._timer is not None:
            signal.setitimer(signal.ITIMER_PROF, 0)
            self._timer.cancel()

    def _beat(self) -> None:
        self._beats += 1
        self._timer = self._loop.call_later(BEAT_SECONDS, self._beat)

    def _on_collection(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self._collecting_since = time.thread_time()
        elif info["generation"] == 2 or time.thread_time() - self._collecting_since > MOST_SECONDS:
            metrics.collection_seconds.observe(time.thread_time() - self._collecting_since)

    def _look(self, _: int, frame: FrameType | None) -> None:
        """The loop's thread was interrupted here."""
        used, thing = time.thread_time(), (self._beats, bottom_of(frame))
        if thing != self._thing:
            self._thing, self._since, self._told = thing, used, False
        elif used - self._since > MOST_SECONDS and not self._told:
            self._told = True
            metrics.stalls.inc()
            logger.warning("the event loop was held up", at=stack_of(frame))


def bottom_of(frame: FrameType | None) -> FrameType | None:
    """The frame of the callback that runs: the last before the loop's own."""
    found = None
    while frame is not None and frame.f_code.co_name not in OF_THE_LOOP:
        frame, found = frame.f_back, frame
    return found


def stack_of(frame: FrameType | None) -> str:
    lines = [line for line in traceback.extract_stack(frame) if not line.filename.startswith("<")][-SHOWN:]
    return " < ".join(f"{line.name} ({line.filename.rpartition('/')[2]}:{line.lineno})" for line in reversed(lines))
