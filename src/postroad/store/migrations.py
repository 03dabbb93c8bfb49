"""The numbered files of `schema`, applied in order; the database knows how far it has come."""

import sqlite3
from importlib import resources
from typing import Final

from postroad.store.store import StoreForeign, StoreNewer

VERSION_NAME: Final = "schema"  # the row of `setting` that holds the number of the last file applied


def migrations() -> dict[int, str]:
    """The text of every file by its number."""
    folder = resources.files("postroad.store") / "schema"
    found = {int(file.name.partition(".")[0]): file.read_text() for file in folder.iterdir() if file.name[0].isdigit()}
    return dict(sorted(found.items()))


def migrate(connection: sqlite3.Connection, place: str) -> None:
    """Bring the database up to date; raises StoreNewer or StoreForeign, and then nothing has changed."""
    known = migrations()
    found = version(connection, place)
    if found > max(known):
        raise StoreNewer(place, str(found))
    for number, text in known.items():
        if number > found:
            note = f"""
                insert into setting (name, value) values ('{VERSION_NAME}', '{number}')
                on conflict (name) do update set value = excluded.value;
            """
            try:
                connection.executescript(f"begin immediate;\n{text}\n{note}\ncommit;")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("rollback")
                raise


def version(connection: sqlite3.Connection, place: str) -> int:
    """The number of the last file applied; 0 for a database that is still empty."""
    tables = {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
    if not tables:
        return 0
    if "setting" not in tables or "board" not in tables:
        raise StoreForeign(place)
    row = connection.execute("select value from setting where name = :name", {"name": VERSION_NAME}).fetchone()
    if row is None or not str(row[0]).isdigit():
        raise StoreForeign(place)
    return int(row[0])
