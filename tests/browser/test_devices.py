"""Going on with another device, and the recovery code, in a real browser."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visit

pytestmark = pytest.mark.slow


def test_a_phone_goes_on_at_the_table_that_the_computer_showed(visit: Visit) -> None:
    laptop, phone = visit("en"), visit("en", "phone")
    page = laptop.play("kings-road")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Show a code").click()
    code = page.locator("[data-elsewhere] code").inner_text()
    expect(page.locator("[data-elsewhere] img")).to_be_visible()
    laptop.picture("continue-code")
    assert not laptop.violations()
    table = re.search(r"/t/([a-z0-9]+)$", page.url)
    assert table
    phone.go(f"/continue?table={table[1]}#{code}")
    assert not phone.violations()
    phone.page.get_by_role("button", name="Continue on this device").click()
    phone.page.locator("[data-status]").wait_for()
    assert phone.page.url.endswith(table[0]), "the code is gone from the address"
    expect(phone.page.locator("[data-desk], .board").first).to_be_visible()
    page.goto(f"{laptop.address}/settings")
    expect(page.get_by_text("You are signed in in 2 browsers.")).to_be_visible()
    page.get_by_role("button", name="Sign out everywhere else").click()
    expect(page.get_by_role("paragraph").filter(has_text="only in this browser")).to_be_visible()
    phone.go("/settings")
    expect(phone.page.get_by_role("button", name="Show a code")).to_have_count(0)


def test_a_link_without_a_code_says_so(visit: Visit) -> None:
    page = visit("en").go("/continue")
    expect(page.get_by_text("This link has no code in it.")).to_be_visible()


def test_the_end_of_the_first_game_reminds_of_the_recovery_code_once(visit: Visit) -> None:
    someone = visit("en")
    for is_first in (True, False):
        page = someone.play("kings-road")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Resign").click()
        page.locator("dialog[open] button.primary").click()
        page.get_by_role("button", name="Play again").wait_for()
        expect(page.locator("[data-reminder]")).to_have_count(int(is_first))
        if is_first:
            shown = page.locator("[data-reminder]")
            expect(shown).to_contain_text(re.compile(r"[a-z2-9]{5}(-[a-z2-9]{5}){5}"))
            someone.picture("recovery-reminder")
            assert not someone.violations()
