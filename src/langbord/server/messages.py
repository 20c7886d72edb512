"""What goes over the wire, as types: the schema that clients are written against is made from these.

Texts for people never stand here: an `Event` is the id of a message and its arguments, told in the reader's language.
What a socket carries is put together in `socket_messages.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from langbord.core.game import Event, ScoreLine
from langbord.core.messages import Wording
from langbord.core.moves import Move
from langbord.core.signing import Link
from langbord.server.clock import ClockRule
from langbord.server.entries import Proposal, Seek
from langbord.server.limits import SIZES

NO_NUL = r"^[^\u0000]*$"  # which PostgreSQL cannot store
Name = Annotated[
    str, Meta(min_length=1, max_length=SIZES.name, pattern=r"^[^\s<>&\"'@#/\\\u0000][^\r\n\t<>&\"@#/\\\u0000]*$")
]
Password = Annotated[str, Meta(min_length=8, max_length=SIZES.password)]
Nonce = Annotated[str, Meta(min_length=1, max_length=SIZES.nonce, pattern=r"^[A-Za-z0-9_-]*$")]
Commitment = Annotated[str, Meta(min_length=SIZES.digest, max_length=SIZES.digest, pattern=r"^[0-9a-f]*$")]
ClientId = Annotated[str, Meta(min_length=1, max_length=SIZES.client_id, pattern=r"^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Meta(min_length=1, max_length=SIZES.table_id, pattern=r"^[A-Za-z0-9_-]+$")]
Word = Annotated[str, Meta(max_length=SIZES.word, pattern=NO_NUL)]
Option = bool | int | Word
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Sequence = Annotated[int, Meta(ge=0, le=1 << 31)]


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What comes from outside: nothing unknown is let in."""


class Wire(msgspec.Struct, frozen=True, kw_only=True):
    """What the server sends. Fields may be added in later versions."""


class Problem(Wire, frozen=True, kw_only=True):
    """Why something was refused."""

    id: str
    args: dict[str, Any] = {}


class About(Wire, frozen=True, kw_only=True):
    """What a server allows."""

    version: str
    registration: Literal["open", "invited", "closed"]
    guests: bool
    chat: bool
    mail: bool = False  # can it send mail?
    passkeys: bool = False
    notices: bool = False  # does it know its own address, for links in notices?


class ServerKey(Wire, frozen=True, kw_only=True):
    """The key by which a server signs, in hexadecimal, and its fingerprint; each earlier key signed the next one."""

    key: str
    fingerprint: str
    earlier: list[Link]


# --- people ---------------------------------------------------------------------------------------------------------


class Me(Wire, frozen=True, kw_only=True):
    id: str
    name: str
    kind: Literal["guest", "account", "bot"]
    admin: bool = False  # looks after this server


class NewGuest(Strict, frozen=True, kw_only=True):
    name: Name


class Credentials(Strict, frozen=True, kw_only=True):
    name: Name
    password: Password


class NewAccount(Credentials, frozen=True, kw_only=True):
    """A guest who asks for one keeps his games. A bot says that it is one."""

    bot: bool = False
    invitation: Annotated[str, Meta(max_length=SIZES.word)] | None = None  # where this server asks for one


class Rename(Strict, frozen=True, kw_only=True):
    name: Name


class NewPassword(Strict, frozen=True, kw_only=True):
    old: Password
    new: Password


class Blocked(Strict, frozen=True, kw_only=True):
    """Somebody not to be heard: by his name, if he has an account, or by where he sits."""

    name: Name | None = None
    table: TableId | None = None
    seat: SeatNumber | None = None


class BlockedPerson(Wire, frozen=True, kw_only=True):
    """Somebody whom you have blocked; the id is yours alone."""

    id: str
    name: str


class NewToken(Strict, frozen=True, kw_only=True):
    label: Annotated[str, Meta(min_length=1, max_length=SIZES.label, pattern=NO_NUL)]


class Token(Wire, frozen=True, kw_only=True):
    id: str
    label: str
    created: int
    secret: str | None = None  # shown once, when it is made


class Rating(Wire, frozen=True, kw_only=True):
    game: str
    value: float  # a careful estimate: the mean less two deviations, on a scale of thousands
    mean: float
    deviation: float
    games: int


class Standing(Wire, frozen=True, kw_only=True):
    """An account in the leaderboard of a game."""

    rank: int
    name: str
    kind: Literal["account", "bot"]
    value: float  # of its rating, as in `Rating`
    games: int
    wins: int


class Leaderboard(Wire, frozen=True, kw_only=True):
    game: str
    total: int  # accounts that have a rating
    standings: list[Standing]


class PastGame(Wire, frozen=True, kw_only=True):
    table: str
    game: str
    at: int
    status: str
    seats: list[str]
    bots: list[str | None]  # by seat: the bot that played there in its own right
    scores: list[int] | None
    places: list[int] | None
    seat: int


class Result(Wire, frozen=True, kw_only=True):
    """What came of all games against somebody."""

    game: str
    opponent: str
    games: int
    better: int  # in how many one stood before him


class Profile(Wire, frozen=True, kw_only=True):
    name: str
    kind: Literal["account", "bot"]
    since: int
    ratings: list[Rating]
    results: list[Result]  # the opponents of most games first
    games: list[PastGame]  # the last ones


class Said(Wire, frozen=True, kw_only=True):
    """A line of chat."""

    id: str
    at: int
    name: str
    seat: int | None
    text: str


# --- games and tables -----------------------------------------------------------------------------------------------


class GameInfo(Wire, frozen=True, kw_only=True):
    """A game that can be played here. Its files lie under `/api/games/<name>/files/<digest>/`: `texts/en.ftl`, ..."""

    name: str
    players: list[int]
    usual_players: int
    editions: list[str]
    options: dict[str, Any]  # a JSON Schema
    bots: list[str]
    digest: str  # changes when one of its files does
    rulebooks: list[str]  # languages in which its numbered rules are written: `rulebook/en.md`
    lessons: bool  # there is `lessons.json`
    picture: bool  # there is `picture.svg`
    board: bool  # there is `board.js`, a board of its own for a browser


class NewEdition(Strict, frozen=True, kw_only=True):
    """An edition of one's own: the text of a TOML file."""

    game: Word
    text: Annotated[str, Meta(max_length=SIZES.edition, pattern=NO_NUL)]


class EditionInfo(Wire, frozen=True, kw_only=True):
    """An edition that somebody entered; tables call it by its digest."""

    digest: str
    game: str
    name: str
    title: str
    created: int


class CheckedEdition(EditionInfo, frozen=True, kw_only=True):
    """An edition that has just been entered, with what its game thinks unlikely in it."""

    doubts: list[str]


class OwnEdition(EditionInfo, frozen=True, kw_only=True):
    text: str
    printed: Any  # as `Printed` in the schema of each game


class Export(Wire, frozen=True, kw_only=True):
    """All that is kept about a person."""

    me: Me
    created: int
    games: list[PastGame]
    ratings: list[Rating]
    tokens: list[Token]
    blocked: list[str]
    editions: list[EditionInfo]
    said: list[Said]
    likes: dict[str, Any] = {}  # language, time zone, notices
    receivers: list[dict[str, Any]] = []  # where notices go
    passkeys: list[dict[str, Any]] = []
    sessions: list[dict[str, Any]] = []
    invited: list[str] = []  # tables
    looked: list[str] = []  # finished games that one has looked at
    follows: list[str] = []  # names
    vacation: list[list[int]] = []  # when days were taken off, and how many
    ahead: list[dict[str, Any]] = []  # moves in advance
    curve: list[list[Any]] = []  # ratings: the game, the table, when, and the value then
    places: list[list[Any]] = []  # where one has logged in, as a hash, and when
    seeks: list[list[Any]] = []  # what one waits to play: the game, how many, the clock, since when


class NewTable(Strict, frozen=True, kw_only=True):
    game: Word
    players: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[Word, Option], Meta(max_length=SIZES.options)] = {}
    edition: Annotated[str, Meta(max_length=SIZES.digest, pattern=NO_NUL)] = "standard"
    clock: ClockRule | None = None
    listed: bool = True
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0
    bots: Annotated[list[Word | None], Meta(max_length=SIZES.seats)] = []  # by seat
    seat: SeatNumber | None = None  # the host's own; by default the first without a bot
    sit: bool = True
    start: bool = False  # at once, where all seats are taken; nobody has a share in the shuffling then
    hints: bool = True  # may players ask what a bot would do?
    begins: bool = False  # by itself, when all seats are taken
    seek: Seek | None = None  # whom you would like to play with


class Sit(Strict, frozen=True, kw_only=True):
    seat: SeatNumber | None = None


class Share(Strict, frozen=True, kw_only=True):
    """A player's own share in the shuffling, and the dealer's commitment that he was shown before he gave it."""

    commitment: Commitment
    nonce: Nonce


class Kick(Strict, frozen=True, kw_only=True):
    seat: SeatNumber


class SeatBot(Strict, frozen=True, kw_only=True):
    seat: SeatNumber
    bot: Word | None


class NewStudy(Strict, frozen=True, kw_only=True):
    """A record to go on from, at its end or after its entry `at`; `bots` play the seats they are named for."""

    record: Annotated[str, Meta(max_length=SIZES.record, pattern=NO_NUL)]
    at: Annotated[int, Meta(ge=0)] | None = None
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0
    bots: Annotated[list[Word | None], Meta(max_length=SIZES.seats)] = []


class SeatInfo(Wire, frozen=True, kw_only=True):
    name: str | None  # none: the seat is free
    kind: Literal["free", "person", "bot"]
    bot: str | None = None  # who moves for this seat, where a bot does
    number: int = 0  # of several bots of that name which; 0: it is the only one
    away: bool = False  # a bot plays for a person, who may come back
    hints: int = 0  # how often the player asked what a bot would do
    shared: bool = False  # he gave a share in the shuffling
    host: bool = False  # he opened the table
    kept: bool = False  # a free seat that is kept for somebody who played there before: for you, where `you` says so
    you: bool = False


class ProposalInfo(Wire, frozen=True, kw_only=True):
    """What all people at a table must agree to."""

    what: Proposal
    seat: int
    agreed: list[int]


class TableInfo(Wire, frozen=True, kw_only=True):
    id: str
    game: str
    edition: str
    edition_title: str = ""
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over", "closed"]
    seats: list[SeatInfo]
    clock: ClockRule | None
    listed: bool
    hints: bool = True  # may players ask what a bot would do?
    study: bool
    commitment: str  # the dealer's promise, shown before anybody gives a nonce
    key: str | None = None  # what was promised: shown when the game is over, or the table closed
    signer: str | None = None  # the fingerprint of the server's key that signed the opening
    host: bool  # is it yours?
    created: int
    after: str | None = None  # a rematch of this table
    begins: bool = False  # by itself, when all seats are taken
    seek: Seek | None = None  # whom its host would like to play with
    proposal: ProposalInfo | None = None  # what somebody proposed, and who agrees
    halted: int | None = None  # since when all have agreed to a pause
    why: str | None = None  # it was closed


class Choice(Wire, frozen=True, kw_only=True):
    """Something that a seat may do: what to send, and what it is called."""

    action: str
    label: Event
    about: str | None = None  # the thing on the board that it concerns
    rule: str | None = None  # the number of the rule by which it is done


class Idea(Choice, frozen=True, kw_only=True):
    """A choice that a bot thinks well of."""

    chance: float  # the share in the win that the seat can expect from it


class Hint(Wire, frozen=True, kw_only=True):
    """What a bot would do, knowing only what the seat may know."""

    sequence: int  # the last entry that it knew of
    seat: int
    ideas: list[Idea]  # the best first


class Possibilities(Wire, frozen=True, kw_only=True):
    """What you may come to be able to do when it is your turn, after the moves in advance that you have named."""

    choices: list[Choice]


class Plan(Strict, frozen=True, kw_only=True):
    """A move in advance: one of the possibilities, to be made as soon as it is your turn."""

    action: Annotated[str, Meta(min_length=1, max_length=SIZES.action, pattern=NO_NUL)]


class Passing(Strict, frozen=True, kw_only=True):
    """Shall the server move for you where you can do one thing only?"""

    passes: bool


class Planned(Wire, frozen=True, kw_only=True):
    """Your moves in advance at a table, the next first; nobody else is told of them."""

    plans: list[PlannedMove] = []
    passes: bool = False
    dropped: Event | None = None  # what could not be done when it was your turn


class PlannedMove(Wire, frozen=True, kw_only=True):
    action: str
    label: Event


class ClockView(Wire, frozen=True, kw_only=True):
    left: list[int]  # milliseconds a seat, at the time `at`
    running: list[int]
    at: int
    pauses: list[tuple[int, int]] = []  # when they stand in the days to come, where there are playing hours


class Ending(Wire, frozen=True, kw_only=True):
    """What came of a game. With the key everybody can deal it again: `langbord verify`."""

    scores: list[int]
    places: list[int]
    sheet: list[ScoreLine]
    key: str


class Change(Wire, frozen=True, kw_only=True):
    """What a player would have more or less of."""

    what: Event
    count: int


class Foreseen(Wire, frozen=True, kw_only=True):
    """What an action would come to before anything is dealt; nothing of it where it shows what was hidden."""

    rule: str | None  # by which it is done
    changes: list[Change]  # what it costs and brings
    view: Any


class Why(Wire, frozen=True, kw_only=True):
    """Why nothing can be done with a thing on the board: the rule that forbids it, and what is more particular.

    Neither where something can be done with it, or where no action is about it.
    """

    rule: str | None = None
    text: Event | None = None
    now: Wording = []  # what the thing would bring as things stand


class Chances(Wire, frozen=True, kw_only=True):
    """What each seat could expect of the win before an entry of the log; at the end what it got."""

    sequence: int
    shares: list[float]


class Judged(Wire, frozen=True, kw_only=True):
    """A decision that cost something: what was done, what was better, and the mover's share in the win after each."""

    sequence: int  # of the entry
    seat: int
    done: Choice
    expected: float
    better: Choice
    possible: float
    doubt: float  # 95 of 100 times the difference of both lies within so much
    changes: list[Change]  # what the better one would have cost and brought at once, as far as its player could know
    reason: Wording = []  # what the thing that the better one is about came to


class Stroke(Wire, frozen=True, kw_only=True):
    """What the dealer dealt after a decision, and by how much it changed what each seat could expect."""

    sequence: int  # of the entry
    gains: list[float]


class Luck(Wire, frozen=True, kw_only=True):
    """What the dealer gave each seat and took from it in a whole game, beside what else could have been dealt."""

    totals: list[float]
    doubts: list[float]  # 95 of 100 times the total is within so much of what more trials would have shown
    strokes: list[Stroke]  # those that moved somebody most, the largest first


class Review(Wire, frozen=True, kw_only=True):
    """What a bot thinks of a finished game, each decision judged by what its player could know."""

    state: Literal["working", "ready"]
    done: float  # how far it is: 1 when ready
    curve: list[Chances] = []  # comes first
    costly: list[Judged] = []  # the costliest first
    luck: Luck | None = None  # None when ready: it cannot be told


class Draws(Wire, frozen=True, kw_only=True):
    """What the dealer dealt in a whole game: each outcome, how often, and how often one would expect it."""

    outcomes: dict[str, int]
    expected: dict[str, float]
    labels: dict[str, Event]  # what each of them is called


class Frame(Wire, frozen=True, kw_only=True):
    """One entry of a table's log as a seat saw it: what was told, and what went where."""

    sequence: int
    at: int
    by: int | None = None  # the seat that acted, or took something back
    events: list[Event]
    moves: list[Move] = []
    view: Any = None


class History(Wire, frozen=True, kw_only=True):
    table: str
    seat: int | None
    frames: list[Frame]


class RecapLine(Wire, frozen=True, kw_only=True):
    """What a seat did, in a sentence; the places on the board that it is about; whether it hit the reader."""

    text: Event
    seat: int
    places: list[str]
    against: bool


class Recap(Wire, frozen=True, kw_only=True):
    """What the others did since a seat last acted: at most three lines a seat, what hit it first."""

    seat: int | None
    since: int  # the entry in which it last acted; 0: it has not yet
    at: int  # when that was
    lines: list[RecapLine]


class Lobby(Wire, frozen=True, kw_only=True):
    tables: list[TableInfo]


class NewTableId(Wire, frozen=True, kw_only=True):
    id: str


encode = msgspec.json.Encoder().encode
