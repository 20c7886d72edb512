"""Positions as text: complete, readable JSON with names instead of numbers; `load(dump(s)) == s`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from langbord.core.consistency import faults
from langbord.core.edition import Book
from langbord.core.errors import BadPosition
from langbord.core.game import Game, Options, get_game
from langbord.core.record import Axis, Cells, Field, GameState

FORMAT = 1
Names = Mapping[str, tuple[str, ...]]


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
    return Position(
        game=game.name,
        edition=book.name,
        edition_digest=book.digest,
        rules=game.rules_version,
        options=msgspec.to_builtins(options),
        state={
            name: named(getattr(state, name), field, field.axes, book.names)
            for name, field in game.State.fields.items()
            if name not in options.__struct_fields__
        },
    )


def load(position: Position, book: Book[Any, Any] | None = None) -> tuple[Options, GameState]:
    """The state that a position describes; refuses one that could not be played on (see `faults`)."""
    game = get_game(position.game)
    book = book or game.book()
    if position.format != FORMAT:
        raise BadPosition(f"the position has format {position.format}; this version reads format {FORMAT}")
    if position.edition_digest != book.digest:
        raise BadPosition(f"the position is of another edition ({position.edition}) than the one at hand ({book.name})")
    options = game.options(**position.options)
    state = game.start(book, options)
    unknown = position.state.keys() - game.State.fields.keys()
    if unknown:
        raise BadPosition(f"the state has no field {min(unknown)!r}")
    for name, field in game.State.fields.items():
        if name not in options.__struct_fields__:
            if name not in position.state:
                raise BadPosition(f"the field {name!r} of the state is missing")
            laid_out = getattr(state, name)
            setattr(state, name, numbered(position.state[name], field, field.axes, book.names, name, laid_out))
    for fault in faults(game, book, options, state):
        raise BadPosition(fault)
    return options, state


def parse(text: str | bytes) -> Position:
    """Read the JSON of a position."""
    try:
        return msgspec.json.decode(text, type=Position)
    except msgspec.DecodeError as error:
        raise BadPosition(f"this is not a position: {error}") from None


def named(cells: Cells, field: Field, axes: Sequence[int], names: Names) -> Any:
    """A field's contents with names: an axis with names becomes a mapping of what is not 0, another a list."""
    if not axes:
        things = names[field.names.name] if field.names is not None else ()
        return things[cells] if 0 <= cells < len(things) else cells
    inner = [named(cell, field, axes[1:], names) for cell in cells]
    if isinstance(axes[0], Axis):
        return {name: cell for name, cell in zip(names[axes[0].name], inner, strict=False) if cell != 0}
    return inner


def numbered(cells: Any, field: Field, axes: Sequence[int], names: Names, path: str, laid_out: Cells) -> Cells:
    """The contents of a field from their text form; what the edition has no names for stays as it was laid out."""
    if not axes:
        return _number(cells, field, names, path)
    if isinstance(axes[0], Axis):
        things = names[axes[0].name]
        if not isinstance(cells, dict):
            raise BadPosition(f"{path} must be a mapping from {axes[0].name} to number")
        unknown = cells.keys() - set(things)
        if unknown:
            raise BadPosition(f"{path}: there is no {axes[0].name} {min(unknown)!r}")
        empty = named(Field(field.code, tuple(axes[1:])).zeros(), field, axes[1:], names)
        inner = [cells.get(thing, empty) for thing in things]
    else:
        if not isinstance(cells, list) or len(cells) != axes[0]:
            raise BadPosition(f"{path} must be a list of {axes[0]}")
        inner = cells
    parts = enumerate(zip(inner, laid_out, strict=False))
    told = [numbered(cell, field, axes[1:], names, f"{path}[{k}]", laid) for k, (cell, laid) in parts]
    return told + laid_out[len(told) :]


def _number(cell: Any, field: Field, names: Names, path: str) -> int:
    if isinstance(cell, str) and field.names is not None:
        if cell not in names[field.names.name]:
            raise BadPosition(f"{path}: there is no {field.names.name} {cell!r}")
        return names[field.names.name].index(cell)
    if not isinstance(cell, int) or isinstance(cell, bool):
        raise BadPosition(f"{path} must be a number{'' if field.names is None else ' or a name'}, not {cell!r}")
    return cell
