"""One word for each idea: names and words that the glossary has replaced are not used again.

`UNUSED` maps a folder below `src/postroad` to names that no class, function, argument or file there
may have, `PROSE` lists words that no comment and no page may use. Names on the wire and in stored logs
are public and stay, so fields are not looked at.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "postroad"
EVERYWHERE = {"deed", "deeds", "eye", "eyes", "fold", "portrait", "room", "user"}
UNUSED: dict[str, set[str]] = {
    "drawing": set(),
    "server": {
        "agenda", "alone", "chair", "door", "house", "kept", "known", "moved", "paper", "past", "pulse", "revive",
        "room_of", "see", "session", "shield", "shown", "sitting", "strict", "told", "writing",
    },
    "store": {"alone", "session"},
    "core": {"look", "sight", "session"},
    "games": {"look", "sight", "session"},
    "bots": {"insight", "seeing"},
    "analysis": set(),
    "arena": {"absurdities", "see"},
    "cli": {"past", "told"},
    "i18n": set(),
    "lessons": set(),
    "research": {"see"},
    "training": set(),
    "rulebook": set(),
}  # fmt: skip
CLASSES = {
    "server": {"Room", "Session", "Eye", "Told", "Shown", "House", "Shield", "Opening", "Watcher", "Deed", "Move"},
    "store": {"Room", "Session", "User"},
    "core": {"Look", "Sight", "Parts"},
    "games": {"Look", "Sight", "Parts", "Portrait"},
    "bots": {"Insight", "Entry"},
    "arena": {"Absurdities"},
}
PAGE = {"moves", "nearest", "onstage", "performance", "roam", "room", "stage"}  # stems of files
PROSE = re.compile(
    r"\b(absurdit(y|ies)|agenda|deeds?|portraits?|(the|its|a|log's) folds?|folds? (up|the log|into|it)"
    r"|(every|each) eye|acknowledged moves?|moves? that was acknowledged)\b",
    re.IGNORECASE,
)


def named(module: Path) -> Iterator[str]:
    """The module, and the functions and arguments in it."""
    yield module.stem
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name.strip("_")
            yield from (argument.arg.strip("_") for argument in [*node.args.args, *node.args.kwonlyargs])


def classes(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            yield node.name


def test_every_package_is_read() -> None:
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert packages == set(UNUSED)


@pytest.mark.parametrize("folder", UNUSED)
def test_no_file_function_or_argument_has_a_replaced_name(folder: str) -> None:
    found = {(str(path), name) for path in (SOURCE / folder).rglob("*.py") for name in named(path)}
    assert {(path, name) for path, name in found if name in UNUSED[folder] | EVERYWHERE} == set()


@pytest.mark.parametrize("folder", CLASSES)
def test_no_class_has_a_replaced_name(folder: str) -> None:
    found = {(str(path), name) for path in (SOURCE / folder).rglob("*.py") for name in classes(path)}
    assert {(path, name) for path, name in found if name in CLASSES[folder]} == set()


def test_no_file_of_the_page_has_a_replaced_name() -> None:
    sources = [path for path in (ROOT / "client" / "src").rglob("*.*") if path.suffix in (".ts", ".svelte")]
    assert len(sources) > 100
    assert [path for path in sources if path.name.partition(".")[0].lower() in PAGE] == []


def test_no_comment_and_no_page_uses_a_replaced_word() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "decisions").glob("*.md")]
    texts = {path: path.read_text(encoding="utf-8") for path in pages if path.name != "glossary.md"}
    for path in SOURCE.rglob("*.py"):
        texts[path] = "\n".join(line for line in path.read_text(encoding="utf-8").splitlines() if _is_prose(line))
    assert {(str(path), found[0]) for path, text in texts.items() for found in PROSE.finditer(text)} == set()


def _is_prose(line: str) -> bool:
    return "#" in line or '"""' in line or not re.search(r"[=(:]", line)
