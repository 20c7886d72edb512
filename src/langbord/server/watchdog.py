"""Watches the event loop's thread: whatever takes more than 50 ms of its CPU makes everybody wait, and is counted.

A beat of the loop ten times as often as that, and a thread that looks on. CPU rather than time on the clock, so that a
busy machine is not blamed on us. Between two beats the loop may do many things; it is one and the same as long as every
look finds the same frame at the bottom of the stack. Collections of garbage are measured apart.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
import time
import traceback
from types import FrameType
from typing import Any

import structlog

from langbord.server import metrics

MOST_SECONDS = 0.05  # of CPU, on one thing
BEAT_SECONDS = 0.01
SHOWN = 4  # frames of the stack, in the log
HAS_CLOCK = hasattr(time, "pthread_getcpuclockid")  # not everywhere
logger = structlog.get_logger()


class Watchdog:
    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread = threading.get_ident()
        self._beats = 0
        self._timer: asyncio.TimerHandle | None = None
        self._stop = threading.Event()
        self._collecting_since = 0.0

    def start(self) -> None:
        gc.callbacks.append(self._on_collection)
        if HAS_CLOCK:
            self._beat()
            threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def close(self) -> None:
        if self._on_collection in gc.callbacks:
            gc.callbacks.remove(self._on_collection)
        self._stop.set()
        if self._timer is not None:
            self._timer.cancel()

    def _beat(self) -> None:
        self._beats += 1
        self._timer = self._loop.call_later(BEAT_SECONDS, self._beat)

    def _on_collection(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self._collecting_since = time.thread_time()
        elif info["generation"] == 2 or time.thread_time() - self._collecting_since > MOST_SECONDS:
            metrics.collection_seconds.observe(time.thread_time() - self._collecting_since)

    def _watch(self) -> None:
        """Look on from beat to beat; what lasts from one look to the next without a beat is one thing, or suspect."""
        clock = time.pthread_getcpuclockid(self._thread)
        beats, bottom, since, told = -1, None, 0.0, False
        while not self._stop.wait(BEAT_SECONDS):
            used = time.clock_gettime(clock)
            frame = self._bottom()
            if self._beats != beats or frame is not bottom:
                beats, bottom, since, told = self._beats, frame, used, False
            elif used - since > MOST_SECONDS and not told:
                told = True
                metrics.stalls.inc()
                logger.warning("the event loop was held up", at=self._stack())

    def _bottom(self) -> FrameType | None:
        """The frame of the callback that runs now: the last before the loop's own."""
        frame, found = sys._current_frames().get(self._thread), None
        while frame is not None and not is_the_loops(frame):
            frame, found = frame.f_back, frame
        return found

    def _stack(self) -> str:
        frame = sys._current_frames().get(self._thread)
        lines = traceback.extract_stack(frame)[-SHOWN:]
        return " < ".join(f"{line.name} ({line.filename.rpartition('/')[2]}:{line.lineno})" for line in reversed(lines))


def is_the_loops(frame: FrameType) -> bool:
    return frame.f_code.co_name in ("_run_once", "run_forever", "run_until_complete", "run")
