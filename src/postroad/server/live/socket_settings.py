"""What can be set about sockets."""

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class SocketSettings:
    """The limits of one socket."""

    messages: int = 30  # in a period, and at once
    period_s: float = 10.0
    most_malformed: int = 5
    most_excess: int = 60  # messages beyond the allowance before it is closed
    sockets_per_person: int = 20
    sockets_per_address: int = 100  # of strangers
    watched_each: int = 100  # tables, by the sockets of one person or of strangers from one address
    most_sockets: int = 20_000
    stuck_s: float = 10.0
    origins: Collection[str] = ()
    is_https: bool = False
