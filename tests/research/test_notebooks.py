"""The notebooks of examples/: they run, in short form, and what they show was executed."""

import re
import tempfile
from pathlib import Path

import pytest

from tests.docs.notebooks import FOLDER, read, run

NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_in_short_form(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POSTROAD_SHORT", "1")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    ran = run(path)
    drawn = [
        output for cell in ran["cells"] for output in cell.get("outputs", []) if "image/png" in output.get("data", {})
    ]
    assert drawn


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_every_cell_has_been_run_in_order(path: Path) -> None:
    cells = [cell for cell in read(path)["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    outputs = [output for cell in cells for output in cell["outputs"]]
    assert outputs
    assert not [output for output in outputs if output["output_type"] == "error"]


def test_the_agent_learned_what_the_notebook_says() -> None:
    """As it was run: more than 95 % against `random` and 60 % against `sensible`, in less than ten minutes."""
    cells = read(FOLDER / "learning.ipynb")["cells"]
    said = "".join(line for cell in cells for output in cell.get("outputs", []) for line in output.get("text", []))
    won = {bot: float(share) for bot, share in re.findall(r"against (\w+): ([\d.]+)% of 400 games", said)}
    assert won["random"] >= 95
    assert won["sensible"] >= 60
    minutes = re.search(r"in ([\d.]+) minutes", said)
    assert minutes
    assert float(minutes[1]) < 10
