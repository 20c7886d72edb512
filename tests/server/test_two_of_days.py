"""Two processes over one PostgreSQL: what happens in one is sent by either, once; people of both find each other."""

from __future__ import annotations

import asyncio
from pathlib import Path

from langbord.client import AsyncClient
from langbord.server.accounts.messages import SessionInfo
from langbord.server.home import Home
from langbord.server.meeting.messages import Followed, Pool, Sought, Vacation
from langbord.server.notices.messages import Calendar, Noticed, Receiver
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.people import fresh_name
from tests.server.postgres import Cluster
from tests.server.receivers import MailServer, WebServer, wait_until
from tests.server.test_notices import mails, settings, slow_table, take_turn, verified_mail, web

__all__ = ["mails", "web"]  # fixtures


def test_two_processes(cluster: Cluster, tmp_path: Path, mails: MailServer, web: WebServer) -> None:
    url = cluster.new_database()
    houses = [House(tmp_path / name, "--db", url, **settings(mails)).start() for name in ("one", "two")]

    async def live() -> None:
        ada, bo = (AsyncClient(house.url) for house in houses)
        names = [fresh_name("Ada"), fresh_name("Bo")]
        for person, name in zip((ada, bo), names, strict=True):
            await person.register(name, "correct horse")
        await verified_mail(bo, mails, "two@example.org")
        await bo.ask("POST", "/api/me/hooks", Receiver, {"kind": "json", "url": web.url("/two")})
        await bo.ask("PUT", "/api/me/likes", type(None), {"language": "da", "zone": "Europe/Copenhagen"})
        await asyncio.sleep(1)  # the bus tells the other process whom to write notices for
        table = await slow_table([ada, bo])
        await take_turn(ada, table)
        await asyncio.to_thread(web.wait_for, "/two")
        assert (await bo.ask("GET", "/api/me/home", Home)).turns[0].table.id == table
        await bo.ask("PUT", "/api/me/likes/table", type(None), {"table": table, "notify": "never"})
        assert (await bo.ask("GET", "/api/me/likes", Noticed)).tables == {table: "never"}
        await bo.ask("POST", "/api/me/calendar", Calendar)
        await find_each_other(ada, bo, names)
        assert (await bo.ask("POST", "/api/me/vacation", Vacation, {"days": 3})).left == 27
        assert len(await bo.ask("GET", "/api/me/sessions", list[SessionInfo])) == 1
        await bo.ask("POST", f"/api/tables/{table}/looked", type(None))
        await bo.ask("GET", "/api/me/export", dict)
        await bo.ask("DELETE", "/api/me", type(None))

    asyncio.run(live())
    wait_until(lambda: len(mails.to("two@example.org")) >= 2)
    ids = [posted.json["id"] for posted in web.at("/two")]
    assert len(ids) == len(set(ids)), "sent twice"
    for house in houses:
        house.stop()
        assert not house.failures(), house.failures()


async def find_each_other(ada: AsyncClient, bo: AsyncClient, names: list[str]) -> None:
    """By the pool, by following and by an invitation, each in a process of his own."""
    wish = {"game": "tickets", "players": 2, "clock": {"bank": 600}}
    async with asyncio.timeout(PATIENCE):
        tables: dict[int, str] = {}
        while len(tables) < 2:
            for number, person in enumerate((ada, bo)):
                sought = Sought() if number in tables else await person.ask("POST", "/api/pool", Sought, wish)
                if sought.table is not None:
                    tables[number] = sought.table
            await asyncio.sleep(0.2)
    assert tables[0] == tables[1]
    assert await ada.ask("GET", "/api/pool", list[Pool]) == []
    await ada.ask("POST", "/api/me/follows", type(None), {"name": names[1]})
    async with bo.socket(), asyncio.timeout(PATIENCE):
        while not (await ada.ask("GET", "/api/me/follows", list[Followed]))[0].on:
            await asyncio.sleep(0.3)
    opened = await ada.new_table("tickets", players=2, listed=False)
    await ada.ask("POST", f"/api/tables/{opened.id}/invite", type(None), {"name": names[1]})
    home = await bo.ask("GET", "/api/me/home", Home)
    assert [invitation.name for invitation in home.invitations] == [names[0]]
