"""Uvicorn's WebSocket with a short cut for what is sent most.

Every move goes to everybody at its table. Through ASGI each of these messages costs a queue, a wake of a task and a
frame object; here it is a header and a write.
"""

from __future__ import annotations

from typing import Any, cast

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

NAME = "langbord.wire"  # among the extensions of an ASGI scope
TEXT = 0x81  # a whole message of text


class Wire(WebSocketsSansIOProtocol):
    """A socket that the application can write to at once."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[NAME] = self

    def send_text(self, payload: bytes) -> None:
        """Write a message; nothing where the socket is closing."""
        if not self.disconnected and not self.close_sent:
            self.transport.write(text_frame(payload))

    @property
    def waiting(self) -> int:
        """The bytes that the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def cut(self, code: int, reason: str) -> None:
        """Close without waiting for a client that does not read."""
        if not self.disconnected and not self.close_sent:
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


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
