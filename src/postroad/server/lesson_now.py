"""The part of a table's message that is about a lesson: what its guide says."""

from typing import Any

from msgspec import Struct


class LessonNow(Struct, forbid_unknown_fields=True, frozen=True):
    """What the guide of a lesson says at this moment; `step` is "" where it says nothing."""

    step: str
    key: str  # of its sentence
    suggests: dict[str, Any] | None  # what to do, where it suggests something that is legal now
    light: list[str]  # what on the table to light up: the first that is in sight
    waits: bool  # for an action; else the sentence is read, and `learn` goes on
    is_on: bool
    is_otherwise: bool  # the last action was another than the one suggested
    has_ended: bool  # the guided part is over; only what is new is still said
    place: int  # of the step among those of the guided part, from 1
    length: int
