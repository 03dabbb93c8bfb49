"""Thurn und Taxis in Chromium, against bots, through a real server: whole games, the closing, warnings, refusals."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.post_road import QUESTION, SETTLED, SHEET, Hand, Keys, Mouse, Traveller, sat_down
from tests.server.served import served

pytestmark = pytest.mark.slow

GENEROUS = ("--people-per-hour", "100000", "--tables-per-hour", "100000", "--requests-per-minute", "1000000")
PHONE = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("board"), *GENEROUS) as found:
        yield found


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(viewport={"width": 1366, "height": 768})
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    context.close()
    assert not faults


@pytest.mark.parametrize("how", [Mouse, Keys])
def test_a_whole_game(address: str, page: Page, how: Callable[[Page], Hand]) -> None:
    sat_down(page, address)
    Traveller(page, how(page)).play_to_the_end()
    expect(page.locator("table tfoot").first).to_be_visible()  # every point is explained


def at_a_choice(page: Page, wanted: str, longest: int = 5) -> Traveller:
    """Plays until something that is wanted can be seen."""
    traveller = Traveller(page, Mouse(page), longest)
    for _ in range(200):
        page.wait_for_function(SETTLED)
        if page.locator(wanted).count():
            return traveller
        traveller.step()
    raise AssertionError(f"{wanted} never came")


def test_the_sheet_promises_what_then_happens(address: str, page: Page) -> None:
    sat_down(page, address)
    traveller = at_a_choice(page, '[data-do="close"]')
    page.locator('[data-do="close"] button').click()
    chosen = page.locator(f"{SHEET} .way.chosen")
    chosen.wait_for()
    ghosts = page.locator(".map .house.ghost").count()
    offices = page.locator(".map .house:not(.ghost)").count()
    promised = re.findall(r"[−\d]+", chosen.locator(".points").inner_text())[-1].replace("−", "-")
    before = traveller.data("seq")
    traveller.finish_closing()
    page.wait_for_function("seq => document.querySelector('.tt').dataset.seq !== seq", arg=before)
    expect(page.locator(SHEET)).to_have_count(0)
    page.wait_for_function(SETTLED)
    assert page.locator(".map .house:not(.ghost)").count() == offices + ghosts
    expect(page.locator("#pane-players .own .points")).to_contain_text(promised)


def test_a_route_is_never_lost_unwarned(address: str, page: Page) -> None:
    sat_down(page, address)
    traveller = at_a_choice(page, '[data-do="abandon"]')
    before = traveller.data("seq"), traveller.data("length")
    page.locator('[data-do="abandon"] button').click()
    expect(page.locator(f"{QUESTION} .warning")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(QUESTION)).to_have_count(0)
    assert (traveller.data("seq"), traveller.data("length")) == before


def test_a_refusal_says_why_and_opens_its_rule(address: str, page: Page) -> None:
    sat_down(page, address)
    page.wait_for_function(SETTLED)
    page.locator("[data-official=carrier]").click(force=True)  # disabled to a screen reader, but it answers
    toast = page.get_by_role("paragraph").filter(has_text="Postmaster and no one else")
    expect(toast).to_be_visible()
    toast.get_by_role("button").click()
    expect(page.locator("dialog[open]")).to_contain_text("TT-21")


@pytest.mark.parametrize("language", ["en", "de", "ru", "hu", "cs"])
def test_nothing_is_wider_than_a_phone(address: str, page: Page, language: str) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    sat_down(page, address, language=language)
    page.wait_for_function(SETTLED)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    small = """() => [...document.querySelectorAll('.tt button')].filter(button => {
      const { width, height } = button.getBoundingClientRect();
      return width < 43.5 || height < 43.5;
    }).map(button => button.textContent)"""
    assert page.evaluate(small) == []


def test_everything_needed_is_in_sight_on_a_desk(address: str, page: Page) -> None:
    sat_down(page, address)
    page.wait_for_function(SETTLED)
    hidden = """() => [...document.querySelectorAll('.tt button, .tt .city')].filter(one => {
      const { bottom, right } = one.getBoundingClientRect();
      return bottom > innerHeight + 1 || right > innerWidth + 1;
    }).length"""
    assert page.evaluate(hidden) == 0
