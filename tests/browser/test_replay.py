"""Finished games looked at again, in Chromium: golden records of both games, links, bad uploads, figures."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from postroad.i18n import LANGUAGES
from tests.browser.moments import Place, named
from tests.browser.visitor import ROOT, SIZES, Visit, Visitor

pytestmark = pytest.mark.slow

RECORDS = ROOT / "tests" / "records"
KINGS_ROAD = RECORDS / "kings-road" / "hereditary-3.postroad.jsonl"
THURN_TAXIS = RECORDS / "thurn-taxis" / "de-3-sealed.postroad.jsonl"
GAMES = {"kings-road": KINGS_ROAD, "thurn-taxis": THURN_TAXIS}


def brought(someone: Visitor, record: Path) -> Page:
    """Upload a record and look at it."""
    page = someone.go("/replay")
    page.locator("#record").set_input_files(record)
    page.locator("[data-at]").wait_for()
    return page


def last(page: Page) -> int:
    return int(str(page.locator("input[type=range]").get_attribute("max")))


def go_to(page: Page, moment: int) -> None:
    """Go to a moment, or to the last one before it, and wait until it is shown."""
    there = str(min(moment, last(page)))
    page.locator("input[type=range]").fill(there)
    expect(page.locator("[data-at]")).to_have_attribute("data-at", there)


def scores(page: Page) -> list[int]:
    page.get_by_role("tab", name="Players").click()
    return [int(text) for text in page.locator("#replay-players .who b").all_inner_texts()]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_stepped_through_forwards_and_backwards(visit: Visit, game: str) -> None:
    page = brought(visit(), GAMES[game])
    result = json.loads(GAMES[game].read_text().splitlines()[-1])["result"]
    page.keyboard.press("End")
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(last(page)))
    assert scores(page) == result["scores"]
    page.locator("h1").first.click()  # away from the tabs, which have keys of their own
    page.keyboard.press("Home")
    expect(page.locator("[data-at]")).to_have_attribute("data-at", "0")
    for at in range(1, 6):
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-at]")).to_have_attribute("data-at", str(at))
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-at]")).to_have_attribute("data-at", "4")
    page.keyboard.press("Home")
    page.locator("[data-step=round1]").click()
    expect(page.locator("[data-at]")).not_to_have_attribute("data-at", "0")
    page.locator("[data-step='round-1']").click()
    expect(page.locator("[data-at]")).to_have_attribute("data-at", "0")


@pytest.mark.parametrize("game", GAMES)
def test_a_link_leads_to_the_same_moment(visit: Visit, game: str) -> None:
    page = brought(visit(), GAMES[game])
    go_to(page, 7)
    page.get_by_role("tab", name="Link and proof").click()
    link = page.locator("[data-link]").input_value()
    assert link.endswith("?at=7")
    other = visit("de", "phone")
    other.page.goto(link)
    other.page.locator("[data-at]").wait_for()
    expect(other.page.locator("[data-at]")).to_have_attribute("data-at", "7")


def test_a_line_of_the_log_leads_to_its_moment(visit: Visit) -> None:
    page = brought(visit(), THURN_TAXIS)
    page.locator("[data-frame='9']").click()
    expect(page.locator("[data-at]")).to_have_attribute("data-at", "9")
    expect(page.locator("[data-frame='9']")).to_have_attribute("aria-current", "step")


def test_it_plays_by_itself_and_stops_at_the_end(visit: Visit) -> None:
    page = brought(visit(), KINGS_ROAD)
    page.locator("input[type=range]").fill(str(last(page) - 2))
    page.locator("[data-play]").click()
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(last(page)))
    expect(page.locator("[data-play]")).to_have_attribute("aria-label", "Play")


def test_a_step_of_kings_road_is_a_round_and_shows_everyones_cards(visit: Visit) -> None:
    page = brought(visit(), KINGS_ROAD)
    page.keyboard.press("ArrowRight")
    card = page.locator("[data-scene]")
    expect(card).to_have_attribute("data-scene", "cards")
    expect(card.locator(".who")).to_have_count(3)
    expect(page.locator("[data-at]")).to_contain_text("Round 1")
    page.locator("[data-do=next]").click()
    expect(card).to_have_attribute("data-scene", "region")
    page.locator("input[type=range]").fill("5")
    expect(card).to_have_attribute("data-scene", "cards")
    expect(card.locator(".card").first).to_be_visible()
    assert "has chosen" not in page.locator(".log").inner_text()


def test_the_browser_proves_every_draw(visit: Visit) -> None:
    page = brought(visit(), THURN_TAXIS)
    page.get_by_role("tab", name="Link and proof").click()
    page.get_by_role("button", name="Check it now").click()
    expect(page.locator("[data-proof=partly]")).to_be_visible()  # this browser did not see the seal before the game
    expect(page.locator("[data-finding=page-proof-draws]")).to_be_visible()
    with page.expect_download() as download:
        page.locator("[data-download]").click()
    assert download.value.path().read_text().splitlines() == THURN_TAXIS.read_text().splitlines()


def test_a_bad_upload_is_explained_with_line_and_rule(visit: Visit) -> None:
    someone = visit()
    page = someone.go("/replay")
    lines = KINGS_ROAD.read_text().splitlines()
    choice = json.loads(lines[1])
    choice["cards"] = ["knight", "wild-hills", "dark-tower"]
    wrong = "\n".join([lines[0], json.dumps(choice), *lines[2:]])
    page.locator("#record").set_input_files(FilePayload(name="x.jsonl", mimeType="text/plain", buffer=wrong.encode()))
    fault = page.locator("[data-fault]")
    expect(fault).to_contain_text("Line 2")
    expect(fault).to_contain_text("The Knight has to be your last card.")
    expect(fault.get_by_role("link")).to_have_attribute("href", "/rules/kings-road#KR-11")
    page.locator("#record").set_input_files(FilePayload(name="x.png", mimeType="image/png", buffer=b"\x89PNG\xff"))
    expect(fault).to_contain_text("Line 1")
    someone.complaints.clear()  # the refused requests themselves


def test_a_finished_table_can_be_looked_at_and_counts(visit: Visit) -> None:
    someone = visit()
    page = named(someone)
    assert not Place(page, someone.address, "kings-road", ["greedy"]).play(lambda view: False)
    page.reload()  # what it would still show of all those rounds
    page.locator("a[href^='/replay/table/']").click()
    page.locator("[data-at]").wait_for()
    page.keyboard.press("End")
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(last(page)))
    page = someone.go("/statistics/kings-road")
    expect(page.locator("caption").first).to_be_visible()
    someone.picture("statistics")
    assert not someone.violations()
    reader = visit("en", "phone")
    page = reader.go("/statistics/kings-road")
    for language in LANGUAGES:
        reader.speak(language)
        expect(page.locator("caption").first).to_be_visible()
        assert not reader.is_too_wide(), language
    assert not reader.violations_by_day_and_night("statistics")


@pytest.mark.parametrize("game", GAMES)
def test_replays_fit_a_phone_in_every_language(visit: Visit, game: str) -> None:
    someone = visit("en", "phone")
    page = brought(someone, GAMES[game])
    for language in LANGUAGES:
        someone.speak(language)
        go_to(page, 24)
        someone.picture(f"replay-{game}-{language}")
        assert not someone.is_too_wide(), language
        assert not someone.small_targets(), language


@pytest.mark.parametrize("size", SIZES)
def test_replays_are_accessible_by_day_and_night(visit: Visit, size: str) -> None:
    someone = visit("en", size)
    for game, record in GAMES.items():
        page = brought(someone, record)
        go_to(page, 24)
        assert not someone.violations_by_day_and_night(f"replay-{game}", has_colours=size == "desktop"), game
        page.get_by_role("tab", name="Link and proof").click()
        page.locator("[data-link]").wait_for()
        assert not someone.violations_by_day_and_night(within="[role=tabpanel]", has_colours=size == "desktop"), game
