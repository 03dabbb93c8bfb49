"""Of eight sockets that answer one question at once, one wins; and what is sent again gets its first answer."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from postroad.core.chance import Quick
from postroad.server import wire
from tests.faults.running import Running, running
from tests.faults.sockets import begun, new_id, now, opened, send, socket
from tests.server.live.wires import Client

ROUNDS, SOCKETS = 300, 8


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as found:
        yield found


@pytest.mark.slow
def test_of_eight_sockets_of_one_seat_one_wins_each_of_300_rounds(server: Running) -> None:
    asyncio.run(race(server))
    assert "unforeseen" not in server.log()


async def race(server: Running) -> None:
    """Ada holds both seats, so that her sockets race for each of them in turn."""
    ada = server.person("Ada")
    table, winners = "", dict[str, list[int]]()
    async with AsyncExitStack() as stack:
        racers = [await stack.enter_async_context(socket(server, ada)) for _ in range(SOCKETS)]
        eyes = [await stack.enter_async_context(socket(server, ada)) for _ in range(2)]
        for number in range(ROUNDS):
            if not table or eyes[0].now["room"]["status"] != "playing":
                table = await another(ada, eyes)
            eye = next(one for one in eyes if one.is_on_turn())
            action, asked = eye.choice(Quick(number)), eye.now["asked"]
            is_one_command = number % 2 == 0
            ids = [new_id()] * SOCKETS if is_one_command else [new_id() for _ in racers]
            fields = {"asked": asked, "action": action, "seat": eye.now["eye"]}
            answers = await asyncio.gather(
                *(one.command(wire.Act, table, command=id, **fields) for one, id in zip(racers, ids, strict=True))
            )
            seq = the_winner(answers, is_one_command=is_one_command)
            winners.setdefault(table, []).append(seq)
            await asyncio.gather(*(one.until(seq) for one in eyes))
    for id, lines in winners.items():
        acts = server.rows('select seq from log where table_id = ? and body like \'%"kind":"act"%\' order by seq', id)
        assert [seq for (seq,) in acts] == lines


async def another(ada: httpx.Client, eyes: list[Client]) -> str:
    table = opened(ada, "thurn-taxis", "me", "me")
    assert send(ada, "ready", table).status_code == 200
    for seat, eye in enumerate(eyes):
        eye.now = {}
        await eye.watch(table, seat)
    return table


def the_winner(answers: list[dict[str, Any]], *, is_one_command: bool) -> int:
    """The line of the one act: eight times the same answer to one command, or one answer and seven refusals."""
    done = {answer["seq"] for answer in answers if answer["t"] == "done"}
    refused = [answer for answer in answers if answer["t"] == "refused"]
    assert len(done) == 1, answers
    assert len(refused) == (0 if is_one_command else SOCKETS - 1)
    assert {answer["key"] for answer in refused} <= {"stale", "not-asked", "over"}
    assert all(not answer.get("legal") for answer in refused)
    return int(done.pop())


def test_every_command_sent_again_gets_its_first_answer_also_after_a_restart(server: Running) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    first: list[tuple[httpx.Client, wire.AnyCommand, bytes]] = []

    def do(who: httpx.Client, kind: type[Any], table: str, **fields: Any) -> None:
        command = kind(table=table, command=new_id(), **fields)
        answer = post(who, command)
        assert answer.status_code == 200, answer.text
        first.append((who, command, answer.content))

    table = opened(ada, "thurn-taxis", "me", "open", options={"first": 0})
    do(ada, wire.Arrange, table, seat=1, plan=wire.SeatPlan("open"))
    do(ben, wire.Join, table)
    do(ben, wire.Leave, table)
    do(ben, wire.Join, table, seat=1)
    do(ada, wire.Chat, table, text="soon")
    do(ada, wire.Ready, table)
    do(ben, wire.Ready, table)
    do(ben, wire.Chat, table, text="at last")
    asked = now(ada, table)["asked"]
    do(ada, wire.Act, table, asked=asked, action={"do": "take", "slot": 0})
    do(ada, wire.Undo, table, to=asked)
    do(ben, wire.AnswerUndo, table, agrees=True)
    do(ada, wire.Mute, table, seat=1)
    do(ben, wire.Leave, table)
    do(ben, wire.Return, table)
    do(ben, wire.Resign, table)
    do(ada, wire.Rematch, table)
    do(ben, wire.Rematch, table)
    do(ada, wire.Mute, table, seat=1, is_muted=False)
    do(ada, wire.Close, opened(ada, "kings-road", "me", "open"))
    for _ in range(2):
        before = server.digest()
        for who, command, answer in reversed(first):
            assert post(who, command).content == answer, command
        assert server.digest() == before
        server.kill()
        server.start()


def post(who: httpx.Client, command: wire.AnyCommand) -> httpx.Response:
    return who.post(f"/api/tables/{command.table}/commands", json=msgspec.to_builtins(command))


def test_one_persons_id_is_not_anothers(server: Running) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    table = begun("kings-road", ada, ben)
    for who in (ada, ben):
        asked = now(who, table)["asked"]
        action = {"do": "choose", "cards": ["zin-kais-deep", "wizards-tower", "wild-hills"]}
        assert send(who, "act", table, command="the-same-id", asked=asked, action=action).status_code == 200
    acts = server.rows('select count(*) from log where table_id = ? and body like \'%"kind":"act"%\'', table)
    assert acts == [(2,)]
