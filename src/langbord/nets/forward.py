"""What a net thinks of a position: rules for any game, so that they are compiled with the game's own.

Sums are added up in one order and by numbers of 32 bits, so that the same net thinks the same everywhere. Most inputs
are nought, and so are about half of the numbers behind a layer: their rows are left out.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from langbord.core.protocol import Ints, Numbers, features, legal, observe
from langbord.core.record import GameState, Record
from langbord.core.rule import rule

NONE = -1
TINY = 1e-6  # so that a row of noughts has a length to be divided by

Vector = NDArray[np.float32]
Matrix = NDArray[np.float32]


class Weights(NamedTuple):
    """A net: each matrix has a row for each number that goes in."""

    first: Matrix  # inputs x width
    first_bias: Vector
    deep: Matrix  # layers x width x width
    deep_bias: Matrix
    query: Matrix  # width x depth: what is looked for in an action
    query_bias: Vector
    table: Matrix  # rows x depth: what an action is
    numbers: Matrix  # features x depth
    action: Matrix  # depth x depth
    action_bias: Vector
    value: Matrix  # width x seats
    value_bias: Vector


class Places(NamedTuple):
    """Where in the table an action's rows are: `form.py`."""

    columns: NDArray[np.int64]
    starts: NDArray[np.int64]
    let_be: int
    first_number: int


class Desk(NamedTuple):
    """What a net writes on."""

    actions: Ints  # what the seat may do
    seen: Numbers
    told: Numbers
    inputs: Vector
    hidden: Vector
    normal: Vector
    query: Vector
    sum: Vector
    action: Vector
    chances: Vector  # of each action
    values: Vector  # the share in the win that each seat can expect, the own one first


@rule
def think(s: GameState, ed: Record, seat: int, w: Weights, places: Places, desk: Desk) -> int:
    """Write the chances of all that the seat may do, and what every seat can expect; how many actions there are.

    A seat that is not awaited may let things be: that comes last, as NONE.
    """
    n = legal(s, ed, seat, desk.actions)
    if not (s.awaited >> seat) & 1:
        desk.actions[n] = NONE
        n += 1
    observe(s, ed, seat, desk.seen)
    for i in range(len(desk.seen)):
        desk.inputs[i] = desk.seen[i]
    look(w, desk)
    for k in range(n):
        score_action(s, ed, seat, k, w, places, desk)
    soften(desk.chances, n)
    soften(desk.values, s.players)
    return n


@rule
def look(w: Weights, desk: Desk) -> None:
    """The trunk: what is looked for in an action, and what each seat can expect, before they are made chances."""
    h = desk.hidden
    copy(w.first_bias, h)
    add_rows(desk.inputs, w.first, h)
    cut(h)
    for layer in range(len(w.deep)):
        normalise(h, desk.normal)
        # what a layer adds is worked out where the inputs of the next one will be
        copy(w.deep_bias[layer], desk.sum)
        add_rows(desk.normal, w.deep[layer], desk.sum)
        cut(desk.sum)
        for j in range(len(h)):
            h[j] += desk.sum[j]
    normalise(h, desk.normal)
    copy(w.query_bias, desk.query)
    add_rows(desk.normal, w.query, desk.query)
    copy(w.value_bias, desk.values)
    add_rows(desk.normal, w.value, desk.values)


@rule
def score_action(s: GameState, ed: Record, seat: int, k: int, w: Weights, places: Places, desk: Desk) -> None:
    """How well an action fits what is looked for."""
    rows = desk.action
    if desk.actions[k] == NONE:
        copy(w.table[places.let_be], rows)
    else:
        features(s, ed, seat, int(desk.actions[k]), desk.told)
        kind = int(desk.told[0])
        copy(w.table[kind], rows)
        for slot in range(places.columns.shape[1]):
            if places.columns[kind][slot] != NONE and desk.told[places.columns[kind][slot]] != NONE:
                add(w.table[places.starts[kind][slot] + desk.told[places.columns[kind][slot]]], rows)
        for i in range(len(w.numbers)):
            desk.inputs[i] = desk.told[places.first_number + i]
            add_scaled(desk.inputs[i], w.numbers[i], rows)
    cut(rows)
    copy(w.action_bias, desk.sum)
    add_rows(rows, w.action, desk.sum)
    desk.chances[k] = 0.0
    for j in range(len(desk.query)):
        if desk.sum[j] > 0.0:
            desk.chances[k] += desk.query[j] * desk.sum[j]


# --- Rows of numbers ------------------------------------------------------------------------------------------------


@rule
def copy(source: Vector, out: Vector) -> None:
    for j in range(len(source)):
        out[j] = source[j]


@rule
def add(row: Vector, out: Vector) -> None:
    for j in range(len(row)):
        out[j] += row[j]


@rule
def add_scaled(times: float, row: Vector, out: Vector) -> None:
    if times != 0.0:
        for j in range(len(row)):
            out[j] += times * row[j]


@rule
def add_rows(vector: Vector, matrix: Matrix, out: Vector) -> None:
    """Add the matrix's row of each number, times it; a nought adds nothing."""
    for i in range(len(matrix)):
        add_scaled(vector[i], matrix[i], out)


@rule
def cut(vector: Vector) -> None:
    """What is below nought becomes nought."""
    for j in range(len(vector)):
        if vector[j] < 0.0:
            vector[j] = 0.0


@rule
def normalise(vector: Vector, out: Vector) -> None:
    """The same direction, of a length that depends on how many numbers there are only."""
    total = 0.0
    for j in range(len(vector)):
        total += vector[j] * vector[j]
    length = sqrt(total / len(vector) + TINY)
    for j in range(len(vector)):
        out[j] = vector[j] / length


@rule
def soften(vector: Vector, n: int) -> None:
    """Make chances of the first n numbers: they add up to one."""
    top = vector[0]
    for k in range(1, n):
        top = max(top, vector[k])
    total = 0.0
    for k in range(n):
        vector[k] = exp(vector[k] - top)
        total += vector[k]
    for k in range(n):
        vector[k] /= total
