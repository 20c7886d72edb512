"""A game as the rest of Langbord sees it, and the list of games."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from langbord.core import simulate
from langbord.core.edition import Book, EditionModule, read_book, read_file
from langbord.core.errors import BadOptions, BrokenGame
from langbord.core.plugins import Installed, game_names, installed
from langbord.core.record import GameState
from langbord.core.rule import plain, specialise

CHANCE = -1  # the actor when the dealer answers

Arg = int | str | list[str]
"""An argument of a message: a number; a text; "@id", another message; "#2", the player at seat 2; or a list of them."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as a message to be told in any language."""

    id: str
    args: dict[str, Arg] = {}


class ScoreLine(msgspec.Struct, frozen=True):
    """Why a seat has some of its points."""

    seat: int
    reason: Event
    points: int


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the players agree on before a game. Each field has one of the same name in the game's state.

    A field is an int, a bool, or a Literal of words, kept in the state as the number of the word.
    """

    players: int


@dataclass(frozen=True)
class Rules:
    """A game's rules in one way of running; `core/protocol.py` says what each does."""

    new: Callable[..., None]
    legal: Callable[..., int]
    step: Callable[..., None]
    chance: Callable[..., int]
    deal: Callable[..., None]
    scores: Callable[..., None]
    places: Callable[..., None]
    totals: Callable[..., int]
    redeal: Callable[..., None]
    appraise: Callable[..., None]
    evaluate: Callable[..., None]
    simulate: dict[str, Callable[..., Any]]  # the templates of core/simulate.py for this game


RULES = [field.name for field in fields(Rules) if field.name != "simulate"]


class Game:
    """One game: its records, its rules, and how its actions, views and events are written.

    Built from a game's folder, in which every game has files of the same names.
    """

    def __init__(self, package: str, found: Installed | None = None) -> None:
        """`found`: as what it is installed; without it, the package alone is a game, named as its folder."""

        def part(name: str) -> Any:
            return importlib.import_module(f"{package}.{name}")

        self.installed = found or Installed(package.rpartition(".")[2], package, package)
        self.name = self.installed.name
        self.rules: ModuleType = part("rules")
        self.State: type[GameState] = part("state").State
        self.Options: type[Options] = part("state").Options
        self.edition: EditionModule = part("edition")
        self.folder = self.installed.folder
        state = part("state")
        self.seats: range = state.PLAYERS  # the numbers of players it can be played by
        self.max_actions: int = state.MAX_ACTIONS  # the longest legal list
        self.max_outcomes: int = state.MAX_OUTCOMES  # the longest list of the dealer's weights
        self.max_steps: int = state.MAX_STEPS  # no game of random play takes more steps
        self.scratch = max(self.max_actions, self.max_outcomes)
        actions = part("actions")
        self.action_text: Callable[[Any, Book[Any, Any], int, int], str] = actions.action_text
        self.outcome_text: Callable[[Any, Book[Any, Any], int], str] = actions.outcome_text
        view = part("view")
        self.view: Callable[[Any, Book[Any, Any], int | None], msgspec.Struct] = view.view
        self._views: Callable[..., list[msgspec.Struct]] | None = getattr(view, "views", None)
        describe = part("describe")
        self.describe: Callable[[Any, Book[Any, Any], int, int, Any, int | None], list[Event]] = describe.describe
        self.label: Callable[[Any, Book[Any, Any], int, int], Event] = describe.label
        self.score_sheet: Callable[[Any, Book[Any, Any]], list[ScoreLine]] = describe.score_sheet
        self.reveals: Callable[[Any, Book[Any, Any], int, int, Any], bool] = describe.reveals

    def views(self, state: Any, book: Book[Any, Any], seats: Sequence[int | None]) -> list[msgspec.Struct]:
        """What each of several viewers may know; a game may do at once what is the same for all of them."""
        if self._views is not None:
            return self._views(state, book, seats)
        return [self.view(state, book, seat) for seat in seats]

    @cached_property
    def compiled(self) -> Rules:
        """The rules as machine code (compiled when first called) and random play on them."""
        own = {name: getattr(self.rules, name) for name in RULES}
        return Rules(**own, simulate=specialise(simulate, self.folder, own))

    @cached_property
    def plain(self) -> Rules:
        """The same rules as ordinary Python."""
        own = {name: plain(getattr(self.rules, name)) for name in RULES}
        templates = self.compiled.simulate
        return Rules(**own, simulate={name: plain(template) for name, template in templates.items()})

    @cache  # noqa: B019  # games live as long as the process
    def book(self, path: Path | None = None) -> Book[Any, Any]:
        """An edition: the game's own, or the one in that file."""
        path = path or self.folder / "edition.toml"
        return self.read_edition(read_file(path), str(path))

    def read_edition(self, text: str, where: str) -> Book[Any, Any]:
        """The edition that a text describes; `where` it came from stands before what is wrong with it."""
        return read_book(self.name, self.edition, text, where)

    def options(self, /, **chosen: Any) -> Options:
        """The options with these values, the others as they are by default."""
        try:
            options = msgspec.convert(chosen, self.Options)
        except msgspec.ValidationError as error:
            raise BadOptions(f"{self.name}: {error}") from None
        if options.players not in self.seats:
            span = f"{self.seats.start} to {self.seats.stop - 1}"
            raise BadOptions(f"{self.name} is for {span} players, not {options.players}")
        return options

    def start(self, book: Book[Any, Any], options: Options) -> GameState:
        """The state in which a game begins, before the first deal."""
        state = self.State()
        for name, number in option_numbers(options):
            setattr(state, name, number)
        self.plain.new(state, book.table)
        return state


def option_numbers(options: Options) -> Iterator[tuple[str, int]]:
    """Each option as the number that the state holds."""
    hints = get_type_hints(type(options))
    for name in options.__struct_fields__:
        value = getattr(options, name)
        words = get_args(hints[name]) if get_origin(hints[name]) is Literal else ()
        yield name, words.index(value) if words else int(value)


@cache
def get_game(name: str) -> Game:
    """The game of that name."""
    found = installed(name)
    try:
        return Game(found.package, found)
    except Exception as error:  # whatever somebody else's package does when it is imported
        raise found.broken(f"{type(error).__name__}: {error}") from error


def working_games() -> Iterator[Game]:
    """Every game that is installed and works; what is wrong with the others is told by `get_game`."""
    for name in game_names():
        with suppress(BrokenGame):
            yield get_game(name)
