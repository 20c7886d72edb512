"""Signatures: who vouches for a game, and how he is known again.

A server has an Ed25519 key. What it signs is bound to a purpose, so that one signature cannot pass for another. Who
knows a server keeps its *fingerprint*, short enough to be read aloud. A key that is replaced signs the next one, and
signatures carry these links: who knows an earlier key knows the later ones.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

OPENING, RECORD, NEXT_KEY = b"langbord opening 1\0", b"langbord record 1\0", b"langbord next key 1\0"
GROUP, GROUPS = 4, 5  # hexadecimal digits of a fingerprint
FINGERPRINT = re.compile("-".join([f"[0-9a-f]{{{GROUP}}}"] * GROUPS))
HEXADECIMAL = re.compile(r"(?:[0-9a-f]{2})*")
MOST_LINKS = 32


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An earlier key, and its signature of the next one."""

    key: str
    signature: str


class Signature(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Of a server's public key, in hexadecimal; `earlier` leads from its first key to this one."""

    key: str
    signature: str
    earlier: list[Link] = []

    @property
    def known_as(self) -> list[str]:
        """The fingerprints by which the server may be known, that of today first."""
        return [fingerprint(self.key), *(fingerprint(link.key) for link in reversed(self.earlier))]


class Signer:
    """Who has the secret key.

    >>> signature = Signer(bytes(32)).sign(OPENING, b"a game")
    >>> holds(signature, OPENING, b"a game"), holds(signature, RECORD, b"a game")
    (True, False)
    """

    def __init__(self, secret: bytes, earlier: Sequence[Link] = ()) -> None:
        self.secret, self.earlier = secret, list(earlier)
        self._key = Ed25519PrivateKey.from_private_bytes(secret)

    @classmethod
    def fresh(cls, earlier: Sequence[Link] = ()) -> Signer:
        return cls(Ed25519PrivateKey.generate().private_bytes_raw(), earlier)

    @property
    def key(self) -> str:
        """The public key."""
        return self._key.public_key().public_bytes_raw().hex()

    def sign(self, purpose: bytes, message: bytes) -> Signature:
        return Signature(self.key, self._key.sign(purpose + message).hex(), self.earlier)

    def replaced(self) -> Signer:
        """The next key, signed by this one."""
        after = Signer.fresh()
        link = Link(self.key, self._key.sign(NEXT_KEY + bytes.fromhex(after.key)).hex())
        return Signer(after.secret, [*self.earlier, link][-MOST_LINKS:])


def holds(signature: Signature, purpose: bytes, message: bytes) -> bool:
    """Is the signature one of this message, and does each earlier key vouch for the next?"""
    keys = [*(link.key for link in signature.earlier), signature.key]
    links = zip(signature.earlier, keys[1:], strict=True)
    return (
        len(signature.earlier) <= MOST_LINKS
        and all(_is_signed(link.key, link.signature, NEXT_KEY + _bytes(after)) for link, after in links)
        and _is_signed(signature.key, signature.signature, purpose + message)
    )


def _is_signed(key: str, signature: str, message: bytes) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(_bytes(key)).verify(_bytes(signature), message)
    except (InvalidSignature, ValueError):
        return False
    return True


def _bytes(text: str) -> bytes:
    return bytes.fromhex(text) if is_hexadecimal(text) else b""


def is_hexadecimal(text: str) -> bool:
    """Small digits, two a byte; Python itself would take capitals and spaces, too."""
    return HEXADECIMAL.fullmatch(text) is not None


def fingerprint(key: str) -> str:
    """What people compare instead of a key.

    >>> fingerprint("00" * 32)
    '6668-7aad-f862-bd77-6c8f'
    """
    digits = hashlib.sha256(_bytes(key)).hexdigest()
    return "-".join(digits[GROUP * k : GROUP * (k + 1)] for k in range(GROUPS))


def is_fingerprint(text: str) -> bool:
    return FINGERPRINT.fullmatch(text) is not None
