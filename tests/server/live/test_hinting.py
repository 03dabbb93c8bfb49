"""Hints at a table depend on what the asking seat may know, and on nothing else: through the server's own door."""

import asyncio

import msgspec
import pytest

from postroad.core.chance import Quick
from postroad.server.live.hinting import AskHint, Hints
from postroad.store.opening import Database
from tests.server.live.people import ADA, BEN, CLEO, room


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "acts"), [("thurn-taxis", 19), ("kings-road", 4)])
def test_a_hint_is_the_same_to_the_byte_whatever_is_hidden(slug: str, acts: int, database: Database) -> None:
    async def run() -> None:
        async with room(database, is_alive=True) as here:
            table = await here.begun(slug, BEN, CLEO, has_hints=True)
            await here.play(table, ADA, BEN, CLEO, acts=acts)  # cards in hands; in King's Road, a choice made in secret
            who = await here.on_turn(table, ADA, BEN, CLEO)
            now = await here.tables.now(table, who)
            assert now.asked is not None
            true, advice, worlds = (await here.table(table)).state.position, set[bytes](), list[object]()
            game = (await here.table(table)).state.game
            for seed in range(4):
                world = game.imagine(game.view(true, now.eye), Quick(seed)) if seed else true
                (await here.table(table)).state.position = world
                worlds.append(world)
                # Each time by hints that remember nothing.
                found = await Hints(here.tables).hint(who, table, AskHint(now.asked, 3, now.eye))
                advice.add(msgspec.json.encode(found))
            assert any(world != true for world in worlds), "something else was hidden"
            assert len(advice) == 1

    asyncio.run(run())
