"""Study on the page, in Chromium: an analysis under a replay, playing on from a moment, hints in a game, puzzles."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from postroad.analysis.puzzles import Puzzle, puzzles
from postroad.i18n import LANGUAGES
from tests.browser.visitor import DRAWS, SCREENS, Visit, Visitor

pytestmark = pytest.mark.slow
JUDGED_MS = 240_000
GROWN_MS = 480_000  # analyses stand back behind everything else, other tests too
DRAWN = 40_000  # bytes: a picture without its map has less
SVG = "{http://www.w3.org/2000/svg}"


def analysed(someone: Visitor, example: str) -> Page:
    """The quick analysis of an example, to its end."""
    page = someone.go(f"/replay/example/{example}")
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Quick analysis").click()
    expect(page.locator("[data-study=done]")).to_be_visible(timeout=GROWN_MS)
    return page


def shared(page: Page, name: str) -> None:
    """The moment that is shown can be had as a picture of both kinds, with the map on it."""
    found = {}
    for kind in ("png", "svg"):
        with page.expect_download() as download:
            page.get_by_role("button", name=f"Picture of this moment, {kind.upper()}").click()
        assert download.value.suggested_filename.endswith(f".{kind}")
        found[kind] = Path(download.value.path()).read_bytes()
        if DRAWS:
            (SCREENS / f"shared-{name}.{kind}").write_bytes(found[kind])
    assert found["png"].startswith(b"\x89PNG")
    assert len(found["png"]) > DRAWN, "the map is on it"
    drawn = ElementTree.fromstring(found["svg"])  # well-formed by itself, outside the page
    assert drawn.get("viewBox") == "0 0 1200 630"
    assert drawn.find(f"{SVG}svg") is not None, "the map is on it"
    told = " ".join(text for text in drawn.itertext())
    assert "Chosen:" in told
    assert "Better:" in told
    assert b"var(--" not in found["svg"], "it needs no style sheet"


def walked(page: Page, number: str) -> None:
    """From mark to mark, and back to the game; a mark on the graph and a row of the table lead there too."""
    compared = page.locator(f"[data-decision='{number}']")
    if page.locator("[data-marked]").count() > 1:
        compared.get_by_role("button", name="Next mark").click()
        expect(compared).to_have_count(0)
        page.locator("[data-decision]").get_by_role("button", name="Previous mark").click()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator("[data-decision]")).to_have_count(0)
    page.locator(f"[data-mark='{number}'] circle").click(force=True)
    expect(page.locator("[data-decision]")).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    page.locator(".study summary", has_text="As a table").click()
    rows = page.locator(".study .scroll tbody tr")
    rows.filter(has_text=re.compile("inaccuracy|mistake|blunder")).first.get_by_role("button").click()
    expect(compared).to_be_visible()


def test_an_analysis_of_a_replay_compares_choices_on_the_board(visit: Visit) -> None:
    someone, example = visit(), "same-thought"
    page = analysed(someone, example)
    expect(page.locator(".sums tbody tr")).to_have_count(6)
    expect(page.locator("[data-row=accuracy] td").first).to_have_text(re.compile(r"^\d+ %$"))
    for own in page.locator("[data-row=own] td").all_inner_texts():
        assert own[0] in "−0", "nobody plays better than the best"
    marked = page.locator("[data-marked]")
    assert marked.count() > 0, "somebody erred in every example"
    number = str(marked.first.get_attribute("data-marked"))
    marked.first.focus()
    page.keyboard.press("Enter")
    compared = page.locator(f"[data-decision='{number}']")
    expect(compared.locator("[data-side=chosen] [data-chance]")).to_be_visible()
    expect(compared.locator("[data-side=better] [data-chance]")).to_be_visible()
    expect(compared.locator("[data-unseen]")).not_to_be_checked()
    expect(page).to_have_url(re.compile(rf"study=quick&decision={number}$"))
    told = re.search(r"round (\d+)", compared.locator(".what").inner_text())
    assert told, "the headline says the round"
    expect(page.locator("[data-at]")).to_contain_text(f"Round {told[1]}")
    assert someone.violations_by_day_and_night(f"study-{example}") == []
    link = page.url
    shared(page, example)
    walked(page, number)
    # The link leads a stranger to the same moment; on a phone one board is shown at a time.
    phone = visit(size="phone")
    other = phone.page
    other.goto(link)
    shown = other.locator(f"[data-decision='{number}']")
    expect(shown.locator("[data-side=better]")).to_be_visible(timeout=JUDGED_MS)
    expect(shown.locator("[data-side=chosen]")).to_be_hidden()
    other.get_by_role("button", name="Chosen").click()
    expect(shown.locator("[data-side=chosen]")).to_be_visible()
    assert not phone.is_too_wide()
    assert phone.violations_by_day_and_night(f"study-{example}") == []
    # What was touched far below the board brings the board into sight.
    other.locator("[data-marked]").last.click()
    expect(other.locator("[data-decision] .what")).to_be_in_viewport()
    for language in LANGUAGES:
        phone.speak(language)
        expect(other.locator("[data-decision]")).to_be_visible(timeout=JUDGED_MS)
        assert not phone.is_too_wide(), language
        phone.picture(f"study-{example}-{language}")
        for sentence in other.locator("[data-then]").all_text_contents():
            assert " · " not in sentence, "words, and no record notation"
            assert language != "ru" or re.search("[а-я]{3,}.*: [А-Я]", sentence), sentence


def test_marks_can_be_looked_at_while_an_analysis_grows_and_all_of_it_at_its_end(visit: Visit) -> None:
    someone = visit()
    page = someone.go("/replay/example/last-coach")
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Quick analysis").click()
    page.locator("[data-marked]").first.click(timeout=GROWN_MS)
    for side in ("chosen", "better"):
        expect(page.locator(f"[data-side={side}] [data-chance]")).to_be_visible()
    for sentence in page.locator("[data-then]").all_text_contents():
        assert " · " not in sentence, "words, and no record notation"
    assert someone.violations_by_day_and_night("study-last-coach") == []
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator("[data-study=done]")).to_be_visible(timeout=GROWN_MS)
    # Everyone has a line on the graph, from the first decision to the result.
    names = page.locator(".sums thead th").count()
    assert page.locator("[data-chances] path[d^=M]").count() >= names
    for row in ("start", "own", "others", "luck", "result"):
        expect(page.locator(f"[data-row={row}] td")).to_have_count(names)
    numbers = {
        row: page.locator(f"[data-row={row}] td").all_inner_texts() for row in ("start", "own", "others", "luck")
    }
    for seat, result in enumerate(page.locator("[data-row=result] td").all_inner_texts()):
        total = sum(number(column[seat]) for column in numbers.values())
        assert abs(total - number(result)) <= len(numbers) / 2 + 0.5, "what it came from adds up to the result"
    # For who hears the page: every decision is a row with a mark and everyone's chance.
    page.locator(".study summary", has_text="As a table").click()
    rows = page.locator(".study .scroll tbody tr")
    judged = int(page.locator(".study .scroll").evaluate("table => table.querySelectorAll('tbody tr').length"))
    assert judged > 100, "a whole game"
    expect(rows.first.locator("td")).to_have_count(2 + names)
    page.locator(".study summary", has_text="As a table").click()
    # With the keyboard alone: to a mark, to the next, to what could not be seen.
    marked = page.locator("[data-marked]").first
    marked.focus()
    page.keyboard.press("Enter")
    first = str(marked.get_attribute("data-marked"))
    compared = page.locator(f"[data-decision='{first}']")
    expect(compared).to_be_visible()
    unseen = compared.locator("[data-unseen]")
    unseen.focus()
    page.keyboard.press("Space")
    expect(unseen).to_be_checked()
    shared(page, "last-coach")
    walked(page, first)
    assert someone.violations() == []


def number(text: str) -> float:
    """The number of a cell, without its error."""
    return float(text.split("±")[0].strip().replace("−", "-").replace("+", ""))


def test_one_plays_on_from_a_moment(visit: Visit) -> None:
    someone = visit()
    page = someone.go("/replay/example/last-coach?at=40")
    page.get_by_role("button", name="Continue from here").click()
    assert someone.violations() == []
    someone.picture("play-on")
    page.locator("[data-play-on] button[type=submit]").click()
    page.locator("[data-status]").wait_for()
    expect(page.get_by_text("This game goes on from a moment of another one.").first).to_be_attached()


@pytest.mark.parametrize("game", ["thurn-taxis", "kings-road"])
def test_hints_come_step_by_step(visit: Visit, game: str) -> None:
    someone = visit()
    page = someone.play(game)
    expect(page.locator("header.mine")).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Hint").click()
    for step, more in ((1, "Which one?"), (2, "Why?")):
        expect(page.locator(f"[data-hint='{step}']")).to_be_visible(timeout=60_000)
        page.get_by_role("button", name=more).click()
    hint = page.locator("[data-hint='3']")
    expect(hint).to_contain_text("Chance of winning it expects")
    expect(hint).to_contain_text("the game is unrated")
    card, board = hint.bounding_box(), page.locator("#pane-board").bounding_box()
    assert card is not None
    assert board is not None
    assert card["x"] >= board["x"] + board["width"] - 1, "it covers nothing of the board"
    assert someone.violations() == []
    someone.picture(f"hint-{game}")
    expect(page.get_by_text("asked for a hint").first).to_be_attached()


def test_puzzles_are_listed_and_solved_on_the_board(visit: Visit) -> None:
    someone = visit()
    page = someone.go("/puzzles")
    for game in ("thurn-taxis", "kings-road"):
        expect(page.locator(f"[data-today='{game}']")).to_be_visible()
    page.locator("[data-grade=thurn-taxis-2] summary").click()
    count = sum(one.grade == 2 for one in puzzles("thurn-taxis"))
    expect(page.locator("[data-grade=thurn-taxis-2] li")).to_have_count(count)
    assert someone.violations_by_day_and_night("puzzles") == []
    # A closing is several actions in a live game; here the first one is the answer, and it is not the best.
    one = next(one for one in puzzles("thurn-taxis") if one.game.write(one.best.action) == "end" and may_close(one))
    page = someone.go(f"/puzzles/{one.id}")
    page.get_by_role("button", name="Close the route", exact=True).click()
    page.get_by_role("button", name="Close the route this way").click()
    expect(page.locator("[data-puzzle=missed]")).to_be_visible(timeout=JUDGED_MS)
    expect(page.locator("[data-value=end]")).to_be_visible()
    expect(page.locator("[data-value]", has_text="(yours)")).to_have_count(1)
    assert someone.violations_by_day_and_night("puzzle-missed") == []
    page.get_by_role("button", name="Once more").click()
    page.get_by_role("button", name="End the turn").click()
    page.locator(".question").get_by_role("button", name="End the turn").click()
    expect(page.locator("[data-puzzle=solved]")).to_be_visible(timeout=JUDGED_MS)
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.locator("[data-puzzle=open]")).to_be_visible()
    assert not page.url.endswith(one.id)


def test_the_puzzle_of_the_day_is_solved_on_a_phone(visit: Visit) -> None:
    someone = visit(size="phone")
    page = someone.go("/")
    page.locator("article", has=page.locator('a[href="/rules/kings-road"]')).locator("[data-puzzle-of-the-day]").click()
    expect(page.locator("[data-puzzle=open]")).to_be_visible()
    assert page.url.endswith("/puzzles/today-kings-road")
    assert not someone.is_too_wide()
    assert someone.violations_by_day_and_night("puzzle") == []
    id = page.request.get(f"{someone.address}/api/puzzles/today-kings-road").json()["id"]
    one = next(one for one in puzzles("kings-road") if one.id == id)
    for card in one.game.encode(one.best.action)["cards"]:
        page.locator(f"[data-card='{card}']").first.click()
    page.locator("[data-confirm] button").click()
    expect(page.locator("[data-puzzle=solved] h2")).to_be_in_viewport(timeout=JUDGED_MS)
    for language in LANGUAGES:
        someone.speak(language)
        expect(page.locator("[data-puzzle=open]")).to_be_visible()
        assert not someone.is_too_wide(), language
    someone.go("/puzzles/kings-road-00000000")
    expect(page.get_by_text("Taková úloha neexistuje.")).to_be_visible()
    # The server's refusal is an error of the network to the browser.
    someone.complaints = [one for one in someone.complaints if "404" not in one]


def may_close(puzzle: Puzzle) -> bool:
    """Whether closing is offered, and not as good as the best."""
    closings = [action for action in puzzle.view().legal if puzzle.game.write(action).startswith("close")]
    return bool(closings) and not any(puzzle.is_solved_by(action) for action in closings)
