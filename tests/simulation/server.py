"""A simulated server: the real parts in a node of their own, with bots whose processes are simulated."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.types import ASGIApp

from postroad.server.app import around
from postroad.server.live.loop_lag import LoopLag
from postroad.server.live.worker import Thinker
from postroad.server.live.workers import Worker, WorkerFailed
from postroad.server.services import Outside, Services, build
from postroad.server.settings import Settings
from postroad.store.opening import Database
from postroad.store.sqlite import SqliteStore
from tests.simulation import disk
from tests.simulation.choices import Choices
from tests.simulation.posts import ROUTES
from tests.simulation.sharing import SharedSqliteStore
from tests.simulation.weather import BotFaults

if TYPE_CHECKING:
    from tests.simulation.world import World

THINKING_S: Final = 0.3


class NoLoopLag(LoopLag):
    """Simulated time stands still while anything runs: there is nothing to measure."""

    async def run(self) -> None:
        """Measure nothing."""


class SimulatedWorker(Worker):
    """A bot's process: the real bot behind the real messages, which stalls, dies or answers nonsense now and then."""

    def __init__(self, choices: Choices, faults: BotFaults, note: Callable[[str, str], None]) -> None:
        super().__init__(0)
        self._choices = choices
        self._faults = faults
        self._note = note
        self._thinker = Thinker()

    async def think(self, request: dict[str, Any], timeout_s: float) -> dict[str, Any]:
        sent = msgspec.json.decode(msgspec.json.encode({"id": 1, **request}))
        if self._choices.happens("bots", self._faults.stalls):
            self._note("stalled worker", "a bot's process hangs")
            await asyncio.sleep(timeout_s)
            raise WorkerFailed("TimeoutError")
        await asyncio.sleep(self._choices.seconds("bots", THINKING_S))
        if self._choices.happens("bots", self._faults.dies):
            self._note("dead worker", "a bot's process dies")
            raise WorkerFailed("OSError")
        if self._choices.happens("bots", self._faults.nonsense):
            self._note("nonsense of a bot", "a bot answers nonsense")
            return {"do": "nonsense"}
        answer = self._thinker.answer(sent)
        action: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(answer))["action"]
        return action

    async def stop(self) -> None:
        """There is no process to end."""


@dataclass
class SimulatedServer:
    """One process: started, and then stopped or killed."""

    world: "World"
    node: str
    services: Services | None = None
    is_ready: bool = False

    @cached_property
    def web(self) -> ASGIApp:
        """Where commands come by HTTP."""
        assert self.services is not None
        return around(self.services, ROUTES)

    def start(self) -> None:
        """Begin, in a node of its own."""
        self._stopping = asyncio.Event()
        self._task = self.world.loop.run_as(self.node, self._live())
        self._task.add_done_callback(lambda _: self.world.ended(self))

    def stop(self) -> None:
        """Ask it to end by itself, as an operator does."""
        self._stopping.set()

    async def _live(self) -> None:
        world = self.world

        def open_store(database: Database, committed: Callable[[float], None]) -> SqliteStore:
            kind = SharedSqliteStore if world.bus else SqliteStore
            found = disk.open_store(world.file, self.node, world.loop, world.choices, world.weather.disk, world, kind)
            if isinstance(found, SharedSqliteStore) and world.bus:
                found.bus, found.holder = world.bus, self.node
            return found

        def new_worker(memory_mib: int, own_bots: tuple[str, ...]) -> Worker:
            return SimulatedWorker(world.choices, world.weather.bots, world.note)

        outside = Outside(world.now_ms, open_store, new_worker, world.loop.time)
        settings = Settings(
            database=world.file.path,
            messages_per_10s=100_000,
            reads_per_minute=1_000_000,
            chats_per_minute=100_000,
            notices="off",  # this world has no push services
        )
        self.services = replace(build(settings, outside), loop_lag=NoLoopLag())
        async with self.services.alive():
            self.is_ready = True
            await self._stopping.wait()
            self.is_ready = False
