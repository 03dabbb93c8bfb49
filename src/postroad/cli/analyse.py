"""`postroad analyse`: what every decision of a finished game was worth, and what was luck."""

import json
import sys
import time
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

import click

from postroad.analysis.game_analysis import Analyser, Decision, GameAnalysis, Mark, NotAnalysed
from postroad.analysis.judgement import Alternative, Judgement
from postroad.analysis.reasons import why
from postroad.arena.ray_workers import RayWorkers, hired
from postroad.arena.workers import Workers, fitting
from postroad.cli.columns import columns
from postroad.cli.language import language_option
from postroad.cli.progress import shown
from postroad.cli.ray_option import cluster_reported, workers_options
from postroad.cli.verify import errors_reported, one_line
from postroad.core.events import Event
from postroad.core.follow import Followed, Follower, RecordedGame, split
from postroad.core.record import bounded_lines, read_lines
from postroad.games import GAMES
from postroad.i18n import Words
from postroad.research.record_files import reading

LEVELS: Final = ("quick", "normal")
AHEAD: Final = 2  # tasks that wait for each worker


@click.command("analyse")
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--game", "number", default=1, show_default=True, type=click.IntRange(1), help="Which game of the file.")
@click.option("--effort", type=click.Choice(LEVELS), default="normal", show_default=True, help="How long to think.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object with every decision.")
@workers_options
@language_option
def command(
    file: Path, number: int, effort: str, workers: int, ray: str | None, language: str, *, as_json: bool
) -> None:
    """Say what every decision of a finished game was worth, and what was luck.

    A decision is judged by what its player knew.

    FILE is a record, perhaps compressed (gzip, Zstandard); standard input if it is -.
    """
    words = Words(language)
    with errors_reported(file, words, as_json=as_json):
        with reading(file) as source:
            found = list(islice(split(read_lines(bounded_lines(source)), GAMES), number - 1, number))
        if not found:
            raise click.UsageError(f"{click.format_filename(file)} has fewer than {number} games")
        try:
            with cluster_reported():
                analysis = _analysed(found[0], effort, workers, ray)
        except NotAnalysed as error:
            click.echo(words.text(error.key, **error.arguments), err=True)
            sys.exit(1)
    made = list(Follower(found[0]))
    if as_json:
        click.echo(json.dumps(_data(analysis, made)))
        return
    players = [one_line(name) for name in found[0].record.players]
    click.echo(_Report(analysis, made, Words(language, players)).text())


def _analysed(recorded: RecordedGame, effort: str, workers: int, ray: str | None) -> GameAnalysis:
    analyser = Analyser(recorded, effort)
    with shown("analysed", analyser.total, unit="moments") as progress, hired(workers, ray) as judging:
        if judging is not None:
            analyser.go_on_after(_judged_by(judging, analyser, effort, progress))
        for done, _ in enumerate(analyser, 1):
            progress(done)
    return analyser.analysis()


def _judged_by(
    judging: Workers | RayWorkers, analyser: Analyser, effort: str, progress: Callable[[int], None]
) -> list[list[Judgement]]:
    """All moments in order, judged by workers, as many to a task as it has time for."""
    judged: list[list[Judgement]] = []
    waiting: deque[Future[tuple[list[list[Judgement]], float]]] = deque()
    first, size = 0, 1
    while first < analyser.total or waiting:
        while first < analyser.total and len(waiting) < AHEAD * judging.count:
            last = min(first + size, analyser.total)
            waiting.append(judging.submit(judge_some, analyser.recorded, effort, first, last))
            first = last
        some, seconds = waiting.popleft().result()
        judged += some
        size = max(1, fitting(len(some), seconds, judging.task_s))
        progress(len(judged))
    return judged


def judge_some(recorded: RecordedGame, effort: str, first: int, last: int) -> tuple[list[list[Judgement]], float]:
    """Judge some moments of a game; with how long that took."""
    begun = time.perf_counter()
    analyser = Analyser(recorded, effort)
    return [analyser.judge(number) for number in range(first, last)], time.perf_counter() - begun


@dataclass(frozen=True)
class _Report:
    """An analysis as text."""

    analysis: GameAnalysis
    made: list[Followed]  # every decision of the record
    words: Words

    def text(self) -> str:
        wrong = [decision for decision in self.analysis.decisions if decision.mark in (Mark.MISTAKE, Mark.BLUNDER)]
        parts = [self._summary(), self.words.text("analysis-explained"), self._marks()]
        parts += [self._decision(decision) for decision in wrong]
        if turning_point := self.analysis.turning_point:
            parts.append(self.words.text("analysis-turning-point", number=turning_point.number))
        return "\n\n".join(parts)

    def _summary(self) -> str:
        keys = ("player", "start", "own", "others", "luck", "result", "accuracy")
        rows = []
        for seat, player in enumerate(self.words.players):
            of = self.analysis
            figures = (of.moments[0].chances[seat], of.skill(seat), of.given(seat), of.luck(seat), of.result[seat])
            start, own, others, luck, result = map(_points, figures)
            own, luck = f"{own} ± {_points(of.error(seat))}", f"{luck} ± {_points(of.luck_error(seat))}"
            rows.append((player, start, own, others, luck, result, _percent(of, seat)))
        return columns([self.words.text(f"analysis-{key}") for key in keys], rows)

    def _marks(self) -> str:
        rows = []
        for seat, player in enumerate(self.words.players):
            marks = Counter(decision.mark for decision in self.analysis.of(seat))
            rows.append((player, *(str(marks[mark]) for mark in Mark)))
        return columns([self.words.text("analysis-player"), *(self.words.text(f"mark-{mark}") for mark in Mark)], rows)

    def _decision(self, decision: Decision) -> str:
        made = decision.judgement.alternatives[decision.judgement.chosen]
        best = decision.judgement.alternatives[0]
        told = self.words.text(
            "analysis-decision",
            mark=decision.mark.value,
            number=decision.number,
            round=decision.round + 1,
            player=decision.seat,
            text=self._action(made),
            chance=_chance(made, decision.seat),
        )
        better = self.words.text("analysis-better", text=self._line(best), chance=_chance(best, decision.seat))
        return "\n  ".join([told, better, *map(self.words.event, _reasons(self.analysis, decision, self.made))])

    def _action(self, alternative: Alternative) -> str:
        game = self.analysis.recorded.game
        return game.write(alternative.action)

    def _line(self, alternative: Alternative) -> str:
        game = self.analysis.recorded.game
        return " · ".join([game.write(alternative.action), *(game.write(action) for _, action in alternative.line[1:])])


def _reasons(analysis: GameAnalysis, decision: Decision, made: list[Followed]) -> tuple[Event, ...]:
    """What speaks for the best action, where another was chosen."""
    if not decision.judgement.chosen:
        return ()
    game = analysis.recorded.game
    return why(game.slug, game.view(made[decision.number - 1].before, decision.seat), decision.judgement)


def _points(chance: float) -> str:
    return f"{100 * chance:.0f}"


def _percent(analysis: GameAnalysis, seat: int) -> str:
    return f"{analysis.accuracy(seat):.0%}"


def _chance(alternative: Alternative, seat: int) -> int:
    return round(100 * alternative.chances[seat])


def _data(analysis: GameAnalysis, made: list[Followed]) -> dict[str, Any]:
    """All of it for programs."""
    record, seats = analysis.recorded.record, range(len(analysis.recorded.record.players))
    turning_point = analysis.turning_point
    return {
        "game": record.slug,
        "players": list(record.players),
        "effort": analysis.effort,
        "result": list(analysis.result),
        "skill": [analysis.skill(seat) for seat in seats],
        "skill_error": [analysis.error(seat) for seat in seats],
        "given_by_others": [analysis.given(seat) for seat in seats],
        "luck": [analysis.luck(seat) for seat in seats],
        "luck_error": [analysis.luck_error(seat) for seat in seats],
        "accuracy": [analysis.accuracy(seat) for seat in seats],
        "turning_point": turning_point.number if turning_point else None,
        "moments": [
            {
                "chances": list(moment.chances),
                "luck": list(moment.luck),
                "decisions": [_decision(analysis, decision, made) for decision in moment.decisions],
            }
            for moment in analysis.moments
        ],
    }


def _decision(analysis: GameAnalysis, decision: Decision, made: list[Followed]) -> dict[str, Any]:
    game, judgement = analysis.recorded.game, decision.judgement
    return {
        "number": decision.number,
        "line": decision.line,
        "round": decision.round,
        "seat": decision.seat,
        "action": game.write(decision.action),
        "mark": decision.mark.value,
        "loss": judgement.loss,
        "error": judgement.error,
        "reasons": [asdict(reason) for reason in _reasons(analysis, decision, made)],
        "points": list(judgement.points),
        "places": list(judgement.places),
        "alternatives": [
            {
                "action": game.write(one.action),
                "chances": list(one.chances),
                "error": one.error,
                "line": [game.write(action) for _, action in one.line],
                **({} if one.share is None else {"share": one.share}),
            }
            for one in judgement.alternatives
        ],
    }
