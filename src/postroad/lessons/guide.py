"""How far a learner has come: which sentences were said, and which one is due now. Follows from the table's log."""

from typing import Any

import msgspec
from msgspec.structs import replace

from postroad.core.game import Game
from postroad.core.refusals import Refused
from postroad.lessons.lesson import Lesson


class Guide(msgspec.Struct, frozen=True):
    """The guide at one moment of a table."""

    seen: tuple[str, ...] = ()  # steps that were read or done
    step: str = ""  # the one being said
    reached: tuple[str, ...] = ()  # every step that was ever said
    is_on: bool = True  # False once it was put away
    is_otherwise: bool = False  # the last action was another than the one suggested


def looked(lesson: Lesson, guide: Guide, view: Any) -> Guide:
    """The guide once the table is as it is now."""
    return _at(lesson, guide, guide.seen, view, is_otherwise=guide.is_otherwise)


def acted(lesson: Lesson, guide: Guide, game: Game[Any, Any], before: Any, action: Any, after: Any) -> Guide:
    """The guide after the learner has done something; any legal action will do."""
    step, text, seen = lesson.by_id.get(guide.step), game.write(action), guide.seen
    if step is not None and any(text.startswith(begin) for begin in step.awaits):
        seen = (*seen, step.id)
    wanted = suggestion(lesson, guide, game, before)
    is_otherwise = wanted is not None and game.write(wanted) != text
    return _at(lesson, guide, seen, after, is_otherwise=is_otherwise)


def read_on(lesson: Lesson, guide: Guide, step: str, view: Any) -> Guide:
    """The guide after a sentence was read; one that waits for an action stays until it is done."""
    if step != guide.step or step not in lesson.by_id or lesson.by_id[step].awaits:
        return guide
    return _at(lesson, guide, (*guide.seen, step), view, is_otherwise=False)


def went_back(now: Guide, then: Guide) -> Guide:
    """The guide after something was taken back: as it was then, but nobody reaches a step twice."""
    return replace(then, reached=now.reached, is_on=now.is_on)


def turned(guide: Guide, *, is_on: bool) -> Guide:
    """The guide put away, or called again."""
    return replace(guide, is_on=is_on)


def _at(lesson: Lesson, guide: Guide, seen: tuple[str, ...], view: Any, *, is_otherwise: bool) -> Guide:
    step = lesson.current(seen, view)
    reached = guide.reached if not step or step in guide.reached else (*guide.reached, step)
    return replace(guide, seen=seen, step=step, reached=reached, is_otherwise=is_otherwise)


def suggestion(lesson: Lesson, guide: Guide, game: Game[Any, Any], view: Any) -> Any:
    """The action that the step suggests and that is legal now; None if there is none."""
    step = lesson.by_id.get(guide.step)
    for text in step.suggests if step else ():
        now = lesson.resolve(text, view)
        if now and is_legal(view, game, action := game.parse(now)):
            return action
    return None


def is_legal(view: Any, game: Game[Any, Any], action: Any) -> bool:
    """Whether the view offers an action, in whatever order its parts are named."""
    try:
        wanted = game.encode(action)["do"], game.number(action)
    except Refused:
        return False
    return any((game.encode(legal)["do"], game.number(legal)) == wanted for legal in view.legal)


def has_ended(lesson: Lesson, guide: Guide) -> bool:
    """Whether the guided part is over, and only what is new is still said."""
    return any(step.ends and step.id in guide.seen for step in lesson.steps)


def length(lesson: Lesson) -> int:
    """How many steps the guided part has."""
    return next(number for number, step in enumerate(lesson.steps, 1) if step.ends)


def place(lesson: Lesson, guide: Guide) -> int:
    """How far along the guided part the step is, from 1; 0 if none is said."""
    if not guide.step:
        return 0
    return min(length(lesson), lesson.steps.index(lesson.by_id[guide.step]) + 1)
