"""How far a long command has come: one line on standard error, where that is a terminal."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

AGAIN_S = 0.2  # between two drawings of the line


@contextmanager
def shown(what: str, total: int | None, start: int = 0, unit: str = "games") -> Iterator[Callable[[int], None]]:
    """Something to tell how many are done; it is wiped at the end."""
    begun = last = time.monotonic()
    is_seen = sys.stderr.isatty()

    def tell(done: int) -> None:
        nonlocal last
        now = time.monotonic()
        if is_seen and now - last >= AGAIN_S:
            last = now
            sys.stderr.write(f"\r\x1b[K{_line(what, unit, done, total, start, now - begun)}")
            sys.stderr.flush()

    try:
        yield tell
    finally:
        if is_seen:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def _line(what: str, unit: str, done: int, total: int | None, start: int, seconds: float) -> str:
    if total is None:
        return f"{what}: {done:,} {unit}, {seconds:.0f} s"
    left = seconds * (total - done) / (done - start) if done > start else 0
    return f"{what}: {done:,} of {total:,} {unit}, about {left:.0f} s left"
