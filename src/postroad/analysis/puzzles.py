"""Puzzles, moments in which one decision is clearly best and plain play misses it: their file, and its reader."""

import base64
import hashlib
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from postroad.analysis.game_analysis import judge_of
from postroad.analysis.judgement import Alternative, Judgement, Seen
from postroad.analysis.reasons import reasons_of
from postroad.core.events import Event
from postroad.core.game import Game
from postroad.games import GAMES

FOLDER: Final = "puzzle_files"
AS_GOOD: Final = 0.01  # of winning chance: what gives away less solves a puzzle too
DIGITS: Final = 3  # of chances, as the file has them


class NoPuzzle(ValueError):
    """Text that is no puzzle; the message says why."""


@dataclass(frozen=True)
class Puzzle:
    """One moment as a seat saw it, with what each action looked at is worth there."""

    slug: str
    seat: int
    packed: bytes  # a position that the seat cannot tell from the one it was found in
    alternatives: tuple[Alternative, ...]  # best first; the best one is the solution
    points: tuple[float, ...]  # expected at the end, by seat, if it is found
    places: tuple[float, ...]
    grade: int  # 1 is the easiest
    solved_by: tuple[str, ...]  # the specs of bots that find it, weakest first
    seed: int  # of the game that it was found in

    @property
    def id(self) -> str:
        """Its name, which follows from the moment: the same moment is the same puzzle."""
        moment = self.packed + bytes([self.seat])
        return f"{self.slug}-{hashlib.sha256(moment).hexdigest()[:8]}"

    @property
    def game(self) -> Game[Any, Any]:
        return GAMES[self.slug]

    @property
    def best(self) -> Alternative:
        """The solution."""
        return self.alternatives[0]

    def view(self) -> Any:
        """What the seat sees, with the actions that it may choose from."""
        return self.game.view(self.game.unpack(self.packed), self.seat)

    def is_solved_by(self, action: Any) -> bool:
        """Whether an action is the solution, or as good: it leads to the same, or gives away next to nothing."""
        if self.game.number(action) == self.game.number(self.best.action):
            return True
        return self.judged(action).loss < AS_GOOD

    def judged(self, action: Any) -> Judgement:
        """What an action is worth here, as the puzzle has it, or by a quick look where it has not."""
        numbers = [self.game.number(one.action) for one in self.alternatives]
        if (number := self.game.number(action)) in numbers:
            chosen = numbers.index(number)
            return Judgement(self.seat, self.best.chances, self.points, self.places, self.alternatives, chosen)
        judge = judge_of(self.slug)
        return judge.judge([Seen(self.view(), action)], judge.efforts["quick"], 0)[0]

    def why(self, action: Any = None) -> tuple[Event, ...]:
        """What speaks for the solution against an action, or against the next best."""
        reasons = reasons_of(self.slug)
        assert reasons is not None
        other = self.alternatives[1]
        if action is not None:
            judged = self.judged(action)
            other = judged.alternatives[judged.chosen]
        return tuple(reasons.compare(self.view(), self.best, other))

    def line(self) -> str:
        """The puzzle as one line of its file."""
        write = self.game.write
        data = {
            "game": self.slug,
            "seat": self.seat,
            "position": base64.b64encode(zlib.compress(self.packed, 9)).decode(),
            "values": [
                {
                    "action": write(one.action),
                    "chances": [round(chance, DIGITS) for chance in one.chances],
                    "error": round(one.error, DIGITS),
                    **({"line": [write(action) for _, action in one.line]} if one.line else {}),
                    **({} if one.share is None else {"share": round(one.share, DIGITS)}),
                }
                for one in self.alternatives
            ],
            "points": [round(points, 1) for points in self.points],
            "places": [round(place, 2) for place in self.places],
            "grade": self.grade,
            "solved_by": list(self.solved_by),
            "seed": self.seed,
        }
        return json.dumps(data, separators=(",", ":")) + "\n"


def read_puzzle(line: str) -> Puzzle:
    """The puzzle of a line; raises NoPuzzle for anything else."""
    try:
        data = json.loads(line)
        game = GAMES[data["game"]]
        packed = zlib.decompress(base64.b64decode(data["position"], validate=True))
        game.unpack(packed)
        values = tuple(_alternative(game, data["seat"], one) for one in data["values"])
        found = Puzzle(
            slug=game.slug,
            seat=data["seat"],
            packed=packed,
            alternatives=values,
            points=tuple(data["points"]),
            places=tuple(data["places"]),
            grade=data["grade"],
            solved_by=tuple(data["solved_by"]),
            seed=data["seed"],
        )
        if len(values) < 2 or any(one.action not in found.view().legal for one in values):
            raise NoPuzzle("its actions are not those of its moment")
    except NoPuzzle:
        raise
    except (ValueError, KeyError, TypeError, IndexError, zlib.error) as error:
        raise NoPuzzle(f"this is no puzzle: {str(error)[:80]}") from None
    return found


def _alternative(game: Game[Any, Any], seat: int, data: Mapping[str, Any]) -> Alternative:
    line = tuple((seat, game.parse(text)) for text in data.get("line", ()))
    return Alternative(game.parse(data["action"]), tuple(data["chances"]), data["error"], line, data.get("share"))


def has_puzzles(slug: str) -> bool:
    """Whether puzzles of a game come with the package, without reading them."""
    return _file(slug).is_file()


@cache
def puzzles(slug: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with the package, easiest first; none for a game that has none."""
    if not has_puzzles(slug):
        return ()
    found = [read_puzzle(line) for line in _file(slug).read_text(encoding="utf-8").splitlines()]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.grade, puzzle.id)))


def _file(slug: str) -> Traversable:
    return files(__package__) / FOLDER / f"{slug}.jsonl"


def daily(slug: str, day: int) -> Puzzle | None:
    """The puzzle of a day, counted from any day on: all come before one comes again; None where there is none."""
    found = sorted(puzzles(slug), key=lambda puzzle: puzzle.id)
    return found[day % len(found)] if found else None
