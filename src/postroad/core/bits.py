# compiled with mypyc
"""Sets of small numbers as bits of one 64-bit integer."""

from typing import Final

from mypy_extensions import i64

WORD: Final = 63  # members a word holds: the sign bit stays clear

# Each below 2 ** 62: mypyc keeps larger constants as Python objects.
_ODD: Final = 0x1555555555555555
_PAIRS: Final = 0x3333333333333333
_NIBBLES: Final = 0x0F0F0F0F0F0F0F0F


def bit(member: i64) -> i64:
    """The set of one member.

    Not ``1 << member``: mypyc compiles a shifted literal to 32 bits, silently wrong from 31 on.
    """
    one = (member | 1) & 1
    return one << member


def count(members: i64) -> i64:
    """How many members the set has."""
    x = members - ((members >> 1) & _ODD)
    x = (x & _PAIRS) + ((x >> 2) & _PAIRS)
    x = (x + (x >> 4)) & _NIBBLES
    x = x + (x >> 8)
    x = x + (x >> 16)
    return (x + (x >> 32)) & 0x7F


def _members_by_remainder() -> bytes:
    table = [0] * 67  # the powers of two are all different modulo 67
    member: i64 = 0
    while member < WORD:
        table[bit(member) % 67] = member
        member += 1
    return bytes(table)


_MEMBER: Final = _members_by_remainder()


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _MEMBER[(members & -members) % 67]


def members_of(members: i64) -> list[int]:
    """All members, ascending."""
    found: list[int] = []
    while members:
        found.append(lowest(members))
        members &= members - 1
    return found
