"""How finished tables ended, worked out once for each, so that statistics need not replay them all."""

import json
from typing import Any

from postroad.store.store import Statement, Store


class Outcomes:
    """The rows of `outcome`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def missing(self, game: str, most: int) -> list[str]:
        """Finished tables of a game that are not worked out yet."""
        rows = await self._store.read(
            "select board.id from board left join outcome on outcome.table_id = board.id"
            " where board.game = :game and status = 'over' and is_lesson = 0 and outcome.table_id is null"
            " order by moved_at limit :most",
            game=game,
            most=most,
        )
        return [table for (table,) in rows]

    async def add(self, table: str, game: str, players: int, result: dict[str, Any]) -> None:
        """Keep how a table ended."""
        await self._store.write(
            Statement(
                "insert into outcome (table_id, game, players, result) values (:table, :game, :players, :result)"
                " on conflict (table_id) do nothing",
                {"table": table, "game": game, "players": players, "result": json.dumps(result)},
            )
        )

    async def version(self, game: str) -> tuple[int, str]:
        """Something that changes whenever the outcomes of a game do."""
        rows = await self._store.read("select count(*), max(table_id) from outcome where game = :game", game=game)
        return int(rows[0][0]), str(rows[0][1] or "")

    async def of(self, game: str) -> list[tuple[int, str]]:
        """How many played, and how it ended as JSON, for every finished table of a game."""
        rows = await self._store.read("select players, result from outcome where game = :game", game=game)
        return [(players, result) for players, result in rows]
