"""A look at a file of SQLite."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from postroad.store.examination import WAITING, Examination, Waiting
from postroad.store.sqlite import read_schema, store_error


def examine_file(path: Path, now_ms: int) -> Examination:
    """What stands in a file; raises StoreError."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            schema = read_schema(connection, str(path))
            settings = {"quick_check": str(connection.execute("pragma quick_check(1)").fetchone()[0])}
            waiting: dict[str, Any] = {
                name: Waiting(*connection.execute(sql, {"now": now_ms}).fetchone())
                for name, sql in (WAITING if schema.number >= 8 else {}).items()
            }
            beside = [path.with_name(path.name + "-wal")]
            size = sum(one.stat().st_size for one in (path, *beside) if one.exists())
            return Examination(f"SQLite {sqlite3.sqlite_version}", schema, size, settings, **waiting)
    except sqlite3.Error as error:
        raise store_error(error, str(path)) from error
