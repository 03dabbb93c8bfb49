"""Games to learn from: played by a lesson's own plan, in whatever order, and kept in a folder."""

import hashlib
import json
import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final, Self

from postroad.arena.journal import Unusable, write
from postroad.arena.ray_workers import hired
from postroad.training.lessons import lesson

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"
TEACHER: Final = "teacher.json"  # what was fitted in another folder, and plays here
DEALS: Final = 100_000  # that a seed has to itself; deals for tuning end below a million
SEEDS: Final = 10
AHEAD: Final = 2  # games that wait for each worker


@dataclass(frozen=True)
class Plan:
    """What is to be played; every game follows from its number alone, in whatever order they are played."""

    game: str
    seed: int
    games: int
    iterations: int
    teacher: str = ""  # SHA-256 of what plays; nothing where the lesson begins
    players: tuple[int, ...] = ()  # of games, by turns; none: as the lesson has it


@dataclass(frozen=True)
class Played:
    """A game's examples, as the lesson writes them."""

    number: int
    examples: Any

    def line(self) -> str:
        """As a line of the file."""
        return json.dumps(asdict(self), separators=(",", ":")) + "\n"

    @classmethod
    def read(cls, line: str) -> Self:
        """What `line` wrote."""
        data = json.loads(line)
        return cls(int(data["number"]), data["examples"])


def play(plan: Plan, folder: Path, processes: int, ray: str | None = None, teacher: Any = None) -> Iterator[int]:
    """Play what the folder still lacks of the plan; says after each game how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    plan = _claim(folder, plan, teacher)
    done = {game.number for game in load(folder)}
    left = deque(number for number in range(plan.games) if number not in done)
    with (folder / GAMES).open("a", encoding="utf-8", newline="\n") as file:
        for game in _games(plan, read_teacher(folder), left, processes, ray):
            file.write(game.line())
            file.flush()
            done.add(game.number)
            yield len(done)


def _games(plan: Plan, teacher: Any, left: deque[int], processes: int, ray: str | None) -> Iterator[Played]:
    """The games with these numbers, in their order."""
    playing: deque[Future[Played]] = deque()
    with hired(processes, ray) as pool:
        if pool is None:
            yield from (play_game(plan, number, teacher) for number in left)
            return
        while left or playing:
            while left and len(playing) < AHEAD * pool.count:
                playing.append(pool.submit(play_game, plan, left.popleft(), teacher))
            yield playing.popleft().result()


def play_game(plan: Plan, number: int, teacher: Any = None) -> Played:
    """The examples of one game."""
    deal = plan.seed * DEALS + number
    players = plan.players[number % len(plan.players)] if plan.players else 0
    return Played(number, lesson(plan.game).examples(deal, number, players, plan.iterations, teacher))


def load(folder: Path) -> list[Played]:
    """The games of a folder in their order; what a crash left of a last line is cut off."""
    path = folder / GAMES
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        os.truncate(path, whole)
    try:
        games = [Played.read(line.decode()) for line in data[:whole].splitlines()]
    except (ValueError, KeyError, TypeError) as error:
        raise Unusable(f"{path} is damaged: {error}; take another folder") from error
    return sorted(games, key=lambda game: game.number)


def read_plan(folder: Path) -> Plan:
    """The plan of a folder that has been played in."""
    try:
        data = json.loads((folder / PLAN).read_text(encoding="utf-8"))
        return Plan(**{**data, "players": tuple(data["players"])})
    except FileNotFoundError:
        raise Unusable(f"{folder} has no {PLAN}: begin with `postroad train play {folder}`") from None
    except (ValueError, KeyError, TypeError) as error:
        raise Unusable(f"{folder / PLAN} is damaged: {error}; take another folder") from error


def read_teacher(folder: Path) -> Any:
    """What plays in a folder; None where the lesson begins."""
    path = folder / TEACHER
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def sha256(weights: Any) -> str:
    """What tells weights from others."""
    return hashlib.sha256(json.dumps(weights).encode()).hexdigest()


def _claim(folder: Path, plan: Plan, teacher: Any) -> Plan:
    """Make the folder this plan's; more games than before may be asked for, nothing else may differ."""
    name = sha256(teacher) if teacher is not None else plan.teacher
    if (folder / PLAN).exists():
        before = read_plan(folder)
        name = name or before.teacher
        if replace(before, games=0) != replace(plan, games=0, teacher=name):
            taught = f" by the teacher {before.teacher[:8]}" if before.teacher else ""
            seats = f" for {' and '.join(map(str, before.players))}" if before.players else ""
            has = f"{before.game}{seats}, seed {before.seed} and {before.iterations} iterations{taught}"
            raise Unusable(f"{folder} holds games of {has}: ask for the same, or take another folder")
        plan = replace(plan, games=max(plan.games, before.games))
    plan = replace(plan, teacher=name)
    if teacher is not None:
        write(folder / TEACHER, json.dumps(teacher) + "\n")
    write(folder / PLAN, json.dumps(asdict(plan)) + "\n")
    return plan
