"""Tables that are set up for someone: first games, deals of the day, and games with people one knows."""

import asyncio
import secrets
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec

from postroad.bots import roster
from postroad.core.chance import Quick
from postroad.core.refusals import Refused
from postroad.games import GAMES
from postroad.lessons import LESSONS
from postroad.server.auth import Caller
from postroad.server.live import learning, table_lists
from postroad.server.live.denied import denied
from postroad.server.live.log_entries import Begun, Occupant, Readied, TableOpened
from postroad.server.live.state import TableState
from postroad.server.live.tables import SECRET_BYTES, Tables
from postroad.server.wire import Clock
from postroad.store.daily import Dailies, Daily, add_entry
from postroad.store.store import Conflict

Pace = Literal["brisk", "instant"]
NOBODY: Final = ""  # hosts a table at which bots alone play


class Openings:
    """Sets tables up, each once however often it is asked for at the same time."""

    def __init__(self, tables: Tables, dailies: Dailies) -> None:
        self._tables = tables
        self._dailies = dailies
        self._opening = asyncio.Lock()

    async def lesson(self, caller: Caller, slug: str) -> str:
        """The caller's first game of a game: the one that is still running, else a new one, begun at once."""
        lesson = LESSONS.get(slug)
        if lesson is None:
            raise denied("no-lesson")
        async with self._opening:
            running = await table_lists.running_lesson(self._tables.store, caller.person, slug)
            if running:
                return running
            chairs = [Occupant(person=caller.person), Occupant(bot=lesson.bot)]
            opened = _opened(slug, caller.person, chairs, dict(lesson.options), lesson=learning.FIRST_GAME)
            return await self._begun(caller, opened, lesson.secret)

    async def invitation(self, caller: Caller, finished: TableState, guest: str) -> str:
        """A new table of a game that the caller and a guest have finished together, for the two of them."""
        old, game = finished.opened, finished.game
        least = min(game.seats)
        others = [Occupant(bot=roster.stand_in(game.slug))] * (least - 2)
        chairs = [Occupant(person=caller.person), Occupant(person=guest), *others]
        opened = msgspec.structs.replace(
            old, rules=game.rules, host=caller.person, chairs=chairs, is_public=False, lesson="", daily="", start=""
        )
        try:
            game.start(opened.options, len(chairs), Quick(0))
        except Refused:  # agreed for more players
            opened = msgspec.structs.replace(opened, options={})
        await self._tables.spend_table(caller.person)
        self._tables.names.note(caller.person, caller.name)
        return await self._tables.add(opened)

    async def daily(self, caller: Caller, day: str, slug: str) -> str:
        """The caller's game of a day's deal: theirs if they have begun it, else a new one, begun at once."""
        if slug not in GAMES:
            raise denied("game-unknown", game=slug, known=" ".join(GAMES))
        async with self._opening:
            own = await self._dailies.entry(day, slug, caller.person)
            if own:
                return own
            deal = await self._deal(day, slug)
            opened = _daily(day, slug, caller.person, Occupant(person=caller.person))
            try:
                return await self._begun(caller, opened, bytes.fromhex(deal.secret), (day, slug))
            except Conflict:  # another server was asked at the same moment, or the person is gone
                own = await self._dailies.entry(day, slug, caller.person)
                if not own:
                    raise denied("who-are-you") from None
                return own

    async def _deal(self, day: str, slug: str) -> Daily:
        """The deal of a day; whoever asks for it first lets the strongest bot play it too."""
        found = await self._dailies.deal(day, slug)
        if found is None:
            best = strongest(slug)
            secret = secrets.token_bytes(SECRET_BYTES)
            opened = _daily(day, slug, NOBODY, Occupant(bot=best))
            id, statements = self._tables.new_table(opened, secret)
            with suppress(Conflict):  # another server was asked at the same moment
                await self._dailies.add(Daily(day, slug, secret.hex(), id), *statements)
            found = await self._dailies.deal(day, slug)
            assert found is not None
        bots = await self._tables.table(found.bot_table)
        await bots.append("", lambda state: [Begun()] if state.status == "waiting" else [])
        return found

    async def _begun(
        self, caller: Caller, opened: TableOpened, secret: bytes, daily: tuple[str, str] | None = None
    ) -> str:
        await self._tables.spend_table(caller.person)
        self._tables.names.note(caller.person, caller.name)
        id, statements = self._tables.new_table(opened, secret)
        if daily:
            statements = [*statements, add_entry(*daily, caller.person, id)]
        await self._tables.store.write(*statements)
        ready = Readied(caller.person, is_ready=True)
        at_table = await self._tables.table(id)
        await at_table.append("", lambda state: [ready] if state.status == "waiting" else [])
        return id


def strongest(slug: str) -> str:
    """The bot of the highest level."""
    return max(roster.ROSTER[slug], key=lambda kind: kind.level).name


def opponents(slug: str) -> list[str]:
    """Who plays against everyone in the deals of the day: two that think, where there are as many; quick ones."""
    quick = [kind.name for kind in roster.ROSTER[slug] if kind.budget is None]
    seats = GAMES[slug].seats
    return quick[-1 : -min(2, max(seats) - 1) - 1 : -1] if min(seats) <= 3 else [quick[-1]] * (min(seats) - 1)


def _daily(day: str, slug: str, host: str, first: Occupant) -> TableOpened:
    chairs = [first, *(Occupant(bot=name) for name in opponents(slug))]
    return _opened(slug, host, chairs, {}, daily=day, pace="brisk" if host else "instant")


def _opened(
    slug: str,
    host: str,
    chairs: list[Occupant],
    options: dict[str, Any],
    *,
    lesson: str = "",
    daily: str = "",
    pace: Pace = "brisk",
) -> TableOpened:
    return TableOpened(
        game=slug,
        rules=GAMES[slug].rules,
        options=options,
        host=host,
        chairs=chairs,
        is_public=False,
        clock=Clock(),
        absence="wait",
        pace=pace,
        has_chat=False,
        lesson=lesson,
        is_rated=False,
        daily=daily,
    )
