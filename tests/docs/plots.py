"""Draws the figures of the documents as plots: `make plots`.

The tables of the documents are the stored results: each plot reads one, and says of which it was drawn.
"""

import hashlib
import io
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
from matplotlib.figure import Figure

FOLDER: Final = Path(__file__).resolve().parent.parent.parent / "docs"
INK: Final = "#5f6b80"  # reads on white and on black
GOLD, BLUE = "#c8932b", "#3f7fb5"
BESIDE: Final[dict[str, Any]] = {"textcoords": "offset points", "color": INK}

Row = dict[str, str]
Plot = Callable[[Any, list[Row]], None]


def table(page: str, first: str) -> list[Row]:
    """The rows of all tables of a page whose head begins with a cell."""
    rows: list[Row] = []
    head: list[str] | None = None
    for line in (FOLDER / page).read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if not cells:
            head = None
        elif head is None:
            head = cells
        elif head[0] == first and set(line) - set("|-: "):
            rows.append(dict(zip(head, cells, strict=False)))
    return rows


def number(cell: str) -> float:
    """The first number of a cell."""
    return float(re.findall(r"[\d,.]*\d", cell)[0].replace(",", ""))


def ladder(slug: str) -> tuple[list[Row], Plot]:
    """Who beats whom at tables for two of a game, with intervals."""
    rows = [row for row in table("bots.md", "players") if row["players"] == "2" and f"arena {slug} " in str(row)]

    def plot(axes: Any, rows: list[Row]) -> None:
        for at, row in enumerate(reversed(rows)):
            low, high = (float(part) for part in row["interval"].split(" to "))
            axes.plot([low, high], [at, at], color=GOLD, linewidth=3, solid_capstyle="round")
            axes.plot(number(row["won"]), at, "o", color=BLUE)
        names = [f"{row['bot']} against {row['against']}".replace("`", "") for row in reversed(rows)]
        axes.set_yticks(range(len(rows)), names)
        axes.axvline(50, color=INK, linestyle=":")
        axes.set_xlabel("games won of a hundred, with 95 % intervals")

    return rows, plot


def speed() -> tuple[list[Row], Plot]:
    """Decisions a second, beside other engines."""
    rows = [row for row in table("speed.md", "") if "decisions/s" in row]

    def plot(axes: Any, rows: list[Row]) -> None:
        names: list[str] = []
        for what in (row[""] for row in rows):
            is_same = what.startswith("the same")  # as the last line that names a game
            names.append(f"{names[-1].rpartition(',')[0]}, {what.rpartition(', ')[2]}" if is_same else what)
        colours = [GOLD if re.search("Catanatron|OpenSpiel", name) else BLUE for name in names]
        axes.barh(range(len(rows)), [number(row["decisions/s"]) for row in rows], color=colours)
        axes.set_yticks(range(len(rows)), names)
        axes.invert_yaxis()
        axes.set_xscale("log")
        axes.set_xlabel("decisions a second on one core")

    return rows, plot


def reliability() -> tuple[list[Row], Plot]:
    """How many actions were acknowledged while things broke; none of them was lost."""
    found = re.compile(r"([\d,]+) acknowledged")
    rows = [row for row in table("reliability.md", "row") if found.search(row["seen"])]

    def plot(axes: Any, rows: list[Row]) -> None:
        counts = [number(found.search(row["seen"])[1]) for row in rows]  # type: ignore[index]
        axes.barh(range(len(rows)), counts, color=BLUE)
        axes.set_yticks(range(len(rows)), [f"{row['row'].strip('`')}, {row['n']} times" for row in rows])
        axes.invert_yaxis()
        axes.set_xscale("log")
        axes.set_xlabel("actions acknowledged while that happened: none was lost, doubled or reordered")

    return rows, plot


def learning() -> tuple[list[Row], Plot]:
    """How a network gets better with the games it has played."""
    rows = table("bots.md", "games it has played")

    def plot(axes: Any, rows: list[Row]) -> None:
        games = [number(row["games it has played"]) for row in rows]
        for against, colour in (("random", GOLD), ("sensible", BLUE)):
            axes.plot(games, [number(row[f"won against `{against}`"]) for row in rows], "o-", color=colour)
            early = len(rows) // 4  # where the lines are apart
            place = games[early], number(rows[early][f"won against `{against}`"])
            axes.annotate(f"against {against}", place, (6, -12), **BESIDE)
        axes.axhline(50, color=INK, linestyle=":")
        axes.set_xlabel("games it has played")
        axes.set_ylabel("won of a hundred")

    return rows, plot


def outlook() -> tuple[list[Row], Plot]:
    """How surprising games are by weights fitted to so many others, by the number of players."""
    rows = table("bots.md", "games fitted to")

    def plot(axes: Any, rows: list[Row]) -> None:
        for players in (name for name in rows[0] if name.endswith("players")):
            tuned, *points = [(number(row["games fitted to"]), number(row[players])) for row in rows]
            axes.plot(*zip(*points, strict=True), "o-", color=BLUE)
            axes.annotate(players, points[-1], (0, -12), ha="right", **BESIDE)
            axes.axhline(tuned[1], color=GOLD, linestyle=":")
            axes.annotate("tuned for a turn", (points[-1][0], tuned[1]), (0, 4), ha="right", **BESIDE)
        axes.margins(y=0.12)  # for the lowest name
        axes.set_xscale("log")
        axes.set_xlabel("games fitted to")
        axes.set_ylabel("surprise at who won others")

    return rows, plot


def calibration() -> tuple[list[Row], Plot]:
    """What the analysis predicted, and what was observed: on the line where it is right."""
    rows = table("analysis.md", "chance")

    def plot(axes: Any, rows: list[Row]) -> None:
        axes.plot([0, 100], [0, 100], color=INK, linestyle=":")
        for games, colour in zip(dict.fromkeys(row["games"] for row in rows), (BLUE, GOLD, INK), strict=False):
            mine = [row for row in rows if row["games"] == games]
            points = [(number(row["predicted"]), number(row["observed"])) for row in mine]
            axes.plot(*zip(*points, strict=True), "o-", color=colour)
            axes.annotate(games, points[-3], (8, -8), **BESIDE)
        axes.set_xlabel("predicted, %")
        axes.set_ylabel("observed, %")

    return rows, plot


PLOTS: Final[dict[str, Callable[[], tuple[list[Row], Plot]]]] = {
    "ladder-thurn-taxis": partial(ladder, "thurn-taxis"),
    "ladder-kings-road": partial(ladder, "kings-road"),
    "speed": speed,
    "reliability": reliability,
    "learning": learning,
    "outlook": outlook,
    "calibration": calibration,
}


def picture(name: str) -> Path:
    """Where a plot is kept."""
    return FOLDER / "pictures" / f"plot-{name}.svg"


def mark(name: str) -> str:
    """What a plot of today's table has in it."""
    rows, _ = PLOTS[name]()
    return f"<!-- drawn from {len(rows)} rows, {hashlib.sha256(repr(rows).encode()).hexdigest()[:16]} -->"


def draw(name: str) -> None:
    """Draw one."""
    rows, plot = PLOTS[name]()
    look: dict[Any, Any] = {"svg.hashsalt": name, "svg.fonttype": "none", "font.size": 9, "axes.edgecolor": INK}
    look |= dict.fromkeys(("text.color", "axes.labelcolor", "xtick.color", "ytick.color"), INK)
    with mpl.rc_context(look):
        figure = Figure(figsize=(7.6, 0.9 + 0.26 * len(rows)), layout="constrained")
        axes = figure.add_subplot()
        axes.spines[["top", "right"]].set_visible(False)
        plot(axes, rows)
        drawn = io.StringIO()
        figure.savefig(drawn, format="svg", transparent=True, metadata={"Date": None})
    svg = drawn.getvalue()
    picture(name).write_text(f"{mark(name)}\n{svg[svg.index('<svg') :]}", encoding="utf-8")


if __name__ == "__main__":
    for each in PLOTS:
        draw(each)
