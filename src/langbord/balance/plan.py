"""Which games a balance run plays: the same bots at tables of every size, with one edition or with two."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from langbord.bots import LEVELS, check_bot
from langbord.bots.budget import unhurried
from langbord.bots.levels import knows_table, level_bot
from langbord.core.edition import read_file
from langbord.core.errors import LangbordError
from langbord.core.game import Game, get_game

FORMAT = 1
STANDARD = "standard"  # the edition that comes with a game


class Text(NamedTuple):
    """An edition as it is sent to those who play: they need not have its file."""

    name: str
    text: str


class Named(msgspec.Struct, frozen=True):
    """An edition as the results file names it."""

    name: str
    digest: str


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A run's games; also the first line of its results file."""

    langbord: str = "balance"
    format: int = FORMAT
    game: str
    rules: int  # their version
    measures: str  # a digest of what is measured
    editions: list[Named]  # one, or two that are compared
    bots: list[str]
    players: list[int]  # the sizes of tables
    games: int  # of each size and edition
    seed: int = 0
    options: dict[str, Any] = {}


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played. With two editions a deal begins with the same numbers of the generator."""

    edition: int
    players: int
    deal: int
    seated: list[str]


def read_editions(game: Game, paths: Sequence[Path | None]) -> list[Text]:
    """The editions in these files; None, or a name that no file has, is the game's own."""
    if len(paths) > 2:
        raise LangbordError("no more than two editions can be compared")
    found = [_read_edition(game, path) for path in paths or [None]]
    if len(found) == 2 and found[0].name == found[1].name:
        found = [Text(f"{one.name} {k + 1}", one.text) for k, one in enumerate(found)]
    return found


def _read_edition(game: Game, path: Path | None) -> Text:
    if path is None or (str(path) == STANDARD and not path.exists()):
        return Text(STANDARD, game.edition_text)
    game.book(path)  # says what is wrong with it
    return Text(path.stem, read_file(path))


def make_plan(
    game: str,
    bots: Sequence[str],
    games: int,
    editions: Sequence[Text],
    players: Sequence[int] = (),
    seed: int = 0,
    **options: Any,
) -> Plan:
    """A plan that can be played."""
    about = get_game(game)
    if not bots:
        raise LangbordError("no bot was named")
    for bot in bots:
        check_bot(bot, about)
    chosen = {**about.measures.options, **options}
    sizes = sorted(set(players or about.seats))
    for size in sizes:
        about.options(players=size, **chosen)  # refuses what the game does not have
        seat_bots(about, bots, size)
    books = [about.read_edition(edition.text, edition.name) for edition in editions]
    if len({book.digest for book in books}) < len(books):
        raise LangbordError("these are one and the same edition: there is nothing to compare")
    return Plan(
        game=game,
        rules=about.rules_version,
        measures=about.measures.digest,
        editions=[Named(edition.name, book.digest) for edition, book in zip(editions, books, strict=True)],
        bots=list(bots),
        players=sizes,
        games=games,
        seed=seed,
        options=chosen,
    )


def seat_bots(game: Game, bots: Sequence[str], players: int) -> list[str]:
    """Who plays at a table of that size: a level is the bot that it stands for there, without a clock."""
    seated = []
    for bot in bots:
        name = level_bot(game.name, bot, net=knows_table(game, players)) if bot in LEVELS else bot
        found = unhurried(name)
        if found is None:
            raise LangbordError(f"{bot} thinks by the clock: name a bot by its iterations, as search:2000, instead")
        seated.append(found)
    return seated


def fixtures(plan: Plan) -> list[Fixture]:
    """All games, so that those who break off have about as many of each kind; bots go round the table."""
    game = get_game(plan.game)
    bots = {players: seat_bots(game, plan.bots, players) for players in plan.players}
    return [
        Fixture(edition, players, deal, [bots[players][(seat + deal) % len(plan.bots)] for seat in range(players)])
        for deal in range(plan.games)
        for players in plan.players
        for edition in range(len(plan.editions))
    ]
