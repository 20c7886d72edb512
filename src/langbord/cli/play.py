"""`langbord play`: a table from what was wished for, or from a saved game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from langbord.bots import check_bot
from langbord.bots.levels import asks_net, instead, needs_compiler, searches
from langbord.cli import saves, table
from langbord.cli.screen import Screen
from langbord.cli.session import Session
from langbord.core import match as matches
from langbord.core.game import get_game
from langbord.core.match import Match
from langbord.locales import Teller


class Wishes(NamedTuple):
    """What the command line asks for."""

    game: str
    players: int | None
    humans: int
    bots: list[str]
    names: list[str]
    seed: int | None
    edition: Path | None
    options: dict[str, Any]


def play(wishes: Wishes, *, language: str, save: Path | None, resume: Path | None, pace: float) -> None:
    if resume is not None:
        text = saves.read(resume)
        with saves.named(resume):
            match = matches.load(text, seed=wishes.seed, edition=wishes.edition)
    else:
        match = _new(wishes, language)
    seats = [table.Seat(name, None if wishes.seed is None else wishes.seed + k) for k, name in enumerate(match.seats)]
    screen = Screen(Console(), match.game.name, language, [seat.name for seat in seats])
    path = save or resume or saves.unused_path(match.game.name)
    _prepare(match, seats, language)
    Session(match, seats, screen, path, pace, wishes.seed).play()


def _prepare(match: Match, seats: list[table.Seat], language: str) -> None:
    """What bots need is compiled before the game, so that the first move does not seem to hang."""
    bots, teller = {seat.kind for seat in seats if seat.kind is not None}, Teller(language)
    for level in sorted(bots):
        if (other := instead(match.game.name, level)) is not None:
            told = teller.tell("core-bots-instead", {"level": level, "other": other, "extra": "langbord[fast]"})
            print(told, file=sys.stderr)
    if match.awaited and any(needs_compiler(match.game.name, bot) for bot in bots):
        from langbord.bots.readiness import prepare

        with Console(stderr=True).status(teller.tell("core-bots-prepare")):
            search, net = (any(asks(match.game.name, bot) for bot in bots) for asks in (searches, asks_net))
            prepare(match.game, match, search=search, net=net)


def _new(wishes: Wishes, language: str) -> Match:
    teller = Teller(language)
    if wishes.humans == 1:
        people = [teller.tell("core-player")]
    else:
        people = [teller.tell("core-player-number", {"number": k + 1}) for k in range(wishes.humans)]
    game = get_game(wishes.game)
    for bot in wishes.bots:
        check_bot(bot, game)
    usual = game.installed.usual_players(game.seats)
    seats = table.settle(game.seats, wishes.players, wishes.humans, wishes.bots, wishes.names, people, usual)
    return matches.new(
        wishes.game,
        players=len(seats),
        seed=wishes.seed,
        edition=wishes.edition,
        seats=seats,
        **wishes.options,
    )
