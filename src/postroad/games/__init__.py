"""Every game there is: those of this package, and those that other installed packages bring."""

import warnings
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from postroad.core.game import Game
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.thurn_taxis.game import THURN_TAXIS

OUR_OWN: Final[tuple[Game[Any, Any], ...]] = (THURN_TAXIS, KINGS_ROAD)
GROUP: Final = "postroad.games"  # of the entry points with which other packages bring games


def _installed() -> Iterator[Game[Any, Any]]:
    """The games of other packages; one that cannot be loaded is left out with a warning that says why."""
    taken = {game.slug for game in OUR_OWN}
    for point in entry_points(group=GROUP):
        try:
            game = _loaded(point, taken)
        except Exception as error:  # whatever a stranger's package does wrong must not take the others away
            warnings.warn(f"the game {point.name!r} ({point.value}) is left out: {error}", stacklevel=2)
            continue
        taken.add(game.slug)
        yield game


def _loaded(point: EntryPoint, taken: set[str]) -> Game[Any, Any]:
    game: Game[Any, Any] = point.load()
    if game.slug != point.name:
        raise ValueError(f"its slug is {game.slug!r}, not the name of its entry point")
    if game.slug in taken:
        raise ValueError("there is a game of that name already")
    return game


class _Games(dict[str, Game[Any, Any]]):
    """Games by their slugs; whoever asks for another is told which there are."""

    def __missing__(self, slug: str) -> Game[Any, Any]:
        raise KeyError(f"there is no game {slug!r}; there are {', '.join(self)}")


GAMES: Final[dict[str, Game[Any, Any]]] = _Games((game.slug, game) for game in (*OUR_OWN, *_installed()))
