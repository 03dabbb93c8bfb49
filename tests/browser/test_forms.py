"""Every form for a new table, in every language and state: no key stands where a sentence should."""

import re

import pytest
from playwright.sync_api import Page, expect

from postroad.i18n import LANGUAGES
from tests.browser.visitor import Visit

pytestmark = pytest.mark.slow

OWN_EDITION = {"en": "ru"}  # else that of the language
RAW = re.compile(r"\b(?:page|switch|option|edition|tt|kr|bot)-[a-z]+(?:[-_][a-z0-9]+)*\b")


def said(page: Page) -> str:
    """All that the page says, with what its lists offer and its labels tell."""
    labels = "[...document.querySelectorAll('[aria-label], [title]')].map(one => one.ariaLabel + ' ' + one.title)"
    offered = "[...document.querySelectorAll('option')].map(one => one.textContent)"
    return "\n".join([page.locator("body").inner_text(), *page.evaluate(labels), *page.evaluate(offered)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_shows_a_raw_key_and_the_readers_own_edition_is_offered_first(visit: Visit, language: str) -> None:
    someone = visit(language)
    for game in ("thurn-taxis", "kings-road"):
        page = someone.go(f"/open/{game}")
        page.locator("form select").first.wait_for()
        if game == "thurn-taxis":
            expect(page.locator("input[name=edition]:checked")).to_have_value(OWN_EDITION.get(language, language))
        states = [said(page)]
        for choice in page.locator("input[name=edition]").all():
            choice.check()
            states.append(said(page))
        for clock in ("turn", "bank"):
            page.locator(f"select:has(option[value={clock}])").select_option(clock)
            states.append(said(page))
        page.locator("ol.seats select").nth(1).select_option("bot")
        states.append(said(page))
        assert [RAW.findall(state) for state in states if RAW.search(state)] == []
        someone.go("/")
        page.locator("article", has=page.locator(f'a[href="/rules/{game}"]')).get_by_role("button").click()
        page.locator("dialog[open]").wait_for()
        assert RAW.findall(said(page)) == []


def test_a_quick_game_is_for_three_and_a_rematch_begins_at_once(visit: Visit) -> None:
    someone = visit("en")
    page = someone.go("/")
    page.locator("article", has=page.locator('a[href="/rules/thurn-taxis"]')).get_by_role("button").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".opponents li")).to_have_count(2)
    dialog.get_by_role("button", name="Add an opponent").click()
    expect(dialog.locator(".opponents li")).to_have_count(3)
    for number in (3, 2):  # against one alone, a resignation ends the game
        dialog.get_by_role("button", name=f"Remove opponent {number}").click()
    dialog.locator("button[type=submit]").click()
    page.locator("[data-status]").wait_for()
    expect(page.locator("#pane-players .players > li")).to_have_count(2)
    first = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != first)
    page.locator("[data-status]").wait_for()  # nobody has to be waited for


def test_the_host_chooses_who_begins(visit: Visit) -> None:
    """TT-4: the host may say who begins; else the lot decides."""
    page = visit("en").go("/open/thurn-taxis")
    page.get_by_label("Who begins").select_option("1")
    page.locator("ol.seats select").nth(1).select_option("me")
    page.locator("form button[type=submit]").click()
    page.locator("[data-status]").wait_for()
    expect(page.locator("[data-log]")).to_contain_text("2 begins.")
