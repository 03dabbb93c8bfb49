"""Help for who is new, in Chromium: the line under the status, its setting, its end, and the offer of a first game."""

import pytest
from playwright.sync_api import expect

from postroad.i18n import LANGUAGES
from tests.browser.post_road import Mouse, sat_down
from tests.browser.visitor import Visit

pytestmark = pytest.mark.slow

LINE = "[data-help]"
HIDDEN_PX = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('[data-help]').parentElement.parentElement;
  return scrollHeight - clientHeight;
}"""


def test_the_line_follows_the_turn_and_its_setting(visit: Visit) -> None:
    someone = visit()
    page = sat_down(someone)
    table = page.url
    expect(page.locator(LINE)).to_have_text(
        "First turn: you get two cards and play one. Take cities that are neighbours on the map."
    )
    Mouse(page).take(0)
    expect(page.locator(LINE)).to_contain_text("take a second one")
    someone.go("/settings")
    page.get_by_role("group", name="Line of help under the status").get_by_label("Never").check(force=True)
    page.goto(table)
    page.locator("[data-status]").wait_for()
    expect(page.locator(LINE)).to_have_count(0)


def test_none_of_the_line_is_cut_on_a_phone(visit: Visit) -> None:
    someone = visit("en", "phone")
    page = sat_down(someone)
    for language in LANGUAGES:
        someone.speak(language)
        page.locator(LINE).wait_for()
        someone.settle()
        assert page.evaluate(HIDDEN_PX) <= 1, language


def test_the_line_is_gone_after_three_finished_games(visit: Visit) -> None:
    page = sat_down(visit(), finished="one two three")
    expect(page.locator("[data-status]")).to_be_visible()
    expect(page.locator(LINE)).to_have_count(0)


def test_a_first_game_is_offered_once(visit: Visit) -> None:
    someone = visit()
    page = someone.go("/")
    quick = page.locator("article", has=page.locator('a[href="/rules/kings-road"]')).get_by_role("button").first
    offer = page.locator('dialog a[href="/learn/kings-road"]')
    quick.click()
    expect(offer).to_be_visible()
    page.keyboard.press("Escape")
    for _ in range(2):  # neither in another dialog nor after a reload
        quick.click()
        page.locator("dialog button[type=submit]").wait_for()
        expect(offer).to_have_count(0)
        page.reload()
