"""Workers on the machines of a Ray cluster: what is lost with one of them is done again on another."""

import logging
import pickle
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from hashlib import blake2b
from importlib import metadata
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

from postroad.arena.workers import Workers, workers
from postroad.core.missing import MissingExtra

P = ParamSpec("P")
R = TypeVar("R")
LOCAL: Final = "local"  # in place of an address: a cluster of this machine alone, for as long as the command runs
CLIENT: Final = "ray://"  # how an address begins that only Ray's remote client understands
TRIES: Final = -1  # of a task whose process or machine is gone: it is a function of its arguments, so again is the same
PATIENCE_S: Final = 10  # for a machine to answer
DECIDING: Final = ("analysis", "arena", "bots", "core", "games", "training")  # parts that decide how games go


class NoCluster(Exception):
    """There is no cluster, and why."""


class OtherVersion(Exception):
    """A machine of the cluster has another version of the program: its games might not be the same."""


class RayWorkers:
    """Who takes games to play, on whatever machines are there just now."""

    task_s = 2.0  # how long a task is to take: long enough that sending it costs little

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._task = ray.remote(num_cpus=1, max_retries=TRIES)(_task())

    @property
    def count(self) -> int:
        """How many can play at once just now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, play: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Have something played, once a machine is free."""
        answer: Future[R] = Future()
        answer.set_running_or_notify_cancel()
        told: Future[tuple[str, bytes]] = self._task.remote(version(), pickle.dumps((play, args, kwargs))).future()
        told.add_done_callback(lambda told: _read(told, answer))
        return answer


def hired(processes: int, ray: str | None) -> AbstractContextManager[Workers | RayWorkers | None]:
    """Workers of a cluster, or of this machine; none where this process can do it alone."""
    if ray is not None:
        return ray_workers(ray, processes)
    return workers(processes) if processes > 1 else nullcontext()


@contextmanager
def ray_workers(address: str, processes: int) -> Iterator[RayWorkers]:
    """The workers of a cluster, or of one that is begun here with so many; raises NoCluster."""
    if address.startswith(CLIENT):
        raise NoCluster("give HOST:PORT, and run this on a machine of the cluster: Ray's remote client is not used")
    try:
        import ray
    except ModuleNotFoundError:
        raise MissingExtra("ray", "ray") from None
    _check(address)
    # Else it writes of machines that died to standard output, among what programs read there.
    ray._private.worker._worker_logs_enabled = False
    here: dict[str, Any] = {"num_cpus": processes, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **here)
    except Exception as error:  # it raises anything, Exception itself where its own processes do not start in time
        raise NoCluster(f"no Ray cluster answers at {address}: {str(error).splitlines()[0]}") from error
    try:
        yield RayWorkers(ray)
    finally:
        ray.shutdown()


def _check(address: str) -> None:
    """Whether anyone listens there: Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE_S).close()
    except (OSError, ValueError, OverflowError) as error:
        raise NoCluster(f"no Ray cluster answers at {address}: {error}") from error


@cache
def version() -> str:
    """The program as it is here: its number, a digest of all that decides how games go, and NumPy's number."""
    folder = Path(__file__).parent.parent
    digest = blake2b(digest_size=8)
    for part in DECIDING:
        for path in sorted((folder / part).rglob("*")):
            if path.suffix in (".py", ".toml", ".json"):
                digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return f"{_installed('postroad')} ({digest.hexdigest()}, NumPy {_installed('numpy')})"


def _installed(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "none"


def answered(asked: bytes) -> bytes:
    """Do what is asked; what came of it, or what was raised."""
    play, args, kwargs = pickle.loads(asked)
    try:
        return pickle.dumps((play(*args, **kwargs), None))
    except Exception as error:
        return pickle.dumps((None, error))


def _task() -> Callable[[str, bytes], tuple[str, bytes]]:
    def task(expected: str, asked: bytes) -> tuple[str, bytes]:
        # Sent as it stands here: a machine without the program, or with another, can still say so.
        try:
            from postroad.arena.ray_workers import answered, version
        except ImportError:
            return "none", b""
        found = version()
        return found, answered(asked) if found == expected else b""

    return task


def _read(told: Future[tuple[str, bytes]], answer: Future[R]) -> None:
    """Pass on what a machine has answered."""
    try:
        found, answered = told.result()
        if found != version():
            raise OtherVersion(f"a machine of the cluster has another Postroad: {found}; here it is {version()}")
        result, error = pickle.loads(answered)
        if error is not None:
            raise error
        answer.set_result(result)
    except Exception as error:
        answer.set_exception(error)
