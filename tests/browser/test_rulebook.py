"""The rulebooks in Chromium: on a page of their own, beside a table, on plain pages, on paper."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import SIZES, Visit

pytestmark = pytest.mark.slow

BOOKS = ("thurn-taxis", "kings-road")
WHOLE = "[data-paragraph=exact]"
A4_MM = (210, 297)
LETTER_MM = (216, 279)
MOST_BYTES = 3_000_000  # of a printed rulebook: what one would still mail
MOST_SHEETS = 40


def opened(page: Page) -> Page:
    """The page, when the whole book and its pictures are there."""
    page.locator(WHOLE).wait_for()
    page.locator("figure .drawn > div > svg").first.wait_for()
    return page


def broken_words(page: Page) -> list[str]:
    """Single words in tables that go over more than one line."""
    return list(
        page.evaluate(
            """() => [...document.querySelectorAll('th, td')].filter((cell) => {
              const range = document.createRange();
              range.selectNodeContents(cell);
              return !/\\s/.test(cell.textContent.trim()) && range.getClientRects().length > 1;
            }).map((cell) => cell.textContent)"""
        )
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("book", BOOKS)
def test_a_rulebook_is_accessible_and_fits(visit: Visit, book: str, size: str) -> None:
    someone = visit("hu", size)
    page = opened(someone.go(f"/rules/{book}"))
    page.locator("figure svg").first.wait_for()
    assert page.locator("figure .drawn > div > svg").count() == page.locator("figure").count()
    assert not someone.is_too_wide()
    assert not broken_words(page)
    assert not someone.small_targets()
    assert not someone.violations_by_day_and_night(f"rulebook-{book}", has_colours=size == "desktop")


def test_a_paragraph_can_be_linked_to_and_searched(visit: Visit) -> None:
    page = opened(visit("en").go("/rules/thurn-taxis#carriage-cartwright"))
    expect(page.locator("[id='carriage-cartwright']")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("already empty")
    page.get_by_role("search").get_by_role("button").first.click()
    expect(page.locator("[id='bonus-length']")).to_be_in_viewport()
    assert page.url.endswith("#bonus-length")
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("search")).to_contain_text("Nothing found")


@pytest.mark.parametrize("place", ["/rules", "/text/rules"])
def test_every_paragraph_has_a_link_to_itself(visit: Visit, place: str) -> None:
    page = visit("cs").go(f"{place}/kings-road")
    page.locator("[id='exact']").wait_for()
    ids = page.evaluate("[...document.querySelectorAll('.paragraph')].map((one) => one.id)")
    links = page.evaluate("[...document.querySelectorAll('.paragraph a.link')].map((one) => one.hash.slice(1))")
    assert links == ids


def test_a_rule_opens_its_exact_text(visit: Visit) -> None:
    page = opened(visit("en").go("/rules/kings-road"))
    paragraph = page.locator("[id='score-tie']")
    paragraph.get_by_role("button", name="KR-22").first.click()
    expect(paragraph.locator("blockquote").first).to_contain_text("lowest number")


def test_the_reader_chooses_the_edition(visit: Visit) -> None:
    page = opened(visit("hu").go("/rules/thurn-taxis"))
    abandon = page.locator("[id='play-abandon']")
    expect(abandon.locator("> p")).to_contain_text("nem adhatod fel")
    page.locator("label.edition select").select_option("cs")
    expect(abandon.locator("> p")).to_contain_text("akkor is feladhatod")
    abandon.locator("summary").click()
    expect(abandon.locator("details")).to_contain_text("nem adhatod fel")


def test_beside_a_table_nothing_that_was_chosen_is_lost(visit: Visit) -> None:
    someone = visit("en")
    page = someone.play("kings-road")
    page.locator("[data-card=wild-hills]").click()
    expect(page.locator("[data-slot]").first).to_contain_text("Wild Hills")
    page.locator("[data-status]").get_by_role("button", name="Rules").click()
    book = page.get_by_role("dialog", name="Rules")
    opened(page)
    expect(book.locator("[data-paragraph=choose-three]")).to_be_in_viewport()
    expect(page.locator("[data-slot]").first).to_contain_text("Wild Hills")
    assert "/t/" in page.url
    assert not someone.violations()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    page.locator("[data-card=dark-tower]").click()
    expect(page.locator("[data-slot]").nth(1)).to_contain_text("Dark Tower")


def test_beside_a_table_it_opens_at_what_matters_now(visit: Visit) -> None:
    page = visit("de").play("thurn-taxis")
    page.locator("[data-status]").get_by_role("button", name="Regeln").click()
    opened(page)
    first_turn = page.get_by_role("dialog").locator(
        "[data-paragraph=take-first], [data-paragraph=take-card], [data-paragraph=turn-steps]"
    )
    expect(first_turn.first).to_be_visible()


@pytest.mark.parametrize("book", BOOKS)
def test_a_plain_page_shows_the_same_without_scripts(visit: Visit, book: str) -> None:
    someone = visit("ru")
    page = someone.go(f"/text/rules/{book}")
    for picture in page.locator("figure img").all():
        picture.scroll_into_view_if_needed()
        page.wait_for_function("one => one.complete", arg=picture.element_handle())
        assert picture.evaluate("one => one.naturalWidth") > 0, picture.get_attribute("src")
        assert picture.get_attribute("alt")
    assert page.locator("figure img").count() > 15
    assert not someone.violations()


@pytest.mark.parametrize("place", ["/rules", "/text/rules"])
def test_no_picture_is_cut_on_paper(visit: Visit, place: str) -> None:
    """Each picture, and each example with its words, is lower than a page and asked not to be broken."""
    page = visit("en").go(f"{place}/thurn-taxis")
    page.emulate_media(media="print")
    if place == "/rules":
        opened(page)
        expect(page.locator(".shell > header")).to_be_hidden()
    for paper in (A4_MM, LETTER_MM):
        width, height = [round((side - 32) * 96 / 25.4) for side in paper]
        page.set_viewport_size({"width": width, "height": height})
        boxes = page.evaluate(
            """() => [...document.querySelectorAll('figure, .example')].map((one) =>
              [one.getBoundingClientRect().height, getComputedStyle(one).breakInside, one.innerText.slice(0, 80)])"""
        )
        assert len(boxes) > 15
        assert [words for tall, inside, words in boxes if tall >= height or inside != "avoid"] == []


@pytest.mark.parametrize("place", ["/rules", "/text/rules"])
def test_a_printed_rulebook_can_be_mailed(visit: Visit, place: str) -> None:
    """What becomes an image on paper, such as a pattern, or a drawing for each letter, makes it many times as large."""
    someone = visit("ru")
    for book in BOOKS:
        page = someone.go(f"{place}/{book}")
        if place == "/rules":
            opened(page)
        else:
            page.evaluate("() => { for (const one of document.images) one.loading = 'eager'; }")
            page.wait_for_function("() => [...document.images].every((one) => one.complete)")
        printed = page.pdf(format="A4")
        assert len(printed) < MOST_BYTES
        assert 5 < len(re.findall(rb"/Type\s*/Page\b", printed)) < MOST_SHEETS
