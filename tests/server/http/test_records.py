"""Records over HTTP: uploaded ones are checked first, and every golden game can be stepped through."""

from pathlib import Path

import httpx
import pytest

from tests.server.served import browser

RECORDS = sorted((Path(__file__).parent.parent.parent / "records").glob("*/*.postroad.jsonl"))
ONE = next(path for path in RECORDS if path.name == "cs-2-sealed.postroad.jsonl")


def uploaded(address: str, text: str | bytes) -> httpx.Response:
    with browser(address) as someone:
        return someone.post("/api/records", content=text)


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.name.partition('.')[0]}")
def test_every_golden_game_can_be_stepped_through(address: str, path: Path) -> None:
    replay = uploaded(address, path.read_bytes()).json()["replay"]
    found = httpx.get(f"{address}/api/records/{replay}/replay", timeout=120).json()
    decisions = [line for line in path.read_text().splitlines() if '"do":' in line and '"do":"resign"' not in line]
    assert len(found["frames"]) == 1 + len(decisions)
    assert found["is_proven"] == ('"fair":' in path.read_text())
    assert found["result"]["winners"]
    assert found["frames"][0]["notation"] == ""
    last = found["frames"][-1]["view"]["players"]
    assert all(player.get("hand") is not None or "cards" in player for player in last), "every hand is open"


def test_the_same_record_is_kept_once_and_given_back_as_it_was(address: str) -> None:
    first, again = uploaded(address, ONE.read_bytes()).json(), uploaded(address, ONE.read_bytes()).json()
    assert first == again
    download = httpx.get(f"{address}/api/records/{first['replay']}", timeout=120)
    assert download.text == ONE.read_text()
    assert download.headers["content-disposition"].endswith('.postroad.jsonl"')


BAD = {
    "empty": (b"", "record-empty", 1),
    "no record": (b'{"hello": 1}\n', "record-not-a-record", 1),
    "no JSON": (b"PK\x03\x04 what?\n", "record-not-json", 1),
    "said twice": (b'{"format":"postroad-record","format":"x"}\n', "record-key-twice", 1),
    "no text": (b"\xff\xfe\n", "record-not-utf-8", 1),
    "of the future": (b'{"format":"postroad-record","version":9}\n', "record-version-unknown", 1),
}


@pytest.mark.parametrize("name", list(BAD))
def test_a_file_that_is_no_record_is_refused_with_its_line(address: str, name: str) -> None:
    text, why, line = BAD[name]
    refused = uploaded(address, text)
    assert refused.status_code == 400
    assert refused.json()["key"] == "record-wrong"
    assert {"why": why, "line": line}.items() <= refused.json()["arguments"].items()


def test_an_illegal_decision_is_refused_with_its_line_and_rule(address: str) -> None:
    lines = ONE.read_text().splitlines(keepends=True)
    place = next(number for number, line in enumerate(lines) if '"do":"play"' in line)
    lines[place] = lines[place].replace('"end":"new"', '"end":"left"')
    refused = uploaded(address, "".join(lines)).json()
    assert refused["arguments"]["line"] == place + 1
    assert refused["arguments"]["rule"].startswith("TT-")
    assert refused["arguments"]["why"].startswith("thurn-taxis-refusal-")


def test_a_stacked_draw_is_refused(address: str) -> None:
    text = ONE.read_text()
    secret = text.rpartition('"secret":"')[2][:64]
    refused = uploaded(address, text.replace(secret, "00" * 32)).json()
    assert refused["arguments"]["why"] == "record-commitment-wrong"


def test_a_record_that_is_too_large_or_of_several_games_is_refused(address: str) -> None:
    assert uploaded(address, b"x" * (1024 * 1024 + 1)).status_code == 413
    several = uploaded(address, ONE.read_text() * 2)
    assert (several.status_code, several.json()["key"]) == (400, "record-several")


def test_a_record_that_nobody_brought_is_not_there(address: str) -> None:
    assert httpx.get(f"{address}/api/records/{'0' * 24}", timeout=120).status_code == 404
    assert httpx.get(f"{address}/api/records/..%2f..%2fetc/replay", timeout=120).status_code in (400, 404)
