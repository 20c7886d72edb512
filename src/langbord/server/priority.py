"""Letting everything else go first."""

from __future__ import annotations

import contextlib
import os
import threading

LOW_PRIORITY = 5  # lower, and logging in starves on a busy machine


def step_back() -> None:
    """Let all other threads go before this one; where threads have no priority of their own, nothing changes."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOW_PRIORITY)
