"""Game records as text: JSON Lines, a header, then a line for each thing that happened.

    {"langbord":"record","format":2,"game":"tickets",...,"commitment":"9f2c...","check":"..."}
    {"deal":"pink","pile":"cards","check":"..."}
    {"seat":0,"do":"claim dam-oude_kerk/pink pink+1","check":"..."}
    {"seat":0,"undo":1,"check":"..."}
    {"seat":1,"hint":true,"check":"..."}
    {"end":{"scores":[...],"places":[...]},"key":"...","check":"..."}

Every line's check is bound to the dealer's key and to all lines before it, so a line that was changed afterwards is
named exactly. A record replays without any generator, as the outcomes of chance stand in it.

A server signs the first line when the game begins, and the whole record when it ends. Names are signed as salted
hashes, the `marks`: who is forgotten loses name and salt, and every check and signature still holds.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from msgspec.structs import replace

from langbord.core import jsontext
from langbord.core.dealer import commitment, seal
from langbord.core.errors import BadRecord
from langbord.core.position import Position
from langbord.core.signing import OPENING, RECORD, Signature, holds, is_hexadecimal

FORMAT = 2
READ = (1, FORMAT)
FORGOTTEN = "–"  # the name of who wished to be forgotten


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The game that is recorded, and the dealer's promise."""

    langbord: str
    format: int
    game: str
    edition: str
    edition_digest: str
    rules: int = 0  # the version of the game's rules; none before there were versions
    options: dict[str, Any]
    seats: list[str]  # who sits there
    commitment: str | None = None  # none where the deals were scripted
    nonces: list[str] = []  # by seat; empty where none was given
    marks: list[str] = []  # of each name its salted hash, which stands for it in checks and signatures
    at: int = 0  # when it began, in milliseconds since 1970; 0: that is not told
    start: Position | None = None  # where it is not the beginning
    salts: list[str] = []  # of each name; empty where it was forgotten
    check: str = ""
    signed: Signature | None = None  # of this line, made when the game began


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One thing that happened: an outcome of chance, an action of a seat, actions it took back, or a hint it had."""

    deal: str | None = None
    pile: str = ""  # of what that was dealt; since format 2, in games that name their piles
    seat: int | None = None
    do: str | None = None
    undo: int | None = None  # so many of its own actions
    hint: bool = False  # it was told what a bot would do
    check: str = ""

    def is_well_formed(self) -> bool:
        if self.deal is not None:
            return self.seat is None and self.do is None and self.undo is None and not self.hint
        return (
            not self.pile and self.seat is not None and (self.do is not None) + (self.undo is not None) + self.hint == 1
        )


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scores: list[int]
    places: list[int]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The result of a finished game, and the dealer's key once it may be known."""

    end: Result | None = None
    key: str | None = None
    check: str = ""
    signed: Signature | None = None  # of the whole record, made when the game ended


class GameRecord(msgspec.Struct, frozen=True):
    """A whole record."""

    header: Header
    entries: list[Entry]
    end: End | None

    @property
    def key(self) -> bytes | None:
        return bytes.fromhex(self.end.key) if self.end is not None and self.end.key is not None else None

    @property
    def lines(self) -> list[Line]:
        return [self.header, *self.entries, *([self.end] if self.end is not None else [])]

    def text(self) -> str:
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in self.lines)

    @property
    def opening(self) -> bytes:
        """What a server signs when the game begins."""
        return covered(self.header)

    @property
    def digest(self) -> bytes:
        """What it signs when the game has ended."""
        return hashlib.sha256(b"".join(covered(line) + b"\n" for line in self.lines)).digest()

    def with_signatures(self, opening: Signature | None, whole: Signature | None) -> GameRecord:
        end = replace(self.end, signed=whole) if self.end is not None else None
        return GameRecord(replace(self.header, signed=opening), self.entries, end)


Line = Header | Entry | End
Fields = dict[str, msgspec.Raw]  # of a line whose kind is not known yet


def sealed(line: Any, key: bytes | None, before: str) -> Any:
    """The line with its check. Without a dealer's key the check binds the lines to each other alone."""
    return replace(line, check=check_of(line, key, before))


def check_of(line: Line, key: bytes | None, before: str) -> str:
    return seal(key or b"", before, covered(line))


def covered(line: Line) -> bytes:
    """A line as checks and signatures know it: without themselves, and without names that have marks."""
    if isinstance(line, Entry):
        return msgspec.json.encode(replace(line, check="") if line.check else line)
    bare = replace(line, check="", signed=None)
    if isinstance(bare, Header) and bare.marks:
        bare = replace(bare, seats=[], salts=[])
    return msgspec.json.encode(bare)


def mark_of(name: str, salt: str) -> str:
    """The salted hash that stands for a name."""
    return hashlib.sha256(f"langbord name 1\0{salt}\0{name}".encode()).hexdigest()


def parse(text: str) -> GameRecord:
    """Read a record; refuses one that is not of this form."""
    lines = text.removesuffix("\n").replace("\r\n", "\n").split("\n")  # a name may hold any other separator
    if not text.strip():
        raise BadRecord("the record is empty", 1)
    header = _decode(lines[0], 1, Header)
    if header.langbord != "record":
        raise BadRecord(f"this is a {header.langbord!r}, not a record", 1)
    if header.format not in READ:
        raise BadRecord(f"the record has format {header.format}; this version reads {READ[0]} to {FORMAT}", 1)
    end = None
    if len(lines) > 1 and _decode(lines[-1], len(lines), Fields).keys() & {"end", "key"}:
        end = _decode(lines.pop(), len(lines) + 1, End)
        if end.key is not None and not is_hexadecimal(end.key):
            raise BadRecord("the dealer's key is not hexadecimal", len(lines) + 1)
    entries = []
    for number, line in enumerate(lines[1:], 2):
        entries.append(_decode(line, number, Entry))
        if not entries[-1].is_well_formed():
            raise BadRecord("a line must hold a deal, or a seat with what it does, takes back or is told", number)
    return GameRecord(header, entries, end)


def _decode(line: str, number: int, kind: type[Any]) -> Any:
    try:
        return jsontext.read(line, kind)
    except jsontext.BadJson as error:
        raise BadRecord(str(error), number) from None


def verify_seals(record: GameRecord) -> None:
    """Check the key against the commitment, and every line against the key: the first false line is named."""
    key = record.key
    last = len(record.entries) + 2
    if record.header.commitment is not None:
        if key is None:
            raise BadRecord("the record ends without the dealer's key; only a finished game can be verified", last)
        if commitment(key) != record.header.commitment:
            raise BadRecord("the key is not the one that was committed to in line 1", last)
    before = ""
    for number, line in enumerate(record.lines, 1):
        if check_of(line, key, before) != line.check:
            raise BadRecord("this line is not the one that was recorded", number)
        before = line.check


def without_names(record: GameRecord) -> GameRecord:
    """The same record with all names forgotten; what was signed still holds if they have marks."""
    nobody = [FORGOTTEN for _ in record.header.seats]
    salts = ["" for _ in record.header.salts]
    return GameRecord(replace(record.header, seats=nobody, salts=salts), record.entries, record.end)


def verify_names(record: GameRecord) -> None:
    """Check every name against its mark: a name that was changed is refused."""
    header = record.header
    if not header.marks and not header.salts:
        return
    if not len(header.marks) == len(header.salts) == len(header.seats):
        raise BadRecord("there must be a mark and a salt for each seat", 1)
    for seat, (name, salt, mark) in enumerate(zip(header.seats, header.salts, header.marks, strict=True)):
        if mark_of(name, salt) != mark and not (name == FORGOTTEN and not salt):
            raise BadRecord(f"the name {name!r} of seat {seat} is not the one that was recorded", 1)


def verify_signatures(record: GameRecord) -> None:
    """Check the signatures that there are; a false one is refused. Whose they are is another question."""
    header, end, last = record.header, record.end, len(record.entries) + 2
    opening, whole = header.signed, end.signed if end is not None else None
    if opening is not None and not holds(opening, OPENING, record.opening):
        raise BadRecord("the server's signature is not one of this opening", 1)
    if whole is not None and not holds(whole, RECORD, record.digest):
        raise BadRecord("the server's signature is not one of this record", last)
    if opening is not None and whole is not None and opening.known_as[0] not in whole.known_as:
        raise BadRecord("the opening was signed by another server than the whole", last)
