"""Works out from the records of finished tables what statistics and people's pages show, once for each."""

import asyncio
from collections.abc import Iterable
from dataclasses import asdict

from postroad.server import logs, replays
from postroad.server.services import Services


async def work_out(services: Services, tables: Iterable[str]) -> None:
    """Read the records of some tables, and keep how they ended."""
    for table in tables:
        try:
            record = await services.tables.record(table)
            ending = await asyncio.to_thread(lambda text: replays.ending(replays.read(text.encode())), record.text())
        except Exception as error:  # one table that cannot be read must not hide the others
            logs.failure("no statistics for a table", error, table=table)
            continue
        await services.outcomes.add(table, record.slug, ending.players, asdict(ending))
