"""What a newcomer waits for: from `git clone` to the first move in the browser, and a start after that.

    python -m benchmarks.first_move

Clones this checkout into a new folder and sets it up there as `make play` does, saying when each part was ready; then
starts the server, and Chromium, in which a game is opened and a card is taken.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tests.browser.chromium import opened

HERE: Final = Path(__file__).resolve().parent.parent
SET_UP: Final = ("make", "-j2", ".venv/core", ".venv/web")
OURS: Final = ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE")  # which a newcomer has not
SURROUNDINGS: Final = {name: value for name, value in os.environ.items() if name not in OURS}
READY: Final = {  # what make leaves behind: what it stands for
    "deps": "what playing and building need",
    "package": "the package",
    "core": "the rules compiled",
    "node": "beside it: what the page is built with",
    "web": "and the page",
}


def main() -> int:
    """Measure and print, line by line."""
    with TemporaryDirectory() as folder:
        clone = Path(folder) / "postroad"
        total = _timed("clone", lambda: _run(HERE, "git", "clone", "-q", str(HERE), str(clone)))
        began = time.time()
        total += _timed("set up", lambda: _run(clone, *SET_UP))
        for stamp, name in READY.items():
            print(f"{(clone / '.venv' / stamp).stat().st_mtime - began:14.1f} s   {name}")
        with _served(clone) as (address, took_s):
            _say("the first start", took_s)
            total += took_s + _timed("the page, a table and the first move", lambda: _move(address))
        _say("in all", total)
        with _served(clone) as (_, took_s):
            _say("a start after that", took_s)
        for part in (".venv", "client/node_modules", "src"):
            size = sum(path.lstat().st_size for path in (clone / part).rglob("*") if path.is_file())
            print(f"{size / 1e6:8.0f} MB  {part}")
    return 0


def _timed(name: str, work: Callable[[], Any]) -> float:
    began = time.monotonic()
    work()
    took_s = time.monotonic() - began
    _say(name, took_s)
    return took_s


def _say(name: str, seconds: float) -> None:
    print(f"{seconds:8.1f} s   {name}", flush=True)


def _run(folder: Path, *command: str) -> None:
    subprocess.run(command, cwd=folder, env=SURROUNDINGS, stdout=subprocess.DEVNULL, check=True)


@contextmanager
def _served(clone: Path) -> Iterator[tuple[str, float]]:
    """A server of the clone, and how long it took until it said its address."""
    command = [str(clone / ".venv/bin/postroad"), "serve", "--port", "0", "--database", str(clone / "first.db")]
    began = time.monotonic()
    process = subprocess.Popen(
        command, cwd=clone, env=SURROUNDINGS, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        assert process.stdout
        found = next(found for line in process.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+", line)))
        yield found[0], time.monotonic() - began
    finally:
        process.terminate()
        process.wait()


def _move(address: str) -> None:
    """Open the page as a newcomer, take the first offer to play, and take a card."""
    with opened() as browser:
        page = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en").new_page()
        page.goto(address)
        page.locator("article", has=page.locator('a[href="/rules/thurn-taxis"]')).get_by_role("button").click()
        page.locator("dialog button[type=submit]").click()
        page.locator("[data-status].mine").wait_for()
        page.locator('[data-spot="slot-0"]').click()
        page.locator('[data-spot^="hand-"]').wait_for()


if __name__ == "__main__":
    if not shutil.which("make"):
        sys.exit("make is needed, as for a newcomer")
    sys.exit(main())
