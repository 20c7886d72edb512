"""Positions as text: complete, readable JSON with names instead of numbers; `load(dump(s)) == s`.

Format 2, by what a field of the state declares:

    i8.one_of(COLOURS), i8.of(COLOURS)    "pink"; null for none
    i8.one_of(SEATS), i8.of(SEATS)        2; null for none
    i8.set_of(SEATS), i8.set_of(COLOURS)  [0, 2]; ["pink"]
    i8[SEATS].upto(9)                     [3, 0]: as many as there are at the table
    i8[COLOURS].upto(9)                   {"pink": 3}: what is left out is nothing, 0 or null or an empty list
    i8[5].of(COLOURS)                     ["pink", null, "blue"]: nothing at the end is left out
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, NamedTuple

import msgspec

from langbord.core import jsontext
from langbord.core.actions import Names
from langbord.core.consistency import faults
from langbord.core.edition import Book
from langbord.core.errors import BadPosition, rules_told
from langbord.core.game import Game, Options, get_game
from langbord.core.oldposition import read_format_1
from langbord.core.record import NONE, Axis, Cells, Field, GameState, is_of_seats

FORMAT = 2


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A moment of a game."""

    langbord: str = "position"
    format: int = FORMAT
    game: str
    edition: str
    edition_digest: str
    rules: int = 0  # the version of the game's rules; none before there were versions
    options: dict[str, Any]
    state: dict[str, Any]


def dump(game: Game, book: Book[Any, Any], options: Options, state: GameState) -> Position:
    """The text form of a state."""
    table = Table(book.names, game.parties(state))
    return Position(
        game=game.name,
        edition=book.name,
        edition_digest=book.digest,
        rules=game.rules_version,
        options=msgspec.to_builtins(options),
        state={
            name: table.written(getattr(state, name), field, field.axes)
            for name, field in game.State.fields.items()
            if name not in options.__struct_fields__
        },
    )


def game_of(position: Position) -> Game:
    """The game by the rules that a position names; where it names none, by those of today."""
    latest = get_game(position.game)
    game = latest.by_rules(position.rules or latest.rules_version)
    if game is None:
        named, at_hand = rules_told(position.rules), latest.rules_version
        raise BadPosition(f"the position is of {named}, which are not kept here; those at hand are version {at_hand}")
    return game


def book_of(game: Game, position: Position) -> Book[Any, Any]:
    """The edition that a position names, the game's own or that of any release."""
    book = game.edition_of(position.edition_digest)
    if book is None:
        raise BadPosition(f"the position is of another edition ({position.edition}) than those known here")
    return book


def load(position: Position, book: Book[Any, Any] | None = None) -> tuple[Options, GameState]:
    """The state that a position describes, by the rules and the edition that it names."""
    game = game_of(position)
    return read(game, position, book or book_of(game, position))


def read(game: Game, position: Position, book: Book[Any, Any]) -> tuple[Options, GameState]:
    """The state that a position describes; refuses one that could not be played on (see `faults`)."""
    if position.format not in (1, FORMAT):
        raise BadPosition(f"the position has format {position.format}; this version reads formats 1 and {FORMAT}")
    if position.edition_digest != book.digest:
        raise BadPosition(f"the position is of another edition ({position.edition}) than the one at hand ({book.name})")
    options = game.options(**position.options)
    state = game.start(book, options)
    unknown = position.state.keys() - game.State.fields.keys()
    if unknown:
        raise BadPosition(f"the state has no field {min(unknown)!r}")
    read = partial(read_format_1, book.names) if position.format == 1 else Table(book.names, game.parties(state)).read
    for name, field in game.State.fields.items():
        if name not in options.__struct_fields__:
            if name not in position.state:
                raise BadPosition(f"the field {name!r} of the state is missing")
            setattr(state, name, read(position.state[name], field, field.axes, name, getattr(state, name)))
    for fault in faults(game, book, options, state):
        raise BadPosition(fault)
    return options, state


def parse(text: str | bytes) -> Position:
    """Read the JSON of a position."""
    try:
        return jsontext.read(text, Position)
    except jsontext.BadJson as error:
        raise BadPosition(f"this is not a position: {error}") from None


@dataclass(frozen=True)
class Table:
    """By what a text is written and read: the edition's names, and how many parties are at the table."""

    names: Names
    parties: int

    # --- Writing ----------------------------------------------------------------------------------------------------

    def written(self, cells: Cells, field: Field, axes: Sequence[int]) -> Any:
        """A field's contents, or those of a part of it, with names."""
        if not axes:
            return self._told(cells, field)
        if is_of_seats(axes[0]):
            cells = cells[: self.parties]
        inner = self._row(cells, field) if len(axes) == 1 else [self.written(cell, field, axes[1:]) for cell in cells]
        if is_of_seats(axes[0]):
            return inner
        if isinstance(axes[0], Axis):
            things = zip(self.names[axes[0].name], inner, strict=False)
            if len(axes) == 1 and field.counts:
                return {name: count for name, count in things if count}
            return {name: cell for name, cell in things if not is_nothing(cell, field)}
        while inner and inner[-1] is None:
            inner.pop()
        return inner

    def _row(self, cells: list[int], field: Field) -> list[Any]:
        """A row of numbers; states consist of these, so they are looked up at once."""
        if field.members is not None:
            return [self._told(number, field) if number else [] for number in cells]
        words = self._lexicon(field).words
        return [words.get(number, number) for number in cells] if words else list(cells)

    def _lexicon(self, field: Field) -> Lexicon:
        return lexicon(self._things(field), field.least, field.most, field.optional)

    def _things(self, field: Field) -> tuple[str, ...]:
        """What the field's values name, where these are no seats."""
        return () if field.names is None or field.of_seats else self.names[field.names.name]

    def _told(self, number: int, field: Field) -> Any:
        """One number; as it is where it cannot be, so that loading it says so."""
        if not field.keeps(number, field.most):
            return number
        if field.members is not None:
            members = [k for k in range(field.members) if number >> k & 1]
            return members if is_of_seats(field.members) else [self.names[field.members.name][k] for k in members]
        return self._lexicon(field).words.get(number, number)

    # --- Reading ----------------------------------------------------------------------------------------------------

    def read(self, told: Any, field: Field, axes: Sequence[int], path: str, laid_out: Cells) -> Cells:
        """The contents from their text form; what is not at the table or not in the edition stays as laid out."""
        if not axes:
            return self._number(told, field, path)
        if isinstance(axes[0], Axis) and not is_of_seats(axes[0]):
            inner = self._by_name(told, field, axes, path)
        else:
            inner = self._in_order(told, field, axes, path)
        if len(axes) == 1 and (row := self._numbers(inner, field)) is not None:
            return row + laid_out[len(row) :]
        parts = enumerate(zip(inner, laid_out, strict=False))
        cells = [self.read(cell, field, axes[1:], f"{path}[{k}]", laid) for k, (cell, laid) in parts]
        return cells + laid_out[len(cells) :]

    def _numbers(self, row: list[Any], field: Field) -> list[int] | None:
        """A row of values as numbers, at once; None where one of them has to be looked at by itself."""
        if field.members is not None:
            return [0] * len(row) if all(cell == [] for cell in row) else None
        words = self._lexicon(field)
        if words.named:
            try:
                return [words.numbers[cell] for cell in row]
            except (KeyError, TypeError):
                return None
        kinds = {type(cell) for cell in row}
        if field.optional and kinds <= {int, type(None)}:
            return [NONE if cell is None else cell for cell in row]
        return row if kinds <= {int} else None

    def _by_name(self, told: Any, field: Field, axes: Sequence[int], path: str) -> list[Any]:
        axis = axes[0]
        assert isinstance(axis, Axis)
        things = self.names[axis.name]
        if not isinstance(told, dict):
            raise BadPosition(f"{path} must be a mapping by {axis.name}")
        if unknown := told.keys() - names_of(things):
            raise BadPosition(f"{path}: there is no {axis.name} {min(unknown)!r}")
        if len(axes) == 1 and field.always and len(told) < len(things):
            missing = next(name for name in things if name not in told)
            raise BadPosition(f"{path}: the {axis.name} {missing} is missing")
        nothing = self._nothing(field, axes[1:])
        return [told.get(name, nothing) for name in things]

    def _nothing(self, field: Field, axes: Sequence[int]) -> Any:
        """What is left out of a mapping."""
        if not axes:
            return None if field.optional else 0
        if is_of_seats(axes[0]):
            return [self._nothing(field, axes[1:])] * self.parties
        return {} if isinstance(axes[0], Axis) else [self._nothing(field, axes[1:])] * axes[0]

    def _in_order(self, told: Any, field: Field, axes: Sequence[int], path: str) -> list[Any]:
        of_seats = is_of_seats(axes[0])
        size = self.parties if of_seats else axes[0]
        if isinstance(told, list) and len(axes) == 1 and field.optional and not of_seats:
            told = told + [None] * (size - len(told))
        if not isinstance(told, list) or len(told) != size:
            raise BadPosition(f"{path} must be a list of {size}{': one for each seat' if of_seats else ''}")
        return told

    def _number(self, told: Any, field: Field, path: str) -> int:
        if isinstance(told, list) and field.members is not None:
            return self._set(told, field, path)
        if told is None and field.optional:
            return NONE
        if isinstance(told, str) and (things := self._things(field)):
            if told not in things:
                raise BadPosition(f"{path}: there is no {getattr(field.names, 'name', '')} {told!r}")
            return things.index(told)
        if not isinstance(told, int) or isinstance(told, bool):
            raise BadPosition(f"{path} must be {described(field)}, not {told!r}")
        return told

    def _set(self, told: list[Any], field: Field, path: str) -> int:
        assert field.members is not None
        seats = is_of_seats(field.members)
        members: Sequence[Any] = range(field.members) if seats else self.names[field.members.name]
        number = 0
        for thing in told:
            if type(thing) not in (int, str) or thing not in members or number >> members.index(thing) & 1:
                raise BadPosition(f"{path} must be {described(field)}, each once, not {told!r}")
            number |= 1 << members.index(thing)
        return number


class Lexicon(NamedTuple):
    """What the numbers of a field are called, and which number a word means."""

    words: dict[int, str | None]
    numbers: dict[str | None, int]
    named: bool  # do its numbers stand for things?


@lru_cache(maxsize=1024)  # some hundred fields an edition
def lexicon(things: tuple[str, ...], least: int, most: int, optional: bool) -> Lexicon:
    """By the things that a field names, and its bounds: what is beyond them has no word, so that loading it says so."""
    words: dict[int, str | None] = {k: thing for k, thing in enumerate(things) if least <= k <= most}
    if optional:
        words[NONE] = None
    return Lexicon(words, {word: number for number, word in words.items()}, bool(things))


names_of = lru_cache(maxsize=256)(frozenset[str])  # of the things of an axis


def is_nothing(told: Any, field: Field) -> bool:
    """Need it not be written in a mapping?"""
    return told in (None, [], {}) or (told == 0 and not field.optional and not field.of_seats)


def described(field: Field) -> str:
    """What one value of a field is, in words."""
    if field.members is not None:
        return f"a list of {field.members.name}s"
    thing = "seat" if field.of_seats else field.names.name if field.names is not None else ""
    if not thing:
        least = max(field.least, 0) if field.optional else field.least
        thing = f"{least} to {field.most}" if field.most < field.widest else "number"
    article = "an " if thing[0] in "aeiou" else "a " if thing[0].isalpha() else ""
    return f"{article}{thing}{' or null' if field.optional else ''}"
