"""Finished games to step through: a record, checked line by line, as steps with every hand open."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Final

from postroad.core.events import Argument
from postroad.core.events import Event as CoreEvent
from postroad.core.events import ending as ended
from postroad.core.follow import Followed, Follower, RecordedGame, split
from postroad.core.record import MOST_LINES, RecordError, bounded_lines, read_lines
from postroad.core.refusals import Refusal, Refused
from postroad.games import GAMES
from postroad.server import auth, feats
from postroad.server.answers import Replay, ReplayStep
from postroad.server.live.presentation import fairness
from postroad.server.wire import Event, Result

MOST_SEATS: Final = 8
LONGEST_NAME: Final = 40  # as people on the page may be called


def read(text: bytes) -> RecordedGame:
    """The one game of a record; raises Refused, with the line, for anything else."""
    try:
        games = list(split(read_lines(bounded_lines(BytesIO(text))), GAMES))
    except RecordError as error:
        raise wrong(error) from error
    if len(games) > 1:
        raise Refused(Refusal("", "record-several", {"line": games[1].line}))
    return games[0]


def wrong(error: RecordError) -> Refused:
    """What is wrong with a record, as a refusal: its line, its rule, and the message `why` with its arguments."""
    why, arguments = f"record-{error.key}", dict(error.arguments)
    if error.refusal:
        kind = f"{error.slug}-refusal" if error.refusal.rule else "refusal"
        why, arguments = f"{kind}-{error.refusal.key}", dict(error.refusal.arguments)  # type: ignore[arg-type]
    return Refused(Refusal("", "record-wrong", {**arguments, "line": error.line, "rule": error.rule, "why": why}))


@dataclass(frozen=True)
class Ending:
    """How a finished game ended, for statistics."""

    players: int
    scores: list[int]
    winners: list[int]
    rounds: int
    endings: list[str]
    variant: list[str]  # keys of what was agreed beyond the plain game
    is_at_once: bool  # all choose at the same time, so that no seat comes before another
    feats: list[dict[str, int]]  # by seat


def replay(
    replay_id: str,
    recorded: RecordedGame,
    *,
    played_at: int | None = None,
    title: str = "",
    notes: Mapping[int, str] | None = None,
) -> Replay:
    """Follow a record to its last line; raises Refused at the first that is wrong. `notes` are remarks by step."""
    try:
        follower = Follower(recorded)
        steps = list(_steps(follower, notes or {}))
        for decided, seats in follower.resignations.items():
            steps[decided].events.extend(Event("event-resign", {"player": seat}) for seat in seats)
        if follower.result is not None:
            steps[-1].events.append(_event(ended(follower.winners)))
    except RecordError as error:
        raise wrong(error) from error
    record = recorded.record
    fair, secret = record.fair, recorded.secret
    return Replay(
        id=replay_id,
        game=record.slug,
        players=[shown_name(name, seat) for seat, name in enumerate(record.players)],
        options=dict(follower.game.options(record.settings)),
        first=record.settings.get("first"),
        result=result_of(recorded),
        fairness=fairness(fair, secret) if fair else None,
        is_proven=follower.is_proven,
        frames=steps,
        played_at=played_at,
        title=title,
    )


def shown_name(name: str, seat: int) -> str:
    """A name of a record, which anyone may have written, as it can be shown."""
    return auth.visible(name)[:LONGEST_NAME] or f"#{seat + 1}"


def ending(recorded: RecordedGame) -> Ending:
    """How a verified, finished game ended."""
    follower = Follower(recorded)
    game, result = follower.game, result_of(recorded)
    is_at_once = len(game.to_act(follower.position)) > 1
    reached: list[dict[str, int]] = [{} for _ in recorded.record.players]
    for one in follower:
        told = game.narrate(one.before, one.step, None)
        for seat, key, value in feats.FINDERS[game.slug](told, one.before.turn()[0]):
            feats.keep(reached[seat], key, value)
    tally = game.tally(follower.position)
    reasons = [result.reason] if result and result.reason else []
    return Ending(
        players=len(recorded.record.players),
        scores=list(game.standings(follower.position, follower.resigned).scores),
        winners=list(result.winners) if result else [],
        rounds=tally.rounds,
        endings=[*reasons] or [*tally.ended_by],
        variant=variant(game.options(recorded.record.settings)),
        is_at_once=is_at_once,
        feats=reached,
    )


def variant(options: Mapping[str, Any]) -> list[str]:
    """The way of playing that options ask for, as keys of messages; games of other ways are counted apart."""
    found = []
    for name, value in sorted(options.items()):
        if name == "edition":
            found.append(f"edition-{value}")
        elif value is True:
            found.append(f"option-{name}")
        elif value and isinstance(value, Mapping):
            found.append(f"option-{name}-own")
    return found


def _steps(follower: Follower, notes: Mapping[int, str]) -> Iterator[ReplayStep]:
    game = follower.game
    opening = [_event(event) for event in game.prologue(follower.position)]
    yield _frame(follower, follower.recorded.line, None, follower.position, opening, notes.get(0, ""))
    for number, followed in enumerate(follower, 1):
        told = [_event(event) for event in game.narrate(followed.before, followed.step, followed.seat)]
        note = notes.get(number, "")
        yield _frame(follower, followed.line, followed, followed.step.position, told, note)


def _frame(
    follower: Follower, line: int, followed: Followed | None, position: Any, events: list[Event], note: str
) -> ReplayStep:
    game = follower.game
    view = game.open_view(position)
    return ReplayStep(
        line=line,
        seat=followed.seat if followed else None,
        action=game.encode(followed.action) if followed else None,
        notation=game.write(followed.action) if followed else "",
        round=view.round,
        view=view,
        events=events,
        scores=list(game.standings(position).scores),
        note=note,
    )


def _event(event: CoreEvent) -> Event:
    return Event(event.key, {name: _argument(value) for name, value in event.arguments.items()})


def _argument(value: Argument) -> Any:
    return value if isinstance(value, str | int) else list(value)


def result_of(recorded: RecordedGame) -> Result | None:
    """How a record says that its game ended."""
    line: Mapping[str, Any] = recorded.lines[-1][1] if recorded.lines else {}
    if "result" not in line:
        return None
    found = line["result"] or {}
    undone = line.get("undone", 0)
    is_count = type(undone) is int and 0 <= undone < MOST_LINES
    hinted = line.get("hinted", [])
    is_seats = isinstance(hinted, list) and all(type(seat) is int and 0 <= seat < MOST_SEATS for seat in hinted)
    return Result(
        found.get("scores"),
        found.get("winners", []),
        line.get("reason", ""),
        undone if is_count else 0,
        hinted if is_seats else [],
    )
