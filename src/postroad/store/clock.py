"""The time as everything stored has it."""

import time


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
