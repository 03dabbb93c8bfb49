"""Runs the notebooks of examples/ cell by cell, and writes what they print and draw into them: `make notebooks`."""

import ast
import base64
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl

FOLDER = Path(__file__).resolve().parent.parent.parent / "examples"


def code(path: Path) -> list[str]:
    """The code of a notebook, cell by cell."""
    return ["".join(cell["source"]) for cell in read(path)["cells"] if cell["cell_type"] == "code"]


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def run(path: Path) -> dict[str, Any]:
    """The notebook with the outputs of a new run."""
    mpl.use("Agg")
    notebook, names = read(path), {"__name__": "__main__"}
    number = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            cell["execution_count"] = number
            cell["outputs"] = _outputs("".join(cell["source"]), names, number)
    return notebook


def _outputs(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    from matplotlib import pyplot

    body = ast.parse(source).body
    end = body[-1] if body else None
    last = end if isinstance(end, ast.Expr) else None
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(ast.Module(body[:-1] if last else body, []), f"cell {number}", "exec"), names)
        value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names) if last else None
    found: list[dict[str, Any]] = []
    if said.getvalue():
        found.append({"output_type": "stream", "name": "stdout", "text": said.getvalue().splitlines(keepends=True)})
    figures = [pyplot.figure(each) for each in pyplot.get_fignums()]
    if value is not None and not figures:
        data: dict[str, Any] = {"text/plain": repr(value).splitlines(keepends=True)}
        found.append({"output_type": "execute_result", "execution_count": number, "data": data, "metadata": {}})
    for figure in figures:
        picture = io.BytesIO()
        figure.savefig(picture, format="png", dpi=80, bbox_inches="tight")
        data = {"image/png": base64.b64encode(picture.getvalue()).decode()}
        found.append({"output_type": "display_data", "data": data, "metadata": {}})
        pyplot.close(figure)
    return found


if __name__ == "__main__":
    for path in [Path(name) for name in sys.argv[1:]] or sorted(FOLDER.glob("*.ipynb")):
        path.write_text(json.dumps(run(path), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
