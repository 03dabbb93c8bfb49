"""`make faults`: tries what is in the table with real processes, and writes down what it has seen."""

import argparse
import contextlib
import datetime
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from tests.faults.rows import ROWS
from tests.faults.running import ROOT

PAGE: Final = ROOT / "docs" / "reliability.md"
BEGIN, END = "<!-- faults: written by `make faults` -->", "<!-- end of faults -->"
HEAD: Final = "| row | what must hold | n | seen | on |\n|---|---|---|---|---|\n"


def tried(name: str, number: int) -> tuple[bool, str]:
    """Whether a row held, and what was seen; in a process group of its own, which is gone afterwards."""
    command = [sys.executable, "-m", "tests.faults", "--here", name, "--n", str(number)]
    with subprocess.Popen(command, cwd=ROOT, stdout=-1, stderr=-2, text=True, start_new_session=True) as child:
        try:
            said, _ = child.communicate(timeout=ROWS[name].most_s)
        except subprocess.TimeoutExpired:
            said = f"it was not through after {ROWS[name].most_s} s"
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)
    return child.returncode == 0, said.strip()


def here(name: str, number: int) -> None:
    """Run one row in this process."""
    with tempfile.TemporaryDirectory(prefix="postroad-faults-") as folder:
        sys.stdout.write(ROWS[name].run(Path(folder), number) + "\n")


def note(name: str, number: int, seen: str) -> None:
    """Write a line of the table; those of other rows stay as they are."""
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    table, after = rest.split(END)
    lines = dict(re.findall(r"^\| `([a-z-]+)` (\|.*)$", table, re.MULTILINE))
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    lines[name] = f"| {ROWS[name].promise} | {number:,} | {seen.splitlines()[-1]} | {today} |"
    rows = "".join(f"| `{one}` {lines[one]}\n" for one in ROWS if one in lines)
    PAGE.write_text(f"{before}{BEGIN}\n{HEAD}{rows}{END}{after}", encoding="utf-8")


def main() -> int:
    """Try one row or all; the number of those that did not hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--row", choices=[*ROWS, ""], default="", help="this one alone")
    parser.add_argument("--n", type=int, default=0, help="how often; the full number unless told")
    parser.add_argument("--here", choices=list(ROWS), help=argparse.SUPPRESS)
    told = parser.parse_args()
    if told.here:
        here(told.here, told.n)
        return 0
    broken = 0
    for name in [told.row] if told.row else list(ROWS):
        number, began = told.n or ROWS[name].full, time.monotonic()
        has_held, seen = tried(name, number)
        sys.stdout.write(f"{name} ({number}, {time.monotonic() - began:.0f} s): {seen}\n")
        sys.stdout.flush()
        broken += not has_held
        if has_held:
            note(name, number, seen)
    return broken


if __name__ == "__main__":
    sys.exit(main())
