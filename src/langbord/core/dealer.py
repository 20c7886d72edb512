"""The dealer of people's games: every card and die comes from a stream that can be checked afterwards.

Before the game the dealer takes a secret key and shows its SHA-256 hash, the *commitment*. Each player may add a
nonce of his own after that. Cards and dice come from a ChaCha20 stream keyed by the secret and the nonces: the
dealer cannot choose them, as it does not know the nonces when it commits, and the players cannot foresee them, as
they do not know the secret. At the end the secret is shown, and anyone can deal the whole game again.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Protocol

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms

from langbord.core.errors import LangbordError

WORD_BYTES = 8
WORD_VALUES = 1 << (8 * WORD_BYTES)


class Dealer(Protocol):
    """Whoever answers questions of chance."""

    def draw(self, weights: Sequence[int], text: Callable[[int], str]) -> int:
        """One of the outcomes of positive weight; `text` gives an outcome's name."""


class FairDealer:
    """Outcomes by weight from a committed stream.

    >>> dealer = FairDealer.from_seed(7)
    >>> [dealer.draw([1, 0, 3], str) for _ in range(8)]
    [0, 2, 2, 2, 2, 2, 2, 0]
    """

    def __init__(self, key: bytes, nonces: Sequence[str] = ()) -> None:
        self.key, self.nonces, self._drawn = key, list(nonces), 0
        material = b"langbord deal 1\0" + json.dumps(self.nonces, separators=(",", ":")).encode()
        stream_key = hmac.digest(key, material, hashlib.sha256)
        self._stream = Cipher(algorithms.ChaCha20(stream_key, bytes(16)), mode=None).encryptor()

    @classmethod
    def fresh(cls, nonces: Sequence[str] = ()) -> FairDealer:
        return cls(secrets.token_bytes(32), nonces)

    @classmethod
    def from_seed(cls, seed: int) -> FairDealer:
        """A dealer that deals the same game to everybody who names the seed."""
        return cls(hashlib.sha256(f"langbord seed {seed}".encode()).digest())

    @property
    def commitment(self) -> str:
        return commitment(self.key)

    def draw(self, weights: Sequence[int], text: Callable[[int], str]) -> int:
        total = sum(weights)
        fair = WORD_VALUES - WORD_VALUES % total
        while (word := self._word()) >= fair:  # so that every remainder is equally likely
            pass
        left = word % total
        for outcome, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("unreachable: the weights add up to the total")

    def __getstate__(self) -> tuple[bytes, list[str], int]:
        return self.key, self.nonces, self._drawn

    def __setstate__(self, known: tuple[bytes, list[str], int]) -> None:
        """The same dealer at the same place of its stream, in another process."""
        key, nonces, drawn = known
        self.__init__(key, nonces)  # type: ignore[misc]
        self._stream.update(bytes(WORD_BYTES * drawn))
        self._drawn = drawn

    def _word(self) -> int:
        self._drawn += 1
        return int.from_bytes(self._stream.update(bytes(WORD_BYTES)), "little")


class ScriptedDealer:
    """Outcomes named one by one, for tests, replays and study; then those of another dealer, if there is one."""

    def __init__(self, outcomes: Iterable[str], then: Dealer | None = None) -> None:
        self._outcomes, self._then = iter(outcomes), then

    def draw(self, weights: Sequence[int], text: Callable[[int], str]) -> int:
        wanted = next(self._outcomes, None)
        if wanted is None and self._then is not None:
            return self._then.draw(weights, text)
        possible = {text(outcome): outcome for outcome, weight in enumerate(weights) if weight > 0}
        if wanted is None:
            raise LangbordError(f"nothing more is scripted; the dealer could deal {', '.join(possible)}")
        if wanted not in possible:
            raise LangbordError(f"{wanted!r} cannot be dealt now; possible are {', '.join(possible)}")
        return possible[wanted]


def commitment(key: bytes) -> str:
    """What is shown of a key before it is used."""
    return hashlib.sha256(key).hexdigest()


def seal(key: bytes, before: str, line: bytes) -> str:
    """The check of a record's line: bound to the dealer's key and to all lines before it."""
    begun = _begun_with(key).copy()
    begun.update(before.encode() + b"\0" + line)
    return begun.hexdigest()[:16]


@lru_cache(maxsize=8192)  # games that are played at a time
def _begun_with(key: bytes) -> hmac.HMAC:
    """What is the same for all lines of a record: to take up the key costs more than all the rest."""
    return hmac.new(key, b"langbord line 1\0", hashlib.sha256)
