# compiled with mypyc
"""Buffers of 64-bit words that other programs see as bytes, and bits spread over their bytes."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

HOLD: Final = 255  # in place of an action id: this row waits

# Each below 2 ** 62: mypyc keeps larger constants as Python objects.
_FOURS: Final = 0x000F000F000F000F
_TWOS: Final = 0x0303030303030303
_PAIRED: Final = 0x3333333333333333
_NIBBLES: Final = 0x0F0F0F0F0F0F0F0F
_BYTES: Final = 0x00FF00FF00FF00FF
_SHORTS: Final = 0x0000FFFF0000FFFF
_EVEN: Final = 0x1555555555555555


def words(count: i64, value: i64) -> vec[i64]:
    """So many words of one value."""
    made = vec[i64](capacity=count)
    while count > 0:
        made = append(made, value)
        count -= 1
    return made


def small(count: i64) -> vec[u8]:
    """So many bytes, all 0."""
    made = vec[u8](capacity=count)
    zero: u8 = 0
    while count > 0:
        made = append(made, zero)
        count -= 1
    return made


def numbers(count: i64) -> vec[float]:
    """So many numbers, all 0."""
    made = vec[float](capacity=count)
    while count > 0:
        made = append(made, 0.0)
        count -= 1
    return made


def spread_pairs(x: i64) -> i64:
    """Eight pairs of bits, a byte each."""
    x = (x | (x << 24)) & 0x000000FF000000FF
    x = (x | (x << 12)) & _FOURS
    return (x | (x << 6)) & _TWOS


def spread_bits(x: i64) -> i64:
    """Eight bits, a byte each."""
    x = (x | (x << 28)) & 0x0000000F0000000F
    x = (x | (x << 14)) & 0x0003000300030003
    return (x | (x << 7)) & 0x0101010101010101


def even_bits(x: i64) -> i64:
    """Of every second bit, from the lowest on, a bit each."""
    x &= _EVEN
    x = (x | (x >> 1)) & _PAIRED
    x = (x | (x >> 2)) & _NIBBLES
    x = (x | (x >> 4)) & _BYTES
    x = (x | (x >> 8)) & _SHORTS
    return (x | (x >> 16)) & 0xFFFFFFFF
