"""A page of one's own, the ladder and the deal of the day, in a real browser and on a phone."""

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visit

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("shape", ["desktop", "phone"])
def test_one_plays_the_deal_of_the_day_and_finds_ones_own_page(
    visit: Visit, shape: Literal["desktop", "phone"]
) -> None:
    someone = visit("en", shape)
    page = someone.go("/daily")
    assert not someone.is_too_wide()
    page.locator("[data-daily=kings-road]").get_by_role("button", name="Play today's deal").click()
    page.locator("[data-status]").wait_for()
    table = page.url
    page = someone.go("/daily")
    page.get_by_role("button", name="Continue today's deal").click()
    page.locator("[data-status]").wait_for()
    assert page.url == table, "it is played once"
    page = someone.go("/me")
    expect(page.get_by_text("No finished games yet.")).to_be_visible()
    page.get_by_label("Show my name in the ladder").check()
    page.get_by_label("Others may see this page").check()
    expect(page.locator("[data-visible] code")).to_contain_text("/p/")
    assert not someone.violations()
    assert not someone.is_too_wide()
    someone.picture(f"own-page-{shape}")
    page = someone.go("/ladder/kings-road")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ladder")
    assert not someone.violations()
