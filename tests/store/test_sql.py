"""SQL stands in `store` alone: everyone else calls functions that say what they do."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import postroad

SOURCE = Path(postroad.__file__).parent
SQL = re.compile(
    r"\b(select\s.+?\sfrom\s|select\s+\d|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|create\s+(table|index)\s|pragma\s)",
    re.IGNORECASE | re.DOTALL,
)


def strings(module: Path) -> Iterator[str]:
    """Every string of a module but for its docstrings."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def modules_with_sql() -> set[str]:
    return {
        str(module.relative_to(SOURCE))
        for module in SOURCE.rglob("*.py")
        if any(SQL.search(text) for text in strings(module))
    }


def test_sql_stands_in_the_store_alone() -> None:
    found = modules_with_sql()
    assert {name for name in found if not name.startswith("store/")} == set()
    assert {"store/tables.py", "store/people.py", "store/chats.py"} <= found  # the reading finds what is there


def test_what_only_sqlite_understands_stands_in_its_own_modules() -> None:
    special = re.compile(r"\b(pragma|sqlite_master|begin immediate|rowid|insert or|glob)\b", re.IGNORECASE)
    for module in (SOURCE / "store").glob("*.py"):
        if not module.name.startswith("sqlite"):
            assert not any(special.search(text) for text in strings(module)), module
            assert "import sqlite3" not in module.read_text(encoding="utf-8"), module


def test_what_only_postgresql_understands_stands_in_its_own_modules() -> None:
    special = re.compile(r"\b(pg_\w+|skip locked|notify|returning|current_setting)\b|\w::\w", re.IGNORECASE)
    for module in (SOURCE / "store").glob("*.py"):
        if not module.name.startswith("postgres"):
            assert not any(special.search(text) for text in strings(module)), module
            assert "import psycopg" not in module.read_text(encoding="utf-8"), module
