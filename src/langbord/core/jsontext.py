"""JSON that comes from outside: read as what it should be, or refused in words."""

from __future__ import annotations

from typing import TypeVar

import msgspec

T = TypeVar("T")


class BadJson(ValueError):
    """Text that is no JSON, or not of the form that was asked for; the message is a part of a sentence."""


def read(text: str | bytes, kind: type[T]) -> T:
    """What a text says; whoever wrote it may have meant to do harm."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise BadJson(str(error)) from None
    except msgspec.DecodeError as error:
        raise BadJson(f"this is no JSON ({error})") from None
    except UnicodeDecodeError as error:
        raise BadJson(f"this is no text ({error.reason})") from None
    except RecursionError:
        raise BadJson("brackets stand too deep in brackets") from None
