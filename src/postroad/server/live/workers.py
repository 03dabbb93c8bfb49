"""The worker processes: started when first needed, watched, killed and replaced one by one."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
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
        line = await asyncio.wait_for(process.stdout.readline(), timeout_s)
        if not line:
            raise OSError("the worker has ended")
        found: dict[str, Any] = msgspec.json.decode(line)
        return found


class Workers:
    """Several of them; a request waits for the first that is free."""

    def __init__(self, count: int, new_worker: Callable[[], Worker]) -> None:
        self.all = [new_worker() for _ in range(count)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in reversed(self.all):
            self._free.put_nowait(worker)

    async def think(self, request: dict[str, Any], timeout_s: float) -> dict[str, Any]:
        """The action that a bot chooses; raises WorkerFailed."""
        worker = await self._free.get()
        try:
            return await worker.think(request, timeout_s)
        finally:
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(*(worker.stop() for worker in self.all))
