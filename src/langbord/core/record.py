"""Flat records: the memory form of states and editions.

A record is a fixed block of integers, declared as a class:

    class State(Record):
        seat = i8.of(SEATS)  # a number that names a seat, or -1
        colour = i8.one_of(COLOURS)  # one that always names a colour
        hand = i8[SEATS, COLOURS].upto(12).known_to(ITS_SEAT)  # a count for each seat and colour, hidden from others
        passed = i8.set_of(SEATS)  # a set: bit k stands for seat k

It lives in one of two shapes that the rules read alike (`s.hand[seat][colour]`):
an element of a structured NumPy array (compiled, GPU) or an object with lists of ints (plain).
"""

from __future__ import annotations

import copy
import struct
from collections.abc import Iterator
from itertools import chain
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, Self, overload

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

NONE = -1  # where a number names nothing
Cells = Any  # an int, or lists of ints nested as deep as the field has axes


class Axis(int):
    """A number of things that have a name each: the size of an axis, or the range of a value.

    It is how many there is room for: an edition may have fewer, as many as it has names for.

    >>> SEATS = Axis("seat", 4)
    >>> SEATS + 1, SEATS.name
    (5, 'seat')
    >>> int(Axis("suit", "hearts", "spades"))  # where the edition does not give the names
    2
    """

    name: str
    names: tuple[str, ...]

    def __new__(cls, name: str, *things: int | str) -> Self:
        names = tuple(thing for thing in things if isinstance(thing, str))
        axis = super().__new__(cls, len(names) if names else int(things[0]))
        axis.name, axis.names = name, names
        return axis


class Seats(int):
    """The axis of the seats where these have no names: their cells are a list, and a seat is a number."""

    name = "seat"


def is_of_seats(axis: int | None) -> bool:
    return getattr(axis, "name", None) == Seats.name


def is_same(axis: int, other: int | None) -> bool:
    """Are both the axis of the same things?"""
    return axis == other and getattr(axis, "name", "") == getattr(other, "name", "")


ALL, ITS_SEAT, NOBODY, BY_RULE = "all", "its seat", "nobody", "by rule"
"""Who knows what a field holds. Of hidden counts everybody knows the sum, as of a hand or a pile."""


class Field:
    """The type of one field: the width of its integers, its axes, what its values may be and name, who knows them."""

    def __init__(self, code: str, axes: tuple[int, ...] = ()) -> None:
        self.code, self.axes = code, axes
        self.names: Axis | None = None
        self.of_seats = False  # its values are seats, of which a table may have fewer than there is room for
        self.members: Axis | Seats | None = None  # of what its values are sets, as bits
        self.optional = False  # its values may be NONE
        self.most = self.widest
        self.least = -self.most - 1
        self.knower = ALL
        self.knowledge = ""  # the function of the game's knowledge.py that says what is known of it

    @property
    def widest(self) -> int:
        """The most that its integers have room for."""
        return (1 << (8 * int(self.code[1:]) - 1)) - 1

    @property
    def always(self) -> bool:
        """Must each of its values name something?"""
        return not self.optional and (self.of_seats or self.names is not None)

    @property
    def counts(self) -> bool:
        """Do its numbers stand for themselves, and neither for things nor for none?"""
        return self.names is None and self.members is None and not self.optional and not self.of_seats

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(int(axis) for axis in self.axes)

    def within(self, least: int, most: int) -> Self:
        """The same field, its values within these bounds. They are looked at where a state comes in from outside."""
        field = copy.copy(self)
        field.least, field.most = least, most
        return field

    def upto(self, most: int | None = None) -> Self:
        """The same field as a count: from 0 to that many, or to as many as there are pieces."""
        return self.within(0, self.most if most is None else most)

    def one_of(self, things: Axis | Seats) -> Self:
        """The same field, its values naming things of that axis."""
        field = self.within(0, things - 1)
        field.names, field.of_seats = things if isinstance(things, Axis) else None, is_of_seats(things)
        return field

    def of(self, things: Axis | Seats) -> Self:
        """The same field, its values naming things of that axis, or NONE."""
        return self.one_of(things).or_none()

    def or_none(self) -> Self:
        """The same field, its values from 0 on, or NONE."""
        field = copy.copy(self)
        field.least, field.optional = NONE, True
        return field

    def set_of(self, things: Axis | Seats) -> Self:
        """The same field, its values sets of things of that axis: bit k for the k-th."""
        field = self.upto((1 << things) - 1)
        field.members = things
        return field

    def speaks_of(self, axis: int) -> bool:
        """Do its values name things of that axis, or sets of them?"""
        if is_of_seats(axis):
            return self.of_seats or is_of_seats(self.members)
        return is_same(axis, self.names) or is_same(axis, self.members)

    def most_at(self, parties: int) -> int:
        """The most that its values may be at a table of so many."""
        if self.of_seats:
            return min(self.most, parties - 1)
        return min(self.most, (1 << parties) - 1) if is_of_seats(self.members) else self.most

    def known_to(self, knower: str) -> Self:
        """The same field, hidden: each seat knows its own part (the first axis is the seats), or nobody any."""
        field = copy.copy(self)
        field.knower = knower
        return field

    def known_by(self, knowledge: str) -> Self:
        """The same field; the function of that name in the game's `knowledge.py` says what a viewer knows of it."""
        field = self.known_to(BY_RULE)
        field.knowledge = knowledge
        return field

    def holds(self, cells: Cells) -> bool:
        """Do these contents fit the width of the field's integers?"""
        return all(-self.widest <= cell + 1 <= self.widest + 1 for _, cell in numbers(cells))

    def keeps(self, cells: Cells, most: int) -> bool:
        """Are all these contents within the field's bounds, of which the upper one may be lower?"""
        if not isinstance(cells, list):
            return bool(self.least <= cells <= most)
        if cells and isinstance(cells[0], list):
            return all(self.keeps(cell, most) for cell in cells)
        return not cells or (self.least <= min(cells) and max(cells) <= most)

    def zeros(self) -> Cells:
        """An empty field as a plain record holds it."""

        def nested(shape: tuple[int, ...]) -> Cells:
            return [nested(shape[1:]) for _ in range(shape[0])] if shape else 0

        return nested(self.shape)


def numbers(cells: Cells, path: str = "") -> Iterator[tuple[str, int]]:
    """Every number in a field, and where it stands there: `[2][0]`."""
    if not isinstance(cells, list):
        yield path, cells
        return
    for k, cell in enumerate(cells):
        yield from numbers(cell, f"{path}[{k}]")


class Scalar(Field):
    """One integer; indexing it with axes gives an array of them."""

    @overload
    def __getitem__(self, axes: int) -> Vector: ...
    @overload
    def __getitem__(self, axes: tuple[int, int]) -> Matrix: ...
    @overload
    def __getitem__(self, axes: tuple[int, int, int]) -> Cube: ...
    def __getitem__(self, axes: int | tuple[int, ...]) -> Field:
        axes = axes if isinstance(axes, tuple) else (axes,)
        return (Vector, Matrix, Cube)[len(axes) - 1](self.code, axes)

    if TYPE_CHECKING:

        def __get__(self, record: object, owner: object) -> int: ...
        def __set__(self, record: object, value: int) -> None: ...


class Vector(Field):
    if TYPE_CHECKING:

        def __get__(self, record: object, owner: object) -> list[int]: ...
        def __set__(self, record: object, value: list[int]) -> None: ...


class Matrix(Field):
    if TYPE_CHECKING:

        def __get__(self, record: object, owner: object) -> list[list[int]]: ...
        def __set__(self, record: object, value: list[list[int]]) -> None: ...


class Cube(Field):
    if TYPE_CHECKING:

        def __get__(self, record: object, owner: object) -> list[list[list[int]]]: ...
        def __set__(self, record: object, value: list[list[list[int]]]) -> None: ...


i8, i16, i32, i64 = Scalar("i1"), Scalar("i2"), Scalar("i4"), Scalar("i8")
LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}  # what the library for packed numbers calls them


class Layout:
    """The type of a record's elements in an array; NumPy is needed by who asks for it, not by plain records."""

    def __get__(self, record: object, owner: type[Record]) -> np.dtype[np.void]:
        import numpy as np

        layout = [(name, field.code, field.shape) for name, field in owner.fields.items()]
        owner.dtype = np.dtype(layout, align=True)  # type: ignore[assignment]  # found at once from now on
        return owner.dtype


class Packer:
    """What writes a record as such an element, gaps included."""

    def __get__(self, record: object, owner: type[Record]) -> struct.Struct:
        packed, end = "=", 0
        for name, field in owner.fields.items():
            start = owner.dtype.fields[name][1]  # type: ignore[index]  # it has these fields
            packed += f"{start - end}x{prod(field.shape)}{LETTERS[field.code]}"
            end = start + prod(field.shape) * int(field.code[1:])
        owner.packer = struct.Struct(f"{packed}{owner.dtype.itemsize - end}x")  # type: ignore[assignment]  # as above
        return owner.packer


class Record:
    """A flat block of integers; subclasses declare its fields."""

    fields: ClassVar[dict[str, Field]] = {}
    dtype = Layout()
    packer = Packer()
    _blank: ClassVar[Record]  # one with nothing in it; to copy it is quicker than to lay one out
    _rows: ClassVar[list[str]]  # the fields that are lists of numbers
    _tables: ClassVar[list[str]]  # and those that are lists of lists

    def __init_subclass__(cls) -> None:
        own = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
        cls.fields = {**cls.fields, **own}
        cls.dtype, cls.packer = Layout(), Packer()
        cls._rows = [name for name, field in cls.fields.items() if len(field.shape) == 1]
        cls._tables = [name for name, field in cls.fields.items() if len(field.shape) > 1]
        cls._blank = object.__new__(cls)
        vars(cls._blank).update({name: field.zeros() for name, field in cls.fields.items()})

    def __init__(self) -> None:
        vars(self).update(vars(self._blank.copy()))

    def copy(self) -> Self:
        """Another record with the same contents. A table copies its state with every step, so this is made quick."""
        twin = object.__new__(type(self))
        cells = vars(twin)
        cells.update(vars(self))
        for name in self._rows:
            cells[name] = cells[name].copy()
        for name in self._tables:
            cells[name] = _copied(cells[name])
        return twin

    def since(self, earlier: Self) -> Self:
        """A copy to be kept as it is, like the earlier one, of which it is made: what is the same is shared.

        Where nothing has changed it is the earlier one itself.
        """
        was = vars(earlier)
        changed = {name: cells for name, cells in vars(self).items() if cells != was[name]}
        if not changed:
            return earlier
        twin = object.__new__(type(self))
        vars(twin).update(was)
        vars(twin).update({name: _copied_since(cells, was[name]) for name, cells in changed.items()})
        return twin

    def become(self, other: Self) -> None:
        """Take over the other's contents; the two share nothing afterwards."""
        vars(self).update(vars(other.copy()))

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]  # records change

    def __repr__(self) -> str:
        return f"<{type(self).__module__}.{type(self).__name__} {vars(self)}>"

    @classmethod
    def array(cls, n: int) -> NDArray[np.void]:
        """Room for n records in the shape that compiled rules read."""
        import numpy as np

        return np.zeros(n, cls.dtype)

    def to_array(self, n: int = 1) -> NDArray[np.void]:
        """n copies of this record in compiled shape; refuses a value too wide for its field."""
        import numpy as np

        try:
            packed = self.packer.pack(*self._cells())
        except struct.error:
            for name in self.too_wide():
                raise OverflowError(
                    f"{type(self).__name__}.{name} does not fit its width: {getattr(self, name)}"
                ) from None
            raise
        return np.frombuffer(bytearray(packed * n), self.dtype)

    def _cells(self) -> Iterator[int]:
        """Every number, in the order of the fields. Every thought of a bot begins with that, so it is made quick."""
        for name, field in self.fields.items():
            cells = getattr(self, name)
            for _ in field.shape[1:]:
                cells = chain.from_iterable(cells)
            yield from cells if field.shape else (cells,)

    def too_wide(self) -> Iterator[str]:
        """The fields with a number that does not fit their width."""
        return (name for name, field in self.fields.items() if not field.holds(getattr(self, name)))

    @classmethod
    def from_array(cls, element: np.void) -> Self:
        """The plain record with the contents of one element of `array`."""
        record = object.__new__(cls)
        for name in cls.fields:
            setattr(record, name, element[name].tolist())
        return record

    def changed(self, earlier: Self) -> set[str]:
        """The fields that are not as they were; at once where both share what is the same (`since`)."""
        was = vars(earlier)
        return {name for name, cells in vars(self).items() if cells is not was[name] and cells != was[name]}

    def differences(self, other: Record) -> Iterator[str]:
        """One line for each field in which the two differ."""
        for name in self.fields:
            mine, theirs = getattr(self, name), getattr(other, name)
            if mine != theirs:
                yield f"{name}: {mine} / {theirs}"


def _copied(table: list[Any]) -> list[Any]:
    if isinstance(table[0][0], list):
        return [_copied(part) for part in table]
    return [row.copy() for row in table]


def _copied_since(cells: Cells, was: Cells) -> Cells:
    if not isinstance(cells, list):
        return cells
    if not isinstance(cells[0], list):
        return cells.copy()
    return [old if row == old else _copied_since(row, old) for row, old in zip(cells, was, strict=True)]


MOST_SEATS = 15  # what a set of bits has room for


class GameState(Record):
    """What every game's state begins with.

    Whose move it is: the seats in `awaited` (a set of bits, several at once for simultaneous
    choices); nobody in it and not `over`: the dealer's, who answers a question of chance.
    """

    players = i8  # how many play
    awaited = i16.set_of(Seats(MOST_SEATS))  # who owes an action
    over = i8.upto(1)  # 1 when the game has ended
