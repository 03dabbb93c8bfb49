"""A contest's games, played one after the other, in several processes or on several machines."""

import time
from collections.abc import Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice

from postroad.arena.contest import Contest, Fixture
from postroad.arena.match import Outcome, play
from postroad.arena.ray_workers import RayWorkers, hired
from postroad.arena.shard import Shard
from postroad.arena.workers import Workers, fitting

AHEAD = 3  # tasks handed out for each worker, so that none waits for work
LARGEST = 2000  # games in a task


def play_all(
    contest: Contest,
    processes: int,
    done: Collection[Fixture] = (),
    shard: Shard | None = None,
    ray: str | None = None,
) -> Iterator[Outcome]:
    """Play the games that are not done yet, all or a part of them; they come as they end."""
    part = shard or Shard()
    todo = (fixture for fixture in contest.fixtures() if fixture not in done and part.has(fixture.block))
    with hired(processes, ray) as playing:
        if playing is None:
            for fixture in todo:
                yield play(contest, fixture)
        else:
            yield from _spread(playing, contest, todo)


def _spread(playing: Workers | RayWorkers, contest: Contest, todo: Iterator[Fixture]) -> Iterator[Outcome]:
    """As many games to a task as it has time for; machines may join and go meanwhile."""
    size, waiting = 1, set[Future[tuple[list[Outcome], float]]]()
    while True:
        while len(waiting) < AHEAD * playing.count and (some := list(islice(todo, size))):
            waiting.add(playing.submit(play_several, contest, some))
        if not waiting:
            return
        ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in ended:
            outcomes, seconds = future.result()
            size = max(1, min(LARGEST, fitting(len(outcomes), seconds, playing.task_s)))
            yield from outcomes


def play_several(contest: Contest, fixtures: list[Fixture]) -> tuple[list[Outcome], float]:
    """Play some games; with how long that took."""
    begun = time.perf_counter()
    return [play(contest, fixture) for fixture in fixtures], time.perf_counter() - begun
