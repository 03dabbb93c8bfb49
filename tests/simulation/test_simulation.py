"""The server in a simulated world keeps its promises; a schedule replays exactly; planted faults are found and told."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulation.__main__ import caught_after, run_some, tell
from tests.simulation.mutants import MUTANTS, Mutant, planted
from tests.simulation.shrink import shrunk, told
from tests.simulation.world import run, workshop

SCHEDULES = 240
CHUNKS = 4  # that different processes may run
MOST_FOR_A_MUTANT = 400
ROOT = Path(__file__).resolve().parent.parent.parent
BY_NAME = {mutant.name: mutant for mutant in MUTANTS}


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_promise_is_kept_whatever_goes_wrong(chunk: int) -> None:
    count = SCHEDULES // CHUNKS
    total = run_some(chunk * count, count)
    assert total.broken == [], tell(total.broken[0])
    assert total.faults.total() > count


@pytest.mark.slow
@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name.replace(" ", "-"))
def test_a_planted_fault_is_found(mutant: Mutant) -> None:
    assert caught_after(mutant, MOST_FOR_A_MUTANT) is not None


def test_there_are_twenty_planted_faults() -> None:
    assert len(MUTANTS) >= 20


def test_a_schedule_replays_exactly() -> None:
    with workshop() as folder:
        for seed in range(6):
            first = run(seed, folder)
            again = run(seed, folder)
            by_what_was_drawn = run(999, folder, first.drawn)
            assert (again.story, again.steps, again.lines) == (first.story, first.steps, first.lines)
            assert (by_what_was_drawn.story, by_what_was_drawn.steps) == (first.story, first.steps)


@pytest.mark.slow
def test_a_schedule_is_the_same_in_every_process() -> None:
    command = [sys.executable, "-m", "tests.simulation", "--seed", "11"]
    stories = {
        subprocess.run(
            command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": number}, capture_output=True, check=True
        ).stdout
        for number in ("1", "2")
    }
    assert len(stories) == 1


@pytest.mark.slow
def test_a_failing_schedule_shrinks_to_a_short_story() -> None:
    with workshop() as folder, planted(BY_NAME["takes a failed commit for a good one"]):
        outcome = next(found for found in (run(seed, folder) for seed in range(MOST_FOR_A_MUTANT)) if found.broken)
        short = shrunk(outcome, folder, most_tries=60)
    assert short.broken is not None
    assert outcome.broken is not None
    assert short.broken[0] == outcome.broken[0]
    assert "a commit fails" in told(short) or "the disk is full" in told(short)
    assert len(short.story) < len(outcome.story)
