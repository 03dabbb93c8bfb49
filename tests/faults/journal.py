"""Players who go on through crashes and write down what was acknowledged; and the check of what is left."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from postroad.core.chance import Quick
from postroad.server import wire
from postroad.server.auth import Caller
from postroad.server.live.tables import Tables
from postroad.store.opening import Database, open_store
from postroad.store.store import Store
from tests.faults.running import Running
from tests.faults.sockets import new_id, socket
from tests.server.live.wires import Client

AGAIN_S = 0.02  # between two tries to reach a server that is down
UNSEEN_S = 3  # as long as something acknowledged may take to be seen
GONE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError)


@dataclass
class Player:
    """One person at one seat, and all that the server promised them."""

    server: Running
    browser: httpx.Client
    table: str
    chance: Quick
    acknowledged: dict[str, tuple[wire.AnyCommand, int]] = field(default_factory=dict)
    refused: list[wire.AnyCommand] = field(default_factory=list)
    last: dict[str, Any] = field(default_factory=dict)
    is_last_round: bool = False
    pause_s: float = 0  # after each thing done
    elsewhere: Running | None = None  # where to go when the server is gone, if not back there
    longest_s: float = 0  # from the first sending of a command to its answer
    _open: wire.AnyCommand | None = None  # sent, and not answered yet
    _since_s: float = 0  # when it was sent first

    def waits_since(self) -> float | None:
        """When the command was first sent that has no answer yet, if there is one."""
        return self._since_s if self._open else None

    async def play(self) -> None:
        """Go on until told that it is enough, across every crash; at last look once more."""
        while True:
            try:
                async with socket(self.server, self.browser) as client:
                    await self._go_on(client)
                    return
            except GONE:
                if self.elsewhere is not None:
                    self.server, self.elsewhere = self.elsewhere, self.server
                await asyncio.sleep(AGAIN_S)

    async def look(self) -> None:
        """See the table as it stands, once no bot is at it."""
        async with socket(self.server, self.browser) as client:
            self.last = await client.watch(self.table)
            while is_bot_at_it(self.last):
                self.last = await client.next("now")

    async def _go_on(self, client: Client) -> None:
        await client.watch(self.table)
        while True:
            client.raw.clear()  # in an hour of play they would fill the machine's memory
            client.received.clear()
            command = self._open or self._next(client)
            if command is None:
                if self.is_last_round:
                    return
                await self._something(client)
                continue
            self._since_s = self._since_s if self._open else time.monotonic()
            self._open = command
            answer = await self._send(client, command)
            if answer.get("key") == "perhaps-stored":  # the same once more: if it is done, that is said
                await asyncio.sleep(AGAIN_S)
                continue
            self._open = None
            self.longest_s = max(self.longest_s, time.monotonic() - self._since_s)
            if answer["t"] == "refused":
                self.refused.append(command)
                await client.watch(self.table)
                continue
            self.acknowledged[command.command] = (command, answer["seq"])
            await asyncio.sleep(self.pause_s)
            if answer.get("opened"):
                gone = msgspec.json.encode(wire.Unwatch(self.table)).decode()  # or it would be kept for who looks on
                await client.connection.send(gone)
                self.table = answer["opened"]
                client.now = {}
                await client.watch(self.table)
            else:
                await self._see(client, answer["seq"])

    async def _see(self, client: Client, seq: int) -> None:
        """Wait until what was acknowledged is seen; a server that lost it would let us wait for ever."""
        try:
            async with asyncio.timeout(UNSEEN_S):
                await client.until(seq)
        except TimeoutError:
            await client.watch(self.table)

    async def _something(self, client: Client) -> None:
        """Wait for news, but not so long that the end is missed."""
        try:
            async with asyncio.timeout(0.2):
                await client.next("now")
        except TimeoutError:
            return

    async def _send(self, client: Client, command: wire.AnyCommand) -> dict[str, Any]:
        await client.connection.send(msgspec.json.encode(command).decode())
        while True:
            answer = await client.next("done", "refused")
            if answer.get("command") == command.command:
                return answer

    def _next(self, client: Client) -> wire.AnyCommand | None:
        """What is to be done now; nothing while others are at it, or when it is enough."""
        room, eye = client.now["room"], client.now["eye"]
        if client.now["table"] != self.table or self.is_last_round:
            return None
        if room["status"] == "waiting" and not room["seats"][eye]["is_ready"]:
            return wire.Ready(self.table, new_id())
        if room["status"] == "over":
            return wire.Rematch(self.table, new_id())
        if client.is_on_turn():
            return wire.Act(self.table, new_id(), client.now["asked"], client.choice(self.chance))
        return None


def is_bot_at_it(now: dict[str, Any]) -> bool:
    """Whether the table waits for a bot."""
    room, view = now["room"], now["view"]
    if room["status"] != "playing":
        return False
    acting = view["waiting"] if "waiting" in view else [view["turn"]]
    return any(room["seats"][seat]["kind"] == "bot" for seat in acting)


async def broken_promises(database: Database, players: list[Player]) -> list[str]:
    """Everything that the database does not hold as it was promised; the server must be down."""
    store = open_store(database)
    try:
        found = await _lost_or_doubled(store, players)
        tables = Tables(store)
        for player in players:
            found += await _other_view(store, tables, player)
        return found
    finally:
        await store.close()


async def _lost_or_doubled(store: Store, players: list[Player]) -> list[str]:
    log = await store.read("select table_id, seq, command, body from log order by table_id, seq")
    places: dict[str, list[tuple[str, int]]] = {}
    seqs: dict[str, list[int]] = {}
    for table, seq, command, _ in log:
        places.setdefault(command.rpartition("/")[2], []).append((table, seq))
        seqs.setdefault(table, []).append(seq)
    found = [f"{table} has gaps" for table, some in seqs.items() if some != list(range(len(some)))]
    for player in players:
        for id, (command, seq) in player.acknowledged.items():
            if not isinstance(command, wire.Rematch) and places.get(id) != [(command.table, seq)]:
                found.append(f"{id} was acknowledged as line {seq}, and is {places.get(id)}")
        found += [f"{one.command} was refused and is there" for one in player.refused if one.command in places]
    acts = sum('"kind":"act"' in body and '"is_bot":true' not in body for *_, body in log)
    promised = sum(isinstance(one, wire.Act) for player in players for one, _ in player.acknowledged.values())
    return [*found, f"{acts} acts are there, {promised} were acknowledged"] if acts != promised else found


async def _other_view(store: Store, tables: Tables, player: Player) -> list[str]:
    """Whether the player was last shown something else than the log folds up to."""
    seen = player.last
    found = await store.read(
        "select person from member join person on person.id = person where table_id = :table and name = :name",
        table=player.table, name=player.browser.headers["x-name"],
    )  # fmt: skip
    if not seen or not found:
        return [f"{player.table} was not seen at the end"]
    caller = Caller(found[0][0], player.browser.headers["x-name"])
    folded = msgspec.to_builtins(await tables.now(player.table, caller, seen["eye"]))
    same = (
        "table",
        "seq",
        "eye",
        "mine",
        "is_host",
        "room",
        "asked",
        "changeable",
        "since",
        "view",
        "undo",
        "openings",
    )
    plain = msgspec.json.decode(msgspec.json.encode(folded))
    return [f"{player.table}: another {name} was shown" for name in same if seen[name] != plain[name]]
