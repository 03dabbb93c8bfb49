"""The games; this mapping is the only list of them."""

from collections.abc import Mapping
from typing import Any, Final

from postroad.core.game import Game
from postroad.games.kings_road.game import KINGS_ROAD
from postroad.games.thurn_taxis.game import THURN_TAXIS

GAMES: Final[Mapping[str, Game[Any, Any]]] = {game.slug: game for game in (THURN_TAXIS, KINGS_ROAD)}
