"""Limits: what fills up, what other servers are told of it, and what is charged for them."""

import pytest

from postroad.core.refusals import Refused
from postroad.server.limits import MINUTE_S, Limits

MOST = 100
RATES = {"read": (MOST, float(MINUTE_S))}


class Clock:
    at = 0.0

    def __call__(self) -> float:
        return self.at


def spent(limits: Limits, cost: float) -> float:
    """Spend so much at once; the seconds that are said to whoever must wait."""
    try:
        limits.spend("read", "1.2.3.4", MOST, MINUTE_S, cost)
    except Refused as refused:
        return float(str(refused.refusal.arguments["seconds"]))
    return 0


def test_what_was_spent_at_one_server_is_owed_at_the_others_and_holds_the_rate() -> None:
    clock = Clock()
    here, there = (Limits(clock, shared=RATES) for _ in range(2))
    assert spent(here, MOST) == spent(there, MOST) == 0  # at the same moment, before anyone could tell
    for one, other in ((here, there), (there, here)):
        assert one.take_untold() == {"read": {"1.2.3.4": MOST}}
        other.charge("read", "1.2.3.4", MOST)
    clock.at += MINUTE_S
    assert spent(here, 1) > 0, "two minutes' worth was taken"
    clock.at += MINUTE_S
    assert spent(here, MOST) == 0


def test_little_is_not_worth_telling_and_is_told_when_it_adds_up() -> None:
    limits = Limits(Clock(), shared=RATES)
    spent(limits, 1)
    assert limits.take_untold() == {}
    spent(limits, 1)
    assert limits.take_untold() == {"read": {"1.2.3.4": 2}}
    assert limits.take_untold() == {}


def test_a_server_alone_tells_nobody() -> None:
    limits = Limits(Clock())
    spent(limits, MOST)
    assert limits.take_untold() == {}
    limits.charge("read", "9.9.9.9", MOST)
    with pytest.raises(Refused):
        limits.spend("read", "1.2.3.4", MOST, MINUTE_S)
