"""What is over, on plain pages: the log of a finished game, a record that someone brings, statistics."""

from pathlib import Path

import httpx
import pytest

from postroad.i18n import LANGUAGES, Words
from postroad.server.answers import Count, Statistics
from postroad.server.text import replays
from tests.server.served import browser
from tests.server.text.forms import Page, page, press

RECORDS = Path(__file__).parent.parent.parent / "records"
TAXIS = RECORDS / "thurn-taxis" / "cs-2-sealed.postroad.jsonl"
ROAD = RECORDS / "kings-road" / "plain-3.postroad.jsonl"


def resigned(host: httpx.Client) -> tuple[str, Page]:
    """A table that is over, and its page."""
    form = page(host.get("/text/open?game=kings-road")).form("kings-road")
    now = press(host, press(host, form, seat1="me", pace="instant").form("/ready"))
    for cards in (("wild-hills", "dark-tower", "kings-castle"), ("dark-tower", "wild-hills", "kings-castle")):
        now = press(host, now.form("/act"), **{f"card{place}": card for place, card in enumerate(cards)})
        table = now.form("/chat").action.removesuffix("/chat")
        now = page(host.get(f"{table}?seat=1"))
    over = press(host, now.form("/resign"), sure="yes")
    return table.rpartition("/")[2], over


def brought(host: httpx.Client, text: bytes) -> httpx.Response:
    form = page(host.get("/text/replay")).form("/text/replay")
    return host.post(form.action, files={"record": ("game.jsonl", text)}, follow_redirects=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_a_finished_table_is_a_page_in_the_readers_language(address: str, language: str) -> None:
    with browser(address, "Anna", **{"accept-language": language}) as anna:
        table, _ = resigned(anna)
        assert f'href="/text/replay/table/{table}"' in anna.get(f"/text/tables/{table}").text
        shown = anna.get(f"/text/replay/table/{table}")
        found, words = page(shown), Words(language, ["Anna", "Anna"])
        assert found.language == language
        assert words.text("round-kings-road", round=1) in found.headings
        cards = ["wild-hills", "dark-tower", "kings-castle"]
        assert words.text("kings-road-event-reveal", player=0, cards=cards) in found.words
        assert words.text("event-resign", player=1) in found.words
        assert f'href="/api/tables/{table}/record"' in shown.text


def test_a_running_table_has_no_such_page(address: str) -> None:
    with browser(address, "Anna") as anna:
        wanted = {"game": "kings-road", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = anna.post("/api/tables", json=wanted).json()["table"]
        refused = anna.get(f"/text/replay/table/{table}")
        assert refused.status_code == 409
        assert Words("en").text("refusal-not-over") in page(refused).text
        assert anna.get("/text/replay/table/nowhere").status_code == 404
        assert anna.get(f"/text/replay/record/{'0' * 24}").status_code == 404


@pytest.mark.parametrize("path", [TAXIS, ROAD], ids=lambda path: path.parent.name)
def test_a_record_is_brought_by_a_form_and_every_line_of_it_told(address: str, path: Path) -> None:
    with browser(address) as someone:
        answer = brought(someone, path.read_bytes())
        assert answer.status_code == 200, answer.text
        replay = someone.get(f"/api/records/{str(answer.url).rpartition('/')[2]}/replay").json()
        words = Words("en", replay["players"])
        told = [words.text(one["key"], **one["arguments"]) for frame in replay["frames"] for one in frame["events"]]
        shown = iter(page(answer).words)
        assert all(line in shown for line in told), "in their order"


WRONG = {
    "an illegal decision": TAXIS.read_bytes().replace(b'"end":"new"', b'"end":"left"', 1),
    "no record": b"Dear diary\n",
    "nothing": b"",
}


@pytest.mark.parametrize("name", list(WRONG))
def test_a_wrong_record_is_refused_above_the_form_with_its_line(address: str, name: str) -> None:
    with browser(address) as someone:
        refused = brought(someone, WRONG[name])
        assert refused.status_code == 400
        found = page(refused)
        assert "line" in found.text
        assert found.has("/text/replay"), "another can be chosen"


@pytest.mark.parametrize("kind", ["", "text/plain", "multipart/form-data", "multipart/form-data; boundary=b"])
def test_what_no_browser_sends_is_refused_with_a_page(address: str, kind: str) -> None:
    with browser(address) as someone:
        refused = someone.post("/text/replay", content=b"--b\r\n\r\n--b--", headers={"content-type": kind})
        assert refused.status_code == 400
        assert page(refused).has("/text/replay")


def test_a_record_that_is_too_large_is_refused_with_a_page(address: str) -> None:
    with browser(address) as someone:
        assert page(brought(someone, b"x" * (1024 * 1024 + 2048))).has("/text/replay")


@pytest.mark.parametrize("language", LANGUAGES)
def test_statistics_are_tables_in_every_language(address: str, language: str) -> None:
    words = Words(language)
    with browser(address, "Anna", **{"accept-language": language}) as anna:
        resigned(anna)
        found = page(anna.get("/text/statistics"))
        assert words.text("stats-title") in found.headings
        assert f"{words.text('stats-plain-game')}: {words.text('stats-players', count=2)}" in found.headings
        for key in ("stats-means-by-place", "stats-winners", "stats-endings", "stats-ended-by-resigned"):
            assert words.text(key) in found.words


def test_figures_are_written_as_the_language_writes_them() -> None:
    counts = [Count(label, 1) for label in ("-7", "-1", "3", "4", "40")]
    one = Statistics(["edition-de"], 2, 5, False, [-1.25, 12.5], [0.25, 0.75], 11.04, counts, [Count("limit", 5)])
    figures = replays._figures(one, Words("de"))
    tables = {key: list(rows) for key, rows in figures["tables"]}
    assert tables["stats-wins"] == [("Platz 1", "25\N{NO-BREAK SPACE}%"), ("Platz 2", "75\N{NO-BREAK SPACE}%")]
    assert [value for _, value in tables["stats-means"]] == ["−1,2", "12,5"]
    assert tables["stats-winners"] == [("−10 bis −6", 1), ("−5 bis −1", 1), ("0–4", 2), ("40–44", 1)]
    assert figures["rounds"] == 11.0
    assert figures["variant"] == Words("de").text("edition-de")
