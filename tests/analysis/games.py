"""Finished games of bots to analyse, as text of records."""

from functools import cache
from io import BytesIO

from postroad.arena.contest import Contest
from postroad.arena.match import play
from postroad.core.follow import RecordedGame, split
from postroad.core.record import bounded_lines, read_lines
from postroad.games import GAMES


@cache
def record_of(slug: str, players: int, bots: tuple[str, str] = ("sensible", "sensible"), seed: int = 1) -> str:
    """A finished game of two bots, or of one among several of the other."""
    contest = Contest(slug, {}, bots, players, 1, seed, is_one_sided=True, keeps_records=True)
    return play(contest, next(contest.fixtures())).record


def recorded(text: str) -> RecordedGame:
    """The one game of a text."""
    return next(split(read_lines(bounded_lines(BytesIO(text.encode()))), GAMES))
