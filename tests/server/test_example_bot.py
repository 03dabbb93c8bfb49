"""The example program plays whole games with a token and a plain socket library."""

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.served import browser

BOT = Path(__file__).parent.parent.parent / "examples" / "bot.py"
DEADLINE_S = 300


def command(who: httpx.Client, table: str, kind: str, **more: object) -> None:
    body = {"t": kind, "table": table, "command": f"{kind}-00000", **more}
    assert who.post(f"/api/tables/{table}/commands", json=body).status_code == 200


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kings-road", "thurn-taxis"])
def test_two_programs_play_a_game_to_its_end(address: str, game: str) -> None:
    with browser(address, "Anna") as anna:
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = anna.post("/api/tables", json={"game": game, "seats": seats}).json()["table"]
        tokens = [anna.post("/api/me/tokens", json={"table": table, "seat": seat}).json() for seat in range(2)]
        command(anna, table, "ready", entropy="00ff")
        programs = [
            subprocess.Popen([sys.executable, BOT, address, table, one["token"]], stdout=subprocess.PIPE)
            for one in tokens
        ]
        said = [program.communicate(timeout=DEADLINE_S)[0].decode() for program in programs]
        winners = anna.get(f"/api/tables/{table}").json()["room"]["result"]["winners"]
        assert said == [f"winners: {winners}\n"] * 2
        assert [program.returncode for program in programs] == [0, 0]
