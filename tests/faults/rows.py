"""Every fault that is tried with real processes: what must hold, how often it is tried, and what was found.

A row is a function of a folder and a number; it fails by raising, and else says what it has seen.
`make faults` runs all of them at full numbers, `make test` at small ones.
"""

import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.faults import (
    bot_timing,
    clock_faults,
    crash_points,
    deletion,
    disk_faults,
    floods,
    guesses,
    kills,
    shared_harms,
    shared_kills,
    shuffles,
    soak,
    test_bytes,
    test_fuzz,
)
from tests.faults.running import ROOT

MINUTE_S: Final = 60


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    promise: str
    run: Callable[[Path, int], str]
    full: int
    small: int  # in `make test`; 0 where other tests try it already, or only a quiet machine can tell
    most_s: int  # that the full number may take


def by_pytest(*arguments: str) -> Callable[[Path, int], str]:
    """A row that is made of tests; their number is given by what there is."""

    def run(folder: Path, number: int) -> str:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--basetemp={folder / 'tests'}"]
        done = subprocess.run([*command, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-3000:]
        found = re.search(r"(\d+) passed", done.stdout)
        assert found
        return f"{found[1]} tests, all passed"

    return run


ROWS: Final[dict[str, Row]] = {
    "kill": Row(
        "`kill -9` under 20 games, bots too, some with their processes hung: nothing lost, doubled or reordered",
        kills.run,
        500,
        0,
        60 * MINUTE_S,
    ),
    "server-killed": Row(
        "`kill -9` of one of two servers on one PostgreSQL under 20 games with people at both: nothing lost or doubled",
        shared_kills.run_servers,
        50,
        0,
        60 * MINUTE_S,
    ),
    "database-killed": Row(
        "`kill -9` of PostgreSQL under 20 games: the same, and everyone is told",
        shared_kills.run_database,
        30,
        0,
        60 * MINUTE_S,
    ),
    "rolling": Row(
        "two servers restarted one by one under 20 games, one with a newer schema: nothing lost or doubled",
        shared_harms.run_rolling,
        10,
        1,
        60 * MINUTE_S,
    ),
    "network-cut": Row(
        "the way from one of two servers to PostgreSQL cut or silent: nothing lost or doubled, no view beside the log",
        shared_harms.run_cut,
        20,
        1,
        60 * MINUTE_S,
    ),
    "server-stopped": Row(
        "SIGSTOP for a minute of a server that holds a bot's turn: done elsewhere within the lease, once",
        shared_harms.run_stopped,
        5,
        0,
        20 * MINUTE_S,
    ),
    "points": Row(
        "a crash at each of 12 points between a command and its answer: the same",
        crash_points.run,
        20,
        1,
        30 * MINUTE_S,
    ),
    "full-disk": Row(
        "a full disk, and freed: no false acknowledgement, reading goes on, resumes by itself",
        disk_faults.run_full,
        5,
        0,
        10 * MINUTE_S,
    ),
    "read-only": Row("a database that cannot be written: the same", disk_faults.run_read_only, 5, 1, 10 * MINUTE_S),
    "slow-disk": Row(
        "commits that take 5 s: acknowledged only afterwards, reading does not wait",
        disk_faults.run_slow,
        5,
        1,
        10 * MINUTE_S,
    ),
    "file-removed": Row(
        "the file taken away and put back: as with a full disk", disk_faults.run_removed, 5, 1, 10 * MINUTE_S
    ),
    "stopped": Row(
        "SIGSTOP for a minute: no clock runs out, and all go on", clock_faults.run_stopped, 5, 1, 10 * MINUTE_S
    ),
    "clock-set": Row(
        "the machine's clock set by an hour and a day, both ways: no clock runs out early, none stands still",
        clock_faults.run_set,
        5,
        1,
        20 * MINUTE_S,
    ),
    "sleep": Row("a laptop that slept for eight hours: the same", clock_faults.run_slept, 5, 1, 10 * MINUTE_S),
    "matrix": Row(
        "every message by everyone who has no right to it: refused, nothing changed or shown",
        by_pytest("tests/faults/test_matrix.py"),
        1,
        0,
        20 * MINUTE_S,
    ),
    "pings": Row("a flood of pings: others' times, offenders cut", floods.run_pings, 3, 1, 5 * MINUTE_S),
    "continuations": Row("a flood of empty continuations: the same", floods.run_continuations, 3, 1, 5 * MINUTE_S),
    "slow-replays": Row("replays asked for and not read: the same", floods.run_slow_replays, 30, 24, 5 * MINUTE_S),
    "many-sockets": Row("sockets of one address: the same", floods.run_many_sockets, 5000, 150, 10 * MINUTE_S),
    "idle": Row("connections that say nothing: the same", floods.run_idle, 1100, 230, 10 * MINUTE_S),
    "slow-bots": Row(
        "tables of slow bots by one person: others' bots answer as before", floods.run_slow_bots, 20, 4, 10 * MINUTE_S
    ),
    "nonsense": Row(
        "frames of nonsense: no unhandled exception, nothing changed", test_fuzz.run, 200_000, 0, 60 * MINUTE_S
    ),
    "bytes": Row(
        "positions of both games whose hidden cards are swapped: every byte sent is the same",
        test_bytes.run,
        10_000,
        0,
        120 * MINUTE_S,
    ),
    "bot-times": Row(
        "the time a bot takes does not depend on what it holds (two-sample Kolmogorov-Smirnov, p > 0.01)",
        bot_timing.run,
        5000,
        0,
        30 * MINUTE_S,
    ),
    "shuffles": Row(
        "sealed draws are uniform, and a planted bias is found", shuffles.run, 1_000_000, 20_000, 20 * MINUTE_S
    ),
    "deleted": Row(
        "people who delete themselves leave no trace in any file; their games replay unchanged, and others play on",
        deletion.run,
        50,
        2,
        10 * MINUTE_S,
    ),
    "guesses": Row(
        "guesses of the private address of a feed: none is found, and limits stop whoever goes on",
        guesses.run,
        10_000,
        60,
        30 * MINUTE_S,
    ),
    "earlier": Row(
        "golden records replay, databases of every earlier schema are brought up to date",
        by_pytest("tests/records", "tests/store/test_sqlite.py", "tests/server/http/test_records.py"),
        1,
        0,
        20 * MINUTE_S,
    ),
    "soak": Row(
        "50 tables for so many seconds: memory, files and tasks stay as they are", soak.run, 3600, 0, 80 * MINUTE_S
    ),
}
