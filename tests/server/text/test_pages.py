"""The plain pages: five languages, names, tables opened and joined, people removed, without scripts."""

import httpx
import pytest

from postroad.i18n import LANGUAGES, Words
from tests.server.served import browser
from tests.server.text.forms import Page, page, press


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_of_the_browser(address: str, language: str) -> None:
    words = Words(language)
    with browser(address, "Anna", **{"accept-language": f"xx, {language}-XX;q=0.8, en;q=0.1"}) as anna:
        for path in ("/text/", "/text/open", "/text/open?game=thurn-taxis", "/text/open?game=kings-road"):
            found = page(anna.get(path))
            assert found.language == language
            assert words.text("text-open") in found.text
        assert words.text("rule-TT-31") in page(anna.get("/text/rules")).text
        assert words.text("text-export") in page(anna.get("/text/me")).text


def test_another_language_can_be_chosen(address: str) -> None:
    with browser(address) as someone:
        back = someone.get("/text/language/ru?to=/text/rules")
        assert back.headers["location"] == "/text/rules"
        assert page(someone.get("/text/rules")).language == "ru"


@pytest.mark.parametrize("to", ["https://evil.example", "//evil.example", "/\\evil.example", "/text/\r\nx: y", ""])
def test_a_link_leads_to_no_other_site(address: str, to: str) -> None:
    assert httpx.get(f"{address}/text/language/de", params={"to": to}, timeout=120).headers["location"] == "/text/"


def test_a_name_gives_a_code_once_and_the_code_moves_the_person(address: str) -> None:
    with browser(address) as old, browser(address) as new:
        named = press(old, page(old.get("/text/")).form("/name"), name="<b>Anna</b>")
        assert "<b>Anna</b>" in named.text, "shown as it is written, not as markup"
        code = next(word for word in named.words if word.count("-") == 5)
        assert code not in page(old.get("/text/me")).text
        moved = press(new, page(new.get("/text/me")).form("/recover"), code=code)
        assert "You are <b>Anna</b>." in moved.text
        assert page(old.get("/text/me")).has("/name"), "the old browser is nobody any more"


def test_a_wrong_code_says_so(address: str) -> None:
    with browser(address) as someone:
        refused = press(someone, page(someone.get("/text/me")).form("/recover"), code="wrong")
        assert Words("en").text("refusal-code-wrong") in refused.text


def test_a_person_can_be_renamed_and_forgotten(address: str) -> None:
    with browser(address, "Anna") as anna:
        renamed = press(anna, page(anna.get("/text/me")).form("/me/name"), name="Bea")
        assert "You are Bea." in renamed.text
        gone = press(anna, renamed.form("/me/delete"), sure="yes")
        assert gone.has("/name")


def waiting_room(host: httpx.Client) -> tuple[str, Page]:
    form = page(host.get("/text/open?game=thurn-taxis")).form("thurn-taxis")
    found = press(host, form, seat1="open", **{"option-abandon": "stuck"})
    return found.form("/ready").action.removesuffix("/ready"), found


def test_a_table_is_joined_by_its_link_and_the_host_may_remove_someone(address: str) -> None:
    with browser(address, "Anna") as anna, browser(address) as boris:
        url, room = waiting_room(anna)
        assert address + url.replace("/text/tables/", "/t/") in room.text
        assert "Take another seat too" in room.text  # Anna sits already
        assert "You may abandon a route: only when no card in your hand fits" in room.text
        stranger = page(boris.get(url))
        named = press(boris, stranger.form("/name"), name="Boris")
        assert url in [form.fields.get("to") for form in stranger.forms]
        assert "Boris" in named.text
        assert "Sit down" in page(boris.get(url)).text
        press(boris, page(boris.get(url)).form("/join"))
        room = page(anna.get(url))
        assert "Boris" in room.text
        removed = press(anna, room.form("/arrange"))
        assert "Boris" not in removed.text
        filled = press(anna, removed.form("/arrange"), plan="bot greedy")
        assert "Jakob (bot)" in filled.text


def test_a_table_that_cannot_be_is_refused_above_the_form(address: str) -> None:
    with browser(address, "Anna") as anna:
        form = page(anna.get("/text/open?game=thurn-taxis")).form("thurn-taxis")
        refused = press(anna, form, seat1="")
        assert "This game is for 2 to 4 players, not for 1." in refused.text
        assert refused.has("thurn-taxis")


def test_undo_chat_and_resignation_work_by_forms(address: str) -> None:
    with browser(address, "Anna") as anna:
        form = page(anna.get("/text/open?game=kings-road")).form("kings-road")
        room = press(anna, form, seat1="me", pace="instant")
        now = press(anna, room.form("/ready"))
        said = press(anna, now.form("/chat"), text="hello <script>")
        assert "hello <script>" in said.text
        chosen = press(anna, said.form("/act"), card0="wild-hills", card1="dark-tower", card2="kings-castle")
        assert not chosen.has("/undo")
        undone = press(anna, chosen.form("/withdraw"))
        assert "You have chosen" not in undone.text
        assert not undone.has("/withdraw")
        over = press(anna, undone.form("/resign"), sure="yes")
        assert "The result" in over.headings
        again = press(anna, over.form("/rematch"))
        assert again.has("/ready")


def test_a_form_sent_twice_is_carried_out_once(address: str) -> None:
    with browser(address, "Anna") as anna:
        _, room = waiting_room(anna)
        chat = room.form("/chat")
        press(anna, chat, text="once")
        assert press(anna, chat, text="once").text.count("once") == 1


def test_what_no_page_knows_is_a_page_that_says_so(address: str) -> None:
    with browser(address, "Anna") as anna:
        missing = anna.get("/text/nowhere")
        assert missing.status_code == 404
        assert page(missing).headings
        url, _ = waiting_room(anna)
        assert anna.post(f"{url}/explode", data={"command": "12345678"}).status_code == 404
        assert anna.post(f"{url}/act", data={"command": "12345678", "action": "fly"}).status_code in (400, 409)
        assert anna.post(f"{url}/undo", data={"command": "12345678", "to": "x"}).status_code == 400


def test_a_list_says_what_is_played_how_and_what_one_may_do(address: str) -> None:
    with browser(address, "Lena") as lena, browser(address, "Mark") as mark:
        seats = [
            {"kind": "me"},
            {"kind": "open"},
            {"kind": "bot", "bot": "sensible"},
            {"kind": "bot", "bot": "sensible"},
        ]
        clock = {"kind": "turn", "seconds": 86400}
        opened = {
            "game": "thurn-taxis",
            "seats": seats,
            "options": {"edition": "de"},
            "is_public": True,
            "clock": clock,
        }
        table = lena.post("/api/tables", json=opened).json()["table"]
        words = Words("en")
        seen = page(mark.get("/text/"))
        assert "Klara (bot), Frieda (bot)" in seen.text
        for key in ("edition-de", "text-clock-turn-86400", "text-pace-calm", "page-row-join"):
            assert words.text(key) in seen.text, key
        mine = page(lena.get("/text/"))
        assert f"My tables: {words.text('page-mine-gathering')}" in mine.text
        assert f"/text/tables/{table}" in lena.get("/text/").text
