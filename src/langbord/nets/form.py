"""What a net must look like to play a game: sizes that follow from the declarations of `observe.py`.

An action is told to a net by the rows of a table that stand for its kind and for each of its arguments (the same
number means another thing under another kind), and by its other features as numbers. To let things be has a row of its
own.
"""

from __future__ import annotations

import hashlib
from functools import cache
from math import prod
from typing import NamedTuple

from langbord.core.actions import MOST_ARGUMENTS
from langbord.core.game import Game

NONE = -1
MOST_BYTES = 2_900_000  # of what ships, less the card: under 3 MB
BYTES_A_WEIGHT = 2
WIDEST, NARROWEST = 512, 32


class Size(NamedTuple):
    """What is chosen of a net: how wide its trunk is, how many layers that has, and of how many numbers an action."""

    width: int
    layers: int = 2
    depth: int = 64


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


def shapes(form: Form, size: Size) -> dict[str, tuple[int, ...]]:
    """The shape of each of a net's arrays, as `forward.py` calls them."""
    width, layers, depth = size
    return {
        "first": (form.inputs, width),
        "first_bias": (width,),
        "deep": (layers, width, width),
        "deep_bias": (layers, width),
        "query": (width, depth),
        "query_bias": (depth,),
        "table": (form.rows, depth),
        "numbers": (form.numbers, depth),
        "action": (depth, depth),
        "action_bias": (depth,),
        "value": (width, form.seats),
        "value_bias": (form.seats,),
    }


def usual_size(form: Form) -> Size:
    """The widest net that a game can ship."""

    def weighs(size: Size) -> int:
        return sum(BYTES_A_WEIGHT * prod(shape) for shape in shapes(form, size).values())

    sizes = [Size(width) for width in range(WIDEST, NARROWEST, -NARROWEST)]
    return next((size for size in sizes if weighs(size) <= MOST_BYTES), Size(NARROWEST))


def _version(game: Game) -> str:
    """A digest of all that the numbers of an observation and of an action's features are declared as."""
    lines = [
        f"{name} {[int(axis) for axis in piece.axes]} {piece.least} {piece.most}"
        for pieces in (game.sees, game.does)
        for name, piece in pieces.pieces.items()
    ]
    lines += [f"{name} {parts}" for name, parts in zip(game.actions.kinds, game.does.parts, strict=True)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
