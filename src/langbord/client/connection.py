"""HTTP and socket of one person on one server."""

from __future__ import annotations

import os
import secrets
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from langbord.core.errors import LangbordError
from langbord.server.messages import (
    CheckedEdition,
    Foreseen,
    GameInfo,
    Hint,
    History,
    Leaderboard,
    Lobby,
    Me,
    OwnEdition,
    Problem,
    Profile,
    Review,
    TableInfo,
    Token,
    Why,
)
from langbord.server.socket_messages import (
    Act,
    Done,
    FromClient,
    FromServer,
    NotDone,
    Pace,
    Say,
    Skip,
    Undo,
    Unwatch,
    Watch,
    WatchLobby,
)

T = TypeVar("T")
# The server bounds its work itself, the longest at three minutes, and on a busy one that waits for its turn
PATIENCE = httpx.Timeout(30.0, read=300.0)
_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


def trusted() -> ssl.SSLContext:
    """Whom all clients of a program trust: to read that list takes longer than to open a table."""
    return _read_trusted(*(os.environ.get(name) for name in ("SSL_CERT_FILE", "SSL_CERT_DIR")))


@cache
def _read_trusted(file: str | None, folder: str | None) -> ssl.SSLContext:
    """By what the environment names, which HTTPX reads for itself; once it names another, that one is read."""
    return httpx.create_ssl_context()


class ServerRefused(LangbordError):
    """The server's no, with the id of the message that says why."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{problem.id} {problem.args or ''}".strip())
        self.status, self.problem = status, problem


class AsyncClient:
    """One person on a server: by a token, or by the cookie of a guest or an account."""

    def __init__(self, url: str, token: str | None = None) -> None:
        headers = {"x-langbord": "python"} | ({"authorization": f"Bearer {token}"} if token else {})
        self.url = url.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=PATIENCE, verify=trusted())

    async def close(self) -> None:
        """Let go of the connection."""
        await self.http.aclose()

    async def ask(self, method: str, path: str, kind: type[T], body: Any = None, **query: Any) -> T:
        """One request, answered by a value of that type; `ServerRefused` for a no."""
        content = msgspec.json.encode(body) if body is not None else None
        query = {name: value for name, value in query.items() if value is not None}
        answer = await self.http.request(method, path, content=content, params=query)
        if answer.is_error:
            try:
                problem = msgspec.json.decode(answer.content, type=Problem)
            except msgspec.DecodeError:
                problem = Problem(id="server-failed", args={"detail": answer.text[:200]})
            raise ServerRefused(answer.status_code, problem)
        return msgspec.json.decode(answer.content or b"null", type=kind)

    # --- people ---------------------------------------------------------------------------------------------------

    async def guest(self, name: str) -> Me:
        """Come in as a guest of that name."""
        return await self.ask("POST", "/api/guests", Me, {"name": name})

    async def register(self, name: str, password: str, *, bot: bool = False) -> Me:
        """Make an account; a guest keeps all that he has."""
        return await self.ask("POST", "/api/accounts", Me, {"name": name, "password": password, "bot": bot})

    async def log_in(self, name: str, password: str) -> Me:
        """Come in by an account."""
        return await self.ask("POST", "/api/session", Me, {"name": name, "password": password})

    async def new_token(self, label: str) -> Token:
        """A token by which a program is known as oneself, shown once."""
        return await self.ask("POST", "/api/me/tokens", Token, {"label": label})

    async def me(self) -> Me:
        """Who one is."""
        return await self.ask("GET", "/api/me", Me)

    async def profile(self, name: str) -> Profile:
        """What everybody may know of a person."""
        return await self.ask("GET", f"/api/people/{name}", Profile)

    async def leaderboard(self, game: str, **query: Any) -> Leaderboard:
        """The best of a game; `query` as in the address."""
        return await self.ask("GET", f"/api/leaderboard/{game}", Leaderboard, **query)

    # --- tables ---------------------------------------------------------------------------------------------------

    async def games(self) -> list[GameInfo]:
        """The games that the server offers, with their options and bots."""
        return await self.ask("GET", "/api/games", list[GameInfo])

    async def enter_edition(self, game: str, text: str) -> CheckedEdition:
        """Enter an edition of one's own; tables are opened with `edition=` its digest."""
        return await self.ask("POST", "/api/editions", CheckedEdition, {"game": game, "text": text})

    async def edition(self, digest: str) -> OwnEdition:
        """An edition that somebody entered, by its digest."""
        return await self.ask("GET", f"/api/editions/{digest}", OwnEdition)

    async def lobby(self) -> list[TableInfo]:
        """The tables that are open to all."""
        return (await self.ask("GET", "/api/tables", Lobby)).tables

    async def new_table(self, game: str, *, players: int, **wishes: Any) -> TableInfo:
        """Open a table; the wishes are the fields of `NewTable`. Who sits there gives his share before it starts."""
        start = wishes.pop("start", False)
        opened = await self.ask("POST", "/api/tables", TableInfo, {"game": game, "players": players, **wishes})
        table = await self.share(opened)
        if not start:
            return table
        try:
            return await self.start(table.id)
        except ServerRefused:
            await self._at(table.id, "close")
            raise

    async def table(self, table: str) -> TableInfo:
        """A table, as one may see it."""
        return await self.ask("GET", f"/api/tables/{table}", TableInfo)

    async def sit(self, table: str, seat: int | None = None) -> TableInfo:
        """Sit down: on that seat, or on the first that is free."""
        return await self.share(await self._at(table, "sit", {"seat": seat}))

    async def share(self, table: TableInfo) -> TableInfo:
        """Give one's share in the shuffling at a table whose commitment one has been shown, if one sits there."""
        if table.status != "waiting" or not any(seat.you and not seat.shared for seat in table.seats):
            return table
        body = {"commitment": table.commitment, "nonce": new_nonce()}
        try:
            return await self._at(table.id, "share", body)
        except ServerRefused as refused:
            if refused.problem.id != "server-has-begun":  # somebody was quicker
                raise
            return await self.table(table.id)

    async def leave(self, table: str) -> TableInfo:
        """Stand up; in a game a bot plays on."""
        return await self._at(table, "leave")

    async def kick(self, table: str, seat: int) -> TableInfo:
        """Send somebody away from a table of one's own."""
        return await self._at(table, "kick", {"seat": seat})

    async def seat_bot(self, table: str, seat: int, bot: str | None) -> TableInfo:
        """Put a bot on a seat, or take it away."""
        return await self._at(table, "bot", {"seat": seat, "bot": bot})

    async def start(self, table: str) -> TableInfo:
        """Begin the game."""
        return await self._at(table, "start")

    async def hint(self, table: str) -> Hint:
        """What a bot would do; the others learn that one asked."""
        return await self.ask("POST", f"/api/tables/{table}/hint", Hint)

    async def rematch(self, table: str) -> TableInfo:
        """The same again, at a new table."""
        return await self.share(await self._at(table, "rematch"))

    async def draw(self, table: str) -> None:
        """End a game that stands still as a draw."""
        await self.ask("POST", f"/api/tables/{table}/draw", object)

    async def _at(self, table: str, what: str, body: Any = None) -> TableInfo:
        return await self.ask("POST", f"/api/tables/{table}/{what}", TableInfo, body)

    async def study(self, record: str, **wishes: Any) -> TableInfo:
        """Go on from a record; the wishes are the fields of `NewStudy`."""
        return await self.ask("POST", "/api/studies", TableInfo, {"record": record, **wishes})

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        answer = await self.http.get(f"/api/tables/{table}/record")
        if answer.is_error:
            raise ServerRefused(answer.status_code, msgspec.json.decode(answer.content, type=Problem))
        return answer.text

    async def opening(self, table: str) -> str:
        """How that record begins, from the start on."""
        answer = await self.http.get(f"/api/tables/{table}/opening")
        if answer.is_error:
            raise ServerRefused(answer.status_code, msgspec.json.decode(answer.content, type=Problem))
        return answer.text

    async def history(self, table: str, **query: Any) -> History:
        """What happened at a table, as one saw it; `query`: `since`, `until`, `seat`, `views`."""
        return await self.ask("GET", f"/api/tables/{table}/history", History, **query)

    async def foreseen(self, table: str, action: str) -> Foreseen:
        """What one of one's choices would cost and bring."""
        return await self.ask("GET", f"/api/tables/{table}/foreseen", Foreseen, action=action)

    async def why(self, table: str, thing: str, *, at: int | None = None, seat: int | None = None) -> Why:
        """Why nothing can be done with a thing on the board: now, or after an entry of the log."""
        return await self.ask("GET", f"/api/tables/{table}/why", Why, thing=thing, at=at, seat=seat)

    async def review(self, table: str) -> Review:
        """What a bot thinks of a finished game, as far as it has thought."""
        return await self.ask("GET", f"/api/tables/{table}/review", Review)

    # --- the socket -----------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def socket(self) -> AsyncIterator[Socket]:
        """A socket that is open while the block runs."""
        headers = {name: value for name, value in self.http.headers.items() if name == "authorization"}
        if cookies := "; ".join(f"{name}={value}" for name, value in self.http.cookies.items()):
            headers["cookie"] = cookies
        address = f"ws{self.url.removeprefix('http')}/api/socket"
        async with connect(
            address, additional_headers=headers, compression=None, max_size=1 << 24, max_queue=None
        ) as wire:
            yield Socket(wire)


class Socket:
    """Typed messages over one WebSocket."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire

    async def send(self, message: FromClient) -> None:
        """Send a message."""
        await self.wire.send(msgspec.json.encode(message).decode())

    async def receive(self) -> FromServer:
        """The next message."""
        return _decoder.decode(await self.wire.recv(decode=False))

    def __aiter__(self) -> AsyncIterator[FromServer]:
        return self._messages()

    async def _messages(self) -> AsyncIterator[FromServer]:
        async for text in self.wire:
            yield _decoder.decode(text)

    async def wait_for(self, kind: type[T]) -> T:
        """The next message of a type; those before it are passed over."""
        async for message in self:
            if isinstance(message, kind):
                return message
        raise ConnectionError("the server closed the socket")

    async def answer(self, id: str) -> Done | NotDone:
        """What became of something that was sent under that id."""
        async for message in self:
            if isinstance(message, Done | NotDone) and message.id == id:
                return message
        raise ConnectionError("the server closed the socket")

    async def watch(self, table: str, since: int | None = None) -> None:
        """Look at a table; after a lost line from the entry on that one knows."""
        await self.send(Watch(table=table, since=since))

    async def unwatch(self, table: str) -> None:
        """Look away again."""
        await self.send(Unwatch(table=table))

    async def watch_lobby(self) -> None:
        """Hear of tables that are opened, filled and closed."""
        await self.send(WatchLobby())

    async def act(
        self, table: str, action: str, expected: int, *, id: str | None = None, seat: int | None = None
    ) -> str:
        """Send an action; its id, under which it may be sent again."""
        id = id or new_nonce()
        await self.send(Act(table=table, id=id, expected=expected, action=action, seat=seat))
        return id

    async def undo(self, table: str, expected: int, *, times: int | None = None) -> str:
        """Take back one's own last actions; the id by which it is answered."""
        id = new_nonce()
        await self.send(Undo(table=table, id=id, expected=expected, times=times))
        return id

    async def pace(self, table: str, factor: float) -> str:
        """How long bots pause, in terms of what the table was opened with; for its only person."""
        id = new_nonce()
        await self.send(Pace(table=table, id=id, factor=factor))
        return id

    async def skip(self, table: str) -> str:
        """Let bots move without a pause until you are waited for; for the only person at a table."""
        id = new_nonce()
        await self.send(Skip(table=table, id=id))
        return id

    async def say(self, table: str, text: str) -> str:
        """Say something at a table; the id by which it is answered."""
        id = new_nonce()
        await self.send(Say(table=table, id=id, text=text))
        return id


def new_nonce() -> str:
    return secrets.token_urlsafe(9)
