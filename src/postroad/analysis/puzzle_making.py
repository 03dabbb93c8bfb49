"""Finds puzzles in games of bots: the best decision is clear, plain play misses it, and twice the effort agrees."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from postroad.analysis.game_analysis import judge_of
from postroad.analysis.judgement import Judgement, Seen
from postroad.analysis.puzzle_moments import Making
from postroad.analysis.puzzles import Puzzle
from postroad.bots.roster import bot
from postroad.core.chance import Quick
from postroad.games import GAMES
from postroad.games.companions import companion

APART: Final = 0.02  # of winning chance: by as much at least the best is better than the next, whatever plain play does
ASKED: Final = 3  # times that a bot that misses it is asked
MAKINGS: Final[dict[str, Making]] = {
    slug: brought.MAKING
    for slug in GAMES
    if (brought := companion(slug, "postroad.analysis.puzzle_moments.{game}", "puzzle_moments"))
}


def found_in(slug: str, seed: int, seats: int) -> Iterator[Puzzle]:
    """The puzzles of one game of bots; the same seed finds the same."""
    how = MAKINGS[slug]
    for view in how.moments(slug, seed, seats, how.players):
        plain = [action for spec in how.plain for action in _answers(slug, view, spec)]
        found: list[Judgement] = []
        for effort, least in how.looks:
            solution = _solution(slug, view, effort, least, plain)
            if solution is None:
                break
            found.append(solution)
        else:
            once, twice = found[-2:]
            if once.alternatives[0].action == twice.alternatives[0].action:
                yield _graded(slug, view, twice, seed)


def _answers(slug: str, view: Any, spec: str) -> list[Any]:
    """What a bot chooses here; some of them do not always choose the same."""
    return [bot(spec, slug).choose(view, view.legal, Quick(number)) for number in range(ASKED)]


def _solution(slug: str, view: Any, effort: int, least: float, plain: Sequence[Any]) -> Judgement | None:
    """The judgement, if the best action is better by so much than the others and none of the plain ones."""
    judged = judge_of(slug).judge([Seen(view, plain[0])], effort, effort)[0]
    best = judged.alternatives[0].chances[judged.seat]
    if len(judged.alternatives) == 1 or not judged.chosen:  # nothing else makes any sense, or plain play finds it
        return None
    if MAKINGS[slug].is_single:
        number = GAMES[slug].number
        is_plain = number(judged.alternatives[0].action) in {number(action) for action in plain}
        return judged if best - judged.alternatives[1].chances[judged.seat] >= least and not is_plain else None
    if best - judged.alternatives[1].chances[judged.seat] < APART:
        return None
    others = [judge_of(slug).judge([Seen(view, action)], effort, effort)[0] for action in plain]
    return judged if all(other.loss >= least for other in others) else None


def _graded(slug: str, view: Any, judged: Judgement, seed: int) -> Puzzle:
    """The more bots find it, the easier it is; a bot finds it that chooses it more often than not."""
    packed = GAMES[slug].imagine(view, Quick(0)).pack()  # what the seat does not know is dealt anew
    puzzle = Puzzle(slug, judged.seat, packed, judged.alternatives, judged.points, judged.places, 0, (), seed)
    solvers = MAKINGS[slug].solvers
    solved_by = [spec for spec in solvers if sum(map(puzzle.is_solved_by, _answers(slug, view, spec))) > ASKED / 2]
    return replace(puzzle, grade=1 + len(solvers) - len(solved_by), solved_by=tuple(solved_by))
