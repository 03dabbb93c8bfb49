"""Notices in a real browser: the worker that shows them, the shell that is kept, and when one is asked."""

import json

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.test_waiting import enter
from tests.browser.visitor import Visit, Visitor
from tests.faults.scene import GOOD_ROUTE, act
from tests.faults.sockets import begun
from tests.server.served import browser

pytestmark = pytest.mark.slow

IS_READY = (
    "navigator.serviceWorker.ready.then((worker) => worker.active && navigator.serviceWorker.controller !== null)"
)
# A browser without a window says no before it is asked; people's say nothing yet.
UNDECIDED = "Object.defineProperty(Notification, 'permission', { get: () => 'default' })"
SHOWN = """async (wanted) => JSON.stringify((await (await navigator.serviceWorker.ready).getNotifications())
    .map((one) => [one.title, one.body, one.data.path])) === JSON.stringify(wanted)"""


def with_worker(visit: Visit) -> Visitor:
    """Someone on a page whose worker runs."""
    someone = visit("en", has_worker=True)
    someone.context.grant_permissions(["notifications"], origin=someone.address)
    someone.go("/about")
    someone.page.wait_for_function(IS_READY)
    return someone


def deliver(session: CDPSession, someone: Visitor, registration: str, message: dict[str, object]) -> None:
    """What the browser's push service would hand to the worker, read already."""
    data = {"origin": someone.address, "registrationId": registration, "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", data)


def test_a_push_shows_one_notice_that_a_later_one_replaces_and_a_clear_removes(visit: Visit) -> None:
    """From the decrypted message on; that a browser can decrypt ours is shown by the server's tests."""
    someone = with_worker(visit)
    session = someone.context.new_cdp_session(someone.page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    first = {"kind": "turn", "title": "It is your turn", "body": "Ada, Ben", "path": "/t/abcd", "count": 1}
    later = {**first, "title": "2 tables are waiting for you", "path": "/tables/mine", "count": 2}
    for message in (first, later):
        someone.page.goto("about:blank")  # who looks at a page of ours is told by the page itself
        deliver(session, someone, registrations[0], message)
        someone.go("/about")
        shown = [[message["title"], message["body"], message["path"]]]
        someone.page.wait_for_function(SHOWN, arg=shown)
    deliver(session, someone, registrations[0], {"kind": "clear"})
    someone.page.wait_for_function(SHOWN, arg=[])


def test_without_a_line_the_page_itself_says_so(visit: Visit) -> None:
    someone = with_worker(visit)
    someone.page.reload()
    someone.page.locator("h1").wait_for()
    someone.context.set_offline(True)
    someone.page.reload()
    expect(someone.page.get_by_role("button")).to_be_visible()
    expect(someone.page.locator("body")).to_contain_text("server")
    someone.picture("no-connection")
    someone.context.set_offline(False)
    someone.page.get_by_role("button").click()
    expect(someone.page.locator("nav")).to_be_visible()


def test_the_page_can_be_installed(visit: Visit) -> None:
    someone = with_worker(visit)
    session = someone.context.new_cdp_session(someone.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    wanted = json.loads(manifest["data"])
    for icon in wanted["icons"]:
        assert someone.context.request.get(someone.address + icon["src"]).ok
    errors = [one["errorId"] for one in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(errors) <= {"in-incognito"}, "a test's profile is always private"


def test_one_is_asked_after_the_first_turn_against_people_once(visit: Visit, site: str) -> None:
    with browser(site, "Ada") as ada, browser(site, "Ben") as ben:
        someone = visit("en")
        someone.context.add_init_script(UNDECIDED)
        enter(someone, dict(ada.cookies))
        for is_first in (True, False):
            table = begun("kings-road", ada, ben)
            page = someone.go(f"/t/{table}")
            expect(page.locator("[data-status].mine")).to_be_visible()
            expect(page.locator("[data-ask-notices]")).to_have_count(0)
            act(ada, table, GOOD_ROUTE)
            expect(page.locator("[data-status].mine")).to_have_count(0)
            if is_first:
                expect(page.locator("[data-ask-notices]")).to_contain_text("Shall we tell you")
                someone.picture("ask-notices")
                assert not someone.violations()
                page.get_by_role("button", name="No", exact=True).click()
            expect(page.locator("[data-ask-notices]")).to_have_count(0)


def test_the_settings_offer_a_feed_and_say_what_the_browser_can(visit: Visit) -> None:
    someone = visit("en")
    someone.play("kings-road")
    page = someone.go("/settings")
    expect(page.locator("[data-notices]")).to_contain_text("Your browser does not allow notifications from this page.")
    page.get_by_role("button", name="Create an address").click()
    address = page.locator("[data-notices] code").last.inner_text()
    assert someone.context.request.get(address).json() == {"tables": []}
    someone.picture("notices")
    assert not someone.violations()
    page.get_by_role("button", name="Remove the feed").click()
    expect(page.get_by_role("button", name="Remove the feed")).to_have_count(0)
    assert someone.context.request.get(address).status == 404
