"""Tokens: each lets a program play one seat of one table for a person."""

import secrets
from dataclasses import dataclass

from postroad.store.clock import now_ms
from postroad.store.store import Statement, Store


@dataclass(frozen=True)
class StoredToken:
    """A token as the store knows it; the token itself is known to its maker alone."""

    id: str
    person: str
    table: str
    seat: int
    label: str


class Tokens:
    """The rows of `token`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, token_hash: str, person: str, table: str, seat: int, label: str) -> StoredToken:
        """A new token."""
        token = StoredToken(secrets.token_hex(8), person, table, seat, label)
        await self._store.write(
            Statement(
                "insert into token (id, hash, person, table_id, seat, label, created_at)"
                " values (:id, :hash, :person, :table, :seat, :label, :at)",
                {
                    "id": token.id,
                    "hash": token_hash,
                    "person": person,
                    "table": table,
                    "seat": seat,
                    "label": label,
                    "at": now_ms(),
                },
            )
        )
        return token

    async def of(self, person: str) -> list[StoredToken]:
        """Someone's tokens, oldest first."""
        rows = await self._store.read(
            "select id, person, table_id, seat, label from token where person = :person order by created_at, id",
            person=person,
        )
        return [StoredToken(*row) for row in rows]

    async def by_hash(self, token_hash: str) -> tuple[StoredToken, str] | None:
        """The token with this digest, and the name of whose it is."""
        rows = await self._store.read(
            "select token.id, person, table_id, seat, label, name from token"
            " join person on person.id = token.person where hash = :hash",
            hash=token_hash,
        )
        return (StoredToken(*rows[0][:5]), rows[0][5]) if rows else None

    async def delete(self, person: str, token: str) -> bool:
        """Revoke one of someone's tokens; False if they have no such one."""
        if token not in [one.id for one in await self.of(person)]:
            return False
        arguments = {"id": token, "person": person}
        await self._store.write(
            Statement("delete from token where id = :id and person = :person", arguments, news="person {person} 0")
        )
        return True
