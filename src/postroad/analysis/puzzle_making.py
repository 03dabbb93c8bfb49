"""Finds puzzles in games of bots: the best decision is clear, plain play misses it, and twice the effort agrees."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from postroad.analysis.game_analysis import judge_of
from postroad.analysis.judgement import Judgement, Seen
from postroad.analysis.puzzles import Puzzle
from postroad.bots.bot import Bot
from postroad.bots.roster import bot
from postroad.core.chance import Chance, Quick, deal
from postroad.core.game import Game
from postroad.games import GAMES
from postroad.games.kings_road.actions import Choose

CLEARLY: Final = 0.10  # of winning chance: by so much the best is better than any other
APART: Final = 0.02  # by as much at least it is better than the next best, whatever plain play does
ROUGHLY: Final = 0.08  # as much after a quick look is worth a longer one,
AT_A_GLANCE: Final = 0.04  # and as much after a glance, which is all that most moments get, is worth a quick one
WITCH: Final = Choose(("witch",))
ASKED: Final = 3  # times that a bot that misses it is asked
LATE: Final = 8  # rounds before which it hardly pays to look: two of the first 54 puzzles were found earlier


@dataclass(frozen=True)
class Making:
    """How puzzles of a game are made."""

    moments: Callable[[str, int, int, Sequence[str]], Iterator[Any]]  # where to look, in one game of bots
    seats: Sequence[int]  # of these games, in turn
    players: Sequence[str]  # who plays them
    plain: Sequence[str]  # the bots that must miss it
    is_single: bool  # whether the best must be clearly better than any other action, or than what plain play chooses
    looks: Sequence[tuple[int, float]]  # the judge's efforts, and by how much the best must be better each time;
    # the last two must agree on the action
    solvers: Sequence[str]  # by whom it is graded, weakest first


def late_decisions(slug: str, seed: int, seats: int, players: Sequence[str]) -> Iterator[Any]:
    """The views of decisions that leave a choice, once a game has unfolded; who plays what changes each time."""
    game, luck = GAMES[slug], Quick(2 * seed + 1)
    position = game.start({}, seats, deal(seed, 0))
    bots = [bot(players[(seat + seed) % len(players)], slug) for seat in range(seats)]
    while waiting := game.to_act(position):
        for seat in waiting:
            view = game.view(position, seat)
            if len(view.legal) > 1 and position.turn()[0] >= LATE:
                yield view
            position = game.apply(position, seat, bots[seat].choose(view, view.legal, luck)).position


def after_a_witch(slug: str, seed: int, seats: int, players: Sequence[str]) -> Iterator[Any]:
    """Views of a seat that played the Witch, once in every round: it sees the others' cards and chooses alone.

    Where all choose at once no choice is clearly best, or it would be guessed.
    """
    game, luck = GAMES[slug], Quick(2 * seed + 1)
    position = game.start({}, seats, deal(seed, 0))
    bots = [bot(players[(seat + seed) % len(players)], slug) for seat in range(seats)]
    while waiting := game.to_act(position):
        chosen = {seat: _chosen(game.view(position, seat), bots[seat], luck) for seat in waiting}
        witch = (position.turn()[0] + seed) % seats
        if len(waiting) == seats and WITCH in game.legal(position, witch):
            view: Any = game.view(_after(game, position, chosen | {witch: WITCH}), witch)
            if view.choosing == (witch,) and len(view.legal) > 1:
                yield view
        position = _after(game, position, chosen)


def _chosen(view: Any, player: Bot, luck: Chance) -> Any:
    return player.choose(view, view.legal, luck)


def _after(game: Game[Any, Any], position: Any, chosen: Mapping[int, Any]) -> Any:
    for seat, action in chosen.items():
        position = game.apply(position, seat, action).position
    return position


MAKINGS: Final = {
    "thurn-taxis": Making(
        moments=late_decisions,
        seats=(3, 2, 2),
        players=("greedy", "counter"),
        plain=("greedy", "counter"),
        is_single=True,
        looks=((200, AT_A_GLANCE), (750, ROUGHLY), (3_000, CLEARLY), (16_000, CLEARLY), (32_000, CLEARLY)),
        solvers=("mcts@100it", "mcts@400it", "mcts@2000it"),
    ),
    "kings-road": Making(
        moments=after_a_witch,
        seats=(2, 3, 4),
        players=("greedy", "second-guess"),
        plain=("sensible",),
        is_single=False,
        looks=((37, ROUGHLY), (150, CLEARLY), (600, CLEARLY), (1_200, CLEARLY)),
        solvers=("noisy", "greedy", "second-guess"),
    ),
}


def found_in(slug: str, seed: int, seats: int) -> Iterator[Puzzle]:
    """The puzzles of one game of bots; the same seed finds the same."""
    making = MAKINGS[slug]
    for view in making.moments(slug, seed, seats, making.players):
        plain = [action for spec in making.plain for action in _answers(slug, view, spec)]
        found: list[Judgement] = []
        for effort, least in making.looks:
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
