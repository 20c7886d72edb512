"""Declared actions: one declaration gives the numbers, the parts and the texts of what a player may do.

    class Do(Actions):
        stay = kind("pass", rule="TRQ4")
        draw = kind("draw {card}", card=CARDS, about="row {card}", rule="TR10")
        claim = kind("claim {route} {card}{more}", route=ROUTES, card=CARDS, wilds=WILDS, about="route {route}")

    DO = numbered(Do)

In rules, `DO.claim` is a constant that costs nothing: `number(DO.claim, route, card, wilds)`, `is_a(DO.claim, action)`,
`route, card, wilds = parts(DO.claim, action)`. Outside of them `Do` tells the kind, the parts and the text of a number.

A word in braces is the name of an argument's value on its axis, or one of the words that a game's `actions.py` gives in
`words(s, book, seat, action)` where the number alone does not say all.

What a player thinks of as one act may be several small actions, so that lists of what is legal stay short: a game's
`compose(s, book, seat, text)` gives the actions of such a text in order, or None where the text is no such act. A match
takes them together or not at all.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import product
from math import prod
from string import Formatter
from types import ModuleType
from typing import ClassVar, NamedTuple, TypeVar, cast

from langbord.core.record import Axis
from langbord.core.rule import rule

MOST_ARGUMENTS = 3

Names = Mapping[str, tuple[str, ...]]
"""The names on each axis, by an edition."""


class Kind(NamedTuple):
    """The numbers of one kind of action: from `first` on, one for each combination of its arguments."""

    first: int
    a: int
    b: int
    c: int


@rule
def number(kind: Kind, a: int = 0, b: int = 0, c: int = 0) -> int:
    """The action of that kind with these arguments."""
    return kind.first + (a * kind.b + b) * kind.c + c


@rule
def is_a(kind: Kind, action: int) -> bool:
    """Is the action of that kind?"""
    return kind.first <= action < kind.first + kind.a * kind.b * kind.c


@rule
def part(kind: Kind, action: int) -> int:
    """The argument of an action of a kind that has one."""
    return action - kind.first


@rule
def parts(kind: Kind, action: int) -> tuple[int, int, int]:
    """The arguments of an action of that kind; 0 for those that it does not have."""
    rest = action - kind.first
    return rest // (kind.b * kind.c), rest // kind.c % kind.b, rest % kind.c


class Declared:
    """A kind of action as a game declares it."""

    name: str  # as the declaration calls it
    kind: Kind

    def __init__(
        self, text: str, about: str | None, rule: str | None, fixed: bool, interrupts: bool, arguments: dict[str, Axis]
    ) -> None:
        self.text, self.about, self.rule, self.interrupts, self.arguments = text, about, rule, interrupts, arguments
        self.words, self.fixed = words_of(text), fixed
        self.fixed_text = fixed or arguments.keys() >= set(self.words)  # the same at every moment of a game
        self.fixed_about = fixed or arguments.keys() >= set(words_of(about or ""))
        self.count = prod(arguments.values())

    def numbered(self, name: str, first: int) -> int:
        """Take the numbers from `first` on; where the next kind begins."""
        sizes = [int(axis) for axis in self.arguments.values()]
        self.name, self.kind = name, Kind(first, *sizes, *[1] * (MOST_ARGUMENTS - len(sizes)))
        return first + self.count

    def parts(self, action: int) -> dict[str, int]:
        """The arguments of an action by their names."""
        return dict(zip(self.arguments, parts(self.kind, action), strict=False))

    def exists(self, action: int, names: Names) -> bool:
        """Is the action about things that the edition has?"""
        return all(value < count_of(self.arguments[name], names) for name, value in self.parts(action).items())

    def named(self, action: int, names: Names) -> dict[str, str]:
        """The same, each value by its name."""
        return {name: named(self.arguments[name], value, names) for name, value in self.parts(action).items()}

    def told(self, action: int, names: Names, words: Mapping[str, str]) -> str:
        """The text of an action, with the words that its number does not say."""
        return self.text.format(**{**self.named(action, names), **words}).strip()

    def fitting(self, words: list[str], names: Names) -> Iterator[int]:
        """The actions of this kind whose arguments are named among these words, as far as its text names them."""
        if not words or self.text.split()[0].partition("{")[0] not in (words[0], ""):
            return
        yield from self.of_which(names, lambda argument, thing: argument not in self.words or is_spoken(thing, words))

    def of_which(self, names: Names, wanted: Callable[[str, str], bool]) -> Iterator[int]:
        """The actions of this kind about things that the edition has, each argument wanted by its name."""
        ranges = [
            [value for value in range(count_of(axis, names)) if wanted(argument, named(axis, value, names))]
            for argument, axis in self.arguments.items()
        ]
        for values in product(*ranges):
            yield number(self.kind, *values)


def words_of(pattern: str) -> list[str]:
    return [word for _, word, _, _ in Formatter().parse(pattern) if word]


def count_of(axis: Axis, names: Names) -> int:
    """How many things of an axis there are with an edition, which may have fewer than there is room for."""
    things = names.get(axis.name)
    return len(things) if things else int(axis)


def named(axis: Axis, value: int, names: Names) -> str:
    """The name of a value on an axis; its number where the edition has no names for that axis."""
    things = names.get(axis.name, ())
    return things[value] if value < len(things) else str(value)


def is_spoken(name: str, words: list[str]) -> bool:
    """Is a name, in one of its spellings, a word or a part of one?"""
    return any(spelling in word for spelling in spellings(name) for word in words)


def spellings(word: str) -> set[str]:
    """A word, or what stands before a slash in it; "a-b" may be "b-a"."""
    stem, slash, ending = word.partition("/")
    turned = "-".join(reversed(stem.split("-")))
    return {word, stem, turned, turned + slash + ending}


def fits(words: list[str], text: str) -> bool:
    """Do the words stand in a text, in order and each in one of its spellings? Some may be left out."""
    rest = iter(text.split())
    return all(any(word in spellings(other) for other in rest) for word in words)


def kind(
    text: str,
    *,
    about: str | None = None,
    rule: str | None = None,
    fixed: bool = False,
    interrupts: bool = False,
    **arguments: Axis,
) -> Kind:
    """Declare a kind of action: its text, its arguments in order, the thing on the board that it is about, its rule.

    `fixed`: the words that the game gives for it follow from its number alone. `interrupts`: a seat that is not awaited
    may do it too, where it is legal. The type is that of the constant which stands for it in rules.
    """
    assert len(arguments) <= MOST_ARGUMENTS, text
    return cast(Kind, Declared(text, about, rule, fixed, interrupts, arguments))


class Actions:
    """All kinds of actions of a game; a subclass declares them, in the order of their numbers."""

    kinds: ClassVar[dict[str, Declared]] = {}
    count: ClassVar[int] = 0  # of all numbers
    _in_order: ClassVar[list[Declared]] = []
    _ends: ClassVar[list[int]] = []  # where the numbers of each kind end

    def __init_subclass__(cls) -> None:
        cls.kinds = {name: value for name, value in vars(cls).items() if isinstance(value, Declared)}
        cls.count, cls._in_order, cls._ends = 0, list(cls.kinds.values()), []
        for name, declared in cls.kinds.items():
            cls.count = declared.numbered(name, cls.count)
            cls._ends.append(cls.count)

    @classmethod
    @cache
    def of(cls, action: int) -> Declared:
        """The kind of an action."""
        if not 0 <= action < cls.count:
            raise ValueError(f"there is no action {action}")
        return cls._in_order[bisect_right(cls._ends, action)]


A = TypeVar("A", bound=Actions)


def numbered(declared: type[A]) -> A:
    """The kinds as constants for rules, and how many numbers there are."""
    kinds = {name: one.kind for name, one in declared.kinds.items()}
    return cast(A, constants(declared.__name__, {**kinds, "count": declared.count}))


def constants(name: str, values: Mapping[str, object]) -> ModuleType:
    """Constants under one name: a module, of which compiled code freezes those that a rule names, and no others."""
    module = ModuleType(name)
    vars(module).update(values)
    return module


# --- Why not --------------------------------------------------------------------------------------------------------

LEGAL = 0


class Reasons:
    """The reasons for which a game forbids actions; a subclass declares them.

        class No(Reasons):
            taken = reason("TR19")
            few_carts = reason("TR20")

        NO = numbered_reasons(No)

    Their order is that of precedence: where several hold, rules look at them in this order and the first is told.
    Where nothing can be done with a thing, the reason of that of its actions is told which got furthest.
    """

    rules: ClassVar[dict[str, str]]  # the number of the rule behind each reason, by the reason's name

    def __init_subclass__(cls) -> None:
        cls.rules = {name: value.rule for name, value in vars(cls).items() if isinstance(value, _Reason)}

    @classmethod
    def of(cls, answer: int) -> tuple[str, str]:
        """The name of a reason and the number of its rule."""
        return list(cls.rules.items())[answer - 1]


class _Reason:
    def __init__(self, rule: str) -> None:
        self.rule = rule


def reason(rule: str) -> int:
    """Declare a reason by the number of its rule; in rules it is a small number."""
    return cast(int, _Reason(rule))


R = TypeVar("R", bound=Reasons)


def numbered_reasons(declared: type[R]) -> R:
    """The reasons as constants for rules, from 1 on; LEGAL stands before them."""
    return cast(R, constants(declared.__name__, {name: number for number, name in enumerate(declared.rules, 1)}))
