"""Files of records: plain, compressed by gzip or Zstandard, and `-` for the standard streams."""

import gzip
import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final, cast

from postroad.core.follow import RecordedGame, split
from postroad.core.missing import MissingExtra
from postroad.core.record import bounded_lines, read_lines
from postroad.games import GAMES

STREAM: Final = "-"
_GZIP: Final = b"\x1f\x8b"
_ZSTD: Final = b"\x28\xb5\x2f\xfd"


class Damaged(OSError):
    """A compressed file that cannot be read to its end."""


def plain_name(path: Path) -> str:
    """The name of a file without what says how it is compressed: games.csv.gz is games.csv."""
    return path.stem if path.suffix in (".gz", ".zst") else path.name


@contextmanager
def reading(path: Path) -> Iterator[BinaryIO]:
    """The bytes of a file, or of standard input, decompressed: its first bytes say whether it is."""
    with sys.stdin.buffer if str(path) == STREAM else path.open("rb") as raw:
        source = raw if isinstance(raw, io.BufferedReader) else io.BufferedReader(cast(Any, raw))
        start = source.peek(len(_ZSTD))
        try:
            if start.startswith(_GZIP):
                yield cast(BinaryIO, gzip.GzipFile(fileobj=source))
            elif start.startswith(_ZSTD):
                yield cast(BinaryIO, zstd().ZstdFile(source))
            else:
                yield source
        except (EOFError, zstd_error(), gzip.BadGzipFile) as error:
            raise Damaged(0, f"it is damaged or cut off ({error})") from error


@contextmanager
def writing(path: Path) -> Iterator[BinaryIO]:
    """Where to write bytes: a file, compressed if it is called .gz or .zst, or standard output."""
    if str(path) == STREAM:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    with path.open("wb") as target:
        if path.suffix == ".gz":
            with gzip.GzipFile("", "wb", fileobj=target, mtime=0) as packed:
                yield cast(BinaryIO, packed)
        elif path.suffix == ".zst":
            with zstd().ZstdFile(target, "wb") as packed:
                yield cast(BinaryIO, packed)
        else:
            yield target


def read_records(path: str | Path) -> Iterator[RecordedGame]:
    """The games of a file one after the other, `-` for standard input; raises RecordError, or OSError."""
    with reading(Path(path)) as raw:
        yield from split(read_lines(bounded_lines(raw)), GAMES)


def zstd() -> Any:
    """Zstandard: of the standard library from Python 3.14 on, else of the extra `research`."""
    try:
        if sys.version_info >= (3, 14):
            from compression import zstd
        else:
            from backports import zstd
    except ImportError:
        raise MissingExtra("backports.zstd", "research") from None
    return zstd


def zstd_error() -> type[Exception]:
    """What Zstandard raises for damaged bytes; something that nobody raises where it is missing."""
    try:
        found: type[Exception] = zstd().ZstdError
    except MissingExtra:
        return _Never
    return found


class _Never(Exception):
    pass
