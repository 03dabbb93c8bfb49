"""Postroad: two board games, their rules, bots, server and research API.

What stands in `__all__` is the public interface: docs/api.md has every name with an example. It is loaded when
it is first used, so that importing one module of the package does not load them all.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from postroad.core import position

if TYPE_CHECKING:
    from postroad.analysis.game_analysis import analyse
    from postroad.analysis.hints import hint
    from postroad.arena.simulation import Plan, simulate
    from postroad.bots.bot import Bot
    from postroad.bots.roster import bot
    from postroad.core.branch import branch
    from postroad.core.chance import Chance, Quick, deal
    from postroad.core.explicit import start as explicit_start
    from postroad.core.follow import Follower
    from postroad.core.game import Game
    from postroad.core.position import Position
    from postroad.core.record import RecordError
    from postroad.core.refusals import Refused
    from postroad.core.spaces import utilities
    from postroad.core.transcript import Transcript
    from postroad.drawing.draw import Drawing, draw
    from postroad.games import GAMES
    from postroad.research.batch import Batch
    from postroad.research.record_files import read_records
    from postroad.research.spaces import spaces

__version__ = "1.0.0"

COMPILED = not (position.__file__ or "").endswith(".py")

__all__ = [
    "COMPILED",
    "GAMES",
    "Batch",
    "Bot",
    "Chance",
    "Drawing",
    "Follower",
    "Game",
    "Plan",
    "Position",
    "Quick",
    "RecordError",
    "Refused",
    "Transcript",
    "__version__",
    "analyse",
    "bot",
    "branch",
    "deal",
    "draw",
    "explicit_start",
    "hint",
    "read_records",
    "simulate",
    "spaces",
    "utilities",
]

_HOMES = {
    "GAMES": "postroad.games",
    "Batch": "postroad.research.batch",
    "Bot": "postroad.bots.bot",
    "Chance": "postroad.core.chance",
    "Drawing": "postroad.drawing.draw",
    "Follower": "postroad.core.follow",
    "Game": "postroad.core.game",
    "Plan": "postroad.arena.simulation",
    "Position": "postroad.core.position",
    "Quick": "postroad.core.chance",
    "RecordError": "postroad.core.record",
    "Refused": "postroad.core.refusals",
    "Transcript": "postroad.core.transcript",
    "analyse": "postroad.analysis.game_analysis",
    "bot": "postroad.bots.roster",
    "branch": "postroad.core.branch",
    "deal": "postroad.core.chance",
    "draw": "postroad.drawing.draw",
    "explicit_start": "postroad.core.explicit:start",
    "hint": "postroad.analysis.hints",
    "read_records": "postroad.research.record_files",
    "simulate": "postroad.arena.simulation",
    "spaces": "postroad.research.spaces",
    "utilities": "postroad.core.spaces",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'postroad' has no attribute {name!r}")
    module, _, inside = _HOMES[name].partition(":")
    found = getattr(import_module(module), inside or name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
