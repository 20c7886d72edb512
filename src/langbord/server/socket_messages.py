"""What goes over the socket, either way, tagged by `type`."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from langbord.core.game import Event
from langbord.core.moves import Move
from langbord.server.limits import SIZES
from langbord.server.messages import (
    NO_NUL,
    Choice,
    ClientId,
    ClockView,
    Ending,
    Me,
    Problem,
    Said,
    SeatNumber,
    Sequence,
    Strict,
    TableId,
    TableInfo,
    Wire,
)

# --- from the client --------------------------------------------------------------------------------------------------


class Watch(Strict, frozen=True, kw_only=True, tag="watch"):
    """Tell me what happens at a table: a snapshot, or what came after `since`, and then every update."""

    table: TableId
    since: Sequence | None = None


class Unwatch(Strict, frozen=True, kw_only=True, tag="unwatch"):
    table: TableId


class WatchLobby(Strict, frozen=True, kw_only=True, tag="watch_lobby"):
    pass


class UnwatchLobby(Strict, frozen=True, kw_only=True, tag="unwatch_lobby"):
    pass


class Act(Strict, frozen=True, kw_only=True, tag="act"):
    """Do something. `expected`: the last sequence that the client knew of; `id`: its own id of the action."""

    table: TableId
    id: ClientId
    expected: Sequence
    action: Annotated[str, Meta(min_length=1, max_length=SIZES.action)]
    seat: SeatNumber | None = None  # in a study one plays several


class Undo(Strict, frozen=True, kw_only=True, tag="undo"):
    """Take back so many of one's own last actions; without a number the whole turn."""

    table: TableId
    id: ClientId
    expected: Sequence
    times: Annotated[int, Meta(ge=1, le=1000)] | None = None
    seat: SeatNumber | None = None


class Pace(Strict, frozen=True, kw_only=True, tag="pace"):
    """Let bots pause so many times as long as the table was opened with; for its only person."""

    table: TableId
    id: ClientId
    factor: Annotated[float, Meta(ge=0, le=4)]


class Skip(Strict, frozen=True, kw_only=True, tag="skip"):
    """Let bots move without a pause until you are waited for; for the only person at a table."""

    table: TableId
    id: ClientId


class Say(Strict, frozen=True, kw_only=True, tag="say"):
    table: TableId
    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=SIZES.chat, pattern=NO_NUL)]


class Ping(Strict, frozen=True, kw_only=True, tag="ping"):
    id: ClientId


FromClient = Watch | Unwatch | WatchLobby | UnwatchLobby | Act | Undo | Pace | Skip | Say | Ping


# --- from the server --------------------------------------------------------------------------------------------------


class Welcome(Wire, frozen=True, kw_only=True, tag="welcome"):
    me: Me | None
    at: int
    version: str


class Snapshot(Wire, frozen=True, kw_only=True, tag="snapshot"):
    """A table as it is now, for one viewer."""

    table: TableInfo
    sequence: int
    at: int
    seat: int | None  # through whose eyes; none: a spectator
    awaited: list[int]  # who is waited for
    view: Any  # the game's own; see the schema of each game
    choices: list[Choice]
    undo: int  # how many of one's own actions can be taken back
    clock: ClockView | None
    present: list[int]  # seats whose people are here
    watching: int  # how many spectators
    chat: list[Said]
    check: str = ""  # of the record's last line: the same for all who look at this sequence
    ending: Ending | None = None


class Update(Wire, frozen=True, kw_only=True, tag="update"):
    """What one entry of the log changed, for one viewer."""

    table: str
    sequence: int
    at: int
    seat: int | None
    events: list[Event]
    awaited: list[int]
    view: Any  # none before the game begins, and of what was missed: the history has it
    choices: list[Choice]
    undo: int
    moves: list[Move] = []  # what went where; applied to the view before, they give what lies where in this one
    by: int | None = None  # the seat that acted, or took something back
    undone: bool = False  # actions were taken back: the view went backwards
    clock: ClockView | None = None
    check: str = ""  # of the record's last line: the same for all who look at this sequence
    info: TableInfo | None = None  # where something of it changed
    ending: Ending | None = None


class Done(Wire, frozen=True, kw_only=True, tag="done"):
    """What was asked for under this id is stored for good, as that entry of the log."""

    id: str
    sequence: int


class NotDone(Wire, frozen=True, kw_only=True, tag="refused"):
    id: str | None
    problem: Problem
    snapshot: Snapshot | None = None  # after a conflict: how things are now


class ChatLine(Wire, frozen=True, kw_only=True, tag="chat"):
    table: str
    said: Said


class ChatHidden(Wire, frozen=True, kw_only=True, tag="chat_hidden"):
    """A moderator has hidden a line."""

    table: str
    id: str


class Notice(Wire, frozen=True, kw_only=True, tag="notice"):
    """What a moderator has to say to you."""

    id: str
    at: int
    words: str


class Rematched(Wire, frozen=True, kw_only=True, tag="rematched"):
    """Somebody offers a rematch; the seats of those who played are kept at that table."""

    table: str
    next: str
    name: str


class PlansChanged(Wire, frozen=True, kw_only=True, tag="plans"):
    """One of your moves in advance was made or dropped."""

    table: str


class Presence(Wire, frozen=True, kw_only=True, tag="presence"):
    table: str
    present: list[int]
    watching: int


class LobbyList(Wire, frozen=True, kw_only=True, tag="lobby"):
    tables: list[TableInfo]


class LobbyChange(Wire, frozen=True, kw_only=True, tag="lobby_change"):
    """A table that is new in the lobby or changed there; only its id when it has gone."""

    id: str
    table: TableInfo | None


class Gone(Wire, frozen=True, kw_only=True, tag="gone"):
    """The server stops; connect again in a moment."""

    retry: float  # seconds


class Pong(Wire, frozen=True, kw_only=True, tag="pong"):
    id: str
    at: int


FromServer = (
    Welcome
    | Snapshot
    | Update
    | Done
    | NotDone
    | ChatLine
    | ChatHidden
    | Notice
    | Rematched
    | PlansChanged
    | Presence
    | LobbyList
    | LobbyChange
    | Gone
    | Pong
)

decode = msgspec.json.Decoder(FromClient).decode
