# compiled with mypyc
"""Positions as bytes: a header, the source of chance, the table as 64-bit numbers, a checksum.

magic "PR" | version of this format | length of the slug | slug | kind of chance | length of chance | chance
| numbers of the table, eight bytes each | CRC-32 of all before
"""

import struct
import zlib
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from postroad.core.chance import Chance, Quick, Scripted, Sealed, quick_at, scripted_at, sealed_at

MAGIC: Final = b"PR"
VERSION: Final = 1
_QUICK: Final = 1
_SCRIPTED: Final = 2
_SEALED: Final = 3
_CHECKSUM: Final = 4  # bytes
NUMBER: Final = 8  # bytes of each number of a table


class NotPacked(ValueError):
    """Bytes that are no position of this game and version; the message says why."""


def as_bytes(numbers: Sequence[int]) -> bytes:
    """Numbers as eight bytes each."""
    return struct.pack(f"<{len(numbers)}q", *numbers)


def from_bytes(data: bytes) -> tuple[int, ...]:
    """The numbers that `as_bytes` wrote."""
    return struct.unpack(f"<{len(data) // NUMBER}q", data)


def packed(slug: str, chance: Chance, table: bytes) -> bytes:
    """A position of a game as bytes; its table is numbers of eight bytes, as `as_bytes` writes them."""
    name = slug.encode()
    kind, source = _packed_chance(chance)
    head = MAGIC + bytes([VERSION, len(name)]) + name + bytes([kind]) + len(source).to_bytes(4, "little") + source
    body = head + table
    return body + zlib.crc32(body).to_bytes(_CHECKSUM, "little")


def unpacked(slug: str, data: bytes) -> tuple[Chance, bytes]:
    """The source of chance and the table; raises NotPacked."""
    if data[:2] != MAGIC:
        raise NotPacked("these bytes are no packed position: they do not begin with 'PR'")
    if len(data) < 4 or data[2] != VERSION:
        raise NotPacked(f"packed by version {data[2:3].hex() or 'unknown'} of the format; this program reads {VERSION}")
    if zlib.crc32(data[:-_CHECKSUM]) != int.from_bytes(data[-_CHECKSUM:], "little"):
        raise NotPacked("the packed position is damaged: its checksum is wrong")
    start = 4 + data[3]
    name = data[4:start].decode(errors="replace")
    if name != slug:
        raise NotPacked(f"this is a packed position of {name}, not of {slug}")
    kind = data[start]
    length = int.from_bytes(data[start + 1 : start + 5], "little")
    table = start + 5 + length
    return _unpacked_chance(kind, data[start + 5 : table]), data[table:-_CHECKSUM]


def _packed_chance(chance: Chance) -> tuple[i64, bytes]:
    if isinstance(chance, Quick):
        return _QUICK, struct.pack("<2Q", *chance.content())
    if isinstance(chance, Scripted):
        outcomes, place = scripted_content(chance)
        return _SCRIPTED, as_bytes([place, *outcomes])
    if isinstance(chance, Sealed):
        return _SEALED, struct.pack("<64s64sq", *chance.content())
    raise TypeError(f"a position that draws from {type(chance).__name__} has no packed form; pickle keeps it")


def scripted_content(chance: Scripted) -> tuple[tuple[int, ...], int]:
    """The outcomes of a script, and the place of the next."""
    outcomes, place = chance.content()
    assert isinstance(outcomes, tuple)
    assert isinstance(place, int)
    return outcomes, place


def _unpacked_chance(kind: i64, data: bytes) -> Chance:
    if kind == _QUICK:
        return quick_at(*struct.unpack("<2Q", data))
    if kind == _SCRIPTED:
        place, *outcomes = from_bytes(data)
        return scripted_at(outcomes, place)
    if kind == _SEALED:
        return sealed_at(*struct.unpack("<64s64sq", data))
    raise NotPacked(f"the packed position draws from an unknown source of chance ({kind})")
