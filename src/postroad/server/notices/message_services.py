"""Services that people have already (Discord, Slack, Telegram, ntfy, e-mail), reached from a process of their own."""

import asyncio
import contextlib
import hashlib
import hmac
import json
import sys
from collections.abc import Collection
from importlib.util import find_spec
from typing import Final
from urllib.parse import urlsplit

TIMEOUT_S: Final = 60.0  # for all of a message; the first waits until Apprise is loaded
WEBHOOK: Final = "webhook"
UNREADABLE: Final = "unreadable"
LONGEST_LINE: Final = 65_536


class MessageServices:
    """Hands messages to the process that sends them, one at a time; one that hangs is ended, and begun anew."""

    def __init__(self, allowed: Collection[str], *, allows_private: bool, timeout_s: float = TIMEOUT_S) -> None:
        """`allowed` are the schemes that the host allows."""
        has_apprise = find_spec("apprise") is not None
        self.allowed = [one for one in allowed if has_apprise or one == WEBHOOK]
        self._allows_private = allows_private
        self._timeout_s = timeout_s
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()

    async def kind_of(self, address: str) -> str | None:
        """What kind of service an address means; None for one that cannot be told anything."""
        try:
            scheme = urlsplit(address).scheme
        except ValueError:
            return None
        if scheme == "http" and self._allows_private:
            return WEBHOOK if WEBHOOK in self.allowed else None
        is_own = scheme in self.allowed and scheme != WEBHOOK
        if not is_own and scheme != "https":
            return None
        meant = await self._ask({"url": address}) if set(self.allowed) - {WEBHOOK} else UNREADABLE
        if meant == UNREADABLE and scheme == "https":  # no service's own address, as people copy it from there
            return WEBHOOK if WEBHOOK in self.allowed else None
        return meant if meant in self.allowed else None

    async def send(self, address: str, title: str, body: str) -> str:
        """Tell a service something: sent, failed, forbidden or unreadable."""
        return await self._ask({"url": address, "title": title, "body": body})

    async def close(self) -> None:
        """End the process."""
        async with self._lock:
            await self._end()

    async def _ask(self, request: dict[str, str]) -> str:
        async with self._lock:
            try:
                async with asyncio.timeout(self._timeout_s):
                    return await self._answer(request)
            except (TimeoutError, OSError, ValueError, asyncio.LimitOverrunError):
                await self._end()
                return "failed"
            except asyncio.CancelledError:
                await self._end()
                raise

    async def _answer(self, request: dict[str, str]) -> str:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "postroad.server.notices.service_worker",
                *(["private"] if self._allows_private else []),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=LONGEST_LINE,
            )
            await self._read(self._process)
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(request).encode() + b"\n")
        await self._process.stdin.drain()
        return await self._read(self._process)

    async def _read(self, process: asyncio.subprocess.Process) -> str:
        assert process.stdout is not None
        return str(json.loads(await process.stdout.readline())["result"])  # an empty line, at its end, is none

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def signature(secret: str, at_s: int, body: bytes) -> str:
    """What proves to a webhook that a message is ours and new: sign the time, a full stop and the body."""
    made = hmac.new(bytes.fromhex(secret), f"{at_s}.".encode() + body, hashlib.sha256)
    return f"t={at_s},v1={made.hexdigest()}"
