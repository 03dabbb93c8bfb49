"""Refuses JSON objects that have a key more than once; parsers would silently take the last value."""

import json
from typing import Any, Final


class DuplicateKey(ValueError):
    """An object has a key more than once."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(f"the key {json.dumps(key[:40])} stands more than once in an object")


def distinct(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The object with these keys and values, for `object_pairs_hook`; raises DuplicateKey."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise DuplicateKey(key)
        found[key] = value
    return found


def refuse_duplicate_keys(text: str) -> None:
    """Look through a text that was read already; raises DuplicateKey, or RecursionError if it goes too deep."""
    _DECODER.decode(text)


# Numbers are not looked at: of a long one, Python would say that it is too long.
_DECODER: Final = json.JSONDecoder(object_pairs_hook=distinct, parse_int=len, parse_float=len)
