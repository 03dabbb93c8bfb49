"""The bill of materials names everything that the server and the page ship, and nothing else."""

import json
import re
import tomllib

from tests.docs.sbom import ROOT, document

SYSTEMS = re.compile(r"sys_platform|platform_python_implementation")


def test_it_names_every_dependency_of_server_and_page() -> None:
    parts = {one["purl"].rpartition("@")[0] for one in document()["components"]}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    asked = [*project["dependencies"], *extras["play"], *extras["server"]]
    wanted = [line for line in asked if not SYSTEMS.search(line) and not line.startswith("postroad")]
    names = [re.split(r"[><=;\[]", line)[0] for line in wanted]
    assert {f"pkg:pypi/{re.sub(r'[-_.]+', '-', name).lower()}" for name in names} <= parts
    page = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))
    assert {f"pkg:npm/{name}" for name in page["dependencies"]} <= parts
    assert not {f"pkg:npm/{name}" for name in page["devDependencies"]} & parts
    assert "pkg:pypi/pytest" not in parts


def test_what_the_page_ships_has_its_hash() -> None:
    page = [one for one in document()["components"] if one["purl"].startswith("pkg:npm/")]
    assert page
    assert all(len(one["hashes"][0]["content"]) == 128 for one in page)
