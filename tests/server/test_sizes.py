"""Every text that may be sent has a bound that stands in `SIZES`: just as much is taken, and not a letter more."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import httpx
import msgspec
import pytest

from langbord.client import AsyncClient
from langbord.server import complaints, messages, socket_messages
from langbord.server.accounts import messages as accounts
from langbord.server.limits import SIZES
from langbord.server.meeting import messages as meeting
from langbord.server.messages import Strict
from langbord.server.notices import messages as notices
from langbord.server.socket_messages import NotDone
from tests.server.house import House
from tests.server.people import fresh_name

MODULES = (messages, socket_messages, accounts, meeting, notices, complaints)
KNOWN = {getattr(SIZES, name) for name in SIZES.__struct_fields__}
# What texts of a form of their own look like, with room to grow
FORMS = ["{}", "https://example.org/{}", "{}@example.org"]


def wishes() -> Iterator[type[Strict]]:
    for module in MODULES:
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Strict) and kind.__module__ == module.__name__:
                yield kind


def texts(kind: Any) -> Iterator[Any]:
    """Every kind of text within a type, with what is said of it."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for hint in get_type_hints(kind, include_extras=True).values():
            yield from texts(hint)
    elif kind is str or (get_origin(kind) is Annotated and get_args(kind)[0] is str):
        yield kind
    elif get_args(kind) != (str, Any):  # JSON of whatever form, as a passkey's, is bounded by the request
        for part in get_args(kind):
            yield from texts(part)


def longest(kind: Any) -> int | None:
    found = [meta.max_length for meta in get_args(kind)[1:] if getattr(meta, "max_length", None) is not None]
    return min(found, default=None)


def is_one_of_a_few(kind: Any) -> bool:
    """Its pattern names all that it can be: the code of a language."""
    return any("|" in (meta.pattern or "") for meta in get_args(kind)[1:])


ALL = [(wish.__name__, kind) for wish in wishes() for kind in texts(wish) if not is_one_of_a_few(kind)]


def test_every_text_has_a_bound_of_the_table() -> None:
    assert len(ALL) > 60
    assert [(name, kind) for name, kind in ALL if longest(kind) not in KNOWN] == []


@pytest.mark.parametrize("kind", list({repr(kind): kind for _, kind in ALL}.values()), ids=str)
def test_as_much_is_taken_and_not_a_letter_more(kind: Any) -> None:
    most = longest(kind)
    assert most is not None

    def takes(length: int) -> bool:
        for form in FORMS:
            try:
                msgspec.convert(form.format("a" * (length - len(form) + 2)), kind)
            except msgspec.ValidationError:
                continue
            return True
        return False

    assert takes(most)
    assert not takes(most + 1)


def test_bodies_and_messages_at_their_bounds(house: House) -> None:
    """Of a request and of a message on a socket; whoever sends more is told so and goes on."""

    def padded(body: bytes, size: int) -> bytes:
        return body + b" " * (size - len(body))

    async def send() -> None:
        person = AsyncClient(house.url)
        await person.guest(fresh_name())
        table = await person.new_table("tickets", players=2, listed=False)
        post = f"/api/tables/{table.id}/sit"
        answers = [await person.http.post(post, content=padded(b"{}", SIZES.request + more)) for more in (0, 1)]
        assert [answer.status_code for answer in answers] == [200, 413]
        async with person.socket() as socket:
            await socket.receive()  # a welcome
            for length, refused in ((SIZES.chat, None), (SIZES.chat + 1, "server-invalid")):
                await socket.say(table.id, "x" * length)
                answer = await socket.receive()
                assert (answer.problem.id if isinstance(answer, NotDone) else None) == refused
            for more, kind in ((0, socket_messages.Pong), (1, NotDone)):
                ping = padded(b'{"type":"ping","id":"p"}', SIZES.message + more)
                await socket.wire.send(ping.decode())
                assert isinstance(await socket.receive(), kind)
        await person.close()

    asyncio.run(send())
    too_long = {"record": "x" * (SIZES.record + 1)}
    assert httpx.post(f"{house.url}/api/studies", json=too_long, headers={"x-langbord": "1"}).status_code in (400, 401)
