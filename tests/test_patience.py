"""A test that hangs ends with a failure that says so."""

import asyncio
import signal

import pytest

from tests.patience import bounded


def test_what_waits_for_ever_fails_with_a_sentence() -> None:
    before = signal.getitimer(signal.ITIMER_REAL)[0]
    with pytest.raises(pytest.fail.Exception, match="never comes"), bounded(0.01):
        signal.pause()
    with pytest.raises(pytest.fail.Exception, match=r"more than 0\.01 s"), bounded(0.01):
        asyncio.run(asyncio.Event().wait())
    assert 0 < signal.getitimer(signal.ITIMER_REAL)[0] <= before, "whoever counted before goes on counting"
