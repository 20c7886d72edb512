"""Options: what the players agree on before a game, declared as fields of its state.

    class State(GameState):
        starter = choice("random", "seat_0", "seat_1")
        offers = amount(20, range(101))
        open_hands = flag()

In rules an option is a number: of the word chosen, or 0 and 1. For people `options_of` makes a typed struct of them,
with the first word, the given amount or False where nothing is said.
"""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Literal, cast, get_args

import msgspec

from langbord.core.record import GameState, Scalar


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the players agree on before a game; a game's own has a field for each of its options."""

    players: int


class Option(Scalar):
    """A field of the state that the players choose."""

    def __init__(
        self, code: str, values: Any, default: Any, number: Callable[[Any], int], bounds: range | None = None
    ) -> None:
        super().__init__(code)
        self.values, self.default, self.number, self.bounds = values, default, number, bounds

    def some_values(self) -> list[Any]:
        """All words, both answers, or the bounds of an amount."""
        if self.bounds is not None:
            return [self.bounds[0], self.default, self.bounds[-1]]
        return [False, True] if self.values is bool else list(get_args(self.values))

    def takes(self, value: Any) -> bool:
        if self.bounds is not None:
            return type(value) is int and value in self.bounds
        return any(type(value) is type(one) and value == one for one in self.some_values())

    def told(self) -> str:
        """What it takes, for people."""
        if self.bounds is not None:
            return f"from {self.bounds[0]} to {self.bounds[-1]}"
        return "true or false" if self.values is bool else " or ".join(self.some_values())


def choice(*words: str) -> Scalar:
    """One of some words; the first if nothing is said."""
    return Option("i1", Literal[words], words[0], words.index)


def flag() -> Scalar:
    """Yes or no; no if nothing is said."""
    return Option("i1", bool, False, int)


def amount(default: int, bounds: range) -> Scalar:
    """A whole number within bounds."""
    return Option("i2", int, default, int, bounds)


def declared(state: type[GameState]) -> dict[str, Option]:
    return {name: field for name, field in state.fields.items() if isinstance(field, Option)}


def misfit(state: type[GameState], chosen: Mapping[str, Any]) -> str | None:
    """What of the options that somebody chose the game does not have, or does not take."""
    known = declared(state)
    for name, value in chosen.items():
        if name == "players":
            continue
        if name not in known:
            return f"there is no option {name!r}; " + (f"there are {', '.join(known)}" if known else "there are none")
        if not known[name].takes(value):
            return f"{name}: {known[name].told()}, not {reprlib.repr(value)}"
    return None


@cache
def options_of(state: type[GameState], check: Callable[..., None] | None) -> type[Options]:
    """The struct of a game's options; `check` refuses what does not go together with a ValueError."""
    fields = declared(state)

    def __post_init__(self: Options) -> None:  # noqa: N807  # msgspec's name
        values = {name: getattr(self, name) for name in fields}
        for name, field in fields.items():
            if field.bounds is not None and values[name] not in field.bounds:
                raise ValueError(f"{name}: {field.told()}, not {values[name]}")
        if check is not None:
            check(players=self.players, **values)

    def __reduce__(self: Options) -> Any:  # noqa: N807  # so that options go to another process and back
        return _again, (state, check, {name: getattr(self, name) for name in self.__struct_fields__})

    made = msgspec.defstruct(
        "Options",
        [(name, field.values, field.default) for name, field in fields.items()],
        bases=(Options,),
        namespace={"__post_init__": __post_init__, "__reduce__": __reduce__},
        module=state.__module__,
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
    )
    return cast(type[Options], made)


def _again(state: type[GameState], check: Callable[..., None] | None, values: dict[str, Any]) -> Options:
    return options_of(state, check)(**values)  # type: ignore[arg-type]  # records have no hash, their classes do


def option_numbers(options: Options, state: type[GameState]) -> dict[str, int]:
    """Each option as the number that the state holds."""
    own = {name: field.number(getattr(options, name)) for name, field in declared(state).items()}
    return {"players": options.players, **own}
