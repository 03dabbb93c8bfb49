"""Uploaded records: there as long as anyone opens them, and never more than there is room for."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from postroad.store.opening import Database, open_store
from postroad.store.store import Store, StoreFull
from postroad.store.uploads import DAY_MS, Uploads


class Shelf:
    """Uploads with a calendar that is set by hand."""

    def __init__(self, store: Store, days: int = 90, most: int = 100) -> None:
        self.day = 1000.0
        self.store = store
        self.uploads = Uploads(store, days, most, lambda: int(self.day * DAY_MS))

    async def count(self) -> int:
        return int((await self.store.read("select count(*) from upload"))[0][0])


@asynccontextmanager
async def shelf(database: Database, days: int = 90, most: int = 100) -> AsyncIterator[Shelf]:
    store = open_store(database)
    try:
        yield Shelf(store, days, most)
    finally:
        await store.close()


def test_a_record_goes_when_nobody_has_opened_it_for_long(database: Database) -> None:
    async def run() -> None:
        async with shelf(database) as here:
            forgotten, opened, again = [await here.uploads.keep(text) for text in ("forgotten", "opened", "again")]
            here.day += 60
            assert await here.uploads.text(opened) == "opened"
            assert await here.uploads.keep("again") == again
            here.day += 29.9
            await here.uploads.sweep()
            assert await here.count() == 3
            here.day += 0.2
            await here.uploads.sweep()
            assert await here.uploads.text(forgotten) is None
            assert [await here.uploads.text(one) for one in (opened, again)] == ["opened", "again"]

    asyncio.run(run())


def test_the_oldest_goes_when_there_are_too_many(database: Database) -> None:
    async def run() -> None:
        async with shelf(database, most=3) as here:
            kept = []
            for text in "abcde":
                kept.append(await here.uploads.keep(text))
                here.day += 2
                assert await here.uploads.text(kept[0]) == "a", "as it is opened all the time"
                here.day += 2
                assert await here.count() <= 3
            assert [await here.uploads.text(one) for one in kept] == ["a", None, None, "d", "e"]

    asyncio.run(run())


def test_opening_writes_at_most_once_a_day_and_needs_no_room_on_the_disk(database: Database) -> None:
    async def run() -> None:
        async with shelf(database) as here:
            one = await here.uploads.keep("text")
            writes = []

            async def full(*statements: object) -> None:
                writes.append(statements)
                raise StoreFull("x.db")

            here.store.write = full  # type: ignore[method-assign]
            assert await here.uploads.text(one) == "text"
            assert writes == []
            here.day += 2
            assert await here.uploads.text(one) == "text"
            assert len(writes) == 1

    asyncio.run(run())
