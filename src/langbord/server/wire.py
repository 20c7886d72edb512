"""Uvicorn's WebSocket with a short cut for what is sent most.

Every move goes to everybody at its table. Through ASGI each of these messages costs a queue, a wake of a task and a
frame object; here it is a header, and one write for all that a client gets at a time.
"""

from __future__ import annotations

from typing import Any, cast

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

NAME = "langbord.wire"  # among the extensions of an ASGI scope
TEXT = 0x81  # a whole message of text
NO_TEXT = 1007
READ_AHEAD = 8  # messages of a client that may wait to be answered before no more are read


class Wire(WebSocketsSansIOProtocol):
    """A socket that the application can write to without a task."""

    _outbox: bytearray | None = None  # frames of this turn of the event loop
    _was_heard = False  # since a ping was last due

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[NAME] = self

    def send_receive_event_to_app(self) -> None:
        """Stop reading where a client is ahead by some messages, not with each of them as Uvicorn does.

        What is no text ends the line; Uvicorn would log a traceback, as often as a stranger likes.
        """
        self._was_heard = True
        if self.curr_msg_data_type == "text" and not is_text(self.frames):
            self.cut(NO_TEXT, "")
            return
        was_paused, self.read_paused = self.read_paused, True  # so that Uvicorn leaves it to us
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() >= READ_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def send_keepalive_ping(self) -> None:
        """Who has said something meanwhile need not be asked whether he is there."""
        if self._was_heard:
            self._was_heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def send_text(self, payload: bytes) -> None:
        """Write a message, together with all others of this turn of the event loop."""
        if self._outbox is None:
            self._outbox = bytearray()
            self.loop.call_soon(self._write_out)
        self._outbox += text_frame(payload)

    def _write_out(self) -> None:
        """What was sent goes out at once; nothing does where the socket is closing."""
        outbox, self._outbox = self._outbox, None
        if outbox is not None and not self.disconnected and not self.close_sent:
            self.transport.write(outbox)

    async def send(self, message: Any) -> None:
        """What the application sends by ASGI comes after what it sent before."""
        self._write_out()
        await super().send(message)

    @property
    def waiting(self) -> int:
        """The bytes that the client has not taken yet."""
        return self.transport.get_write_buffer_size() + len(self._outbox or b"")

    def cut(self, code: int, reason: str) -> None:
        """Close without waiting for a client that does not read."""
        self._write_out()
        if not self.disconnected and not self.close_sent:
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


def is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


def text_frame(payload: bytes) -> bytes:
    """A frame of RFC 6455, from a server, uncompressed."""
    size = len(payload)
    if size < 126:
        return bytes((TEXT, size)) + payload
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + payload


def wire_of(socket: WebSocket[Any, Any, Any]) -> Wire:
    return cast(Wire, socket.scope["extensions"][NAME])  # type: ignore[index]
