"""Clocks of seats go by a time that nobody can set; whatever stood still renews the grace."""

import asyncio
from pathlib import Path

import pytest

from postroad.server.live.steady_clock import GRACE_MS, LOOK_S, Grace, StandstillWatch, SteadyClock
from postroad.server.wire import Clock
from tests.server.live.people import ADA, BEN, START_MS, Watch, room

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS


class Machine:
    """A machine whose two clocks can be set, and which can sleep."""

    def __init__(self) -> None:
        self.wall = START_MS
        self.monotonic = 50_000

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.monotonic / 1000)

    def pass_time(self, ms: int) -> None:
        self.wall += ms
        self.monotonic += ms


@pytest.mark.parametrize("jump_ms", [HOUR_MS, -HOUR_MS, DAY_MS, -DAY_MS])
def test_setting_the_clock_of_the_machine_changes_nothing(jump_ms: int) -> None:
    machine = Machine()
    steady = machine.clock()
    machine.pass_time(1000)
    machine.wall += jump_ms
    assert steady() == START_MS + 1000
    machine.pass_time(1000)
    assert (steady(), steady.gap_ms()) == (START_MS + 2000, jump_ms)


def test_a_start_goes_on_from_what_is_stored() -> None:
    """An hour back between two starts would else stop all clocks for an hour."""
    machine = Machine()
    steady = machine.clock()
    steady.not_before(START_MS + HOUR_MS)
    assert steady() == START_MS + HOUR_MS
    steady.not_before(START_MS)
    machine.pass_time(5)
    assert steady() == START_MS + HOUR_MS + 5


@pytest.mark.parametrize(
    ("wall_ms", "monotonic_ms", "expected"),
    [
        (1000, 1000, None),
        (1000 + HOUR_MS, 1000, (0, HOUR_MS)),  # the clock was set, or the machine slept
        (1000 - DAY_MS, 1000, (0, -DAY_MS)),
        (61_000, 61_000, (60_000, 0)),  # the process was stopped
    ],
)
def test_a_standstill_is_noticed_once(wall_ms: int, monotonic_ms: int, expected: tuple[int, int] | None) -> None:
    machine, noticed = Machine(), list[tuple[int, int]]()
    looks = iter([(wall_ms, monotonic_ms), (1000, 1000), (1000, 1000)])

    async def sleep(seconds: float) -> None:
        assert seconds == LOOK_S
        step = next(looks, None)
        if step is None:
            raise asyncio.CancelledError
        machine.wall += step[0]
        machine.monotonic += step[1]

    watch = StandstillWatch(machine.clock(), lambda *what: noticed.append(what), sleep)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(watch.run())
    assert noticed == ([] if expected is None else [expected])


def test_a_renewed_grace_holds_what_had_been_noted_before(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            here.watch.at += HOUR_MS
            table = await here.begun("thurn-taxis", BEN, clock=Clock("turn", 100))
            who = await here.on_turn(table, ADA, BEN)
            here.watch.at += 105_000  # the process stood still: nobody could act
            here.tables.renew_grace()
            assert await here.tables.scheduler.carry_out_due() == 0
            seat = (await here.table(table)).state.seats_of(who.person)[0]
            shown = (await here.tables.now(table, ADA)).room.seats[seat]
            assert (shown.is_overdue, shown.deadline) == (False, here.watch.at + GRACE_MS["clock"])
            here.watch.at += GRACE_MS["clock"]
            assert await here.tables.scheduler.carry_out_due() == 1
            assert (await here.tables.now(table, ADA)).room.seats[seat].is_overdue

    asyncio.run(run())


def test_a_grace_is_for_clocks_and_shares_alone() -> None:
    grace = Grace(Watch(1000))
    assert [grace.until(kind) for kind in ("clock", "begin", "bot")] == [61_000, 11_000, 0]
