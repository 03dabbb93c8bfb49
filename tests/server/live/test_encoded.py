"""What is sent, made of parts encoded once for several eyes, is what each eye's own `now` would be encoded to."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from postroad.core.refusals import Refused
from postroad.games import GAMES
from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live.connection import unframed
from postroad.server.live.presentation import Viewer
from postroad.server.live.table import Table
from tests.server.live.people import ADA, BEN, CLEO, ME, OPEN, Room, bot, room

PEOPLE = (ADA, BEN, CLEO, Caller("p-dan", "Dañ \u2028"), Caller("p-eve", 'Eve "\\"'))
TABLES = [(slug, seats) for slug, game in GAMES.items() for seats in game.seats]


def check(table: Table) -> None:
    """Everyone who could look now, with lines of various lengths missing."""
    seats = range(len(table.state.seats))
    table.forget_frames()  # the time is told, too
    for since in {table.state.seq, table.state.seq - 1, table.state.seq - 4, -1}:
        for eye in (*(Viewer(seat, (seat,), seat == 0) for seat in seats), Viewer(1, (0, 1)), Viewer(None)):
            (sent,) = unframed(table.now_frame(eye, since))
            assert sent == msgspec.json.encode(table.now(eye, since)).decode()


async def some_undo(here: Room, table: str, people: tuple[Caller, ...], rng: random.Random) -> None:
    """Someone who may takes something back, or asks to; someone agrees or does not."""
    state = (await here.table(table)).state
    who = rng.choice(people)
    seat = state.seats_of(who.person)[0]
    free, by_consent = state.undos(seat)
    to = free if free is not None else by_consent
    if state.status == "playing" and to is not None:
        await here.do(who, wire.Undo, table, to=to)
        check(await here.table(table))
        for other in people:
            if (await here.table(table)).state.asking and other is not who:
                await here.do(other, wire.AnswerUndo, table, agrees=rng.random() < 0.8)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_now_is_sent_as_it_would_be_encoded_by_itself(game: str, seats: int, tmp_path: Path) -> None:
    async def run() -> None:
        people, rng = PEOPLE[:seats], random.Random(seats)
        async with room(tmp_path / "x.db") as here:
            table = await here.begun(game, *people[1:], clock=wire.Clock("bank", 3600))
            for number in range(60):
                check(await here.table(table))
                await here.play(table, *people, acts=1, seed=number)
                here.watch.at += 1234
                if number % 6 == 5:
                    await some_undo(here, table, people, rng)
            try:
                await here.do(people[-1], wire.Resign, table)
            except Refused:
                assert game != "thurn-taxis", "it may have to wait until choices are revealed, or be over"
            check(await here.table(table))

    asyncio.run(run())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_so_it_is_before_the_game_and_to_its_end(game: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db", is_alive=True) as here:
            id = await here.opened(game, ME, OPEN, bot("random"), pace="instant")
            table = await here.table(id)
            check(table)
            await here.do(BEN, wire.Join, id)
            check(table)
            for who in (ADA, BEN):
                await here.do(who, wire.Ready, id)
                check(table)
            await here.do(BEN, wire.Leave, id)
            check(table)
            await here.do(ADA, wire.Leave, id)
            await here.until(id, "over")
            check(table)

    asyncio.run(run())


def test_a_new_name_is_shown_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path / "x.db") as here:
            table = await here.table(await here.begun("thurn-taxis", BEN))
            check(table)
            here.tables.renamed(BEN.person, "Benno")
            check(table)
            assert b'"Benno"' in table.now_frame(Viewer(None), table.state.seq)

    asyncio.run(run())
