"""Thurn und Taxis on every shape of screen, with four players: all of it legible, in reach, and a map that stays."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.layout import HANDS, SHAPES, faults, lie_still, map_places
from tests.browser.post_road import SHEET, at_a_choice, sat_down
from tests.browser.visitor import Visit, Visitor

pytestmark = pytest.mark.slow

CLOSE = '[data-do="close"]'


def shaped(visit: Visit, shape: str, **likes: object) -> tuple[Visitor, Page]:
    """Someone at a table of four, on a screen of a shape; fingers where hands hold it."""
    width, height = SHAPES[shape]
    someone = visit("en", "phone" if shape in HANDS else "desktop")
    someone.look = shape
    someone.page.set_viewport_size({"width": width, "height": height})
    page = sat_down(someone, help="never", **likes)
    lie_still(page)
    return someone, page


@pytest.mark.parametrize("shape", SHAPES)
def test_every_moment_fits_and_the_map_stays(visit: Visit, shape: str) -> None:
    someone, page = shaped(visit, shape)
    assert faults(page, shape) == []
    places = map_places(page)
    at_a_choice(page, CLOSE)
    assert faults(page, shape) == []
    someone.picture("shape-close")
    page.locator(f"{CLOSE} button").click()
    page.locator(f"{SHEET} .way.chosen").wait_for()
    page.evaluate("document.querySelector('.board').scrollTop = 0")
    assert faults(page, shape) == []
    assert map_places(page) == places
    sheet, land = page.locator(SHEET).bounding_box(), page.locator(".tt .map .place").bounding_box()
    assert sheet
    assert land
    beside = sheet["x"] >= land["x"] + land["width"] - 1 or sheet["x"] + sheet["width"] <= land["x"] + 1
    assert beside or sheet["y"] >= land["y"] + land["height"] - 1  # nothing that it asks about is covered
    someone.picture("shape-sheet")


@pytest.mark.parametrize("shape", [shape for shape in SHAPES if shape not in HANDS])
def test_four_players_and_ten_lines_of_log_are_in_sight(visit: Visit, shape: str) -> None:
    _, page = shaped(visit, shape)
    at_a_choice(page, CLOSE)
    cut = """() => {
      const frame = document.querySelector('#pane-players').getBoundingClientRect();
      return [...document.querySelectorAll('#pane-players .players > li')]
        .filter(one => one.getBoundingClientRect().bottom > frame.bottom + 1).length;
    }"""
    assert page.evaluate(cut) == 0
    log = page.locator("[data-log]").bounding_box()
    assert log
    assert log["height"] >= 10 * 24


def test_a_phone_on_its_side_shows_all_that_is_needed(visit: Visit) -> None:
    _, page = shaped(visit, "phone-on-its-side")
    at_a_choice(page, CLOSE)
    for part in (".tt .map .place", ".display", ".hand", f"{CLOSE} button"):
        box = page.locator(part).first.bounding_box()
        assert box, part
        assert min(box["y"], 361 - box["y"] - box["height"], 741 - box["x"] - box["width"]) >= 0, part


@pytest.mark.parametrize("shape", ["phone", "phone-on-its-side", "desk"])
def test_larger_text_is_larger_on_the_map_too(visit: Visit, shape: str) -> None:
    size = "parseFloat(document.querySelector('.tt .map .city text').getBoundingClientRect().height)"
    _, page = shaped(visit, shape)
    normal = page.evaluate(size)
    _, large = shaped(visit, shape, text="huge")
    assert large.evaluate(size) > normal * 1.1
    assert faults(large, shape) == []


def test_the_map_is_looked_at_more_closely_by_buttons_and_keys(visit: Visit) -> None:
    _, page = shaped(visit, "phone")
    size = "document.querySelector('.tt .map [data-city=ulm] .seal').getBoundingClientRect().width"
    before = page.evaluate(size)
    page.get_by_role("button", name="Zoom in").click()
    page.wait_for_function(f"before => {size} > before * 1.3", arg=before)
    page.keyboard.press("-")
    page.wait_for_function(f"before => Math.abs({size} - before) < 0.01", arg=before)
    expect(page.get_by_role("button", name="Zoom out")).to_have_count(0)
