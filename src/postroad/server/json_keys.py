"""Refuses JSON objects that have a key more than once; parsers would silently take the last value."""

import json
from collections.abc import Sequence
from typing import Any, Final


class DuplicateKey(ValueError):
    """An object has a key more than once."""


def refuse_duplicate_keys(text: str) -> None:
    """Look through a text that was read already; raises DuplicateKey, or RecursionError if it goes too deep."""
    _DECODER.decode(text)


def _distinct(pairs: Sequence[tuple[str, Any]]) -> None:
    seen = set()
    for key, _ in pairs:
        if key in seen:
            raise DuplicateKey(f"the key {json.dumps(key[:40])} stands more than once in an object")
        seen.add(key)


# Numbers are not looked at: of a long one, Python would say that it is too long.
_DECODER: Final = json.JSONDecoder(object_pairs_hook=_distinct, parse_int=len, parse_float=len)
