"""However a client cuts its frames, and whatever else it sends between them, its messages are heard in their order."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.house import House

TEXT, GOES_ON, CLOSE, PING, PONG = 1, 0, 8, 9, 10
Frame = tuple[int, bytes]


def frame(payload: bytes, code: int = TEXT, *, last: bool = True, masked: bool = True) -> bytes:
    mask = random.Random(len(payload)).randbytes(4)
    size, bit = len(payload), 0x80 if masked else 0
    head = bytes([code | (0x80 if last else 0)])
    head += bytes([bit | size]) if size < 126 else bytes([bit | 126]) + size.to_bytes(2, "big")
    if not masked:
        return head + payload
    return head + mask + bytes(byte ^ mask[k % 4] for k, byte in enumerate(payload))


def ask(id: str, padding: int = 0) -> bytes:
    return json.dumps({"type": "ping", "id": id}).encode() + b" " * padding


class Line:
    """A WebSocket to the server, byte by byte."""

    def __init__(self, wire: socket.socket) -> None:
        self.wire, self._buffer = wire, b""
        self.wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def _take(self, size: int) -> bytes:
        while len(self._buffer) < size:
            more = self.wire.recv(65536)
            if not more:
                raise ConnectionError("closed")
            self._buffer += more
        taken, self._buffer = self._buffer[:size], self._buffer[size:]
        return taken

    def head(self) -> bytes:
        found = b""
        while not found.endswith(b"\r\n\r\n"):
            found += self._take(1)
        return found

    def next(self) -> Frame:
        code, size = self._take(2)
        if size == 126:
            size = int.from_bytes(self._take(2), "big")
        return code & 15, self._take(size)

    def pongs(self, count: int) -> list[str]:
        """The ids of so many answers."""
        found: list[str] = []
        while len(found) < count:
            code, payload = self.next()
            message = json.loads(payload) if code == TEXT else {}
            if message.get("type") == "pong":
                found.append(message["id"])
        return found

    def closed_with(self) -> int:
        while True:
            code, payload = self.next()
            if code == CLOSE:
                return int.from_bytes(payload[:2], "big")


@contextmanager
def line(house: House) -> Iterator[Line]:
    at = urlsplit(house.url)
    assert at.hostname is not None
    with socket.create_connection((at.hostname, at.port or 80), timeout=PATIENCE) as wire:
        opened = Line(wire)
        wire.sendall(
            f"GET /api/socket HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in opened.head()
        yield opened


@pytest.mark.parametrize("padding", [0, 60, 96, 97, 98, 99, 100, 300, 4000, 5000])
def test_messages_of_any_length(house: House, padding: int) -> None:
    with line(house) as opened:
        opened.wire.sendall(frame(ask("a", padding)))
        assert opened.pongs(1) == ["a"]
        opened.wire.sendall(frame(ask("b", padding)) + frame(ask("c")))
        assert opened.pongs(2) == ["b", "c"]


def test_frames_cut_anywhere(house: House) -> None:
    """Also where what has come looks like the end of one frame and the begin of another."""
    inner = frame(ask("inner"))
    sent = frame(ask("x")) + frame(ask("y", 200)) + frame(json.dumps({"type": "ping", "id": "z"}).encode())
    with line(house) as opened:
        for cut in range(1, len(sent)):
            opened.wire.sendall(sent[:cut])
            opened.wire.sendall(sent[cut:])
            assert opened.pongs(3) == ["x", "y", "z"]
        text = b'{"type":"ping","id":"' + b"i" * 10 + b'"}'
        opened.wire.sendall(frame(text, last=False)[:-1])
        opened.wire.sendall(frame(text, last=False)[-1:] + frame(b" ", GOES_ON))
        opened.wire.sendall(inner)
        assert opened.pongs(2) == ["i" * 10, "inner"]


def test_a_message_in_parts_with_a_ping_between_them(house: House) -> None:
    text = ask("parts")
    with line(house) as opened:
        opened.wire.sendall(frame(text[:5], last=False))
        opened.wire.sendall(frame(b"there?", PING))
        assert (PONG, b"there?") in [opened.next() for _ in range(2)]  # after the welcome
        opened.wire.sendall(frame(text[5:], GOES_ON))
        assert opened.pongs(1) == ["parts"]


def test_a_message_within_another_ends_the_line(house: House) -> None:
    """Nor is it heard, as it would be if it were read without a look at what was begun."""
    with line(house) as opened:
        opened.wire.sendall(frame(ask("outer")[:5], last=False))
        opened.wire.sendall(frame(ask("inner")))
        assert opened.closed_with() == 1002


@pytest.mark.parametrize(
    ("sent", "code"),
    [(frame(b"\xff\xfe"), 1007), (frame(ask("bare"), masked=False), 1002)],
    ids=["no UTF-8", "not masked"],
)
def test_what_is_no_message_ends_the_line(house: House, sent: bytes, code: int) -> None:
    with line(house) as opened:
        opened.wire.sendall(sent)
        assert opened.closed_with() == code
    assert httpx.get(f"{house.url}/readyz").is_success
