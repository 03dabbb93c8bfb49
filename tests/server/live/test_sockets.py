"""Over real sockets: whole games, reconnects, races, limits, and nothing for who has no right."""

import asyncio
import gc
import json
import weakref
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from postroad.core.chance import Quick
from postroad.games import GAMES
from postroad.server import wire
from postroad.server.auth import Caller, TokenRight
from postroad.server.live import socket as live_socket
from postroad.server.live.denied import denied
from postroad.server.live.presentation import EncodedTable, Viewer
from postroad.server.live.socket_settings import SocketSettings
from tests.server.live.wires import PATIENCE_S, begun, play, serving

BOTH = sorted(GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("game", BOTH)
def test_a_whole_game_is_played_with_reconnects_and_spectators(game: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path / "x.db") as server, server.client("ada") as ada, server.client("ben") as ben:
            table = await begun(server, game, ada, ben)
            async with server.client() as spectator:
                await spectator.watch(table)
                await play(table, [ada, ben], acts=10)
            async with server.client("ada") as again:  # the same person, on another device
                assert (await again.watch(table))["view"] == ada.now["view"]
                await ada.connection.close()
                await play(table, [again, ben], seed=2)
                await again.send(wire.History(table))
                lines = (await again.next("history"))["lines"]
                assert [line["seq"] for line in lines] == list(range(ben.now["seq"] + 1))
            assert ben.now["room"]["status"] == "over"
            assert ben.now["room"]["result"]["winners"]

    asyncio.run(run())


@pytest.mark.slow
def test_lines_come_once_and_in_order(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path / "x.db") as server, server.client("ada") as ada, server.client("ben") as ben:
            table = await begun(server, "thurn-taxis", ada, ben)
            async with server.client() as spectator:
                first = (await spectator.watch(table))["seq"]
                await play(table, [ada, ben], acts=40)
                await spectator.until(ada.now["seq"])
                nows = [json.loads(text) for text in spectator.raw]
                seen = [line["seq"] for now in nows if now["t"] == "now" for line in now["lines"]]
                assert seen == list(range(first + 1, ada.now["seq"] + 1))

    asyncio.run(run())


@pytest.mark.slow
def test_of_eight_sockets_of_one_seat_one_wins_each_round(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            serving(tmp_path / "x.db") as server,
            server.clients(8, "ada") as ada,
            server.clients(8, "ben") as ben,
        ):
            table = await begun(server, "thurn-taxis", ada[0], ben[0])
            for client in (*ada[1:], *ben[1:]):
                await client.watch(table)
            for round_number in range(15):
                team = ada if ada[0].is_on_turn() else ben
                asked, action = team[0].now["asked"], team[0].choice(Quick(round_number))
                answers = await asyncio.gather(
                    *(client.command(wire.Act, table, asked=asked, action=action) for client in team)
                )
                assert sorted(answer["t"] for answer in answers) == ["done"] + ["refused"] * 7
                assert {answer["key"] for answer in answers if answer["t"] == "refused"} <= {"stale", "not-asked"}
                seq = next(answer["seq"] for answer in answers if answer["t"] == "done")
                await asyncio.gather(*(client.until(seq) for client in (*ada, *ben)))

    asyncio.run(run())


def test_a_foreign_page_and_a_missing_origin_are_turned_away(tmp_path: Path) -> None:
    async def run() -> None:
        known = {"Bearer good": Caller("p-ada", "ada", TokenRight("t", "none", 0))}
        async with serving(tmp_path / "x.db", people=known) as server:
            for origin in ("http://evil.example", "null", None):
                with pytest.raises(InvalidStatus) as caught:
                    async with server.client("ada", origin=origin):
                        pass
                assert caught.value.response.status_code == 403
            address = f"ws://127.0.0.1:{server.port}/socket"
            async with connect(address, additional_headers={"Authorization": "Bearer good"}) as connection:
                assert json.loads(await connection.recv())["name"] == "ada"

    asyncio.run(run())


def test_what_is_no_message_is_refused_and_at_last_the_socket_closed(tmp_path: Path) -> None:
    frames = [
        "", "[]", "{}", '{"t":"nothing"}', '{"t":"watch","table":"abcd","extra":1}', '{"t":"watch","table":"../x"}',
        '{"t":"act","table":"abcd","command":"12345678","asked":1e400,"action":{}}', "[" * 4000, '{"t":"chat"',
        '{"t":"chat","table":"abcd","command":"12345678","text":"' + "x" * 501 + '"}', "\u0000", '"\\ud800"',
    ]  # fmt: skip

    async def run() -> None:
        limits = SocketSettings(messages=1000, most_malformed=len(frames))
        async with serving(tmp_path / "x.db", limits) as server, server.client("ada") as ada:
            for frame in frames:
                await ada.connection.send(frame)
                assert (await ada.next("refused"))["key"] == "malformed", frame
            with pytest.raises(ConnectionClosed) as caught:
                await ada.receive()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1008

    asyncio.run(run())


@pytest.mark.parametrize(("frame", "code"), [(b"{}", 1003), ("x" * 8193, 1009)])
def test_binary_and_large_frames_close_the_socket(frame: Any, code: int, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path / "x.db") as server, server.client("ada") as ada:
            await ada.connection.send(frame)
            with pytest.raises(ConnectionClosed) as caught:
                await ada.receive()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == code
            async with server.client("ada"):  # the server goes on
                pass

    asyncio.run(run())


def test_too_many_messages_are_refused_then_the_socket_is_closed(tmp_path: Path) -> None:
    async def run() -> None:
        limits = SocketSettings(messages=5, period_s=1000, most_excess=3)
        async with serving(tmp_path / "x.db", limits) as server, server.client("ada") as ada:
            for _ in range(9):
                await ada.send(wire.Unwatch("abcd"))
            for _ in range(4):
                assert (await ada.next("refused"))["key"] == "too-often"
            with pytest.raises(ConnectionClosed):
                await ada.receive()

    asyncio.run(run())


PING = b"\x89\x80\0\0\0\0"  # empty


def test_messages_are_answered_in_order_however_their_bytes_arrive(tmp_path: Path) -> None:
    def frame(table: str, *, cut: int = 0) -> bytes:
        text = f'{{"t":"watch","table":"{table}"}}'.encode()
        if not cut:
            return Frame(Opcode.TEXT, text).serialize(mask=True)
        first, rest = Frame(Opcode.TEXT, text[:cut], fin=False), Frame(Opcode.CONT, text[cut:])
        return first.serialize(mask=True) + PING + rest.serialize(mask=True)

    async def run() -> None:
        async with serving(tmp_path / "x.db") as server, server.client() as one:
            write = one.connection.transport.write
            for round_number in range(3):
                whole = frame("aaaa") + frame("bbbb", cut=7) + frame("cccc") + frame("dddd") + frame("eeee", cut=20)
                parts = [whole] if round_number == 0 else [whole[:40], whole[40:]]
                for part in parts if round_number < 2 else [whole[at : at + 1] for at in range(len(whole))]:
                    write(part)
                    await asyncio.sleep(0)
                asked = [(await one.next("refused"))["table"] for _ in range(5)]
                assert asked == ["aaaa", "bbbb", "cccc", "dddd", "eeee"]
            write(Frame(Opcode.TEXT, b"\xff").serialize(mask=True))
            with pytest.raises(ConnectionClosed) as closed:
                await one.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007

    asyncio.run(run())


def test_a_long_history_costs_more_than_one_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        monkeypatch.setattr(live_socket, "LINES_PER_MESSAGE", 1)
        async with serving(tmp_path / "x.db", SocketSettings(messages=12, period_s=1000.0)) as server:
            host = Caller("p-ada", "ada")
            table = await server.tables.open(host, wire.OpenTable("kings-road", [wire.SeatPlan("me")] * 2))
            for number in range(20):
                await server.tables.command(host, wire.Mute(table, f"mute-{number:04}", 1))
            async with server.client() as one:
                await one.send(wire.History(table))
                assert len((await one.next("history"))["lines"]) == 21
                await one.send(wire.History(table))
                assert (await one.next("refused"))["key"] == "too-often"

    asyncio.run(run())


def test_a_lone_half_of_a_character_never_stops_the_socket(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path / "x.db") as server, server.client("ada") as ada, server.client("ben") as ben:
            table = await begun(server, "thurn-taxis", ada, ben)
            for field in ('"do":"\\ud800"', '"do":"take","slot":"\\udfff"', '"\\ud800":1'):
                frame = f'{{"t":"act","table":"{table}","command":"surrogate","asked":4,"action":{{{field}}}}}'
                await ada.connection.send(frame)
                assert (await ada.next("refused"))["t"] == "refused"
            await ada.connection.send(f'{{"t":"chat","table":"{table}","command":"surrogate","text":"\\ud800"}}')
            assert (await ada.next("refused"))["t"] == "refused"
            assert (await ada.command(wire.Chat, table, text="still here"))["t"] == "done"

    asyncio.run(run())


def test_whoever_loses_the_right_loses_it_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        known: dict[str, Caller] = {}
        async with serving(tmp_path / "x.db", people=known) as server, server.client("ada") as ada:
            async with server.client("ben") as ben:
                table = await begun(server, "thurn-taxis", ada, ben)
                assert ben.now["mine"] == [1]
                del known["ben"]
                server.tables.hub.recheck("p-ben")
                fresh = await ben.next("now")
                assert (fresh["eye"], fresh["mine"]) == (None, [])
                assert fresh["view"]["players"][1]["hand"] is None
                assert (await ben.command(wire.Resign, table))["key"] == "who-are-you"

    asyncio.run(run())


def test_people_see_who_looks_and_hear_what_is_said(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path / "x.db") as server, server.client("ada") as ada, server.client("ben") as ben:
            table = await begun(server, "kings-road", ada, ben)
            async with server.client() as spectator:
                await spectator.watch(table)
                present = await ada.next("present")
                while present["spectators"] != 1:
                    present = await ada.next("present")
                assert present["seats"] == [True, True]
                await ben.command(wire.Chat, table, text="good luck")
                said = await spectator.next("said")
                assert (said["name"], said["seat"], said["text"]) == ("ben", 1, "good luck")

    asyncio.run(run())


def test_goodbye_is_said_before_the_server_stops(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path / "x.db") as server, server.client("ada") as ada:
            server.tables.hub.goodbye()
            assert (await ada.next("notice"))["key"] == "restarting"
            with pytest.raises(ConnectionClosed) as caught:
                await ada.receive()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1012

    asyncio.run(run())


def test_many_spectators_get_the_same_text_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with (
            serving(tmp_path / "x.db") as server,
            server.client("ada") as ada,
            server.client("ben") as ben,
            server.clients(30) as crowd,
        ):
            table = await begun(server, "thurn-taxis", ada, ben)
            for client in crowd:
                await client.watch(table)
            made: list[object] = []
            original = EncodedTable.frame

            def counting(encoded: EncodedTable, viewer: Viewer, *more: Any) -> bytes:
                made.append(viewer.seat)
                return original(encoded, viewer, *more)

            monkeypatch.setattr(EncodedTable, "frame", counting)
            await play(table, [ada, ben], acts=1)
            for client in crowd:
                await client.until(ada.now["seq"])
            assert sorted(made, key=str) == [0, 1, None]
            assert len({next(text for text in reversed(one.raw) if '"t":"now"' in text) for one in crowd}) == 1

    asyncio.run(run())


def test_revoking_a_right_is_told_to_whom_it_concerns_alone(tmp_path: Path) -> None:
    """Else each token that is revoked sends everything to every socket of the server."""

    async def run() -> None:
        async with serving(tmp_path / "x.db") as server, server.client("ada") as ada, server.client("ben") as ben:
            await begun(server, "thurn-taxis", ada, ben)
            sent = {outbox.caller.person: outbox for outbox in server.tables.hub.outboxes if outbox.caller}
            server.tables.hub.recheck("p-ben")
            assert [sent[who]._changes for who in ("p-ada", "p-ben")] == [0, 1]
            await ben.next("now")

    asyncio.run(run())


def test_a_closed_socket_leaves_nothing_for_the_collector(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path / "x.db") as server:
            gc.collect()
            gc.disable()
            try:
                async with server.client("ada") as ada:
                    (outbox,) = [weakref.ref(one) for one in server.tables.hub.outboxes]
                    await ada.send(wire.Unwatch("nosuchtable"))
                async with asyncio.timeout(PATIENCE_S):
                    while outbox() is not None:
                        await asyncio.sleep(0.01)
            finally:
                gc.enable()

    asyncio.run(run())


def test_histories_of_many_sockets_of_one_address_count_together(tmp_path: Path) -> None:
    async def run() -> None:
        spent: list[float] = []
        async with serving(tmp_path / "x.db") as server, server.client("ada") as ada, server.client("ben") as ben:
            server.door.spend_read = lambda connection, cost: spent.append(cost)
            table = await begun(server, "thurn-taxis", ada, ben)
            for one in (ada, ben):
                await one.send(wire.History(table, -1))
                assert (await one.next("history"))["lines"]
            assert len(spent) == 2
            assert all(cost > 0 for cost in spent)

            def too_many(connection: object, cost: float) -> None:
                raise denied("too-often", seconds=7)

            server.door.spend_read = too_many
            await ada.send(wire.History(table, -1))
            assert (await ada.next("refused"))["key"] == "too-often"

    asyncio.run(run())
