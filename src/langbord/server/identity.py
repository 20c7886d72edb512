"""Who is asking: a signed cookie for people in browsers, a bearer token for programs."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import NamedTuple

from langbord.server.store import Database, Statement

COOKIE = "langbord"
COOKIE_SECONDS = 400 * 86_400
TOKEN_PREFIX = "lbt_"


class Claim(NamedTuple):
    """What a cookie of this server says."""

    person: str
    epoch: int


class Signer:
    """Cookies that only this server can make."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, claim: Claim, at: int) -> str:
        body = f"{claim.person}.{claim.epoch}.{at // 1000}"
        return f"{body}.{self._seal(body)}"

    def read(self, cookie: str, at: int) -> Claim | None:
        body, _, seal = cookie.rpartition(".")
        if not hmac.compare_digest(self._seal(body).encode(), seal.encode()):
            return None
        person, epoch, issued = body.split(".")
        if at // 1000 - int(issued) > COOKIE_SECONDS:
            return None
        return Claim(person, int(epoch))

    def token(self, purpose: str, *parts: str) -> str:
        """A link's end that only this server can make, good for one purpose."""
        body = base64.urlsafe_b64encode("\0".join(parts).encode()).decode().rstrip("=")
        return f"{body}.{self._seal(f'{purpose}:{body}')}"

    def read_token(self, purpose: str, token: str) -> list[str] | None:
        body, _, seal = token.rpartition(".")
        if not hmac.compare_digest(self._seal(f"{purpose}:{body}").encode(), seal.encode()):
            return None
        return base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)).decode().split("\0")

    def disguise(self, address: str) -> str:
        """An address as the database knows it: the same each time, and nobody's to read."""
        return hmac.digest(self._secret, b"langbord network 1\0" + address.encode(), hashlib.sha256).hex()[:24]

    def _seal(self, body: str) -> str:
        digest = hmac.digest(self._secret, b"langbord cookie 1\0" + body.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


async def server_secret(database: Database) -> bytes:
    """The secret of all processes over one database, made at the first start."""
    fresh = secrets.token_hex(32)
    await database.write(
        Statement("INSERT INTO setting (name, value) VALUES ('secret', ?) ON CONFLICT (name) DO NOTHING", (fresh,))
    )
    rows = await database.fetch("SELECT value FROM setting WHERE name = 'secret'")
    return bytes.fromhex(rows[0][0])


def new_token() -> str:
    return TOKEN_PREFIX + secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
