"""Rate limits: token buckets, one for each kind of action and whoever does it."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection

from postroad.core.refusals import Refusal, Refused

MOST_BUCKETS: Final = 50_000  # the oldest are forgotten first


class TokenBucket:
    """Holds so many tokens, and fills up evenly over a period."""

    __slots__ = ("_at", "_left", "_most", "_per_s")

    def __init__(self, most: int, period_s: float, now_s: float) -> None:
        self._most = most
        self._per_s = most / period_s
        self._left = float(most)
        self._at = now_s

    def spend(self, now_s: float) -> float:
        """Take a token, and 0.0; or, if there is none, the seconds until there is one."""
        self._left = min(self._most, self._left + (now_s - self._at) * self._per_s)
        self._at = now_s
        if self._left < 1:
            return (1 - self._left) / self._per_s
        self._left -= 1
        return 0.0


class Limits:
    """Buckets by kind and key; nothing of it is stored."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], TokenBucket] = OrderedDict()

    def spend(self, kind: str, key: str, per_period: int, period_s: float) -> None:
        """Count one; raises Refused if there were too many."""
        now = self._clock()
        bucket = self._buckets.pop((kind, key), None) or TokenBucket(per_period, period_s, now)
        self._buckets[kind, key] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        wait_s = bucket.spend(now)
        if wait_s:
            raise Refused(Refusal("", "too-often", {"seconds": max(1, round(wait_s))}))


def address(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as limits go: one household's IPv6 addresses are one."""
    host = connection.client.host if connection.client else ""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else host


def is_local(connection: HTTPConnection) -> bool:
    """Whether a request comes from this machine."""
    try:
        return connection.client is not None and ipaddress.ip_address(connection.client.host).is_loopback
    except ValueError:
        return False
