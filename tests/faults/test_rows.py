"""Every fault of the table is tried in small numbers; `make faults` tries them at full ones."""

from pathlib import Path

import pytest

from tests.faults import __main__ as command
from tests.faults.rows import ROWS

SMALL = [name for name, row in ROWS.items() if row.small]


@pytest.mark.slow
@pytest.mark.parametrize("name", SMALL)
def test_a_row_holds_in_small_numbers(name: str, tmp_path: Path) -> None:
    assert ROWS[name].run(tmp_path, ROWS[name].small)


@pytest.mark.slow
def test_a_full_disk_loses_nothing_and_play_goes_on_when_there_is_space(tmp_path: Path) -> None:
    assert ROWS["full-disk"].run(tmp_path, 1)


def test_figures_are_written_beside_those_of_other_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        f"before\n{command.BEGIN}\n{command.HEAD}| `kill` | old | 1 | seen | then |\n{command.END}\nafter\n"
    )
    monkeypatch.setattr(command, "PAGE", page)
    command.note("shuffles", 1000, "first line\nall well")
    command.note("points", 20, "240 crashes")
    lines = page.read_text().splitlines()
    assert (lines[0], lines[-1]) == ("before", "after")
    assert [line.split(" | ")[0] for line in lines if line.startswith("| `")] == [
        "| `kill`",
        "| `points`",
        "| `shuffles`",
    ]
    assert "| 1,000 | all well |" in page.read_text()
