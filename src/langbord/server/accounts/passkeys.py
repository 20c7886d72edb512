"""Passkeys: signing in with what a device keeps, without a password (WebAuthn)."""

from __future__ import annotations

import base64
import secrets
from typing import Any
from urllib.parse import urlsplit

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from langbord.server.accounts.messages import Passkey
from langbord.server.clock import SECOND, now
from langbord.server.config import Config
from langbord.server.identity import digest
from langbord.server.people import People, Person
from langbord.server.problems import Refused
from langbord.server.store import Conflict, Database, Statement

MOST = 20
WITHIN = 300 * SECOND  # for so long a browser may take to answer
LONGEST = 20_000  # bytes of an answer


class Passkeys:
    def __init__(self, config: Config, database: Database, people: People) -> None:
        self.database, self.people = database, people
        site = urlsplit(config.public_url or "")
        self.site, self.host = f"{site.scheme}://{site.netloc}", site.hostname or ""

    async def of(self, person: str) -> list[Passkey]:
        sql = "SELECT id, label, created, used FROM passkey WHERE person = ? ORDER BY created"
        rows = await self.database.fetch(sql, person)
        return [Passkey(id=id, label=label, created=created, used=used) for id, label, created, used in rows]

    async def drop(self, person: str, id: str) -> None:
        await self.database.write(Statement("DELETE FROM passkey WHERE person = ? AND id = ?", (person, id)))

    # --- a new one ------------------------------------------------------------------------------------------------

    async def offer(self, person: Person) -> dict[str, Any]:
        """What a browser is to be asked for, to make a passkey of this account."""
        known = await self.of(person.id)
        if len(known) >= MOST:
            raise Refused("server-too-many", 409)
        options = webauthn.generate_registration_options(
            rp_id=self._needed_host(),
            rp_name="Langbord",
            user_id=person.id.encode(),
            user_name=person.name,
            challenge=await self._challenge(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known],
        )
        return _plain(options)

    async def add(self, person: Person, credential: dict[str, Any], label: str) -> None:
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=await self._answered(credential),
                expected_rp_id=self._needed_host(),
                expected_origin=self.site,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Refused("server-bad-passkey", 422) from None
        sql = "INSERT INTO passkey (id, person, public_key, sign_count, label, created) VALUES (?, ?, ?, ?, ?, ?)"
        key = base64.b64encode(made.credential_public_key).decode()
        row = (bytes_to_base64url(made.credential_id), person.id, key, made.sign_count, label, now())
        try:
            await self.database.write(Statement(sql, row))
        except Conflict:
            raise Refused("server-bad-passkey", 422) from None

    # --- signing in -----------------------------------------------------------------------------------------------

    async def ask(self) -> dict[str, Any]:
        """What a browser is to be asked for, to sign in with any passkey that it has of this server."""
        options = webauthn.generate_authentication_options(
            rp_id=self._needed_host(),
            challenge=await self._challenge(),
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return _plain(options)

    async def log_in(self, credential: dict[str, Any]) -> Person:
        try:
            challenge = await self._answered(credential)
            id = bytes_to_base64url(base64url_to_bytes(str(credential["id"])))  # of no other letters than that has
            rows = await self.database.fetch("SELECT person, public_key, sign_count FROM passkey WHERE id = ?", id)
            whose, key, count = rows[0]
            used = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self._needed_host(),
                expected_origin=self.site,
                credential_public_key=base64.b64decode(key),
                credential_current_sign_count=count,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError, IndexError):
            raise Refused("server-bad-passkey", 401) from None
        person = await self.people.by_id(whose)
        if person is None or person.is_banned:
            raise Refused("server-bad-passkey", 401)
        sql = "UPDATE passkey SET sign_count = ?, used = ? WHERE id = ?"
        await self.database.write(Statement(sql, (used.new_sign_count, now(), id)))
        return person

    # --- challenges: each is good once, in whichever process ------------------------------------------------------

    def _needed_host(self) -> str:
        if not self.host:
            raise Refused("server-no-public-url", 409)
        return self.host

    async def _challenge(self) -> bytes:
        fresh = secrets.token_bytes(32)
        await self.database.write(
            Statement("DELETE FROM challenge WHERE until < ?", (now(),)),
            Statement(
                "INSERT INTO challenge (digest, until) VALUES (?, ?)",
                (digest(bytes_to_base64url(fresh)), now() + WITHIN),
            ),
        )
        return fresh

    async def _answered(self, credential: dict[str, Any]) -> bytes:
        """The challenge that a browser answered, which must be one of ours and not answered before."""
        if len(msgspec.json.encode(credential)) > LONGEST:
            raise ValueError("too long")
        data = msgspec.json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = str(data["challenge"])
        sql = "DELETE FROM challenge WHERE digest = ? AND until >= ? RETURNING digest"
        if not (await self.database.write(Statement(sql, (digest(challenge), now()))))[0]:
            raise ValueError("not a challenge of ours")
        return base64url_to_bytes(challenge)


def _plain(options: Any) -> dict[str, Any]:
    return msgspec.json.decode(webauthn.options_to_json(options), type=dict[str, Any])
