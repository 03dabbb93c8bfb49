"""Where the time of an action at the server goes: its stages one by one, at several tables in turn.

    python -m benchmarks.action [--tables 20] [--actions 100]

Scripted people play Thurn und Taxis in twos, in one process, without sockets and without storing anything. Medians
of wall time, so that a machine that does much else disturbs little. Tables take turns, because code and data that
were used a moment ago are several times as fast.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live import messages, rows
from postroad.server.live.commands import decide
from postroad.server.live.presentation import Viewer
from postroad.server.live.scheduler import due_tasks
from postroad.server.live.table import Table, key_of
from postroad.server.live.tables import Tables
from postroad.store.sqlite import SqliteStore

PEOPLE = (Caller("ada", "Ada"), Caller("ben", "Ben"))
VIEWERS = (Viewer(0, (0,), is_host=True), Viewer(1, (1,)))
T = TypeVar("T")


class Stages:
    """The times of each stage, in seconds."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = defaultdict(list)

    def time(self, name: str, work: Callable[[], T]) -> T:
        start = time.perf_counter()
        found = work()
        self.times[name].append(time.perf_counter() - start)
        return found


def sent(table: Table, number: int) -> tuple[int, str]:
    """Who is to act, and the message with which they do."""
    state = table.state
    seat = state.acting[0]
    legal = state.game.legal(state.position, seat)
    asked = state.seats[seat].asked or 0
    action = state.game.encode(legal[asked % len(legal)])
    return seat, msgspec.json.encode(wire.Act(table.id, f"command-{number:08}", asked, action)).decode()


def act(table: Table, number: int, stages: Stages) -> None:
    """One action, as `Table.append` carries it out, but stored nowhere."""
    seat, text = sent(table, number)
    most = table.shared.lines_per_table
    command = stages.time("message into a command", lambda: messages.decode(text))
    assert isinstance(command, wire.Act)
    before, seen, caller = table.state, table.state.seq, PEOPLE[seat]
    added = stages.time("may they? decode the action", lambda: decide(before, caller, command, most))
    steps = stages.time("rules and next state", lambda: table._next(key_of(caller, command), added))
    after, logged = steps[-1][1], [one for one, _ in steps]
    coming = due_tasks(after)
    stages.time("rows to write", lambda: rows.changed(table.id, before, after, logged, table.coming, coming))
    for one, then in steps:
        stages.time("note it in memory", lambda one=one, then=then: table._note(then, one))  # type: ignore[misc]
    table.coming = coming
    for viewer in sorted(VIEWERS, key=lambda viewer: viewer.seat != seat):
        name = "view of who acted, with what all see" if viewer.seat == seat else "view of the other"
        stages.time(name, lambda viewer=viewer: table.now_frame(viewer, seen))  # type: ignore[misc]


async def play(count: int, actions: int) -> Stages:
    stages = Stages()
    with tempfile.TemporaryDirectory() as folder:
        tables = Tables(SqliteStore(Path(folder) / "bench.db"))
        opened = []
        for _ in range(count):
            plan = wire.OpenTable("thurn-taxis", [wire.SeatPlan("me"), wire.SeatPlan("open")])
            table = await tables.open(PEOPLE[0], plan)
            await tables.command(PEOPLE[1], wire.Join(table, "join-0001"))
            for person in PEOPLE:
                await tables.command(person, wire.Ready(table, "ready-0001"))
            opened.append(await tables.table(table))
        for number in range(actions):
            for one in opened:
                if one.state.acting:
                    act(one, number, stages)
        await tables.store.close()
    return stages


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--actions", type=int, default=100)
    asked = parser.parse_args()
    stages = asyncio.run(play(asked.tables, asked.actions))
    for name, times in stages.times.items():
        print(f"{name:40} {1e6 * statistics.median(times):6.1f} µs, n {len(times)}")


if __name__ == "__main__":
    main()
