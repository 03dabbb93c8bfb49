"""Examples to learn from: games of the search against itself, some of their decisions thought over at length."""

import json
import os
from base64 import b64decode, b64encode
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from postroad.arena.journal import Unusable, write
from postroad.arena.ray_workers import hired
from postroad.bots.heuristics.thurn_taxis.bots import HORIZON, attention, judgement
from postroad.bots.search import Search
from postroad.core.chance import Quick
from postroad.games.thurn_taxis.game import THURN_TAXIS
from postroad.games.thurn_taxis.position import ThurnTaxisPosition

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"
QUICK: Final = 300  # iterations of a decision that is not thought over
EVERY: Final = 3  # one decision in so many is thought over
SEATS: Final = (2, 2, 2, 3, 4)  # by number of the game, over and over
DEALS: Final = 100_000  # that a seed has to itself; deals for tuning end below a million
SEEDS: Final = 10
AHEAD: Final = 2  # games that wait for each worker


class Example(NamedTuple):
    """A decision that was thought over: a world that may have been, and how often each action was tried."""

    position: bytes
    visits: dict[int, int]


@dataclass(frozen=True)
class Plan:
    """What is to be played; every game follows from its number alone, in whatever order they are played."""

    seed: int
    games: int
    iterations: int


@dataclass(frozen=True)
class Played:
    """A game's examples."""

    number: int
    examples: list[Example]

    def line(self) -> str:
        """As a line of the file."""
        examples = [[b64encode(one.position).decode(), sorted(one.visits.items())] for one in self.examples]
        return json.dumps({"number": self.number, "examples": examples}, separators=(",", ":")) + "\n"

    @classmethod
    def read(cls, line: str) -> Self:
        """What `line` wrote."""
        data: dict[str, Any] = json.loads(line)
        return cls(data["number"], [Example(b64decode(at), dict(map(tuple, tried))) for at, tried in data["examples"]])


def play(plan: Plan, folder: Path, processes: int, ray: str | None = None) -> Iterator[int]:
    """Play what the folder still lacks of the plan; says after each game how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    _claim(folder, plan)
    done = {game.number for game in load(folder)}
    left = deque(number for number in range(plan.games) if number not in done)
    with (folder / GAMES).open("a", encoding="utf-8", newline="\n") as file:
        for game in _games(plan, left, processes, ray):
            file.write(game.line())
            file.flush()
            done.add(game.number)
            yield len(done)


def _games(plan: Plan, left: deque[int], processes: int, ray: str | None) -> Iterator[Played]:
    """The games with these numbers, in their order."""
    playing: deque[Future[Played]] = deque()
    with hired(processes, ray) as pool:
        if pool is None:
            yield from (play_game(plan.seed, number, plan.iterations) for number in left)
            return
        while left or playing:
            while left and len(playing) < AHEAD * pool.count:
                playing.append(pool.submit(play_game, plan.seed, left.popleft(), plan.iterations))
            yield playing.popleft().result()


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
        return Plan(**json.loads((folder / PLAN).read_text(encoding="utf-8")))
    except FileNotFoundError:
        raise Unusable(f"{folder} has no {PLAN}: begin with `postroad train play {folder}`") from None
    except (ValueError, TypeError) as error:
        raise Unusable(f"{folder / PLAN} is damaged: {error}; take another folder") from error


def _claim(folder: Path, plan: Plan) -> None:
    """Make the folder this plan's; more games than before may be asked for, nothing else may differ."""
    if (folder / PLAN).exists():
        before = read_plan(folder)
        if (before.seed, before.iterations) != (plan.seed, plan.iterations):
            has = f"seed {before.seed} and {before.iterations} iterations"
            raise Unusable(f"{folder} holds games of {has}: ask for the same, or take another folder")
        plan = Plan(plan.seed, max(plan.games, before.games), plan.iterations)
    write(folder / PLAN, json.dumps(asdict(plan)) + "\n")


def play_game(seed: int, number: int, iterations: int) -> Played:
    """The examples of one game."""
    seats = SEATS[number % len(SEATS)]
    editions = list(THURN_TAXIS.editions)
    deal, luck = seed * DEALS + number, Quick(-seed * DEALS - number - 1)
    position = THURN_TAXIS.start({"edition": editions[number % len(editions)]}, seats, Quick(deal))
    found: list[Example] = []
    while position.to_act():
        is_thought_over = luck.below(EVERY) == 0
        world, visits = _searched(position, iterations if is_thought_over else QUICK, luck)
        if is_thought_over and len(visits) > 1:
            found.append(Example(world.pack(), visits))
        position.advance(position.seat, max(visits, key=lambda action: (visits[action], -action)))
    return Played(number, found)


def _searched(position: ThurnTaxisPosition, iterations: int, luck: Quick) -> tuple[ThurnTaxisPosition, dict[int, int]]:
    """A world that the seat may think it is in, and how often a search tried each action that makes sense."""
    seat, seats, heuristics = position.seat, len(position.players), judgement()
    world = position.copy()
    world.chance = luck
    heuristics.deal(world, seat, luck)
    weights = attention(world, luck)
    search = Search(world, seat, seats, heuristics, luck, HORIZON * seats)
    for action, weight in weights.items():
        search.weigh_root(action, weight)
    if len(weights) > 1:
        search.think(iterations)
    return world, search.visits()
