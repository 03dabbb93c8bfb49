"""Commands by HTTP, as pages without scripts and programs send them: a request that is lost or late, and its answer."""

from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.routing import BaseRoute
from starlette.types import Message

from postroad.server.app import endpoints
from tests.simulation.loop import context_of
from tests.simulation.network import HOST, LATE_S, PEOPLE, USUAL_S

if TYPE_CHECKING:
    from tests.simulation.people import Page
    from tests.simulation.server import SimulatedServer

PATH: Final = "/api/tables/{table}/commands"
ROUTES: Final[list[BaseRoute]] = [one.as_route() for one in endpoints() if one.path == PATH]


def post(page: "Page", server: "SimulatedServer", command: str, text: bytes) -> None:
    """Send a command by a request of its own; its answer comes back by the same way, or never."""
    world, stream = page.world, f"posts of {page.name}"
    choices, faults = world.choices, world.weather.network
    if choices.happens(stream, faults.lost):
        world.note("lost request", f"what {page.name} posted is lost on its way")
        return

    def begin() -> None:
        if world.loop.is_alive(server.node):
            world.loop.run_as(server.node, _serve(page, server, command, text))

    wait_s = choices.seconds(stream, LATE_S if choices.happens(stream, faults.late) else USUAL_S)
    world.loop.call_later(wait_s, begin, context=context_of(server.node))


async def _serve(page: "Page", server: "SimulatedServer", command: str, text: bytes) -> None:
    world, stream = page.world, f"posts of {page.name}"
    headers = {"host": HOST, "origin": f"http://{HOST}", "content-type": "application/json"}
    headers |= {"cookie": f"postroad={page.cookie}", "content-length": str(len(text))}
    path = PATH.format(table=page.table)
    scope = {
        "type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("192.0.2.1", 1), "server": (HOST, 80), "scheme": "http", "root_path": "", "http_version": "1.1",
    }  # fmt: skip
    status, answer = 0, b""

    async def receive() -> Message:
        return {"type": "http.request", "body": text, "more_body": False}

    async def send(message: Message) -> None:
        nonlocal status, answer
        status = message.get("status", status)
        answer += message.get("body", b"")

    await server.web(scope, receive, send)
    said: dict[str, Any] = msgspec.json.decode(answer)
    if status == 200:
        said = {**said, "t": "done"}
    else:
        said = {"t": "refused", "command": command, "key": said["key"]}
    world.promises.answer(page.person, said)
    if world.choices.happens(stream, world.weather.network.broken):
        world.note("lost answer", f"the answer to what {page.name} posted is lost")
        return
    wait_s = world.choices.seconds(stream, USUAL_S)
    world.loop.call_later(wait_s, page.answered, said, context=context_of(PEOPLE))
