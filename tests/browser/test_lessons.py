"""The first games in Chromium: someone who does only what the page says comes to the end of each."""

import itertools
import os
from typing import Literal, cast

import pytest
from playwright.sync_api import expect

from postroad.i18n import LANGUAGES
from tests.browser.layout import HANDS, SHAPES, lie_still
from tests.browser.learner import Learner, Means
from tests.browser.visitor import Visit

pytestmark = pytest.mark.slow

Case = tuple[str, str, Means]
MEANS: tuple[Means, ...] = ("mouse", "touch", "keys")
LEAN: list[Case] = [
    ("thurn-taxis", "hu", "touch"),
    ("kings-road", "de", "keys"),
]
# What the bubble lies on of what its step asks for, and of what else can be done now; what is only told may be covered.
COVERED = """() => {
  const bubble = document.querySelector('[data-guide][data-waits=true]');
  if (!bubble) return [];
  const at = bubble.getBoundingClientRect();
  const deeds = '.light, .tt [data-do] button, .tt .offered, .tt .sheet button, .kings-road [data-confirm] button';
  return [...document.querySelectorAll(deeds)].filter((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    return width > 0 && left < at.right - 1 && at.left < right - 1 && top < at.bottom - 1 && at.top < bottom - 1;
  }).map((one) => one.className + ' ' + one.textContent.trim());
}"""
# POSTROAD_LESSONS=all goes through every game, language, means and shape of a phone.
ALL = cast("list[Case]", list(itertools.product(("thurn-taxis", "kings-road"), LANGUAGES, MEANS)))
IS_ALL = os.environ.get("POSTROAD_LESSONS") == "all"
CASES = ALL if IS_ALL else LEAN
TURNED = tuple(reversed(HANDS)) if IS_ALL else ("phone-on-its-side", "phone")  # the last is gone on with


@pytest.mark.parametrize(("game", "language", "means"), CASES)
def test_who_does_only_what_the_page_says_learns_the_game(visit: Visit, game: str, language: str, means: Means) -> None:
    size: Literal["desktop", "phone"] = "phone" if means == "touch" else "desktop"
    visitor = visit(language, size)
    faults: list[str] = []

    def look(step: str) -> None:
        visitor.picture(f"lesson-{game}-{language}-{len(learner.steps):02}-{step}")
        if len(learner.steps) in (1, 7, 14):
            faults.extend(f"{step}: {one}" for one in visitor.violations())
        if visitor.is_too_wide():
            faults.append(f"{step}: too wide")
        waits = visitor.page.locator("[data-guide][data-waits=true]").count() > 0
        for shape in TURNED if means == "touch" and waits else ():
            width, height = SHAPES[shape]
            visitor.page.set_viewport_size({"width": width, "height": height})
            lie_still(visitor.page)
            faults.extend(f"{step}, {shape}: the guide covers {one}" for one in visitor.page.evaluate(COVERED))

    learner = Learner(visitor, means, look)
    steps = learner.learn(game)
    assert not faults
    assert len(steps) == len(set(steps)), "a sentence was said twice"
    expect(visitor.page.locator("[data-status]")).to_be_visible()


def test_other_cards_than_the_suggested_ones_are_fine_too(visit: Visit) -> None:
    """Where they fill all places, the button that confirms is lit, and no card for which there is no room."""
    visitor = visit("en")
    learner = Learner(visitor, "mouse")
    visitor.go("/learn/kings-road")
    while learner.come_to_step()[0] != "choose":
        learner.read_on(learner.steps[-1])
    for card in ("wild-hills", "kings-altar", "temple-ruins"):
        visitor.page.locator(f".kings-road .hand [data-card={card}]").click()
    expect(visitor.page.locator("[data-confirm] button")).to_be_enabled()
    learner.do_what_is_lit("choose")
    expect(learner.bubble()).to_contain_text("That works too.")
