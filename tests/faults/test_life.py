"""What befalls a table, through the whole server: consent, absence, downtime, dead bots, muting, playing again."""

import os
import re
import signal
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.faults.running import ROOT, Running, children, running
from tests.faults.sockets import begun, now, opened, send, until

pytestmark = pytest.mark.slow
HOUR_S = 3600
RECORD = ROOT / "tests" / "records" / "kings-road" / "plain-2.postroad.jsonl"
GRACE_S = 60


@pytest.fixture
def clock(tmp_path: Path) -> Path:
    """A file that says by how many seconds the server's clock goes before."""
    file = tmp_path / "clock"
    file.write_text("0")
    return file


def figure(server: Running, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", httpx.get(f"{server.address}/metrics", timeout=120).text, re.MULTILINE)
    assert found, name
    return float(found[1])


def seat(who: httpx.Client, table: str, number: int) -> dict[str, Any]:
    found: dict[str, Any] = now(who, table)["room"]["seats"][number]
    return found


def is_turn_of(who: httpx.Client, table: str, number: int) -> bool:
    return bool(now(who, table)["view"]["turn"] == number)


def test_who_is_overdue_can_be_stood_in_for_and_may_return(tmp_path: Path, clock: Path) -> None:
    with running(tmp_path, f"clock={clock}") as server:
        ada, ben = server.person("Ada"), server.person("Ben")
        limit = {"kind": "turn", "seconds": HOUR_S}
        options = {"first": 1}
        waits = begun("thurn-taxis", ada, ben, clock=limit, options=options)
        goes_on = begun("thurn-taxis", ada, ben, clock=limit, options=options, absence="bot")
        assert send(ada, "stand-in", waits, seat=1).json()["key"] == "not-overdue"
        clock.write_text(str(HOUR_S + 1))
        until(lambda: seat(ada, waits, 1)["is_overdue"])
        until(lambda: seat(ada, goes_on, 1)["is_away"])
        assert not seat(ada, waits, 1)["is_away"]
        assert send(ben, "stand-in", waits, seat=1).json()["key"] == "host-only"
        assert send(ada, "stand-in", waits, seat=1).status_code == 200
        for table in (waits, goes_on):
            until(partial(is_turn_of, ada, table, 0))  # the bot has played Ben's
            assert send(ben, "act", table, asked=0, action={"do": "draw"}).json()["key"] == "away"
            assert send(ben, "return", table).status_code == 200
            assert not seat(ada, table, 1)["is_away"]
            assert send(ben, "return", table).json()["key"] == "not-away"


def test_after_downtime_no_clock_runs_out_for_a_minute(tmp_path: Path, clock: Path) -> None:
    with running(tmp_path, f"clock={clock}") as server:
        ada, ben = server.person("Ada"), server.person("Ben")
        limit = {"kind": "turn", "seconds": HOUR_S}
        table = begun("thurn-taxis", ada, ben, clock=limit, options={"first": 1})
        server.kill()
        clock.write_text(str(100 * HOUR_S))
        server.start()
        first = now(ada, table)
        grace_ms = first["room"]["seats"][1]["deadline"] - first["at"]
        assert 0 < grace_ms <= 1000 * GRACE_S
        lines = ada.get(f"/api/tables/{table}/history").json()["lines"]
        assert not [line for line in lines if line["kind"] == "timeout"]
        clock.write_text(str(100 * HOUR_S + GRACE_S))
        until(lambda: seat(ada, table, 1)["is_overdue"])
        lines = ada.get(f"/api/tables/{table}/history").json()["lines"]
        (timeout,) = [line for line in lines if line["kind"] == "timeout"]
        assert timeout["at"] >= first["room"]["seats"][1]["deadline"]


def test_a_bot_whose_process_is_killed_moves_all_the_same(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = server.person("Ada")
        table = opened(ada, "thurn-taxis", "me", "mcts@5000ms", options={"first": 1})
        assert send(ada, "ready", table).status_code == 200
        until(lambda: children(server.pid))
        thinking = children(server.pid)[0]
        os.kill(thinking, signal.SIGKILL)
        until(lambda: any(line["kind"] == "act" for line in ada.get(f"/api/tables/{table}/history").json()["lines"]))
        until(lambda: figure(server, "postroad_bot_fallbacks_total") >= 1)
        until(lambda: now(ada, table)["view"]["turn"] == 0 or set(children(server.pid)) - {thinking})
        assert send(ada, "resign", table).status_code == 200
        assert now(ada, table)["room"]["status"] == "over"


def test_what_showed_something_new_is_taken_back_by_consent_alone(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, ben, cleo = (server.person(name) for name in ("Ada", "Ben", "Cleo"))
        table = begun("thurn-taxis", ada, ben, cleo, options={"first": 0})
        before = now(ada, table)
        assert send(ada, "act", table, asked=before["asked"], action={"do": "draw"}).status_code == 200
        drawn = now(ada, table)["view"]["players"][0]["hand"]
        for agrees in (False, True):
            to = now(ada, table)["undo"]["by_consent"]
            assert send(ada, "undo", table, to=to).status_code == 200
            assert send(ben, "answer-undo", table, agrees=True).status_code == 200
            asking = now(cleo, table)["undo"]
            assert (asking["asking"], asking["missing"]) == (0, [2])
            assert now(ada, table)["view"]["players"][0]["hand"] == drawn, "not before all have agreed"
            assert send(cleo, "answer-undo", table, agrees=agrees).status_code == 200
        again = now(ada, table)
        assert again["view"] == before["view"]
        assert send(ada, "act", table, asked=again["asked"], action={"do": "draw"}).status_code == 200
        assert now(ada, table)["view"]["players"][0]["hand"] == drawn, "nothing is drawn anew"


def test_a_rematch_has_the_same_seats_and_who_is_muted_cannot_talk(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, ben = server.person("Ada"), server.person("Ben")
        table = begun("kings-road", ada, ben)
        assert send(ada, "mute", table, seat=1).status_code == 200
        assert send(ben, "chat", table, text="unheard").json()["key"] == "muted"
        assert send(ada, "mute", table, seat=1, is_muted=False).status_code == 200
        assert send(ben, "chat", table, text="heard").status_code == 200
        said = ada.get(f"/api/tables/{table}/chat").json()["lines"]
        assert [(one["name"], one["text"]) for one in said] == [("Ben", "heard")]
        assert send(ada, "rematch", table).json()["key"] == "not-over"
        assert send(ben, "resign", table).status_code == 200
        tables = {send(who, "rematch", table).json()["opened"] for who in (ada, ben)}
        assert tables == {now(ada, table)["room"]["rematch"]}
        (other,) = tables
        assert [now(who, other)["mine"] for who in (ada, ben)] == [[0], [1]]
        for who in (ada, ben):
            assert send(who, "ready", other).status_code == 200
        assert now(ada, other)["room"]["status"] == "playing"
        assert now(ada, other)["room"]["fairness"]["commitment"] != now(ada, table)["room"]["fairness"]["commitment"]


def test_an_uploaded_record_that_nobody_opens_is_gone_after_90_days(tmp_path: Path, clock: Path) -> None:
    with running(tmp_path, f"clock={clock}") as server:
        brought = server.browser().post("/api/records", content=RECORD.read_bytes())
        assert brought.status_code == 201, brought.text
        assert server.rows("select count(*) from upload") == [(1,)]
        server.stop()
        clock.write_text(str(91 * 24 * HOUR_S))
        server.start()
        until(lambda: server.rows("select count(*) from upload") == [(0,)])
        gone = server.browser().get(f"/api/records/{brought.json()['replay']}")
        assert (gone.status_code, gone.json()["key"]) == (404, "not-found")
