"""Reading positions of format 1, in which numbers stood for seats, sets and nothing.

Seats were a list of all there is room for, or a mapping by names; -1 was none; a mapping left noughts out, whatever
they meant; a set was a number of bits; what has names now may have been a plain list; what the edition lacked, though
there is room for it, was named off_1, off_2, ...
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from langbord.core.actions import Names
from langbord.core.errors import BadPosition
from langbord.core.record import NONE, Axis, Cells, Field


def read_format_1(names: Names, told: Any, field: Field, axes: Sequence[int], path: str, laid_out: Cells) -> Cells:
    """The contents of a field from their text form; what the edition has no names for stays as it was laid out."""
    if not axes:
        return _number(told, field, names, path)
    axis = axes[0]
    if isinstance(told, dict) and isinstance(axis, Axis):
        things = names[axis.name]
        beyond = {f"off_{k + 1}" for k in range(axis - len(things))}
        if unknown := told.keys() - set(things) - beyond:
            raise BadPosition(f"{path}: there is no {axis.name} {min(unknown)!r}")
        inner = [told.get(thing, _empty(axes[1:])) for thing in things]
    elif isinstance(told, list) and len(told) <= axis:
        inner = told
    else:
        raise BadPosition(f"{path} must be a mapping or a list of {axis}")
    parts = enumerate(zip(inner, laid_out, strict=False))
    cells = [read_format_1(names, cell, field, axes[1:], f"{path}[{k}]", laid) for k, (cell, laid) in parts]
    return cells + laid_out[len(cells) :]


def _empty(axes: Sequence[int]) -> Any:
    if axes:
        return {} if isinstance(axes[0], Axis) else [_empty(axes[1:])] * axes[0]
    return 0


def _number(told: Any, field: Field, names: Names, path: str) -> int:
    if isinstance(told, str) and field.names is not None:
        if told not in names[field.names.name]:
            raise BadPosition(f"{path}: there is no {field.names.name} {told!r}")
        return names[field.names.name].index(told)
    if told is None and field.optional:  # so the documentation said
        return NONE
    if not isinstance(told, int) or isinstance(told, bool):
        raise BadPosition(f"{path} must be a number{'' if field.names is None else ' or a name'}, not {told!r}")
    return told
