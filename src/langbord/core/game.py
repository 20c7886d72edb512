"""A game as the rest of Langbord sees it, and the list of games."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from functools import cache, cached_property, lru_cache
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast, get_type_hints

import msgspec

from langbord.core import defaults, derived, explain, protocol, simulate
from langbord.core.actions import Actions, Reasons
from langbord.core.edition import Book, EditionModule, read_book, read_file
from langbord.core.errors import BadEdition, BadOptions, BrokenGame
from langbord.core.measures import Measures
from langbord.core.messages import Arg, Event, ScoreLine, Wording
from langbord.core.moves import Lying, Move
from langbord.core.options import Options, declared, misfit, option_numbers, options_of
from langbord.core.parts import Parts, shown
from langbord.core.pieces import Features, Pieces
from langbord.core.plugins import Installed, game_names, installed
from langbord.core.recap import Deeds, Line, of_moves
from langbord.core.record import MOST_SEATS, Axis, GameState
from langbord.core.rule import Binding, is_rule

if TYPE_CHECKING:
    from langbord.core.machine import Machine

__all__ = ["CHANCE", "Arg", "Event", "Game", "Options", "Rules", "ScoreLine", "get_game"]

CHANCE = -1  # the actor when the dealer answers


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
    why_not: Callable[..., int]
    totals: Callable[..., int]
    redeal: Callable[..., None]
    appraise: Callable[..., None]
    evaluate: Callable[..., None]
    observe: Callable[..., None]
    features: Callable[..., None]
    simulate: Mapping[str, Callable[..., Any]]  # those of core/simulate.py for this game


RULES = [field.name for field in fields(Rules) if field.name != "simulate"]
MEASURING = ("watch", "settle", "turns_begun")  # rules of a game's `balance.py`


class Game:
    """One game: its records, its rules, and how its actions, views and events are written.

    Built from a game's folder, in which every game has files of the same names.
    """

    def __init__(self, package: str, found: Installed | None = None, earlier: int | None = None) -> None:
        """`found`: as what it is installed; without it, the package alone is a game, named as its folder.

        `earlier`: by the rules of that version, which are kept in a folder of their own.
        """
        self.installed = found or Installed(package.rpartition(".")[2], package, package)
        self._packages = [package] if earlier is None else [f"{package}.{version_folder(earlier)}", package]
        self._earlier: dict[int, Game | None] = {}
        part = self._part
        self.name = self.installed.name
        self.folder = self.installed.folder
        self.rules_version = self.installed.about.rules if earlier is None else earlier
        state, actions = part("state"), part("actions")
        self.State: type[GameState] = state.State
        self.Options = options_of(self.State, getattr(state, "check_options", None))
        self.seats: range = state.PLAYERS  # the numbers of players it can be played by
        self.most_seats = max(self.seats, default=0)
        if not 1 <= min(self.seats, default=0) <= self.most_seats <= MOST_SEATS:
            raise ValueError(f"PLAYERS: a game is for 1 to {MOST_SEATS} players, not for {self.seats}")
        self.max_actions: int = state.MAX_ACTIONS  # the longest legal list
        self.max_outcomes: int = state.MAX_OUTCOMES  # the longest list of the dealer's weights
        self.max_steps: int = state.MAX_STEPS  # no game of random play takes more steps
        self.scratch = max(self.max_actions, self.max_outcomes)
        self.notes: int = getattr(state, "NOTES", 0)  # numbers that an appraisal writes behind what actions are worth
        self.actions: type[Actions] = actions.Do
        self.reasons: type[Reasons] = actions.No
        self.words: Callable[..., dict[str, str]] = getattr(actions, "words", lambda s, book, seat, action: {})
        self.rule_of: Callable[..., str | None] = getattr(actions, "rule_of", lambda s, book, seat, action: None)
        self.compose: Callable[[Any, Book[Any, Any], int, str], list[int] | None] = getattr(
            actions, "compose", lambda s, book, seat, text: None
        )
        self.outcome_text: Callable[[Any, Book[Any, Any], int], str] = actions.outcome_text
        self.pile: Callable[[Any], str] = getattr(actions, "pile", lambda s: "")  # what the dealer deals from now
        self.edition: EditionModule = part("edition", needed=False) or defaults.PlainEdition(self._axes())
        self._read_rules(part("rules"), part("observe", needed=False))
        view = part("view")
        self._view: Callable[[Any, Book[Any, Any], int | None], msgspec.Struct] = view.view
        self._views: Callable[..., list[msgspec.Struct]] | None = getattr(view, "views", None)
        self._read_messages(part("describe", needed=False))
        self._read_moves(part("moves", needed=False))
        self.recap: Callable[[Deeds, Any, Book[Any, Any], int], Iterator[Line]] = getattr(
            part("recap", needed=False), "recap", of_moves
        )
        consistent = part("consistent", needed=False)
        self.consistent: Callable[[Any, Book[Any, Any]], Iterator[str]] = getattr(
            consistent, "consistent", defaults.consistent
        )
        self.parties: Callable[[Any], int] = getattr(consistent, "parties", defaults.parties)
        self.knowledge = self._read_knowledge(part("knowledge", needed=False))

    def _part(self, name: str, *, needed: bool = True) -> Any:
        """A file of its folder; of an earlier version the one that was otherwise then, and is kept."""
        *earlier, today = [f"{package}.{name}" for package in self._packages]
        module = next((one for one in earlier if find_spec(one) is not None), today)
        return importlib.import_module(module) if needed or find_spec(module) is not None else None

    def by_rules(self, version: int) -> Game | None:
        """The same game by that version of its rules, if it is the one at hand or was kept, as in `version_1/`."""
        if version == self.rules_version:
            return self
        if version not in self._earlier:
            kept = (self.folder / version_folder(version)).is_dir()
            self._earlier[version] = Game(self.installed.package, self.installed, version) if kept else None
        return self._earlier[version]

    def _axes(self) -> list[Axis]:
        """The axes that its state and its actions name."""
        fields = self.State.fields.values()
        named = [axis for field in fields for axis in (*field.axes, field.names) if isinstance(axis, Axis)]
        return named + [axis for kind in self.actions.kinds.values() for axis in kind.arguments.values()]

    def _read_knowledge(self, knowledge: ModuleType | None) -> dict[str, Callable[[Any, int | None], Any]]:
        """What a viewer, or a spectator (None), knows of fields that say so little themselves."""
        named = {field.knowledge for field in self.State.fields.values() if field.knowledge}
        if lacking := [name for name in sorted(named) if not hasattr(knowledge, name)]:
            raise ValueError(f"knowledge.py lacks {', '.join(lacking)}")
        return {name: getattr(knowledge, name) for name in named}

    def _read_rules(self, rules: ModuleType, observe: ModuleType | None) -> None:
        """Its rules, and for those that it need not write the ones that suit any game."""
        self.rules = rules
        self._own: dict[str, Any] = {name: getattr(rules, name) for name in RULES if hasattr(rules, name)}
        self._read_observation(observe)
        if lacking := [name for name in RULES if name not in self._own and not hasattr(defaults, name)]:
            raise ValueError(f"rules.py lacks {', '.join(lacking)}")
        bind = Binding(self._own, vars(protocol))
        self._own |= {name: bind(getattr(defaults, name)) for name in RULES if name not in self._own}
        self.bind = Binding(self._own, vars(protocol))  # makes of a rule for any game one for this game

    def _read_observation(self, observe: ModuleType | None) -> None:
        """What a seat sees and what an action is, as rows of numbers: its own, or as its fields and kinds declare."""
        self.sees: type[Pieces]
        self.does: type[Features]
        self.observes_all = observe is not None  # fields that are known by a rule are not seen without one
        if observe is not None:
            self.sees, self.does = observe.Sees, observe.Does
            self._own |= {"observe": observe.observe, "features": observe.features}
        else:
            self.sees, self._own["observe"] = derived.sees(self.State, self.most_seats)
            self.does, self._own["features"] = derived.does(self.actions)

    def _read_messages(self, describe: ModuleType | None) -> None:
        """What its `describe.py` says, and else what can be said of any game."""
        telling = defaults.Telling(self)

        def own(name: str) -> Any:
            return getattr(describe, name, getattr(telling, name))

        self.describe: Callable[[Any, Book[Any, Any], int, int, Any, int | None], list[Event]] = own("describe")
        self.consequences: Callable[..., list[Event]] = own("consequences")
        self.label: Callable[[Any, Book[Any, Any], int, int], Event] = own("label")
        self.outcome_label: Callable[[Any, Book[Any, Any], int], Event] = own("outcome_label")
        self.score_sheet: Callable[[Any, Book[Any, Any]], list[ScoreLine]] = own("score_sheet")
        self.reveals: Callable[[Any, Book[Any, Any], int, int, Any], bool] = own("reveals")
        self.holdings: Callable[[Any, Book[Any, Any], int], Iterable[tuple[str, int]]] = own("holdings")
        self.printed_texts: Callable[[Book[Any, Any]], dict[str, dict[str, Wording]]] = own("printed_texts")
        self.refusal: Callable[[Any, Book[Any, Any], int, int, str], Event | None] = own("refusal")
        self.standing: Callable[[Any, Book[Any, Any], int, str], Wording] = own("standing")

    def _read_moves(self, moves: ModuleType | None) -> None:
        """What its `moves.py` says goes where, and else what the views of any game show."""
        told = moves or defaults.Moving(self)
        self.moves: Callable[[Any, Book[Any, Any], int, int, Any, int | None], list[Move]] = told.moves
        self.lying: Callable[[Any, Book[Any, Any], int | None], Lying] = told.lying

    @property
    def view_type(self) -> type[msgspec.Struct]:
        """The type of its views."""
        return cast(type[msgspec.Struct], get_type_hints(self._view)["return"])

    def view(self, state: Any, book: Book[Any, Any], seat: int | None) -> msgspec.Struct:
        """What a seat may know; None: what anybody may."""
        return self.views(state, book, [seat])[0]

    def views(
        self, state: Any, book: Book[Any, Any], seats: Sequence[int | None], parts: Parts | None = None
    ) -> list[msgspec.Struct]:
        """What each of several viewers may know; a game may do at once what is the same for all of them.

        `parts`: of the views that the same table showed before.
        """
        s = shown(state, {} if parts is None else parts)
        if self._views is not None:
            return self._views(s, book, seats)
        return [self._view(s, book, seat) for seat in seats]

    def action_text(self, state: Any, book: Book[Any, Any], seat: int, action: int) -> str:
        """The text of an action: exact, and the same in every language."""
        return explain.text(self, state, book, seat, action)

    def observation(self, state: Any, book: Book[Any, Any], seat: int) -> list[int]:
        """What a seat may know, as the numbers that `sees` declares."""
        out = [0] * self.sees.size
        self.plain.observe(state, book.table, seat, out)
        return out

    def action_features(self, state: Any, book: Book[Any, Any], seat: int, action: int) -> list[int]:
        """What an action is and would do, as the numbers that `does` declares."""
        out = [0] * self.does.size
        self.plain.features(state, book.table, seat, action, out)
        return out

    @cached_property
    def plain(self) -> Rules:
        """The rules as ordinary Python, and random play on them."""
        play = {name: self.bind(value) for name, value in vars(simulate).items() if is_rule(value)}
        return Rules(**self._own, simulate=play)

    @cached_property
    def compiled(self) -> Rules:
        """The same as machine code, compiled when first called."""
        return Rules(**self.machine.rules, simulate=self.machine.module(simulate))

    @cached_property
    def machine(self) -> Machine:
        """What compiles rules for this game; loads the compiler."""
        from langbord.core.machine import Machine

        return Machine(self.name, self._own, Binding(self._own | self._measuring, vars(protocol)))

    @cached_property
    def interrupts(self) -> bool:
        """May a seat act that is not awaited?"""
        return any(kind.interrupts for kind in self.actions.kinds.values())

    @cached_property
    def measures(self) -> Measures:
        """What its `balance.py` measures; nothing beyond what can be seen of any game where it has none."""
        return getattr(self._balance, "MEASURES", None) or Measures()

    @cached_property
    def _balance(self) -> ModuleType | None:
        try:
            balance: ModuleType | None = self._part("balance", needed=False)
        except Exception as error:  # whatever somebody else's package does when it is imported
            raise self.installed.broken(f"balance.py: {type(error).__name__}: {error}") from error
        return balance

    @cached_property
    def _measuring(self) -> dict[str, Any]:
        """The rules that measure it: its own, and for the others those that see nothing."""
        return {name: getattr(self._balance, name, getattr(protocol, name)) for name in MEASURING}

    def watching(self, templates: ModuleType) -> dict[str, Callable[..., Any]]:
        """The rules of a module that is written for any game, plain, with those that measure it in their place."""
        bind = Binding(self._own | self._measuring, vars(protocol))
        return {name: bind(value) for name, value in vars(templates).items() if is_rule(value)}

    def machine_for(self, book: Book[Any, Any]) -> Machine:
        """One whose rules fit a single edition, and are quicker for it."""
        from langbord.core.machine import Machine

        return Machine(self.name, self._own, self.bind, book.table)

    def book(self, path: Path | None = None) -> Book[Any, Any]:
        """An edition: the game's own, or the one in that file as it is now."""
        if path is None:
            return self._standard
        try:
            now = path.stat()
        except OSError as error:
            raise BadEdition(f"{path}: cannot be read: {error.strerror or error}") from None
        return self._read_file(path, now.st_mtime_ns, now.st_size)

    @cached_property
    def _standard(self) -> Book[Any, Any]:
        return self.read_edition(self.edition_text, str(self.folder / "edition.toml"))

    @property
    def edition_text(self) -> str:
        """The text of its own edition."""
        path = self.folder / "edition.toml"
        if isinstance(self.edition, defaults.PlainEdition) and not path.exists():
            return defaults.edition_text(self.name)
        return read_file(path)

    def edition_of(self, digest: str) -> Book[Any, Any] | None:
        """The edition with that digest, if it is the game's own or was that of a release before."""
        return self._standard if digest == self._standard.digest else self._released.get(digest)

    @cached_property
    def _released(self) -> dict[str, Book[Any, Any]]:
        """The editions of all releases, by digest: games that were begun with one go on with it."""
        files = sorted((self.folder / "editions").glob("*.toml"))
        books = [self.read_edition(read_file(path), str(path), accepted=True) for path in files]
        return {book.digest: book for book in books}

    @lru_cache(maxsize=16)  # noqa: B019  # games live as long as the process
    def _read_file(self, path: Path, *as_of: int) -> Book[Any, Any]:
        """A file is read again when it has changed."""
        return self.read_edition(read_file(path), str(path))

    def read_edition(self, text: str, where: str, *, accepted: bool = False) -> Book[Any, Any]:
        """The edition that a text describes; `where` it came from stands before what is wrong with it."""
        return read_book(self.name, self.edition, text, where, accepted=accepted)

    def options(self, /, **chosen: Any) -> Options:
        """The options with these values, the others as they are by default."""
        if (wrong := misfit(self.State, chosen)) is not None:
            raise BadOptions(f"{self.name}: {wrong}")
        try:
            options = msgspec.convert(chosen, self.Options)
        except msgspec.ValidationError as error:
            raise BadOptions(f"{self.name}: {error}") from None
        self.check_players(options.players)
        return options

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the game is not for."""
        if players not in self.seats:
            span = f"{self.seats.start} to {self.seats.stop - 1}"
            raise BadOptions(f"{self.name} is for {span} players, not {players}")

    def every_table(self, **chosen: Any) -> Iterator[Options]:
        """Every number of players with every combination of words and switches, but for what is chosen."""
        free = {
            name: option.some_values()
            for name, option in declared(self.State).items()
            if option.bounds is None and name not in chosen
        }
        for players, *values in product(self.seats, *free.values()):
            with suppress(BadOptions):  # not every combination makes sense
                yield self.options(players=players, **dict(zip(free, values, strict=True)), **chosen)

    def start(self, book: Book[Any, Any], options: Options) -> GameState:
        """The state in which a game begins, before the first deal."""
        state = self.State()
        for name, number in option_numbers(options, self.State).items():
            setattr(state, name, number)
        self.plain.new(state, book.table)
        return state


def version_folder(version: int) -> str:
    """What the folder is called that holds what was otherwise in an earlier version of a game's rules."""
    return f"version_{version}"


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
