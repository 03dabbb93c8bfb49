"""Plain pages about people: one's own page, invitations, the ladder, the deal of the day, in five languages."""

import pytest

from postroad.i18n import LANGUAGES, Words
from tests.faults.sockets import now, send
from tests.server.http.test_pages import finish
from tests.server.served import browser
from tests.server.text.forms import page, press


def test_ones_page_shows_results_and_people_who_can_be_invited_and_blocked(address: str) -> None:
    with browser(address, "Ada") as ada, browser(address, "Benedikt") as ben:
        assert Words("en").text("person-none") in page(ada.get("/text/me/page")).text
        finish("kings-road", ada, ben)
        found = page(ada.get("/text/me/page"))
        for key in ("person-results", "person-people", "person-rating", "person-finished"):
            assert Words("en").text(key) in found.text
        assert "Benedikt" in found.text
        invited = press(ada, found.form("/me/invite"))
        assert Words("en").text("page-ready") in invited.text or "Benedikt" in invited.text
        blocked = press(ben, page(ben.get("/text/me/page")).form("/me/block"))
        assert Words("en").text("person-blocked") in blocked.text
        refused = press(ada, page(ada.get("/text/me/page")).form("/me/invite"))
        assert Words("en").text("refusal-not-invited") in refused.text
        shown = press(ada, page(ada.get("/text/me/page")).form("/me/page"), shows_page="yes", is_listed="yes")
        handle = next(word for word in shown.words if word.startswith("/text/people/"))
        with browser(address) as reader:
            theirs = page(reader.get(handle))
            assert Words("en").text("person-of", name="Ada") in theirs.text
            assert "Benedikt" not in theirs.text
            assert reader.get("/text/people/nobody").status_code == 404
            assert "Ada" in page(reader.get("/text/ladder")).text


def test_the_deal_of_the_day_is_played_once_and_compared_when_the_day_is_over(address: str) -> None:
    with browser(address, "Ada") as ada, browser(address) as stranger:
        assert page(stranger.get("/text/daily")).has("/name")
        begun = press(ada, page(ada.get("/text/daily")).form("/daily/kings-road"))
        assert begun.headings
        [today] = [one for one in ada.get("/api/daily").json()["games"] if one["game"] == "kings-road"]
        assert ada.post("/api/daily/kings-road").json()["table"] == today["table"]
        assert now(ada, today["table"])["room"]["daily"] == today["day"]
        assert Words("en").text("daily-go-on") in ada.get("/text/daily").text.replace("&#39;", "'")
        assert send(ada, "resign", today["table"]).status_code == 200
        for path in (f"/api/daily/kings-road/{today['day']}", f"/api/tables/{today['table']}/record"):
            assert ada.get(path).json()["key"] in ("daily-today", "not-over")
        assert Words("en").text("refusal-daily-today") in page(ada.get(f"/text/daily/kings-road/{today['day']}")).text
        assert ada.get("/api/daily/kings-road/1999-01-01").status_code == 404
        assert ada.post("/api/daily/chess").status_code == 409


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_speak_every_language(address: str, language: str) -> None:
    words = Words(language)
    with browser(address, "Anna", **{"accept-language": language}) as anna:
        for path, key in (("me/page", "person-visible"), ("ladder", "ladder-title"), ("daily", "daily-about")):
            found = page(anna.get(f"/text/{path}"))
            assert found.language == language
            assert words.text(key) in found.text
