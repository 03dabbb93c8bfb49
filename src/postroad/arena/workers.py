"""Processes that play games for this one, and end with it, however it ends."""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import connection, get_context
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
_PATIENCE_S = 0.01  # between two looks at whether a worker is playing


class Workers:
    """Who takes games to play."""

    task_s = 0.25  # how long a task is to take: progress is shown and records are written after each

    def __init__(self, pool: ProcessPoolExecutor, count: int) -> None:
        self._pool = pool
        self.count = count

    def submit(self, play: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Have something played, once a worker is free."""
        return self._pool.submit(_played, play, *args, **kwargs)


@contextmanager
def workers(number: int) -> Iterator[Workers]:
    """So many workers; where the block is left early, what waits is dropped and what is being played is broken off."""
    context = get_context("spawn")
    for library in ("OPENBLAS", "OMP"):  # a worker is one core
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
    lifeline, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(number, context, _begin, (lifeline, os.getpid()))
    try:
        yield Workers(pool, number)
        pool.shutdown()
    finally:
        held.close()
        pool.shutdown(cancel_futures=True)
        lifeline.close()


_PLAYING = threading.Lock()  # held by a worker while it plays


def _played(play: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    with _PLAYING:
        return play(*args, **kwargs)


def _begin(lifeline: connection.Connection, parent: int) -> None:
    """Leave Ctrl-C to the parent, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(lifeline, parent), daemon=True).start()


def _end_with(lifeline: connection.Connection, parent: int) -> None:
    """End at once; but while the parent lives, not amid sending it a result: it would wait for the rest for ever."""
    connection.wait([lifeline])
    while os.getppid() == parent and not _PLAYING.locked():
        time.sleep(_PATIENCE_S)
    os._exit(1)


def fitting(done: int, seconds: float, task_s: float) -> int:
    """How many fit into a task, by how long some took."""
    return int(done * task_s / max(seconds, 1e-6))
