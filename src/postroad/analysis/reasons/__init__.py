"""Why one action is better than another, in terms of each game: only what can be seen on the table and counted."""

from typing import Any, Protocol

from postroad.analysis.judgement import Alternative, Judgement
from postroad.core.events import Event
from postroad.games.companions import companion


class Reasons(Protocol):
    """What a game says of two actions. A game brings it: `postroad.analysis.reasons.<game>.REASONS`, or
    `reasons.REASONS` beside the game module of another package."""

    def kind(self, action: Any) -> str:
        """Which kind of action it is: the message `hint-<slug>-<kind>` says so."""

    def compare(self, view: Any, better: Alternative, worse: Alternative | None) -> list[Event]:
        """What speaks for the better one, as messages with arguments; never more than the view's seat knows."""


def reasons_of(slug: str) -> Reasons | None:
    """What a game says of its actions; None where it brings nothing."""
    module = companion(slug, "postroad.analysis.reasons.{game}", "reasons")
    if module is None:
        return None
    found: Reasons = module.REASONS
    return found


def why(slug: str, view: Any, judgement: Judgement) -> tuple[Event, ...]:
    """What speaks for the best action against the chosen one; against the next best where the best was chosen."""
    reasons, others = reasons_of(slug), judgement.alternatives[1:]
    if reasons is None:
        return ()
    worse = judgement.alternatives[judgement.chosen] if judgement.chosen else (others[0] if others else None)
    return tuple(reasons.compare(view, judgement.alternatives[0], worse))
