"""The example program plays with a token and a plain socket library, and says why where it cannot."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from postroad.bots.roster import bot
from postroad.core.chance import Quick
from postroad.games import GAMES
from postroad.server.live.view_decoding import decode_view
from tests.faults.sockets import until
from tests.server.served import browser

BOT = Path(__file__).parent.parent.parent / "examples" / "bot.py"
DEADLINE_S = 120
LOOKS = 3  # of the idle person, between what the program does and what they do
WATCHED = 40  # moments at which it must be silent


def start(address: str, table: str, token: str) -> "subprocess.Popen[str]":
    words = [sys.executable, str(BOT), address, table, token]
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def command(who: httpx.Client, table: str, kind: str, **more: Any) -> None:
    body = {"t": kind, "table": table, "command": f"{kind}-{random.getrandbits(40):010x}", **more}
    answer = who.post(f"/api/tables/{table}/commands", json=body)
    assert answer.status_code == 200, answer.text


def table_of(who: httpx.Client, game: str) -> tuple[str, str]:
    """A table at which its opener sits twice, and a token for the second seat."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = who.post("/api/tables", json={"game": game, "seats": seats}).json()["table"]
    return table, who.post("/api/me/tokens", json={"table": table, "seat": 1}).json()["token"]


def moments(who: httpx.Client, table: str) -> Iterator[dict[str, Any]]:
    """The table from the first seat whenever that owes an answer and the program does not, until the game is over."""
    while True:
        now = who.get(f"/api/tables/{table}", params={"seat": 0}).json()
        if now["room"]["status"] == "over":
            return
        if now["asked"] is not None and now["room"]["seats"][1]["asked"] is None:
            yield now


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kings-road", "thurn-taxis"])
def test_a_program_plays_a_game_to_its_end_with_someone_who_takes_their_time(address: str, game: str) -> None:
    """Once it has chosen it is asked no more, so it says nothing while the person thinks."""
    with browser(address, "Anna") as anna:
        table, token = table_of(anna, game)
        command(anna, table, "ready")
        program, chance = start(address, table, token), Quick(1)
        mine = bot("sensible", game)  # who wants to come to an end
        for number, now in enumerate(moments(anna, table)):
            looks = (
                []
                if number > WATCHED
                else [anna.get(f"/api/tables/{table}", params={"seat": 1}).json() for _ in range(LOOKS)]
            )
            may_change = game == "kings-road" and 1 in now["view"]["choosing"]
            for one in looks:
                assert (one["seq"], one["asked"], one["changeable"] is not None) == (now["seq"], None, may_change)
            view = decode_view(GAMES[game], now["view"])
            action = GAMES[game].encode(mine.choose(view, view.legal, chance))
            command(anna, table, "act", asked=now["asked"], action=action, seat=0)
        said, complaints = program.communicate(timeout=DEADLINE_S)
        winners = anna.get(f"/api/tables/{table}").json()["room"]["result"]["winners"]
        assert (said, complaints, program.returncode) == (f"winners: {winners}\n", "", 0)
        lines = anna.get(f"/api/tables/{table}/history").json()["lines"]
        recorded = [json.loads(line) for line in anna.get(f"/api/tables/{table}/record").text.splitlines()]
        assert sum(line["kind"] == "act" for line in lines) == sum("do" in line for line in recorded)


def test_a_program_is_ready_with_a_share_of_its_own(address: str) -> None:
    with browser(address, "Anna") as anna:
        table, token = table_of(anna, "thurn-taxis")
        program = start(address, table, token)
        try:
            until(lambda: anna.get(f"/api/tables/{table}").json()["room"]["seats"][1]["is_ready"])
            assert not anna.get(f"/api/tables/{table}").json()["room"]["seats"][0]["is_ready"]
            command(anna, table, "ready")
            until(lambda: anna.get(f"/api/tables/{table}").json()["room"]["status"] == "playing")
            nothing, shown = anna.get(f"/api/tables/{table}").json()["room"]["fairness"]["shares"]
            assert (nothing, len(shown["share"])) == (None, 64)
            command(anna, table, "resign", seat=0)
            assert program.wait(DEADLINE_S) == 0
        finally:
            program.kill()
            program.communicate()


def test_a_program_that_cannot_play_ends_with_a_sentence(address: str) -> None:
    with browser(address, "Anna") as anna:
        table, token = table_of(anna, "kings-road")
        other, _ = table_of(anna, "kings-road")
        wrong = {
            "There is no table": (address, "nosuchtable", token),
            "plays no seat at the table": (address, other, token),
            "does not know this token": (address, table, "x" * 43),
            "No server answers": ("http://127.0.0.1:9", table, token),
            "is no address": ("127.0.0.1", table, token),
        }
        programs = {sentence: start(*words) for sentence, words in wrong.items()}
        for sentence, program in programs.items():
            said, complaints = program.communicate(timeout=DEADLINE_S)
            assert (said, program.returncode) == ("", 1)
            assert sentence in complaints
            assert "Traceback" not in complaints
