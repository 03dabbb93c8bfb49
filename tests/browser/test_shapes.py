"""Thurn und Taxis on every shape of screen, with four players: all of it legible, in reach, and a map that stays."""

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.layout import HANDS, SHAPES, faults, lie_still, map_places
from tests.browser.moments import may
from tests.browser.post_road import SHEET, sat_down
from tests.browser.visitor import Visit, Visitor

pytestmark = pytest.mark.slow

CLOSE = '[data-do="close"]'
DESKS = [shape for shape in SHAPES if shape not in HANDS]


def shaped(visit: Visit, shape: str, **likes: Any) -> tuple[Visitor, Page]:
    """Someone at a table of four, on a screen of a shape; fingers where hands hold it."""
    someone = visit("en", "phone" if shape in HANDS else "desktop")
    turn_to(someone, shape)
    page = sat_down(someone, help="never", **likes)
    lie_still(page)
    return someone, page


def turn_to(someone: Visitor, shape: str) -> None:
    """Let the screen have another shape."""
    width, height = SHAPES[shape]
    someone.look = shape
    someone.page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize("shapes", [HANDS, DESKS], ids=["in-hands", "on-desks"])
def test_every_moment_fits_and_the_map_stays(visit: Visit, shapes: Sequence[str]) -> None:
    """One game on many screens, in turn: as it begins, before a closing, and in the midst of it."""
    someone, page = shaped(visit, shapes[0])
    found: dict[str, list[str]] = {}
    places: dict[str, list[str]] = {}
    for shape in shapes:
        turn_to(someone, shape)
        found[shape] = faults(page, shape)
        places[shape] = map_places(page)
    sat_down(someone, until=may("close"), help="never")
    for shape in shapes:
        turn_to(someone, shape)
        found[shape] += [*faults(page, shape), *out_of_sight(page, shape)]
        someone.picture("shape-close")
    page.locator(f"{CLOSE} button").click()
    page.locator(f"{SHEET} .way.chosen").wait_for()
    for shape in shapes:
        turn_to(someone, shape)
        page.evaluate("document.querySelector('.board').scrollTop = 0")
        found[shape] += faults(page, shape)
        if map_places(page) != places[shape]:
            found[shape].append("the map has moved")
        if is_sheet_on_map(page):
            found[shape].append("the sheet covers what it asks about")
        someone.picture("shape-sheet")
    assert {shape: wrong for shape, wrong in found.items() if wrong} == {}


def is_sheet_on_map(page: Page) -> bool:
    """Whether the sheet lies over the map instead of beside or below it."""
    sheet, land = page.locator(SHEET).bounding_box(), page.locator(".tt .map .place").bounding_box()
    assert sheet
    assert land
    is_beside = sheet["x"] >= land["x"] + land["width"] - 1 or sheet["x"] + sheet["width"] <= land["x"] + 1
    return not is_beside and sheet["y"] < land["y"] + land["height"] - 1


def out_of_sight(page: Page, shape: str) -> list[str]:
    """What must be in sight at once and is not: on desks four players and ten lines, on its side all one plays with.

    One's own panel has a route; all four must find room even if each is as tall as that one.
    """
    found = []
    if shape not in HANDS:
        cut = """() => {
          const [pane, talk] = ['#pane-players', '#pane-talk'].map(one => document.querySelector(one));
          const isBeside = talk.getBoundingClientRect().left > pane.getBoundingClientRect().left + 1;
          const room = isBeside ? pane.clientHeight
            : pane.parentElement.clientHeight - parseFloat(getComputedStyle(talk).flexBasis);
          const panels = [...pane.querySelectorAll('.players > li')].map(one => one.getBoundingClientRect().height);
          return Math.max(...panels) * panels.length > room + 1;
        }"""
        log = page.locator("[data-log]").bounding_box()
        found += ["a player"] if page.evaluate(cut) else []
        found += ["ten lines of the log"] if not log or log["height"] < 10 * 24 else []
    if shape == "phone-on-its-side":
        for part in (".tt .map .place", ".display", ".hand", f"{CLOSE} button"):
            box = page.locator(part).first.bounding_box()
            if not box or min(box["y"], 361 - box["y"] - box["height"], 741 - box["x"] - box["width"]) < 0:
                found.append(part)
    return found


def test_larger_text_is_larger_on_the_map_too(visit: Visit) -> None:
    shapes = ("phone", "phone-on-its-side", "desk")
    someone, page = shaped(visit, shapes[0])

    def sizes() -> list[float]:
        found = []
        for shape in shapes:
            turn_to(someone, shape)
            lie_still(page)
            found.append(page.evaluate("document.querySelector('.tt .map .city text').getBoundingClientRect().height"))
        return found

    normal = sizes()
    someone.like(text="huge")
    page.locator("[data-status]").wait_for()
    for shape, usual, large in zip(shapes, normal, sizes(), strict=True):
        assert large > usual * 1.1, shape
    for shape in shapes:
        turn_to(someone, shape)
        assert faults(page, shape) == []


def test_the_map_is_looked_at_more_closely_by_buttons_and_keys(visit: Visit) -> None:
    _, page = shaped(visit, "phone")
    size = "document.querySelector('.tt .map [data-city=ulm] .seal').getBoundingClientRect().width"
    before = page.evaluate(size)
    page.get_by_role("button", name="Zoom in").click()
    page.wait_for_function(f"before => {size} > before * 1.3", arg=before)
    page.keyboard.press("-")
    page.wait_for_function(f"before => Math.abs({size} - before) < 0.01", arg=before)
    expect(page.get_by_role("button", name="Zoom out")).to_have_count(0)
