"""What every store promises: whole writes or none, safe on the disk before it returns, however many write at once."""

import asyncio

import pytest

from postroad.store.opening import Database, open_store
from postroad.store.store import Conflict, Statement, StoreError
from tests.store.stores import READ, opened, put


def test_what_was_written_is_there_in_a_new_process_of_the_same_database(database: Database) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await store.write(put("a"), put("b"))
        async with opened(database) as store:
            assert await store.read(READ) == [("a", "x"), ("b", "x")]

    asyncio.run(run())


def test_a_conflict_takes_back_its_own_write_and_no_other(database: Database) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await store.write(put("taken"))
            writes = [store.write(put(f"a{n}"), put("taken" if n % 2 else f"b{n}")) for n in range(40)]
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(result) for result in results] == [type(None), Conflict] * 20
            expected = sorted([f"{letter}{n}" for n in range(0, 40, 2) for letter in "ab"] + ["taken"])
            assert [name for name, _ in await store.read(READ)] == expected

    asyncio.run(run())


def test_of_many_racers_for_one_key_one_wins(database: Database) -> None:
    async def run() -> None:
        async with opened(database) as store:
            for round_number in range(20):
                racers = [store.write(put(f"r{round_number}", str(n))) for n in range(8)]
                results = await asyncio.gather(*racers, return_exceptions=True)
                assert results.count(None) == 1

    asyncio.run(run())


def test_a_closed_store_writes_nothing(database: Database) -> None:
    async def run() -> None:
        store = open_store(database)
        await store.close()
        with pytest.raises(StoreError):
            await store.write(put("a"))

    asyncio.run(run())


def test_whatever_people_write_comes_back_as_it_was(database: Database) -> None:
    async def run() -> None:
        async with opened(database) as store:
            texts = [
                "it's",
                'a "quote"',
                "back\\slash",
                "100 % of %s and %(name)s",
                ":name ::text",
                "a;b--c /*d*/",
                "Žižkov ¥ 😀",
                "",
            ]
            await asyncio.gather(*(store.write(put(str(number), text)) for number, text in enumerate(texts)))
            assert [value for _, value in await store.read(READ)] == texts
            for text in texts:
                found = await store.read("select value from setting where value = :text", text=text)
                assert found == [(text,)]

    asyncio.run(run())


def test_a_row_that_is_there_already_is_a_conflict_however_it_was_written(database: Database) -> None:
    async def run() -> None:
        plain = Statement("insert into setting (name, value) values ('a', 'b')")
        async with opened(database) as store:
            await store.write(plain)
            with pytest.raises(Conflict):
                await store.write(put("not stored"), plain)
            assert await store.read(READ) == [("a", "b")]

    asyncio.run(run())


def test_a_statement_that_cannot_be_fails_alone(database: Database) -> None:
    async def run() -> None:
        async with opened(database) as store:
            wrong = Statement("insert into setting (name, value) values ('d', :value)")  # which value?
            results = await asyncio.gather(
                store.write(put("a")), store.write(put("b"), wrong), store.write(put("c")), return_exceptions=True
            )
            assert [result is None for result in results] == [True, False, True]
            assert [name for name, _ in await store.read(READ)] == ["a", "c"]

    asyncio.run(run())


def test_two_processes_write_side_by_side(database: Database) -> None:
    async def run() -> None:
        async with opened(database) as first, opened(database) as second:
            writes = [
                store.write(put(f"{n}-{who}"), put(f"{n}"))
                for n in range(40)
                for who, store in enumerate((first, second))
            ]
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert results.count(None) == 40
            assert {type(result) for result in results} == {type(None), Conflict}
            assert len(await second.read(READ)) == 80

    asyncio.run(run())


def test_a_writer_that_gives_up_waiting_has_written_nevertheless(database: Database) -> None:
    async def run() -> None:
        async with opened(database) as store:
            writing = asyncio.create_task(store.write(put("a")))
            await asyncio.sleep(0)
            writing.cancel()
            await store.write(put("b"))
            assert [name for name, _ in await store.read(READ)] == ["a", "b"]

    asyncio.run(run())
