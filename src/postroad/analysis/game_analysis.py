"""Analyses a recorded game: every decision judged, and every change of the chances put to a decision or to luck."""

import hashlib
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from postroad.analysis.judgement import Judge, Judgement, Seen
from postroad.core.chance import Chance
from postroad.core.follow import Followed, Follower, RecordedGame
from postroad.games.companions import companion


class Mark(StrEnum):
    """How good a decision was, by how much chance of winning it gave away."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LEAST: Final = {Mark.GOOD: 0.01, Mark.INACCURACY: 0.03, Mark.MISTAKE: 0.07, Mark.BLUNDER: 0.15}
CERTAIN: Final = 2.0  # standard errors that a loss must be larger than, to be held against anyone


class NotAnalysed(ValueError):
    """Why a game cannot be analysed: `key` is a message of the catalogues."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(f"{key}: {', '.join(arguments.values())}")
        self.key = key
        self.arguments: Mapping[str, str] = arguments


@dataclass(frozen=True)
class Decision:
    """One decision that left a choice, with what it was worth and what happened next."""

    number: int  # among all decisions of the game, from 1
    line: int  # of the record
    round: int
    action: Any
    judgement: Judgement
    skill: tuple[float, ...]  # what it changed of everyone's chance of winning, by seat
    mark: Mark

    @property
    def seat(self) -> int:
        """Who decided."""
        return self.judgement.seat


@dataclass(frozen=True)
class Moment:
    """Decisions made without knowing each other, and the luck that followed until the next."""

    decisions: tuple[Decision, ...]
    luck: tuple[float, ...]  # what cards drawn, and others' secret choices, changed of the chances, by seat

    @property
    def chances(self) -> tuple[float, ...]:
        """Everyone's chance of winning before it."""
        return self.decisions[0].judgement.chances


@dataclass(frozen=True)
class GameAnalysis:
    """All of a finished game; for every seat: chance at the start + skill of all + luck = result."""

    recorded: RecordedGame
    effort: int
    moments: tuple[Moment, ...]
    result: tuple[float, ...]  # each seat's share of the victory

    @property
    def decisions(self) -> list[Decision]:
        """All decisions that left a choice."""
        return [decision for moment in self.moments for decision in moment.decisions]

    def of(self, seat: int) -> list[Decision]:
        """The decisions of one seat."""
        return [decision for decision in self.decisions if decision.seat == seat]

    def skill(self, seat: int) -> float:
        """What a seat's own decisions cost it, in chance of winning: 0 for one who always played the best."""
        return sum(decision.skill[seat] for decision in self.of(seat))

    def given(self, seat: int) -> float:
        """What the others' decisions gave a seat."""
        return sum(decision.skill[seat] for decision in self.decisions if decision.seat != seat)

    def luck(self, seat: int) -> float:
        """What chance gave a seat, or took from it."""
        return sum(moment.luck[seat] for moment in self.moments)

    def error(self, seat: int) -> float:
        """The standard error of a seat's skill."""
        return _joint_error(self.of(seat))

    def luck_error(self, seat: int) -> float:
        """The standard error of a seat's luck, at most: it is what is left of the result beside the chance at the start
        and everyone's skill, whose errors it has; what a decision changed is not surer for the others than for who made
        it."""
        start = self.moments[0].decisions[0].judgement.alternatives[0].error if self.moments else 0.0
        return math.hypot(start, _joint_error(self.decisions))

    def accuracy(self, seat: int) -> float:
        """The share of a seat's decisions that were best or good; 1 where it had none."""
        made = self.of(seat)
        return sum(decision.mark in (Mark.BEST, Mark.GOOD) for decision in made) / len(made) if made else 1.0

    @property
    def turning_point(self) -> Decision | None:
        """The decision that gave most away; None where nobody gave anything away."""
        worst = max(self.decisions, key=lambda decision: decision.judgement.loss, default=None)
        return worst if worst is not None and worst.mark in (Mark.MISTAKE, Mark.BLUNDER) else None


def analyse(recorded: RecordedGame, effort: int | str = "normal") -> GameAnalysis:
    """What every decision of a finished game was worth, judged by what its seat knew, and what was luck.

    `effort` is "quick", "normal", or a number in units of the game's judge. Raises RecordError for a record that
    is wrong, and NotAnalysed for a game that has not ended.
    """
    return Analyser(recorded, effort).analysis()


def _joint_error(decisions: Sequence[Decision]) -> float:
    return math.hypot(*(decision.judgement.error for decision in decisions))


def mark_of(judgement: Judgement) -> Mark:
    """The mark that a decision deserves; what may be an error of the judge is held against nobody."""
    loss = judgement.loss if judgement.loss > CERTAIN * judgement.error else 0.0
    return next((mark for mark, least in reversed(LEAST.items()) if loss >= least), Mark.BEST)


def judge_of(slug: str) -> Judge:
    """The judge of a game; raises NotAnalysed where it has none."""
    module = companion(slug, "postroad.analysis.judges.{game}", "judge")
    if module is None:
        raise NotAnalysed("analysis-no-judge", game=slug)
    judge: Judge = module.JUDGE
    return judge


class Analyser:
    """Analyses one game, moment by moment: iterate to see each as soon as it is judged, then ask for the whole."""

    def __init__(self, recorded: RecordedGame, effort: int | str = "normal") -> None:
        """`effort` is "quick", "normal", or a number in units of the game's judge.

        Raises RecordError for a record that is wrong, and NotAnalysed for a game that has not ended.
        """
        self._judge = judge_of(recorded.game.slug)
        self.recorded = recorded
        self.effort = self._judge.efforts[effort] if isinstance(effort, str) else effort
        follower = Follower(recorded)
        made = list(follower)
        if follower.result is None or not follower.winners or follower.resigned:
            raise NotAnalysed("analysis-not-finished")
        seats = range(len(recorded.record.players))
        self.result = tuple((seat in follower.winners) / len(follower.winners) for seat in seats)
        self._moments = list(_moments(recorded, made, follower.began))
        self.total = len(self._moments)
        self._seed = _seed(recorded)
        self._judged: list[tuple[list[tuple[int, Followed]], list[Judgement]]] = []

    def __iter__(self) -> Iterator[list[Judgement]]:
        """Goes on where it stopped."""
        for number, moment in enumerate(self._moments[len(self._judged) :], len(self._judged)):
            judged = self.judge(number)
            self._judged.append((moment, judged))
            yield judged

    def judge(self, number: int) -> list[Judgement]:
        """What a moment is worth, by itself: it depends on no other."""
        return self._judge.judge(self._seen(self._moments[number]), self.effort, self._seed + number)

    def some(self, count: int, chance: Chance) -> Iterator[list[Judgement]]:
        """Judgements of moments drawn by lot, for whoever wants to know how true they are."""
        for _ in range(min(count, self.total)):
            yield self.judge(chance.below(self.total))

    def _seen(self, moment: list[tuple[int, Followed]]) -> list[Seen]:
        game = self.recorded.game
        return [Seen(game.view(made.before, made.seat), made.action) for _, made in moment]

    def analysis(self) -> GameAnalysis:
        """The whole game, once every moment is judged."""
        for _ in self:
            pass
        moments = tuple(self.moment(number) for number in range(self.total))
        return GameAnalysis(self.recorded, self.effort, moments, self.result)

    def go_on_after(self, judged: Sequence[list[Judgement]]) -> None:
        """Take over what an earlier run has judged, from the first moment on."""
        self._judged = list(zip(self._moments, judged, strict=False))

    @property
    def judged(self) -> int:
        """How many moments are judged."""
        return len(self._judged)

    def made(self, number: int) -> list[Followed]:
        """The decisions of a moment as the record has them."""
        return [made for _, made in self._moments[number]]

    def moment(self, number: int) -> Moment:
        """A moment as soon as the next one is judged too, or it was the last: luck is what lies between them."""
        is_last = number + 1 == self.total
        after = self.result if is_last else self._judged[number + 1][1][0].chances
        return _moment(*self._judged[number], after)


def _moments(recorded: RecordedGame, made: list[Followed], first: int) -> Iterator[list[tuple[int, Followed]]]:
    """Decisions that were owed at the same time, from the first of the game itself; those left out without a choice."""
    game, at = recorded.game, first
    while at < len(made):
        together = len(game.to_act(made[at].before))
        numbered = list(enumerate(made[at : at + together], at + 1))
        at += together
        if free := [(number, one) for number, one in numbered if one.before.actions_count(one.seat) > 1]:
            yield free


def _moment(moment: list[tuple[int, Followed]], judged: list[Judgement], after: tuple[float, ...]) -> Moment:
    decisions = []
    for (number, made), judgement in zip(moment, judged, strict=True):
        best, reached = judgement.alternatives[0].chances, judgement.alternatives[judgement.chosen].chances
        skill = tuple(now - before for now, before in zip(reached, best, strict=True))
        decisions.append(
            Decision(number, made.line, made.before.turn()[0], made.action, judgement, skill, mark_of(judgement))
        )
    before = judged[0].chances
    luck = tuple(
        after[seat] - before[seat] - sum(decision.skill[seat] for decision in decisions) for seat in range(len(before))
    )
    return Moment(tuple(decisions), luck)


def _seed(recorded: RecordedGame) -> int:
    """The judge's own luck: the same for the same game, and nothing that its players could have known."""
    text = recorded.record.text() + repr(recorded.lines)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big")
