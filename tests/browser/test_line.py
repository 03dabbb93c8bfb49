"""The line to the server: lost, found, and the server itself killed and back."""

import socket
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import GENEROUS
from tests.browser.visitor import Visit
from tests.server.served import served

pytestmark = pytest.mark.slow
CHOICE = ("1", "2", "3", "Enter")  # of King's Road, by keys
# What a screen reader says is soon followed by something else: keep all of it.
LISTEN = """() => {
  window.heard = [];
  const live = document.querySelector('[data-live]');
  const all = { characterData: true, childList: true, subtree: true };
  new MutationObserver(() => heard.push(live.textContent)).observe(live, all);
}"""


def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def test_the_page_says_that_it_is_offline_and_comes_back_by_itself(visit: Visit) -> None:
    someone = visit("en")
    page = someone.play("kings-road")
    someone.context.set_offline(True)
    page.locator("[data-notice]").wait_for()
    someone.context.set_offline(False)
    expect(page.locator("[data-notice]")).to_have_count(0)


def test_the_page_says_when_nothing_can_be_saved_and_when_it_can_again(visit: Visit) -> None:
    someone = visit("en")
    lines: list[WebSocketRoute] = []

    def join(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    someone.page.route_web_socket("**/socket", join)
    page = someone.play("kings-road")
    page.evaluate(LISTEN)
    lines[-1].send('{"t":"notice","key":"read-only"}')
    expect(page.locator("[data-notice]")).to_contain_text("cannot save anything")
    lines[-1].send('{"t":"notice","key":"writable"}')
    expect(page.locator("[data-notice]")).to_have_count(0)
    page.wait_for_function("() => heard.some((one) => one.includes('can save again'))")


def test_who_is_quicker_than_the_server_allows_waits_a_moment_and_nothing_is_lost(visit: Visit) -> None:
    """A server that has refused to read a message does not know whose answer is missing: the page asks again."""
    someone = visit("en")
    unread: list[str | bytes] = []

    def join(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def send(message: str | bytes) -> None:
            if '"t":"act"' in str(message) and not unread:
                unread.append(message)
                line.send('{"t":"refused","key":"too-often","arguments":{"seconds":1}}')
            else:
                server.send(message)

        line.on_message(send)

    someone.page.route_web_socket("**/socket", join)
    page = someone.play("kings-road")
    for key in CHOICE:
        page.keyboard.press(key)
    expect(page.locator("[data-log]")).to_contain_text("reveals")
    assert len(unread) == 1


def test_a_game_goes_on_after_the_server_was_restarted(visit: Visit, tmp_path: Path) -> None:
    flags = (*GENEROUS, "--port", free_port())
    with served(tmp_path, *flags) as address:
        someone = visit("en", address=address)
        page = someone.play("kings-road")
        status = page.locator("[data-status] h1").inner_text()
    page.locator("[data-notice]").wait_for()
    # Whatever the page asked for in the very moment when the server went.
    someone.complaints[:] = [one for one in someone.complaints if "ERR_CONNECTION" not in one]
    with served(tmp_path, *flags):
        expect(page.locator("[data-notice]")).to_have_count(0)
        expect(page.locator("[data-status] h1")).to_have_text(status)
        for key in CHOICE:
            page.keyboard.press(key)
        expect(page.locator("[data-log]")).to_contain_text("reveals")
