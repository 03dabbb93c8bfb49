"""This revision against another one that is set up elsewhere: CPU time for the same work, in turn, in one run.

    git worktree add ../other 1a42502 && make -C ../other .venv/core
    python -m benchmarks.compare ../other [--rounds 12] [--server-rounds 6] [--tables 1 20] [--seconds 5]

Each revision works in a process of its own, by its own `.venv`; the least time of each counts, so that a
machine that does much else disturbs little. Uses what both have: `GAMES`, `playout`, the roster, the wire.
"""

import argparse
import asyncio
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent.parent
BOTS: Final = {"thurn-taxis": "mcts@200it", "kings-road": "stage@20it"}
WORK: Final = {  # kind, game, seats: how often
    ("playout", "thurn-taxis", 4): 300,
    ("playout", "kings-road", 2): 6000,
    ("playout", "kings-road", 5): 4000,
    ("driven", "thurn-taxis", 4): 30,
    ("driven", "kings-road", 5): 1500,
    ("view", "thurn-taxis", 4): 4000,
    ("view", "kings-road", 5): 4000,
    ("apply", "thurn-taxis", 4): 4000,
    ("apply", "kings-road", 5): 3000,
    ("bot", "thurn-taxis", 2): 12,
    ("bot", "kings-road", 2): 4,
}


def work() -> None:
    """Do what is asked line by line, and answer with its CPU seconds. Runs in either revision."""
    from postroad.bots.roster import bot as bot_of
    from postroad.core.chance import Quick
    from postroad.core.playout import playout
    from postroad.games import GAMES

    def acting(position: Any) -> int:
        return int((position.to_act() & -position.to_act()).bit_length() - 1)

    def advance(position: Any, rng: Any) -> None:
        seat = acting(position)
        legal = position.actions(seat)
        position.advance(seat, legal[rng.below(len(legal))])

    def play(slug: str, seats: int, times: int) -> None:
        for seed in range(times):
            playout(GAMES[slug].start({}, seats, Quick(seed)), Quick(seed))

    def drive(slug: str, seats: int, times: int) -> None:
        for seed in range(times):
            position, rng = GAMES[slug].start({}, seats, Quick(seed)), Quick(seed)
            while position.to_act():
                advance(position, rng)

    def view(slug: str, seats: int, times: int) -> None:
        position, rng = GAMES[slug].start({}, seats, Quick(1)), Quick(1)
        for _ in range(40):
            advance(position, rng)
        for _ in range(times):
            GAMES[slug].view(position, acting(position))

    def choose_by(slug: str, seats: int, times: int, choose: Callable[[Any, int, list[Any], Any], Any]) -> None:
        game = GAMES[slug]
        position, rng = game.start({}, seats, Quick(1)), Quick(1)
        for number in range(times):
            if not position.to_act():
                position = game.start({}, seats, Quick(number))
            seat = acting(position)
            step = game.apply(position, seat, choose(position, seat, game.legal(position, seat), rng))
            game.narrate(position, step, None)
            position = step.position

    def apply(slug: str, seats: int, times: int) -> None:
        choose_by(slug, seats, times, lambda position, seat, legal, rng: legal[rng.below(len(legal))])

    def bot(slug: str, seats: int, times: int) -> None:
        mind, game = bot_of(BOTS[slug], slug), GAMES[slug]
        choose_by(slug, seats, times, lambda *now: mind.choose(game.view(now[0], now[1]), now[2], now[3]))

    kinds = {"playout": play, "driven": drive, "view": view, "apply": apply, "bot": bot}
    for line in sys.stdin:
        kind, slug, seats, times = line.split()
        before = time.process_time()
        kinds[kind](slug, int(seats), int(times))
        print(time.process_time() - before, flush=True)


class Revision:
    """A checkout with its `.venv`, and a process that works in it."""

    def __init__(self, folder: Path) -> None:
        self.python = str(folder.resolve() / ".venv" / "bin" / "python")
        command = [self.python, str(Path(__file__).resolve()), "--work"]
        self._process = subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def seconds(self, *asked: str | int) -> float:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(" ".join(map(str, asked)) + "\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())


async def served(revision: Revision, tables: int, seconds: float) -> float:
    """CPU seconds of the revision's server for an action at so many tables, with clients of this one."""
    from benchmarks.clients import Person, Tally, open_table, play
    from benchmarks.server import LIMITS, measured, running

    with tempfile.TemporaryDirectory() as folder:
        asked = ("-m", "postroad", "serve", "--port", "0", "--database", str(Path(folder) / "bench.db"))
        with running(revision.python, *asked, **LIMITS) as server:
            tally, is_over = Tally(), asyncio.Event()
            people = [await Person.arrive(server.address, f"Person {number}") for number in range(2)]
            opened = [await open_table(*people) for _ in range(tables)]
            clients = [play(person, table, tally, is_over) for table in opened for person in people]
            await measured(server, tally, clients, is_over, seconds)
            return tally.cpu_seconds / tally.answers


def show(name: str, before: list[float], after: list[float], times: int = 1) -> None:
    """One line: the least time of each, their ratio, and the median of the rounds' ratios."""
    ratios = [new / old for old, new in zip(before, after, strict=True)]
    old, new = (1e6 * min(found) / times for found in (before, after))
    print(
        f"{name:24} {old:10.2f} µs {new:10.2f} µs  {new / old:.3f}, median {statistics.median(ratios):.3f}", flush=True
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path)
    parser.add_argument("--rounds", type=int, default=12, help="of the rules and bots; 0 leaves them out")
    parser.add_argument("--server-rounds", type=int, default=6, help="of the server; 0 leaves it out")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20], help="tables of two at the server")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each round at the server")
    asked = parser.parse_args()
    if missing := [one for one in (HERE, asked.other) if not (one / ".venv" / "bin" / "python").exists()]:
        parser.error(f"{missing[0]} is not set up: make -C {missing[0]} .venv/core")
    other, this = Revision(asked.other), Revision(HERE)
    for (kind, slug, seats), times in WORK.items() if asked.rounds else ():
        found: dict[Revision, list[float]] = {other: [], this: []}
        for number in range(asked.rounds):
            for revision in (other, this) if number % 2 else (this, other):
                found[revision].append(revision.seconds(kind, slug, seats, times))
        show(f"{kind} {slug} {seats}", found[other], found[this], times)
    for tables in asked.tables if asked.server_rounds else ():
        spent: dict[Revision, list[float]] = {other: [], this: []}
        for number in range(asked.server_rounds):
            for revision in (other, this) if number % 2 else (this, other):
                spent[revision].append(asyncio.run(served(revision, tables, asked.seconds)))
        show(f"action, {tables} table{'s' * (tables > 1)}", spent[other], spent[this])


if __name__ == "__main__":
    work() if sys.argv[1:] == ["--work"] else main()
