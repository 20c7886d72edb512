"""Editions: what is printed on boards and cards, as a readable TOML file that names the source of each datum.

A game describes its file by msgspec structs: `Printed` for the whole, a `Datum` for each entry, with the bounds of
every number and list where it is declared. Reading one checks its form, then the game's own rules for it, and lays it
out as the flat record that its rules read. Command line, Python and server all read it here.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, Protocol, TypeVar, cast

import msgspec
from msgspec import Meta

from langbord.core.errors import BadEdition
from langbord.core.record import Record

FORMAT = 1
KEY_PARTS = 12  # words joined by dots in a key, at most
DEEP_KEY = re.compile(rf"(?<![\w\"'-])(?:[\w\"'-]++[ \t]*+\.[ \t]*+){{{KEY_PARTS}}}")  # in linear time
Source = Literal["rulebook", "published", "reconstructed"]

# Ids stand in the texts of actions and in file names; titles on one line of a page
ID = r"\A[a-z][a-z0-9_]{0,39}\Z"
ONE_LINE = r"\A[^\x00-\x1f\x7f-\x9f\u2028\u2029]{1,100}\Z"
Id = Annotated[str, Meta(pattern=ID)]
Title = Annotated[str, Meta(pattern=ONE_LINE)]
MEANT = {
    ID: "an id of small letters, digits and _, which begins with a letter and has 40 characters at most",
    ONE_LINE: "one line of 1 to 100 characters",
}


class Datum(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of an edition file and where it comes from.

    rulebook: the rulebook says so. published: printed on the board or a card, known from publications.
    reconstructed: printed, but known to nobody here; designed by us, to be replaced by who owns the box.
    """

    source: Source
    note: Annotated[str, Meta(max_length=1000)] = ""


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole edition file. Games add their own entries."""

    format: int
    game: str
    name: Id
    title: Title


P = TypeVar("P", bound=Printed)
T = TypeVar("T", bound=Record)


class EditionModule(Protocol):
    """What `edition.py` of a game gives.

    It may also have `doubts(printed)`: a sentence for each thing that we only think unlikely, of entries whose source
    is `reconstructed`. Such an edition is played all the same.
    """

    Printed: Any  # the struct of the whole file

    def problems(self, printed: Any) -> Iterator[str]:
        """A sentence for each thing with which the rules cannot be played."""

    def tabulate(self, printed: Any) -> Record:
        """The flat record for the rules."""

    def names(self, printed: Any) -> Mapping[str, tuple[str, ...]]:
        """The names of the things on each axis of the game's records, in order; at most as many as it has room for."""


@dataclass(frozen=True)
class Book(Generic[P, T]):
    """An edition that has been read: as printed, as a table for the rules, and its names."""

    printed: P
    table: T
    names: Mapping[str, tuple[str, ...]]
    digest: str  # of the file's contents, whatever its layout and comments
    doubts: tuple[str, ...] = ()  # what we think unlikely in it

    @property
    def name(self) -> str:
        return self.printed.name

    def number(self, axis: str, name: str) -> int:
        """The number of the thing with that name."""
        return self.names[axis].index(name)


def read_file(path: Path) -> str:
    """The text of an edition file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadEdition(f"{path}: cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadEdition(f"{path}: is not UTF-8 text") from None


def read_toml(text: str, where: str) -> dict[str, Any]:
    """The raw contents of an edition."""
    if DEEP_KEY.search(text):
        raise BadEdition(f"{where}: a key may have {KEY_PARTS} parts at most")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadEdition(f"{where}: is not TOML: {error}") from None


def read_book(game: str, module: EditionModule, text: str, where: str, *, accepted: bool = False) -> Book[Any, Any]:
    """Read and check an edition; a bad one is refused with a message that says what to change, and `where`.

    One that was `accepted` before stays readable: rules for editions that were made since do not count for it.
    """
    raw = read_toml(text, where)
    if raw.get("game") != game:
        raise BadEdition(f"{where}: is an edition of {raw.get('game', 'no game')!r}, not of {game!r}")
    if raw.get("format") != FORMAT:
        raise BadEdition(f"{where}: has format {raw.get('format')!r}; this version reads format {FORMAT}")
    try:
        printed = cast(Printed, msgspec.convert(raw, module.Printed))
    except msgspec.ValidationError as error:
        raise BadEdition(f"{where}: {_told(str(error))}") from None
    for problem in () if accepted else module.problems(printed):
        raise BadEdition(f"{where}: {problem}")
    digest = hashlib.sha256(msgspec.json.encode(printed, order="deterministic")).hexdigest()
    doubts = getattr(module, "doubts", lambda printed: ())(printed)
    return Book(printed, module.tabulate(printed), module.names(printed), digest, tuple(doubts))


def _told(error: str) -> str:
    """What is wrong with the form of an entry, the entry first: "route 3, length: Expected `int` <= 4"."""
    what, _, path = error.partition(" - at `$")
    for pattern, meant in MEANT.items():
        what = what.replace(f"`str` matching regex {pattern!r}", meant)
    entry = re.sub(r"\[(\d+)\]", lambda found: f" {int(found[1]) + 1}", path.rstrip("`").lstrip("."))
    return f"{entry.replace('.', ', ')}: {what}" if entry else what


def repeated(ids: Iterable[str]) -> Iterator[str]:
    """Every id that is there more than once."""
    seen: set[str] = set()
    for one in ids:
        if one in seen:
            yield one
        seen.add(one)


def filled(things: Sequence[int], room: int, empty: int = 0) -> list[int]:
    """A list for an axis with more room than an edition uses."""
    return [*things, *[empty] * (room - len(things))]
