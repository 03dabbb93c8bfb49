"""Thousands of frames of nonsense over real sockets: nothing breaks, nothing changes, and others play on."""

import asyncio
import json
import struct
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.faults.running import Running, running
from tests.faults.scene import RIGHT, Scene, message, scene
from tests.faults.sockets import begun, socket
from tests.server.live.wires import Client, play

FRAMES, FUZZERS = 4_000, 4  # `make faults`: 200,000 frames
DEADLINE_S = 3600
AT_ONCE = 50  # sent before their answers are waited for
ODD: list[Any] = [
    None, True, -1, 0, 2**31, 2**63, 2**64, -(2**63) - 1, 10**400, 1.5, float("inf"), float("nan"),
    "", "\x00", "\ud800", "../..", "x" * 600, "\U0001f600" * 50, [], {}, [[]], {"do": "draw"}, {"do": None}, {"": ""},
]  # fmt: skip


def mutated(good: dict[str, Any], rng: Random) -> str:
    """A message that was good, with something about it wrong."""
    bad = dict(good)
    for _ in range(rng.randint(1, 3)):
        field = rng.choice(sorted(bad)) if bad else "t"
        match rng.randrange(4):
            case 0:
                bad.pop(field, None)
            case 1:
                bad[rng.choice(["seat", "asked", "to", "extra", "action", "plan", "text"])] = rng.choice(ODD)
            case _:
                bad[field] = rng.choice(ODD)
    return json.dumps(bad, ensure_ascii=rng.random() < 0.5)


def cut(text: str, rng: Random) -> str:
    """A text with letters lost, doubled or changed."""
    letters = list(text)
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(letters))
        letters[place] = rng.choice(
            ["", letters[place] * 2, '"', "{", "}", "\\", "\\u", "9" * 30, chr(rng.randrange(1, 55000))]
        )
    return "".join(letters)


def nonsense(good: list[dict[str, Any]], rng: Random) -> str:
    """One frame that no honest program sends."""
    one = rng.choice(good)
    match rng.randrange(8):
        case 0:
            return "".join(chr(rng.randrange(0xD7FF)) for _ in range(rng.randrange(60)))
        case 1:
            return cut(json.dumps(one), rng)
        case 2:
            depth = rng.choice([9, 100, 3000])
            return json.dumps(one)[:-1] + ',"action":' + rng.choice(['{"a":', "["]) * depth
        case 3:
            return json.dumps(one)[:-1] + f',"asked":{"9" * rng.choice([20, 400, 4000])}}}'
        case 4:
            return json.dumps(one)[:-1] + ',"t":"resign","table":"' + rng.choice(["abcd", str(one["table"])]) + '"}'
        case 5:
            return json.dumps(one).replace('"', '"\\ud800', rng.randint(1, 5))
        case _:
            return mutated(one, rng).encode("utf-8", "surrogatepass").decode("utf-8", "replace")


async def fuzz(here: Scene, who: httpx.Client | None, good: list[dict[str, Any]], frames: int, rng: Random) -> int:
    """Send so many frames, each answered before the end; how many refusals came."""
    refused = sent = 0
    while sent < frames:
        try:
            async with socket(here.server, who) as client:
                while sent < frames:
                    some = [nonsense(good, rng) for _ in range(AT_ONCE)]
                    for text in some:
                        await client.connection.send(text)
                    refused += await fence(client, f"fence{sent}")
                    sent += len(some)
                    if rng.random() < 0.3:
                        await rude(client.connection, rng)
        except ConnectionClosed:
            continue
    return refused


async def fence(client: Client, name: str) -> int:
    """Wait until everything sent so far has been dealt with; how many refusals came meanwhile."""
    await client.connection.send(f'{{"t":"history","table":"{name}"}}')
    refused = 0
    while (one := await client.receive()).get("table") != name:
        refused += one["t"] == "refused"
    return refused


async def rude(connection: ClientConnection, rng: Random) -> None:
    """Something below messages: what ends a socket, or at least ought not to hurt."""
    match rng.randrange(7):
        case 0:
            await connection.send(rng.randbytes(rng.randrange(200)))
        case 1:
            await connection.send("x" * 8193)
        case 2:
            await connection.send(iter(["{", '"t":', "1}"]))
        case 3:
            await (await connection.ping(rng.randbytes(125)))
        case 4:
            connection.transport.write(rng.randbytes(rng.randint(2, 60)))
            connection.transport.abort()  # half a frame may be under way, for which the server rightly waits
        case 5:  # a text frame that is no UTF-8, rightly masked
            connection.transport.write(b"\x81\x82\x00\x00\x00\x00\xff\xfe")
        case _:  # a frame that promises more than any may hold, and a control frame in pieces
            head = struct.pack("!BBQ", 0x81, 0xFF, 2**62) if rng.random() < 0.5 else b"\x09\x80\x00\x00\x00\x00"
            connection.transport.write(head)
    async with asyncio.timeout(DEADLINE_S):
        await fence(Client(connection), "afterrude")


async def all_at_once(server: Running, frames: int) -> tuple[int, int]:
    """Fuzz as several kinds of people while two others play; how many refusals came, and how many acts were made."""
    here = scene(server)
    good = [message(here, name) for name in sorted(RIGHT)]
    # Who has a seat sends what would be wrong even unchanged: for a game that is over, and never chat.
    for_the_seated = [message(here, name, table=here.over) for name in sorted(RIGHT) if name not in FREELY]
    live = begun("thurn-taxis", here.ada, here.ben)
    assert (await asyncio.to_thread(here.cleo.get, "/api/me")).json()["name"] == "Cleo"
    kinds = [(None, good), (here.cleo, [one for one in good if one["t"] != "join"]), (here.ben, for_the_seated)]
    before = server.digest(but=live)
    async with asyncio.timeout(DEADLINE_S), socket(server, here.ada) as ada, socket(server, here.ben) as ben:
        for client in (ada, ben):
            await client.watch(live)
        async with asyncio.TaskGroup() as group:
            tasks = [
                group.create_task(fuzz(here, *kinds[number % len(kinds)], frames // FUZZERS, Random(number)))
                for number in range(FUZZERS)
            ]
            acts = await play(live, [ada, ben], acts=40)
        acts += await play(live, [ada, ben], acts=5, seed=2)
    assert server.digest(but=live) == before
    return sum(task.result() for task in tasks), acts


FREELY = {"chat", "mute", "rematch"}  # what may also be done when a game is over


@pytest.mark.slow
def test_nonsense_breaks_nothing_and_changes_nothing(tmp_path: Path) -> None:
    run(tmp_path, FRAMES)


def run(folder: Path, frames: int) -> str:
    """So many frames; what was seen."""
    with running(folder, "patient") as server:
        refused, acts = asyncio.run(all_at_once(server, frames))
        assert refused > frames // 2, "most frames are answered; unwatch and the like say nothing"
        assert acts == 45
        assert httpx.get(f"{server.address}/healthz", timeout=120).json()["status"] == "ok"
        server.stop()
        foreseen = "Invalid UTF-8 sequence received from client"  # the library's word for what it closed a socket for
        assert [line for line in server.log().splitlines() if foreseen not in line] == []
    return f"{refused:,} refusals, 0 unhandled, 0 changes; others made {acts} acts meanwhile"
