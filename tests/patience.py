"""How long a test may take: one that waits for what never comes fails with a sentence instead of waiting for ever."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import pytest

MOST_S: Final = 600.0  # many times what the longest takes, for machines that do much else
AGAIN_S: Final = 60.0  # where the first failure was swallowed


@contextmanager
def bounded(seconds: float = MOST_S) -> Iterator[None]:
    """Fail what goes on for longer; where it stands in Python, as a signal does. What stands in C: pyproject.toml."""

    def ring(number: int, frame: FrameType | None) -> None:
        pytest.fail(f"It took more than {seconds:g} s: it waits for something that never comes.")

    handler = signal.signal(signal.SIGALRM, ring)
    before = signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, *before)
        signal.signal(signal.SIGALRM, handler)
