"""What a strong bot thinks, for people: hints while they play. It thinks in a worker, and never peeks."""

from __future__ import annotations

import asyncio
import sys

import structlog

from langbord.bots.budget import Budget
from langbord.bots.levels import hint_budget
from langbord.core.game import Game
from langbord.core.match import Match
from langbord.server import tasks
from langbord.server.buckets import Buckets
from langbord.server.messages import Hint, Idea
from langbord.server.people import Person
from langbord.server.problems import Refused, forbidden
from langbord.server.quotas import Whose
from langbord.server.stopping import stop
from langbord.server.table import Table
from langbord.server.tables import Tables
from langbord.server.workers import Rank

IDEAS = 3
logger = structlog.get_logger()


class Advice:
    def __init__(self, tables: Tables, buckets: Buckets) -> None:
        self.tables, self.buckets, self.workers = tables, buckets, tables.workers
        self._asking: set[str] = set()  # people who wait for a hint
        self._compiled: set[Game] = set()
        self._compiling: dict[Game, asyncio.Task[None]] = {}
        self._compiler = asyncio.Lock()  # it takes 300 MB, whichever games people ask for

    async def close(self) -> None:
        await stop(*self._compiling.values())

    # --- hints ----------------------------------------------------------------------------------------------------

    async def hint(self, id: str, person: Person, whose: Whose) -> Hint:
        """The three best actions for the person's seat; that he asked stands in the log before he is answered."""
        if person.kind == "bot":
            raise forbidden()
        if person.id in self._asking:
            raise Refused("server-too-fast", 429)
        self.buckets.hints.take(person.id)
        self._asking.add(person.id)
        try:
            return await self._hint(id, person, whose)
        finally:
            self._asking.discard(person.id)

    async def _hint(self, id: str, person: Person, whose: Whose) -> Hint:
        async with self.tables.at(id) as (_, table):
            game = table.match.game if table.match is not None else None
        if game is not None and not await self.is_compiled(game):
            raise Refused("server-warming-up", 503)

        def ask(table: Table, at: int) -> tuple[int, int, Match]:
            seat = table.ask_hint(person.id, at)
            assert table.match is not None
            return seat, table.sequence, table.match.still()

        seat, sequence, match = await self.tables.change(id, ask)
        thinking = self.workers.run("hint", ideas, match, seat, rank=Rank.PLAY, whose=whose)
        return Hint(sequence=sequence, seat=seat, ideas=await thinking)

    # --- compiled code --------------------------------------------------------------------------------------------

    async def is_compiled(self, game: Game) -> bool:
        """Can the game be searched at once? If not, it can be in a minute: another process compiles."""
        if game in self._compiled:
            return True
        if await self.workers.run("fold", tasks.is_searchable, game, rank=Rank.TABLE):
            self._compiled.add(game)
            return True
        if game not in self._compiling or self._compiling[game].done():
            self._compiling[game] = asyncio.create_task(self._compile(game))
        return False

    async def _compile(self, game: Game) -> None:
        command = [sys.executable, "-m", "langbord.bots.readiness", game.name, str(game.rules_version)]
        async with self._compiler:
            process = await asyncio.create_subprocess_exec(*command)
            try:
                status = await process.wait()
            except asyncio.CancelledError:
                process.kill()
                raise
        if status != 0:
            logger.error("a game's search could not be compiled", game=game.name, status=status)


def ideas(match: Match, seat: int, budget: Budget | None = None) -> list[Idea]:
    """What a search likes best for a seat, in the words of its choices."""
    from langbord.bots.analysis import analyse  # it loads NumPy, which the server itself does not need

    legal = {match.text(seat, number): number for number in match.legal_numbers(seat)}
    found = analyse(match, seat, budget or hint_budget(match.game.name))[:IDEAS]
    return [
        Idea(
            action=idea.action,
            label=match.game.label(match.state, match.book, seat, legal[idea.action]),
            chance=round(idea.expected[seat], 4),
        )
        for idea in found
    ]
