"""Game records as text: JSON Lines, a header, then a line for each thing that happened.

    {"langbord":"record","format":1,"game":"tickets",...,"commitment":"9f2c...","check":"..."}
    {"deal":"pink","check":"..."}
    {"seat":0,"do":"claim dam-oude_kerk/pink pink+1","check":"..."}
    {"seat":0,"undo":1,"check":"..."}
    {"seat":1,"hint":true,"check":"..."}
    {"end":{"scores":[...],"places":[...]},"key":"...","check":"..."}

Every line's check is bound to the dealer's key and to all lines before it, so a line that was changed afterwards is
named exactly. A record replays without any generator, as the outcomes of chance stand in it.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from langbord.core.dealer import commitment, seal
from langbord.core.errors import BadRecord
from langbord.core.position import Position

FORMAT = 1


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
    nonces: list[str] = []
    start: Position | None = None  # where it is not the beginning
    check: str = ""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One thing that happened: an outcome of chance, an action of a seat, actions it took back, or a hint it had."""

    deal: str | None = None
    seat: int | None = None
    do: str | None = None
    undo: int | None = None  # so many of its own actions
    hint: bool = False  # it was told what a bot would do
    check: str = ""

    def is_well_formed(self) -> bool:
        if self.deal is not None:
            return self.seat is None and self.do is None and self.undo is None and not self.hint
        return self.seat is not None and (self.do is not None) + (self.undo is not None) + self.hint == 1


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scores: list[int]
    places: list[int]


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The result of a finished game, and the dealer's key once it may be known."""

    end: Result | None = None
    key: str | None = None
    check: str = ""


class GameRecord(msgspec.Struct, frozen=True):
    """A whole record."""

    header: Header
    entries: list[Entry]
    end: End | None

    @property
    def key(self) -> bytes | None:
        return bytes.fromhex(self.end.key) if self.end is not None and self.end.key is not None else None

    def text(self) -> str:
        lines = [self.header, *self.entries, *([self.end] if self.end is not None else [])]
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


Line = Header | Entry | End
HEXADECIMAL = re.compile(r"(?:[0-9a-f]{2})*")


def sealed(line: Any, key: bytes | None, before: str) -> Any:
    """The line with its check. Without a dealer's key the check binds the lines to each other alone."""
    return msgspec.structs.replace(line, check=check_of(line, key, before))


def check_of(line: Line, key: bytes | None, before: str) -> str:
    bare = msgspec.structs.replace(line, check="")
    return seal(key or b"", before, msgspec.json.encode(bare))


def parse(text: str) -> GameRecord:
    """Read a record; refuses one that is not of this form."""
    lines = text.removesuffix("\n").replace("\r\n", "\n").split("\n")  # a name may hold any other separator
    if not text.strip():
        raise BadRecord("the record is empty", 1)
    header = _decode(lines[0], 1, Header)
    if header.langbord != "record":
        raise BadRecord(f"this is a {header.langbord!r}, not a record", 1)
    if header.format != FORMAT:
        raise BadRecord(f"the record has format {header.format}; this version reads format {FORMAT}", 1)
    end = None
    if len(lines) > 1 and ('"key"' in lines[-1] or '"end"' in lines[-1]):
        end = _decode(lines.pop(), len(lines) + 1, End)
        if end.key is not None and not HEXADECIMAL.fullmatch(end.key):
            raise BadRecord("the dealer's key is not hexadecimal", len(lines) + 1)
    entries = []
    for number, line in enumerate(lines[1:], 2):
        entries.append(_decode(line, number, Entry))
        if not entries[-1].is_well_formed():
            raise BadRecord("a line must hold a deal, or a seat with what it does, takes back or is told", number)
    return GameRecord(header, entries, end)


def _decode(line: str, number: int, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
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
    lines: list[Line] = [record.header, *record.entries, *([record.end] if record.end is not None else [])]
    for number, line in enumerate(lines, 1):
        if check_of(line, key, before) != line.check:
            raise BadRecord("this line is not the one that was recorded", number)
        before = line.check
