"""Requests to addresses that strangers named: never to the server's own network.

A name is looked up once, every address that it has must be one of the open internet, and the request goes to just that
address: what the name says a moment later (rebinding) does not matter. Redirects are not followed. Nothing of an answer
is kept but its status.
"""

from __future__ import annotations

import asyncio
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple

import httpx

from langbord.server.problems import Refused

SECONDS = 10.0
LOOKED_UP_AT_ONCE = 8  # names
READ_AT_MOST = 64 * 1024  # bytes of an answer: who sends more is not listened to
NAME = re.compile(r"(?!.*\.\.)[a-z0-9]([a-z0-9_.-]{0,251}[a-z0-9])?\.?")  # of a host, in small letters
NAT64 = 0x0064FF9B0000000000000000  # the first 96 bits of addresses that lead to the old internet


class OutOfReach(Exception):
    """An address that is not to be asked, or does not answer."""


class Place(NamedTuple):
    """Where a request goes: the address by its number, and what it is called there."""

    url: httpx.URL
    host: str  # with its port
    name: str  # without


def check_link(link: str, *, own_network: bool) -> None:
    """Refuse what can be seen to lead nowhere, when it is entered; what a name leads to is looked at each time."""
    try:
        url = httpx.URL(link)
    except (httpx.InvalidURL, ValueError):
        raise Refused("server-bad-link", 422) from None
    host = called(url)
    by_number = is_number(host)
    is_port = url.port is None or 0 < url.port < 1 << 16
    if url.userinfo or not is_port or not (by_number or NAME.fullmatch(host)):
        raise Refused("server-bad-link", 422)
    if not own_network and (url.scheme != "https" or (by_number and not is_open(host))):
        raise Refused("server-bad-link", 422)


def called(url: httpx.URL) -> str:
    """The name or number of a host, in the letters that name servers know."""
    return url.raw_host.decode("ascii")


def looked_up(name: str) -> list[str]:
    """The numbers of a host."""
    return [str(entry[4][0]) for entry in socket.getaddrinfo(name, 0, type=socket.SOCK_STREAM)]


def is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_open(address: str) -> bool:
    """Is it an address of the open internet, also where it wraps another one?

    >>> is_open("93.184.215.14"), is_open("10.0.0.1"), is_open("::ffff:127.0.0.1"), is_open("64:ff9b::7f00:1")
    (True, False, False, False)
    """
    known = ip_address(address.partition("%")[0])
    if isinstance(known, IPv6Address):
        number = int(known)
        wrapped = known.ipv4_mapped or known.sixtofour or (known.teredo[1] if known.teredo else None)
        if number >> 32 == NAT64:
            wrapped = IPv4Address(number & 0xFFFFFFFF)
        if wrapped is not None:
            return is_open(str(wrapped))
    return known.is_global and not known.is_multicast


class Reach:
    """The way out."""

    def __init__(self, *, own_network: bool) -> None:
        self.own_network = own_network
        # Of our own: a name server that does not answer keeps a thread for a while, and others look names up, too
        self._names = ThreadPoolExecutor(LOOKED_UP_AT_ONCE, "names")
        self._client = httpx.AsyncClient(
            follow_redirects=False,
            trust_env=False,  # a proxy of ours would ask for us whatever it can reach
            timeout=SECONDS,
            limits=httpx.Limits(max_connections=50, max_keepalive_connections=0),
        )

    async def post(self, link: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer; `OutOfReach` where none came."""
        place = await self._find(link)
        sent = {**headers, "host": place.host}
        request = self._client.build_request("POST", place.url, content=body, headers=sent)
        request.extensions["sni_hostname"] = place.name
        try:
            async with asyncio.timeout(SECONDS):
                answer = await self._client.send(request, stream=True)
                try:
                    await self._read_some(answer)
                finally:
                    await answer.aclose()
        except (httpx.HTTPError, TimeoutError, OSError, ValueError) as error:
            raise OutOfReach(type(error).__name__) from error
        return answer.status_code

    async def _read_some(self, answer: httpx.Response) -> None:
        """Let the other side finish its sentence, if that is short."""
        heard = 0
        async for part in answer.aiter_raw():
            heard += len(part)
            if heard > READ_AT_MOST:
                return

    async def _find(self, link: str) -> Place:
        try:
            check_link(link, own_network=self.own_network)
        except Refused:
            raise OutOfReach("not a link to the open internet") from None
        url = httpx.URL(link)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(SECONDS):
                found = await loop.run_in_executor(self._names, looked_up, called(url))
        except (OSError, TimeoutError, UnicodeError) as error:
            raise OutOfReach("no such host") from error
        if not found or not (self.own_network or all(map(is_open, found))):
            raise OutOfReach("it leads into a network of its own")
        return Place(url.copy_with(host=found[0]), url.netloc.decode("ascii"), called(url))

    async def close(self) -> None:
        self._names.shutdown(wait=False, cancel_futures=True)
        await self._client.aclose()
