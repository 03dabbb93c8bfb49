"""Thurn und Taxis in Chromium, against bots: whole games, the closing, warnings, refusals, every look."""

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

from postroad.i18n import LANGUAGES
from tests.browser.layout import HANDS, turned
from tests.browser.moments import may
from tests.browser.post_road import (
    QUESTION,
    SETTLED,
    SHEET,
    Finger,
    Hand,
    Keys,
    Mouse,
    Traveller,
    sat_down,
)
from tests.browser.visitor import SIZES, Visit

pytestmark = pytest.mark.slow

CLOSE = '[data-do="close"]'
ABANDON = '[data-do="abandon"]'
LATE = 14  # a round of a game that has about twenty
MAY_CLOSE, MAY_ABANDON = may("close"), may("abandon")
# As quick as a finger can be: in the frame that says it is my turn again, while the last card still flies.
AT_ONCE = """() => {
  const isMine = () => document.querySelector('[data-status].mine') !== null;
  let wasTheirs = false;
  const look = () => {
    wasTheirs ||= !isMine();
    if (!wasTheirs || !isMine()) return void requestAnimationFrame(look);
    const board = document.querySelector('.tt');
    window.held = document.querySelectorAll('[data-spot^="hand-"]').length;
    window.wasMoving = board.dataset.may === 'false';
    const card = document.querySelector('[data-spot="slot-0"]');
    card.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }));
    setTimeout(() => card.click());
  };
  look();
}"""

# One right after the other, before the server has answered to the first.
CLICK_BOTH = "both => both.forEach((one) => one.click())"
TAKEN_BACK = "document.querySelectorAll('[data-log] .undone').length"


@pytest.mark.parametrize(
    ("how", "shapes", "first_round"),
    [(Mouse, ["desk"], 1), (Keys, ["desk"], LATE), (Finger, ["phone", "phone-on-its-side"], LATE)],
)
def test_a_game_to_its_end(visit: Visit, how: Callable[[Page], Hand], shapes: Sequence[str], first_round: int) -> None:
    someone = visit("en", "phone" if shapes[0] in HANDS else "desktop")
    turn = turned(someone.page, shapes)
    turn()
    # A duel: half as much to draw.
    page = sat_down(someone, bots=("greedy",), until=lambda view: int(view["round"]) >= first_round)
    Traveller(page, how(page)).play_to_the_end(turn)
    expect(page.locator("table tfoot").first).to_be_visible()  # every point is explained
    finished = page.evaluate("() => JSON.parse(localStorage.getItem('postroad-preferences')).finished")
    assert finished == page.url.rpartition("/")[2]  # one of three games with a line of help
    someone.picture("thurn-taxis-over")


def test_the_sheet_promises_what_then_happens(visit: Visit) -> None:
    page = sat_down(visit(), until=MAY_CLOSE)
    traveller = Traveller(page, Mouse(page))
    page.locator(f"{CLOSE} button").click()
    chosen = page.locator(f"{SHEET} .way.chosen")
    chosen.wait_for()
    ghosts = page.locator(".map .house.ghost").count()
    offices = page.locator(".map .house:not(.ghost)").count()
    promised = re.findall(r"[−\d]+", chosen.locator(".points").inner_text())[-1].replace("−", "-")
    traveller.finish_closing()
    expect(page.locator(SHEET)).to_have_count(0)
    page.wait_for_function(SETTLED)
    assert page.locator(".map .house:not(.ghost)").count() == offices + ghosts
    expect(page.locator("#pane-players .own .points")).to_contain_text(promised)


def test_a_route_is_never_lost_unwarned(visit: Visit) -> None:
    page = sat_down(visit(), until=MAY_ABANDON)
    traveller = Traveller(page, Mouse(page))
    before = traveller.data("seq"), traveller.data("length")
    page.locator(f"{ABANDON} button").click()
    expect(page.locator(f"{QUESTION} .warning")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(QUESTION)).to_have_count(0)
    assert (traveller.data("seq"), traveller.data("length")) == before


def test_a_refusal_says_why_and_opens_its_rule(visit: Visit) -> None:
    page = sat_down(visit())
    page.locator("[data-official=carrier]").click(force=True)  # disabled to a screen reader, but it answers
    toast = page.get_by_role("paragraph").filter(has_text="Postmaster and no one else")
    expect(toast).to_be_visible()
    toast.get_by_role("button").click()
    expect(page.locator("dialog[open]")).to_contain_text("TT-21")


def test_what_showed_nothing_new_can_be_taken_back(visit: Visit) -> None:
    page = sat_down(visit())
    postmaster = page.locator("[data-official=postmaster]")
    undo = page.get_by_role("button", name="Undo", exact=True)
    undo.click()
    expect(page.locator("[data-toast]")).to_contain_text("nothing of yours to undo")  # it never looks dead
    page.keyboard.press("1")
    expect(postmaster).not_to_have_attribute("aria-disabled", "true")
    postmaster.click()
    expect(postmaster).to_have_attribute("aria-disabled", "true")
    undo.click()
    expect(postmaster).not_to_have_attribute("aria-disabled", "true")
    assert taken_back(page) == 1
    page.evaluate(CLICK_BOTH, [postmaster.element_handle(), undo.element_handle()])
    page.wait_for_function(f"before => ({TAKEN_BACK}) > before", arg=1)
    expect(postmaster).not_to_have_attribute("aria-disabled", "true")


def taken_back(page: Page) -> int:
    """How many lines of the log are struck out."""
    return int(page.evaluate(TAKEN_BACK))


def test_a_click_lands_as_soon_as_it_is_my_turn_while_the_last_card_still_flies(visit: Visit) -> None:
    page = sat_down(visit(motion="no-preference"), bots=("greedy",), speed="calm")
    traveller = Traveller(page, Mouse(page))
    page.evaluate(AT_ONCE)
    next_is = f"() => 'wasMoving' in window ? 'clicked' : ({SETTLED})() ? 'step' : 'wait'"
    while (now := page.evaluate(next_is)) != "clicked":
        if now == "step":
            traveller.step()
    assert page.evaluate("window.wasMoving")
    expect(page.locator('[data-spot^="hand-"]')).to_have_count(page.evaluate("window.held") + 1)


def test_the_end_of_a_turn_asks_first_if_one_likes(visit: Visit) -> None:
    page = sat_down(visit(), until=MAY_CLOSE, confirmsEnd=True)
    traveller = Traveller(page, Mouse(page))
    before = traveller.data("seq")
    page.keyboard.press("e")
    expect(page.locator(QUESTION)).to_be_visible()
    assert traveller.data("seq") == before


def test_nothing_is_wider_than_a_phone(visit: Visit) -> None:
    someone = visit("en", "phone")
    page = sat_down(someone, until=MAY_CLOSE)
    small = """() => [...document.querySelectorAll('.tt button')].filter(button => {
      const { width, height } = button.getBoundingClientRect();
      return width > 0 && (width < 43.5 || height < 43.5);
    }).map(button => button.textContent)"""
    gaps = """() => {
      const signs = [...document.querySelectorAll('.tt .stack .sign')].map(one => one.getBoundingClientRect());
      return signs.slice(1).map((one, i) => one.left - signs[i].right);
    }"""
    for language in LANGUAGES:
        someone.speak(language)
        page.locator(f"{CLOSE} button").wait_for()
        assert min(page.evaluate(gaps)) > 2, f"{language}: two signs of the shelf read as one word"
        assert not someone.is_too_wide(), language
        assert page.evaluate(small) == [], language
        someone.picture(f"thurn-taxis-{language}")
        page.locator(f"{CLOSE} button").click()
        page.locator(f"{SHEET} .way.chosen").wait_for()
        assert not someone.is_too_wide(), language
        assert page.evaluate(small) == [], language
        someone.picture(f"thurn-taxis-closing-{language}")
        page.keyboard.press("Escape")
        assert someone.is_narrow_at_every_tab(), language
        assert not someone.small_targets(), language


@pytest.mark.parametrize("size", SIZES)
def test_every_step_is_accessible_by_day_and_night(visit: Visit, size: str) -> None:
    someone = visit("en", size)
    page = sat_down(someone)
    assert not someone.violations_by_day_and_night(has_colours=size == "desktop")
    sat_down(someone, until=MAY_ABANDON)
    someone.picture("thurn-taxis-play")
    page.locator(f"{ABANDON} button").click()
    someone.picture("thurn-taxis-abandon")
    assert not someone.violations_by_day_and_night(has_colours=size == "desktop")
    sat_down(someone, until=MAY_CLOSE)
    page.locator(f"{CLOSE} button").click()
    page.locator(f"{SHEET} .way.chosen").wait_for()
    someone.picture("thurn-taxis-closing")
    assert not someone.violations_by_day_and_night(has_colours=size == "desktop")


def test_everything_needed_is_in_sight_on_a_desk(visit: Visit) -> None:
    page = sat_down(visit(), until=MAY_CLOSE)
    hidden = """() => [...document.querySelectorAll('.tt button, .tt .city')].filter(one => {
      const { bottom, right } = one.getBoundingClientRect();
      return bottom > innerHeight + 1 || right > innerWidth + 1;
    }).length"""
    assert page.evaluate(hidden) == 0
