"""Chromium, a real server, and people who visit it."""

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import opened
from tests.browser.visitor import AXE, ROOT, SIZES, WAIT_MS, Visit, Visitor
from tests.server.served import served

expect.set_options(timeout=WAIT_MS)  # the 5 s that it would wait are far too few on a busy machine

GENEROUS = (
    "--people-per-hour",
    "100000",
    "--tables-per-hour",
    "100000",
    "--reads-per-minute",
    "100000000",
    "--chats-per-minute",
    "100000",
    "--connections-per-address",
    "100000",
    "--requests-per-minute",
    "1000000",
    "--uploads-per-hour",
    "10000",
    "--messages-per-10s",
    "1000000",
)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for the tests in this folder; no longer, as its event loop would be in the way of other tests."""
    with opened() as browser:
        yield browser


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that the tests of a process share."""
    if not (ROOT / "src" / "postroad" / "web" / "index.html").is_file() or not AXE.is_file():
        pytest.fail("The page is not built: run `make .venv/web` first.")
    with served(tmp_path_factory.mktemp("site"), *GENEROUS) as address:
        yield address


@pytest.fixture
def visit(chromium: Browser, site: str) -> Iterator[Visit]:
    """Lets people in; afterwards no browser may have complained, and none may have asked another site."""
    visitors: list[Visitor] = []

    def come(
        language: str = "en",
        size: Literal["desktop", "phone"] = "desktop",
        theme: Literal["light", "dark"] = "light",
        address: str = site,
        motion: Literal["reduce", "no-preference"] = "reduce",
        *,
        has_worker: bool = False,
    ) -> Visitor:
        width, height = SIZES[size]
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,
            locale=language,
            has_touch=size == "phone",
            reduced_motion=motion,
            service_workers="allow" if has_worker else "block",  # else it would stand between pages and tests
        )
        visitors.append(Visitor(context, address, size, theme))
        return visitors[-1]

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert not complaints
