"""What a server promises before a game, signs at its beginning and end, and shows with every move."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path

import httpx
import pytest

from langbord.client import AsyncClient, Moment, Witness, play
from langbord.core import gamerecord
from langbord.core.dealer import commitment
from langbord.core.gamerecord import FORGOTTEN
from langbord.core.proof import prove
from langbord.core.signing import OPENING, holds
from langbord.server.messages import TableInfo
from tests.patience import PATIENCE
from tests.server.house import House
from tests.server.people import full_table, guests
from tests.server.test_admin import admin
from tests.server.test_people import refused


def first_choice(moment: Moment) -> str:
    return moment.choices[0].action


async def against_a_bot(person: AsyncClient, pace: float = 0) -> TableInfo:
    return await person.new_table("tickets", players=2, bots=[None, "random"], start=True, pace=pace)


async def fingerprint_of(house: House) -> str:
    async with httpx.AsyncClient(base_url=house.url) as visitor:
        published = (await visitor.get("/.well-known/langbord.json")).json()
    return str(published["fingerprint"])


def test_a_share_is_taken_once_and_only_from_who_names_the_commitment(house: House) -> None:
    async def run() -> None:
        host, other = await guests(house.url, 2)
        opened = await host.ask("POST", "/api/tables", TableInfo, {"game": "tickets", "players": 2})
        assert [seat.shared for seat in opened.seats] == [False, False], "opening a table gives no share"
        path, good = f"/api/tables/{opened.id}/share", {"commitment": opened.commitment, "nonce": "mine"}
        blind = {"commitment": "0" * 64, "nonce": "mine"}
        assert await refused(lambda: host.ask("POST", path, TableInfo, blind)) == (409, "server-other-commitment")
        assert await refused(lambda: other.ask("POST", path, TableInfo, good)) == (409, "server-not-seated")
        assert (await host.ask("POST", path, TableInfo, good)).seats[0].shared
        await host.ask("POST", path, TableInfo, good | {"nonce": "another"})
        await host.seat_bot(opened.id, 1, "random")
        await host.start(opened.id)
        assert await refused(lambda: host.ask("POST", path, TableInfo, good)) == (409, "server-has-begun")
        header = gamerecord.parse(await host.opening(opened.id)).header
        assert header.nonces == ["mine", ""], "the first one counts, and bots add none"

    asyncio.run(run())


@pytest.mark.parametrize("body", [{"nonce": "x"}, {"start": True, "nonce": "x"}])
def test_no_share_is_taken_with_the_opening(house: House, body: dict[str, object]) -> None:
    async def run() -> None:
        (host,) = await guests(house.url, 1)
        wish = {"game": "tickets", "players": 2, "bots": [None, "random"], **body}
        assert (await refused(lambda: host.ask("POST", "/api/tables", TableInfo, wish)))[0] == 400

    asyncio.run(run())


def test_hosts_guests_and_rematches_share_after_the_commitment(house: House) -> None:
    async def run() -> None:
        table, (ada, bo) = await full_table(house.url, "tickets", 2)
        assert all(seat.shared for seat in table.seats)
        await asyncio.gather(play(ada, table.id, first_choice), play(bo, table.id, first_choice))
        again = await ada.rematch(table.id)
        assert again.commitment != table.commitment
        again = await bo.rematch(table.id)
        assert [seat.shared for seat in again.seats] == [True, True]

    asyncio.run(run())


def test_opening_and_record_are_signed_and_are_the_moves_that_were_seen(house: House) -> None:
    async def run() -> None:
        (person,) = await guests(house.url, 1)
        table = await against_a_bot(person)
        opening = gamerecord.parse(await person.opening(table.id))
        assert opening.header.commitment == table.commitment
        assert opening.header.signed is not None
        assert holds(opening.header.signed, OPENING, opening.opening)
        witness = Witness()
        await asyncio.wait_for(play(person, table.id, first_choice, witness), PATIENCE)
        record = await person.record(table.id)
        proof = prove(record)
        assert proof.signed_by == proof.opened_by == [await fingerprint_of(house)]
        assert proof.record.header == opening.header
        assert len(witness.checks) > 20
        assert witness.contradiction(record) is None
        _, (other, _) = await full_table(house.url, "tickets", 2)
        assert witness.contradiction(await person.opening((await against_a_bot(other, 10)).id)) is not None

    asyncio.run(run())


def test_the_running_check_is_the_same_for_everybody(house: House) -> None:
    async def run() -> None:
        table, (ada, bo) = await full_table(house.url, "tickets", 2)
        seen, others, spectator = Witness(), Witness(), Witness()
        both = play(ada, table.id, first_choice, seen), play(bo, table.id, first_choice, others)
        watching = play(AsyncClient(house.url), table.id, first_choice, spectator)
        await asyncio.wait_for(asyncio.gather(*both, watching), PATIENCE)
        record = await ada.record(table.id)
        assert len(seen.checks & others.checks & spectator.checks) > 20
        assert [one.contradiction(record) for one in (seen, others, spectator)] == [None, None, None]

    asyncio.run(run())


def test_keys_of_closed_tables_are_shown(house: House) -> None:
    """Broken off or never begun: what was promised can be looked at."""

    async def run() -> None:
        (person,) = await guests(house.url, 1)
        waiting = await person.new_table("tickets", players=2)
        running = await against_a_bot(person, 10)
        assert (waiting.key, running.key) == (None, None)
        assert (await refused(lambda: person.record(running.id)))[0] == 403
        for table in (waiting, running):
            closed = await person.ask("POST", f"/api/tables/{table.id}/close", TableInfo)
            assert closed.key is not None
            assert commitment(bytes.fromhex(closed.key)) == table.commitment
        proof = prove(await person.record(running.id))
        assert proof.signed_by == [await fingerprint_of(house)]
        assert not proof.match.over

    asyncio.run(run())


def test_who_is_forgotten_takes_his_names_along_and_the_signatures_hold(house: House) -> None:
    """Also the name that he had as a guest, before his seat became his account's."""

    async def run() -> None:
        guest, bo = await guests(house.url, 2)
        table = await guest.new_table("tickets", players=2, pace=0)
        await bo.sit(table.id)
        await guest.start(table.id)
        name = (await guest.me()).name
        owner = AsyncClient(house.url)
        await owner.register(f"{name} B", "correct horse")
        await guest.log_in(f"{name} B", "correct horse")
        await asyncio.gather(play(guest, table.id, first_choice), play(bo, table.id, first_choice))
        before = await bo.record(table.id)
        assert name in before
        await guest.ask("DELETE", "/api/me", object)
        after = await bo.record(table.id)
        assert name not in after
        assert [json.loads(line)["check"] for line in after.splitlines()] == [
            json.loads(line)["check"] for line in before.splitlines()
        ]
        proof = prove(after)
        assert proof.signed_by == prove(before).signed_by != []
        assert proof.match.seats[0] == FORGOTTEN

    asyncio.run(run())


def test_the_key_is_kept_private_backed_up_and_replaced(tmp_path: Path) -> None:
    """One fingerprint is enough to know a server by, through a restored backup and a new key."""
    data, other = tmp_path / "data", tmp_path / "other"
    house = House(data).start()
    try:

        async def played() -> tuple[str, str]:
            (person,) = await guests(house.url, 1)
            table = await against_a_bot(person)
            await asyncio.wait_for(play(person, table.id, first_choice), PATIENCE)
            return await fingerprint_of(house), await person.record(table.id)

        first, early = asyncio.run(played())
        assert stat.S_IMODE((data / "langbord.sqlite").stat().st_mode) == 0o600
        assert admin(data, "backup", str(tmp_path / "copy")).returncode == 0
        told = admin(data, "rotate")
        second, late = asyncio.run(played())
    finally:
        house.stop()
    assert second in told.stdout
    assert second != first
    assert prove(early).signed_by == [first]
    assert prove(late).signed_by == [second, first]
    assert admin(other, "restore", str(tmp_path / "copy")).returncode == 0
    assert admin(other, "fingerprint").stdout.strip() == first
