"""The rules of the code: who may import whom, sizes, names, and what the compiler gets wrong."""

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "postroad"
MODULES = sorted(SOURCE.rglob("*.py"))
MARK = "# compiled with mypyc"
LONGEST = 400

# What the code of a package may import of the other packages.
MAY_IMPORT = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "arena": {"core", "games", "bots"},
    "analysis": {"core", "games", "bots"},
    "drawing": {"core", "games"},
    "research": {"core", "games", "bots"},
    "training": {"core", "games", "bots", "arena"},
    "i18n": {"core", "games"},
    "store": {"core"},
    "rulebook": {"core", "games", "i18n"},
    "lessons": {"core", "games"},
    "server": {"core", "games", "bots", "analysis", "i18n", "store", "rulebook", "lessons"},
    "cli": {"core", "games", "bots", "analysis", "arena", "research", "training", "i18n", "store", "server"},
}
# The rules touch no clock, file, socket, environment or global random.
PURE = {"core", "games"}
IMPURE = {
    "asyncio",
    "datetime",
    "os",
    "pathlib",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "sys",
    "tempfile",
    "time",
}
FORBIDDEN_NAMES = {"utils", "helpers", "common", "manager", "base", "misc", "models"}


def package(module: Path) -> str:
    parts = module.relative_to(SOURCE).parts
    return parts[0] if len(parts) > 1 else ""


def imports(module: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: relative import"
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def imported_packages(module: Path) -> set[str]:
    names = [name.split(".") for name in imports(module) if name.startswith("postroad.")]
    return {parts[1] for parts in names if (SOURCE / parts[1]).is_dir()}


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_what_its_package_may(module: Path) -> None:
    if package(module):
        assert imported_packages(module) <= MAY_IMPORT[package(module)] | {package(module)}


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Not even for the sake of types alone, or inside of functions."""
    names = {".".join(module.relative_to(SOURCE.parent).with_suffix("").parts): module for module in MODULES}
    names = {name.removesuffix(".__init__"): module for name, module in names.items()}

    def module_of(imported: str) -> str:
        return imported if imported in names else imported.rpartition(".")[0]

    graph = {name: {module_of(one) for one in imports(module)} & set(names) - {name} for name, module in names.items()}
    assert len([*TopologicalSorter(graph).static_order()]) == len(names)  # raises CycleError, which names the circle


def test_games_never_import_each_other() -> None:
    for module in (SOURCE / "games").glob("*/*.py"):
        others = {name for name in imports(module) if name.startswith("postroad.games.")}
        assert all(name.split(".")[2] == module.parent.name for name in others), module


def test_the_rules_touch_nothing_outside() -> None:
    for module in MODULES:
        if package(module) in PURE:
            assert not {name.split(".")[0] for name in imports(module)} & IMPURE, module


def test_core_and_games_need_the_standard_library_and_the_compiler_s_own_packages_alone() -> None:
    import sys

    for module in MODULES:
        if package(module) in PURE:
            outside = {name.split(".")[0] for name in imports(module)} - set(sys.stdlib_module_names)
            assert outside <= {"postroad", "mypy_extensions", "librt"}, module


def tracked(*patterns: str) -> list[Path]:
    found = [path for pattern in patterns for path in ROOT.glob(pattern)]
    return [path for path in found if not {"node_modules", "__pycache__"} & set(path.parts)]


def test_no_file_is_too_long() -> None:
    for path in tracked("src/**/*.py", "tests/**/*.py", "benchmarks/*.py", "*.py"):
        assert len(path.read_text().splitlines()) <= LONGEST, path


def test_every_file_has_a_name_that_says_something() -> None:
    for path in tracked("src/**/*", "tests/**/*", "benchmarks/**/*"):
        assert path.stem not in FORBIDDEN_NAMES, path


def test_every_module_says_what_it_is_for() -> None:
    for path in [*MODULES, *tracked("tests/**/*.py", "benchmarks/*.py")]:
        assert ast.get_docstring(ast.parse(path.read_text())), path


def marked() -> list[Path]:
    return [module for module in MODULES if module.read_text().startswith(MARK + "\n")]


def test_compiled_modules_never_shift_a_literal_by_a_variable() -> None:
    """mypyc makes it a 32-bit shift, silently wrong from 31 on: `core.bits.bit` is there for it."""
    for module in marked():
        for node in ast.walk(ast.parse(module.read_text())):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant):
                assert isinstance(node.right, ast.Constant), f"{module}:{node.lineno}"


def test_no_compiled_class_is_declared_acyclic() -> None:
    """CPython's trashcan writes into the header that such objects lack: deep trees corrupt memory when freed."""
    for module in marked():
        assert "acyclic" not in module.read_text(), module


def test_every_marked_module_runs_compiled_and_no_older_than_its_source() -> None:
    for module in marked():
        built = list(module.parent.glob(f"{module.stem}.*.so")) + list(module.parent.glob(f"{module.stem}.*.pyd"))
        assert len(built) == 1, module
        assert built[0].stat().st_mtime >= module.stat().st_mtime, f"{module} was edited after it was compiled"


def test_no_path_of_a_machine_and_no_registry_stands_in_a_file() -> None:
    suspicious = re.compile(r"(?<![\w.])/(?:work|farm|root|home)/|https?://[\w.-]*(?:pypi|npmjs|registry)")
    for path in tracked("src/**/*.py", "tests/**/*.py", "docs/**/*.md", "*.md", "*.toml", "*.txt", "Makefile", ".ci/*"):
        if path != Path(__file__):
            assert not suspicious.search(path.read_text()), path
