"""A contest's games, played one after the other or in several processes."""

from collections.abc import Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice

from postroad.arena.contest import Contest, Fixture
from postroad.arena.match import Outcome, play
from postroad.arena.shard import Shard
from postroad.arena.workers import Workers, workers

AHEAD = 3  # games handed out for each worker, so that none waits for work


def play_all(
    contest: Contest, processes: int, done: Collection[Fixture] = (), shard: Shard | None = None
) -> Iterator[Outcome]:
    """Play the games that are not done yet, all or a part of them; they come as they end."""
    part = shard or Shard()
    todo = (fixture for fixture in contest.fixtures() if fixture not in done and part.has(fixture.block))
    if processes == 1:
        for fixture in todo:
            yield play(contest, fixture)
        return
    with workers(processes) as playing:
        yield from _spread(playing, contest, todo, AHEAD * processes)


def _spread(pool: Workers, contest: Contest, todo: Iterator[Fixture], ahead: int) -> Iterator[Outcome]:
    playing: set[Future[Outcome]] = {pool.submit(play, contest, fixture) for fixture in islice(todo, ahead)}
    while playing:
        ended, playing = wait(playing, return_when=FIRST_COMPLETED)
        playing |= {pool.submit(play, contest, fixture) for fixture in islice(todo, len(ended))}
        for future in ended:
            yield future.result()
