"""Rate limits: token buckets, one for each kind of action and whoever does it."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection

from postroad.core.refusals import Refusal, Refused

HOUR_S: Final = 3600
MINUTE_S: Final = 60
MOST_BUCKETS: Final = 50_000  # the oldest are forgotten first


class TokenBucket:
    """Holds so many tokens, and fills up evenly over a period."""

    __slots__ = ("_at", "_left", "_most", "_per_s")

    def __init__(self, most: int, period_s: float, now_s: float) -> None:
        self._most = most
        self._per_s = most / period_s
        self._left = float(most)
        self._at = now_s

    def spend(self, now_s: float, cost: float = 1.0) -> float:
        """Take some tokens, and 0.0; or, if there are too few, the seconds until there are enough."""
        self._fill(now_s)
        cost = min(cost, self._most)
        if self._left < cost:
            return (cost - self._left) / self._per_s
        self._left -= cost
        return 0.0

    def charge(self, now_s: float, cost: float) -> None:
        """Take tokens for what has been done already; whoever owes some has to wait the longer."""
        self._fill(now_s)
        self._left -= cost

    def _fill(self, now_s: float) -> None:
        self._left = min(self._most, self._left + (now_s - self._at) * self._per_s)
        self._at = now_s


class Limits:
    """Buckets by kind and key; nothing of it is stored."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], TokenBucket] = OrderedDict()

    def spend(self, kind: str, key: str, per_period: int, period_s: float, cost: float = 1.0) -> None:
        """Count one, or what it costs; raises Refused if there were too many."""
        now = self._clock()
        bucket = self._buckets.pop((kind, key), None) or TokenBucket(per_period, period_s, now)
        self._buckets[kind, key] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        wait_s = bucket.spend(now, cost)
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
