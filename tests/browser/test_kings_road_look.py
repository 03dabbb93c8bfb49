"""King's Road on every screen: languages, phone and desk, day and night."""

import pytest

from postroad.i18n import LANGUAGES
from tests.browser.chooser import Chooser
from tests.browser.visitor import SIZES, Visit

pytestmark = pytest.mark.slow

CARDS = ("wild-hills", "dark-tower", "knight")
HIDDEN = """() => [...document.querySelectorAll('.kings-road button, .kings-road [data-region]')].filter(one => {
  const { bottom, right } = one.getBoundingClientRect();
  return bottom > innerHeight + 1 || right > innerWidth + 1;
}).map(one => one.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_needed_is_in_sight_in_every_language(visit: Visit, language: str, size: str) -> None:
    someone = visit(language, size)
    page = someone.play("kings-road")
    chooser = Chooser(page)
    chooser.wait_for("choose")
    for card in CARDS:
        page.locator(f"[data-card={card}]").click()
    someone.picture(f"kings-road-choosing-{language}")
    assert page.evaluate(HIDDEN) == []
    assert not someone.is_too_wide()
    assert not someone.small_targets()


@pytest.mark.parametrize("size", SIZES)
def test_choosing_the_reveal_and_the_end_are_accessible_by_day_and_night(visit: Visit, size: str) -> None:
    someone = visit("en", size, motion="no-preference")
    page = someone.play("kings-road")
    chooser = Chooser(page)
    chooser.wait_for("choose")
    assert not someone.violations_by_day_and_night()
    chooser.choose(*CARDS)
    chooser.wait_for("reveal")
    assert not someone.violations_by_day_and_night()
    someone.picture("kings-road-reveal")
    page.emulate_media(reduced_motion="reduce")
    page.keyboard.press("Escape")
    chooser.play_to_the_end()
    page.locator("[data-standings] tfoot").first.wait_for()
    someone.picture("kings-road-end")
    assert not someone.violations_by_day_and_night()
    assert not someone.is_too_wide()
