"""Going on with another device, and the recovery code, in a real browser."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visit

pytestmark = pytest.mark.slow

RECOVERY = re.compile(r"[a-z2-9]{5}(-[a-z2-9]{5}){5}")


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
    late = visit("en", "phone")
    late.go(f"/continue#{code}").get_by_role("button", name="Continue on this device").click()
    expect(late.page.locator("[data-toast=refusal]")).to_be_visible()  # it worked once
    late.complaints.clear()  # the refused request itself
    page.goto(f"{laptop.address}/settings")
    expect(page.get_by_text("You are signed in in 2 browsers.")).to_be_visible()
    page.get_by_role("button", name="Sign out everywhere else").click()
    expect(page.get_by_role("paragraph").filter(has_text="only in this browser")).to_be_visible()
    phone.go("/settings")
    expect(phone.page.get_by_role("button", name="Show a code")).to_have_count(0)


def test_a_link_without_a_code_says_so(visit: Visit) -> None:
    page = visit("en").go("/continue")
    expect(page.get_by_text("This link has no code in it.")).to_be_visible()


def test_on_a_phone_a_code_expires_after_ten_minutes_and_the_recovery_code_is_made_anew(visit: Visit) -> None:
    someone = visit("en", "phone")
    someone.page.clock.install()
    page = someone.go("/settings")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Save the name").click()
    page.get_by_role("button", name="Show a code").click()
    expect(page.locator("[data-elsewhere] img")).to_be_visible()
    page.clock.fast_forward(9 * 60_000)
    expect(page.locator("[data-elsewhere] code")).to_be_visible()
    page.clock.fast_forward(61_000)
    expect(page.locator("[data-elsewhere]")).to_contain_text("This code has expired.")
    codes = set()
    for _ in range(2):
        before = page.locator(".part code").all_inner_texts()
        page.get_by_role("button", name="Create a new code").click()
        expect(page.locator(".part code")).not_to_have_text(before)
        codes.update(page.locator(".part code").all_inner_texts())
    assert len(codes) == 2
    assert all(RECOVERY.fullmatch(code) for code in codes)
    assert not someone.is_too_wide()
    assert not someone.violations()


def test_the_end_of_the_first_game_reminds_of_the_recovery_code_once(visit: Visit) -> None:
    someone = visit("en", "phone")
    for is_first in (True, False):
        page = someone.play("kings-road")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Resign").click()
        page.locator("dialog[open] button.primary").click()
        page.get_by_role("button", name="Play again").wait_for()
        expect(page.locator("[data-reminder]")).to_have_count(int(is_first))
        if is_first:
            shown = page.locator("[data-reminder]")
            expect(shown).to_contain_text(RECOVERY)
            someone.picture("recovery-reminder")
            assert not someone.violations()
