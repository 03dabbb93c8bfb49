"""Servers and their database as a simulation in Python, with measured costs: what happens with more of everything.

    python -m benchmarks.scale

A server wakes up (`turn_s`), takes all that has come, `action_s` each, and hands it to the commit, which takes
`commit_s` for all of it together and `shared_s` for each, while the server goes on. People answer `pause_s` after
they have been answered, at once in the measurements. The costs are fitted to the points measured in docs/speed.md;
the simulation must come to all of them within a fifth before it is asked about what was not measured.
"""

import heapq
import sys
from collections import deque
from dataclasses import dataclass
from itertools import count
from random import Random
from statistics import median
from typing import Final


@dataclass(frozen=True)
class Costs:
    """Seconds of one core."""

    turn_s: float  # each time that the server wakes up, for whatever has come
    action_s: float  # in the server: message, rules, rows, two views
    commit_s: float  # for whatever shares it, beside the server
    shared_s: float  # of a commit, for each action in it
    disk_s: float  # that a commit waits for the disk, without costing a core anything
    notice_s: float = 0.0  # to hear of an action at another server


@dataclass(frozen=True)
class Seen:
    """What came of it."""

    rate: float  # actions a CPU second
    p50_ms: float
    busiest: float  # share of its time that the busiest server works
    cores: float  # that the database needs
    shared: float  # actions that share a commit


# docs/speed.md, "The server": tables, actions a CPU second, p50 in ms; SQLite, one process.
MEASURED: Final = ((1, 1368, 1.0), (50, 3337, 12.8), (300, 3213, 76.7))
FILE: Final = Costs(turn_s=200e-6, action_s=255e-6, commit_s=240e-6, shared_s=30e-6, disk_s=200e-6)
MOST_AT_ONCE: Final = 128
# docs/scale.md, "Several servers, measured": servers, tables, actions a CPU second of servers and database together.
# Those who played were one process on the same two cores; what it takes to read an answer keeps the next ones apart.
MEASURED_POSTGRES: Final = ((1, 50, 1316), (1, 25, 1212), (1, 12, 922), (2, 50, 1121), (4, 50, 873))
CLIENT_S: Final = 700e-6
POSTGRES: Final = Costs(turn_s=200e-6, action_s=430e-6, commit_s=200e-6, shared_s=100e-6, disk_s=300e-6, notice_s=27e-6)


def simulated(
    costs: Costs, tables: int, servers: int = 1, pause_s: float = 0.0, client_s: float = 0.0, actions: int = 6000,
    seed: int = 1,
) -> Seen:  # fmt: skip
    """Play some actions at tables that are spread over servers, one database for all.

    `client_s` is what the one process of all who play takes to read an answer, one after the other.
    """
    rng, order = Random(seed), count()
    coming: list[list[tuple[float, int, int]]] = [[] for _ in range(servers)]  # when, which comes first, table
    for table in range(tables):
        heapq.heappush(coming[table % servers], (rng.random() * pause_s * 2, next(order), table))
    free_at = [0.0] * servers  # when the server has done what it has taken
    stored_at = [0.0] * servers  # when its last commit is through
    waiting: list[deque[tuple[float, float, int]]] = [deque() for _ in range(servers)]
    worked, committed, commits, times = [0.0] * servers, 0.0, 0, list[float]()
    answered_at = 0.0  # when the process of those who play has read all answers so far

    def turn(server: int) -> None:
        """Take everything that has come."""
        begins = max(free_at[server], coming[server][0][0])
        taken = list[tuple[float, int]]()
        while coming[server] and coming[server][0][0] <= begins and len(taken) < MOST_AT_ONCE:
            at, _, table = heapq.heappop(coming[server])
            taken.append((at, table))
        heard = costs.notice_s * (servers - 1)  # for each of ours the others have done one too
        took = costs.turn_s + (costs.action_s + heard) * len(taken)
        free_at[server], worked[server] = begins + took, worked[server] + took
        waiting[server].extend((at, free_at[server], table) for at, table in taken)

    def commit(server: int) -> None:
        """All that the server has done by the time its last commit is through goes together."""
        nonlocal committed, commits, answered_at
        queue = waiting[server]
        begins = max(stored_at[server], queue[0][1])
        some = [queue.popleft() for _ in range(sum(done <= begins for _, done, _ in queue))]
        took = costs.commit_s + costs.shared_s * len(some)
        stored_at[server], committed, commits = begins + took + costs.disk_s, committed + took, commits + 1
        for came, _, table in some:
            read_at = max(answered_at, stored_at[server]) + client_s if client_s else stored_at[server]
            answered_at = read_at
            times.append(read_at - came)
            pause = rng.expovariate(1 / pause_s) if pause_s else 0.0
            heapq.heappush(coming[server], (read_at + pause, next(order), table))

    while len(times) < actions:
        turns = [(max(free_at[one], coming[one][0][0]), 1, one) for one in range(servers) if coming[one]]
        stores = [(max(stored_at[one], waiting[one][0][1]), 0, one) for one in range(servers) if waiting[one]]
        _, is_turn, server = min(turns + stores)
        (turn if is_turn else commit)(server)
    took = max(max(free_at), max(stored_at))
    return Seen(
        len(times) / (sum(worked) + committed),
        median(times) * 1000,
        max(one / took for one in worked),
        committed / took,
        len(times) / commits,
    )


def main() -> int:
    """Compare with what was measured, then say what follows."""
    worst = 0.0
    for tables, rate, p50_ms in MEASURED:
        seen = simulated(FILE, tables)
        off = max(abs(seen.rate / rate - 1), abs(seen.p50_ms / p50_ms - 1))
        worst = max(worst, off)
        print(f"{tables} tables: {seen.rate:,.0f} actions a CPU second ({rate:,}), p50 {seen.p50_ms:.1f} ms ({p50_ms})")
    for servers, tables, rate in MEASURED_POSTGRES:
        seen = simulated(POSTGRES, tables, servers, client_s=CLIENT_S)
        worst = max(worst, abs(seen.rate / rate - 1))
        print(f"{servers} servers on PostgreSQL, {tables} tables: {seen.rate:,.0f} actions a CPU second ({rate:,})")
    print(f"at most {worst:.0%} from what was measured")
    for people, servers in ((1000, 1), (10_000, 2), (20_000, 4)):
        seen = simulated(POSTGRES, people // 2, servers, pause_s=5.0, actions=20_000)
        busy = f"a server works {seen.busiest:.0%} of its time, the database needs {seen.cores:.1f} cores"
        print(f"{people:,} people, {servers} servers on PostgreSQL: p50 {seen.p50_ms:.1f} ms, {busy}")
    return int(worst > 0.2)


if __name__ == "__main__":
    sys.exit(main())
