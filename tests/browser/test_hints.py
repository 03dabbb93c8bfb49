"""A word on everything at a table, in Chromium: under the pointer, with the focus, under a finger."""

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.post_road import sat_down
from tests.browser.visitor import Visit

pytestmark = pytest.mark.slow

MOST_TRIES = 4
PATIENCE_MS = 5_000
HINT = "[data-hint]"
PANEL = ".kings-road .hint"  # what is said of a region
POST_ROAD = {
    ".tt .stack[data-stack=length-5]": "Closing a route of this length",
    ".tt .stack[data-stack=baden]": "An office in every city",
    ".tt .stack[data-stack=all-provinces]": "An office in every province",
    ".tt .stack[data-stack=game-end]": "carriage 7",
    ".tt [data-spot=slot-0]": "Roads to",
    ".tt [data-spot=deck]": "nobody sees",
    ".tt .discard summary": "new deck",
    ".tt [data-official=postmaster]": "take a second card",
    ".tt .ladder li": "cities",
    ".tt [data-city=ulm]": "Ulm",
    "#pane-players .own .points": "start at −20",
    "#pane-players .tt .counts li:nth-child(1)": "known",
    "#pane-players .tt .counts li:nth-child(2)": "20 offices",
    "#pane-players .tt .counts li:nth-child(3)": "Carriage",
}
KINGS_ROAD = {
    ".kings-road .hand [data-card=knight]": "Always your last card",
    ".kings-road .hand [data-card=dragon]": "One more region scores",
    ".kings-road .hand [data-card=witch]": "choose your cards again",
    ".kings-road .hand [data-card=wild-hills]": "Wild Hills",
    ".kings-road .track": "40 points",
    "#pane-players .own .points": "At 40",
    "#pane-players .nobles": "noble",
    "#pane-players .kings-road .cards > :last-child": "Witch",
}


def says(page: Page, words: str) -> None:
    expect(page.locator(HINT)).to_be_visible()
    expect(page.locator(HINT)).to_contain_text(words)


class Finger:
    """Lies on something until it is lifted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def hold(self, selector: str) -> None:
        box = self.page.locator(selector).first.bounding_box()
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self.session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})

    def lift(self) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def point_at(page: Page, selector: str) -> None:
    """Rest the pointer on something; once more where it moved away below the pointer, as a person would."""
    for _ in range(MOST_TRIES):
        page.mouse.move(2, 2)
        expect(page.locator(HINT)).to_have_count(0)
        page.locator(selector).first.hover(force=True)
        try:
            page.locator(HINT).wait_for(timeout=PATIENCE_MS)
        except TimeoutError:
            continue
        return


def hover_all(page: Page, things: dict[str, str]) -> None:
    for selector, words in things.items():
        point_at(page, selector)
        says(page, words)


def test_everything_of_thurn_und_taxis_has_a_word_under_the_pointer(visit: Visit) -> None:
    hover_all(sat_down(visit()), POST_ROAD)


def test_everything_of_kings_road_has_a_word_under_the_pointer(visit: Visit) -> None:
    page = visit().play("kings-road")
    hover_all(page, KINGS_ROAD)
    page.locator("[data-region=zin-kais-deep]").focus()
    expect(page.locator(PANEL)).to_contain_text("The King. His region scores at the end of this round")
    expect(page.locator(PANEL)).to_contain_text("1, 1, 1: the points for first place")


def test_the_focus_has_a_word_too(visit: Visit) -> None:
    page = sat_down(visit())
    page.keyboard.press("Tab")
    for selector in (".tt [data-official=postmaster]", ".tt [data-spot=slot-0]", ".tt [data-stack=baden]"):
        page.locator(selector).focus()
        says(page, POST_ROAD.get(selector, "Baden"))
    for group, words in ((".tt .ladder", "5 cities"), ("#pane-players .own", "20 offices")):
        page.locator(group).focus()
        says(page, words)
    page.keyboard.press("Escape")
    expect(page.locator(HINT)).to_have_count(0)


def test_a_finger_that_asks_does_not_press(visit: Visit) -> None:
    page = sat_down(visit("en", "phone"))
    before = page.locator(".tt").first.get_attribute("data-seq")
    finger = Finger(page)
    finger.hold(".tt [data-spot=slot-0]")
    says(page, "Roads to")
    finger.lift()
    finger.hold(".tt .stack[data-stack=length-5]")
    says(page, "Closing a route of this length")
    finger.lift()
    assert page.locator(".tt").first.get_attribute("data-seq") == before
    page.locator(".tt [data-spot=slot-0]").tap()
    expect(page.locator(HINT)).to_have_count(0)
