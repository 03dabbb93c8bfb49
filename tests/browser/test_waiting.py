"""That others wait for one is seen wherever one is on the site."""

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visit, Visitor
from tests.faults.scene import GOOD_ROUTE, act
from tests.faults.sockets import begun
from tests.server.served import browser

pytestmark = pytest.mark.slow


def enter(someone: Visitor, cookies: dict[str, str]) -> None:
    """Be the person whose cookies these are."""
    someone.context.add_cookies(
        [{"name": name, "value": value, "url": someone.address} for name, value in cookies.items()]
    )


def test_the_number_of_waiting_tables_is_in_title_icon_and_navigation_and_leads_on(visit: Visit, site: str) -> None:
    with browser(site, "Ada") as ada, browser(site, "Ben") as ben:
        first, second = begun("kings-road", ada, ben), begun("kings-road", ada, ben)
        someone = visit("en")
        enter(someone, dict(ada.cookies))
        page = someone.go("/")
        expect(page).to_have_title("(2) Postroad")
        expect(page.locator("nav .count")).to_contain_text("2 tables are waiting for you")
        assert "%3E2%3C" in str(page.locator('link[rel="icon"]').get_attribute("href"))
        someone.picture("waiting-count")
        assert not someone.violations()
        page.goto(f"{site}/t/{first}")
        expect(page).to_have_title("(2) King's Road")
        expect(page.get_by_role("link", name="Next table")).to_have_count(0)
        act(ada, first, GOOD_ROUTE)
        expect(page).to_have_title("(1) King's Road")
        someone.picture("waiting-next")
        page.get_by_role("link", name="Next table waiting for you: King's Road").click()
        page.wait_for_url(f"{site}/t/{second}")
        act(ada, second, GOOD_ROUTE)
        expect(page).to_have_title("King's Road")
        assert page.locator('link[rel="icon"]').get_attribute("href") == "/icon.svg"
