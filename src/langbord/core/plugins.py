"""The games that are installed: found by the entry point group `langbord.games`, known by their folders.

A game is a Python package. Whoever writes one says so in his `pyproject.toml`:

    [project.entry-points."langbord.games"]
    chess = "my_games.chess"

Nothing here imports a game's rules: its name, its folder and its `game.toml` are enough for lists and pages. What is
wrong with one game is told in a sentence when that game is asked for; the others are not touched by it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from langbord.core.errors import BrokenGame, UnknownGame

GROUP = "langbord.games"
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")  # stands in addresses, in file names and before the ids of messages
OURS = {"core", "lessons", "rules", "server", "web"}  # before the ids of messages that belong to no game


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that each level is, by its name (docs/bots.md)."""

    easy: str = "greedy:60"
    medium: str = "greedy"
    hard: str = "search:1000/1s"
    master: str = "search:4000/2s*2"


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game says of itself in `game.toml`, all of it as suits an unknown game where it says nothing."""

    rules: Annotated[int, Meta(ge=0)] = 0  # their version, which rises when they behave otherwise; 0: never released
    order: int = 100  # on the start page: the smaller, the earlier; then by name
    players: int | None = None  # how many usually play; three, or as near to it as there can be
    rule_numbers: list[
        str
    ] = []  # what stands before the number, as in "TR17"; before a word, as in "card:012", with ":"
    levels: Levels = Levels()
    without_net: Levels = Levels()  # what the levels with a net are where none fits
    search: dict[str, float] = {}  # how it is searched: fields of `bots.search.Tuning`

    @property
    def rule_pattern(self) -> str:
        """What the numbers of its rules look like, as a regular expression."""
        return "|".join(begin + (r"\w+" if begin.endswith(":") else r"\d+") for begin in self.rule_numbers) or "(?!)"


@dataclass(frozen=True)
class Installed:
    """A game's folder, and who brought it."""

    name: str
    package: str
    provider: str  # "langbord 0.1.0"

    @cached_property
    def folder(self) -> Path:
        try:
            spec = find_spec(self.package)
        except Exception as error:  # whatever a package of somebody else's does when it is imported
            raise self.broken(f"{type(error).__name__}: {error}") from error
        if spec is None or not spec.submodule_search_locations:
            raise self.broken(f"there is no package {self.package}")
        return Path(spec.submodule_search_locations[0])

    @cached_property
    def about(self) -> About:
        path = self.folder / "game.toml"
        try:
            return msgspec.toml.decode(path.read_bytes(), type=About) if path.is_file() else About()
        except (msgspec.DecodeError, OSError) as error:
            raise self.broken(f"game.toml: {error}") from None

    def broken(self, why: str) -> BrokenGame:
        return BrokenGame(f"the game {self.name!r} of {self.provider} does not work: {why}")

    def usual_players(self, seats: range) -> int:
        """How many sit down where nobody said how many."""
        return max(seats.start, min(self.about.players or 3, seats.stop - 1))

    def texts(self, language: str) -> str:
        """All its messages in one language, as one Fluent file; empty where it has none."""
        paths = sorted((self.folder / "texts" / language).glob("*.ftl"))
        return "\n".join(path.read_text(encoding="utf-8") for path in paths)

    def part(self, name: str) -> Path | None:
        """A file of its folder, where there is one."""
        path = self.folder / name
        return path if path.is_file() else None


@cache
def _found() -> dict[str, list[EntryPoint]]:
    """Everything that calls itself a game, by name."""
    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, []).append(entry)
    return found


@cache
def installed(name: str) -> Installed:
    """The game of that name."""
    entries = _found().get(name, [])
    providers = sorted(f"{entry.dist.name} {entry.dist.version}" if entry.dist else "somebody" for entry in entries)
    if not entries:
        there_are = (
            f"there are {', '.join(game_names())}" if _found() else "none is installed: run ./run, or install Langbord"
        )
        raise UnknownGame(f"there is no game {name!r}; {there_are}")
    if len(entries) > 1:
        raise BrokenGame(
            f"several packages bring a game called {name!r}: {' and '.join(providers)}; remove all but one"
        )
    game = Installed(name, entries[0].value, providers[0])
    if not NAME.fullmatch(name):
        raise game.broken("a game's name has small letters, digits and underscores only, and begins with a letter")
    if name in OURS:
        raise game.broken("Langbord's own messages begin with that name")
    return game


@cache
def game_names() -> list[str]:
    """The names of all games that are installed, in the order of the start page; those that do not work stand last."""

    def place(name: str) -> tuple[bool, int, str]:
        try:
            return False, installed(name).about.order, name
        except BrokenGame:
            return True, 0, name

    return sorted(_found(), key=place)


def look_again() -> None:
    """Forget what was found: something was installed since."""
    for found in (_found, installed, game_names):
        found.cache_clear()
