"""Counts blunders decision by decision, as each game's critic says.

Each is judged by what its seat knew, whatever came of it. A bot from `greedy` up does none of them.
"""

from collections import Counter
from typing import Any, Protocol

from postroad.games.companions import companion


class Critic(Protocol):
    """Judges every decision of one game; `CRITIC` in a game's critic module makes one."""

    def judge(self, before: Any, seat: int, action: Any, after: Any) -> str | None:
        """Which blunder an action is, if any."""


class Blunders:
    """What each seat did that is a blunder, in one game, counted; nothing where a game has no critic."""

    def __init__(self, slug: str, seats: int) -> None:
        self.by_seat: list[Counter[str]] = [Counter() for _ in range(seats)]
        brought = companion(slug, "postroad.arena.critics.{game}", "critic")
        self._critic: Critic | None = brought.CRITIC() if brought else None

    def judge(self, before: Any, seat: int, action: Any, after: Any) -> None:
        """Judge an action, and count it if it is a blunder."""
        verdict = self._critic.judge(before, seat, action, after) if self._critic else None
        if verdict:
            self.by_seat[seat][verdict] += 1
