"""Measures the lag of the event loop: the longest that it ever stood still."""

import asyncio
import time
from typing import Final

BEAT_S: Final = 0.02


class LoopLag:
    """Sleeps a little, again and again, and notes by how much it was woken late."""

    def __init__(self) -> None:
        self.longest_s = 0.0

    async def run(self) -> None:
        """Go on until cancelled."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(BEAT_S)
            self.longest_s = max(self.longest_s, time.monotonic() - began - BEAT_S)
