"""The editions that can be played here: each game's own, files in the data folder, and what people entered.

`edition` at a table is `standard`, the name of a file (`editions/<game>/<name>.toml`), or the digest of one that a
person entered. These are kept in the database under their digest, so that every process knows them, and for good:
games that were played with one can be replayed.
"""

from __future__ import annotations

import asyncio
import random
from collections import OrderedDict
from pathlib import Path
from typing import Any

from langbord.core.edition import Book
from langbord.core.errors import BadEdition
from langbord.core.game import Game, get_game
from langbord.core.match import new
from langbord.core.plugins import game_names
from langbord.server.clock import now
from langbord.server.entries import STANDARD, Setup
from langbord.server.messages import EditionInfo, OwnEdition
from langbord.server.problems import Refused, not_found
from langbord.server.store import Database, Row, Statement

AnyBook = Book[Any, Any]
MOST_KEPT = 100  # that people entered, in memory
MOST_OWN = 100  # a person
TRIED_STEPS = 100  # of a game of each number of players, before an edition is accepted
COLUMNS = "digest, game, name, title, created"


class Editions:
    def __init__(self, database: Database, folder: Path) -> None:
        self.database, self.folder = database, folder
        self._entered: OrderedDict[str, AnyBook] = OrderedDict()

    def names(self, game: str) -> list[str]:
        """Those that everybody is offered."""
        return [STANDARD, *sorted(path.stem for path in (self.folder / game).glob("*.toml"))]

    async def book(self, game: str, edition: str) -> AnyBook:
        """An edition by what a table calls it."""
        if game in game_names() and edition in self.names(game):
            return get_game(game).book(None if edition == STANDARD else self.folder / game / f"{edition}.toml")
        if edition not in self._entered:
            rows = await self.database.fetch("SELECT source FROM edition WHERE digest = ? AND game = ?", edition, game)
            if not rows:
                raise Refused("server-no-such-edition", 422, edition=edition[:100])
            self._keep(await asyncio.to_thread(get_game(game).read_edition, rows[0][0], edition))
        book = self._entered[edition]
        if book.printed.game != game:
            raise Refused("server-no-such-edition", 422, edition=edition)
        self._entered.move_to_end(edition)
        return book

    async def of(self, setup: Setup) -> AnyBook:
        return await self.book(setup.game, setup.edition)

    async def named(self, game: str, digest: str) -> str:
        """What a table calls the edition with that digest."""
        for name in self.names(game):
            if (await self.book(game, name)).digest == digest:
                return name
        await self.book(game, digest)
        return digest

    def _keep(self, book: AnyBook) -> None:
        self._entered[book.digest] = book
        if len(self._entered) > MOST_KEPT:
            self._entered.popitem(last=False)

    # --- what people entered --------------------------------------------------------------------------------------

    async def enter(self, person: str, game: str, text: str) -> EditionInfo:
        """Keep an edition; one that is not right is refused with a sentence that says what to change."""
        if game not in game_names():
            raise not_found()
        if len(await self.own(person)) >= MOST_OWN:
            raise Refused("server-too-many")
        try:
            book = await asyncio.to_thread(checked, get_game(game), text)
        except BadEdition as error:
            raise Refused("server-bad-edition", 422, detail=str(error)[:500]) from None
        printed = book.printed
        await self.database.write(
            Statement(
                "INSERT INTO edition (digest, game, name, title, source, created) VALUES (?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (digest) DO NOTHING",
                (book.digest, game, printed.name, printed.title, text, now()),
            ),
            Statement(
                "INSERT INTO edition_of (person, digest) VALUES (?, ?) ON CONFLICT (person, digest) DO NOTHING",
                (person, book.digest),
            ),
        )
        self._keep(book)
        rows = await self.database.fetch(f"SELECT {COLUMNS} FROM edition WHERE digest = ?", book.digest)
        return _info(rows[0])

    async def own(self, person: str) -> list[EditionInfo]:
        """What a person entered, the last first."""
        rows = await self.database.fetch(
            f"SELECT {COLUMNS} FROM edition WHERE digest IN (SELECT digest FROM edition_of WHERE person = ?)"
            " ORDER BY created DESC, digest",
            person,
        )
        return [_info(row) for row in rows]

    async def entered(self, digest: str) -> OwnEdition:
        """An edition that somebody entered: its text, and what is printed in it."""
        rows = await self.database.fetch(f"SELECT {COLUMNS}, source FROM edition WHERE digest = ?", digest)
        if not rows:
            raise not_found()
        *columns, source = rows[0]
        digest, game, name, title, created = columns
        book = await self.book(game, digest)
        return OwnEdition(
            digest=digest, game=game, name=name, title=title, created=created, text=source, printed=book.printed
        )


def _info(row: Row) -> EditionInfo:
    digest, game, name, title, created = row
    return EditionInfo(digest=digest, game=game, name=name, title=title, created=created)


def checked(game: Game, text: str) -> AnyBook:
    """The edition of a text, which keeps all the rules for editions, and with which games can be played."""
    book = game.read_edition(text, "the edition")
    try:
        book.table.to_array()
        for players in game.seats:
            _try_out(game, book, players)
    except Exception as error:
        raise BadEdition(f"the edition: a game cannot be played with it ({type(error).__name__}: {error})") from error
    return book


def _try_out(game: Game, book: AnyBook, players: int) -> None:
    """Some random steps."""
    match, rng = new(game.name, players=players, seed=players, edition=book), random.Random(players)
    for _ in range(TRIED_STEPS):
        if not match.over:
            seat = match.awaited[0]
            match.apply(seat, rng.choice(match.legal_numbers(seat)))
            match.deal()
            match.moments.clear()
