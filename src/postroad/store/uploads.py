"""Records that people opened for replay, kept by the digest of their text."""

import hashlib

from postroad.store.people import now_ms
from postroad.store.store import Statement, Store


class Uploads:
    """The rows of `upload`; the same text is kept once."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, text: str) -> str:
        """Keep a verified record; its id."""
        upload = hashlib.sha256(text.encode()).hexdigest()[:24]
        await self._store.write(
            Statement(
                "insert into upload (id, text, at) values (:id, :text, :at) on conflict (id) do nothing",
                {"id": upload, "text": text, "at": now_ms()},
            )
        )
        return upload

    async def text(self, upload: str) -> str | None:
        """The record with this id."""
        rows = await self._store.read("select text from upload where id = :id", id=upload)
        return str(rows[0][0]) if rows else None
