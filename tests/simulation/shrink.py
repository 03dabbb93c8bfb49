"""Makes a failing schedule shorter: what can be left out without mending it is left out, until nothing more can."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.simulation.choices import Drawn
from tests.simulation.world import Outcome, run

MOST_TRIES: Final = 300


def shrunk(outcome: Outcome, folder: Path, most_tries: int = MOST_TRIES) -> Outcome:
    """A schedule as quiet as can be that breaks the same promise."""
    assert outcome.broken is not None
    promise = outcome.broken[0]
    best, tries = outcome, 0

    def holds(drawn: Drawn) -> bool:
        nonlocal best, tries
        if tries >= most_tries or _size(drawn) >= _size(best.drawn):
            return False
        tries += 1
        found = run(0, folder, drawn, is_cut_short=not outcome.has_healed)
        if found.broken is None or found.broken[0] != promise:
            return False
        # What was drawn is taken, not what was given: it ends where the schedule does.
        best = found if _size(found.drawn) < _size(best.drawn) else best
        return True

    for stream in sorted(best.drawn):  # whole kinds of trouble first
        holds({**best.drawn, stream: []})
    for smallest in (8, 2, 1):  # then parts of them, ever smaller
        before = None
        while before != _size(best.drawn) and tries < most_tries:
            before = _size(best.drawn)
            for stream in sorted(best.drawn, key=lambda name: len(best.drawn[name])):
                _quieten(stream, smallest, lambda: best.drawn, holds)
    return best


def _quieten(stream: str, smallest: int, current: Callable[[], Drawn], holds: Callable[[Drawn], bool]) -> None:
    """Cut a stream's end off, or let parts of it be quiet."""
    parts = 2
    while len(values := current().get(stream, [])) >= parts * smallest / 2:
        size = max(1, len(values) // parts)
        holds({**current(), stream: values[:-size]})
        for start in range(0, len(values), size):
            values = current().get(stream, [])
            if any(values[start : start + size]):
                holds({**current(), stream: [*values[:start], *[0] * size, *values[start + size :]]})
        if size == 1:
            return
        parts *= 2


def _size(drawn: Drawn) -> tuple[int, int]:
    """How loud a schedule is, and how long."""
    return sum(1 for values in drawn.values() for value in values if value), sum(map(len, drawn.values()))


def told(outcome: Outcome) -> str:
    """The story of a failing schedule."""
    assert outcome.broken is not None
    promise, how = outcome.broken
    return "\n".join([*outcome.story, f"Broken: {promise}. {how}."])
