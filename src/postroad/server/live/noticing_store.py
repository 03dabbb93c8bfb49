"""A store that notices when nothing can be written, says so once, and tries until it works again."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from postroad.server import logs
from postroad.store.health import probe_write
from postroad.store.store import Row, Statement, Store, StoreAway, Stored, StoreError

READ_ONLY: Final = "read-only"
WRITABLE: Final = "writable"
TRY_S: Final = 5.0


class NoticingStore:
    """Passes everything on."""

    def __init__(self, store: Store, tell: Callable[[str], None]) -> None:
        self.is_read_only = False  # the last write failed
        self._store = store
        self._tell = tell
        self._failed = asyncio.Event()

    async def read(self, sql: str, **arguments: Any) -> list[Row]:
        try:
            return await self._store.read(sql, **arguments)
        except StoreAway as error:  # nothing can be written either
            self._note_failure(error)
            raise

    async def write(self, *statements: Statement) -> None:
        try:
            await self._store.write(*statements)
        except StoreError as error:
            self._note_failure(error)
            raise
        if self.is_read_only:
            self._note_success()

    def begin_write(self, statements: Sequence[Statement], stored: Stored) -> None:
        def noticed(error: Exception | None) -> None:
            if isinstance(error, StoreError):
                self._note_failure(error)
            elif error is None and self.is_read_only:
                self._note_success()
            try:
                stored(error)
            except Exception as trouble:  # one writer's must not keep those from hearing who share its commit
                logs.failure("unforeseen", trouble)

        self._store.begin_write(statements, noticed)

    def _note_success(self) -> None:
        self.is_read_only = False
        self._failed.clear()
        self._tell(WRITABLE)

    def _note_failure(self, error: StoreError) -> None:
        if not self.is_read_only:
            logs.failure("nothing can be stored", error)
            self.is_read_only = True
            self._failed.set()
            self._tell(READ_ONLY)

    async def run(self) -> None:
        """Go on until cancelled: as long as nothing can be written, nobody may try but us."""
        while True:
            await self._failed.wait()
            await asyncio.sleep(TRY_S)
            with contextlib.suppress(StoreError):
                await self.write(probe_write())

    async def purge(self) -> None:
        await self._store.purge()

    async def backup(self, path: Path) -> None:
        await self._store.backup(path)

    async def close(self) -> None:
        await self._store.close()
