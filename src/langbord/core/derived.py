"""Observations of a game that declares none: from the fields of its state, by what they say of themselves.

What everybody knows of a field is seen by every seat, its own row of a field of which each seat knows its part; of
hidden counts, the sum. A field that is known by a rule of `knowledge.py` is left out: a game that wants it seen has an
`observe.py`. Seats are told from the own one on. The rules are written as text, since a rule cannot go through fields.
"""

from __future__ import annotations

from collections.abc import Iterator
from inspect import getfile
from types import FunctionType
from typing import Any, cast

from langbord.core.actions import Actions
from langbord.core.pieces import Features, Piece, Pieces, clear, relative, write_parts
from langbord.core.record import ALL, ITS_SEAT, NOBODY, Field, GameState, is_of_seats
from langbord.core.rule import rule

MOST_SUM = 32767  # of hidden counts


class Column:
    """One piece of an observation, and the lines of the rule that write it."""

    def __init__(self, name: str, says: str, axes: tuple[int, ...], bounds: tuple[int, int], body: list[str]) -> None:
        self.name, self.piece, self.body = name, Piece(says, axes, *bounds), body


def sees(state: type[GameState], seats: int) -> tuple[type[Pieces], FunctionType]:
    """The pieces of an observation of such states, and the rule `observe` that writes them."""
    columns = [column for name, field in state.fields.items() for column in _columns(name, field, seats)]
    made = cast(type[Pieces], type("Sees", (Pieces,), {column.name: column.piece for column in columns}))
    lines = ["def observe(s, ed, seat, out):", f"    clear(out, {made.size})", "    players = int(s.players)"]
    for column in columns:
        lines += [f"    n = {column.piece.offset}", *(f"    {line}" for line in column.body)]
    return made, _rule("observe", lines, state, {"clear": clear, "relative": relative})


def does(actions: type[Actions]) -> tuple[type[Features], FunctionType]:
    """An action's kind and arguments, and the rule `features` that writes them."""
    made = cast(type[Features], type("Does", (Features,), {}, of=actions))
    lines = ["def features(s, ed, seat, action, out):", f"    write_parts(PARTS, {made.arguments}, action, out)"]
    places = sorted(made.pieces[name].offset for name in _seats_named(actions))
    lines += [f"    out[{place}] = relative(s, seat, int(out[{place}]))" for place in places]
    names = {"relative": relative, "write_parts": write_parts, "PARTS": made.parts}
    return made, _rule("features", lines, actions, names)


def _seats_named(actions: type[Actions]) -> set[str]:
    """The arguments that are seats, wherever they have that name."""
    arguments = [(name, axis) for kind in actions.kinds.values() for name, axis in kind.arguments.items()]
    return {name for name, _ in arguments} - {name for name, axis in arguments if not is_of_seats(axis)}


def _rule(name: str, lines: list[str], beside: type, names: dict[str, Any]) -> FunctionType:
    """A rule of that text, as if it stood in the game's own file: there its compiled form is looked for again."""
    space: dict[str, Any] = {"__name__": __name__, **names}
    exec(compile("\n".join(lines), getfile(beside), "exec"), space)
    return cast(FunctionType, rule(space[name]))


def _columns(name: str, field: Field, seats: int) -> Iterator[Column]:
    if field.knower == ALL:
        yield _whole(name, f"{name}, which everybody knows", field, field.axes, f"s.{name}", seats)
    elif field.knower == ITS_SEAT:
        yield _whole(name, f"the own {name}", field, field.axes[1:], f"s.{name}[seat]", seats)
        if len(field.axes) > 1:
            total = _whole("", "", field, field.axes[1:], f"s.{name}[(seat + p) % players]", seats, adding="p")
            body = ["for p in range(players):", *(f"    {line}" for line in total.body)]
            yield Column(f"{name}_count", f"how many {name} each seat has", (seats,), (0, MOST_SUM), body)
    elif field.knower == NOBODY and field.axes:
        total = _whole("", "", field, field.axes, f"s.{name}", seats, adding="0")
        yield Column(f"{name}_count", f"how many {name} there are", (), (0, MOST_SUM), total.body)


def _whole(
    name: str, says: str, field: Field, axes: tuple[int, ...], source: str, seats: int, adding: str = ""
) -> Column:
    """All numbers of a field or of a row of it, one after the other; or, `adding` them, one."""
    body: list[str] = []
    shape: list[int] = []
    for depth, axis in enumerate(axes):
        turned = is_of_seats(axis)
        size = min(seats, int(axis)) if turned else int(axis)
        index = f"i{depth}"
        body.append("    " * depth + f"for {index} in range({'players' if turned else size}):")
        source += f"[(seat + {index}) % players]" if turned else f"[{index}]"
        shape.append(size)
    inner = "    " * len(axes)
    if adding:
        return Column(name, says, (), (0, 0), [*body, f"{inner}out[n + {adding}] += {source}"])
    place = _place(shape)
    if field.members is not None:
        size = min(seats, int(field.members)) if is_of_seats(field.members) else int(field.members)
        there, bit = ("players", "(seat + j) % players") if is_of_seats(field.members) else (str(size), "j")
        body.append(f"{inner}for j in range({there}):")
        body.append(f"{inner}    out[n + ({place}) * {size} + j] = ({source} >> ({bit})) & 1")
        return Column(name, says, (*shape, size), (0, 1), body)
    value = f"relative(s, seat, int({source}))" if field.of_seats else source
    return Column(name, says, tuple(shape), (field.least, field.most), [*body, f"{inner}out[n + {place}] = {value}"])


def _place(shape: list[int]) -> str:
    """Where a number of several axes stands, counted from the first."""
    place = "0"
    for depth, size in enumerate(shape):
        place = f"({place}) * {size} + i{depth}" if depth else f"i{depth}"
    return place
