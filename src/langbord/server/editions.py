"""The editions that can be played here: each game's own, files in the data folder, and what people entered.

`edition` at a table is `standard`, the name of a file (`editions/<game>/<name>.toml`), or the digest of one that a
person entered. These are kept in the database under their digest, so that every process knows them, and for good:
games that were played with one can be replayed.
"""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from langbord.core.game import get_game
from langbord.core.plugins import game_names
from langbord.server import tasks
from langbord.server.clock import now
from langbord.server.entries import STANDARD, Setup
from langbord.server.messages import CheckedEdition, EditionInfo, OwnEdition
from langbord.server.problems import Refused, not_found
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

    def names(self, game: str) -> list[str]:
        """Those that everybody is offered."""
        return [STANDARD, *sorted(path.stem for path in (self.folder / game).glob("*.toml"))]

    async def book(self, game: str, edition: str) -> AnyBook:
        """An edition by what a table calls it."""
        if game in game_names() and edition in self.names(game):
            own = get_game(game)
            return own.book() if edition == STANDARD else own.book(self.folder / game / f"{edition}.toml")
        if edition not in self._entered:
            rows = await self.database.fetch("SELECT source FROM edition WHERE digest = ? AND game = ?", edition, game)
            if not rows:
                raise Refused("server-no-such-edition", 422, edition=edition[:100])
            read = self.workers.run("edition", tasks.read_edition, game, rows[0][0], edition, rank=Rank.TABLE)
            self._keep(await read)
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

    async def enter(self, asker: Asker, game: str, text: str) -> CheckedEdition:
        """Keep an edition; one that is not right is refused with a sentence that says what to change."""
        if game not in game_names():
            raise not_found()
        await self.stored.check_edition(asker, len(text.encode()))
        whose = self.stored.allowance.jobs_of(asker)
        book = await self.workers.run("edition", tasks.try_edition, game, text, whose=whose)
        printed = book.printed
        await self.database.write(
            Statement(
                "INSERT INTO edition (digest, game, name, title, source, created) VALUES (?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (digest) DO NOTHING",
                (book.digest, game, printed.name, printed.title, text, now()),
            ),
            Statement(
                "INSERT INTO edition_of (person, digest, network, bytes) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (person, digest) DO NOTHING",
                (asker.id, book.digest, asker.network, len(text.encode())),
            ),
        )
        self._keep(book)
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
    return {**asdict(book.printed), "texts": get_game(book.printed.game).printed_texts(book)}


def _info(row: Row) -> EditionInfo:
    digest, game, name, title, created = row
    return EditionInfo(digest=digest, game=game, name=name, title=title, created=created)
