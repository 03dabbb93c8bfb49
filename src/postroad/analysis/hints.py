"""Hints for a running game, from what one seat may see of it and nothing else."""

from dataclasses import dataclass
from typing import Any

from postroad.analysis.game_analysis import NotAnalysed, judge_of
from postroad.analysis.judgement import Alternative, Seen
from postroad.analysis.reasons import reasons_of, why
from postroad.core.events import Event


@dataclass(frozen=True)
class Hint:
    """Advice in three steps: which kind of action, which one, and why. Messages are keys of the catalogues."""

    seat: int
    kind: Event  # the first step
    action: Any  # the second; `Game.encode` and `Game.write` make data and text of it
    reasons: tuple[Event, ...]  # the third: what speaks for it, as far as that can be counted
    best: Alternative  # what it expects: chances of winning by seat, their error, how the turn goes on
    others: tuple[Alternative, ...]  # what else was looked at, best first
    points: tuple[float, ...]  # expected at the end, by seat
    places: tuple[float, ...]


def hint(slug: str, view: Any, seed: int, effort: int | str = "quick") -> Hint:
    """What the judge would do in the place of the view's seat, which must have something to decide.

    The same view, seed and effort give the same hint. `effort` is "quick" (about a tenth of a second), "normal" or a
    number in units of the game's judge. Raises NotAnalysed for a game that has no judge, and for a view of nobody.
    """
    judge, reasons = judge_of(slug), reasons_of(slug)
    if reasons is None:
        raise NotAnalysed("analysis-no-judge", game=slug)
    if view.seat is None or not view.legal:
        raise NotAnalysed("hint-nothing-to-decide")
    if isinstance(effort, str) and effort not in judge.efforts:
        raise ValueError(f"the effort is {' or '.join(judge.efforts)}, or a number, not {effort!r}")
    judged = judge.judge([Seen(view)], judge.efforts[effort] if isinstance(effort, str) else effort, seed)[0]
    best = judged.alternatives[0]
    return Hint(
        seat=judged.seat,
        kind=Event(f"hint-{slug}-{reasons.kind(best.action)}"),
        action=best.action,
        reasons=why(slug, view, judged),
        best=best,
        others=judged.alternatives[1:],
        points=judged.points,
        places=judged.places,
    )
