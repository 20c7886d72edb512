"""The editions that can be played here: each game's own, files in the data folder, and what people entered.

People call an edition `standard`, by the name of a file (`editions/<game>/<name>.toml`), or by its digest. A table is
opened with the one that bears the name then, and holds on to its digest. What people entered, and what tables were
opened with, is kept in the database under its digest, so that every process knows it, and for good: files change, and
games that were played with one can be replayed.
"""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import asdict

from langbord.core.edition import read_file
from langbord.core.errors import LangbordError
from langbord.core.game import get_game
from langbord.core.plugins import game_names
from langbord.server import tasks
from langbord.server.clock import now
from langbord.server.entries import STANDARD, UNRELEASED, Opened, Setup
from langbord.server.messages import CheckedEdition, EditionInfo, OwnEdition
from langbord.server.problems import Frozen, Refused, not_found
from langbord.server.quotas import Asker, Stored
from langbord.server.store import Database, Row, Statement
from langbord.server.tasks import AnyBook
from langbord.server.workers import Rank, Workers

MOST_KEPT = 100  # that people entered, in memory
COLUMNS = "digest, game, name, title, created"


class Editions:
    def __init__(self, database: Database, folder: Path, workers: Workers, stored: Stored) -> None:
        self.database, self.folder, self.workers, self.stored = database, folder, workers, stored
        self._entered: OrderedDict[str, AnyBook] = OrderedDict()
        self._pinned: set[str] = set()  # digests whose texts this process has kept

    def names(self, game: str) -> list[str]:
        """Those that everybody is offered."""
        return [STANDARD, *sorted(path.stem for path in (self.folder / game).glob("*.toml"))]

    async def book(self, game: str, edition: str) -> AnyBook:
        """An edition by what a table calls it."""
        if game in game_names():
            own = get_game(game)
            if edition in self.names(game):
                return own.book() if edition == STANDARD else own.book(self._file(game, edition))
            if (released := own.edition_of(edition)) is not None:
                return released
        if edition not in self._entered:
            rows = await self.database.fetch("SELECT source FROM edition WHERE digest = ? AND game = ?", edition, game)
            if not rows:
                raise Refused("server-no-such-edition", 422, edition=edition[:100])
            read = self.workers.run("edition", tasks.read_edition, game, rows[0][0], edition, rank=Rank.TABLE)
            self._keep(edition, await read)
        book = self._entered[edition]
        if book.printed.game != game:
            raise Refused("server-no-such-edition", 422, edition=edition)
        self._entered.move_to_end(edition)
        return book

    def _file(self, game: str, name: str) -> Path:
        return self.folder / game / f"{name}.toml"

    async def pin(self, setup: Setup) -> AnyBook:
        """The edition that a new table's players call so now; its text is kept, as a file may change."""
        book = await self.book(setup.game, setup.edition)
        if book.digest in self._pinned or setup.edition not in self.names(setup.game):
            return book
        own = get_game(setup.game)
        text = own.edition_text if setup.edition == STANDARD else read_file(self._file(setup.game, setup.edition))
        written = own.read_edition(text, setup.edition)  # it may have changed just now
        await self.database.write(_kept(written, text))
        self._pinned.add(written.digest)
        return book if written.digest == book.digest else written

    async def pinned(self, opened: Opened) -> AnyBook:
        """The edition that a table was opened with; `Frozen` where that, or its version of the rules, is not here."""
        game, edition = opened.setup.game, opened.edition or opened.setup.edition
        try:
            own = get_game(game)
            is_here = opened.rules == UNRELEASED or own.by_rules(opened.rules) is not None
        except LangbordError as error:
            raise Frozen("server-frozen-rules", str(error)) from error
        if not is_here:
            why = f"{game} has version {own.rules_version} of its rules here; the table was opened by {opened.rules}"
            raise Frozen("server-frozen-rules", why)
        try:
            book = await self.book(game, edition)
        except LangbordError as error:
            raise Frozen("server-frozen-edition", f"the edition {edition} of {game} is not here: {error}") from error
        if opened.edition not in ("", book.digest):
            raise Frozen("server-frozen-edition", f"the edition {edition} of {game} reads as {book.digest} here")
        return book

    async def named(self, game: str, digest: str) -> str:
        """What a table calls the edition with that digest."""
        for name in self.names(game):
            if (await self.book(game, name)).digest == digest:
                return name
        await self.book(game, digest)
        return digest

    def _keep(self, digest: str, book: AnyBook) -> None:
        self._entered[digest] = book
        if len(self._entered) > MOST_KEPT:
            self._entered.popitem(last=False)

    # --- what people entered --------------------------------------------------------------------------------------

    async def enter(self, asker: Asker, game: str, text: str) -> CheckedEdition:
        """Keep an edition; one that is not right is refused with a sentence that says what to change."""
        if game not in game_names():
            raise not_found()
        await self.stored.check_edition(asker, len(text.encode()))
        whose = self.stored.allowance.jobs_of(asker)
        book = await self.workers.run("edition", tasks.try_edition, game, text, whose=whose)
        await self.database.write(
            _kept(book, text),
            Statement(
                "INSERT INTO edition_of (person, digest, network, bytes) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (person, digest) DO NOTHING",
                (asker.id, book.digest, asker.network, len(text.encode())),
            ),
        )
        self._keep(book.digest, book)
        rows = await self.database.fetch(f"SELECT {COLUMNS} FROM edition WHERE digest = ?", book.digest)
        return CheckedEdition(**asdict(_info(rows[0])), doubts=list(book.doubts))

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
            digest=digest, game=game, name=name, title=title, created=created, text=source, printed=shown(book)
        )


def shown(book: AnyBook) -> dict[str, Any]:
    """What is printed in an edition, and in words what a board would else have to work out."""
    printed = msgspec.json.decode(msgspec.json.encode(book.printed, order="deterministic"))  # as its digest has it
    return {**printed, "texts": get_game(book.printed.game).printed_texts(book)}


def _kept(book: AnyBook, text: str) -> Statement:
    printed = book.printed
    return Statement(
        "INSERT INTO edition (digest, game, name, title, source, created) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (digest) DO NOTHING",
        (book.digest, printed.game, printed.name, printed.title, text, now()),
    )


def _info(row: Row) -> EditionInfo:
    digest, game, name, title, created = row
    return EditionInfo(digest=digest, game=game, name=name, title=title, created=created)
