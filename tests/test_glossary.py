"""One word for each idea: names that the glossary has replaced are not used in code again.

`UNUSED` maps a folder below `src/postroad` to names that no class, function, argument or file there
may have. Names on the wire and in stored logs are public and stay, so fields are not looked at.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "postroad"
UNUSED: dict[str, set[str]] = {
    "server": {
        "agenda", "alone", "chair", "deed", "deeds", "door", "eye", "eyes", "fold", "house", "kept", "known",
        "moved", "paper", "past", "pulse", "revive", "room_of", "session", "shield", "shown", "sitting", "strict",
        "told", "user", "writing",
    },
    "store": {"alone", "user", "session", "room"},
    "core": {"look", "sight", "session", "user", "room"},
    "games": {"look", "portrait", "sight", "session", "user", "room"},
    "bots": {"insight", "seeing", "user", "room"},
    "arena": {"absurdities", "see", "user", "room"},
}  # fmt: skip
CLASSES = {
    "server": {"Room", "Session", "Eye", "Told", "Shown", "House", "Shield", "Opening", "Watcher", "Deed", "Move"},
    "store": {"Room", "Session", "User"},
    "core": {"Look", "Sight", "Parts"},
    "games": {"Look", "Sight", "Parts", "Portrait"},
    "bots": {"Insight", "Entry"},
    "arena": {"Absurdities"},
}


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


@pytest.mark.parametrize("folder", UNUSED)
def test_no_file_function_or_argument_has_a_replaced_name(folder: str) -> None:
    found = {(str(path), name) for path in (SOURCE / folder).rglob("*.py") for name in named(path)}
    assert {(path, name) for path, name in found if name in UNUSED[folder]} == set()


@pytest.mark.parametrize("folder", CLASSES)
def test_no_class_has_a_replaced_name(folder: str) -> None:
    found = {(str(path), name) for path in (SOURCE / folder).rglob("*.py") for name in classes(path)}
    assert {(path, name) for path, name in found if name in CLASSES[folder]} == set()
