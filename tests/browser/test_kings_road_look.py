"""King's Road on every screen: languages, phone and desk, day and night."""

import pytest

from postroad.i18n import LANGUAGES
from tests.browser.chooser import Chooser, opened_against_bots
from tests.browser.layout_faults import SHAPES, TOUCHED, faults, places
from tests.browser.visitor import SIZES, Visit

pytestmark = pytest.mark.slow

CARDS = ("wild-hills", "dark-tower", "knight")
HIDDEN = """() => [...document.querySelectorAll('.kings-road button, .kings-road [data-region]')].filter(one => {
  const { bottom, right } = one.getBoundingClientRect();
  return bottom > innerHeight + 1 || right > innerWidth + 1;
}).map(one => one.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("size", SIZES)
def test_everything_needed_is_in_sight_in_every_language(visit: Visit, size: str) -> None:
    someone = visit("en", size)
    page = someone.play("kings-road")
    for language in LANGUAGES:
        someone.speak(language)
        Chooser(page).wait_for("choose")
        for card in CARDS:
            page.locator(f"[data-card={card}]").click()
        someone.picture(f"kings-road-choosing-{language}")
        assert page.evaluate(HIDDEN) == [], language
        assert not someone.is_too_wide(), language
        assert not someone.small_targets(), language


@pytest.mark.parametrize("size", SIZES)
def test_choosing_and_the_reveal_are_accessible_by_day_and_night(visit: Visit, size: str) -> None:
    someone = visit("en", size, motion="no-preference")
    page = someone.play("kings-road")
    chooser = Chooser(page)
    chooser.wait_for("choose")
    assert not someone.violations_by_day_and_night()
    chooser.choose(*CARDS)
    chooser.wait_for("reveal")
    page.locator("[data-do=pause]").click()
    assert not someone.violations_by_day_and_night("kings-road-reveal")
    assert not someone.is_too_wide()


@pytest.mark.parametrize("text", ["normal"])
def test_five_players_fit_every_shape_and_the_map_never_moves(visit: Visit, text: str) -> None:
    someone = visit("en")
    page = opened_against_bots(someone, 4, text)
    chooser = Chooser(page)
    chooser.choose(*CARDS)
    chooser.wait_for("reveal")
    page.locator("[data-do=pause]").click()
    found: dict[str, list[str]] = {}
    for name, (width, height) in SHAPES.items():
        page.set_viewport_size({"width": width, "height": height})
        before = places(page, ".map, [data-region]")
        someone.picture(f"kings-road-{name}-{text}-reveal")
        wrong = faults(page, ".kings-road[data-state]", is_touched=name in TOUCHED)
        page.locator("[data-do=skip]").click()
        chooser.wait_for("choose")
        for card in CARDS:
            page.locator(f"[data-card={card}]").click()
        page.locator(".ghost").first.wait_for()
        someone.picture(f"kings-road-{name}-{text}-choose")
        wrong += faults(page, ".kings-road[data-state]", is_touched=name in TOUCHED)
        if places(page, ".map, [data-region]") != before:
            wrong.append("the map has moved")
        if not page.locator("[data-confirm] button").evaluate(IN_SIGHT):
            wrong.append("the button that confirms is out of sight")
        if wrong:
            found[name] = wrong
        page.keyboard.press("Escape")
        page.locator("[data-do=again]").click()
        page.locator("[data-do=pause]").click()
    assert not found


IN_SIGHT = "one => { const box = one.getBoundingClientRect(); return box.bottom <= innerHeight + 1 && box.top >= 0 }"


def test_all_panels_of_five_players_are_in_sight_on_a_laptop(visit: Visit) -> None:
    page = opened_against_bots(visit("en"), 4, "normal")
    Chooser(page).wait_for("choose")
    hidden = page.evaluate(
        """() => { const pane = document.querySelector('#pane-players').getBoundingClientRect();
        return [...document.querySelectorAll('#pane-players .players > li')]
          .filter((one) => one.getBoundingClientRect().bottom > pane.bottom + 1).length }"""
    )
    assert hidden == 0
