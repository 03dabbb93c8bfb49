"""Stores of either kind for tests."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from postroad.store.opening import Database, open_store
from postroad.store.store import Statement, Store

PUT = "insert into setting (name, value) values (:name, :value) on conflict do nothing"
READ = "select name, value from setting where name not like 'schema%' order by name"


def put(name: str, value: str = "x") -> Statement:
    return Statement(PUT, {"name": name, "value": value}, expects=1)


@asynccontextmanager
async def opened(database: Database) -> AsyncIterator[Store]:
    store = open_store(database)
    try:
        yield store
    finally:
        await store.close()
