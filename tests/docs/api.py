"""Writes docs/api.md: the head by hand, the reference from the sources of all public names: `make docs`."""

import ast
from importlib.util import find_spec
from pathlib import Path

import postroad

FILE = Path(__file__).resolve().parent.parent.parent / "docs" / "api.md"
HEAD = (Path(__file__).parent / "api_head.md").read_text(encoding="utf-8")
Function = ast.FunctionDef | ast.AsyncFunctionDef


def text() -> str:
    """The whole page."""
    names = sorted((name for name in postroad.__all__ if name in postroad._HOMES), key=str.lower)
    return "\n\n".join([HEAD.strip(), *map(_entry, names)]) + "\n"


def _entry(name: str) -> str:
    module, _, inside = postroad._HOMES[name].partition(":")
    found = _found(module, inside or name)
    title = f"### {name}"
    if isinstance(found, ast.ClassDef):
        shown = [f"{_signature(one)}\n    {_first_line(one)}" for one in _public(found)]
        fields = [f"{ast.unparse(one)}" for one in found.body if isinstance(one, ast.AnnAssign)]
        body = "\n".join([f"class {name}", *(f"    {line}" for one in [*fields, *shown] for line in one.splitlines())])
    elif isinstance(found, Function):
        body = _signature(found).replace(f"def {inside}", f"def {name}") if inside else _signature(found)
    else:
        body = ast.unparse(found).partition(" = ")[0]
    about = _about(found, module)
    return "\n\n".join(part for part in (title, about, f"```text\n{body}\n```", f"`{module}`") if part)


def _found(module: str, name: str) -> ast.stmt:
    spec = find_spec(module)
    assert spec is not None
    path = Path(__file__).resolve().parent.parent.parent / "src" / Path(*module.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        named = getattr(node, "name", None) or getattr(getattr(node, "target", None), "id", None)
        if named == name:
            return node
    raise LookupError(f"{module} has no {name}")


def _public(found: ast.ClassDef) -> list[Function]:
    """Its methods; `__init__` where it says how one is made."""
    methods = [one for one in found.body if isinstance(one, Function)]
    return [one for one in methods if not one.name.startswith("_") or one.name == "__init__"]


def _signature(one: Function) -> str:
    """As it stands in the source, in one line."""
    is_property = any(ast.unparse(mark) == "property" for mark in one.decorator_list)
    returned = f" -> {ast.unparse(one.returns)}" if one.returns else ""
    return f"{one.name}{returned}" if is_property else f"def {one.name}({ast.unparse(one.args)}){returned}"


def _first_line(one: Function) -> str:
    return (ast.get_docstring(one) or "").partition("\n")[0]


def _about(found: ast.stmt, module: str) -> str:
    if isinstance(found, ast.ClassDef | ast.FunctionDef):
        return (ast.get_docstring(found) or "").strip()
    return "Every game there is by its slug: those of the package and those that others bring."


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
