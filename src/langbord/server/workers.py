"""Worker processes for whatever computes on what people sent: bounded in time, memory and number, and killed beyond.

A `Lane` is one process with a pipe of its own and a thread that feeds and watches it, so a worker can be killed at any
moment without harm to another. Jobs wait in ranks; within a rank everybody who waits has his turn (`share`: a person or
an address), and nobody holds all lanes. The first lane takes no thinking, so that short work always finds room.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from enum import IntEnum
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeVar, cast

import psutil
import structlog

from langbord.core.errors import LangbordError
from langbord.server import metrics
from langbord.server.limits import MEBIBYTE, Work
from langbord.server.packing import pack, unpack
from langbord.server.problems import Refused
from langbord.server.quotas import InFlight, Whose
from langbord.server.tasks import prepare_games

T = TypeVar("T")
START_SECONDS = 120.0
LOOK_SECONDS = 0.05  # between two looks at a worker's time and memory
STARVED = 6  # times a job's seconds may pass on the clock while others keep the processors from it
spawn = multiprocessing.get_context("spawn")
logger = structlog.get_logger()


class Rank(IntEnum):
    """Who goes first."""

    TABLE = 0  # somebody waits for a table to be read
    PLAY = 1  # bots of watched tables, and hints
    WISH = 2  # editions, records, replays
    LEISURE = 3  # bots that nobody watches, reviews


Answer = bytes | Exception | None  # what came of a job; none: nobody wanted it any more
SWIFT = (Rank.TABLE, Rank.WISH)  # what the first lane takes


SERVER = Whose("")  # nobody in particular


class Job(NamedTuple):
    kind: str
    work: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float
    whose: Whose
    done: asyncio.Future[Any]


class TooMuch(Refused):
    """A job was stopped at its limit of time or memory."""

    def __init__(self) -> None:
        super().__init__("server-too-much", 422)


class Workers:
    def __init__(self, bounds: Work, held: InFlight | None = None) -> None:
        """`held`: what counts the jobs of each, with what else lasts."""
        self.bounds = bounds
        self._waiting: dict[Rank, OrderedDict[str, deque[Job]]] = {rank: OrderedDict() for rank in Rank}
        self._held = held or InFlight()
        self._running: Counter[str] = Counter()
        self._news = threading.Condition()
        self._closing = False
        count = bounds.processes or max(2, os.cpu_count() or 2)
        self._lanes = [Lane(self, tuple(Rank) if number or count == 1 else SWIFT) for number in range(count)]

    async def run(
        self, kind: str, work: Callable[..., T], *args: Any, rank: Rank = Rank.WISH, whose: Whose = SERVER
    ) -> T:
        """The result of `work(*args)`, done in a worker; its refusals are raised here, and `TooMuch` at its limit."""
        job = Job(kind, work, args, getattr(self.bounds, kind), whose, asyncio.get_running_loop().create_future())
        with self._held.hold(*whose.mosts):
            self._queue(job, rank)
            try:
                result: T = unpack(await job.done)
            finally:
                self._drop(job, rank)
            return result

    def _queue(self, job: Job, rank: Rank) -> None:
        with self._news:
            waiting = sum(len(jobs) for shares in self._waiting.values() for jobs in shares.values())
            if waiting >= self.bounds.waiting or self._closing:
                raise Refused("server-too-fast", 429)
            self._waiting[rank].setdefault(job.whose.share, deque()).append(job)
            self._news.notify_all()
        for lane in self._lanes:
            lane.start()

    def _drop(self, job: Job, rank: Rank) -> None:
        """A job is done, or nobody waits for it any more."""
        with self._news:
            queue = self._waiting[rank].get(job.whose.share)
            if queue is not None and job in queue:
                queue.remove(job)
                self._forget_empty(rank, job.whose.share)

    def _forget_empty(self, rank: Rank, share: str) -> None:
        if not self._waiting[rank][share]:
            del self._waiting[rank][share]

    def take(self, ranks: tuple[Rank, ...]) -> Job | None:
        """The next job of these ranks, when there is one; None when there will be no more."""
        with self._news:
            while not self._closing:
                if (job := self._next(ranks)) is not None:
                    self._running[job.whose.share] += 1
                    return job
                self._news.wait()
            return None

    def _next(self, ranks: tuple[Rank, ...]) -> Job | None:
        most = max(1, len(self._lanes) - 1)  # lanes that one share may hold
        for rank in ranks:
            for share, queue in self._waiting[rank].items():
                if share == SERVER.share or self._running[share] < most:
                    job = queue.popleft()
                    self._waiting[rank].move_to_end(share)
                    self._forget_empty(rank, share)
                    return job
        return None

    def finished(self, job: Job) -> None:
        with self._news:
            self._running -= Counter([job.whose.share])
            self._news.notify_all()

    async def close(self) -> None:
        """Kill what is under way; nobody waits for it."""
        with self._news:
            self._closing = True
            for queue in (queue for shares in self._waiting.values() for queue in shares.values()):
                for job in queue:
                    job.done.cancel()
            self._news.notify_all()
        for lane in self._lanes:
            lane.stop()
        await asyncio.gather(*(asyncio.to_thread(lane.join) for lane in self._lanes))

    def resident(self) -> int:
        """Bytes that all workers hold together."""
        return sum(resident(lane.pid) for lane in self._lanes if lane.pid is not None)


class Lane:
    """One worker process, started with its first job and again after it was killed."""

    def __init__(self, workers: Workers, ranks: tuple[Rank, ...]) -> None:
        self._workers, self._ranks = workers, ranks
        self._thread: threading.Thread | None = None
        self._process: Any = None
        self._pipe: Connection
        self._stopping = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work_forever, name="worker's lane", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        self._stopping = True

    def join(self) -> None:
        if self._thread is not None:
            self._thread.join()

    def _work_forever(self) -> None:
        while (job := self._workers.take(self._ranks)) is not None:
            begin, answer = time.perf_counter(), None
            try:
                if not self._is_unwanted(job):
                    answer = self._carry_out(job)
            except Exception as error:  # the worker died of itself, or its answer cannot be read
                self._kill()
                answer = error
            finally:
                self._workers.finished(job)
            metrics.job_seconds.labels(job.kind).observe(time.perf_counter() - begin)
            settle_soon(job, answer)
        self._kill()

    def _carry_out(self, job: Job) -> Answer:
        """The result, still packed: it is unpacked where it is wanted."""
        if self._process is None or not self._process.is_alive():
            self._spawn()
            if not self._hears_within(job, START_SECONDS):
                return self._stop(job)
            self._pipe.recv_bytes()
        self._pipe.send_bytes(pack((job.work, job.args)))
        if not self._hears_within(job, job.seconds):
            return self._stop(job)
        payload = self._pipe.recv_bytes()
        return payload[1:] if payload[:1] == RIGHT else cast(Exception, unpack(payload[1:]))

    def _hears_within(self, job: Job, seconds: float) -> bool:
        """Wait for the worker; not beyond its limits, however short, nor for what nobody wants any more.

        Seconds on the clock are over once as many of processors were used, too: work that is in order is not refused
        because the machine is busy with other things.
        """
        begin, memory = time.monotonic(), self._workers.bounds.memory * MEBIBYTE
        enough = worked(self._process.pid) + seconds
        while not self._pipe.poll(look_in(begin + seconds, begin + STARVED * seconds)):
            passed = time.monotonic() - begin
            late = passed > seconds and (worked(self._process.pid) > enough or passed > STARVED * seconds)
            if self._is_unwanted(job) or late or resident(self._process.pid) > memory:
                return False
        return True

    def _is_unwanted(self, job: Job) -> bool:
        return self._stopping or job.done.cancelled()

    def _stop(self, job: Job) -> Answer:
        held = resident(self._process.pid)
        self._kill()
        if self._is_unwanted(job):
            return None
        limit = "memory" if held > self._workers.bounds.memory * MEBIBYTE else "time"
        metrics.jobs_killed.labels(job.kind, limit).inc()
        logger.warning("a job was stopped", kind=job.kind, limit=limit)
        return TooMuch()

    def _spawn(self) -> None:
        self._pipe, theirs = spawn.Pipe()
        arguments = (theirs, self._workers.bounds.niceness, os.getpid())
        self._process = spawn.Process(target=worker_main, args=arguments, name="langbord worker", daemon=True)
        self._process.start()
        theirs.close()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._pipe.close()
            self._process = None


def settle_soon(job: Job, answer: Answer) -> None:
    """Hand an answer to whoever waits, on his loop."""

    def settle() -> None:
        if job.done.done():
            return
        if answer is None:
            job.done.cancel()
        elif isinstance(answer, bytes):
            job.done.set_result(answer)
        else:
            job.done.set_exception(answer)

    with contextlib.suppress(RuntimeError):  # the loop has closed
        job.done.get_loop().call_soon_threadsafe(settle)


def look_in(*ends: float) -> float:
    """Seconds until the next look: when an end has come, if one comes before the usual moment."""
    now = time.monotonic()
    return min([LOOK_SECONDS, *(end - now for end in ends if end > now)])


def worked(pid: int) -> float:
    """Seconds of processors that a process has used; 0 where it has ended."""
    try:
        used = psutil.Process(pid).cpu_times()
    except psutil.Error:
        return 0.0
    return float(used.user + used.system)


def resident(pid: int) -> int:
    """Bytes of memory that a process holds; 0 where it has ended."""
    try:
        held: int = psutil.Process(pid).memory_info().rss
        return held
    except psutil.Error:
        return 0


# --- in the worker --------------------------------------------------------------------------------------------------

RIGHT, WRONG = b"+", b"-"


def worker_main(pipe: Connection, niceness: int, parent: int) -> None:
    """Do one job after another until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal tells all of a group; the server decides
    with contextlib.suppress(OSError, AttributeError):
        os.nice(niceness)
    threading.Thread(target=_end_with, args=[parent], daemon=True).start()
    prepare_games()
    with contextlib.suppress(EOFError, OSError):
        pipe.send_bytes(RIGHT)
        while True:
            work, args = unpack(pipe.recv_bytes())
            try:
                answer = RIGHT + pack(work(*args))
            except Refused as refused:
                answer = WRONG + pack(refused)
            except LangbordError as error:  # one that carries more than its sentence may not cross
                answer = WRONG + pack(LangbordError(str(error)))
            except Exception as error:
                answer = WRONG + pack(RuntimeError(f"{type(error).__name__}: {error}"))
            pipe.send_bytes(answer)


def _end_with(parent: int) -> None:
    """A server that was killed cannot say so, and its worker may be in the middle of something long."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)
