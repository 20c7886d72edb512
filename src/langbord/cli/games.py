"""`langbord game`: begin a game of one's own, and check one."""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import langbord.sample
from langbord.core import conformance
from langbord.core.errors import LangbordError, NonConforming
from langbord.core.game import Event, Game, get_game
from langbord.core.match import Match
from langbord.core.options import declared
from langbord.core.plugins import NAME, game_names
from langbord.locales import LANGUAGES, Teller

SAMPLE = Path(str(langbord.sample.__file__)).parent
GAMES = 300  # that are played in compiled form for each table
WATCHED = 2  # that are looked at step by step

PROJECT = """[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = "langbord-{dashed}"
version = "0.1"
requires-python = ">=3.11"
dependencies = ["langbord"]

[project.entry-points."langbord.games"]
{name} = "{name}"

[tool.hatch.build.targets.wheel]
packages = ["{name}"]
"""


def new(name: str, parent: Path) -> Path:
    """Write a small game that works into a folder of its own; that folder."""
    if not NAME.fullmatch(name):
        raise LangbordError(f"{name!r} cannot be a game's name: small letters, digits and underscores only")
    folder = parent / name
    if folder.exists():
        raise LangbordError(f"{folder} is there already")
    if keyword.iskeyword(name) or name in game_names() or find_spec(name) is not None:
        raise LangbordError(f"{name!r} cannot be a game's name: Python has it, or something that is installed")
    for source in sorted(SAMPLE.rglob("*")):
        if source.is_file() and "__pycache__" not in source.parts:
            target = folder / name / source.relative_to(SAMPLE)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")
    project = PROJECT.format(name=name, dashed=name.replace("_", "-"))
    (folder / "pyproject.toml").write_text(project, encoding="utf-8")
    return folder


def renamed(text: str, name: str) -> str:
    title = name.replace("_", " ").capitalize()
    return re.sub(r"\bsample\b", name, text).replace("Sample", title)


def check(name: str) -> int:
    """Run every check on a game, a line each; the exit status."""
    game = get_game(name)
    checks: list[tuple[str, Callable[[Game], Iterator[str]]]] = [
        ("the conformance kit, every number of players and option", conforms),
        ("reasons agree with the legal lists", reasons_agree),
        ("texts", texts_are_there),
        ("rule numbers", numbers_are_known),
    ]
    failed = 0
    for what, run in checks:
        faults = list(run(game))
        print(f"{'FAILED' if faults else 'ok':8}{what}", *faults[:20], sep="\n        ", flush=True)
        failed += bool(faults)
    return 1 if failed else 0


def tables(game: Game) -> Iterator[dict[str, Any]]:
    """Every number of players, and with the fewest that can be each value of each option."""
    for players in game.seats:
        yield {"players": players}
    for name, option in declared(game.State).items():
        for value in option.some_values():
            if value != option.default:
                yield {"players": max(game.seats), name: value}


@cache
def agreed(game: Game) -> list[Any]:
    """Those of them that the game takes."""
    taken = []
    for table in tables(game):
        try:
            taken.append(game.options(**table))
        except LangbordError:
            continue
    return taken


def conforms(game: Game) -> Iterator[str]:
    for options in agreed(game):
        chosen = {name: getattr(options, name) for name in options.__struct_fields__}
        try:
            conformance.check_game(game, games=WATCHED, **chosen)
            conformance.check_many(game, game.book(), options, games=GAMES, seed=1)
        except NonConforming as error:
            yield f"{chosen}: {error}"


def reasons_agree(game: Game) -> Iterator[str]:
    given: dict[str, int] = {}
    for options in agreed(game):
        try:
            for reason, count in conformance.audit_reasons(game, game.book(), options, games=50, seed=1).items():
                given[reason] = given.get(reason, 0) + count
        except NonConforming as error:
            yield str(error)


def texts_are_there(game: Game) -> Iterator[str]:
    """Whatever a few random games tell is told in every language that the game has texts in."""
    languages = sorted({path.parent.name for path in game.folder.glob("texts/*/*.ftl")})
    if "en" not in languages:
        yield "there are no texts in English, to which every other language falls back"
    wanted = {f"{game.name}-name", f"{game.name}-about", f"{game.name}-rules"} | set(told(game))
    for language in languages:
        own = set(re.findall(r"^([a-zA-Z][\w-]*) *=", game.installed.texts(language), re.MULTILINE))
        foreign = sorted(name for name in own if not name.startswith(f"{game.name}-"))
        yield from (f"{language}: {name} does not begin with {game.name}-" for name in foreign)
        lacking = sorted(name for name in wanted if name.startswith(f"{game.name}-") and name not in own)
        yield from (f"{language}: {name} is missing" for name in lacking)
    for language in LANGUAGES:
        Teller(language).tell(f"{game.name}-name")


def told(game: Game) -> Iterator[str]:
    """The ids of all messages of some random games."""
    for options in agreed(game):
        for match in conformance.random_play(game, game.book(), options, seed=1):
            for event in messages(match):
                yield from ids(event)


def messages(match: Match) -> Iterator[Event]:
    for seat in match.awaited:
        yield from (match.game.label(match.state, match.book, seat, action) for action in match.legal_numbers(seat))
        yield Event(f"{match.game.name}-phase-{getattr(match.view(seat), 'phase', 'turn').replace('_', '-')}")
    for viewer in (None, *range(match.options.players)):
        yield from match.events(match.moments[-1], viewer) if match.moments else ()
    if match.over:
        yield from (line.reason for line in match.score_sheet())


def ids(event: Event) -> Iterator[str]:
    """A message and those that it names."""
    yield event.id
    for arg in event.args.values():
        for part in arg if isinstance(arg, list) else [arg]:
            if isinstance(part, str) and part.startswith("@"):
                yield part[1:]


def numbers_are_known(game: Game) -> Iterator[str]:
    """Rules that actions, reasons and functions name stand in the rulebook; and each of it is named somewhere."""
    page = game.installed.part("rulebook/en.md")
    pattern = game.installed.about.rule_pattern
    if page is None or not pattern:
        yield "there is no rulebook/en.md with numbered rules, or game.toml has no rule_numbers"
        return
    known = set(re.findall(rf"\b(?:{pattern})\b", page.read_text(encoding="utf-8")))
    named = {kind.rule for kind in game.actions.kinds.values() if kind.rule} | set(game.reasons.rules.values())
    yield from (f"{number} is named, but stands in no rulebook" for number in sorted(named - known))
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(game.folder.glob("*.py")))
    spoken = set(re.findall(rf"\b(?:{pattern})\b", source))
    yield from (f"{number} of the rulebook is named by no function" for number in sorted(known - spoken))
