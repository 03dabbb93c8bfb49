"""Guests of King's Road: `stage` as it was in 2026, never changed, and one who knows what `stage` plays."""

from typing import Final

from postroad.arena.guests import Guest
from postroad.bots.bot import Bot, Budget


def _stage_2026(budget: Budget | None) -> Bot:
    """The solver; loaded when needed, as NumPy takes its time and memory."""
    from postroad.bots.heuristics.kings_road.bots import StageBot
    from postroad.bots.heuristics.kings_road.weights import STAGE

    assert budget is not None
    return StageBot(budget, STAGE)


def _responder(budget: Budget | None) -> Bot:
    from postroad.arena.guests.responder import Responder

    assert budget is not None
    return Responder(budget)


GUESTS: Final = {"responder": Guest("stage", _responder), "stage-2026": Guest("stage", _stage_2026)}
