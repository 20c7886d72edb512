"""Playing a seat to the end of its game, through lost connections and races."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from websockets.exceptions import InvalidHandshake, WebSocketException

from langbord.client.connection import AsyncClient, Socket, new_nonce
from langbord.client.witness import Witness
from langbord.server.messages import Ending
from langbord.server.socket_messages import NotDone, Snapshot, Update

Moment = Snapshot | Update
Choose = Callable[[Moment], "str | Awaitable[str]"]
RETRY_SECONDS = 0.3
LONGEST_RETRY = 10.0


async def play(client: AsyncClient, table: str, choose: Choose, witness: Witness | None = None) -> Ending | None:
    """Answer every choice of one's seat until the game is over; None if the table was closed before.

    `choose` gets what the seat may see and do, and says (or awaits) the text of one of the `choices`. The witness
    remembers what was seen, to be compared with the record.
    """
    pause, known = RETRY_SECONDS, None
    while True:
        try:
            async with client.socket() as socket:
                player = _Player(socket, table, choose, known, witness or Witness())
                try:
                    return await player.run()
                finally:
                    pause, known = RETRY_SECONDS, player.known
        except (OSError, WebSocketException, ConnectionError, InvalidHandshake):
            await asyncio.sleep(pause)
            pause = min(LONGEST_RETRY, 2 * pause)


class _Player:
    def __init__(self, socket: Socket, table: str, choose: Choose, known: int | None, witness: Witness) -> None:
        self.socket, self.table, self.choose, self.known, self.witness = socket, table, choose, known, witness

    async def run(self) -> Ending | None:
        await self.socket.watch(self.table, self.known)
        async for message in self.socket:
            moment = message.snapshot if isinstance(message, NotDone) else message
            if not isinstance(moment, Snapshot | Update):
                continue
            self.known = moment.sequence
            self.witness.see(moment)
            if moment.ending is not None:
                return moment.ending
            if _closed(moment):
                return None
            if moment.seat is not None and moment.seat in moment.awaited and moment.choices:
                await self._act(moment)
        raise ConnectionError("the server closed the socket")

    async def _act(self, moment: Moment) -> None:
        chosen = self.choose(moment)
        action = chosen if isinstance(chosen, str) else await chosen
        await self.socket.act(self.table, action, moment.sequence, id=new_nonce(), seat=moment.seat)


def _closed(moment: Moment) -> bool:
    info = moment.table if isinstance(moment, Snapshot) else moment.info
    return info is not None and info.status == "closed"
