"""A bot with an account of its own, over the same API as everybody: it looks for open tables and plays at them.

    langbord serve &
    python examples/bot_account.py http://localhost:8080 "Cautious bot"

The first time it makes an account and prints a token; with LANGBORD_TOKEN set to that it comes back as the same bot.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import sys

from langbord.client import AsyncClient, Moment, ServerRefused, play
from langbord.server.messages import TableInfo
from langbord.server.socket_messages import LobbyChange, LobbyList


def choose(moment: Moment) -> str:
    """Replace this by something clever: `moment.view` is what our seat may see, `moment.choices` what it may do."""
    return random.choice(moment.choices).action


async def come_in(url: str, name: str) -> AsyncClient:
    """As the bot of the token, or as a new one."""
    if token := os.environ.get("LANGBORD_TOKEN"):
        return AsyncClient(url, token)
    client = AsyncClient(url)
    await client.register(name, secrets.token_urlsafe(16), bot=True)
    made = await client.new_token("example")
    print(f"LANGBORD_TOKEN={made.secret}", flush=True)
    return AsyncClient(url, made.secret)


async def play_at(client: AsyncClient, table: TableInfo) -> None:
    try:
        await client.sit(table.id)
    except ServerRefused:
        return  # somebody was quicker
    print(f"sat down at {table.id}", flush=True)
    ending = await play(client, table.id, choose)
    print(f"{table.id}: {ending.scores if ending else 'closed'}", flush=True)


async def main(url: str, name: str) -> None:
    client = await come_in(url, name)
    games: set[asyncio.Task[None]] = set()
    async with client.socket() as socket:
        await socket.watch_lobby()
        async for message in socket:
            tables: list[TableInfo] = []
            if isinstance(message, LobbyList):
                tables = message.tables
            elif isinstance(message, LobbyChange) and message.table is not None:
                tables = [message.table]
            for table in tables:
                if table.status == "waiting" and any(seat.kind == "free" for seat in table.seats):
                    games.add(asyncio.create_task(play_at(client, table)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Example bot"))
