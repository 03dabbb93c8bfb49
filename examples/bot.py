"""A program that plays one seat: python examples/bot.py http://127.0.0.1:8710 TABLE TOKEN

Make the token on the page, or with POST /api/me/tokens. It needs the `websockets` library alone and
plays any legal action by lot; put your own thoughts into `choose`. It says that it is ready, with a share
of the chance of its own, so that nobody can choose the cards. It ends with the game, or with a sentence
that says why it cannot play.
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys
import time

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

PATIENCE_S = 60  # for a server that was there and is gone: it may be starting anew


def choose(view: dict) -> dict:
    """One of the legal actions. Thurn und Taxis lists them; King's Road sends a menu."""
    if "legal" in view:
        return random.choice(view["legal"])
    menu = view["menu"]
    if menu["alone"] and random.random() < 0.05:
        return {"do": "choose", "cards": menu["alone"][:1]}
    cards = [card for card in menu["cards"] if card not in menu["alone"]]
    chosen = random.sample(cards, menu["count"])
    chosen.sort(key=lambda card: card in menu["last"])  # the Knight goes last
    return {"do": "choose", "cards": chosen}


async def play(server: str, table: str, token: str) -> list[int]:
    """Play until the game is over, through any broken connection; who has won."""
    address = server.replace("http", "ws", 1).rstrip("/") + "/socket"
    seen_at = None  # when the server last was there
    share = secrets.token_bytes(32)
    while True:
        try:
            async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
                seen_at = time.monotonic()
                return await converse(socket, table, share)
        except InvalidStatus as refused:
            if refused.response.status_code in (401, 403):
                sys.exit("The server does not know this token: it may be revoked or mistyped. Make another.")
            sys.exit(f"{server} answers, but not as a Postroad server does (HTTP {refused.response.status_code}).")
        except (InvalidURI, InvalidHandshake) as error:
            sys.exit(f"{server} is no address of a Postroad server, such as http://127.0.0.1:8710: {error}")
        except (OSError, TimeoutError, ConnectionClosed) as error:  # `watch` tells everything anew
            if seen_at is None or time.monotonic() - seen_at > PATIENCE_S:
                sys.exit(f"No server answers at {server}: {error}")
            await asyncio.sleep(1)


def begin(table: str, seat: int, room: dict, share: bytes) -> dict | None:
    """What to send before the game: first a commitment to our share, and the share once all are fixed."""
    fixed = hashlib.sha256(b"postroad-share-2" + table.encode() + bytes([seat]) + share).hexdigest()
    listed = room["fairness"]["shares"]
    if listed is None:
        return (
            None if room["seats"][seat]["is_ready"] else {"t": "ready", "shares": [{"seat": seat, "commitment": fixed}]}
        )
    if listed[seat] is None or listed[seat]["commitment"] != fixed:
        return None
    return {"t": "share", "shares": [{"seat": seat, "share": share.hex()}]}


async def converse(socket, table: str, share: bytes) -> list[int]:
    """Answer every question of one connection until the game is over."""
    begun = None  # what was sent last before the game
    await socket.send(json.dumps({"t": "watch", "table": table}))
    answered = None  # the question answered last: others may act before the server has heard it
    async for frame in socket:
        message = json.loads(frame)
        if message["t"] == "refused":
            if message["key"] == "table-unknown":
                sys.exit(f"There is no table {table} on this server.")
            answered = None
            await asyncio.sleep(1)  # too fast, or too late: look again
            await socket.send(json.dumps({"t": "watch", "table": table}))
        if message["t"] != "now":
            continue
        if message["eye"] is None:
            sys.exit(f"This token plays no seat at the table {table}.")
        room = message["room"]
        if room["status"] in ("over", "closed"):
            return (room.get("result") or {}).get("winners", [])
        if room["status"] == "waiting" and (first := begin(table, message["eye"], room, share)) not in (None, begun):
            begun = first
            await socket.send(json.dumps({**first, "table": table, "command": secrets.token_hex(8)}))
        if message["asked"] not in (None, answered):  # null once the seat has answered
            answered = message["asked"]
            act = {"asked": answered, "action": choose(message["view"]), "seat": message["eye"]}
            await socket.send(json.dumps({"t": "act", "table": table, "command": secrets.token_hex(8), **act}))
    raise ConnectionResetError("the connection was closed")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("python examples/bot.py SERVER TABLE TOKEN")
    sys.stdout.write(f"winners: {asyncio.run(play(*sys.argv[1:4]))}\n")
