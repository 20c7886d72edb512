"""Where notices arrive, for real: a mail server, webhooks and a push service of our own on this machine."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from langbord.server.notices.push import encoded
from tests.patience import PATIENCE
from tests.server.house import free_port


def wait_until(is_so: Callable[[], object], what: str = "it") -> None:
    give_up = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < give_up, f"{what} never came"
        time.sleep(0.05)


class MailServer:
    """Takes mails; `refused` are mailboxes that there are none of."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refused: set[str] = set()
        self.broken = False
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if self.broken:
            return "451 later"
        if address in self.refused:
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    def start(self) -> MailServer:
        self._controller.start()
        return self

    def stop(self) -> None:
        self._controller.stop()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self._controller.port}"

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]

    def wait_for(self, address: str, count: int = 1) -> EmailMessage:
        """The newest of so many mails to an address."""
        wait_until(lambda: len(self.to(address)) >= count, f"mail {count} to {address}")
        return self.to(address)[-1]


def text_of(mail: EmailMessage) -> str:
    body = mail.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def html_of(mail: EmailMessage) -> str:
    body = mail.get_body(("html",))
    assert body is not None
    return str(body.get_content())


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class WebServer:
    """Takes whatever is posted; `statuses` says what it answers at a path, `redirects` where it sends one on."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.statuses: dict[str, int] = {}
        self.redirects: dict[str, str] = {}
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                outer.posted.append(Posted(self.path, headers, body))
                self.send_response(307 if self.path in outer.redirects else outer.statuses.get(self.path, 201))
                if self.path in outer.redirects:
                    self.send_header("location", outer.redirects[self.path])
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port: int = self._server.server_address[1]

    def start(self) -> WebServer:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def at(self, path: str) -> list[Posted]:
        return [posted for posted in self.posted if posted.path == path]

    def wait_for(self, path: str, count: int = 1) -> Posted:
        wait_until(lambda: len(self.at(path)) >= count, f"post {count} to {path}")
        return self.at(path)[-1]


class Browser:
    """A browser's side of Web Push: its keys, and reading what was encrypted for it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    def subscription(self, endpoint: str) -> dict[str, str]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": endpoint, "p256dh": encoded(point), "auth": encoded(self.auth), "label": "Firefox"}

    def read(self, posted: Posted) -> Any:
        assert posted.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(posted.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return json.loads(plain)
