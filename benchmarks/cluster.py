"""What Ray costs beside plain processes: the same games by one and two workers of either kind, on this machine.

    python -m benchmarks.cluster [--rounds 2] [--seconds 5]

Each way plays all kinds of games in turn, several times; a cluster is begun once in each round. Rates are of wall time,
which others on the machine disturb; CPU is of all processes together (Ray's own too), which they hardly do. Both from
the first result on. Writes benchmarks/results/cluster.json.
"""

import argparse
import json
import os
import statistics
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from benchmarks.server import RESULTS, TICKS
from postroad.arena import ray_workers, simulation
from postroad.arena.ray_workers import LOCAL, NoCluster
from postroad.arena.simulation import Plan, simulate

KINDS = {
    "random, King's Road": ("kings-road", "random"),
    "counter, Thurn und Taxis": ("thurn-taxis", "counter"),
    "mcts@20it, Thurn und Taxis": ("thurn-taxis", "mcts@20it"),
}
WAYS = (("processes", 1), ("processes", 2), ("ray", 1), ("ray", 2))


def cpu_seconds(pid: int) -> float:
    """The CPU time of a process, of those it has outlived, and of all that it has begun."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except FileNotFoundError:
        return 0.0
    return sum(map(int, fields[11:15])) / TICKS + sum(cpu_seconds(int(child)) for child in children)


@contextmanager
def hired(way: str, workers: int) -> Iterator[None]:
    """Workers of a kind, for all that is played by them; a cluster may take several tries on a busy machine."""
    for is_last in (False, False, True):
        with ExitStack() as stack:
            try:
                found = stack.enter_context(ray_workers.hired(workers, LOCAL if way == "ray" else None))
            except NoCluster as error:
                if is_last:
                    raise
                print(f"  once more: {error}")
                continue
            with patch.object(simulation, "hired", partial(_kept, found)):
                yield
            return


def _kept(found: Any, processes: int, ray: str | None) -> AbstractContextManager[Any]:
    return nullcontext(found)


def played(plan: Plan, workers: int) -> tuple[float, float]:
    """Games a second, and CPU seconds a game, from the first result on."""
    parts = simulate(plan, workers)
    done = next(parts).summary.games
    began, spent, games = time.perf_counter(), cpu_seconds(os.getpid()), -done
    for part in parts:
        done += part.summary.games
    games += done
    return games / (time.perf_counter() - began), (cpu_seconds(os.getpid()) - spent) / games


def enough(slug: str, bot: str, seconds: float) -> Plan:
    """As many games as one worker plays in this time."""
    first = next(simulate(Plan(slug, {}, (bot, bot), 200, 1), 1))
    return Plan(slug, {}, (bot, bot), max(100, int(seconds * first.summary.games / first.seconds)), 1)


def compared(plan: Plan, found: dict[tuple[str, int], list[tuple[float, float]]]) -> dict[str, float]:
    """Medians over the rounds."""
    rate = {way: statistics.median(one for one, _ in some) for way, some in found.items()}
    cpu = {way: statistics.median(one for _, one in some) for way, some in found.items()}
    gain = {way: rate[(way, 2)] / rate[(way, 1)] for way in ("processes", "ray")}
    return {
        "games": plan.games,
        "rate of two plain processes": rate[("processes", 2)],
        "rate of two Ray workers": rate[("ray", 2)],
        "gain of the second process": gain["processes"],
        "gain of the second Ray worker": gain["ray"],
        "gain against gain": gain["ray"] / gain["processes"],
        "rate against rate": rate[("ray", 2)] / rate[("processes", 2)],
        "CPU of processes against CPU of Ray": cpu[("processes", 2)] / cpu[("ray", 2)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5.0, help="of one worker, for each way")
    asked = parser.parse_args()
    plans = {name: enough(slug, bot, asked.seconds) for name, (slug, bot) in KINDS.items()}
    tried: dict[str, dict[tuple[str, int], list[tuple[float, float]]]] = {
        name: {way: [] for way in WAYS} for name in KINDS
    }
    for _ in range(asked.rounds):
        for way, workers in WAYS:
            with hired(way, workers):
                for name, plan in plans.items():
                    tried[name][way, workers].append(played(plan, workers))
    found = {name: compared(plans[name], tried[name]) for name in KINDS}
    for name, figures in found.items():
        print(name)
        for what, value in figures.items():
            print(f"  {what}: {value:,.2f}")
    print(f"load {os.getloadavg()[0]:.1f}")
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "cluster.json").write_text(json.dumps({"load": os.getloadavg()[0], **found}, indent=2) + "\n")


if __name__ == "__main__":
    main()
