"""The frame around a game: what stands beside the board, on every screen and in every language."""

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visit

pytestmark = pytest.mark.slow

GAMES = ("thurn-taxis", "kings-road")


@pytest.mark.parametrize(("size", "game"), [("desktop", "kings-road"), ("phone", "thurn-taxis")])
def test_menu_and_keys_are_accessible_by_day_and_night(visit: Visit, size: str, game: str) -> None:
    someone = visit("en", size)
    page = someone.play(game)
    page.get_by_role("button", name="Menu").click()
    assert not someone.violations_by_day_and_night(f"menu-{game}")
    page.get_by_role("button", name="Keyboard").click()
    assert not someone.violations_by_day_and_night(f"keys-{game}")
    page.keyboard.press("Escape")


def test_the_end_is_accessible_and_proves_that_it_was_fair(visit: Visit) -> None:
    someone = visit("en", "phone")
    page = someone.play("thurn-taxis")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").locator("footer").get_by_role("button", name="Resign").click()
    page.locator("[data-standings]").wait_for()
    page.get_by_role("button", name="Check it now").click()
    expect(page.locator("[data-proof]")).to_have_attribute("data-proof", "proven")
    assert not someone.violations_by_day_and_night("end-thurn-taxis")
    assert not someone.is_too_wide()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_has_to_be_scrolled_to_play_on_a_desktop(visit: Visit, game: str) -> None:
    page = visit("de").play(game)
    for part in ("document.documentElement", "document.querySelector('#pane-board')"):
        assert page.evaluate(f"{part}.scrollHeight <= {part}.clientHeight"), part
        assert page.evaluate(f"{part}.scrollWidth <= {part}.clientWidth"), part


def test_a_line_of_the_log_and_the_catch_up_come_back_after_a_reload(visit: Visit) -> None:
    page = visit("en").play("kings-road")
    expect(page.locator("[data-log] button").first).to_be_visible()
    before = page.locator("[data-log] button").first.inner_text()
    page.reload()
    expect(page.locator("[data-log] button").first).to_have_text(before)


def test_a_stranger_watches_and_can_do_nothing(visit: Visit) -> None:
    player, stranger = visit("en"), visit("en")
    page = player.play("thurn-taxis")
    stranger.page.goto(page.url)
    expect(stranger.page.get_by_text("You are watching")).to_be_visible()
    expect(stranger.page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(page.get_by_text("1 person is watching")).to_be_visible()


def test_who_wants_less_motion_gets_no_transition_at_all(visit: Visit) -> None:
    """However short, one of all properties makes every change of the page several times as dear."""
    page = visit().play("kings-road")
    named = "[...document.querySelectorAll('*')].map((one) => getComputedStyle(one).transition)"
    assert {name for name in page.evaluate(named) if not name.startswith("none")} == set()
