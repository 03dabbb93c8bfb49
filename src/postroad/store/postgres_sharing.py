"""What servers on one PostgreSQL tell each other, and how they share what falls due."""

from collections.abc import AsyncIterator, Iterable
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection, sql

from postroad.store.postgres_connection import CONNECTING, cut, place_of, store_error
from postroad.store.store import SELF_NEWS

CHANNEL: Final = "postroad"
LOOK_S: Final = 15.0  # so often everything is looked at, whatever was heard
_LISTEN: Final = f"listen {CHANNEL}"
_LONGEST: Final = 7900  # bytes of a notice; PostgreSQL takes 7999

TAKE: Final = """
    update due set holder = :holder, held_until = greatest(at, :now) + :lease
    where (table_id, kind, seat) in (
      select table_id, kind, seat from due
      where held_until < :now and at <= case kind when 'bot' then :bots_by else :others_by end
      order by held_until, at limit :most for update skip locked
    )
    returning table_id, kind, seat, at, asked
"""
KEEP: Final = """
    update due set held_until = :now + :lease where holder = :holder and held_until < :now + :lease
    returning table_id, kind, seat, at, asked
"""
LET_GO: Final = "update due set held_until = 0 where holder = :holder"


def notify(sender: str, news: Iterable[str]) -> str:
    """A query that tells the other servers, once its transaction is committed."""
    told = sql.SQL(",").join(sql.SQL("({})").format(sql.Literal(f"{sender} {_shortened(one)}")) for one in news)
    return sql.SQL("select pg_notify({}, told) from (values {}) as news (told)").format(CHANNEL, told).as_string()


def _shortened(news: str) -> str:
    """The kind and place alone of what does not fit: it can be read."""
    return news if len(news.encode()) < _LONGEST else " ".join(news.split(" ", 3)[:3])


async def listen(url: str, listener: str) -> AsyncIterator[str]:
    """What other servers tell, until the connection is lost; "" at first and now and then: something may be missed."""
    try:
        connection: AsyncConnection[Any] = await AsyncConnection.connect(url, **CONNECTING, autocommit=True)
    except psycopg.Error as error:
        raise store_error(error, place_of(url)) from error
    try:
        await connection.execute(_LISTEN)
        while True:
            yield ""
            async for notice in connection.notifies(timeout=LOOK_S):
                sender, _, text = notice.payload.partition(" ")
                if sender != listener or text.startswith(SELF_NEWS):
                    yield text
            await connection.execute("select 1")  # a connection that was lost may look like a quiet one
    except psycopg.Error as error:
        raise store_error(error, place_of(url)) from error
    finally:
        cut(connection)
        await connection.close()
