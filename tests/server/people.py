"""People at tables, for tests: guests with names of their own, and everything that they were sent."""

from __future__ import annotations

import itertools
import random
from typing import Any, NamedTuple

import msgspec

from langbord.client import AsyncClient, Moment, Socket
from langbord.server.messages import TableInfo
from langbord.server.socket_messages import FromServer, NotDone, Snapshot, Update

_numbers = itertools.count(1)


def fresh_name(stem: str = "Guest") -> str:
    return f"{stem} {next(_numbers)} {random.randrange(10**6)}"


async def guests(url: str, count: int) -> list[AsyncClient]:
    people = [AsyncClient(url) for _ in range(count)]
    for person in people:
        await person.guest(fresh_name())
    return people


async def full_table(url: str, game: str, players: int, **wishes: Any) -> tuple[TableInfo, list[AsyncClient]]:
    """A table at which so many guests sit, each at the seat of his number."""
    people = await guests(url, players)
    table = await people[0].new_table(game, players=players, listed=False, pace=0, **wishes)
    for seat, person in enumerate(people[1:], 1):
        await person.sit(table.id, seat)
    return await people[0].start(table.id), people


class Seen(NamedTuple):
    """What a moment showed, as text: thousands of them are kept, and as objects they would be ten times as large."""

    seat: int | None
    view: bytes
    choices: int
    over: bool


class Listener:
    """Somebody at a table who keeps the text of everything that he is sent."""

    def __init__(self, client: AsyncClient, table: str, rng: random.Random | None, drop_every: int = 0) -> None:
        self.client, self.table, self.rng, self.drop_every = client, table, rng, drop_every
        self.texts: list[bytes] = []
        self.seen: dict[int, Seen] = {}
        self.drops = 0

    async def run(self) -> None:
        """Watch, and act where one may, to the end of the game; drop the line at every so many steps."""
        known: int | None = None
        while known is None or not self.seen[known].over:
            async with self.client.socket() as socket:
                await socket.watch(self.table, known)
                known = await self._listen(socket, known)
                self.drops += 1

    async def _listen(self, socket: Socket, heard: int | None) -> int:
        async for text in socket.wire:
            assert isinstance(text, str)
            self.texts.append(text.encode())
            moment = moment_of(msgspec.json.decode(text, type=FromServer))
            if moment is None:
                continue
            sequence = moment.sequence
            assert heard is None or sequence <= heard + 1, "a gap in the sequence"
            heard = sequence
            caught_up = isinstance(moment, Snapshot) or moment.view is not None
            if caught_up:
                view, over = msgspec.json.encode(moment.view), moment.ending is not None
                self.seen[sequence] = Seen(moment.seat, view, len(moment.choices), over)
            if moment.ending is not None:
                return sequence
            if caught_up and self.drop_every and sequence % self.drop_every == 0 and isinstance(moment, Update):
                return sequence
            if caught_up and self.rng is not None and moment.seat in moment.awaited and moment.choices:
                await socket.act(self.table, choose(moment, self.rng), sequence)
        raise AssertionError("the server closed the socket")


def choose(moment: Moment, rng: random.Random) -> str:
    """Half the time the first choice: always or never doing that makes Landnám five times as long."""
    return (moment.choices[0] if rng.random() < 0.5 else rng.choice(moment.choices)).action


def moment_of(message: FromServer) -> Moment | None:
    if isinstance(message, NotDone):
        assert message.problem.id == "server-conflict", message.problem
        return message.snapshot
    return message if isinstance(message, Snapshot | Update) else None
