"""The first games: a fixed deal, a gentle bot that keeps to a script, and a sentence for each moment."""

from typing import Final

from postroad.lessons import kings_road, thurn_taxis
from postroad.lessons.lesson import Lesson, read

LESSONS: Final[dict[str, Lesson]] = {
    "thurn-taxis": read("thurn_taxis", thurn_taxis.facts, thurn_taxis.resolve),
    "kings-road": read("kings_road", kings_road.facts, kings_road.resolve),
}
