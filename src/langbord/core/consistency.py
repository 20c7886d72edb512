"""What is wrong with a state that comes in from outside.

Every field declares what its numbers may be; a game's `consistent.py` knows what must go together: phase and awaited
seats, pieces, places and owners. A state without a fault can be played to its end, in any way of running.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from langbord.core.edition import Book
from langbord.core.game import Game, Options
from langbord.core.record import Axis, Cells, GameState, is_of_seats, numbers
from langbord.core.simulate import MAX_TOTALS


def faults(game: Game, book: Book[Any, Any], options: Options, state: GameState) -> Iterator[str]:
    """A sentence for each fault; each kind of check relies on what those before it have found to be right."""
    start = game.start(book, options)
    for check in (
        _wrong_numbers(game, state),
        _wrong_seats(game, state, start),
        _beyond_edition(book, state, start),
        game.consistent(state, book),
    ):
        found = list(check)
        yield from found
        if found:
            return
    if totals(game, book, state) != totals(game, book, start):
        yield "pieces are missing, or there are too many of them"
    else:
        yield from _stuck(game, book, state)


def _wrong_numbers(game: Game, state: GameState) -> Iterator[str]:
    """Numbers beyond the bounds that their field declares: the first one of each field."""
    parties = game.parties(state)
    for name, field in state.fields.items():
        cells, most = getattr(state, name), field.most_at(parties)
        if not field.keeps(cells, most):
            where, number = next(cell for cell in numbers(cells) if not field.keeps(cell[1], most))
            if most < number <= field.most and is_of_seats(field.members):
                yield f"{name}{where} is {number}, which names a seat that is not at a table of {parties}"
            else:
                yield f"{name}{where} is {number}; it can be {field.least} to {most}"


def _wrong_seats(game: Game, state: GameState, start: GameState) -> Iterator[str]:
    """Who is awaited must be at the table, and nobody at the end; what belongs to empty seats is as it was laid out."""
    if state.awaited >> state.players:
        yield f"awaited is {state.awaited}, which names a seat that is not at a table of {state.players}"
    if state.over and state.awaited:
        yield f"the game is over, but awaited is {state.awaited}: nobody owes an action then"
    for name, field in state.fields.items():
        if any(map(is_of_seats, field.axes)):
            for where in _empty_seats(getattr(state, name), getattr(start, name), field.axes, game.parties(state)):
                yield f"{name}{where} belongs to a seat that is not at the table and must stay as it was laid out"


def _empty_seats(cells: Cells, laid_out: Cells, axes: Sequence[int], parties: int) -> Iterator[str]:
    """Where something has changed that belongs to nobody at the table."""
    for k in range(axes[0]) if axes else ():
        if cells[k] != laid_out[k]:
            if is_of_seats(axes[0]) and k >= parties:
                yield f"[{k}]"
            else:
                yield from (f"[{k}]{rest}" for rest in _empty_seats(cells[k], laid_out[k], axes[1:], parties))


def _beyond_edition(book: Book[Any, Any], state: GameState, start: GameState) -> Iterator[str]:
    """An axis may have room for more things than the edition has: nothing names them, and they stay as laid out."""
    for name, field in state.fields.items():
        if field.names is not None and (most := len(book.names[field.names.name]) - 1) < field.most:
            cells = getattr(state, name)
            for where, number in () if field.keeps(cells, most) else numbers(cells):
                if number > most:
                    yield f"{name}{where} is {number}; it can be {field.least} to {most}"
        if field.axes and isinstance(axis := field.axes[0], Axis):
            there = len(book.names[axis.name])
            if getattr(state, name)[there:] != getattr(start, name)[there:]:
                yield f"{name}: the edition has {there} of {axis.name}; what is beyond must stay as it was laid out"


def _stuck(game: Game, book: Book[Any, Any], state: GameState) -> Iterator[str]:
    """Who is awaited can do something; the dealer has something to deal."""
    out = [0] * game.scratch
    for seat in range(state.players):
        if state.awaited >> seat & 1 and game.plain.legal(state, book.table, seat, out) == 0:
            yield f"awaited names seat {seat}, which can do nothing"
    if not state.awaited and not state.over and sum(out[: game.plain.chance(state, book.table, out)]) <= 0:
        yield "nobody is awaited, but the dealer has nothing to deal"


def totals(game: Game, book: Book[Any, Any], state: GameState) -> list[int]:
    """What never changes in a game."""
    out = [0] * MAX_TOTALS
    return out[: game.plain.totals(state, book.table, out)]
