"""Web Push: messages to browsers, also to those whose page is closed (RFC 8030, 8188, 8291, 8292)."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02, VapidException

from langbord.server.clock import SECOND, now
from langbord.server.config import BadConfig
from langbord.server.notices.reach import OutOfReach, Reach
from langbord.server.store import Database, Statement

VAPID_HOURS = 12


class Push:
    def __init__(self, database: Database, reach: Reach, contact: str, file: Path | None = None) -> None:
        """`contact`: where the owner of a push service finds us, a mailto: or a link; `file`: a key of the owner's."""
        self.database, self.reach, self.contact = database, reach, contact
        self._keys = read_key(file) if file is not None else None

    async def keys(self) -> Vapid02:
        """The key by which browsers know our messages; made at the first need, the same for all processes."""
        if self._keys is None:
            fresh = Vapid02()
            fresh.generate_keys()
            sql = "INSERT INTO setting (name, value) VALUES ('push', ?) ON CONFLICT (name) DO NOTHING"
            await self.database.write(Statement(sql, (fresh.private_pem().decode(),)))
            rows = await self.database.fetch("SELECT value FROM setting WHERE name = 'push'")
            self._keys = key_of(rows[0][0].encode())
        return self._keys

    async def public_key(self) -> str:
        point = (await self.keys()).public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return encoded(point)

    async def send(self, endpoint: str, keys: str, payload: dict[str, object], topic: str, seconds: int) -> int:
        """Send to one browser; the status that its push service answers. It is dropped when it is so old."""
        p256dh, auth = keys.split(" ")
        body = http_ece.encrypt(
            json.dumps(payload, ensure_ascii=False).encode(),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decoded(p256dh),
            auth_secret=decoded(auth),
            version="aes128gcm",
        )
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now() // SECOND + VAPID_HOURS * 3600,
            "sub": self.contact,
        }
        try:
            signed: dict[str, str] = (await self.keys()).sign(claims)
        except VapidException as error:  # of the push service's address
            raise OutOfReach(str(error)) from error
        headers = {
            **signed,
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(max(60, seconds)),
            "topic": topic[:32],
            "urgency": "normal",
        }
        return await self.reach.post(endpoint, body, headers)


def key_of(pem: bytes) -> Vapid02:
    key = Vapid02.from_pem(pem)
    key.conf = {"no-strict": True}  # else no contact would do that has a port, or no TLS
    return key


def read_key(file: Path) -> Vapid02:
    try:
        return key_of(file.read_bytes())
    except OSError as error:
        raise BadConfig(f"push_key: {file} cannot be read: {error.strerror}") from None
    except (VapidException, ValueError, TypeError):
        raise BadConfig(f"push_key: {file} has no private key of P-256 as PEM") from None


def is_push_key(p256dh: str, auth: str) -> bool:
    """Can something be encrypted for a browser that names these keys?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
        return len(decoded(auth)) == 16
    except ValueError:
        return False


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
