"""The bots there are: by spec, `name` or `name@budget`, with their levels."""

import re
from typing import Final

from postroad.bots.bot import Bot, BotKind, Budget, RandomBot
from postroad.games import GAMES
from postroad.games.companions import companion


class UnknownBot(ValueError):
    """A spec that means no bot; the message says which there are."""


def _bots(slug: str) -> tuple[BotKind, ...]:
    """Every game has `random`; the others it brings itself, weakest first."""
    brought = companion(slug, "postroad.bots.heuristics.{game}.roster", "bots")
    return (BotKind("random", 0, lambda _: RandomBot()), *(brought.BOTS if brought else ()))


ROSTER: Final[dict[str, tuple[BotKind, ...]]] = {slug: _bots(slug) for slug in GAMES}

_SPEC: Final = re.compile(r"([a-z][a-z-]*)(?:@(\d{1,7})(ms|it))?")


def is_name(text: str) -> bool:
    """Whether a bot may be called so: small letters and dashes."""
    found = _SPEC.fullmatch(text)
    return found is not None and found[2] is None


def names(slug: str) -> list[str]:
    """The names of a game's bots, weakest first."""
    return [entry.name for entry in ROSTER[slug]]


def stand_in(slug: str) -> str:
    """The bot that acts where another fails or a person leaves: quick, and where there is one, better than chance."""
    quick = [kind for kind in ROSTER[slug] if kind.budget is None]
    return min(quick, key=lambda kind: (kind.level == 0, kind.level)).name


def for_newcomers(slug: str) -> BotKind:
    """The bot that is offered to whoever plays for the first time."""
    chosen = next((kind for kind in ROSTER[slug] if kind.is_for_newcomers), None)
    return chosen or read(stand_in(slug), slug)[0]


def usual_spec(kind: BotKind) -> str:
    """How a bot is asked for with the budget that it usually has."""
    return kind.name if kind.budget is None else f"{kind.name}@{kind.budget}"


def bot(spec: str, slug: str) -> Bot:
    """The bot that a spec means for a game; raises UnknownBot."""
    entry, budget = read(spec, slug)
    return entry.make(budget)


def read(spec: str, slug: str) -> tuple[BotKind, Budget | None]:
    """The entry and the budget that a spec means for a game; raises UnknownBot."""
    match = _SPEC.fullmatch(spec)
    entry = next((entry for entry in ROSTER[GAMES[slug].slug] if match and entry.name == match[1]), None)
    if match is None or entry is None:
        if re.fullmatch(r"[a-z-]+@\d+", spec):
            raise UnknownBot(
                f"{spec!r}: a budget is milliseconds or iterations, as in {spec + 'ms'!r} or {spec + 'it'!r}"
            )
        raise UnknownBot(f"there is no bot {spec!r} for {slug}; there are {', '.join(names(slug))}")
    if match[2] is None:
        return entry, entry.budget
    if entry.budget is None:
        raise UnknownBot(f"{entry.name} needs no budget: write just {entry.name!r}")
    if int(match[2]) == 0:
        raise UnknownBot(f"{spec!r}: the budget must be at least 1")
    return entry, Budget(ms=int(match[2])) if match[3] == "ms" else Budget(iterations=int(match[2]))


def find(spec: str, slug: str) -> BotKind | None:
    """The entry that a spec means for a game; None where this version has no such bot."""
    try:
        return read(spec, slug)[0] if slug in ROSTER else None
    except UnknownBot:
        return None


def listing() -> str:
    """Every game's bots, for a line of help."""
    return "; ".join(f"{slug}: {', '.join(names(slug))}" for slug in ROSTER)
