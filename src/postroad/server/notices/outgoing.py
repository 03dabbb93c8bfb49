"""Requests to elsewhere: to public addresses alone, with a limit of time, and never along a redirect."""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

import httpcore

TIMEOUT_S: Final = 10.0  # for all of a request
MOST_CONNECTIONS: Final = 16


class Answer(NamedTuple):
    """What came back; the body is not read."""

    status: int
    retry_after_s: int | None


class Forbidden(Exception):
    """The address is not a public one."""


class Unreached(Exception):
    """Nobody answered, or not in time."""


class Outgoing:
    """Sends requests; `allows_private` is for hosts that want to tell something on their own network."""

    def __init__(self, *, allows_private: bool = False, timeout_s: float = TIMEOUT_S) -> None:
        self.allows_private = allows_private
        self._timeout_s = timeout_s
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_connections=MOST_CONNECTIONS,
            keepalive_expiry=30,
            network_backend=_Guarded(allows_private=allows_private),
        )

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Send something; raises Forbidden or Unreached."""
        if not address.startswith("https://") and not self.allows_private:
            raise Forbidden(address)
        try:
            async with asyncio.timeout(self._timeout_s):
                async with self._pool.stream("POST", address, headers=list(headers.items()), content=body) as answer:
                    after = dict(answer.headers).get(b"retry-after", b"")
                    return Answer(answer.status, int(after) if after.isdigit() else None)
        except (
            TimeoutError,
            OSError,
            httpcore.NetworkError,
            httpcore.ProtocolError,
            httpcore.TimeoutException,
        ) as error:
            raise Unreached(type(error).__name__) from error

    async def close(self) -> None:
        """End all connections."""
        await self._pool.aclose()


class _Guarded(httpcore.AsyncNetworkBackend):
    """Looks names up once, checks what they mean, and connects to that: no name can lead elsewhere afterwards."""

    def __init__(self, *, allows_private: bool) -> None:
        self._allows_private = allows_private
        self._backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in found]
        if not self._allows_private and not all(is_public(one) for one in addresses):
            raise Forbidden(host)
        return await self._backend.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def is_public(address: str) -> bool:
    """Whether an address is one of the internet, and not of this machine, its network or some tunnel to them."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None and not inner.is_global:
            return False
    return found.is_global and not found.is_multicast
