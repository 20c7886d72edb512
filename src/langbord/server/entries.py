"""What stands in a table's log. A table is the sum of these, in sequence; nothing of it is kept elsewhere."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal, Self

import msgspec
from msgspec import Meta

from langbord.core.gamerecord import FORGOTTEN, mark_of
from langbord.core.signing import Signature
from langbord.server.clock import ClockRule
from langbord.server.limits import SIZES

STANDARD = "standard"
UNRELEASED = 0  # the version of the rules at tables of before the first release, and in games that count none


class Seek(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Whom a table is open to, as the lobby tells it. Who sits down agrees to the bots."""

    lowest: Annotated[int, Meta(ge=-10_000, le=10_000)] | None = None  # rating
    highest: Annotated[int, Meta(ge=-10_000, le=10_000)] | None = None
    language: Annotated[str, Meta(max_length=SIZES.language, pattern="^[a-z]*$")] | None = None  # that is spoken there
    beginners: bool = False  # are welcome
    bots_after: Annotated[int, Meta(ge=10, le=86_400)] | None = None  # seconds, on seats that stay free


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the players of a table agree on."""

    game: str
    options: dict[str, Any]  # of the game, `players` among them
    edition: str = STANDARD  # what they call it; `Opened` says which one that was
    clock: ClockRule | None = None
    listed: bool = True  # in the lobby; others are found by their link alone
    pace: float = 1.0  # seconds between the moves of bots
    hints: bool = True  # may players ask what a bot would do?
    begins: bool = False  # by itself, when all seats are taken
    seek: Seek | None = None  # whom the host would like to play with


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    at: int  # milliseconds since 1970


class Opened(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="opened"):
    host: str
    setup: Setup
    key: str  # the dealer's secret, in hexadecimal; only its hash is ever shown before the end
    after: str | None = None  # the table that this is the rematch of
    record: str | None = None  # for a study: the game up to where it begins
    edition: str = ""  # the digest of the one that it is played with; unknown of tables of before the first release
    rules: int = UNRELEASED  # the version of the game's rules
    kept: list[str | None] = []  # people by seat, for whom it is kept: of a rematch


class Named(Entry, frozen=True, kw_only=True, omit_defaults=True):
    """An entry that names a person. What is signed is the mark of the name, which stays when the name is forgotten."""

    name: str
    person: str | None = None  # nobody: a bot
    salt: str = ""  # none: forgotten, or of before names were signed
    mark: str = ""  # where it does not follow from name and salt

    @property
    def marked(self) -> str:
        return self.mark or (mark_of(self.name, self.salt) if self.salt else "")

    def forgotten(self) -> Self:
        return msgspec.structs.replace(self, name=FORGOTTEN, salt="", mark=self.marked)


class Sat(Named, frozen=True, kw_only=True, omit_defaults=True, tag="sat"):
    seat: int
    bot: str | None = None
    nonce: str = ""  # of before shares were entries of their own


class Shared(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="shared"):
    """A player who was shown the dealer's commitment gave his share in the shuffling."""

    seat: int
    nonce: str


class Stood(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="stood"):
    """A seat became free before the game began."""

    seat: int
    kicked: bool = False


class Started(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="started"):
    deals: list[str]
    signed: Signature | None = None  # of the opening


class Acted(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="acted"):
    seat: int
    do: str
    deals: list[str] = []  # what the dealer answered; a replay must deal the same
    client: str | None = None  # the client's own id of it: sent twice, done once
    signed: Signature | None = None  # of the whole record, where the game is over


class Undone(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="undone"):
    seat: int
    times: int
    agreed: bool = False  # by all, so that what others did since is taken back with it; they are counted, too
    client: str | None = None


class Hinted(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="hinted"):
    """A seat asked what a bot would do."""

    seat: int


class Replaced(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="replaced"):
    """A bot plays on for a player, who may come back."""

    seat: int
    bot: str
    why: Literal["left", "time"]


class Returned(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="returned"):
    seat: int


class Handed(Named, frozen=True, kw_only=True, omit_defaults=True, tag="handed"):
    """A guest's seat is his account's now, or that of nobody, as he wished to be forgotten."""

    seat: int


class Paused(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="paused"):
    """For so long nobody was there to serve: clocks do not count it."""

    pause: int  # milliseconds


Proposal = Literal["pause", "draw", "abandon", "retract"]


class Proposed(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="proposed"):
    """A player proposes what all people at the table must agree to."""

    seat: int
    what: Proposal


class Agreed(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="agreed"):
    seat: int


class Declined(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="declined"):
    """A player is against what was proposed, or takes back what he proposed himself."""

    seat: int


class Halted(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="halted"):
    """All agreed to a pause: clocks stand, and nobody moves."""


class Resumed(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="resumed"):
    seat: int | None = None  # nobody: the pause had lasted as long as one may


class Rested(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="rested"):
    """A player takes days of his vacation: he has so much more time."""

    seat: int
    time: int  # milliseconds


class Closed(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="closed"):
    why: Literal["host", "abandoned", "admin", "drawn", "agreed"]
    # drawn: all agreed to it, or it stood still and a player ended it so; agreed: all agreed to give it up
    signed: Signature | None = None  # of the record as far as it came


AnyEntry = (
    Opened
    | Sat
    | Shared
    | Stood
    | Started
    | Acted
    | Undone
    | Hinted
    | Replaced
    | Returned
    | Handed
    | Paused
    | Proposed
    | Agreed
    | Declined
    | Halted
    | Resumed
    | Rested
    | Closed
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def with_record(opened: Opened, record: str) -> Opened:
    """The same beginning, of a study that goes on from that record."""
    return msgspec.structs.replace(opened, record=record)


def new_salt() -> str:
    return secrets.token_hex(16)


def encode(entry: AnyEntry) -> str:
    return msgspec.json.encode(entry).decode()


def decode(body: str) -> AnyEntry:
    return _decoder.decode(body)
