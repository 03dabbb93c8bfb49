"""King's Road in Chromium, through a real server: whole games, choosing in secret, the reveal, the options."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chooser import ByClick, ByKey, Chooser, Touch, sat_down_together
from tests.browser.visitor import Visit, Visitor

pytestmark = pytest.mark.slow

ONE = ("wild-hills", "dark-tower", "kings-altar")
OTHER = ("kings-castle", "temple-ruins", "knight")


def heard(page: Page) -> list[str]:
    """What the page receives on its socket from now on."""
    found: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: found.append(str(frame))))
    return found


@pytest.mark.parametrize("touch", [ByClick(), ByKey()])
def test_a_whole_game_against_a_bot_with_every_point_explained(visit: Visit, touch: Touch) -> None:
    page = visit().play("kings-road")
    Chooser(page, touch).play_to_the_end()
    expect(page.locator("[data-standings] tfoot").first).to_be_visible()
    for player in page.locator("[data-standings] li").all():
        told = player.locator(".score").inner_text().split()[0]
        assert player.locator("tfoot td").last.inner_text() == told


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


def test_three_choose_in_secret_and_one_changes_their_mind(visit: Visit) -> None:
    visitors = [visit("en"), visit("de", "phone"), visit("ru")]
    frames = heard(visitors[1].page)
    ada, bo, cyril = sat_down_together(visitors)
    ada.choose(*ONE)
    ada.wait_for("chosen")
    expect(bo.page.locator(".ready li:not(.waiting)")).to_have_count(1)
    for card in ONE:
        ada.page.locator(f"[data-card={card}]").click()
    ada.touch.choose(ada.page, OTHER)
    ada.wait_for("chosen")
    cyril.choose("witch")
    cyril.wait_for("chosen")
    expect(bo.page.locator(".ready li:not(.waiting)")).to_have_count(2)
    assert not [frame for frame in frames if '"choice":{' in frame or '-event-reveal"' in frame]
    bo.choose(*ONE)
    for chooser in (ada, bo):
        chooser.wait_for("wait")
    cyril.wait_for("choose")
    revealed = [event for event in told(frames) if event["key"] == "kings-road-event-reveal"]
    assert [event["arguments"]["cards"] for event in revealed] == [list(OTHER), list(ONE), ["witch"]]
    expect(cyril.page.locator("[data-card=witch]")).to_have_attribute("aria-disabled", "true")
    cyril.choose(*ONE)
    for chooser in (ada, bo, cyril):
        chooser.wait_for("choose")
        assert chooser.moment() == "1"


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
    page.locator("[data-region=dark-tower]").hover()
    expect(page.get_by_text("The host of this table chose these numbers.")).to_be_visible()
    chooser.play_to_the_end()


def test_a_banner_that_cannot_be_is_refused_with_the_reason(visit: Visit) -> None:
    someone = visit("en")
    page = opened(someone, banner=("3", "9", "", ""))
    expect(page.locator("[data-toast=refusal]")).to_contain_text("9 comes after 3")
    someone.complaints.clear()  # the refused request itself


def test_the_reveal_goes_card_by_card_and_can_be_skipped(visit: Visit) -> None:
    page = visit(motion="no-preference").play("kings-road")
    chooser = Chooser(page)
    chooser.choose(*ONE)
    chooser.wait_for("reveal")
    expect(page.locator("[data-sentence]")).to_contain_text("reveals Wild Hills")
    expect(page.locator("[data-sentence]")).to_contain_text("reveals Dark Tower")
    page.keyboard.press("Escape")
    chooser.wait_for("choose")
    expect(page.locator("[data-log]")).to_contain_text("reveals Wild Hills, Dark Tower, King's Altar.")


def test_the_map_is_walked_with_arrow_keys(visit: Visit) -> None:
    page = visit().play("kings-road")
    Chooser(page).wait_for("choose")
    page.locator("[data-region=zin-kais-deep]").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-region=wizards-tower]")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-card=wild-hills]")).to_have_attribute("aria-pressed", "true")
