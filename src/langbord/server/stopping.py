"""Ends of tasks and of the process that come whatever happens."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterable

STEP_SECONDS = 0.5


async def stop(*tasks: asyncio.Task[None] | None) -> None:
    """Cancel tasks and see them end. A cancel can get lost in what a task waits for: it is said until it is heard."""
    left: Iterable[asyncio.Task[None]] = [task for task in tasks if task is not None]
    while left := [task for task in left if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=STEP_SECONDS)


def exit_within(seconds: float) -> None:
    """End this process by then, in whatever state it is. What was acknowledged is on disk."""
    timer = threading.Timer(seconds, os._exit, [0])
    timer.daemon = True
    timer.start()
