"""The guide of a lesson at a table: what follows from the log, what is shown of it, and the bot's script."""

from typing import Any, Final

from postroad.lessons import LESSONS, guide
from postroad.lessons.guide import Guide
from postroad.lessons.lesson import Lesson
from postroad.server.lesson_now import LessonNow
from postroad.server.live.log_entries import Acted, AnyEntry, Begun, Learned, Undone, Withdrawn
from postroad.server.live.state import TableState

LEARNER: Final = 0  # the seat of who learns
FIRST_GAME: Final = "first-game"  # the kind of lesson there is


def lesson_of(state: TableState) -> Lesson | None:
    """The lesson that a table is."""
    return LESSONS.get(state.opened.game) if state.opened.lesson else None


def follow(state: TableState, entry: AnyEntry, seq: int) -> None:
    """Let the guide of a lesson follow one more line, which the table has already taken."""
    lesson = lesson_of(state)
    if lesson is None or state.position is None:
        return
    now = state.guide or Guide()
    view = state.game.view(state.position, LEARNER)
    match entry:
        case Begun():
            now = guide.looked(lesson, now, view)
        case Acted(seat) if seat == LEARNER:
            played = state.played[-1]
            before = state.game.view(played.before, LEARNER)
            now = guide.acted(lesson, now, state.game, before, played.action, view)
        case Acted() | Withdrawn():
            now = guide.looked(lesson, now, view)
        case Undone(to=to):
            then = next((old for at, old in reversed(state.guides) if at <= to), Guide())
            now = guide.went_back(now, then)
        case Learned(step, is_on):
            now = guide.read_on(lesson, guide.turned(now, is_on=is_on), step, view)
    state.guide = now
    state.guides = [*state.guides, (seq, now)]


def reached(before: TableState, after: TableState) -> list[str]:
    """The steps that the learner has just come to for the first time."""
    was = before.guide.reached if before.guide else ()
    return [step for step in (after.guide.reached if after.guide else ()) if step not in was]


def lesson_now(state: TableState) -> LessonNow | None:
    """What the guide says now."""
    lesson, now = lesson_of(state), state.guide
    if lesson is None or now is None or state.position is None:
        return None
    step = lesson.by_id.get(now.step)
    wanted = None
    if step is not None:
        wanted = guide.suggestion(lesson, now, state.game, state.game.view(state.position, LEARNER))
    return LessonNow(
        step.id if step else "",
        lesson.key(step.id) if step else "",
        state.game.encode(wanted) if wanted is not None else None,
        list(step.light) if step else [],
        bool(step and step.awaits),
        now.is_on,
        now.is_otherwise,
        guide.has_ended(lesson, now),
        guide.place(lesson, now),
        guide.length(lesson),
    )


def scripted(state: TableState, seat: int) -> dict[str, Any] | None:
    """What the bot's script says to do; None where it has ended, or the game has taken another way."""
    lesson, game = lesson_of(state), state.game
    if lesson is None or seat == LEARNER:
        return None
    done = [game.write(one.action) for one in state.played if one.seat == seat]
    if tuple(done) != lesson.script[: len(done)] or len(done) == len(lesson.script):
        return None
    action = game.parse(lesson.script[len(done)])
    is_legal = guide.is_legal(game.view(state.position, seat), game, action)
    return game.encode(action) if is_legal else None
