"""A contest's games, played one after the other or in several processes."""

import os
import signal
import threading
from collections.abc import Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import connection, get_context

from postroad.arena.contest import Contest, Fixture
from postroad.arena.match import Outcome, play

AHEAD = 3  # games handed out for each worker, so that none waits for work


def play_all(contest: Contest, workers: int, done: Collection[Fixture] = ()) -> Iterator[Outcome]:
    """Play the games that are not done yet; they come as they end."""
    todo = (fixture for fixture in contest.fixtures() if fixture not in done)
    if workers == 1:
        for fixture in todo:
            yield play(contest, fixture)
        return
    context = get_context("spawn")
    for library in ("OPENBLAS", "OMP"):  # a worker is one core
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
    lifeline, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, context, _begin, (lifeline,))
    try:
        yield from _spread(pool, contest, todo, AHEAD * workers)
        pool.shutdown()
    finally:
        held.close()
        pool.shutdown(cancel_futures=True)
        lifeline.close()


def _spread(pool: ProcessPoolExecutor, contest: Contest, todo: Iterator[Fixture], ahead: int) -> Iterator[Outcome]:
    playing: set[Future[Outcome]] = {pool.submit(play, contest, fixture) for fixture in islice(todo, ahead)}
    while playing:
        ended, playing = wait(playing, return_when=FIRST_COMPLETED)
        playing |= {pool.submit(play, contest, fixture) for fixture in islice(todo, len(ended))}
        for future in ended:
            yield future.result()


def _begin(lifeline: connection.Connection) -> None:
    """Leave Ctrl-C to the parent, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: connection.Connection) -> None:
    connection.wait([lifeline])
    os._exit(1)
