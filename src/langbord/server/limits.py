"""Every bound of a server with its default, in one place: sizes, rates, quotas, times, what is kept, and the work.

Sizes belong to the wire and are the same on every server; all else can be set under a heading of the same name in the
settings. `docs/security.md` shows these tables as `documented` writes them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, get_args, get_type_hints

import msgspec
from msgspec import Meta

MEBIBYTE = 1 << 20
Count = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(gt=0)]


class Bounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A group of bounds; each field says what it bounds."""


class Sizes(Bounds, frozen=True, kw_only=True):
    """The longest of each thing that may be sent, in characters where nothing else is said."""

    request: Annotated[int, Meta(description="a request's body, in bytes")] = 1_500_000
    message: Annotated[int, Meta(description="a message on a socket, in bytes")] = 8192
    name: Annotated[int, Meta(description="a name of a person")] = 32
    password: Annotated[int, Meta(description="a password")] = 200
    chat: Annotated[int, Meta(description="a line of chat")] = 500
    report: Annotated[int, Meta(description="what is said in a report")] = 1000
    label: Annotated[int, Meta(description="the label of a token")] = 60
    nonce: Annotated[int, Meta(description="a player's share in the shuffling")] = 64
    client_id: Annotated[int, Meta(description="a client's own id of a message")] = 40
    table_id: Annotated[int, Meta(description="the id of a table")] = 32
    word: Annotated[int, Meta(description="the name of a game, a bot or an option")] = 40
    action: Annotated[int, Meta(description="the text of an action")] = 400
    thing: Annotated[int, Meta(description="a thing on the board that is asked about")] = 100
    digest: Annotated[int, Meta(description="what an edition or a commitment is called")] = 64
    language: Annotated[int, Meta(description="the code of a language")] = 8
    zone: Annotated[int, Meta(description="the name of a time zone")] = 64
    mail: Annotated[int, Meta(description="a mail address, or the name of an account in its place")] = 254
    link: Annotated[int, Meta(description="the address of a webhook or a push service, or the end of a link")] = 1000
    push_key: Annotated[int, Meta(description="a key of a browser's subscription")] = 200
    seats: Annotated[int, Meta(description="seats that bots are named for, how many")] = 16
    plans: Annotated[int, Meta(description="moves in advance at a table, how many")] = 5
    options: Annotated[int, Meta(description="options of a table, how many")] = 40
    edition: Annotated[int, Meta(description="the text of an edition")] = 200_000
    record: Annotated[int, Meta(description="a record to study")] = 1_000_000
    record_lines: Annotated[int, Meta(description="lines of a record to study, how many")] = 10_000
    record_line: Annotated[int, Meta(description="one of these lines; the first may be 100 times as long")] = 1000
    undos: Annotated[int, Meta(description="times that actions are taken back at a table, how many")] = 2000
    watched: Annotated[int, Meta(description="tables that one socket watches, how many")] = 64
    behind: Annotated[int, Meta(description="what a slow client may lag behind, in bytes")] = MEBIBYTE


SIZES = Sizes()


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many at once, and so many a second in the long run."""

    burst: Annotated[float, Meta(gt=0)]
    per_second: Annotated[float, Meta(gt=0)]

    def __str__(self) -> str:
        return f"{self.burst:g}, then {self.per_second:g} a second"


class Rates(Bounds, frozen=True, kw_only=True):
    """How quickly one may ask; counted in each process."""

    requests: Annotated[Rate, Meta(description="requests from an address")] = Rate(200, 20)
    guests: Annotated[Rate, Meta(description="new people from an address")] = Rate(30, 0.05)
    tables: Annotated[Rate, Meta(description="new tables and studies of a person")] = Rate(30, 0.1)
    heavy: Annotated[Rate, Meta(description="replays, records and exports of a person or address")] = Rate(30, 0.5)
    editions: Annotated[Rate, Meta(description="editions that a person enters")] = Rate(20, 0.05)
    hints: Annotated[Rate, Meta(description="hints for a person")] = Rate(10, 0.25)
    messages: Annotated[Rate, Meta(description="messages on a socket")] = Rate(60, 15)
    chat: Annotated[Rate, Meta(description="lines of chat of a person")] = Rate(8, 0.5)
    reports: Annotated[Rate, Meta(description="reports of a person")] = Rate(5, 0.01)
    sockets: Annotated[Rate, Meta(description="new sockets from an address")] = Rate(60, 1)
    seeks: Annotated[Rate, Meta(description="questions of who seeks people to play with")] = Rate(20, 1)
    mails: Annotated[Rate, Meta(description="letters that somebody asks for")] = Rate(5, 0.002)


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The most that a guest, an account and all people of one address may have."""

    guest: Count
    account: Count
    address: Count

    def __str__(self) -> str:
        return f"{self.guest:,} / {self.account:,} / {self.address:,}"


class Quotas(Bounds, frozen=True, kw_only=True):
    """How much one may have: a guest / an account / an address.

    What is stored, sockets and jobs count over all processes (what is in flight elsewhere is known within seconds, by
    the bus); requests and connections count in each.
    """

    tables_open: Annotated[Share, Meta(description="tables that wait or play")] = Share(20, 100, 300)
    tables_opened: Annotated[Share, Meta(description="tables opened within a day")] = Share(200, 1000, 2000)
    studies: Annotated[Share, Meta(description="studies kept")] = Share(20, 200, 200)
    editions: Annotated[Share, Meta(description="editions entered")] = Share(20, 100, 200)
    bytes: Annotated[Share, Meta(description="bytes of studies and editions")] = Share(
        5_000_000, 50_000_000, 50_000_000
    )
    jobs: Annotated[Share, Meta(description="jobs for the workers, under way and waiting")] = Share(4, 8, 16)
    sockets: Annotated[Share, Meta(description="sockets")] = Share(20, 60, 200)
    requests: Annotated[Share, Meta(description="requests under way (by address alone)")] = Share(0, 0, 50)
    connections: Annotated[Share, Meta(description="connections (by address alone)")] = Share(0, 0, 400)


class Times(Bounds, frozen=True, kw_only=True):
    """How long things may take, in seconds."""

    header: Annotated[Seconds, Meta(description="until a request's head has come")] = 10.0
    body: Annotated[Seconds, Meta(description="until its body has come")] = 30.0
    idle: Annotated[Seconds, Meta(description="a connection may be silent between requests")] = 30.0
    socket: Annotated[Seconds, Meta(description="a socket's client may leave a ping unanswered")] = 20.0
    stop: Annotated[Seconds, Meta(description="from SIGTERM to the end, in any state")] = 20.0
    probe: Annotated[Seconds, Meta(description="an answer of /readyz stands")] = 1.0
    recheck: Annotated[Seconds, Meta(description="open sockets are checked against the database")] = 5.0


class Keep(Bounds, frozen=True, kw_only=True):
    """How long what nobody needs is kept, in days; 0: for good. Finished games are kept for good."""

    studies: Annotated[Count, Meta(description="studies, since the last action")] = 30
    guests: Annotated[Count, Meta(description="guests who have no games, since they came")] = 30
    closed: Annotated[Count, Meta(description="tables that were closed before their game ended")] = 30
    reports: Annotated[Count, Meta(description="reports that were dealt with")] = 365


class Work(Bounds, frozen=True, kw_only=True):
    """The worker processes, which do whatever computes on what people sent. Seconds are those of the clock, and of
    processors too, but at the latest six times as many of the clock: a busy machine may take longer.
    """

    processes: Annotated[Count, Meta(description="how many; 0: as many as there are cores, at least 2")] = 0
    memory: Annotated[Count, Meta(description="MiB resident that each may hold")] = 400
    niceness: Annotated[int, Meta(ge=0, le=19, description="by which they step back")] = 10
    waiting: Annotated[Count, Meta(description="jobs that may wait for all of them together")] = 500
    fold: Annotated[Seconds, Meta(description="seconds to add a table's log up, or to replay it")] = 20.0
    album: Annotated[Seconds, Meta(description="seconds to keep a finished game as it was seen")] = 120.0
    edition: Annotated[Seconds, Meta(description="seconds to read and try an edition")] = 30.0
    study: Annotated[Seconds, Meta(description="seconds to replay a record")] = 10.0
    ahead: Annotated[Seconds, Meta(description="seconds to find what a player may be asked next")] = 10.0
    hint: Annotated[Seconds, Meta(description="seconds for a hint")] = 10.0
    bot: Annotated[Seconds, Meta(description="seconds for a bot's move")] = 20.0
    picture: Annotated[Seconds, Meta(description="seconds to draw a board")] = 30.0
    film: Annotated[Seconds, Meta(description="seconds to draw a finished game, moment after moment")] = 180.0
    review: Annotated[Seconds, Meta(description="seconds for a part of a review")] = 30.0


GROUPS: tuple[type[Bounds], ...] = (Sizes, Rates, Quotas, Times, Keep, Work)


def documented() -> str:
    """All bounds as tables of Markdown."""
    return "\n".join(line for group in GROUPS for line in _table(group))


def _table(group: type[Bounds]) -> Iterator[str]:
    yield f"### {group.__name__}\n"
    yield f"{' '.join((group.__doc__ or '').split())}\n"
    yield "| bound | default | what |"
    yield "| --- | ---: | --- |"
    hints: dict[str, Any] = get_type_hints(group, include_extras=True)
    for name, default in zip(group.__struct_fields__, group.__struct_defaults__, strict=True):
        what = next(meta.description for meta in reversed(get_args(hints[name])) if isinstance(meta, Meta))
        shown = f"{default:,}" if isinstance(default, int) else str(default)
        yield f"| `{name}` | {shown} | {what} |"
    yield ""
