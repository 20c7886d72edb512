"""What is said over the wire about getting in and out of accounts."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from langbord.server.limits import SIZES
from langbord.server.messages import NO_NUL, Password, Strict, Wire
from langbord.server.notices.messages import SignedToken


class Lost(Strict, frozen=True, kw_only=True):
    """Who has lost his password: the name of an account, or the mail address that it has."""

    who: Annotated[str, Meta(min_length=1, max_length=SIZES.mail, pattern=NO_NUL)]


class Reset(Strict, frozen=True, kw_only=True):
    """A new password, by the link that came by mail or from the owner."""

    token: SignedToken
    password: Password


class SessionInfo(Wire, frozen=True, kw_only=True):
    """Somewhere that somebody is signed in."""

    id: str
    device: str
    created: int
    seen: int
    here: bool  # it is the one that asks


class PasskeyOptions(Wire, frozen=True, kw_only=True):
    """What a browser is to be asked for, as JSON of WebAuthn."""

    public_key: dict[str, Any]


class NewPasskey(Strict, frozen=True, kw_only=True):
    """What a browser answered, as its `toJSON` gives it."""

    credential: dict[str, Any]
    label: Annotated[str, Meta(max_length=SIZES.label, pattern=NO_NUL)] = ""


class UsedPasskey(Strict, frozen=True, kw_only=True):
    credential: dict[str, Any]


class Passkey(Wire, frozen=True, kw_only=True):
    id: str
    label: str
    created: int
    used: int | None
