"""Answers that cost much: few at a time, made beside the event loop, sent in pieces that wait for the reader."""

import gzip
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from postroad.core.refusals import Refusal, Refused

PIECE: Final = 64 * 1024  # bytes that are handed over at a time
WAIT_S: Final = 5  # what is said to whoever must wait


class HeavyAnswers:
    """Counts those that are being made or sent, so that memory is bounded by their number."""

    def __init__(self, most: int, most_each: int) -> None:
        self.held: Counter[str] = Counter()  # by address
        self._most = most
        self._most_each = most_each

    def take(self, address: str) -> Callable[[], None]:
        """Begin one; the answer ends it. Raises Refused if there are too many."""
        if self.held.total() >= self._most or self.held[address] >= self._most_each:
            raise Refused(Refusal("", "too-often", {"seconds": WAIT_S}))
        self.held[address] += 1
        is_held = True

        def release() -> None:
            nonlocal is_held
            if is_held:
                is_held = False
                self.held[address] -= 1
                if not self.held[address]:
                    del self.held[address]

        return release


class HeavyResponse(Response):
    """An answer that gives its place back when it has been read, or will never be."""

    def __init__(self, content: bytes, release: Callable[[], None], **more: Any) -> None:
        super().__init__(content, **more)
        self._release = release

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            for start in range(0, max(1, len(self.body)), PIECE):
                piece = bytes(self.body[start : start + PIECE])
                more = start + PIECE < len(self.body)
                await send({"type": "http.response.body", "body": piece, "more_body": more})
        finally:
            self._release()


def packed(content: bytes, accepted: str) -> tuple[bytes, dict[str, str]]:
    """A content as it is sent to whoever accepts these encodings, with the headers that say so; takes its time."""
    if "gzip" not in accepted.lower():
        return content, {"vary": "accept-encoding"}
    return gzip.compress(content, 6), {"content-encoding": "gzip", "vary": "accept-encoding"}
