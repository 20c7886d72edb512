"""The way back into an account whose password is lost: a link by mail, or from whoever runs the server."""

from __future__ import annotations

from langbord.server.clock import now
from langbord.server.identity import Signer
from langbord.server.notices.letters import Letter
from langbord.server.notices.postman import RESET, Postman
from langbord.server.people import People, Person
from langbord.server.problems import Refused
from langbord.server.store import Database

MOST_ACCOUNTS = 5  # that have the same mail address


async def write_to(database: Database, people: People, postman: Postman, who: str) -> None:
    """A letter to each account of that name or mail address that has shown the address to be its own.

    Nobody is told whether there is one. Of an address small letters and capitals are the same.
    """
    named = await people.by_name(who)
    rows = await database.fetch(
        "SELECT person FROM receiver WHERE kind = 'mail' AND verified IS NOT NULL"
        " AND (LOWER(target) = LOWER(?) OR person = ?) LIMIT ?",
        *(who.strip(), named.id if named is not None else "", MOST_ACCOUNTS),
    )
    for (id,) in rows:
        person, mail = await people.by_id(id), await postman.wishes.mail_of(id)
        if person is not None and person.kind != "guest" and not person.is_banned and mail is not None:
            await postman.write_to(mail, Letter(kind="reset"))


def reset_token(signer: Signer, person: str, epoch: int, until: int) -> str:
    """The end of a link that is good once: a new password begins a new epoch."""
    return signer.token(RESET, person, str(epoch), str(until))


async def reset(people: People, signer: Signer, token: str, password: str) -> Person:
    """Set the password for whoever followed such a link; all sessions of before end."""
    parts = signer.read_token(RESET, token)
    person = await people.by_id(parts[0]) if parts is not None and int(parts[2]) > now() else None
    if parts is None or person is None or person.epoch != int(parts[1]) or person.is_banned:
        raise Refused("server-old-link", 410)
    return await people.set_password(person, password)
