"""Decisions of Thurn und Taxis that were thought over, as games that are learnt from keep them."""

from base64 import b64decode
from collections.abc import Sequence
from typing import Any, NamedTuple


class Example(NamedTuple):
    """A decision that was thought over: a world that may have been, and how often each action was tried."""

    position: bytes
    visits: dict[int, int]


def read(examples: Sequence[Any]) -> list[Example]:
    """What is kept of a game."""
    return [Example(b64decode(at), dict(map(tuple, tried))) for at, tried in examples]
