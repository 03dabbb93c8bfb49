"""The build in scratch copies: with and without a compiler, as a wheel, and anew when a source was edited."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from hatch_build import MARK, marked_modules

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent
NEEDED = ("src", ".gitignore", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE")
BUILT = (".so", ".pyd", ".pyc")
NO_COMPILER = {"CC": "no-such-compiler", "PATH": "/nowhere"}


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources, with nothing compiled."""
    target = tmp_path_factory.mktemp("project")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        else:
            shutil.copy(ROOT / name, target / name)
    return target


def python(
    *arguments: str | Path, cwd: Path, by: str | Path = sys.executable, **environment: str
) -> "subprocess.CompletedProcess[str]":
    """Run this Python, or another, with some more environment."""
    command = [by, *arguments]
    return subprocess.run(
        command, cwd=cwd, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )


def wheel_of(project: Path, target: Path, by: str | Path = sys.executable, **environment: str) -> Path:
    """Build a wheel into a folder."""
    done = python("-m", "hatchling", "build", "-t", "wheel", "-d", target, cwd=project, by=by, **environment)
    assert done.returncode == 0, done.stderr
    return next(target.glob("*.whl"))


def test_without_a_compiler_the_build_warns_and_goes_on(copied: Path) -> None:
    done = python("hatch_build.py", cwd=copied, **NO_COMPILER)
    assert done.returncode == 0
    assert "WARNING: there is no working C compiler" in done.stderr


def test_pure_python_says_that_it_is_not_compiled_and_slower(copied: Path) -> None:
    said = python("-m", "postroad", "--version", cwd=copied, PYTHONPATH=str(copied / "src")).stdout
    assert "NOT compiled: pure Python, about fifty times slower" in said


def test_pure_python_plays_the_same_games(copied: Path) -> None:
    asked = ("-m", "postroad", "simulate", "kings-road", "--games", "3", "--json")
    pure = json.loads(python(*asked, cwd=copied, PYTHONPATH=str(copied / "src")).stdout)
    compiled = json.loads(python(*asked, cwd=copied).stdout)
    assert (pure["compiled"], compiled["compiled"]) == (False, True)
    assert pure["mean_scores"] == compiled["mean_scores"]


def test_a_type_error_in_a_marked_module_fails_the_build(copied: Path, tmp_path: Path) -> None:
    project = shutil.copytree(copied, tmp_path / "project")
    module = marked_modules(project / "src")[0]
    module.write_text(module.read_text() + '\nWRONG: int = "text"\n')
    done = python("hatch_build.py", cwd=project)
    assert done.returncode != 0
    assert "Incompatible types in assignment" in done.stdout + done.stderr


def test_a_wheel_of_pure_python_can_be_asked_for(copied: Path, tmp_path: Path) -> None:
    wheel = wheel_of(copied, tmp_path, POSTROAD_PURE="1")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".so")]


def with_only(folder: Path, needed: list[Requirement]) -> Path:
    """A Python that has these packages and what they need, taken from here, and no other: as pip builds a wheel."""
    venv.create(folder, symlinks=True)
    packages = next(folder.rglob("site-packages"))
    waiting, seen = list(needed), set(needed)
    while waiting:
        asked = waiting.pop()
        found = metadata.distribution(asked.name)
        for top in {file.parts[0] for file in found.files or []} - {"..", "__pycache__"}:
            if not (packages / top).exists():
                (packages / top).symlink_to(found.locate_file(top))  # type: ignore[arg-type]
        extras = [{"extra": extra} for extra in ("", *asked.extras)]
        for line in map(Requirement, found.requires or []):
            if line not in seen and (line.marker is None or any(map(line.marker.evaluate, extras))):
                seen.add(line)
                waiting.append(line)
    return folder / "bin" / "python"


def hasty_compiler(folder: Path) -> str:
    """The compiler that Python knows, which does not make anything faster: that takes most of its time."""
    script = folder / "hasty-cc"
    script.write_text(f'#!/bin/sh\nexec {sysconfig.get_config_var("CC")} "$@" -O0 -fno-lto\n')
    script.chmod(0o755)
    return str(script)


@pytest.fixture(scope="module")
def wheel(copied: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled wheel, built with what pyproject.toml asks for and nothing else; its sources are gone."""
    project = shutil.copytree(copied, tmp_path_factory.mktemp("built") / "project")
    needed = tomllib.loads((project / "pyproject.toml").read_text())["build-system"]["requires"]
    alone = with_only(project.parent / "alone", [*map(Requirement, needed)])
    built = wheel_of(project, project.parent, alone, CC=hasty_compiler(project.parent))
    shutil.rmtree(project)
    return built


def test_the_wheel_holds_every_file_of_the_package_the_built_page_and_every_compiled_module(wheel: Path) -> None:
    source = ROOT / "src"
    files = {path.relative_to(source) for path in source.rglob("*") if path.is_file() and path.suffix not in BUILT}
    compiled = [path.relative_to(source).with_suffix("") for path in marked_modules(source)]
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {str(path) for path in files} | {f"{path}{suffix}" for path in compiled} <= names
    kinds = {path.suffix for path in files}
    assert {".py", ".toml", ".ftl", ".sql", ".html", ".css", ".js", ".svg"} <= kinds, "the page was not built"


def test_the_wheel_works_where_the_sources_are_not(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "fresh", symlinks=True)
    fresh = tmp_path / "fresh" / "bin" / "python"
    pip = ("-m", "pip", "--python", fresh, "install", "-q", "--no-deps", "--no-index")
    installed = python(*pip, wheel, cwd=tmp_path)
    assert installed.returncode == 0, installed.stderr
    needed = sysconfig.get_path("purelib")  # click and the like; what it installs as editable is not on this path
    (next((tmp_path / "fresh").rglob("site-packages")) / "needed.pth").write_text(needed)
    assert "rules core compiled" in said_by(fresh, "--version")
    assert "A játék véget ért." in said_by(fresh, "play", "thurn-taxis", "--people", "0", "--language", "hu")


BARE = ("click", "librt", "mypy_extensions")
LARGEST_MB = 15


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python with the package and what it needs at least, and no extra."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder / "fresh", symlinks=True)
    fresh = folder / "fresh" / "bin" / "python"
    packages = next((folder / "fresh").rglob("site-packages"))
    for name in BARE:
        for found in Path(sysconfig.get_path("purelib")).glob(f"{name}*"):
            copy = shutil.copytree if found.is_dir() else shutil.copy
            copy(found, packages / found.name)
    pip = ("-m", "pip", "--python", fresh, "install", "-q", "--no-index")
    installed = python(*pip, wheel, cwd=folder)  # with dependencies: all that it asks for must be there
    assert installed.returncode == 0, installed.stderr
    return fresh


def test_the_bare_package_simulates_verifies_and_has_its_bots(bare: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl.gz")
    games = ("simulate", "thurn-taxis", "--bots", "counter,mcts@10it", "--games", "1", "--records", file)
    assert "thurn-taxis: 1 game in" in said_by(bare, *games)
    assert "kings-road: 50 games" in said_by(bare, "simulate", "kings-road", "--games", "50", "--bots", "sensible")
    assert json.loads(said_by(bare, "verify", file, "--json"))["games"] == 1
    assert "action_id" in said_by(bare, "records", "export", file, "-")
    assert "counter" in said_by(bare, "bots")
    code = "import postroad; print(len(postroad.spaces('kings-road').actions), postroad.COMPILED)"
    assert subprocess.run([bare, "-c", code], capture_output=True, text=True, check=True).stdout == "203 True\n"


@pytest.mark.parametrize(
    ("asked", "extra"),
    [
        (("play", "kings-road"), "play"),
        (("serve",), "server"),
        (("arena", "thurn-taxis", "--bots", "sensible,random", "--games", "2"), "arena"),
        (("simulate", "kings-road", "--bots", "stage", "--games", "1"), "play"),
        (("simulate", "kings-road", "--games", "1", "--records", "games.jsonl.zst"), "research"),
    ],
)
def test_a_missing_extra_says_what_to_install(bare: Path, asked: tuple[str, ...], extra: str, tmp_path: Path) -> None:
    command: list[str | Path] = [bare.with_name("postroad"), *asked]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 1
    assert f"is not installed: pip install 'postroad[{extra}]'" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


def test_the_bare_package_is_small(bare: Path) -> None:
    """With its dependencies, without what pip itself takes."""
    packages = next(bare.parent.parent.rglob("site-packages"))
    own = [path for path in packages.iterdir() if path.name.startswith(("postroad", *BARE))]
    files = [file for path in own for file in ([path] if path.is_file() else path.rglob("*")) if file.is_file()]
    assert sum(file.stat().st_size for file in files) < LARGEST_MB * 1_000_000


def test_a_source_archive_has_the_page_and_needs_no_npm(copied: Path, tmp_path: Path) -> None:
    """Where there is a PKG-INFO, the page is taken as it is."""
    project = shutil.copytree(copied, tmp_path / "project")
    shutil.copytree(ROOT / "client", project / "client", ignore=shutil.ignore_patterns("node_modules"))
    (project / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: postroad\nVersion: 0.1.0\n")
    wheel = wheel_of(project, tmp_path / "dist", POSTROAD_PURE="1", PATH="/nowhere")
    assert "postroad/web/index.html" in zipfile.ZipFile(wheel).namelist()
    done = python("-m", "hatchling", "build", "-t", "sdist", "-d", tmp_path / "dist", cwd=project)
    assert done.returncode == 0, done.stderr
    with tarfile.open(next((tmp_path / "dist").glob("*.tar.gz"))) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    assert {"src/postroad/web/index.html", "PKG-INFO", "src/postroad/py.typed"} <= set(names)
    assert not [name for name in names if "node_modules" in name]


def test_a_wheel_from_a_checkout_holds_the_page_that_npm_builds(copied: Path, tmp_path: Path) -> None:
    """`make` builds the whole page in the same way; here it is one of a line, in seconds instead of a minute."""
    project = shutil.copytree(copied, tmp_path / "project", ignore=shutil.ignore_patterns("web"))
    client = project / "client"
    client.mkdir()
    named = {"name": "page", "version": "1.0.0"}
    (client / "package.json").write_text(json.dumps({**named, "scripts": {"build": "node build.js"}}))
    (client / "package-lock.json").write_text(json.dumps({**named, "lockfileVersion": 3, "packages": {"": named}}))
    (client / "build.js").write_text(
        "const fs = require('fs'), web = '../src/postroad/web';\n"
        "fs.mkdirSync(web);\n"
        "fs.writeFileSync(`${web}/index.html`, '<h1>A page</h1>');\n"
    )
    with zipfile.ZipFile(wheel_of(project, tmp_path, POSTROAD_PURE="1")) as built:
        assert built.read("postroad/web/index.html") == b"<h1>A page</h1>"


def test_npm_says_what_is_wrong(tmp_path: Path) -> None:
    """A page that does not build shows npm's own words."""
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "package.json").write_text('{"name": "broken", "version": "1.0.0", "scripts": {}}')
    shutil.copy(ROOT / "hatch_build.py", tmp_path)
    done = python("hatch_build.py", "npm", "run", "build", cwd=tmp_path)
    assert done.returncode != 0
    assert "Missing script" in done.stderr


def said_by(fresh: Path, *asked: str) -> str:
    """What the installed program says, run where nothing else is."""
    command: list[str | Path] = [fresh.with_name("postroad"), *asked]
    return subprocess.run(command, cwd=fresh.parent, capture_output=True, encoding="utf-8", check=True).stdout


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A project whose Python only notes what it is asked to do."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("requirements.txt", "requirements-play.txt", "pyproject.toml", "hatch_build.py"):
        (tmp_path / name).touch()
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "rules.py").write_text(f"{MARK}\n")
    noting = tmp_path / ".venv" / "bin" / "python"
    noting.parent.mkdir(parents=True)
    noting.write_text('#!/bin/sh\necho "$@" >> calls\n')
    noting.chmod(0o755)
    for stamp in ("deps", "package"):
        (tmp_path / ".venv" / stamp).touch()
    make(tmp_path)
    return tmp_path


def make(project: Path) -> int:
    """How often the core has been compiled after `make .venv/core`."""
    subprocess.run(["make", "-s", ".venv/core"], cwd=project, check=True, capture_output=True)
    return (project / "calls").read_text().count("hatch_build.py")


def later(path: Path) -> None:
    """Give a file a date after every stamp's."""
    newest = max(stamp.stat().st_mtime for stamp in (path.parent.parent / ".venv").iterdir())
    os.utime(path, (newest + 1, newest + 1))


def test_make_compiles_once_if_nothing_changes(made: Path) -> None:
    assert make(made) == 1


def test_make_compiles_anew_when_a_marked_source_was_edited(made: Path) -> None:
    later(made / "src" / "rules.py")
    assert make(made) == 2


def test_make_compiles_anew_when_another_module_is_marked(made: Path) -> None:
    (made / "src" / "scoring.py").write_text(f"{MARK}\n")
    os.utime(made / "src" / "scoring.py", (0, 0))
    assert make(made) == 2


def test_make_compiles_anew_when_a_marked_module_is_gone(made: Path) -> None:
    (made / "src" / "rules.py").unlink()
    assert make(made) == 2
