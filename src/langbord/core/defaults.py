"""What a game need not write: the parts of its folder that are there for every game, as suits an unknown one.

A game that has an `edition.py`, a rule in `rules.py` or a function in `describe.py` of these names uses its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from langbord.core import edition as core
from langbord.core.messages import Arg, Event, ScoreLine, Wording
from langbord.core.moves import Ledger, Lying, Move
from langbord.core.protocol import Floats, Ints, scores
from langbord.core.record import Axis, GameState, Record, i8
from langbord.core.rule import rule

if TYPE_CHECKING:
    from langbord.core.game import Game

# --- An edition in which nothing is printed -------------------------------------------------------------------------


class Edition(Record):
    """Rules are given an edition even where a game needs none."""

    blank = i8


def edition_text(game: str) -> str:
    return f'format = {core.FORMAT}\ngame = "{game}"\nname = "standard"\ntitle = "{game}"\n'


class PlainEdition:
    """The edition module of a game that prints nothing: its axes name their own values."""

    Printed = core.Printed

    def __init__(self, axes: list[Axis]) -> None:
        self._names = {axis.name: axis.names for axis in axes if axis.names}

    def problems(self, printed: core.Printed) -> Iterator[str]:
        """Nothing can be wrong."""
        return iter(())

    def tabulate(self, printed: core.Printed) -> Edition:
        return Edition()

    def names(self, printed: core.Printed) -> dict[str, tuple[str, ...]]:
        return self._names


# --- Rules ----------------------------------------------------------------------------------------------------------


PLACE_BITS = 4  # as many as a place needs


@rule
def places(s: GameState, ed: Record, out: Ints) -> None:
    """Most points win; who has as many shares the place. A place is worked out below the points it is read from."""
    scores(s, ed, out)
    for seat in range(s.players):
        out[seat] <<= PLACE_BITS
    for seat in range(s.players):
        place = 1
        for other in range(s.players):
            place += int(out[other] >> PLACE_BITS > out[seat] >> PLACE_BITS)
        out[seat] |= place
    for seat in range(s.players):
        out[seat] &= (1 << PLACE_BITS) - 1


@rule
def totals(s: GameState, ed: Record, out: Ints) -> int:
    """Nothing is said to be conserved."""
    return 0


@rule
def appraise(s: GameState, ed: Record, seat: int, actions: Ints, n: int, worth: Floats) -> None:
    """All actions look alike."""
    for k in range(n):
        worth[k] = 0.0


@rule
def evaluate(s: GameState, ed: Record, out: Floats) -> None:
    """As the points stand."""
    scores(s, ed, out)  # type: ignore[arg-type]  # whole numbers go into an array of floats


# --- What a state may be ---------------------------------------------------------------------------------------------


def consistent(s: GameState, book: core.Book[Any, Any]) -> Iterator[str]:
    """Nothing can be wrong beyond what the fields say of themselves."""
    return iter(())


def parties(s: GameState) -> int:
    """How many of the seats that a state has room for are in the game."""
    return s.players


# --- Messages -------------------------------------------------------------------------------------------------------


class Telling:
    """What is told of a game that describes nothing itself, by the names of its kinds of actions.

    `<game>-do-<kind>` lists an action, `<game>-did-<kind>` tells it, with its arguments by their names; an argument
    with named values is the message `<game>-<axis>-<value>`. `<game>-points` stands before a player's points.
    """

    def __init__(self, game: Game) -> None:
        self._game = game

    def label(self, s: Any, book: core.Book[Any, Any], seat: int, action: int) -> Event:
        kind = self._game.actions.of(action)
        return Event(f"{self._game.name}-do-{_dashed(kind.name)}", self._arguments(book, action))

    def outcome_label(self, s: Any, book: core.Book[Any, Any], outcome: int) -> Event:
        """What the dealer may deal, in a list of all that he dealt."""
        return Event("core-outcome", {"outcome": self._game.outcome_text(s, book, outcome)})

    def describe(
        self, before: Any, book: core.Book[Any, Any], actor: int, action: int, after: Any, viewer: int | None
    ) -> list[Event]:
        """What was done, and what came of it; what the dealer does is seen, not told."""
        done: list[Event] = []
        if actor >= 0:
            kind = self._game.actions.of(action)
            args: dict[str, Arg] = {"player": f"#{actor}", **self._arguments(book, action)}
            done = [Event(f"{self._game.name}-did-{_dashed(kind.name)}", args)]
        return done + self._game.consequences(before, book, actor, action, after, viewer)

    def consequences(
        self, before: Any, book: core.Book[Any, Any], actor: int, action: int, after: Any, viewer: int | None
    ) -> list[Event]:
        """What came of a step, where a game tells it."""
        return []

    def _arguments(self, book: core.Book[Any, Any], action: int) -> dict[str, Arg]:
        kind, found = self._game.actions.of(action), dict[str, Arg]()
        for name, value in kind.parts(action).items():
            axis = kind.arguments[name]
            things = book.names.get(axis.name)
            found[name] = f"@{self._game.name}-{axis.name}-{_dashed(things[value])}" if things else value
        return found

    def score_sheet(self, s: Any, book: core.Book[Any, Any]) -> list[ScoreLine]:
        """A line for each seat."""
        points = [0] * s.players
        self._game.plain.scores(s, book.table, points)
        return [ScoreLine(seat, Event(f"{self._game.name}-points"), count) for seat, count in enumerate(points)]

    def reveals(self, before: Any, book: core.Book[Any, Any], actor: int, action: int, after: Any) -> bool:
        """Safe for every game: nothing is taken back that let the dealer deal or another player act."""
        return True

    def holdings(self, s: Any, book: core.Book[Any, Any], seat: int) -> list[tuple[str, int]]:
        points = [0] * s.players
        self._game.plain.scores(s, book.table, points)
        return [(f"{self._game.name}-points", points[seat])]

    def printed_texts(self, book: core.Book[Any, Any]) -> dict[str, dict[str, Wording]]:
        """Nothing is printed that must be told in words."""
        return {}

    def refusal(self, s: Any, book: core.Book[Any, Any], seat: int, action: int, reason: str) -> Event | None:
        """Nothing more particular than the rule."""
        return None

    def standing(self, s: Any, book: core.Book[Any, Any], seat: int, thing: str) -> Wording:
        """Nothing is worked out of what a thing would bring."""
        return []


# --- Moves ----------------------------------------------------------------------------------------------------------

NOT_COUNTS = {"turn", "seat", "owner", "holder", "bidder", "dealer", "starter", "leader", "winner"}  # they name a seat


class Moving:
    """What goes where in a game that does not say it: what its views count differently before and after a step.

    A view is read as the plain boards read it: a number in it is how many there are of what the number is called; words
    in a list are things. A place is called by the way to it: `heaps left`, `seat 0 pebbles`.
    """

    def __init__(self, game: Game) -> None:
        self._game = game

    def lying(self, view: Any, book: core.Book[Any, Any], viewer: int | None) -> Lying:
        found: Counter[tuple[str, str]] = Counter()
        for place, thing, count in _counted((), msgspec.to_builtins(view)):
            found[place, thing] += count
        return {key: count for key, count in found.items() if count}

    def moves(
        self, before: Any, book: core.Book[Any, Any], actor: int, action: int, after: Any, viewer: int | None
    ) -> list[Move]:
        had, has = (self.lying(self._game.view(s, book, viewer), book, viewer) for s in (before, after))
        ledger = Ledger()
        for place, thing in {**had, **has}:
            ledger.count(place, thing, had.get((place, thing), 0), has.get((place, thing), 0))
        return ledger.moves()


def _counted(way: tuple[str, ...], value: Any) -> Iterator[tuple[str, str, int]]:
    """The places of a part of a view, and how many of what they hold."""
    match value:
        case dict():
            for name, part in value.items():
                yield from _counted((*way, "seat" if name == "seats" and not way else str(name)), part)
        case list() if all(isinstance(part, str) for part in value):
            yield from ((" ".join(way), word.replace(" ", "_"), 1) for word in value)
        case list():
            for number, part in enumerate(value):
                yield from _counted((*way, str(number)), part)
        case int() if not isinstance(value, bool) and way[-1] not in NOT_COUNTS and "awaited" not in way:
            yield " ".join(way), next(word for word in reversed(way) if not word.isdigit()), value


def _dashed(name: str) -> str:
    return name.replace("_", "-")
