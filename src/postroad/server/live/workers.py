"""The worker processes: started when first needed, watched, killed and replaced one by one."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

START_S: Final = 60.0  # a process may take so long to come up
LONGEST_LINE: Final = 1 << 20


class WorkerFailed(Exception):
    """The bot was late, died or raised; someone else must move."""


class Worker:
    """One process, with at most one request at a time."""

    def __init__(self, memory_mib: int, own_bots: Sequence[str] = ()) -> None:
        self._memory_mib = memory_mib
        self._own_bots = own_bots
        self._process: Process | None = None
        self._asked = 0

    @property
    def pid(self) -> int | None:
        """The process, if one is running."""
        return self._process.pid if self._process and self._process.returncode is None else None

    async def think(self, request: dict[str, Any], timeout_s: float) -> dict[str, Any]:
        """The action that a bot chooses; raises WorkerFailed, and then the process is gone."""
        try:
            process = await self._running()
            self._asked += 1
            assert process.stdin is not None
            process.stdin.write(msgspec.json.encode({"id": self._asked, **request}) + b"\n")
            answer = await self._line(process, timeout_s)
        except (OSError, TimeoutError, ValueError, msgspec.DecodeError) as error:
            await self.stop()
            raise WorkerFailed(type(error).__name__) from error
        except asyncio.CancelledError:
            await self.stop()  # an answer that nobody waits for must not be taken for the next one's
            raise
        action = answer.get("action")
        if answer.get("id") != self._asked or not isinstance(action, dict):
            raise WorkerFailed("no action")
        return action

    async def stop(self) -> None:
        """End the process; the next request starts another."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
            command = [sys.executable, "-m", "postroad.server.live.worker", str(self._memory_mib), str(os.getpid())]
            command += self._own_bots
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment, limit=LONGEST_LINE
            )
            await self._line(self._process, START_S)
        return self._process

    async def _line(self, process: Process, timeout_s: float) -> dict[str, Any]:
        assert process.stdout is not None
        async with asyncio.timeout(timeout_s):
            line = await process.stdout.readline()
        if not line:
            raise OSError("the worker has ended")
        found: dict[str, Any] = msgspec.json.decode(line)
        return found


class Workers:
    """Several of them; persons whose bots wait take turns, and none has more than some of them at once."""

    def __init__(self, count: int, new_worker: Callable[[], Worker], most_each: int = 0) -> None:
        """`most_each` is for one person; 0 for all but one, where there are several."""
        self.all = [new_worker() for _ in range(count)]
        self._most_each = most_each or max(1, count - 1)
        self._free = list(reversed(self.all))
        self._busy: Counter[str] = Counter()  # workers by person
        self._waiting: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()  # by person, in turn

    @property
    def waiting(self) -> int:
        """How many requests wait for a worker."""
        return sum(map(len, self._waiting.values()))

    async def think(self, request: dict[str, Any], timeout_s: float, person: str = "") -> dict[str, Any]:
        """The action that a bot at a person's table chooses; raises WorkerFailed."""
        worker = await self._take(person)
        try:
            return await worker.think(request, timeout_s)
        finally:
            self._give_back(person, worker)

    async def _take(self, person: str) -> Worker:
        mine: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(mine)
        self._hand_out()
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._give_back(person, mine.result())
            raise

    def _give_back(self, person: str, worker: Worker) -> None:
        self._busy[person] -= 1
        if not self._busy[person]:
            del self._busy[person]
        self._free.append(worker)
        self._hand_out()

    def _hand_out(self) -> None:
        """Give free workers to those whose turn it is; who was served goes to the end."""
        for person in list(self._waiting):
            queue = self._waiting[person]
            while queue and queue[0].done():  # cancelled
                queue.popleft()
            if not queue:
                del self._waiting[person]
            elif self._free and self._busy[person] < self._most_each:
                self._busy[person] += 1
                queue.popleft().set_result(self._free.pop())
                self._waiting.move_to_end(person)

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(*(worker.stop() for worker in self.all))
