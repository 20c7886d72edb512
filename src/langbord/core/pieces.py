"""Observations and features, declared as states and actions are: named pieces of a row of small whole numbers.

    class Sees(Pieces):
        phase = piece("what is asked now", t.PHASES)  # as many numbers as there are phases, 1 at the one that it is
        hand = piece("cards in the own hand", t.CARDS, most=127)
        carts = piece("carts that are left", t.SEATS, most=100)  # the own seat first, then clockwise

    SEES = offsets(Sees)

In rules, `SEES.hand` is a constant: where the piece begins. Outside of them `Sees` tells sizes, bounds and meanings.

`Features` are the same for an action: `act`, the number of its kind, its arguments by their names, then what the game
adds.
"""

from __future__ import annotations

from math import prod
from typing import ClassVar, TypeVar, cast

from langbord.core.actions import MOST_ARGUMENTS, Actions, constants
from langbord.core.protocol import Numbers
from langbord.core.record import GameState
from langbord.core.rule import rule

NONE = -1
Parts = tuple[tuple[int, ...], ...]  # of each kind of action: where its numbers end, its first, sizes, slots
END, FIRST, SECOND_SIZE, THIRD_SIZE, SLOTS = range(5)


class Piece:
    """A part of a row: so many numbers within bounds, and what they say."""

    offset: int

    def __init__(self, says: str, axes: tuple[int, ...], least: int, most: int) -> None:
        self.says, self.axes, self.least, self.most = says, axes, least, most
        self.size = prod(int(axis) for axis in axes)


def piece(says: str, *axes: int, least: int = 0, most: int = 1) -> int:
    """Declare a piece: what it says, its axes, its bounds. The type is that of the constant that stands for it."""
    return cast(int, Piece(says, axes, least, most))


class Pieces:
    """A row of numbers; a subclass declares its pieces, in their order."""

    pieces: ClassVar[dict[str, Piece]] = {}
    size: ClassVar[int] = 0

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Piece)}
        cls.pieces, cls.size = {**cls.pieces, **own}, 0
        for one in cls.pieces.values():
            one.offset, cls.size = cls.size, cls.size + one.size

    @classmethod
    def width(cls) -> str:
        """The narrowest integers that all its numbers fit, as NumPy calls them."""
        least, most = (min(one.least for one in cls.pieces.values()), max(one.most for one in cls.pieces.values()))
        return next(f"int{bits}" for bits in (8, 16, 32, 64) if -(1 << bits - 1) <= least and most < 1 << bits - 1)

    @classmethod
    def bounds(cls) -> list[tuple[int, int]]:
        """The least and the most of each number."""
        return [(one.least, one.most) for one in cls.pieces.values() for _ in range(one.size)]

    @classmethod
    def at(cls, place: int) -> str:
        """Which number of which piece stands at a place of the row: `hand[2]`."""
        name, one = next((name, one) for name, one in cls.pieces.items() if place < one.offset + one.size)
        return f"{name}[{place - one.offset}]"

    @classmethod
    def described(cls) -> str:
        """The pieces as a table in Markdown."""
        lines = ["| piece | from | numbers | least | most | says |", "| --- | ---: | ---: | ---: | ---: | --- |"]
        for name, one in cls.pieces.items():
            shape = " × ".join(str(int(axis)) for axis in one.axes) or "1"
            lines.append(f"| `{name}` | {one.offset} | {shape} | {one.least} | {one.most} | {one.says} |")
        return "\n".join(lines)


class Features(Pieces):
    """An action as numbers: `class Does(Features, of=Do)` has its kind and arguments already."""

    parts: ClassVar[Parts] = ()
    arguments: ClassVar[int] = 0  # how many names they have; they follow the kind

    def __init_subclass__(cls, of: type[Actions] | None = None) -> None:
        if of is not None:
            cls.pieces = _declared_parts(of)
            cls.arguments = len(cls.pieces) - 1
        super().__init_subclass__()
        if of is not None:
            cls.parts = tuple(cls._slots_of(of))

    @classmethod
    def _slots_of(cls, actions: type[Actions]) -> list[tuple[int, ...]]:
        """For each kind: where its numbers end and begin, the sizes of its arguments, and where these are written."""
        rows = []
        for declared in actions.kinds.values():
            first, _, b, c = declared.kind
            slots = [cls.pieces[name].offset for name in declared.arguments]
            rows.append((first + declared.count, first, b, c, *slots, *[NONE] * (MOST_ARGUMENTS - len(slots))))
        return rows


def _declared_parts(actions: type[Actions]) -> dict[str, Piece]:
    """The kind, and an argument of each name that any kind has."""
    kinds = ", ".join(f"{k} {name}" for k, name in enumerate(actions.kinds))
    found = {"act": Piece(f"its kind: {kinds}", (), 0, len(actions.kinds) - 1)}
    for declared in actions.kinds.values():
        for name, axis in declared.arguments.items():
            most = max(int(axis) - 1, found[name].most if name in found else 0)
            found[name] = Piece(f"its {name}, or -1", (), NONE, most)
    return found


P = TypeVar("P", bound=Pieces)


def offsets(declared: type[P]) -> P:
    """Where each piece begins, as constants for rules."""
    return cast(P, constants(declared.__name__, {name: one.offset for name, one in declared.pieces.items()}))


# --- Rules that write them ------------------------------------------------------------------------------------------


@rule
def clear(out: Numbers, size: int) -> None:
    for k in range(size):
        out[k] = 0


@rule
def mark(out: Numbers, first: int, value: int) -> None:
    """A 1 at the place of a value that names something; nothing where it names nothing."""
    if value >= 0:
        out[first + value] = 1


@rule
def capped(value: int, most: int) -> int:
    """A number that is seldom so high, within what its piece has room for."""
    return min(value, most)


@rule
def relative(s: GameState, seat: int, other: int) -> int:
    """How many seats after `seat` another one sits; NONE for none."""
    return (other - seat + s.players) % s.players if other >= 0 else NONE


@rule
def mark_seats(s: GameState, seat: int, seats: int, out: Numbers, first: int) -> None:
    """A 1 for each seat of a set, the own one first."""
    for k in range(s.players):
        out[first + k] = (seats >> ((seat + k) % s.players)) & 1


@rule
def write_parts(kinds: Parts, names: int, action: int, out: Numbers) -> None:
    """The kind of an action and its arguments, of which there are so many names; NONE for those it does not have."""
    for k in range(names):
        out[1 + k] = NONE
    k = 0
    while action >= kinds[k][END]:
        k += 1
    out[0] = k
    row = kinds[k]
    rest = action - row[FIRST]
    if row[SLOTS] != NONE:
        out[row[SLOTS]] = rest // (row[SECOND_SIZE] * row[THIRD_SIZE])
    if row[SLOTS + 1] != NONE:
        out[row[SLOTS + 1]] = rest // row[THIRD_SIZE] % row[SECOND_SIZE]
    if row[SLOTS + 2] != NONE:
        out[row[SLOTS + 2]] = rest % row[THIRD_SIZE]
