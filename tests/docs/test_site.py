"""The documentation builds without a warning, is served, and its diagrams are those of their sources."""

import asyncio
import re
import zipfile
from graphlib import TopologicalSorter
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from postroad.server.http.documents import documents
from tests.docs import diagrams, plots
from tests.docs.site import Site
from tests.test_architecture import MAY_IMPORT


@pytest.mark.slow
def test_every_link_of_the_documentation_leads_somewhere_and_the_server_shows_it(tmp_path: Path) -> None:
    site = Site(tmp_path)
    site.build()
    site.pack(tmp_path / "packed.zip")
    asyncio.run(_walk(tmp_path))


async def _walk(tmp_path: Path) -> None:
    """Ask a server for every page, and look for whatever it links to."""
    transport = httpx.ASGITransport(Starlette(routes=documents(tmp_path / "packed.zip")))
    client = httpx.AsyncClient(transport=transport, base_url="http://server")
    names = zipfile.ZipFile(tmp_path / "packed.zip").namelist()
    for page in (name for name in names if name.endswith(".html")):
        text = (await client.get(f"/docs/{page}")).text
        assert "<script>" not in text, page
        for link in re.findall(r'(?:href|src)="([^"#?]+)', text):
            if "://" in link or link.startswith(("data:", "mailto:")):
                continue
            target = (tmp_path / "html" / page).parent / link
            assert target.is_file(), f"{page}: {link}"
    assert (await client.get("/docs")).headers["location"] == "/docs/"
    assert "searchindex.js" in names
    found = await client.get("/docs/rulebook/kings-road/en/board.svg")
    assert (found.status_code, found.headers["location"]) == (308, "/rulebook/kings-road/en/board.svg")


@pytest.mark.parametrize("source", diagrams.SOURCES, ids=lambda source: source.stem)
def test_a_diagram_is_that_of_its_text(source: Path) -> None:
    assert diagrams.mark(source) in diagrams.picture(source).read_text(encoding="utf-8"), "run `make diagrams`"


@pytest.mark.parametrize("name", plots.PLOTS)
def test_a_plot_is_that_of_its_table(name: str) -> None:
    assert plots.mark(name) in plots.picture(name).read_text(encoding="utf-8"), "run `make plots`"


def test_the_diagram_of_packages_says_what_may_be_imported() -> None:
    drawn: dict[str, set[str]] = {}
    for one, others in re.findall(
        r"^  (\w+) -> \{?([\w ]+)\}?$", (diagrams.FOLDER / "diagrams" / "packages.dot").read_text(), re.MULTILINE
    ):
        drawn.setdefault(one, set()).update(others.split())
    assert _reach(drawn) == _reach(MAY_IMPORT)


def _reach(below: dict[str, set[str]]) -> dict[str, set[str]]:
    """All that each package builds on, by however many steps."""
    reached: dict[str, set[str]] = {}
    for one in TopologicalSorter(below).static_order():
        reached[one] = set().union(*({other} | reached[other] for other in below.get(one, ())))
    return reached
