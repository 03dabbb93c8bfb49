"""Games for tests: made up, with planted strengths, or played by bots of the roster."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from postroad.arena.contest import Contest
from postroad.arena.match import Outcome


def contest(*bots: str, slug: str = "kings-road", players: int = 2, games: int = 4, seed: int = 1) -> Contest:
    return Contest(slug, {}, bots or ("sensible", "random"), players, games, seed)


def outcome(**given: Any) -> Outcome:
    """A game for two that the first seat has won, unless given otherwise."""
    seats = given.get("seats", (0, 1))
    usual: dict[str, Any] = {
        "block": 0,
        "lineup": 0,
        "rotation": 0,
        "seats": seats,
        "bots": tuple("ab"[seat % 2] for seat in seats),
        "scores": (1, *[0] * (len(seats) - 1)),
        "winners": (0,),
        "state": "over",
        "turns_ms": ((1.0,),) * len(seats),
        "overruns": (0,) * len(seats),
        "fallbacks": ({},) * len(seats),
        "blunders": ({},) * len(seats),
    }
    return Outcome(**{**usual, **given})


def played(planned: Contest, strengths: Sequence[float], seed: int = 0) -> list[Outcome]:
    """All games of a contest, each won by lot in proportion to the bots' strengths."""
    random = np.random.default_rng(seed)
    outcomes = []
    for fixture in planned.fixtures():
        seats = planned.seats(fixture)
        weights = np.array([strengths[bot] for bot in seats], float)
        winner = int(random.choice(len(seats), p=weights / weights.sum()))
        scores = tuple(int(seat == winner) for seat in range(len(seats)))
        outcomes.append(
            outcome(**fixture._asdict(), seats=seats, winners=(winner,), scores=scores),
        )
    return outcomes
