"""What is said over the wire about complaints, and what is done about them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from langbord.server.limits import SIZES
from langbord.server.messages import NO_NUL, SeatNumber, Strict, TableId, Wire

DeedKind = Literal["warn", "mute", "unmute", "ban", "lift", "close", "hide", "dismiss"]


class NewReport(Strict, frozen=True, kw_only=True):
    """A complaint about who sits at a seat, or about a line of chat."""

    table: TableId
    seat: SeatNumber | None = None
    said: TableId | None = None  # the id of a line
    words: Annotated[str, Meta(max_length=SIZES.report, pattern=NO_NUL)] = ""


class Report(Wire, frozen=True, kw_only=True):
    id: str
    at: int
    reporter: str  # a name
    person: str  # the id of who is complained of
    name: str
    table: str
    chat: str | None  # the id of what he said
    said: str | None
    words: str
    status: Literal["open", "done", "dismissed"]


class NewDeed(Strict, frozen=True, kw_only=True):
    """What a moderator does: to a person, a table or a line of chat; about a report."""

    kind: DeedKind
    person: TableId | None = None
    table: TableId | None = None
    said: TableId | None = None
    report: TableId | None = None
    hours: Annotated[int, Meta(ge=1, le=100_000)] | None = None  # of a mute or a ban; none: for good
    address: bool = False  # also the address that he comes from
    words: Annotated[str, Meta(max_length=SIZES.report, pattern=NO_NUL)] = ""  # of a warning, or for the log


class Deed(Wire, frozen=True, kw_only=True):
    at: int
    actor: str
    kind: str
    subject: str
    detail: str


class NewInvitation(Strict, frozen=True, kw_only=True):
    accounts: Annotated[int, Meta(ge=1, le=1000)] = 1


class Invitation(Wire, frozen=True, kw_only=True):
    code: str
    accounts: int
