"""Bots from outside the package: `./mine.py:Mine`, `package.module:Mine`, an entry point, `exec:COMMAND`.

Whoever gives such a spec runs that code with their own rights: commands take them, the server never from a client.
"""

import atexit
import importlib
import importlib.util
import shlex
import shutil
import sys
import traceback
from collections.abc import Sequence
from functools import partial
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from postroad.bots import roster
from postroad.bots.bot import Bot, BotKind, Budget
from postroad.bots.program import ProgramBot
from postroad.bots.roster import UnknownBot
from postroad.games import GAMES

GROUP: Final = "postroad.bots"  # of entry points
PROGRAM: Final = "exec:"
UNMEASURED: Final = 0  # the level of a bot that nobody has measured


class OtherGame(UnknownBot):
    """A bot that does not play this game."""


def is_own(spec: str, slug: str) -> bool:
    """Whether a spec means a bot from outside the package."""
    return ":" in spec or (spec not in roster.names(slug) and spec in _installed())


def read(spec: str, slug: str) -> tuple[BotKind, Budget | None]:
    """The entry and the budget that a spec means for a game, of the roster or from outside; raises UnknownBot."""
    if is_own(spec, slug):
        return BotKind(spec, UNMEASURED, lambda _: made(spec, slug)), None
    try:
        return roster.read(spec, slug)
    except UnknownBot as unknown:
        raise UnknownBot(f"{unknown}; or FILE.py:CLASS, package.module:CLASS, {PROGRAM}COMMAND") from None


def seated(spec: str, slug: str, seat: int) -> Bot:
    """The bot for a seat; one from outside is built once, and plays every game of this process in that seat."""
    if not is_own(spec, slug):
        return roster.bot(spec, slug)
    key = (spec, slug, seat)
    if key not in _KEPT:
        _KEPT[key] = made(spec, slug)
    return _KEPT[key]


_KEPT: Final[dict[tuple[str, str, int], Bot]] = {}


def dismiss() -> None:
    """Let all bots from outside go; programs among them end."""
    while _KEPT:
        bot = _KEPT.popitem()[1]
        if isinstance(bot, ProgramBot):
            bot.close()


atexit.register(dismiss)


def allow(named: Sequence[str]) -> None:
    """Put bots from outside, each as NAME=SPEC, into the roster of the games that they play; raises UnknownBot."""
    for one in named:
        name, _, spec = one.partition("=")
        if not roster.is_name(name) or not spec:
            raise UnknownBot(f"{one!r} is no NAME=SPEC, such as mine=./mine.py:Mine; a name has small letters alone")
        played = 0
        for slug in GAMES:
            if name in roster.names(slug):
                raise UnknownBot(f"{slug} has a bot {name!r} already: choose another name")
            try:
                made(spec, slug)  # whether it can be built
            except OtherGame as other:
                refusal = other
                continue
            played += 1
            kind = BotKind(name, UNMEASURED, partial(_made_for_table, spec, slug))
            roster.ROSTER[slug] = (*roster.ROSTER[slug], kind)
        if not played:
            raise refusal


def _made_for_table(spec: str, slug: str, _budget: Budget | None) -> Bot:
    return made(spec, slug)


def made(spec: str, slug: str) -> Bot:
    """A bot from outside the package; raises UnknownBot, and the message says what is wrong with it."""
    if spec.startswith(PROGRAM):
        command = shlex.split(spec.removeprefix(PROGRAM))
        if not command:
            raise UnknownBot(f"{spec!r} names no program: write {PROGRAM}COMMAND")
        if shutil.which(command[0]) is None:
            raise UnknownBot(f"there is no program {command[0]!r} to run for {spec!r}: install it, or write its path")
        return ProgramBot(command, slug)
    try:
        bot: Any = _found(spec)()
    except UnknownBot:
        raise
    except Exception as error:
        raise UnknownBot(f"{spec} cannot be built:\n{traceback.format_exc()}") from error
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"{spec} is no bot: it has no method choose(view, legal, rng)")
    games = getattr(bot, "games", None)
    if games is not None and slug not in games:
        raise OtherGame(f"{spec} plays {', '.join(games)}, not {slug}")
    found: Bot = bot
    return found


def _installed() -> dict[str, Any]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _found(spec: str) -> Any:
    """The class or function that a spec names."""
    if ":" not in spec:
        return _installed()[spec].load()
    place, _, name = spec.rpartition(":")
    module = _from_file(Path(place)) if place.endswith(".py") else _from_package(place)
    if not hasattr(module, name):
        raise UnknownBot(f"{place} has no {name!r}")
    return getattr(module, name)


def _from_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise UnknownBot(f"there is no file {path}")
    name = f"postroad_own_{path.stem}"
    if name in sys.modules and Path(str(sys.modules[name].__file__)) == path.resolve():
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path.resolve())
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    if str(path.resolve().parent) not in sys.path:
        sys.path.insert(0, str(path.resolve().parent))  # so that it can import its neighbours
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _from_package(name: str) -> ModuleType:
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name and name.startswith(error.name):
            raise UnknownBot(f"there is no module {name}") from None
        raise
