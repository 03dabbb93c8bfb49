"""The least that a server of this stack can do. `python -m benchmarks.echo` prints where it listens.

/socket sends back what it gets. /pair/NAME joins two sockets and answers a message as the game server
answers an action: a short line and a view to whoever sent it, a view to the other; but it plays and
keeps nothing, and makes nothing anew.
"""

import socket

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

ANSWER = "a" * 79  # as long as the real ones, on average
VIEW = "v" * 3300
pairs: dict[str, list[WebSocket]] = {}


async def echo(websocket: WebSocket) -> None:
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
    except WebSocketDisconnect:
        pass


async def pair(websocket: WebSocket) -> None:
    await websocket.accept()
    both = pairs.setdefault(websocket.path_params["name"], [])
    both.append(websocket)
    try:
        while True:
            await websocket.receive_text()
            await websocket.send_text(ANSWER)
            for one in both:
                await one.send_text(VIEW)
    except WebSocketDisconnect:
        both.remove(websocket)


def main() -> None:
    listening = socket.create_server(("127.0.0.1", 0), backlog=512)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    app = Starlette(routes=[WebSocketRoute("/socket", echo), WebSocketRoute("/pair/{name}", pair)])
    config = uvicorn.Config(app, log_level="error", ws="websockets-sansio", ws_per_message_deflate=False)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
