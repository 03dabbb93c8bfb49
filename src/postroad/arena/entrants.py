"""Who may enter a contest: the bots of the roster, and guests that no roster lists.

`mcts-2026` and `stage-2026` are bots as they were once. `cheater@1000it` is `mcts@1000it` but for one thing:
it searches the true position, with the cards that the others hide, in place of one that it imagines.
In contests `mcts@300cpu` has 300 milliseconds of the processor's time a turn, not of the clock's, so that other work
of the machine takes nothing from it.
"""

import re
import time
from dataclasses import replace
from typing import Final

from postroad.arena.guests import Guest
from postroad.bots.bot import Bot, BotKind, Budget
from postroad.bots.own import read as read_bot
from postroad.bots.own import seated
from postroad.games import GAMES
from postroad.games.companions import companion

_CPU: Final = re.compile(r"([a-z0-9-]+@\d+)cpu")


def read(spec: str, slug: str) -> tuple[BotKind, Budget | None]:
    """The entry and the budget that a spec means for a game; raises UnknownBot."""
    if match := _CPU.fullmatch(spec):
        kind, timed = read(f"{match[1]}ms", slug)
        return kind, replace(timed or Budget(), clock=time.process_time)
    name, at, budget = spec.partition("@")
    guest = GUESTS.get(slug, {}).get(name)
    if guest is None:
        return read_bot(spec, slug)
    peer, found = read_bot(guest.peer + at + budget, slug)
    return BotKind(name, peer.level, guest.make, peer.budget), found


def entrant(spec: str, slug: str, seat: int = 0) -> Bot:
    """The bot that a spec means for a seat; raises UnknownBot."""
    if spec.partition("@")[0] not in GUESTS.get(slug, {}) and not _CPU.fullmatch(spec):
        return seated(spec, slug, seat)
    entry, budget = read(spec, slug)
    return entry.make(budget)


def _guests(slug: str) -> dict[str, Guest]:
    brought = companion(slug, "postroad.arena.guests.{game}", "guests")
    return dict(brought.GUESTS) if brought else {}


GUESTS: Final[dict[str, dict[str, Guest]]] = {slug: _guests(slug) for slug in GAMES}
