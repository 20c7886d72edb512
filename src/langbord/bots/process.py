"""Bots in any language: programs that speak JSON lines over their standard input and output (docs/bots.md).

    > {"type":"hello","protocol":1}
    < {"type":"ready","protocol":1,"name":"my bot"}
    > {"type":"choose","game":"tickets","players":3,"seat":0,"seconds":10.0,"view":{...},"legal":["draw pile",...]}
    < {"type":"action","action":"draw pile"}
    > {"type":"bye"}

A program that crashes, hangs or answers nonsense is ended, and a weaker bot plays on in its place.
"""

from __future__ import annotations

import contextlib
import queue
import shlex
import subprocess
import threading
import weakref
from typing import IO, Any, Literal, TypeVar

import msgspec

from langbord.bots import BotFailed
from langbord.bots.guests import Guest
from langbord.core import jsontext
from langbord.core.edition import Book
from langbord.core.game import Game
from langbord.core.record import GameState

PROTOCOL = 1
SECONDS = 10.0  # for an answer
LONGEST_LINE = 1 << 20  # bytes of an answer
T = TypeVar("T")


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The program's answer to "hello"."""

    protocol: int
    name: str = ""


class Action(msgspec.Struct, frozen=True, tag="action"):
    """The program's answer to "choose": the text of a legal action."""

    action: str


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """The question: everything that the seat may know, and what it may do."""

    game: str
    players: int
    seat: int
    seconds: float
    view: Any
    legal: list[str]


class Greeting(msgspec.Struct, frozen=True):
    type: Literal["hello", "bye"]
    protocol: int = PROTOCOL


class Program:
    """A running program, asked line by line."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command, self.seconds = command, seconds
        try:
            arguments = shlex.split(command)
            if not arguments:
                raise BotFailed("a bot's program must be named")
            self._process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError) as error:
            raise BotFailed(f"{command}: cannot be started: {getattr(error, 'strerror', error)}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input = self._process.stdin
        self._answers: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=_collect, args=(self._process.stdout, self._answers), daemon=True).start()
        self.close = weakref.finalize(self, _end, self._process)
        try:
            self.name = self._greet()
        except BotFailed:
            self.close()
            raise

    def _greet(self) -> str:
        ready = self._ask(Greeting("hello"), Ready)
        if ready.protocol != PROTOCOL:
            raise BotFailed(f"{self.command}: speaks protocol {ready.protocol}, not {PROTOCOL}")
        return ready.name or self.command

    def choose(self, question: Choose) -> str:
        """The text of the action that the program chooses, which is a legal one."""
        action = self._ask(question, Action).action
        if action not in question.legal:
            raise BotFailed(f"{self.command}: may not do {action!r} now")
        return action

    def _ask(self, question: msgspec.Struct, kind: type[T]) -> T:
        try:
            self._input.write(msgspec.json.encode(question) + b"\n")
            self._input.flush()
            answer = self._answers.get(timeout=self.seconds)
        except OSError:
            raise BotFailed(f"{self.command}: crashed ({self._status()})") from None
        except queue.Empty:
            raise BotFailed(f"{self.command}: gave no answer in {self.seconds:g} s") from None
        if not answer:
            raise BotFailed(f"{self.command}: crashed ({self._status()})")
        try:
            return jsontext.read(answer, kind)
        except jsontext.BadJson as error:
            raise BotFailed(f"{self.command}: answered {answer[:80]!r}, which is nonsense: {error}") from None

    def _status(self) -> str:
        try:
            return f"exit status {self._process.wait(timeout=1)}"
        except subprocess.TimeoutExpired:
            return "its output is closed"


def _collect(output: IO[bytes], answers: queue.Queue[bytes]) -> None:
    """Lines as they come; an empty one when there will be no more."""
    with contextlib.suppress(ValueError, OSError):
        while line := output.readline(LONGEST_LINE):
            answers.put(line)
    answers.put(b"")


def _end(process: subprocess.Popen[bytes]) -> None:
    """Say goodbye; who does not leave is shown the door."""
    assert process.stdin is not None
    with contextlib.suppress(OSError):
        process.stdin.write(msgspec.json.encode(Greeting("bye")) + b"\n")
        process.stdin.close()
    try:
        process.wait(timeout=0.5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class ProcessBot(Guest):
    """Plays what a program chooses."""

    def __init__(
        self, command: str, seed: int | None = None, seconds: float = SECONDS, *, strict: bool = False
    ) -> None:
        super().__init__(seed, strict=strict)
        self._command, self._seconds = command, seconds
        self._program: Program | None = None

    def _ask(self, game: Game, book: Book[Any, Any], state: GameState, seat: int, legal: list[int]) -> int:
        if self._program is None:
            self._program = Program(self._command, self._seconds)
        texts = {game.action_text(state, book, seat, action): action for action in legal}
        view = game.view(state, book, seat)
        question = Choose(game.name, int(state.players), seat, self._seconds, view, list(texts))
        return texts[self._program.choose(question)]

    def close(self) -> None:
        if self._program is not None:
            self._program.close()
            self._program = None
