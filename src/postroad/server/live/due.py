"""What is to happen by itself: a bot's turn, a clock that runs out."""

from typing import Final, NamedTuple

from postroad.server.live.state import TableState

RETRY_MS: Final = 5000  # after something due could not be stored


class TaskKey(NamedTuple):
    """One thing at a time: what, and of which seat."""

    kind: str  # bot or clock
    seat: int


class DueTime(NamedTuple):
    """DueTime it falls due, and the line of the question that it belongs to."""

    at: int
    asked: int


def due(state: TableState) -> dict[TaskKey, DueTime]:
    """Everything that a table has coming."""
    found: dict[TaskKey, DueTime] = {}
    for seat in state.to_act():
        one = state.seats[seat]
        deadline = state.deadline(seat)
        if one.player and one.asked is not None:
            found[TaskKey("bot", seat)] = DueTime(one.asked_at, one.asked)
        elif deadline is not None:
            found[TaskKey("clock", seat)] = DueTime(deadline, one.asked or 0)
    return found
