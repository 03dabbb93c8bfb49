"""What every test relies on: the rules run compiled, as users get them, unless `make pure` asks for their source."""

import atexit
import gc
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Generator, Iterator
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler.loadscope import LoadScopeScheduling
from xdist.workermanage import WorkerController

from tests.patience import bounded

HERE = Path(__file__).resolve().parent
PACKAGE = str(HERE.parent / "src" / "postroad")
# What takes longest, so that nobody waits for it at the end.
LONG = (
    "test_build.py",
    "test_rows.py",
    "test_studies.py",
    "test_lessons.py",
    "test_ray.py",
    "test_workers.py",
    "test_thurn_taxis_play.py",
    "test_kings_road_look.py",
    "test_study.py",
    "test_kings_road_play.py",
    "test_replay.py",
)
IS_PURE = os.environ.get("POSTROAD_PURE_TESTS") == "1"

# Goofspiel, a game of a package of its own: pyproject.toml makes it importable here, this in every process started.
os.environ["PYTHONPATH"] = str(HERE / "goofspiel")

# Started in the background, a shell lets everything below it ignore Ctrl-C; programs under test must not inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Games that are left and databases without a name go to a folder of the tests' own, never to that of whoever runs them.
os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="postroad-data-")
atexit.register(shutil.rmtree, os.environ["XDG_DATA_HOME"], ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    """A database of each kind: a test that asks for it runs on both."""
    if request.param == "sqlite":
        yield tmp_path / "x.db"
    else:
        from tests.postgres import new_database

        with new_database() as address:
            yield address


def _source_alone(folder: str) -> FileFinder:
    """Find modules of ours as source, never compiled."""
    if not folder.startswith(PACKAGE):
        raise ImportError(folder)
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


if IS_PURE:
    sys.path_hooks.insert(0, _source_alone)
    sys.path_importer_cache.clear()


def pytest_xdist_auto_num_workers() -> int:
    """More processes than cores: many tests wait, for a lease, a clock, a reveal; a quarter of the time nothing ran."""
    return len(os.sched_getaffinity(0)) + 2 if hasattr(os, "sched_getaffinity") else (os.cpu_count() or 1) + 2


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test anything but the compiled core, or its source where that is asked for."""
    import postroad

    if postroad.COMPILED == IS_PURE:
        raise pytest.UsageError("the rules core is not compiled: run the tests by `make test`")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests are no garbage: to look through them for some, again and again, takes long."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest."""
    items.sort(key=lambda item: LONG.index(item.path.name) if item.path.name in LONG else len(LONG))


class Folders(LoadScopeScheduling):  # type: ignore[misc]
    """A process keeps to a folder, whose files share a browser or servers; when it has none left, it takes another.

    So some processes wait for leases and clocks while others compute. No file is split: what its tests share is made
    once.
    """

    def __init__(self, config: pytest.Config, log: Any) -> None:
        super().__init__(config, log)
        self.folder_of: dict[WorkerController, str] = {}

    def _split_scope(self, nodeid: str) -> str:
        return nodeid.partition("::")[0]

    def _assign_work_unit(self, node: WorkerController) -> None:
        files: dict[str, str] = {}
        for file in self.workqueue:
            files.setdefault(file.rpartition("/")[0], file)
        if self.folder_of.get(node) not in files:
            taken = list(self.folder_of.values())
            self.folder_of[node] = min(files, key=taken.count)
        self.workqueue.move_to_end(files[self.folder_of[node]], last=False)
        super()._assign_work_unit(node)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Folders:
    """Say which process gets which tests."""
    return Folders(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Generator[None, None, None]:
    """Let no fixture hang."""
    with bounded():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    """Let no test hang."""
    with bounded():
        return (yield)
