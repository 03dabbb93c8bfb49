"""Where schedules begin: databases with people and tables at several moments, made once by the real server parts."""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final
from unittest.mock import patch

from postroad.core.chance import Quick
from postroad.server import auth, wire
from postroad.server.auth import Caller
from postroad.server.live.tables import Tables
from postroad.store.people import People
from postroad.store.sqlite import SqliteStore

START_MS: Final = 1_800_000_000_000
NAMES: Final = ("Anna", "Ben", "Clara")
ME, OPEN, BOT = wire.SeatPlan("me"), wire.SeatPlan("open"), wire.SeatPlan("bot", "random")
ACTS: Final = (8, 0, 40, -1)  # how far a game has gone when a schedule begins; -1: people are still coming


@dataclass(frozen=True)
class Plan:
    """A table and who sits there."""

    game: str
    seats: tuple[wire.SeatPlan, ...]
    clock: wire.Clock = wire.Clock()  # noqa: RUF009
    absence: Any = "wait"
    pace: Any = "brisk"


PLANS: Final = (
    Plan("thurn-taxis", (ME, OPEN)),
    Plan("kings-road", (ME, OPEN, BOT)),
    Plan("thurn-taxis", (ME, BOT, OPEN), wire.Clock("turn", 45), "bot"),
    Plan("kings-road", (ME, OPEN, OPEN), wire.Clock("bank", 40)),
    Plan("kings-road", (ME, BOT), wire.Clock("turn", 45), "bot", "calm"),
    Plan("thurn-taxis", (ME, BOT, BOT), pace="calm"),
)


@dataclass(frozen=True)
class Scene:
    """A database, the tables in it, and the secrets of the people."""

    database: bytes
    tables: tuple[str, ...]
    people: tuple[tuple[str, str, str], ...]  # name, id, secret


@contextmanager
def chance_from(seed: int) -> Iterator[None]:
    """Let everything that the server draws by lot follow from a seed."""
    source = Random(seed)
    with (
        patch.object(secrets, "token_bytes", source.randbytes),
        patch.object(secrets, "token_hex", lambda size: source.randbytes(size).hex()),
        patch.object(secrets, "randbits", source.getrandbits),
        patch.object(secrets, "choice", source.choice),
    ):
        yield


class DiskAtOnce:
    """Commits where it is asked to."""

    is_open = True

    def submit(self, commit: Callable[[], None]) -> None:
        commit()

    async def close(self) -> None:
        """There is nothing to wait for."""


@cache
def scene(plan: int, acts: int, tables: int) -> Scene:
    """A table of a plan after so many acts, -1 for one that has not begun; and perhaps one of the next plan."""
    with TemporaryDirectory() as folder, chance_from(1):
        path = Path(folder) / "x.db"
        plans = [PLANS[(plan + number) % len(PLANS)] for number in range(tables)]
        ids, people = asyncio.run(_make(path, plans, acts))
        return Scene(path.read_bytes(), tuple(ids), tuple(people))


def make_all_scenes() -> None:
    """Make what every schedule may begin with."""
    for plan in range(len(PLANS)):
        scene(plan, ACTS[0], 2)
        for acts in ACTS:
            scene(plan, acts, 1)


async def _make(path: Path, plans: list[Plan], acts: int) -> tuple[list[str], list[tuple[str, str, str]]]:
    def now_ms() -> int:
        return START_MS - 1000

    store = SqliteStore(path, new_disk=DiskAtOnce)
    found = People(store, now_ms)
    callers, people = [], []
    for name in NAMES:
        secret = name * 8
        person = await found.create(name, auth.digest(secret), None)
        callers.append(Caller(person.id, name))
        people.append((name, person.id, secret))
    tables = Tables(store, now_ms=now_ms)
    ids = [await _table(tables, callers, plan, acts) for plan in plans]
    await tables.stop()
    await store.close()
    return ids, people


async def _table(tables: Tables, callers: list[Caller], plan: Plan, acts: int) -> str:
    wanted = wire.OpenTable(
        plan.game, list(plan.seats), clock=plan.clock, absence=plan.absence, pace=plan.pace, is_public=True
    )
    id = await tables.open(callers[0], wanted)
    if acts < 0:
        return id
    guests = callers[1 : 1 + plan.seats.count(OPEN)]
    for guest in guests:
        await tables.command(guest, wire.Join(id, f"join-{guest.name}"))
    for one in [callers[0], *guests]:
        await tables.command(one, wire.Ready(id, f"ready-{one.name}"))
    table, chance = await tables.table(id), Quick(acts)
    for _ in range(acts):
        state = table.state
        acting = state.acting
        if not acting:
            break
        seat = acting[0]
        legal = state.game.legal(state.position, seat)
        action = state.game.encode(legal[int(chance.below(len(legal)))])
        owner = next((one for one in callers if one.person == state.seats[seat].person), None)
        asked = state.seats[seat].asked
        assert asked is not None
        if owner is None:
            await table.act_as_bot(seat, asked, action)
        else:
            await tables.command(owner, wire.Act(id, f"before-{state.seq:05}", asked, action, seat))
    return id
