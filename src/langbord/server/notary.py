"""The server's own key: it signs how games begin and how they end, so that players can prove where they were played.

The key lies in the database, beside the secret of the cookies: in a file of the data folder that nobody else may read,
or in PostgreSQL. So all processes of a server have the same one, and a backup holds it.
"""

from __future__ import annotations

import msgspec

from langbord.core.signing import Link, Signer, fingerprint
from langbord.server.messages import ServerKey
from langbord.server.store import Database, Statement
from langbord.server.table import Table


class _Kept(msgspec.Struct, frozen=True):
    secret: str
    earlier: list[Link]


class Notary:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def witness(self, table: Table) -> None:
        """Sign what a table is about to store, if a game begins or ends with it."""
        if table.needs_signature:
            table.sign(await self.signer())

    async def signer(self) -> Signer:
        """The key of today, made when it is first needed. It is asked for each time, as it may be replaced."""
        rows = await self._rows()
        if not rows:
            sql = "INSERT INTO setting (name, value) VALUES ('signing', ?) ON CONFLICT (name) DO NOTHING"
            await self.database.write(Statement(sql, (_written(Signer.fresh()),)))
            rows = await self._rows()
        kept = msgspec.json.decode(rows[0], type=_Kept)
        return Signer(bytes.fromhex(kept.secret), kept.earlier)

    async def replace_key(self) -> Signer:
        """Sign with another key from now on; the key of before vouches for it, and is then gone."""
        before = await self.signer()
        after = before.replaced()
        sql = "UPDATE setting SET value = ? WHERE name = 'signing' AND value = ? RETURNING 1"
        await self.database.write(Statement(sql, (_written(after), _written(before)), expect=1))
        return after

    async def published(self) -> ServerKey:
        signer = await self.signer()
        return ServerKey(key=signer.key, fingerprint=fingerprint(signer.key), earlier=signer.earlier)

    async def _rows(self) -> list[str]:
        return [value for (value,) in await self.database.fetch("SELECT value FROM setting WHERE name = 'signing'")]


def _written(signer: Signer) -> str:
    return msgspec.json.encode(_Kept(signer.secret.hex(), signer.earlier)).decode()
