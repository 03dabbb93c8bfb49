"""The drawn page: its files as built, its index for every page, and the text mode while it is not built."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from postroad.server.http.site import NO_SCRIPTS, picture_path, site


def got(folder: Path, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
    """The answer of a site that was built into a folder."""

    async def get() -> httpx.Response:
        transport = httpx.ASGITransport(Starlette(routes=site(folder)))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(get())


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>drawn</title>")
    (tmp_path / "assets" / "index-3f2a.js").write_text("export {}")
    (tmp_path / "icon.svg").write_text("<svg/>")
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/t/k7xq2m9r", "/tables", "/replay/0123/17", "/settings", "/rules/thurn-taxis"])
def test_every_page_is_drawn_from_the_index(built: Path, path: str) -> None:
    answer = got(built, path)
    assert "drawn" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_files_named_by_their_content_are_kept_for_ever(built: Path) -> None:
    answer = got(built, "/assets/index-3f2a.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert got(built, "/assets/missing.js").status_code == 404
    assert got(built, "/assets/%2e%2e/index.html").status_code == 404


def test_other_files_are_asked_for_again(built: Path) -> None:
    answer = got(built, "/icon.svg")
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == ("image/svg+xml", "no-cache")


def test_pictures_are_kept_compressed_and_sent_to_everyone_as_they_can_be_read(built: Path) -> None:
    folder = built / "rulebook" / "kings-road" / "en"
    folder.mkdir(parents=True)
    (folder / "board.svg.gz").write_bytes(gzip.compress(b"<svg/>"))
    path = "/rulebook/kings-road/en/board.svg"
    for accepted, encoding in (("br, gzip", "gzip"), ("identity", None)):
        answer = got(built, path, {"accept-encoding": accepted})
        assert (answer.text, answer.headers.get("content-encoding")) == ("<svg/>", encoding)
        assert (answer.headers["content-type"], answer.headers["vary"]) == ("image/svg+xml", "accept-encoding")
        assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert picture_path(built, "kings-road", "en", "board") == path
    assert picture_path(built, "kings-road", "en", "missing") == ""
    assert got(built, path.replace("board", "missing")).status_code == 404


@pytest.mark.parametrize(
    ("path", "to"),
    [
        ("/", "/text/"),
        ("/t/k7xq", "/text/tables/k7xq"),
        ("/settings", "/text/"),
        ("/replay", "/text/replay"),
        ("/replay/table/k7xq", "/text/replay/table/k7xq"),
        ("/statistics/kings-road", "/text/statistics"),
    ],
)
def test_without_a_drawn_page_the_text_mode_stands_in(tmp_path: Path, path: str, to: str) -> None:
    answer = got(tmp_path, path)
    assert (answer.status_code, answer.headers["location"]) == (307, to)


@pytest.mark.parametrize(("language", "said"), [("en", "needs JavaScript"), ("de", "braucht JavaScript")])
def test_an_invited_guest_without_scripts_is_led_to_the_same_table(built: Path, language: str, said: str) -> None:
    (built / "index.html").write_text(f"<!doctype html><title>drawn</title>{NO_SCRIPTS}")
    answer = got(built, "/t/k7xq2m9r", {"accept-language": language})
    assert said in answer.text
    assert '<a href="/text/tables/k7xq2m9r">' in answer.text
