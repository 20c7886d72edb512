"""Editions: what is printed on boards and cards, as a readable TOML file that names the source of each datum.

A game describes its file by msgspec structs: `Printed` for the whole, a `Datum` for each entry. Reading one
checks its form, then the game's own rules for it, and lays it out as the flat record that its rules read.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Literal, Protocol, TypeVar, cast

import msgspec

from langbord.core.errors import BadEdition
from langbord.core.record import Record

FORMAT = 1
Source = Literal["rulebook", "published", "reconstructed"]


class Datum(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of an edition file and where it comes from.

    rulebook: the rulebook says so. published: printed on the board or a card, known from publications.
    reconstructed: printed, but known to nobody here; designed by us, to be replaced by who owns the box.
    """

    source: Source
    note: str = ""


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole edition file. Games add their own entries."""

    format: int
    game: str
    name: str
    title: str


P = TypeVar("P", bound=Printed)
T = TypeVar("T", bound=Record)


class EditionModule(Protocol):
    """What `edition.py` of a game gives."""

    Printed: Any  # the struct of the whole file

    def problems(self, printed: Any) -> Iterator[str]:
        """A sentence for each thing that is wrong."""

    def tabulate(self, printed: Any) -> Record:
        """The flat record for the rules."""

    def names(self, printed: Any) -> Mapping[str, tuple[str, ...]]:
        """The names of the things on each axis of the game's records, in order."""


@dataclass(frozen=True)
class Book(Generic[P, T]):
    """An edition that has been read: as printed, as a table for the rules, and its names."""

    printed: P
    table: T
    names: Mapping[str, tuple[str, ...]]
    digest: str  # of the file's contents, whatever its layout and comments

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
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadEdition(f"{where}: is not TOML: {error}") from None


def read_book(game: str, module: EditionModule, text: str, where: str) -> Book[Any, Any]:
    """Read and check an edition; a bad one is refused with a message that says what to change, and `where`."""
    raw = read_toml(text, where)
    if raw.get("game") != game:
        raise BadEdition(f"{where}: is an edition of {raw.get('game', 'no game')!r}, not of {game!r}")
    if raw.get("format") != FORMAT:
        raise BadEdition(f"{where}: has format {raw.get('format')!r}; this version reads format {FORMAT}")
    try:
        printed = cast(Printed, msgspec.convert(raw, module.Printed))
    except msgspec.ValidationError as error:
        raise BadEdition(f"{where}: {error}") from None
    for problem in module.problems(printed):
        raise BadEdition(f"{where}: {problem}")
    digest = hashlib.sha256(msgspec.json.encode(printed, order="deterministic")).hexdigest()
    return Book(printed, module.tabulate(printed), module.names(printed), digest)
