"""How often something may be done: a bucket for each kind and key that refills evenly."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection

from postroad.core.refusals import Refusal, Refused

MOST_BUCKETS: Final = 50_000  # the oldest are forgotten first


class Limits:
    """Counts by kind and key; nothing of it is stored."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # level and when

    def spend(self, kind: str, key: str, per_period: int, period_s: float) -> None:
        """Count one; raises Refused if there were too many."""
        now = self._clock()
        level, then = self._buckets.pop((kind, key), (0.0, now))
        level = max(0.0, level - (now - then) * per_period / period_s)
        if level + 1 > per_period:
            self._buckets[kind, key] = (level, now)
            wait_s = (level + 1 - per_period) * period_s / per_period
            raise Refused(Refusal("", "too-often", {"seconds": max(1, round(wait_s))}))
        self._buckets[kind, key] = (level + 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)


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
