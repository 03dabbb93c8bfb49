"""The bots there are, by name."""

from typing import Final

from postroad.bots.bot import Bot, Habits, RandomBot, SensibleBot
from postroad.bots.insight import kings_road, thurn_taxis

NAMES: Final = ("random", "sensible")
_HABITS: Final[dict[str, Habits]] = {"thurn-taxis": thurn_taxis.habits, "kings-road": kings_road.habits}


def bot(name: str, slug: str) -> Bot:
    """A bot for a game; raises KeyError, with the names there are, for a name that is none."""
    if name == "random":
        return RandomBot()
    if name == "sensible":
        return SensibleBot(_HABITS[slug])
    raise KeyError(f"there is no bot {name!r}; there are {', '.join(NAMES)}")
