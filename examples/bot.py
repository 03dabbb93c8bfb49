"""A program that plays one seat: python examples/bot.py http://127.0.0.1:8710 TABLE TOKEN

Make the token on the page, or with POST /api/me/tokens. It needs the `websockets` library alone and
plays any legal action by lot; put your own thoughts into `choose`.
"""

import asyncio
import json
import random
import secrets
import sys

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


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
    async for socket in connect(address, additional_headers={"Authorization": f"Bearer {token}"}):
        try:
            await socket.send(json.dumps({"t": "watch", "table": table}))
            answered = None  # the question answered last
            async for frame in socket:
                message = json.loads(frame)
                if message["t"] == "refused":  # too fast, or too late: look again
                    answered = None
                    await asyncio.sleep(1)
                    await socket.send(json.dumps({"t": "watch", "table": table}))
                if message["t"] != "now":
                    continue
                room = message["room"]
                if room["status"] in ("over", "closed"):
                    return (room.get("result") or {}).get("winners", [])
                if message["asked"] is not None and message["asked"] != answered:
                    answered = message["asked"]
                    act = {"asked": answered, "action": choose(message["view"]), "seat": message["eye"]}
                    await socket.send(json.dumps({"t": "act", "table": table, "command": secrets.token_hex(8), **act}))
        except ConnectionClosed:
            continue  # the loop connects again, and `watch` tells everything anew
    return []


if __name__ == "__main__":
    sys.stdout.write(f"winners: {asyncio.run(play(*sys.argv[1:4]))}\n")
