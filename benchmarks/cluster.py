"""What Ray costs beside plain processes: the same games by one and two workers of either kind, on this machine.

    python -m benchmarks.cluster [--rounds 3] [--seconds 10]

Each way plays in turn, several times. Rates are of wall time, which others on the machine disturb; CPU is of all
processes together (Ray's own too), which they hardly do. Both from the first result on: to begin a cluster takes some
seconds, once. Writes benchmarks/results/cluster.json.
"""

import argparse
import json
import os
import statistics
import time
from pathlib import Path

from benchmarks.server import RESULTS, TICKS
from postroad.arena.ray_workers import LOCAL
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


def played(plan: Plan, way: str, workers: int) -> tuple[float, float]:
    """Games a second, and CPU seconds a game."""
    parts = simulate(plan, workers, LOCAL if way == "ray" else None)
    done = next(parts).summary.games
    began, spent, games = time.perf_counter(), cpu_seconds(os.getpid()), -done
    taken = 0.0
    for part in parts:
        done += part.summary.games
        if done == plan.games:  # before the workers end
            taken = cpu_seconds(os.getpid()) - spent
    games += done
    return games / (time.perf_counter() - began), taken / games


def measured(slug: str, bot: str, rounds: int, seconds: float) -> dict[str, float]:
    """Medians over the rounds."""
    first = next(simulate(Plan(slug, {}, (bot, bot), 200, 1), 1))
    games = max(100, int(seconds * first.summary.games / first.seconds))
    plan = Plan(slug, {}, (bot, bot), games, 1)
    found: dict[tuple[str, int], list[tuple[float, float]]] = {way: [] for way in WAYS}
    for _ in range(rounds):
        for way in WAYS:
            found[way].append(played(plan, *way))
    rate = {way: statistics.median(one for one, _ in some) for way, some in found.items()}
    cpu = {way: statistics.median(one for _, one in some) for way, some in found.items()}
    gain = {way: rate[(way, 2)] / rate[(way, 1)] for way in ("processes", "ray")}
    return {
        "games": games,
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
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0, help="of one worker, for each way")
    told = parser.parse_args()
    found = {}
    for name, (slug, bot) in KINDS.items():
        found[name] = measured(slug, bot, told.rounds, told.seconds)
        print(name)
        for what, value in found[name].items():
            print(f"  {what}: {value:,.2f}")
    print(f"load {os.getloadavg()[0]:.1f}")
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "cluster.json").write_text(json.dumps({"load": os.getloadavg()[0], **found}, indent=2) + "\n")


if __name__ == "__main__":
    main()
