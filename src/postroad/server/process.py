"""The process: a socket to listen at, the services, and uvicorn around the app until it is told to stop."""

import gc
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import uvicorn

from postroad.server import logs
from postroad.server.address import network_addresses
from postroad.server.app import app
from postroad.server.http_connection import Gate, GuardedConnection
from postroad.server.limits import network
from postroad.server.services import Services, build
from postroad.server.settings import Settings
from postroad.store.opening import lock

FRAME_BYTES: Final = 8192
FRAMES: Final = 8  # that wait to be read
PING_S: Final = 20
DRAIN_S: Final = 10
MOST_DESCRIPTORS: Final = 65_536
SPARE_DESCRIPTORS: Final = 100  # for the database, bots and files
BACKLOG: Final = 512
GARBAGE: Final = (20_000, 20, 20)  # objects before the collector looks; a table makes few cycles


class Taken(Exception):
    """There is nothing to listen at, in one line."""


def bind(settings: Settings) -> socket.socket:
    """A socket at the address and port that were asked for; raises Taken.

    Nobody can connect to it until all is ready: who tries meanwhile hears so, and goes to another server.
    """
    try:
        family = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0][0]
        found = socket.socket(family, socket.SOCK_STREAM)
    except OSError as error:
        raise Taken(f"cannot listen at {settings.host} port {settings.port}: {error.strerror}") from None
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
    except OSError as error:
        found.close()
        raise _taken(settings, error) from None
    return found


def _taken(settings: Settings, error: OSError) -> Taken:
    where = f"{settings.host} port {settings.port}"
    return Taken(f"cannot listen at {where}: {error.strerror}; another --port may be free")


def addresses(settings: Settings, listening: socket.socket) -> list[str]:
    """Where the server can be reached: for this machine first, then for others."""
    port = listening.getsockname()[1]
    is_everywhere = settings.host in ("0.0.0.0", "::")
    host = "127.0.0.1" if is_everywhere else settings.host
    here = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    if settings.origins:
        return [here, *settings.origins]
    return [here, *(f"http://{one}:{port}" for one in network_addresses())] if is_everywhere else [here]


def run(settings: Settings, listening: socket.socket, announce: Callable[[list[str]], None]) -> None:
    """Serve until told to stop; raises StoreError if the database cannot be opened."""
    logs.begin(settings.log_format, settings.log_level)
    with listening, lock(settings.database):
        services = build(settings)
        server = _Server(_config(settings, services), services, lambda: announce(addresses(settings, listening)))
        server.run(sockets=[listening])
        if not server.started:
            raise Taken("the server could not start; the log says why")


def _config(settings: Settings, services: Services) -> uvicorn.Config:
    count_cut = services.metrics.connections_cut
    most = _raise_descriptors() - SPARE_DESCRIPTORS
    gate = Gate(
        most,
        settings.connections_per_address,
        settings.proxies,
        lambda why: count_cut.labels(why).inc(),
        lambda address: services.limits.is_insistent(network(address)),
    )
    return uvicorn.Config(
        app(services, warmed_up=gc.freeze),  # catalogues stay: the collector need not walk through them ever again
        http=GuardedConnection.limited(gate, settings.headers_seconds, settings.unread_seconds),
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws=_websocket_class(settings, services),
        ws_max_size=FRAME_BYTES,
        ws_max_queue=FRAMES,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        ws_per_message_deflate=False,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=DRAIN_S,
        h11_max_incomplete_event_size=16384,
        lifespan="on",
        backlog=BACKLOG,
    )


def _raise_descriptors() -> int:
    """How many files and connections the process may have open, once it has asked for as many as it may."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def _websocket_class(settings: Settings, services: Services) -> Any:
    """Our own class where uvicorn still has what it builds upon; else its own, and sockets go over plain ASGI."""
    try:
        from postroad.server.live.uvicorn_connection import UvicornConnection
    except ImportError:
        return "auto"
    count_flood = services.metrics.sockets_cut.labels("flood").inc
    return UvicornConnection.limited(settings.frames_per_10s, settings.socket_kib_per_10s, count_flood)


class _Server(uvicorn.Server):
    """Says where it is once it can be reached, and goodbye before it goes."""

    def __init__(self, config: uvicorn.Config, services: Services, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._services = services
        self._announce = announce

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being told to stop and stopping is success, not death by a signal."""
        with super().capture_signals():
            yield
            getattr(self, "_captured_signals", []).clear()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._services.hub.goodbye()
        await super().shutdown(sockets=sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets=sockets)
        except OSError as error:  # another process was quicker to listen at the same port
            await self.lifespan.shutdown()
            raise _taken(self._services.settings, error) from None
        if self.started:
            self._announce()
            # What the start has made stays: the collector need not walk through it ever again.
            gc.collect()
            gc.freeze()
            gc.set_threshold(*GARBAGE)
            self._services.loop_lag.longest_s = 0.0
