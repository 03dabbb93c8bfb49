"""Finished tables in the order in which they ended, and those of one person with what was reached in them."""

from typing import Final, NamedTuple

from postroad.store.store import Store

_AFTER: Final = """
    select id, game, summary, ended_at from board
    where status = 'over' and is_lesson = 0 and (ended_at > :at or (ended_at = :at and id > :id))
    order by ended_at, id limit :most
"""
_COUNT: Final = "select count(*) from board where status = 'over' and is_lesson = 0"
_OF_PERSON: Final = """
    select board.id, board.game, is_public, summary, ended_at, result from board
    join member on member.table_id = board.id left join outcome on outcome.table_id = board.id
    where person = :person and status = 'over' and is_lesson = 0 order by ended_at desc, board.id limit :most
"""
_MISSING: Final = """
    select board.id from board join member on member.table_id = board.id
    left join outcome on outcome.table_id = board.id
    where person = :person and status = 'over' and is_lesson = 0 and outcome.table_id is null
    order by ended_at limit :most
"""


class EndedTable(NamedTuple):
    """A finished table; its summary says who played and how it ended."""

    id: str
    game: str
    summary: str
    ended_at: int


class OwnTable(NamedTuple):
    """A finished table of a person; `outcome` is what was worked out from its record, if it was."""

    id: str
    game: str
    is_public: int
    summary: str
    ended_at: int
    outcome: str | None


async def ended_after(store: Store, at: int, id: str, most: int) -> list[EndedTable]:
    """Finished tables after one, in the order in which they ended; fixed deals are left out."""
    return [EndedTable(*row) for row in await store.read(_AFTER, at=at, id=id, most=most)]


async def count_ended(store: Store) -> int:
    """How many tables are finished, but for fixed deals."""
    return int((await store.read(_COUNT))[0][0])


async def ended_of_person(store: Store, person: str, most: int) -> list[OwnTable]:
    """A person's finished tables, the latest first."""
    return [OwnTable(*row) for row in await store.read(_OF_PERSON, person=person, most=most)]


async def not_worked_out(store: Store, person: str, most: int) -> list[str]:
    """Finished tables of a person from whose records nothing has been worked out yet."""
    return [table for (table,) in await store.read(_MISSING, person=person, most=most)]
