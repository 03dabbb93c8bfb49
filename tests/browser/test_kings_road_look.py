"""King's Road on every screen: languages, phone and desk, day and night."""

import pytest

from postroad.i18n import LANGUAGES
from tests.browser.chooser import Chooser, opened_against_bots
from tests.browser.layout import SHAPES
from tests.browser.screens import faults, map_places
from tests.browser.visitor import SIZES, Visit

pytestmark = pytest.mark.slow

CARDS = ("wild-hills", "dark-tower", "knight")
IDLE = ("wild-hills", "dragon", "knight")  # the Knight would do nothing
HIDDEN = """() => [...document.querySelectorAll('.kings-road button, .kings-road [data-region]')].filter(one => {
  const { bottom, right } = one.getBoundingClientRect();
  return bottom > innerHeight + 1 || right > innerWidth + 1;
}).map(one => one.outerHTML.slice(0, 120))"""

# What must be in sight at once and is not, and what the note lies over.
OUT_OF_PLACE = """() => {
  const box = (one) => one.getBoundingClientRect();
  const needed = ['[data-confirm] button', '[data-do=again]', '[data-note]', '[data-do=right]']
    .map((one) => document.querySelector(one));
  const isOut = (one) => box(one).bottom > innerHeight + 1 || box(one).top < 0 || box(one).right > innerWidth + 1;
  const note = document.querySelector('[data-note]');
  const isUnder = (one) => Math.min(box(note).right, box(one).right) - Math.max(box(note).left, box(one).left) > 1
    && Math.min(box(note).bottom, box(one).bottom) - Math.max(box(note).top, box(one).top) > 1;
  const around = [...document.querySelectorAll('.kings-road .desk button, .kings-road .map')]
    .filter((one) => !note.contains(one));
  return [...needed.filter(isOut).map((one) => `out of sight: ${one.outerHTML.slice(0, 80)}`),
    ...around.filter(isUnder).map((one) => `under the note: ${one.outerHTML.slice(0, 80)}`)];
}"""
SMALL_FOR_FINGERS = """() => [...document.querySelectorAll('.kings-road[data-state] button')]
  .filter((one) => one.checkVisibility() && !one.closest('p'))
  .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 43.5)
  .map((one) => one.outerHTML.slice(0, 100))"""
SMALLEST_ON_MAP = """() => Math.min(...[...document.querySelectorAll('.kings-road .map svg text')]
  .map((one) => parseFloat(getComputedStyle(one).fontSize) * Math.abs(one.getScreenCTM().a)))"""


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
        assert someone.is_narrow_at_every_tab(), language
        assert not someone.small_targets(), language


@pytest.mark.parametrize("size", SIZES)
def test_choosing_and_the_reveal_are_accessible_by_day_and_night(visit: Visit, size: str) -> None:
    someone = visit("en", size, motion="no-preference")
    page = someone.play("kings-road")
    chooser = Chooser(page)
    chooser.wait_for("choose")
    assert not someone.violations_by_day_and_night(has_colours=size == "desktop")
    chooser.choose(*CARDS)
    chooser.wait_for("reveal")
    page.locator("[data-do=pause]").click()
    assert not someone.violations_by_day_and_night("kings-road-reveal", has_colours=size == "desktop")
    assert not someone.is_too_wide()


@pytest.mark.parametrize(("text", "bots"), [("normal", 4), ("huge", 4), ("huge", 1)])
def test_all_fits_every_shape_and_the_map_never_moves(visit: Visit, text: str, bots: int) -> None:
    someone = visit("en", "phone")
    page = opened_against_bots(someone, bots, text)
    chooser = Chooser(page)
    chooser.choose(*CARDS)
    chooser.wait_for("reveal")
    page.locator("[data-do=pause]").click()
    found: dict[str, list[str]] = {}
    for name, (width, height) in SHAPES.items():
        page.set_viewport_size({"width": width, "height": height})
        wrong = faults(page, name)
        before = map_places(page)
        someone.picture(f"kings-road-{name}-{text}-reveal")
        page.locator("[data-do=skip]").click()
        chooser.wait_for("choose")
        for card in IDLE:  # with a note that warns
            page.locator(f"[data-card={card}]").click()
        page.locator("[data-do=right]").wait_for()
        someone.picture(f"kings-road-{name}-{text}-choose")
        wrong += [*faults(page, name), *page.evaluate(OUT_OF_PLACE)]
        if name == "tablet":
            wrong += page.evaluate(SMALL_FOR_FINGERS)
        if (after := map_places(page)) != before:
            wrong.append(f"the map has moved: {before[0]}, now {after[0]}")
        if wrong:
            found[name] = wrong
        page.keyboard.press("Escape")
        page.locator("[data-do=again]").click()
        page.locator("[data-do=pause]").click()
    assert not found


def test_very_large_letters_are_larger_on_the_map_of_every_shape(visit: Visit) -> None:
    someone = visit("en")
    page = opened_against_bots(someone, 4, "normal")

    def letters() -> dict[str, float]:
        Chooser(page).wait_for("choose")
        found = {}
        for name, (width, height) in SHAPES.items():
            page.set_viewport_size({"width": width, "height": height})
            map_places(page)
            found[name] = float(page.evaluate(SMALLEST_ON_MAP))
        return found

    usual = letters()
    someone.like(text="huge")
    assert {name: size for name, size in letters().items() if size < usual[name] * 1.1} == {}


def test_all_panels_of_five_players_are_in_sight_on_a_laptop(visit: Visit) -> None:
    page = opened_against_bots(visit("en"), 4, "normal")
    Chooser(page).wait_for("choose")
    hidden = page.evaluate(
        """() => { const pane = document.querySelector('#pane-players').getBoundingClientRect();
        return [...document.querySelectorAll('#pane-players .players > li')]
          .filter((one) => one.getBoundingClientRect().bottom > pane.bottom + 1).length }"""
    )
    assert hidden == 0
