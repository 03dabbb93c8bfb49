"""The first games: a fixed deal, a gentle bot that keeps to a script, and a sentence for each moment."""

from typing import Final

from postroad.games import GAMES
from postroad.games.companions import companion
from postroad.lessons.lesson import Lesson, read

_FOUND: Final = {slug: companion(slug, "postroad.lessons.{game}", "lesson") for slug in GAMES}
LESSONS: Final[dict[str, Lesson]] = {slug: read(module) for slug, module in _FOUND.items() if module}
