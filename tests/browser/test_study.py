"""Study on the page, in Chromium: hints in a game, puzzles."""

import pytest
from playwright.sync_api import expect

from postroad.analysis.puzzles import Puzzle, puzzles
from postroad.i18n import LANGUAGES
from tests.browser.visitor import Visit

pytestmark = pytest.mark.slow
JUDGED_MS = 40_000


@pytest.mark.parametrize("game", ["thurn-taxis", "kings-road"])
def test_hints_come_step_by_step(visit: Visit, game: str) -> None:
    someone = visit()
    page = someone.play(game)
    expect(page.locator("header.mine")).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Hint").click()
    for step, more in ((1, "Which one?"), (2, "Why?")):
        expect(page.locator(f"[data-hint='{step}']")).to_be_visible(timeout=60_000)
        page.get_by_role("button", name=more).click()
    expect(page.locator("[data-hint='3']")).to_contain_text("Chance of winning it expects")
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
