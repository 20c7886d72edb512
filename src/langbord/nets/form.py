"""What a net must look like to play a game: sizes that follow from the declarations of `observe.py`.

An action is told to a net by the rows of a table that stand for its kind and for each of its arguments (the same
number means another thing under another kind), and by its other features as numbers. To let things be has a row of its
own.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import NamedTuple

from langbord.core.actions import MOST_ARGUMENTS
from langbord.core.game import Game

NONE = -1


class Form(NamedTuple):
    """The sizes of one game's nets, and where in their table an action's rows are."""

    inputs: int  # numbers of an observation
    seats: int
    rows: int  # of the table: kinds, to let things be, then the arguments of each kind
    let_be: int  # which row that is
    numbers: int  # features behind the kind and the arguments
    first_number: int  # where they begin
    columns: tuple[tuple[int, ...], ...]  # of each kind: the features that are its arguments, NONE behind them
    starts: tuple[tuple[int, ...], ...]  # where the rows of each of these begin
    version: str  # of the declarations


@cache
def form_of(game: Game) -> Form:
    does = game.does
    by_offset = {piece.offset: piece for piece in does.pieces.values()}
    kinds = len(game.actions.kinds)
    rows = kinds + 1
    columns, starts = [], []
    for *_, a, b, c in does.parts:
        slots = [slot for slot in (a, b, c) if slot != NONE]
        begins = []
        for slot in slots:
            begins.append(rows)
            rows += by_offset[slot].most + 1
        padding = [NONE] * (MOST_ARGUMENTS - len(slots))
        columns.append((*slots, *padding))
        starts.append((*begins, *padding))
    first = 1 + does.arguments
    return Form(
        inputs=game.sees.size,
        seats=game.most_seats,
        rows=rows,
        let_be=kinds,
        numbers=does.size - first,
        first_number=first,
        columns=tuple(columns),
        starts=tuple(starts),
        version=_version(game),
    )


def _version(game: Game) -> str:
    """A digest of all that the numbers of an observation and of an action's features are declared as."""
    lines = [
        f"{name} {[int(axis) for axis in piece.axes]} {piece.least} {piece.most}"
        for pieces in (game.sees, game.does)
        for name, piece in pieces.pieces.items()
    ]
    lines += [f"{name} {parts}" for name, parts in zip(game.actions.kinds, game.does.parts, strict=True)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
