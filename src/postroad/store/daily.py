"""Deals of the day: one sealed secret for each day and game, and who plays or has played it."""

from typing import Final, NamedTuple

from postroad.store.store import Statement, Store

_ADD: Final = """
    insert into daily (day, game, secret, bot_table) values (:day, :game, :secret, :table) on conflict do nothing
"""
_DEAL: Final = "select day, game, secret, bot_table from daily where day = :day and game = :game"
_DAYS: Final = "select day from daily where game = :game and day < :before order by day desc limit :most"
_ADD_ENTRY: Final = """
    insert into daily_entry (day, game, person, table_id) values (:day, :game, :person, :table) on conflict do nothing
"""
_ENTRY: Final = "select table_id from daily_entry where day = :day and game = :game and person = :person"
_ENTRIES: Final = """
    select daily_entry.person, table_id, summary, name, coalesce(is_listed, 0) from daily_entry
    join board on board.id = table_id join person on person.id = daily_entry.person
    left join profile on profile.person = daily_entry.person
    where day = :day and daily_entry.game = :game and status = 'over'
"""
_SUMMARY: Final = "select summary from board where id = :table and status = 'over'"


class Daily(NamedTuple):
    """The deal of a day, with the table at which the strongest bot plays it."""

    day: str
    game: str
    secret: str
    bot_table: str


class Entry(NamedTuple):
    """Someone who has played a deal to its end."""

    person: str
    table: str
    summary: str
    name: str
    is_listed: int


def add_entry(day: str, game: str, person: str, table: str) -> Statement:
    """Someone plays a deal; conflicts if they have begun it before."""
    return Statement(_ADD_ENTRY, {"day": day, "game": game, "person": person, "table": table}, expects=1)


class Dailies:
    """The rows of `daily` and `daily_entry`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def deal(self, day: str, game: str) -> Daily | None:
        """The deal of a day; None where nobody has asked for it yet."""
        found = await self._store.read(_DEAL, day=day, game=game)
        return Daily(*found[0]) if found else None

    async def add(self, deal: Daily, *statements: Statement) -> None:
        """A new deal with the statements that open the bot's table; Conflict if another server was faster."""
        arguments = {"day": deal.day, "game": deal.game, "secret": deal.secret, "table": deal.bot_table}
        await self._store.write(Statement(_ADD, arguments, expects=1), *statements)

    async def days(self, game: str, before: str, most: int) -> list[str]:
        """The last days before one on which someone played."""
        return [day for (day,) in await self._store.read(_DAYS, game=game, before=before, most=most)]

    async def entry(self, day: str, game: str, person: str) -> str:
        """The table at which someone plays or played a deal; "" if at none."""
        found = await self._store.read(_ENTRY, day=day, game=game, person=person)
        return str(found[0][0]) if found else ""

    async def entries(self, day: str, game: str) -> list[Entry]:
        """Everyone who has played a deal to its end."""
        return [Entry(*row) for row in await self._store.read(_ENTRIES, day=day, game=game)]

    async def bot_result(self, deal: Daily) -> str | None:
        """The summary of the strongest bot's table; None while it plays, or where that table is gone."""
        found = await self._store.read(_SUMMARY, table=deal.bot_table)
        return str(found[0][0]) if found else None
