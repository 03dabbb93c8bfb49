"""King's Road in Chromium, through a real server: whole games, choosing in secret, the reveal, the options."""

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chooser import ByClick, ByKey, ByTap, Chooser, Touch, sat_down_together
from tests.browser.layout import HANDS, turned
from tests.browser.moments import Place, named
from tests.browser.visitor import Visit, Visitor

pytestmark = pytest.mark.slow

ONE = ("wild-hills", "dark-tower", "kings-altar")
OTHER = ("kings-castle", "temple-ruins", "knight")

LATE = 7  # a round in the midst of a game


def heard(page: Page) -> list[str]:
    """What the page receives on its socket from now on."""
    found: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: found.append(str(frame))))
    return found


@pytest.mark.parametrize(
    ("touch", "shapes", "bots", "first_round"),
    [(ByClick(), ["desk"], 4, 1), (ByKey(), ["desk"], 1, LATE), (ByTap(), ["phone", "phone-on-its-side"], 2, LATE)],
)
def test_a_game_to_its_end_with_every_point_explained(
    visit: Visit, touch: Touch, shapes: Sequence[str], bots: int, first_round: int
) -> None:
    someone = visit("en", "phone" if shapes[0] in HANDS else "desktop")
    page = named(someone)
    turn = turned(page, shapes)
    turn()
    seats = ["sensible"] * bots
    Place(page, someone.address, "kings-road", seats, until=lambda view: int(view["round"]) >= first_round)
    Chooser(page, touch).play_to_the_end(turn)
    expect(page.locator("[data-standings] tfoot").first).to_be_visible()
    for _ in shapes:
        turn()
        assert not someone.is_too_wide()
    assert not someone.violations_by_day_and_night("kings-road-end")
    expect(page.locator("[data-standings] tbody td").first).to_have_text(re.compile(r"\d+|–"))
    rows = [
        line.locator("td").all_inner_texts() for line in page.locator("[data-standings] :is(tbody, tfoot) tr").all()
    ]
    by_region, by_kind, totals = rows[:8], rows[8:11], rows[11]
    for column, total in enumerate(totals):
        for part in (by_region, by_kind):
            assert sum(int(row[column].replace("–", "0")) for row in part) == int(total)


def test_cards_find_their_places_by_themselves_and_say_why(visit: Visit) -> None:
    page = visit().play("kings-road")
    chooser = Chooser(page)
    chooser.wait_for("choose")
    page.locator("[data-card=knight]").click()
    expect(page.locator("[data-note]")).to_contain_text("always played last")
    page.locator("[data-region=dark-tower]").click()
    page.locator("[data-card=wild-hills]").drag_to(page.locator("[data-slot]").nth(0))
    for slot, name in zip(chooser.slots(), ("Wild Hills", "Dark Tower", "Knight"), strict=True):
        assert name in slot
    page.locator("[data-card=witch]").click()
    expect(page.locator("[data-note]")).to_contain_text("played alone")
    expect(page.locator("button[data-slot]")).to_have_count(1)
    page.locator("[data-note] button").click()
    expect(page.locator("[data-rule='KR-12']")).to_be_visible()


def test_three_choose_in_secret_while_one_withdraws_and_no_click_of_another_is_lost(visit: Visit) -> None:
    visitors = [visit("en"), visit("de", "phone"), visit("ru")]
    frames = heard(visitors[1].page)
    ada, bo, cyril = sat_down_together(visitors)
    ada.choose(*ONE)
    ada.wait_for("chosen")
    expect(bo.page.locator(".ready li:not(.waiting)")).to_have_count(1)
    touched = bo.page.locator("[data-card=wild-hills]")
    for number, card in enumerate(ONE):  # Ada takes a card back and confirms again; each time Bo's click lands at once
        ada.page.locator(f"[data-card={card}]").click()
        touched.click()
        expect(touched).to_have_attribute("aria-pressed", "true" if number % 2 == 0 else "false")
        expect(bo.page.locator(".ready li:not(.waiting)")).to_have_count(0)
        ada.wait_for("choose")
        ada.page.locator(f"[data-card={card}]").click()
        touched.click()
        expect(touched).to_have_attribute("aria-pressed", "false" if number % 2 == 0 else "true")
        ada.page.locator("[data-confirm] button").click()
        touched.click()
        expect(touched).to_have_attribute("aria-pressed", "true" if number % 2 == 0 else "false")
        ada.wait_for("chosen")
        expect(bo.page.locator(".ready li:not(.waiting)")).to_have_count(1)
    assert not bo.page.evaluate("document.querySelector('[data-scene]')"), "nothing was shown instead of the hand"
    touched.click()
    for card in ONE:
        ada.page.locator(f"[data-card={card}]").click()
    expect(ada.page.locator("button[data-slot]")).to_have_count(0)
    cyril.choose("witch")
    cyril.wait_for("chosen")
    bo.choose(*ONE)
    bo.wait_for("chosen")
    expect(ada.page.locator(".ready li:not(.waiting)")).to_have_count(2)
    assert not [event for event in told(frames) if "reveal" in event["key"]], "a withdrawn choice is no choice"
    ada.touch.choose(ada.page, OTHER)
    for chooser in (ada, bo):
        chooser.skip_to("wait")
    cyril.skip_to("choose")
    revealed = [event for event in told(frames) if event["key"] == "kings-road-event-reveal"]
    assert [event["arguments"]["cards"] for event in revealed] == [list(OTHER), list(ONE), ["witch"]]
    expect(cyril.page.locator("[data-card=witch]")).to_have_attribute("aria-disabled", "true")
    cyril.choose(*ONE)
    for chooser in (ada, bo, cyril):
        chooser.skip_to("choose")
        assert chooser.moment() == "1"


def test_the_button_that_undoes_withdraws_a_choice_and_keeps_the_cards(visit: Visit) -> None:
    ada, _ = sat_down_together([visit("en"), visit("en")])
    ada.choose(*ONE)
    ada.wait_for("chosen")
    ada.page.get_by_role("button", name="Undo").click()
    ada.wait_for("choose")
    expect(ada.page.locator("button[data-slot]")).to_have_count(3)
    ada.page.locator("[data-confirm] button").click()
    ada.wait_for("chosen")


def test_what_cards_would_do_is_seen_before_they_are_confirmed(visit: Visit) -> None:
    page = visit().play("kings-road")
    Chooser(page).wait_for("choose")
    for card in ("wild-hills", "dragon"):
        page.locator(f"[data-card={card}]").click()
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.get_by_text("scores too")).to_be_visible()
    page.locator("[data-card=knight]").click()
    expect(page.locator("[data-note]")).to_contain_text("The Knight would do nothing")
    page.locator("[data-do=right]").click()
    expect(page.locator("[data-do=right]")).to_have_count(0)
    assert "Wild Hills" in Chooser(page).slots()[1]
    expect(page.locator("[data-region=wild-hills] + g")).to_contain_text("2")


def told(frames: list[str]) -> list[dict[str, Any]]:
    messages = [json.loads(frame) for frame in frames]
    lines = [line for message in messages if message["t"] == "now" for line in message["lines"]]
    unique = {line["seq"]: line for line in lines}
    return [event for seq in sorted(unique) for event in unique[seq]["events"]]


def opened(someone: Visitor, *, hereditary: bool = False, banner: tuple[str, ...] = ()) -> Page:
    """Open a table against a bot, with options."""
    page = someone.go("/open/kings-road")
    page.locator("ol.seats select").nth(1).select_option("bot")
    page.locator("[data-banner]").first.wait_for()
    if hereditary:
        page.get_by_label("Hereditary nobles").check()
    for place, number in enumerate(banner, 1):
        page.locator(f"[data-banner=dark-tower-{place}]").fill(number)
    page.locator("form button[type=submit]").click()
    return page


def test_hereditary_nobles_and_other_banners(visit: Visit) -> None:
    page = opened(visit("en"), hereditary=True, banner=("9", "3", "", ""))
    chooser = Chooser(page)
    chooser.wait_for("choose")
    region = page.locator("[data-region=dark-tower]")
    expect(region).to_have_attribute("aria-label", "Dark Tower, region 5. Banner: 9, 3. No markers.")
    page.keyboard.press("t")
    expect(page.get_by_text("The host of this table chose these numbers.")).to_be_visible()
    page.locator("[data-region=dark-tower]").click()
    expect(page.locator("[data-card=dark-tower]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    chooser.play_to_the_end()


def test_a_banner_that_cannot_be_is_refused_with_the_reason(visit: Visit) -> None:
    someone = visit("en")
    page = opened(someone, banner=("3", "9", "", ""))
    expect(page.locator("[data-toast=refusal]")).to_contain_text("9 comes after 3")
    someone.complaints.clear()  # the refused request itself


@pytest.mark.parametrize(("size", "motion"), [("desktop", "no-preference"), ("phone", "reduce")])
def test_the_round_card_turns_all_cards_at_once_and_is_gone_through_by_hand(
    visit: Visit, size: str, motion: str
) -> None:
    page = visit("en", size, motion=motion).play("kings-road")
    chooser = Chooser(page)
    chooser.choose("zin-kais-deep", *ONE[1:])  # the King begins there
    chooser.wait_for("reveal")
    card = page.locator("[data-scene]")
    page.locator("[data-do=pause]").click()
    while card.get_attribute("data-scene") != "cards":
        page.locator("[data-do=back]").click()
    expect(card.locator(".card")).to_have_count(6)
    expect(page.locator("[data-told]")).to_contain_text("reveals Zin Kai's Deep, Dark Tower, King's Altar")
    page.locator("[data-do=next]").click()
    expect(card).to_have_attribute("data-scene", "region")
    expect(card.locator(".points").first).to_be_visible()
    page.get_by_role("button", name="Rule KR-2").click()
    expect(page.locator("[data-rule^='KR-2']")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    expect(card).to_have_attribute("data-scene", "cards")
    page.keyboard.press("Escape")
    chooser.wait_for("choose")
    expect(page.locator("[data-log]")).to_contain_text("reveals Zin Kai's Deep, Dark Tower, King's Altar.")
    page.locator("[data-do=again]").click()
    expect(card).to_have_attribute("data-scene", "cards")
    page.locator("[data-do=skip]").click()
    chooser.wait_for("choose")


def test_the_map_is_walked_with_arrow_keys(visit: Visit) -> None:
    page = visit().play("kings-road")
    Chooser(page).wait_for("choose")
    page.locator("[data-region=zin-kais-deep]").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-region=wizards-tower]")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-card=wild-hills]")).to_have_attribute("aria-pressed", "true")
