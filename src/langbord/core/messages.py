"""Messages: what is told, as ids and arguments, never as sentences; the locales tell them in any language."""

from __future__ import annotations

import msgspec

Arg = int | str | list[str]
"""An argument of a message: a number; a text; "@id", another message; "#2", the player at seat 2; or a list of them."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as a message to be told in any language."""

    id: str
    args: dict[str, Arg] = {}


class ScoreLine(msgspec.Struct, frozen=True):
    """Why a seat has some of its points."""

    seat: int
    reason: Event
    points: int


Wording = list[list[list[Event]]]
"""A text composed of messages: sentences of clauses, what stands in one clause joined: "a: b and c; d"."""
