"""Rows written to Parquet or CSV as they come, so that a file of any length needs little memory."""

import csv
import io
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from postroad.core.missing import MissingExtra
from postroad.research.record_files import STREAM, plain_name, writing
from postroad.research.rows import Column, Row

FORMATS: Final = ("csv", "parquet")
GROUP: Final = 20_000  # rows of Parquet that are held until they are written
Write = Callable[[Row], None]


def format_of(path: Path) -> str | None:
    """What a file's name asks for; None if that is nothing we write. Standard output gets CSV."""
    if str(path) == STREAM:
        return "csv"
    suffix = Path(plain_name(path)).suffix.removeprefix(".")
    return suffix if suffix in FORMATS else None


@contextmanager
def table(path: Path, columns: Sequence[Column]) -> Iterator[Write]:
    """Something to give rows to, one after the other; lists are JSON in CSV, and lists in Parquet."""
    with _parquet(path, columns) if format_of(path) == "parquet" else _csv(path, columns) as write:
        yield write


@contextmanager
def _csv(path: Path, columns: Sequence[Column]) -> Iterator[Write]:
    names = [column.name for column in columns]
    lists = {column.name for column in columns if column.is_list}
    with writing(path) as raw:
        text = io.TextIOWrapper(raw, encoding="utf-8", newline="")
        rows = csv.writer(text, lineterminator="\n")
        rows.writerow(names)

        def write(row: Row) -> None:
            rows.writerow([_as_json(row[name]) if name in lists else row[name] for name in names])

        yield write
        text.detach()  # flushes, and leaves the stream open to whoever opened it


def _as_json(value: Any) -> str:
    return "" if value is None else json.dumps(value, ensure_ascii=False, separators=(",", ":"))


@contextmanager
def _parquet(path: Path, columns: Sequence[Column]) -> Iterator[Write]:
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        raise MissingExtra("pyarrow", "research") from None
    kinds = {column.name: getattr(pa, column.kind.replace("bool", "bool_"))() for column in columns}
    fields = [
        pa.field(column.name, pa.list_(kinds[column.name]) if column.is_list else kinds[column.name])
        for column in columns
    ]
    schema = pa.schema(fields)
    held: list[Row] = []
    with writing(path) as raw, pq.ParquetWriter(raw, schema, compression="zstd") as target:

        def flush() -> None:
            target.write_table(pa.Table.from_pylist(held, schema))
            held.clear()

        def write(row: Row) -> None:
            held.append(row)
            if len(held) == GROUP:
                flush()

        yield write
        flush()
