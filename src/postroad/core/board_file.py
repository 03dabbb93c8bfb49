"""Reads a game's board file: TOML with every key that the game needs, and the sizes that its rules are written for."""

import tomllib
from collections.abc import Iterable, Mapping
from typing import Any


class BoardError(ValueError):
    """The board file says something that cannot be."""


def read_board(text: str, fixed: Mapping[str, Any], others: Iterable[str]) -> dict[str, Any]:
    """The content of a board file; raises BoardError where a key is missing or a fixed value differs."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoardError(f"the board file is not TOML: {error}") from error
    for key in (*fixed, *others):
        if key not in data:
            raise BoardError(f"the board file has no {key!r}")
    for key, value in fixed.items():
        if data[key] != value:
            raise BoardError(f"{key} is {data[key]}; the rules are written for {value}")
    return data
