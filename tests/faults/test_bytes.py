"""Nobody can tell from the bytes they are sent how hidden things lie."""

import asyncio
import hashlib
import re
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import httpx
import pytest
from msgspec.structs import replace

from postroad.server.live import presentation
from postroad.server.live.table import Table
from tests.conformance.hidden import secrets_of
from tests.faults.sockets import new_id
from tests.faults.twins import Whole, everything, opened, questions, swapped, twin_state, whole

POSITIONS = {"thurn-taxis": 50, "kings-road": 16}  # `make faults`: 10,000
PLAYERS = 3
PAGES_EVERY = 5  # positions: making the pages of text takes longest


async def leaks(
    here: Whole, table: Table, people: list[httpx.AsyncClient], rng: Random, *, has_pages: bool
) -> list[tuple[str, str]]:
    """Where someone at the table, or a spectator, would be sent other bytes by the table's twin."""
    found = []
    for number, who in enumerate(people):
        seat = number if number < PLAYERS else None
        asked = questions(table, seat, rng)
        real = await everything(here, table, who, seat, asked, has_pages=has_pages)
        async with swapped(table, twin_state(table.state, seat, rng)):
            other = await everything(here, table, who, seat, asked, has_pages=has_pages)
        assert not [text for text in real if '"internal"' in text or text.startswith(("4", "5"))], (
            "all is really answered"
        )
        found += [(one, two) for one, two in zip(map(plain, real), map(plain, other), strict=True) if one != two]
    return found


def plain(text: str) -> str:
    """What was sent, without the id that a form of the page brings along for its command."""
    return re.sub(r'(name="command" value=")[^"]*', r"\1", text)


async def act(table: Table, people: list[httpx.AsyncClient], rng: Random) -> None:
    """Anyone who may acts in some way."""
    state = table.state
    seat = rng.choice(state.acting)
    assert state.position is not None
    action = state.game.encode(rng.choice(state.game.legal(state.position, seat)))
    sent = {"t": "act", "table": table.id, "command": new_id(), "asked": state.seats[seat].asked, "action": action}
    done = await people[seat].post(f"/api/tables/{table.id}/commands", json=sent)
    assert done.status_code == 200, done.text


async def search(folder: Path, game: str, positions: int) -> list[tuple[str, str]]:
    """Leaks at so many positions of some games, for all eyes; those of the first position that has any."""
    rng, found = Random(1), list[tuple[str, str]]()
    async with whole(folder) as here:
        people = [await here.person(name) for name in ("Ada", "Ben", "Cleo")]
        watchers = [*people, await here.person("Dan")]
        table = await opened(here, game, people)
        for number in range(positions):
            for _ in range(rng.randint(1, 2)):
                if table.state.status == "over":
                    table = await opened(here, game, people)
                await act(table, people, rng)
            if table.state.status == "playing":
                found = await leaks(here, table, watchers, rng, has_pages=number % PAGES_EVERY == 0)
            if found:
                break
        for one in watchers:
            await one.aclose()
    return found


def run(folder: Path, positions: int) -> str:
    """So many positions, shared by both games; what was seen."""
    for game in POSITIONS:
        place = folder / game
        place.mkdir()
        assert asyncio.run(search(place, game, positions // len(POSITIONS)))[:1] == []
    return f"0 differing bytes for {PLAYERS} players and a spectator"


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(POSITIONS))
def test_no_byte_sent_depends_on_what_is_hidden(game: str, tmp_path: Path) -> None:
    assert asyncio.run(search(tmp_path, game, POSITIONS[game]))[:1] == []


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(POSITIONS))
@pytest.mark.parametrize("where", ["view", "line", "info"])
def test_a_planted_leak_is_found(game: str, where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, where)
    assert asyncio.run(search(tmp_path, game, POSITIONS[game])) != []


def plant(monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    """Let the server tell something hidden to those who may not know it."""
    now, line, info = presentation.now, presentation.line, presentation.table_info

    def leaky_now(state: Any, eye: Any, *rest: Any) -> Any:
        honest = now(state, eye, *rest)
        secrets = secrets_of(state.game).read.values()
        return replace(honest, at=crc32(str([read(state.position, eye.seat) for read in secrets]).encode()))

    def leaky_line(state: Any, one: Any, seat: Any) -> Any:
        honest = line(state, one, seat)
        if one.played is None:
            return honest
        return replace(honest, at=crc32(str([one.played.action, one.played.step.entries]).encode()))

    def leaky_info(state: Any, *rest: Any) -> Any:
        honest = info(state, *rest)
        honest.options["leak"] = state.secret.hex()
        return honest

    match where:
        case "view":
            monkeypatch.setattr(presentation, "now", leaky_now)
        case "line":
            monkeypatch.setattr(presentation, "line", leaky_line)
        case _:
            monkeypatch.setattr(presentation, "table_info", leaky_info)


def test_a_seal_proves_a_choice_and_says_nothing_of_it(tmp_path: Path) -> None:
    """The same choice made again and again has another seal each time; opened, each seal is of its choice."""

    async def run() -> None:
        async with whole(tmp_path) as here:
            people = [await here.person(name) for name in ("Ada", "Ben")]
            seen = set()
            table = await opened(here, "kings-road", people)
            for round_number in range(20):
                cards = ["zin-kais-deep", "wizards-tower", "wild-hills"]
                choice = {"do": "choose", "cards": cards}
                seat = table.state.seats[0]
                sent = {"t": "act", "table": table.id, "command": new_id(), "asked": seat.asked, "action": choice}
                assert (await people[0].post(f"/api/tables/{table.id}/commands", json=sent)).status_code == 200
                sealed = table.state.sealed[0]
                assert re.fullmatch("[0-9a-f]{32}", sealed.nonce), "128 bits"
                assert sealed.seal == hashlib.sha256((sealed.nonce + sealed.text).encode()).hexdigest()
                seen.add((sealed.seal, sealed.nonce))
                assert len(seen) == round_number + 1
            seal = table.state.sealed[0].seal
            asked, game = table.state.seats[1].asked, table.state.game
            action = game.encode(game.legal(table.state.position, 1)[0])
            sent = {"t": "act", "table": table.id, "command": new_id(), "asked": asked, "action": action}
            assert (await people[1].post(f"/api/tables/{table.id}/commands", json=sent)).status_code == 200
            opening = (await people[1].get(f"/api/tables/{table.id}")).json()["openings"][0]
            assert opening["seal"] == seal
            assert hashlib.sha256((opening["nonce"] + opening["choice"]).encode()).hexdigest() == seal
            for one in people:
                await one.aclose()

    asyncio.run(run())
