"""Feats: the best that each seat did at something in a game, read from what was told of it.

A game brings what it counts as `feats.py`: `feats(events, round)` gives seat, key and value for one step. Words for a
key stand in the catalogues as `feat-<key>`.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from postroad.core.events import Event
from postroad.games import GAMES
from postroad.games.companions import companion

Feat = tuple[int, str, int]  # seat, key, value
Finder = Callable[[Sequence[Event], int], Iterator[Feat]]

BEST_SCORE: Final = "best-score"  # every game has it
LEAST: Final = {"earliest-carriage"}  # of these the least is the best


def _none(events: Sequence[Event], round: int) -> Iterator[Feat]:
    return iter(())


def _finder(slug: str) -> Finder:
    brought = companion(slug, "postroad.server.feats.{game}", "feats")
    found: Finder = brought.feats if brought else _none
    return found


FINDERS: Final[dict[str, Finder]] = {slug: _finder(slug) for slug in GAMES}


def better(key: str, one: int, other: int) -> bool:
    """Whether the first is the better of two."""
    return one < other if key in LEAST else one > other


def keep(feats: dict[str, int], key: str, value: int) -> None:
    """Note a feat, if there was no better one."""
    if key not in feats or better(key, value, feats[key]):
        feats[key] = value
