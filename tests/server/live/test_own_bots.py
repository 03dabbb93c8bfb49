"""Bots of the host's own at tables: only those that the host named, and never by what a client sends."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from postroad.bots import own, roster
from postroad.bots.roster import UnknownBot
from postroad.core.refusals import Refused
from postroad.games import GAMES
from postroad.server import wire
from postroad.server.live.commands import occupant
from tests.server.live.people import ADA, ME, bot, room

MINE = """
class Mine:
    games = ("kings-road",)
    def begin(self, slug, seat, seats, options):
        self.told = (slug, seat, seats, dict(options))
    def choose(self, view, legal, rng):
        assert self.told == ("kings-road", 1, 2, {"hereditary_nobles": True})
        return next(action for action in legal if action.cards == ("witch",)) if view.round == 0 else legal[0]
"""


@pytest.fixture
def spec(tmp_path: Path) -> Iterator[str]:
    """A file with a bot; the roster is afterwards as it was."""
    (tmp_path / "mine.py").write_text(MINE)
    before = dict(roster.ROSTER)
    yield f"{tmp_path}/mine.py:Mine"
    roster.ROSTER.update(before)


def test_a_client_cannot_name_code_to_run(spec: str) -> None:
    for asked in (spec, "exec:true", "postroad.bots.bot:RandomBot", "mine"):
        with pytest.raises(Refused, match="bot-unknown"):
            occupant(wire.SeatPlan(kind="bot", bot=asked), ADA.person, "kings-road")


def test_a_bot_that_the_host_allows_is_listed_for_the_games_that_it_plays(spec: str) -> None:
    own.allow([f"mine={spec}"])
    assert "mine" in roster.names("kings-road")
    assert "mine" not in roster.names("thurn-taxis")
    assert occupant(wire.SeatPlan(kind="bot", bot="mine"), ADA.person, "kings-road").bot == "mine"


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ("mine", "is no NAME=SPEC"),
        ("My Bot=./mine.py:Mine", "is no NAME=SPEC"),
        ("random=./mine.py:Mine", "has a bot 'random' already"),
        ("mine=./gone.py:Mine", "there is no file"),
    ],
)
def test_what_the_host_asks_for_in_vain_is_said(named: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=why):
        own.allow([named])
    assert all("mine" not in roster.names(slug) for slug in GAMES)


@pytest.mark.slow
def test_it_sits_at_a_table_and_is_told_where(spec: str, tmp_path: Path) -> None:
    named = f"mine={spec}"
    own.allow([named])

    async def run() -> None:
        async with room(tmp_path / "x.db", is_alive=True, own_bots=(named,)) as here:
            options = {"hereditary_nobles": True}
            table = await here.opened("kings-road", ME, bot("mine"), pace="instant", options=options)
            await here.do(ADA, wire.Ready, table)
            async with asyncio.timeout(60):
                while not (await here.tables.now(table, ADA)).room.seats[1].seal:
                    await asyncio.sleep(0.02)
            assert here.fallbacks == []

    asyncio.run(run())
