"""A store that says how long its commits take."""

import time
from pathlib import Path
from typing import Any

from postroad.server.metrics import Metrics
from postroad.store.store import Row, Statement, Store


class TimedStore:
    """Passes everything on."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._commits = metrics.commit_seconds

    async def read(self, sql: str, **arguments: Any) -> list[Row]:
        return await self._store.read(sql, **arguments)

    async def write(self, *statements: Statement) -> None:
        began = time.perf_counter()
        await self._store.write(*statements)
        self._commits.observe(time.perf_counter() - began)

    async def backup(self, path: Path) -> None:
        await self._store.backup(path)

    async def close(self) -> None:
        await self._store.close()
