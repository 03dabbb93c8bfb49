"""A game of a package of its own at a real server: plain pages, replay, statistics, and the drawn page."""

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser

from postroad.i18n import Words
from tests.browser.chromium import opened
from tests.browser.conftest import visit
from tests.browser.visitor import Visit
from tests.core.played import checked
from tests.server.served import browser, served
from tests.server.text.forms import Page, page, press

__all__ = ["visit"]  # a fixture

PATIENCE = 200  # looks at a table whose bot is thinking


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(
        tmp_path_factory.mktemp("goofspiel"), "--requests-per-minute", "100000", "--reads-per-minute", "1000000"
    ) as address:
        yield address


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Ended with this file: its event loop would be in the way of others."""
    with opened() as found:
        yield found


@pytest.fixture(scope="module")
def finished(site: str) -> str:
    """A table that was played to its end on plain pages, against the game's own bot."""
    with browser(site, "Anna") as anna:
        return played(anna)


def played(host: httpx.Client) -> str:
    form = page(host.get("/text/open?game=goofspiel")).form("goofspiel")
    now = press(host, press(host, form, seat1="bot matcher", pace="instant").form("/ready"))
    address = now.form("/chat").action.removesuffix("/chat")
    for _ in range(PATIENCE):
        if now.has("/act"):
            form = now.form("/act")
            name, value, _ = form.buttons[0]
            now = press(host, form, **{name: value})
        if now.has("/rematch"):
            return address.rpartition("/")[2]
        now = page(host.get(address))
    raise AssertionError(now.text)


def test_it_is_played_to_the_end_on_plain_pages_and_its_record_is_right(site: str, finished: str) -> None:
    record = httpx.get(f"{site}/api/tables/{finished}/record", timeout=120).text
    assert checked(record)
    assert '"secret"' in record


def test_its_log_can_be_read_step_by_step(site: str, finished: str) -> None:
    with browser(site, **{"accept-language": "en"}) as someone:
        told: Page = page(someone.get(f"/text/replay/table/{finished}"))
        replay = someone.get(f"/api/tables/{finished}/replay").json()
        words = Words("en", told.headings[0].removeprefix("Goofspiel: ").split(", "))
        events = [words.text(one["key"], **one["arguments"]) for step in replay["frames"] for one in step["events"]]
        assert len(events) > 20
        shown = iter(told.words)
        assert all(event in shown for event in events), "in their order"


def test_its_results_are_counted(site: str, finished: str) -> None:
    with browser(site, **{"accept-language": "en"}) as someone:
        figures = someone.get("/api/statistics/goofspiel").json()
        assert [count["games"] for count in figures["by_players"]] == [1]
        assert "Goofspiel" in page(someone.get("/text/statistics")).text


@pytest.mark.slow
def test_the_drawn_page_leads_to_the_plain_one(visit: Visit, finished: str) -> None:
    someone = visit()
    front = someone.go("/")
    front.locator('a[href="/text/open?game=goofspiel"]').wait_for()
    for path in (f"/t/{finished}", f"/replay/table/{finished}", "/open/goofspiel"):
        shown = someone.go(path).locator("[data-undrawn=goofspiel]")
        shown.wait_for()
        assert shown.get_by_role("link").get_attribute("href").startswith("/text/"), path  # type: ignore[union-attr]
        assert not someone.violations()
    someone.go("/statistics/goofspiel").get_by_role("heading", name="Goofspiel").first.wait_for()
    someone.go("/rules/goofspiel").get_by_role("heading", level=1).wait_for()
