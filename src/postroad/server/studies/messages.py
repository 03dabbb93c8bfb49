"""What an analysis says of a game, as messages: a worker makes them, the store keeps them, the page shows them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from postroad.analysis.game_analysis import Decision, GameAnalysis, Mark, Moment
from postroad.analysis.judgement import Alternative, Judgement
from postroad.analysis.reasons import why
from postroad.core.chance import Quick
from postroad.core.events import Argument
from postroad.core.follow import Followed
from postroad.core.refusals import Refused
from postroad.server.answers import Body
from postroad.server.wire import Event

MARKED: Final = (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER)
MarkName = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class StudyLine(Body, frozen=True):
    """One action of how the judge expects it to go on."""

    seat: int
    action: dict[str, Any]
    notation: str
    events: list[Event]  # what it does; empty where that depends on cards that nobody can know


class StudyAlternative(Body, frozen=True):
    """One of the actions at a decision, and what it is worth."""

    action: dict[str, Any]
    notation: str
    events: list[Event]  # what it does, as its seat could tell beforehand
    chances: list[float]  # of winning, by seat
    error: float
    line: list[StudyLine]
    share: float | None = None  # of the equilibrium's mixture, where all choose at once
    view: Any = None  # the board after it; of the chosen and the best action of a marked decision, if nothing is drawn


class StudyDecision(Body, frozen=True):
    """One decision that left a choice."""

    number: int  # among all decisions of the game, from 1
    line: int  # of the record
    round: int
    seat: int
    mark: MarkName
    loss: float
    error: float
    chances: list[float]
    points: list[float]
    places: list[float]
    alternatives: list[StudyAlternative]  # best first
    chosen: int
    why: list[Event]  # what speaks for the best one, where another was chosen
    view: Any = None  # the board before it as its seat saw it, if the decision is marked


class StudyMoment(Body, frozen=True):
    """Decisions made without knowing each other, and the luck that followed."""

    chances: list[float]  # before it, by seat
    luck: list[float]
    decisions: list[StudyDecision]


class StudySeat(Body, frozen=True):
    """What one player's chance of winning came from; start + own + given + luck = result."""

    start: float
    own: float
    error: float  # of own
    given: float
    luck: float
    result: float
    accuracy: float
    luck_error: float | None = None  # None in what an older version has judged


class StudySummary(Body, frozen=True):
    """The whole game."""

    seats: list[StudySeat]
    turning_point: int | None  # the number of a decision


def moment_message(game: Any, moment: Moment, made: Sequence[Followed]) -> StudyMoment:
    """One moment with its decisions; `made` are the decisions as the record has them."""
    by_line = {one.line: one for one in made}
    decisions = [_decision(game, decision, by_line[decision.line]) for decision in moment.decisions]
    return StudyMoment(list(moment.chances), list(moment.luck), decisions)


def _decision(game: Any, decision: Decision, made: Followed) -> StudyDecision:
    judgement, seat = decision.judgement, decision.seat
    # What would be drawn is not known: the world is one that the seat could not tell from the true one.
    view = game.view(made.before, seat)
    world = game.imagine(view, Quick(decision.number))
    is_marked = decision.mark in MARKED
    shown = {0, judgement.chosen} if is_marked else set[int]()
    return StudyDecision(
        number=decision.number,
        line=decision.line,
        round=decision.round,
        seat=seat,
        mark=decision.mark.value,
        loss=judgement.loss,
        error=judgement.error,
        chances=list(judgement.chances),
        points=list(judgement.points),
        places=list(judgement.places),
        alternatives=[
            _alternative(game, world, seat, one, is_shown=place in shown)
            for place, one in enumerate(judgement.alternatives)
        ],
        chosen=judgement.chosen,
        why=[event_message(event) for event in why(game.slug, view, judgement)] if judgement.chosen else [],
        view=_watched(game, world, seat) if is_marked else None,
    )


def _alternative(game: Any, world: Any, seat: int, one: Alternative, *, is_shown: bool) -> StudyAlternative:
    events, view = foreseen(game, world, seat, one.action)
    return StudyAlternative(
        action=game.encode(one.action),
        notation=game.write(one.action),
        events=events,
        chances=list(one.chances),
        error=one.error,
        line=list(_line(game, world, one)),
        share=one.share,
        view=view if is_shown else None,
    )


def _line(game: Any, world: Any, one: Alternative) -> Iterator[StudyLine]:
    """How the judge expects it to go on, in words as far as anyone can know: up to the first draw."""
    position = world
    for who, action in one.line:
        events: list[Event] = []
        if position is not None:
            try:
                step = game.foresee(position, who, action)
                # Of what is drawn, only that it is drawn is sure; what comes after it is this world's alone.
                said = game.narrate(position, step, None)[:1] if step.reveals else game.narrate(position, step, who)
                events = [event_message(event) for event in said]
                position = None if step.reveals else step.position
            except Refused:
                position = None
        yield StudyLine(who, game.encode(action), game.write(action), events)


def foreseen(game: Any, world: Any, seat: int, action: Any) -> tuple[list[Event], Any]:
    """What an action does as far as its seat can know beforehand, and the board after it; None if it draws."""
    try:
        step = game.foresee(world, seat, action)
    except Refused:  # of a world that was dealt anew
        return [], None
    if step.reveals:  # only what everyone is told of the action itself is sure
        return [event_message(event) for event in game.narrate(world, step, None)[:1]], None
    return [event_message(event) for event in game.narrate(world, step, seat)], _watched(game, step.position, seat)


def _watched(game: Any, position: Any, seat: int) -> Any:
    """What a seat sees, as one who only looks: nothing is offered."""
    view = msgspec.to_builtins(game.view(position, seat))
    return {**view, **{key: [] for key in ("legal", "menu", "barred") if key in view}}


def event_message(event: Any) -> Event:
    """An event of a game, or a reason, as a message."""
    return Event(event.key, {name: _argument(value) for name, value in event.arguments.items()})


def _argument(value: Argument) -> Any:
    return value if isinstance(value, str | int) else list(value)


def summary_message(analysis: GameAnalysis) -> StudySummary:
    """The whole game."""
    start = analysis.moments[0].chances if analysis.moments else analysis.result
    seats = [
        StudySeat(
            start=start[seat],
            own=analysis.skill(seat),
            error=analysis.error(seat),
            given=analysis.given(seat),
            luck=analysis.luck(seat),
            luck_error=analysis.luck_error(seat),
            result=analysis.result[seat],
            accuracy=analysis.accuracy(seat),
        )
        for seat in range(len(analysis.result))
    ]
    turning_point = analysis.turning_point
    return StudySummary(seats, turning_point.number if turning_point else None)


def judgement_of(game: Any, data: Mapping[str, Any]) -> Judgement:
    """The judgement that a kept decision was made of."""
    return Judgement(
        seat=data["seat"],
        chances=tuple(data["chances"]),
        points=tuple(data["points"]),
        places=tuple(data["places"]),
        alternatives=tuple(
            Alternative(
                action=game.decode(one["action"]),
                chances=tuple(one["chances"]),
                error=one["error"],
                line=tuple((step["seat"], game.decode(step["action"])) for step in one["line"]),
                share=one["share"],
            )
            for one in data["alternatives"]
        ),
        chosen=data["chosen"],
    )
