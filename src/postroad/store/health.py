"""Whether the database can be read and written just now."""

from typing import Final

from postroad.store.store import Statement, Store

_READ: Final = "select 1"
_WRITE: Final = """
    insert into setting (name, value) values ('written', '') on conflict (name) do update set value = excluded.value
"""


async def check_readable(store: Store) -> None:
    """Read something; raises StoreError if that fails."""
    await store.read(_READ)


def probe_write() -> Statement:
    """A write that changes nothing of value: it fails where any other would."""
    return Statement(_WRITE)
