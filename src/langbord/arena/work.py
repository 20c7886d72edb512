"""Many games at once: in this process, in several, or on a Ray cluster. Arenas and balance runs share it."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from langbord.core.errors import LangbordError

CHUNKS_A_PROCESS = 8  # at least, so that all have work to the end
LARGEST_CHUNK = 100  # games

C = TypeVar("C")
R = TypeVar("R")


class Way(NamedTuple):
    """How games are played: in so many processes or on a Ray cluster; and the folder that keeps their records."""

    processes: int = 1
    ray: str | None = None
    records: Path | None = None

    def __str__(self) -> str:
        return f"Ray ({self.ray})" if self.ray else f"{self.processes} processes"


ALONE = Way()


def usual_processes() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunk_size(todo: int, way: Way) -> int:
    """So many games are given to a process at once."""
    return max(1, min(LARGEST_CHUNK, todo // (max(1, way.processes) * CHUNKS_A_PROCESS)))


def work_on(task: Callable[[C], list[R]], chunks: Sequence[C], way: Way) -> Iterator[R]:
    """What the task makes of each chunk, in the order in which it is ready. The task is sent to other processes."""
    if way.ray is not None:
        yield from _on_ray(task, chunks, way.ray)
    elif way.processes <= 1 or len(chunks) < 2:
        for chunk in chunks:
            yield from task(chunk)
    else:
        yield from _in_processes(task, chunks, way.processes)


def _in_processes(task: Callable[[C], list[R]], chunks: Sequence[C], processes: int) -> Iterator[R]:
    yield from task(chunks[0])  # compiles what the processes will find ready
    context = multiprocessing.get_context("spawn")  # compiled code does not survive a fork
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_ignore_interrupts)
    try:
        running = {pool.submit(task, chunk) for chunk in chunks[1:]}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for ready in done:
                yield from ready.result()
    finally:
        for process in list((pool._processes or {}).values()):  # who breaks off does not wait for games under way
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that collects the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(task: Callable[[C], list[R]], chunks: Sequence[C], address: str) -> Iterator[R]:
    """On a cluster that has Langbord installed; "local" starts one on this machine."""
    try:
        import ray
    except ImportError:
        raise LangbordError("Ray is not installed: pip install 'langbord[ray]'") from None
    ray.init(address=None if address == "local" else address, include_dashboard=False, log_to_driver=False)
    try:
        remote: Any = ray.remote(_run)
        running = [remote.remote(task, chunk) for chunk in chunks]
        while running:
            done, running = ray.wait(running)
            for ready in done:
                yield from ray.get(ready)
    finally:
        ray.shutdown()


def _run(task: Callable[[C], list[R]], chunk: C) -> list[R]:
    """A name by which Ray finds the task, whatever it is made of."""
    return task(chunk)
