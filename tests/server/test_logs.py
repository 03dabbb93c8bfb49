"""The log says what matters and nothing about anyone."""

import json
from pathlib import Path

import pytest

from postroad.server import logs
from tests.server.served import browser, served


@pytest.mark.slow
def test_no_secret_name_or_text_reaches_the_log(tmp_path: Path) -> None:
    with served(tmp_path, "--log-level", "info", "--log-format", "json") as address:
        with browser(address) as anna:
            welcome = anna.post("/api/people", json={"name": "Wilhelmina"}).json()
            wanted = {"game": "kings-road", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = anna.post("/api/tables", json=wanted).json()["table"]
            token = anna.post("/api/me/tokens", json={"table": table, "seat": 0}).json()["token"]
            said = {"t": "chat", "table": table, "command": "chat-0001", "text": "meet me at noon"}
            anna.post(f"/api/tables/{table}/commands", json=said)
            anna.post("/api/recover", json={"code": "a-secret-code"})
            anna.get(f"/text/tables/{table}?q=canary")
            secrets = ["Wilhelmina", welcome["code"], token, "noon", "a-secret-code", "canary", table]
            secrets += [dict(anna.cookies)["postroad"], "127.0.0.1"]
    log = (tmp_path / "log").read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"/api/people", "/api/tables/{table}/commands", "/api/recover", "page show"} <= {
        line.get("route") for line in lines
    }
    assert all(set(line) <= {"at", "level", "event", *logs.FIELDS} for line in lines)
    assert not [secret for secret in secrets if secret in log]


def test_a_field_that_the_log_does_not_have_cannot_be_logged() -> None:
    with pytest.raises(ValueError, match="no field 'name'"):
        logs.say(40, "hello", name="Anna")


def test_an_exception_is_logged_by_its_place_without_its_message(caplog: pytest.LogCaptureFixture) -> None:
    logs.LOGGER.addHandler(caplog.handler)
    try:
        raise ValueError("the secret is out")
    except ValueError as error:
        logs.failure("unforeseen", error)
    finally:
        logs.LOGGER.removeHandler(caplog.handler)
    found = caplog.records[-1]
    assert found.__dict__["values"]["error"] == "ValueError"
    assert "test_logs.py" in found.__dict__["values"]["where"]
    assert "secret is out" not in str(found.__dict__)
