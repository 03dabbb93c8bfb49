"""A contest's folder: which contest it is, and every finished game, so that it can be resumed."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

import postroad
from postroad.arena.contest import Contest, Fixture
from postroad.arena.match import Outcome

CONTEST = "contest.json"
GAMES = "games.jsonl"


class Unusable(Exception):
    """A folder that cannot hold this contest, and why."""


class Journal:
    """The finished games of a contest; kept in a folder if there is one."""

    def __init__(self, contest: Contest, folder: Path | None) -> None:
        self.outcomes: dict[Fixture, Outcome] = {}
        self._folder = folder
        self._file: TextIO | None = None
        if folder:
            with _writing(folder):
                folder.mkdir(parents=True, exist_ok=True)
                _claim(folder, contest)
                self.outcomes = _finished(folder / GAMES)
                self._file = (folder / GAMES).open("a", encoding="utf-8", newline="\n")

    def add(self, outcome: Outcome) -> None:
        """Note a finished game."""
        self.outcomes[outcome.fixture] = outcome
        if self._folder and self._file:
            with _writing(self._folder):
                self._file.write(outcome.line())
                self._file.flush()

    def close(self) -> None:
        if self._file:
            self._file.close()


def finished_games(folder: Path) -> dict[Fixture, Outcome]:
    """The games of a contest's folder; raises Unusable."""
    return _finished(folder / GAMES)


def read_contest(folder: Path) -> Contest:
    """The contest of a folder; raises Unusable if there is none, or another version has played it."""
    if not (folder / CONTEST).exists():
        raise Unusable(f"{folder} holds no contest: it has no {CONTEST}")
    data: dict[str, Any] = _parsed(folder / CONTEST)
    try:
        contest = Contest(
            data["game"], data["options"], tuple(data["bots"]), data["players"], data["games"], data["seed"],
            data["one_sided"],
        )  # fmt: skip
        _claim(folder, contest)
    except (KeyError, TypeError) as error:
        raise Unusable(f"{folder / CONTEST} is damaged") from error
    return contest


def write(path: Path, text: str) -> None:
    """Write a file so that there is never half of it."""
    scratch = path.with_name(path.name + ".new")
    with _writing(path.parent):
        scratch.write_text(text, encoding="utf-8", newline="\n")
        os.replace(scratch, path)


@contextmanager
def _writing(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Unusable(f"cannot write in {folder}: {error.strerror}") from error


def _claim(folder: Path, contest: Contest) -> None:
    """Make the folder this contest's; raises Unusable if it is another's."""
    mine = {**contest.identity(), "version": postroad.__version__}
    if (folder / CONTEST).exists():
        theirs = _parsed(folder / CONTEST)
        for name, value in json.loads(json.dumps(mine)).items():
            if theirs.get(name) != value:
                is_not = f"its {name} is {json.dumps(theirs.get(name))}, not {json.dumps(value)}"
                raise Unusable(f"{folder} holds another contest: {is_not}; take another --out")
    elif (folder / GAMES).exists():
        raise Unusable(f"{folder} holds games of an unknown contest: it has no {CONTEST}; take another --out")
    else:
        write(folder / CONTEST, json.dumps(mine, indent=2) + "\n")


def _parsed(path: Path) -> dict[str, object]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise Unusable(f"{path} is damaged; take another --out")
    return data


def _finished(path: Path) -> dict[Fixture, Outcome]:
    """The games of a file; what a crash left of a last line is cut off."""
    if not path.exists():
        return {}
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        os.truncate(path, whole)
    outcomes: dict[Fixture, Outcome] = {}
    for number, line in enumerate(data[:whole].splitlines(), start=1):
        try:
            outcome = Outcome.read(line.decode())
        except ValueError as error:
            raise Unusable(f"{path} is damaged in line {number}: {error}") from error
        outcomes.setdefault(outcome.fixture, outcome)
    return outcomes
