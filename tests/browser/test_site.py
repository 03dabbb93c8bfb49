"""The site around the games, in a real browser: everything but the playing."""

import gzip
import re

import httpx
import pytest
from playwright.sync_api import expect

from postroad.i18n import LANGUAGES
from tests.browser.visitor import SIZES, Visit

pytestmark = pytest.mark.slow

GAMES = ("thurn-taxis", "kings-road")
PAGES = (
    "/",
    "/tables",
    "/open/thurn-taxis",
    "/open/kings-road",
    "/settings",
    "/rules/thurn-taxis",
    "/about",
    "/replay",
    "/puzzles",
)
LIMIT = 150_000  # bytes of the first load, compressed


def name_of(path: str) -> str:
    return path.strip("/").replace("/", "-") or "front"


def packed_size(url: str) -> int:
    """How many bytes a file takes on its way."""
    body = httpx.get(url, timeout=120).content
    return len(body) if url.endswith(".woff2") else len(gzip.compress(body, 6))


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_plays_within_three_clicks(visit: Visit, game: str) -> None:
    someone = visit()
    page = someone.play(game, is_as_offered=True)
    expect(page.locator("[data-status] h1")).not_to_be_empty()
    assert re.search(r"/t/[a-z0-9]+$", page.url)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_every_language_fits_a_phone_and_the_first_load_is_small(visit: Visit, language: str) -> None:
    someone = visit(language, "phone")
    urls: set[str] = set()
    someone.page.on("requestfinished", lambda request: urls.add(request.url))
    for path in PAGES:
        page = someone.go(path)
        if path == "/":
            someone.settle()
            assert sum(map(packed_size, urls)) < LIMIT, urls
        assert page.evaluate("document.documentElement.lang") == language, path
        assert not someone.is_too_wide(), path
        assert not someone.small_targets(), path


@pytest.mark.parametrize("size", SIZES)
def test_every_page_is_accessible_by_day_and_night(visit: Visit, size: str) -> None:
    someone = visit("en", size)
    for path in PAGES:
        if path.startswith("/rules"):  # test_rulebook.py looks at both books
            continue
        someone.go(path)
        assert not someone.violations_by_day_and_night(name_of(path), has_colours=size == "desktop"), path


@pytest.mark.parametrize("size", SIZES)
def test_the_way_to_a_table_is_accessible_too(visit: Visit, size: str) -> None:
    someone = visit("ru", size)
    page = someone.go("/open/thurn-taxis")
    page.locator("form button[type=submit]").click()
    page.locator("img[src*=qr]").wait_for()
    assert not someone.violations_by_day_and_night("waiting-room", has_colours=size == "desktop")
    assert not someone.is_too_wide()
    someone.go("/tables/mine").locator("li a").first.wait_for()
    assert not someone.violations_by_day_and_night("mine", has_colours=size == "desktop")
    someone.go("/")
    page.locator("article button").first.click()
    page.locator("dialog[open]").wait_for()
    assert not someone.violations_by_day_and_night("quick-play", has_colours=size == "desktop")


def test_the_language_changes_at_once_and_is_remembered(visit: Visit) -> None:
    page = visit("en").go("/settings")
    page.locator("header select").select_option("hu")
    expect(page.locator("h1")).to_have_text("Beállítások")
    page.reload()
    expect(page.locator("h1")).to_have_text("Beállítások")


def test_theme_and_text_size_change_at_once_and_are_remembered(visit: Visit) -> None:
    someone = visit("en", theme="light")
    page = someone.go("/settings")
    page.get_by_label("dark").check(force=True)
    page.get_by_label("very large").check(force=True)
    page.reload()
    page.locator("h1").wait_for()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(20, 23, 29)"
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20px"
    assert not someone.violations()


def test_two_people_meet_by_link_and_the_game_begins_when_both_are_ready(visit: Visit) -> None:
    host, guest = visit("en"), visit("de", "phone")
    page = host.go("/open/kings-road")
    page.get_by_label("Your name").fill("Ada")
    page.locator("form button[type=submit]").click()
    link = page.locator("input[readonly]").input_value()
    guest.page.goto(link)
    guest.page.get_by_label("Dein Name").fill("Bo")
    guest.page.get_by_role("button", name="Platz nehmen").click()
    expect(page.get_by_text("Bo", exact=True)).to_be_visible()
    guest.page.get_by_role("button", name="Ich bin bereit").click()
    expect(page.locator("[data-status]")).to_have_count(0)
    page.get_by_role("button", name="I am ready").click()
    page.locator("[data-status]").wait_for()
    guest.page.locator("[data-status]").wait_for()


def test_the_host_may_give_a_seat_to_a_bot(visit: Visit) -> None:
    page = visit("en").go("/open/thurn-taxis")
    page.locator("form button[type=submit]").click()
    page.get_by_label("Change seat 2").select_option(label="Bot: Jakob (3)")
    expect(page.get_by_text("Jakob", exact=True)).to_be_visible()
    page.get_by_role("button", name="I am ready").click()
    page.locator("[data-status]").wait_for()


def test_people_talk_and_the_host_may_silence_them(visit: Visit) -> None:
    host, guest = visit("en"), visit("en")
    page = host.go("/open/kings-road")
    page.locator("form button[type=submit]").click()
    guest.page.goto(page.locator("input[readonly]").input_value())
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.get_by_role("button", name="I am ready").click()
    page.get_by_role("button", name="I am ready").click()
    for someone in (host, guest):
        someone.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_label("Write something").fill("Good day to you")
    guest.page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("listitem").filter(has_text="Good day to you")).to_be_visible()
    page.get_by_role("button", name="Mute").click()
    guest.page.get_by_label("Write something").fill("Can you hear me?")
    guest.page.get_by_role("button", name="Send").click()
    guest.page.locator("[data-toast=refusal]").wait_for()
    expect(page.get_by_role("listitem").filter(has_text="Can you hear me?")).to_have_count(0)


def test_a_rule_can_be_linked_to(visit: Visit) -> None:
    page = visit("cs").go("/rules/thurn-taxis#TT-31")
    expect(page.locator("[id='TT-31']")).to_be_in_viewport()


def test_an_address_without_a_table_says_so(visit: Visit) -> None:
    someone = visit("en")
    page = someone.go("/t/zzzzzzzzzzzz")
    expect(page.locator("h1")).to_have_text("No such page")


def test_a_person_can_move_take_everything_and_leave(visit: Visit) -> None:
    here, there = visit("en"), visit("en")
    page = here.go("/settings")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Save the name").click()
    code = page.locator("code").first.inner_text()
    other = there.go("/settings")
    other.get_by_label("I have a code").fill(code)
    other.get_by_role("button", name="Continue with this code").click()
    expect(other.get_by_label("Your name")).to_have_value("Ada")
    with other.expect_download() as download:
        other.get_by_role("link", name="Download everything").click()
    assert '"Ada"' in download.value.path().read_text()
    other.get_by_role("button", name="Delete my data").click()
    other.get_by_role("button", name="Yes, delete everything").click()
    other.locator("article").first.wait_for()
    assert there.context.cookies() == []


def test_the_keyboard_reaches_the_content_first(visit: Visit) -> None:
    page = visit("en").go("/")
    page.keyboard.press("Tab")
    expect(page.locator("a.skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
