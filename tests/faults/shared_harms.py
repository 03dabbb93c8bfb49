"""Two servers on one PostgreSQL that are restarted one by one, cut off from it, or stand still."""

import asyncio
import os
import signal
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

from tests import postgres
from tests.faults.journal import Player
from tests.faults.running import Running, running
from tests.faults.shared_kills import GAMES_AT_ONCE, play_through, said, seated, unforeseen
from tests.faults.sockets import now, opened, send, until
from tests.store.ways import far_way

FEW_GAMES = 2  # where it is tried but once
STOPPED_S = 60


def run_rolling(folder: Path, times: int) -> str:
    """Restart both, one after the other, the second with a schema that the first does not know.

    The next one is restarted when nobody waits any more for what the last one left undone, as a host would.
    """
    again_s: list[float] = []
    last_s = 0.0
    with ExitStack() as stack:
        address = stack.enter_context(postgres.new_database())
        one, other = (_begun(stack, folder, name, address, *plants) for name, plants in (("a", ()), ("b", ("newer",))))
        players = seated((one, other), GAMES_AT_ONCE if times > 1 else FEW_GAMES)
        for player in players:
            player.elsewhere = other if player.server is one else one

        def has_waited(player: Player) -> bool:
            since = player.waits_since()
            return since is not None and since < last_s

        def harm() -> None:
            nonlocal last_s
            until(lambda: not any(map(has_waited, players)))
            server = (one, other)[len(again_s) % 2]
            server.stop()
            began = time.monotonic()
            server.start()
            last_s = time.monotonic()
            again_s.append(last_s - began)

        asyncio.run(play_through(players, 2 * times, harm))
        _stopped(one, other)
        assert postgres.execute("select remark from board limit 1", address) == [("",)], "the newer one did not start"
        waited = max(player.longest_s for player in players)
        return f"{said(address, players, again_s)}; the longest wait of a player {waited:.2f} s"


def run_cut(folder: Path, times: int) -> str:
    """Cut one server off from the database, or let the way there fall silent, while the other goes on."""
    again_s: list[float] = []
    with ExitStack() as stack:
        address = stack.enter_context(postgres.new_database())
        way = stack.enter_context(far_way(address))
        one, other = (_begun(stack, folder, name, where) for name, where in (("a", way.address), ("b", address)))
        players = seated((one, other), GAMES_AT_ONCE if times > 1 else FEW_GAMES)

        def harm() -> None:
            (way.fall_silent if len(again_s) % 2 else way.cut)()
            until(lambda: one.browser().get("/healthz").status_code == 503)
            other.person("Zoe")  # the other one stores what it is told meanwhile
            assert other.browser().get("/healthz").json()["status"] == "ok"
            way.heal()
            began = time.monotonic()
            until(lambda: one.browser().get("/healthz").json().get("status") == "ok")
            again_s.append(time.monotonic() - began)

        asyncio.run(play_through(players, times, harm))
        healed_s = _all_seen(address, players)
        _stopped(one, other)
        return f"{said(address, players, again_s)}; all views equal the log {healed_s:.1f} s after the last game"


def run_stopped(folder: Path, times: int) -> str:
    """Let a server stand still while it holds a bot's turn: another takes it, and nothing is done twice."""
    with ExitStack() as stack:
        address = stack.enter_context(postgres.new_database())
        one, other = (_begun(stack, folder, name, address) for name in ("a", "b"))
        taken_s = [stand_still(one, other, STOPPED_S) for _ in range(times)]
        _stopped(one, other)
        return f"{times} times {STOPPED_S} s: each turn taken elsewhere after {max(taken_s):.1f} s at most, once"


def stand_still(one: Running, other: Running, seconds: float) -> float:
    """Stop a server that holds a bot's turn; after how long the other has taken that."""
    ada = one.person("Ada")
    elsewhere = at(other, ada)
    while True:  # until the server is stopped while it holds the bot's turn
        table = opened(ada, "kings-road", "me", "sensible", pace="calm")
        assert send(ada, "ready", table).status_code == 200
        os.kill(one.pid, signal.SIGSTOP)
        if rows(one, f"select 1 from due where table_id = '{table}' and kind = 'bot' and holder <> ''"):
            break
        os.kill(one.pid, signal.SIGCONT)
    began = time.monotonic()
    try:
        until(lambda: now(elsewhere, table)["room"]["seats"][1]["seal"])
        taken_s = time.monotonic() - began
        seq = now(elsewhere, table)["seq"]
        time.sleep(max(0, seconds - taken_s))
    finally:
        os.kill(one.pid, signal.SIGCONT)
    until(lambda: now(ada, table)["seq"] == seq)
    until(lambda: one.browser().get("/healthz").json()["status"] == "ok")
    acts = rows(one, f"select body from log where table_id = '{table}' and body like '%\"seat\":1%'")
    assert len(acts) == 1
    assert now(elsewhere, table)["seq"] == seq
    return taken_s


def rows(server: Running, sql: str) -> list[tuple[Any, ...]]:
    """What a server's database holds."""
    return postgres.execute(sql, str(server.database))


def at(server: Running, person: Any) -> Any:
    """The same person, in a browser that goes to another server."""
    browser = server.browser()
    browser.cookies.set("postroad", person.cookies["postroad"])
    return browser


def _all_seen(address: str, players: list[Player]) -> float:
    """Wait until each server shows what the log has, as it must once it hears of the other again."""
    began = time.monotonic()
    for player in players:
        until(partial(_is_seen, address, player))
    found = time.monotonic() - began

    async def look() -> None:
        for player in players:
            await player.look()

    asyncio.run(look())
    return found


def _is_seen(address: str, player: Player) -> bool:
    stored = postgres.execute(f"select max(seq) from log where table_id = '{player.table}'", address)
    return bool(stored[0][0] == now(player.browser, player.table)["seq"])


def _begun(stack: ExitStack, folder: Path, name: str, address: str, *plants: str) -> Running:
    (folder / name).mkdir()
    return stack.enter_context(running(folder / name, *plants, database=address))


def _stopped(*servers: Running) -> None:
    for server in servers:
        server.stop()
        assert not unforeseen(server), unforeseen(server)
