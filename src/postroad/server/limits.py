"""Rate limits: token buckets, one for each kind of action and whoever does it.

Where several servers share a database, what is rare is counted there, exactly; what comes with every request is counted
by each server, and what an address has spent at one of them is told to the others, which charge it there too.
"""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final

from starlette.requests import HTTPConnection

from postroad.core.refusals import Refusal, Refused
from postroad.store.quotas import Quotas

HOUR_S: Final = 3600
MINUTE_S: Final = 60
MOST_BUCKETS: Final = 50_000  # the oldest are forgotten first
WORTH_TELLING: Final = 0.02  # of an allowance


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
        # Written out, without `_fill`: three of these stand in the way of every message.
        most = self._most
        left = self._left + (now_s - self._at) * self._per_s
        if left > most:
            left = most
        if cost > most:
            cost = most
        self._at = now_s
        if left < cost:
            self._left = left
            return (cost - left) / self._per_s
        self._left = left - cost
        return 0.0

    def charge(self, now_s: float, cost: float) -> None:
        """Take tokens for what has been done already; whoever owes some has to wait the longer."""
        self._fill(now_s)
        self._left -= cost

    def is_empty(self, now_s: float) -> bool:
        """Whether not even one token is left."""
        self._fill(now_s)
        return self._left < 1

    def _fill(self, now_s: float) -> None:
        self._left = min(self._most, self._left + (now_s - self._at) * self._per_s)
        self._at = now_s


class Limits:
    """Buckets by kind and key."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        quotas: Quotas | None = None,
        shared: Mapping[str, tuple[int, float]] | None = None,
    ) -> None:
        """`quotas` are counted with other servers; `shared` has rates that they are told of, by kind, with periods."""
        self._clock = clock
        self._quotas = quotas
        self._shared = shared or {}
        self._buckets: OrderedDict[tuple[str, str], TokenBucket] = OrderedDict()
        self._untold: dict[tuple[str, str], float] = {}

    def spend(self, kind: str, key: str, per_period: int, period_s: float, cost: float = 1.0) -> None:
        """Count one, or what it costs; raises Refused if there were too many."""
        wait_s = self._bucket(kind, key, per_period, period_s).spend(self._clock(), cost)
        if wait_s:
            raise too_often(wait_s)
        if kind in self._shared:
            self._untold[kind, key] = self._untold.get((kind, key), 0.0) + cost

    async def spend_for_all(self, kind: str, key: str, per_period: int, period_s: float) -> None:
        """Count one, with all servers on the same database; raises Refused, or StoreError if it cannot be counted."""
        self.spend(kind, key, per_period, period_s)  # who floods one server does not reach the database
        if self._quotas is not None:
            wait_ms = await self._quotas.spend(kind, key, per_period, int(1000 * period_s))
            if wait_ms:
                raise too_often(wait_ms / 1000)

    def note_refusal(self, key: str, per_10s: int) -> None:
        """Someone was told that they ask too often."""
        self._bucket("refusal", key, per_10s, 10.0).charge(self._clock(), 1)

    def is_insistent(self, key: str) -> bool:
        """Whether someone was told so again and again, and asks on."""
        bucket = self._buckets.get(("refusal", key))
        return bucket is not None and bucket.is_empty(self._clock())

    def take_untold(self) -> dict[str, dict[str, float]]:
        """What was spent here since it was asked last, by kind and key: all that is worth telling."""
        found: dict[str, dict[str, float]] = {}
        for (kind, key), spent in list(self._untold.items()):
            if spent >= WORTH_TELLING * self._shared[kind][0]:
                found.setdefault(kind, {})[key] = spent
                del self._untold[kind, key]
        if len(self._untold) > MOST_BUCKETS:
            self._untold.clear()
        return found

    def charge(self, kind: str, key: str, spent: float) -> None:
        """Someone has spent so much at another server."""
        if kind in self._shared:
            self._bucket(kind, key, *self._shared[kind]).charge(self._clock(), spent)

    def _bucket(self, kind: str, key: str, per_period: int, period_s: float) -> TokenBucket:
        bucket = self._buckets.pop((kind, key), None) or TokenBucket(per_period, period_s, self._clock())
        self._buckets[kind, key] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket


def too_often(wait_s: float) -> Refused:
    """A refusal that says for how long."""
    return Refused(Refusal("", "too-often", {"seconds": max(1, round(wait_s))}))


def address(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as limits go: one household's IPv6 addresses are one."""
    return network(connection.client.host if connection.client else "")


def network(host: str) -> str:
    """An address as far as limits go."""
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
