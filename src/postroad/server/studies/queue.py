"""The queue of analyses: people take turns, each has one at a time, and what was judged is never judged again."""

import asyncio
import contextlib
import hashlib
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec

from postroad.analysis.game_analysis import Analyser, NotAnalysed
from postroad.core.record import RecordError
from postroad.core.refusals import Refusal, Refused
from postroad.server import logs, replays
from postroad.server.answers import Body
from postroad.server.studies.messages import StudyMoment, StudySummary
from postroad.store.analyses import Analyses, AnalysisRow
from postroad.store.store import StoreError

Effort = Literal["quick", "normal"]
State = Literal["waiting", "running", "stopped", "failed", "done"]
HELD_MS: Final = 20_000  # a server that has said nothing for so long is gone
LOOK_S: Final = 5.0  # how often to look for what other servers have left, and to say that one is there
TRIES: Final = 3  # of processes that die
LONGEST_LINE: Final = 1 << 23
NICENESS: Final = 19
FORMAT: Final = 3  # of what is said of a game, and by which judge; what is kept of an older one is judged anew


class Study(Body, frozen=True):
    """An analysis as far as it has come; moments are those from the one that was asked for on."""

    id: str
    effort: Effort
    state: State
    ahead: int  # how many others come first
    total: int  # moments of the game; 0 until they are counted
    judged: int
    moments: list[StudyMoment]
    summary: StudySummary | None


@dataclass(frozen=True)
class QueueSettings:
    """How much may be done and asked for."""

    workers: int = 1
    memory_mib: int = 1024
    most_open: int = 100
    most_each: int = 3
    minutes: int = 60


class AnalysisQueue:
    """Takes what people ask for, and works on it in processes that stand back behind everything else."""

    def __init__(
        self,
        rows: Analyses,
        settings: QueueSettings,
        now_ms: Callable[[], int],
        *,
        is_alone: bool = True,
        spend: Callable[[str], Awaitable[None]] | None = None,
        count: Callable[[str], None] = lambda result: None,
    ) -> None:
        """`is_alone`: no other server works on the same rows. `count` is told how each analysis ended.

        `spend` counts what a person asks for, and raises Refused if it was too much.
        """
        self._rows = rows
        self._settings = settings
        self._now_ms = now_ms
        self._is_alone = is_alone
        self._spend = spend
        self._count = count
        self._wake = asyncio.Event()
        self._running: dict[str, tuple[str, asyncio.Task[None]]] = {}  # by id: whose, and the work
        self._served: dict[str, int] = {}  # by person: when they were last served, as a number
        self.waiting = 0

    async def ask(self, person: str, text: str, effort: Effort) -> str:
        """Want an analysis of a record; its id, at once. Raises Refused."""
        id, record = await asyncio.to_thread(prepared, text, effort)
        found = await self._rows.find(id)
        if found is not None and found.state in ("open", "done"):
            return id
        if not person:  # what is kept anyone may look at; to ask for more one must be someone
            raise Refused(Refusal("", "who-are-you"))
        if self._spend is not None:
            await self._spend(person)
        open_now = await self._rows.open()
        if len(open_now) >= self._settings.most_open:
            raise Refused(Refusal("", "analyses-full", {"count": self._settings.most_open}))
        if not await self._rows.ask(id, effort, record, person, self._settings.most_each):
            raise Refused(Refusal("", "analyses-yours", {"count": self._settings.most_each}))
        self._wake.set()
        return id

    async def study(self, id: str, after: int = 0) -> Study:
        """An analysis as far as it has come; raises Refused if nobody asked for it."""
        row = await self._rows.find(id)
        if row is None:
            raise Refused(Refusal("", "not-found"))
        bodies = await self._rows.moments(id, after)
        state: Any = row.state
        ahead = 0
        if state == "open":
            is_begun = id in self._running or row.held_until > self._now_ms()
            state = "running" if is_begun else "waiting"
            ahead = 0 if is_begun else sum(one.asked_at < row.asked_at for one in await self._rows.open())
        moments: list[Any] = [msgspec.Raw(body.encode()) for body in bodies]
        summary: Any = msgspec.Raw(row.summary.encode()) if row.summary else None
        return Study(id, row.effort, state, ahead, row.total, after + len(bodies), moments, summary)  # type: ignore[arg-type]

    async def stop(self, id: str, person: str) -> None:
        """Work on it no more; it goes on when someone asks again. Raises Refused if another asked for it."""
        row = await self._rows.find(id)
        if row is None:
            raise Refused(Refusal("", "not-found"))
        if row.state != "open":
            return
        if row.person != person:
            raise Refused(Refusal("", "analysis-not-yours"))
        await self._rows.end(id, "stopped")
        self._count("stopped")
        if id in self._running:
            self._running[id][1].cancel()

    async def run(self) -> None:
        """Work until cancelled."""
        try:
            while True:
                self._wake.clear()
                with contextlib.suppress(StoreError):
                    await self._begin_some()
                    if self._running and not self._is_alone:
                        await self._rows.renew(list(self._running), self._now_ms() + HELD_MS)
                # What another server leaves undone nobody tells: it has to be looked for.
                seconds = LOOK_S if self.waiting or self._running or not self._is_alone else None
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(seconds):
                        await self._wake.wait()
        finally:
            tasks = [task for _, task in self._running.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def hear(self, _id: str) -> None:
        """Another server has taken an order, or left one."""
        self._wake.set()

    async def prepare(self) -> None:
        """Nothing is under way yet: what a process before this one held is free."""
        if self._is_alone and any(row.held_until for row in await self._rows.open()):
            await self._rows.let_go()

    async def _begin_some(self) -> None:
        rows = await self._rows.open()
        while len(self._running) < self._settings.workers and (row := self._next(rows)) is not None:
            rows.remove(row)
            if await self._rows.claim(row.id, row.person, self._now_ms() + HELD_MS):
                self._begin(row)
        self.waiting = sum(row.id not in self._running for row in rows)

    def _next(self, rows: list[AnalysisRow]) -> AnalysisRow | None:
        """The one that waits longest, of the person who was served longest ago and has none under way."""
        now = self._now_ms()
        busy = {person for person, _ in self._running.values()}
        busy |= {row.person for row in rows if row.person and row.held_until >= now}  # at another server
        free = [row for row in rows if row.held_until < now and (row.person or row.id) not in busy]
        return min(free, key=lambda row: (self._served.get(row.person or row.id, 0), row.asked_at), default=None)

    def _begin(self, row: AnalysisRow) -> None:
        person = row.person or row.id
        self._served = {**self._served, person: max(self._served.values(), default=0) + 1}
        task = asyncio.create_task(self._work(row))
        self._running[row.id] = (person, task)

        def ended(_: asyncio.Task[None]) -> None:
            self._running.pop(row.id, None)
            self._wake.set()

        task.add_done_callback(ended)

    async def _work(self, row: AnalysisRow) -> None:
        try:
            async with asyncio.timeout(60 * self._settings.minutes):
                for _ in range(TRIES):
                    if await self._go_on(row):
                        return
        except TimeoutError:
            pass
        except asyncio.CancelledError:
            with contextlib.suppress(StoreError):
                await self._rows.free(row.id)
            raise
        except StoreError as error:  # it stays open, and is taken up again once the lease has run out
            logs.failure("an analysis could not be kept", error)
            return
        await self._rows.end(row.id, "failed")
        self._count("failed")

    async def _go_on(self, row: AnalysisRow) -> bool:
        """Judge what is left; False if the process died."""
        kept = [msgspec.Raw(body.encode()) for body in await self._rows.moments(row.id)]
        request = msgspec.json.encode({"record": row.record, "effort": row.effort, "judged": kept})
        total = row.total
        async with contextlib.aclosing(_lines(request, self._settings.memory_mib)) as lines:
            async for line in lines:
                if "total" in line:
                    total = msgspec.json.decode(line["total"])
                elif "moment" in line:
                    number, body = msgspec.json.decode(line["number"]), bytes(line["moment"]).decode()
                    if not await self._rows.keep(row.id, number, body, total, self._now_ms() + HELD_MS):
                        return True  # it was stopped
                elif "summary" in line:
                    await self._rows.finish(row.id, bytes(line["summary"]).decode())
                    self._count("done")
                    return True
        return False


async def _lines(request: bytes, memory_mib: int) -> AsyncGenerator[dict[str, msgspec.Raw], None]:
    """What a process says of a game; it is gone when nobody listens any more."""
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    command = [sys.executable, "-m", "postroad.server.studies.worker", str(memory_mib), str(os.getpid())]
    process: Process = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment, limit=LONGEST_LINE
    )
    _let_stand_back(process.pid)
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(ConnectionError):
            process.stdin.write(request + b"\n")
            await process.stdin.drain()
        async for line in process.stdout:
            yield msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _let_stand_back(pid: int) -> None:
    """Leave a process only what of the processor nobody else wants: bots of running games go before.

    Done from outside, so that it stands back before it reads the program, which takes as long as many a thought.
    """
    with contextlib.suppress(OSError, AttributeError):  # it is gone already, or the system does not know of niceness
        os.setpriority(os.PRIO_PROCESS, pid, NICENESS)
    with contextlib.suppress(OSError, AttributeError):  # not everywhere allowed; niceness is
        os.sched_setscheduler(pid, os.SCHED_IDLE, os.sched_param(0))


def prepared(text: str, effort: Effort) -> tuple[str, str]:
    """A record without the names of its players, and the id of its analysis; raises Refused. Takes its time."""
    head, _, rest = text.lstrip("\ufeff").partition("\n")
    recorded = replays.read(text.encode())
    try:
        Analyser(recorded, effort)
    except RecordError as error:
        raise replays.wrong(error) from error
    except NotAnalysed as error:
        raise Refused(Refusal("", error.key, dict(error.arguments))) from error
    header = json.loads(head)
    header["players"] = [f"#{seat + 1}" for seat in range(len(header["players"]))]
    record = json.dumps(header, ensure_ascii=False, separators=(",", ":")) + "\n" + rest
    return hashlib.sha256(f"{FORMAT}\n{effort}\n{record}".encode()).hexdigest()[:24], record
