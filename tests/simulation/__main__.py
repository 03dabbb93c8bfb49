"""`make sim`: schedules for a given time, one schedule told as a story, or every planted fault looked for."""

import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Final

import click

from tests.simulation.mutants import MUTANTS, Mutant, planted
from tests.simulation.scenes import make_all_scenes
from tests.simulation.shrink import shrunk, told
from tests.simulation.world import Outcome, run, workshop

CHUNK: Final = 20  # schedules that a process runs at a time


@dataclass
class Total:
    """What many schedules came to."""

    schedules: int = 0
    steps: int = 0
    lines: int = 0
    processor_s: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)
    broken: list[int] = field(default_factory=list)  # seeds

    def add(self, seed: int, outcome: Outcome) -> None:
        """One schedule more."""
        self.schedules += 1
        self.steps += outcome.steps
        self.lines += outcome.lines
        self.faults += outcome.faults
        self.broken += [seed] if outcome.broken else []

    def merge(self, other: "Total") -> None:
        """Some schedules more."""
        self.schedules += other.schedules
        self.steps += other.steps
        self.lines += other.lines
        self.processor_s += other.processor_s
        self.faults += other.faults
        self.broken += other.broken


def run_some(first: int, count: int = CHUNK) -> Total:
    """Some schedules, by their seeds."""
    total = Total()
    make_all_scenes()
    began = time.process_time()
    with workshop() as folder:
        for seed in range(first, first + count):
            total.add(seed, run(seed, folder))
    total.processor_s = time.process_time() - began
    return total


def run_for(seconds: float, first: int, processes: int) -> Total:
    """As many schedules as fit in the time, in several processes."""
    make_all_scenes()  # once for all processes, which inherit them
    total, end, seed = Total(), time.monotonic() + seconds, first
    with ProcessPoolExecutor(processes) as pool:
        waiting = [pool.submit(run_some, seed + CHUNK * number) for number in range(2 * processes)]
        seed += CHUNK * len(waiting)
        while waiting:
            total.merge(waiting.pop(0).result())
            if time.monotonic() < end and not total.broken:
                waiting.append(pool.submit(run_some, seed))
                seed += CHUNK
    return total


def tell(seed: int) -> str:
    """A schedule as a story: as short as it can be made, if it breaks a promise."""
    with workshop() as folder:
        outcome = run(seed, folder)
        if outcome.broken is None:
            return "\n".join([*outcome.story, "Every promise was kept."])
        return told(shrunk(outcome, folder))


def caught_after(mutant: Mutant, most: int) -> int | None:
    """How many schedules it takes until a planted fault is noticed."""
    with workshop() as folder, planted(mutant):
        for seed in range(mutant.first, mutant.first + most):
            if run(seed, folder).broken is not None:
                return seed + 1
    return None


@click.command()
@click.option("--seconds", default=60.0, help="how long schedules are run")
@click.option("--first", default=0, help="the seed of the first of them")
@click.option("--processes", default=os.cpu_count() or 1, help="in how many processes")
@click.option("--seed", type=int, default=None, help="tell the story of one schedule instead")
@click.option("--mutants", is_flag=True, help="look for every planted fault instead")
@click.option("--most", default=500, help="schedules that one of them may take")
def main(seconds: float, first: int, processes: int, seed: int | None, mutants: bool, most: int) -> None:
    """Run the server in a simulated world, and see whether it keeps its promises."""
    if seed is not None:
        click.echo(tell(seed))
        return
    if mutants:
        found = [(mutant.name, caught_after(mutant, most)) for mutant in MUTANTS]
        for name, count in found:
            click.echo(f"{count or 'never':>6}  {name}")
        click.echo(f"{sum(count is not None for _, count in found)} of {len(found)} caught")
        return
    began = time.monotonic()
    total = run_for(seconds, first, processes)
    took_s = time.monotonic() - began
    each_ms = 1000 * total.processor_s / total.schedules
    click.echo(f"{total.schedules} schedules in {took_s:.0f} s: {60 * total.schedules / took_s:.0f} a minute")
    click.echo(f"each {each_ms:.0f} ms of processor time, in {processes} processes")
    click.echo(f"seeds {first} to {first + total.schedules - 1}: {total.steps} steps, {total.lines} lines of logs")
    for kind, count in total.faults.most_common():
        click.echo(f"{count:>8}  {kind}")
    if total.broken:
        click.echo(f"\nSeed {min(total.broken)} breaks a promise:\n{tell(min(total.broken))}")
        sys.exit(1)
    click.echo("Every promise was kept.")


if __name__ == "__main__":
    main()
